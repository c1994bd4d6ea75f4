heading = ### Sua página neste servidor
saved = Salvo.
unknown = Essa opção não está mais disponível. Abra `/eights me` de novo.
chapter-turn = Minha vez
chapter-cards = Minhas cartas
chapter-ratings = Ratings
chapter-language = Meu idioma
my-data = Meus dados
forget-me = Apagar tudo sobre mim

pings-on = Aviso você na sua vez.
pings-off = Não aviso você na sua vez.
pings-never = Os avisos estão desligados neste servidor.
zone = Fuso horário · { $zone }. Mude com `/eights me zone:`.
zone-of-server = Fuso horário · não escolhido, então uso { $zone }. Escolha com `/eights me zone:`.

ask-pings = Me avise na minha vez
    .help = Marco você no canal, e apago a mensagem depois que você jogar.
ask-skips = Compre ou passe por mim
    .help = Só quando não dá para fazer outra coisa. Quando há escolha, quem decide é você.
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
    .help = Suas partidas ainda contam, e seus outros resultados continuam aparecendo.
ask-hidden-mine = O meu rating, dos outros
ask-hidden-all = Todos os ratings, de mim

ask-language = Meu idioma
    .help = Para sua mão e tudo o que só você vê. O que todos veem fica no idioma do servidor.
ask-language-discord = O do meu Discord
ask-letters = Letras do meu idioma nas cartas
    .help = Se isso estiver desligado, suas cartas mostram A, K, Q e J.

data-heading = ### O que guardo sobre você
data-file = O arquivo traz tudo o que leva seu nome, de todos os servidores: seus lugares, resultados, ratings e torneios, as regras da casa que você salvou e o que você escolheu.
data-rest = -# As cartas de uma partida em andamento não estão no arquivo. As jogadas de uma partida citam lugares, não pessoas. Não guardo mensagens. **Apagar tudo sobre mim** tira você de tudo isso, em todos os servidores.
data-too-much = Seus dados são grandes demais para uma mensagem. Peça uma cópia a quem mantém este bot.

forget = ### Apagar tudo sobre mim
    Isso tira você de todas as mesas e de todos os torneios e apaga seu nome e seus resultados em todos os servidores, para sempre. Quem jogou com você mantém os próprios resultados e ratings. Seu lugar nesses resultados fica, sem nome e sem nada que leve a você. Mensagens antigas nos canais ficam, e também os arquivos que outros baixaram.
forget-presets = As regras da casa que você salvou ({ $count }) também são apagadas. Se preferir, deixe-as para os servidores, sem o seu nome. Cópias que outra pessoa salvou são dela e ficam.
forget-button = Apagar tudo para sempre
leave-button = Apagar tudo, menos minhas regras
forgotten = Pronto, esqueci tudo sobre você. Valeu por jogar!
    -# Mensagens antigas nos canais ainda mostram seu nome, assim como arquivos que outros baixaram e cópias de segurança do banco de dados feitas antes de hoje. Só quem mantém este bot pode apagar essas cópias.
