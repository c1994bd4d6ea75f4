command-eights = Jogue cartas aqui
command-card = Jogue suas cartas
command-houserules = Mude, salve e compartilhe as regras de uma mesa
command-tournament = Abra, jogue e organize torneios

menu-invite = Convidar para minha mesa
menu-profile = Perfil no Eights
menu-bring = Trazer para cá

option-table = Qual mesa, se houver várias aqui
option-game = Um jogo ou regras salvas. Busque por nome, país ou tipo (rápidos, em times, longos, malucos)
option-level = O nível dos bots
option-quick = True: bots jogam na hora. False: bots jogam com calma, para todo mundo acompanhar
option-card = A carta, como 8E para 8♠

## /eights

command-eights-open = Jogue cartas aqui: abra uma mesa para amigos e bots
    .seats = Quantos podem se sentar
    .bots = Quantos bots já começam sentados
    .target = Quantos pontos, ou rodadas vencidas, encerram a partida
    .pace = Quanto tempo cada um tem por jogada
    .place = Onde a mesa fica
    .hints = True: os jogadores podem pedir dicas, mas a partida não conta para o ranking
    .friend = Convide alguém: a pessoa recebe um aviso e um botão Entrar
command-eights-games = Veja todos os jogos por tipo, jogadores e país, ou ache um por qualquer nome
command-eights-join = Sente-se a uma mesa, pegue seu lugar de volta, ou ache uma mesa aberta neste servidor
command-eights-leave = Saia do seu lugar. Em uma partida, um bot joga por você
command-eights-start = Dê as cartas, comece a próxima rodada ou abra a revanche: o que a mesa estiver esperando
command-eights-hand = Olhe suas cartas
command-eights-show = Mova uma mesa para o fim do canal, ou veja o placar, o descarte e mais
    .what = O que ver. Deixe em branco para trazer a mesa para o fim do canal
command-eights-table = Cuide de uma mesa: bots, lugares, convites e opções, ou feche-a
    .action = O que fazer
    .seat = Qual lugar. Deixe em branco ao pôr um bot
    .level = O nível do bot
    .player = Quem convidar
command-eights-practice = Aprenda contra um bot fácil. Explico cada regra quando ela aparece pela primeira vez
    .game = Qual jogo. Deixe em branco para Crazy Eights
command-eights-today = Jogue a mão do dia: as mesmas cartas para todos aqui, uma chance para cada um
command-eights-help = Os primeiros passos, e o que você pode fazer agora
command-eights-me = Seus avisos, suas cartas e o que o Eights sabe de você
    .zone = Seu fuso horário, para os horários que você digita. Escreva uma cidade, como São Paulo
command-eights-settings = Defina canais, cargos, jogos, mão do dia, ritmo, silêncio e limites deste servidor
command-eights-leaderboard = Veja quem joga melhor neste servidor, ou como vai um jogador
    .player = Resultados de um jogador. Pode ser você
    .by = O critério do ranking
    .game = Um jogo. Deixe em branco para todos
    .period = Quais partidas contam
command-eights-history = Veja as partidas jogadas, reveja uma, ou confira as cartas dela
    .what = A lista de partidas, ou a prova de que nenhuma carta foi trocada
    .member = De quem são as partidas. Deixe em branco para as de todos
    .game = Um jogo. Deixe em branco para todos
    .here = True: só partidas deste canal
    .match = Vá direto a uma partida. Escreva o número, um jogador ou um jogo

## /card

command-card-play = Jogue uma carta, ou várias juntas. Antes da sua vez, planeje uma
    .card = A carta, como 8E ou 24. Se forem várias, ponha espaços. A última fica por cima
    .suit = O naipe que você escolhe com um curinga
    .last-card = True: diga “última carta” (ou a palavra da sua mesa) ao jogar
    .rank = O valor que você pede, se a carta deixar pedir um
    .sequence = Str8 Eight com duas sequências: qual delas recebe a carta
command-card-draw = Compre uma carta, ou pague a multa
    .pile = De onde você compra
command-card-pass = Passe, ou fique com a carta que comprou
command-card-discard = Str8 Eight: descarte uma carta
    .card = A carta, como 24
command-card-give = Dê uma carta, quando o jogo deixar
    .card = A carta, como 8E. Deixe em branco para não dar nada
    .last-card = True: diga “última carta” (ou a palavra da sua mesa) ao dar a última
command-card-challenge = Duvide de um possível blefe, ou aceite
    .reply = Sua resposta
command-card-catch = Pegue quem está com uma carta só e não avisou
command-card-last-card = Diga “última carta”, ou a palavra da sua mesa
command-card-pick = Escolha o naipe quando a primeira carta for curinga, ou o sentido do jogo
    .suit = O naipe que você escolhe
    .direction = O sentido que você escolhe, se for quem começa
command-card-rule = Bartok e Mao: crie uma regra depois de vencer uma rodada, ou adivinhe uma secreta
    .action = Criar ou adivinhar
    .rule = Qual regra. Um palpite errado custa uma carta
command-card-say = Mao: diga uma frase antes de jogar ou comprar
    .phrase = O que você diz
command-card-take-back = Desfaça seu plano, ou pegue de volta a carta que acabou de jogar, antes da próxima jogada
    .reply = Quando outro jogador pede uma carta de volta: deixe ou não
command-card-ask = Pergunte por que uma carta não serve, ou peça uma dica, se a mesa permitir
    .about = O que você quer saber
    .card = A carta que não pode jogar. Deixe em branco para ver todas

## /houserules

command-houserules-show = Leia as regras de uma mesa ou de um jogo
    .game = Um jogo ou regras da casa salvas. Deixe em branco para a mesa daqui
command-houserules-edit = Mude as regras de uma mesa antes da partida, ou as que este servidor guarda
    .game = Regras salvas para mudar, ou um jogo como base para novas
command-houserules-save = Salve neste servidor as regras de uma mesa, ou as de um código
    .name = Um nome, como Noite de sexta
    .code = Um código de outro servidor. Deixe em branco para salvar as regras da mesa daqui
command-houserules-saved = Veja as regras salvas neste servidor, compartilhe com outro servidor ou apague
    .action = O que fazer. Deixe em branco para ver todas
    .name = Quais regras da casa. Para compartilhar as da mesa daqui, deixe em branco

## /tournament

command-tournament-open = Abra um torneio neste canal
    .rounds = Quantas rodadas. Vence o melhor total depois da última
    .minutes = Quantos minutos cada um tem por jogada
    .starts = Um horário como “19:30”, depois o dia. Seu fuso: /eights me
command-tournament-join = Entre no torneio daqui, ou volte a ele
command-tournament-leave = Saia do torneio. Um bot termina sua rodada
command-tournament-show = Mova o torneio para o fim do canal
command-tournament-manage = Organize um torneio: comece, pause, ponha ou tire jogadores, cancele
    .action = O que fazer
    .player = Qual jogador tirar

## What the values of an option mean

choice-level-easy = Fácil – erra como quem está começando
choice-level-steady = Firme – joga a carta boa que está na cara
choice-level-expert = Fera – lembra o que cada um fez, pensa à frente, nunca vê cartas escondidas
choice-direction-clockwise = Horário
choice-direction-counterclockwise = Anti-horário
choice-what-table = Mesa – traga para o fim do canal
choice-what-scores = Placar – rodada por rodada
choice-what-pile = Descarte – as cartas jogadas, e quem jogou o quê
choice-what-log = Jogadas – o que aconteceu nesta rodada
choice-what-sheet = Tabela – Str8 Eight: todos os números, e o que pode vir depois de cada um
choice-what-details = Jogo limpo – o selo agora, e a prova e o código das cartas depois da partida
choice-what-tables = Mesas – as mesas abertas deste servidor
choice-table-action-add = Pôr – um bot se senta
choice-table-action-level = Nível – mude o nível de um bot
choice-table-action-remove = Tirar – libere um lugar. Em uma partida, um bot assume
choice-table-action-invite = Convidar – a pessoa recebe um aviso e um botão Entrar
choice-table-action-options = Opções – jogo, meta, ritmo e lugares. Na partida, quem pode pegar o lugar de um bot
choice-table-action-close = Fechar – uma partida em andamento acaba sem vencedor
choice-history-matches = Partidas – a lista, ou uma partida para rever
choice-history-verify = Conferir – veja se alguma carta de uma partida foi trocada
choice-from-draw = Monte
choice-from-discard = Descarte – Str8 Eight: pegue a carta de cima
choice-answer-challenge = Duvido! – é um blefe
choice-answer-stand = Aceitar – deixe valer
choice-rule-action-add = Criar – uma regra sua, depois de vencer uma rodada
choice-rule-action-guess = Adivinhar – uma regra secreta
choice-about-why-not = Por que não? – por que uma carta não serve agora
choice-about-hint = Dica – o que um bot fera jogaria
choice-saved-action-list = Lista – tudo o que está salvo aqui
choice-saved-action-share = Compartilhar – um código para usar em outro servidor
choice-saved-action-delete = Apagar – para sempre
choice-manage-start = Começar – dê as cartas da primeira rodada
choice-manage-pause = Pausar – ou continuar
choice-manage-close = Fechar – cancele o torneio
choice-manage-bot = Bot – ponha um bot
choice-manage-remove = Tirar – tire um jogador ou um bot
choice-suit-S = ♠ Espadas
choice-suit-H = ♥ Copas
choice-suit-D = ♦ Ouros
choice-suit-C = ♣ Paus
choice-suit-O = ● Círculos
choice-suit-V = ▲ Triângulos
choice-suit-X = ✚ Cruzes
choice-suit-U = ■ Quadrados
choice-suit-Y = ★ Estrelas

## The games, in a list: what each is, in a few words, as a line may have 100 characters

game-choice = { $name } · { $least ->
    [2] { $most ->
            [2] para 2
           *[other] de 2 a { $most }
        }
   *[other] de { $least } a { $most }
} · { $length ->
    [none] { $what }
   *[other] { $length } · { $what }
}
zone-choice = { $zone } · lá agora: { $time }
preset-choice = { $name } · regras da casa salvas para { $game }
choice-game-crazy-eights = combine naipe ou valor, Oitos são curingas, com pulos e multas
choice-game-eights = o clássico: compre até poder jogar, com quatro é em duplas
choice-game-eights-program = compre até uma carta servir, quem vence leva os pontos
choice-game-eights-250 = só os Oitos são especiais, até 250 pontos
choice-game-countdown = esvazie a mão oito vezes, cada vez com outro curinga
choice-game-countdown-jacks = Countdown com Valetes que pulam e uma Dama malvada
choice-game-kings-reverse = Jokers para blefar, presentes e casamentos
choice-game-blackjack = Dois e Valetes acumulam, Ases são curingas
choice-game-str8-eight = algo diferente: monte uma sequência crescente de oito números
choice-game-switch = também Take Two, Ases são curingas, Dois e Valetes acumulam
choice-game-mzansi = da África do Sul, Oitos bloqueiam multas
choice-game-huit-americain = da França, diga “carte” com uma carta na mão
choice-game-puskiyon = da Turquia, sem curingas nem cartas especiais
choice-game-huit = do Quebec, Oitos são curingas, um Dez inverte
choice-game-mau-mau = da Alemanha, com 32 cartas, Valetes são curingas
choice-game-mau-mau-52 = Mau-Mau com dois baralhos inteiros
choice-game-tschau-sepp = da Suíça, com 36 cartas, cubra seu Ás
choice-game-pesten = dos Países Baixos, bata com uma carta comum
choice-game-makao = da Polônia, Valetes pedem um valor
choice-game-macau = da Hungria, jogue correntes de cartas
choice-game-agony = da Grécia, Oitos jogam de novo
choice-game-jacks-twos-eights = jogue correntes de cartas, cuidado com o A♥
    .heard = jogue correntes de cartas, cuidado com o Ás de copas
choice-game-jack-change-it = da Irlanda do Norte, Valetes são curingas
choice-game-last-card = da Nova Zelândia, Cincos são +5
choice-game-one-card = da Coreia, ataques crescem com cartas mais fortes
choice-game-zimbabwe = um Ás deixa você jogar mais cartas do naipe dele
choice-game-ocho-locos = de Porto Rico, oito rodadas, cada uma com uma carta a menos
choice-game-super-crazy-eights = quinze rodadas, descendo até uma carta e voltando
choice-game-rockaway = dois baralhos, compre até uma carta servir
choice-game-bartok = quem vence cada rodada cria uma regra nova
choice-game-mao = regras secretas dizem como se comportar, descubra quais
