chapter-sequence = Sequência

sides =
    .label = Duplas
    .help = Quantas duplas jogam. Parceiros sentam frente a frente e montam juntos uma sequência.
    .value = { $count ->
        [0] cada um por si
       *[other] { $count } duplas
    }
    .refused = Escolha duas, três ou quatro duplas, ou cada um por si.
packs =
    .label = Baralhos
    .help = Quantos baralhos de 70 cartas são embaralhados juntos.
    .refused = Escolha um baralho ou dois.
sequences =
    .label = Sequências
    .help = Quantas sequências cada jogador monta ao mesmo tempo, quando são dois.
    .refused = Escolha uma ou duas sequências para cada jogador.
backwards =
    .label = Para trás
    .help = Uma sequência também pode descer?
pass_cost =
    .label = Cartas de passe
    .help = Quantos pontos custa cada carta de passe que fica na mão.
    .value = { points }
    .refused = Escolha na lista quanto custa cada carta de passe (de 0 a 100 pontos).

no-teams = { $seats } jogadores não formam { $sides } duplas. Escolha outro número de duplas, ou cada um por si.
one-pack-too-few = Cada um por si, { $seats } jogadores precisam de dois baralhos. Adicione um baralho, ou jogue em duplas.
