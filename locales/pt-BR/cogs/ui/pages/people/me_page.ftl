heading = ### Sua página neste servidor
saved = Salvo.
unknown = Essa opção não está mais disponível. Abra `/eights me` de novo.
chapter-turn = Minha vez
chapter-cards = Minhas cartas
chapter-ratings = Ratings
chapter-language = Meu idioma
my-data = Meus dados
forget-me = Esqueça de mim

pings-on = Eu aviso você na sua vez.
pings-off = Não aviso você na sua vez.
pings-never = Os avisos estão desligados neste servidor.
skips-on = Quando só dá para comprar ou passar, eu faço isso por você.
skips-off = É você que compra e passa.
confirms-on = Quando você aperta uma carta, pergunto antes de jogar.
confirms-off = Quando você aperta uma carta, ela sai na hora.
order-suit = Sua mão fica em ordem de naipe.
order-rank = Sua mão fica em ordem de valor.
text-on = Você vê só texto: sem imagens, um fato por linha, naipes por extenso.
text-off = Você vê imagens das suas cartas.
colours-two = Seu baralho tem duas cores.
colours-four = Seu baralho tem quatro cores: ouros são azuis, paus são verdes.
size-normal = Suas cartas têm tamanho normal.
size-large = Suas cartas são grandes.
rating-shown = Os outros podem ver seu rating.
rating-hidden = Ninguém além de você vê seu rating. Você não está no ranking deles por rating.
ratings-shown = Você vê ratings.
ratings-hidden = Você não vê rating nenhum, nem o seu.
language = **Seu idioma:** { $language }
language-of-discord = **Seu idioma** é o do seu Discord: { $language }
letters-own = Suas cartas têm as letras do seu idioma.
letters-english = Suas cartas têm as letras do inglês: A, K, Q, J.
zone = **Seu fuso horário:** { $zone }. Mude com `/eights me zone:`.
zone-of-server = **Seu fuso horário** não foi escolhido, então leio as horas que você escreve no fuso { $zone }. Escolha com `/eights me zone:`.

ask-pings = Me avise na minha vez
    .help = Uma mensagem curta no canal marca você, e some depois que você jogar.
ask-skips = Compre ou passe por mim
    .help = Só quando não dá para fazer outra coisa. Havendo escolha, ela é sempre sua.
ask-confirms = Pergunte antes de jogar
    .help = O primeiro toque em uma carta pergunta, e o segundo joga.
ask-order = Ordem da minha mão
ask-order-suit = Por naipe
ask-order-rank = Por valor
ask-colours = Baralho
ask-colours-two = Duas cores
ask-colours-four = Quatro cores
ask-size = Tamanho das minhas cartas
ask-size-normal = Normal
ask-size-large = Grande
ask-text = Só texto
    .help = Sem imagens, um fato por linha, naipes por extenso. Feito para leitores de tela.
ask-hidden = Esconder ratings
    .help = Tudo o mais que você jogou ainda conta e aparece.
ask-hidden-mine = O meu, de todos os outros
ask-hidden-all = Todos, de mim

ask-language = Meu idioma
    .help = Para sua mão e tudo o que só você vê. O que todos veem fica no idioma do servidor.
ask-language-discord = O do meu Discord
ask-letters = Letras do meu idioma nas cartas
    .help = Se desligar, são A, K, Q e J na sua mão e em tudo o que só você vê.

data-heading = ### O que guardo sobre você neste servidor
data-name = Seu ID do Discord e seu nome no ranking: { $name }
data-no-name = Nenhum nome no ranking
data-matches = Seus resultados: { $count ->
    [0] nenhum
    [one] 1 partida
   *[other] { $count } partidas
}
data-seats = Mesas abertas em que você está ou é host: { $count }
data-tournaments = Torneios em que você entrou: { $count }
data-house-rules = Regras da casa que você salvou: { $count }
data-preferences = O que você escolheu com `/eights me`, e o idioma do seu Discord, se eu falo esse idioma
data-no-preferences = Nada escolhido com `/eights me`
data-file = O arquivo traz tudo isso, de todos os servidores: seus lugares, resultados, partidas e suas próprias jogadas nelas, com os números dos toques que provam as cartas.
data-rest = -# As cartas de uma partida em andamento não estão nele. As jogadas de uma partida citam lugares, não pessoas. Não guardo mensagens. **Esqueça de mim** apaga tudo isso, em todos os servidores.
data-too-much = Seus dados são grandes demais para uma mensagem. Peça-os a quem mantém este bot.
