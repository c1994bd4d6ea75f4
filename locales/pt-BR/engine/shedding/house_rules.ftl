chapter-matching = Cartas que combinam e curingas
chapter-special = Efeitos das cartas
chapter-drawing = Comprar
chapter-several = Várias cartas
chapter-last = Última carta

sides =
    .label = Parceiros
    .help = Quantos times jogam. Os lugares se alternam entre os times, então, com duas duplas, os parceiros ficam frente a frente.
    .value = { $count ->
        [0] cada um por si
       *[other] { $count } times
    }
packs =
    .label = Baralhos
    .help = Quantos baralhos são embaralhados juntos.
    .refused = Jogue com 1 a 6 baralhos, não { $count }.
pack_kind =
    .label = Tipo de baralho
    .help = Com quais cartas se joga. Um baralho Whot tem formas e números, e seus próprios curingas.
    .french = copas, espadas, ouros e paus
    .whot = Whot
pack_size =
    .label = Cartas no baralho
    .help = Quantas cartas tem cada baralho: todas, ou só as de 6 ou de 7 até o Ás.
    .value = { $count ->
        [32] 32, de 7 a Ás
        [36] 36, de 6 a Ás
       *[52] todas as 52
    }
    .refused = Um baralho pode ter 32, 36 ou 52 cartas, não { $count }.
jokers =
    .label = Jokers
    .help = Quantos Jokers cada baralho tem. Eles são curingas.
    .refused = Escolha nenhum, um ou dois Jokers para cada baralho.
deal =
    .label = Cartas para cada um
    .help = Quantas cartas cada jogador recebe.
    .value = { cards }
    .refused = Dê de 1 a 13 cartas para cada um, não { $count }.
deals =
    .label = Cartas nas rodadas seguintes
    .help = Quantas cartas cada jogador recebe nas rodadas depois da primeira.
    .same = a mesma quantidade
    .down = uma a menos por rodada, e depois recomeça
    .down-and-up = uma a menos por rodada, depois uma a mais
first_card =
    .label = Primeira carta
    .help = Qual carta começa o descarte. Se todo mundo começa com paus (estrelas, no baralho Whot), você compra até ter uma carta dessas, e ela não faz nada de especial.
    .turned-up = a carta de cima do monte
    .of-the-dealer = quem dá as cartas joga a última que recebeu
    .any = o primeiro jogador começa com qualquer carta
    .clubs = todo mundo começa com paus
first_player =
    .label = Primeiro a jogar
    .help = Quem começa uma rodada.
    .winner = quem venceu a última rodada ou, sem vencedor, quem tem mais pontos na mão
    .left = quem está à esquerda de quem dá as cartas
    .right = quem está à direita de quem dá as cartas
    .dealer = quem dá as cartas
play_direction =
    .label = Sentido
    .help = Para que lado o jogo segue no início de uma rodada. A vez de dar as cartas anda no mesmo sentido, ou no horário se um jogador escolher o sentido.
    .clockwise = horário
    .counterclockwise = anti-horário
    .first-player-picks = o primeiro jogador escolhe
goal =
    .label = Mão vazia
    .help = O que acontece quando você joga sua última carta. Na contagem regressiva, você começa com um ponto para cada carta recebida, e cada mão nova tem uma carta para cada ponto. Com 0 você vence.
    .round = você vence a rodada
    .countdown = você perde um ponto e recebe uma mão nova
    .countdown-by-rounds = você perde um ponto, depois todos recebem mãos novas
play_on =
    .label = Continuar jogando
    .help = Os outros continuam depois que o primeiro bate, até sobrar só um com cartas?
grows =
    .label = Regras novas
    .help = Quem vence uma rodada cria uma regra, que vale até o fim da partida? Regras secretas são sobre o que dizer e o que evitar. Elas nunca impedem você de jogar uma carta, mas quebrar uma custa uma carta.
    .not = nenhuma, as regras ficam
    .openly = quem vence uma rodada cria uma regra
    .hidden = quem vence uma rodada cria uma regra secreta

matching =
    .label = O que combina
    .help = O que uma carta precisa para ir em cima da carta da mesa. Com um valor acima ou abaixo, Rei e Ás são vizinhos, os naipes não importam, e um curinga não escolhe nenhum.
    .suit-or-rank = o mesmo naipe ou valor
    .suit = o mesmo naipe
    .next-rank = um valor acima ou abaixo
still_fitting =
    .label = Valores que também combinam
    .help = Quando só o naipe conta, você ainda pode jogar estes valores em cima do mesmo valor.
    .refused = Só valores de Ás a Rei podem combinar também pelo valor.
apart =
    .label = Nunca um em cima do outro
    .help = Você não pode jogar estes valores ou cartas um em cima do outro, mesmo combinando.
wild =
    .label = Curingas
    .help = Você pode jogar estes valores em cima de qualquer carta, e aí escolhe o naipe.
    .refused = Só valores de Ás a Rei podem ser curingas.
own_wild =
    .label = Curinga pelos pontos
    .help = As cartas de valor igual aos seus pontos são curingas para você, como os Cincos para quem tem 5 pontos?
wild_when =
    .label = Jogar curingas
    .help = Quando você pode jogar um curinga.
    .any-time = a qualquer momento
    .when-it-matches = só se o naipe ou o valor combinar
wild_on_wild =
    .label = Curinga em cima do mesmo valor
    .help = Pode jogar um curinga em cima de uma carta do mesmo valor, como Valete em Valete?
naming =
    .label = Escolher o naipe
    .help = Qual naipe você pode escolher com um curinga. Um Joker não tem naipe, então sempre deixa você escolher.
    .any-suit = qualquer naipe
    .another-suit = qualquer naipe, menos o atual
    .own-suit = nenhum, vale o naipe da própria carta
    .any-suit-if-it-matches = qualquer um se a carta combinar, senão nenhum
rank_on_wild =
    .label = Mesmo valor em cima de curinga
    .help = Em cima de um curinga, vale combinar pelo valor, e não só pelo naipe escolhido?
wild_starter =
    .label = Se a primeira carta for curinga
    .help = O que acontece quando a primeira carta de uma rodada é curinga.
    .dealer-names = quem dá as cartas escolhe o naipe
    .own-suit = vale o naipe dela, mas um Joker volta
    .first-player-free = qualquer carta vai em cima dela
    .another-card = ela volta, e outra carta é virada
    .blind = o naipe é sorteado antes de alguém olhar as cartas
    .bottom-card = vale o naipe da carta do fundo do monte
starter_suit_only =
    .label = Só vale o naipe da primeira carta
    .help = Em cima da primeira carta de uma rodada, só dá para jogar o mesmo naipe? Se sim, a primeira carta não tem efeito.
open_cards =
    .label = Cartas abertas
    .help = Você pode jogar qualquer carta em cima destes valores ou cartas.
free_cards =
    .label = Cartas livres
    .help = Você pode jogar estes valores ou cartas em cima de qualquer carta, mas não escolhe o naipe.
jump_in =
    .label = Corte
    .help = Quem tem uma carta exatamente igual à da mesa pode jogar fora da vez? O jogo continua a partir de quem cortou.
last_resort =
    .label = Último recurso
    .help = Você só pode jogar estas cartas quando nada mais da sua mão servir.
    .refused = Só valores de Ás a Rei, ou o Joker, podem ser último recurso.
bluffing =
    .label = Blefe
    .help = Você pode jogar uma carta de último recurso como blefe? O próximo jogador pode duvidar.
challenge_penalty =
    .label = Duvidar sem razão
    .help = Quantas cartas a mais custa duvidar sem razão.
    .value = { cards }
    .refused = Duvidar sem razão pode custar de 0 a 10 cartas a mais.

effects =
    .label = Cartas especiais
    .help = O que um valor ou uma carta faz quando você joga.
    .none = nada de especial
    .does = { $kind ->
        [skip] { $count ->
            [1] pula o próximo jogador
           *[other] pula os { $count } próximos jogadores
        }
        [reverse] inverte o sentido
        [gift] você pode dar { cards } para cada um
        [again] você joga de novo
        [suit] você pode jogar também outras cartas do mesmo naipe
        [draw-back] o jogador anterior compra { $count }
        [all-draw] todos os outros compram { cards } na hora
        [previous-draws] o jogador anterior compra { cards } na hora
        [all-draw-again] todos os outros compram { cards } na hora, e você joga de novo
        [rank] você pede um valor
        [card] você pede uma carta exata
       *[draw] o próximo jogador compra { $count }
    }
    .row = { $cards }: { $kind ->
        [skip] { $count ->
            [1] pula
           *[other] pula { $count }
        }
        [reverse] inverte
        [gift] dá { $count } para cada um
        [again] joga de novo
        [suit] leva o naipe junto
        [draw-back] +{ $count } para trás
        [all-draw] todos os outros +{ $count }
        [previous-draws] jogador anterior +{ $count }
        [all-draw-again] todos os outros +{ $count }, joga de novo
        [rank] pede um valor
        [card] pede uma carta
       *[draw] +{ $count }
    }
    .refused-kind = Uma carta especial pode pular, inverter, fazer alguém comprar, dar cartas, pedir um valor ou uma carta, deixar você jogar de novo ou deixar você jogar mais cartas do mesmo naipe. Escolha uma dessas opções.
    .refused-count = Uma carta especial pode pular de 1 a 10 jogadores, ou fazer alguém comprar ou receber de 1 a 10 cartas.
starter_effects =
    .label = Se a primeira carta for especial
    .help = O que acontece quando a primeira carta de uma rodada é especial.
    .act = faz efeito como se quem dá as cartas a tivesse jogado
    .none = não faz nada
    .another-card = ela volta, e outra carta é virada
two_player_reverse =
    .label = Inverter com dois jogadores
    .help = O que uma carta de inverter faz com dois jogadores.
    .nothing = nada
    .skip = pula o outro jogador
stacking =
    .label = Acumular
    .help = Qual carta de compra você pode jogar em vez de comprar. A multa passa para o próximo jogador.
    .none = nada acumula
    .same-rank = mesmo valor
    .any-draw-card = qualquer carta de compra
    .as-strong = uma carta de compra igual ou mais forte
    .same-rank-or-suit = mesmo valor ou naipe
answered_by =
    .label = Acumular por carta
    .help = Como acumular em cima de certas cartas de compra, se não for como nas outras.
    .none = como nas outras
    .row = { $cards }: { $way }
penalties_add_up =
    .label = Multas se somam
    .help = A carta de compra que responde a uma multa se soma a ela? Se não, só conta a última.
cancels =
    .label = Cartas que cancelam
    .help = Você pode jogar uma destas cartas em vez de comprar. Aí ninguém compra.
cancels_only =
    .label = Cancelar só a multa de um valor
    .help = Uma carta que cancela pode valer só para a multa de um valor.
    .none = qualquer multa
    .does = só uma multa de { $rank }
    .row = { $cards } só contra { $rank }
    .refused = Uma carta que cancela só pode se limitar a multas de um valor, de Ás a Rei, ou a multas de Jokers.
cancels_leave_suit =
    .label = Cancelar mantém o naipe
    .help = O naipe continua o mesmo quando você cancela uma multa? Se sim, você não escolhe nenhum.
after_penalty =
    .label = Depois da multa
    .help = O que acontece depois que você paga uma multa.
    .turn-ends = sua vez acaba
    .play-on = você ainda joga
skip_stacking =
    .label = Responder a um pulo
    .help = Dá para responder a um pulo com uma carta de pular do mesmo valor? Aí o pulo passa para o próximo jogador.
skips_add_up =
    .label = Pulos se somam
    .help = Quando alguém responde a um pulo, ele se soma ao novo, e o próximo jogador perde todas essas vezes? Se não, só conta o último pulo, e várias cartas de pular jogadas juntas pulam um jogador cada uma.
cover =
    .label = Se não puder jogar de novo
    .help = O que você faz quando uma carta deixa você jogar de novo, mas você não pode.
    .draw-as-usual = compre como sempre
    .draw-until-covered = compre até poder
again_in_suit =
    .label = Jogar de novo no mesmo naipe
    .help = A carta com que você joga de novo tem que ser do mesmo naipe, ou curinga?

draws =
    .label = Compras por jogada
    .help = Quantas cartas você pode comprar na sua vez, uma a uma.
    .value = { $count ->
        [0] até poder jogar
        [21] quantas você quiser
       *[other] { cards }
    }
    .refused = Escolha de 1 a 20 cartas por jogada, 0 para comprar até poder jogar, ou 21 para quantas quiser.
draw_though_able =
    .label = Comprar mesmo podendo jogar
    .help = Quem tem carta para jogar pode comprar mesmo assim?
after_drawing =
    .label = Depois de comprar
    .help = O que você pode jogar depois de comprar.
    .turn-ends = nada, sua vez acaba
    .drawn-card = a carta que você comprou
    .drawn-card-must = a carta que você comprou, e tem que jogá-la se combinar
    .any-card = qualquer carta
hand_limit =
    .label = Limite da mão
    .help = Com quantas cartas na mão você não pode mais comprar na sua vez.
    .value = { $count ->
        [0] sem limite
       *[other] { cards }
    }
reshuffle =
    .label = Refazer o monte
    .help = Quando o monte acaba, o descarte é embaralhado e vira um novo monte?
free_pass =
    .label = Passar mesmo podendo jogar
    .help = Quando não há mais cartas para comprar, você pode passar mesmo podendo jogar?

groups =
    .label = Cartas jogadas juntas
    .help = Você pode jogar várias cartas de uma vez? A primeira carta tem que combinar, todas fazem efeito, e o próximo jogador joga em cima da última.
    .none = não, uma carta de cada vez
    .equal-ranks = quaisquer do mesmo valor
    .equal-plain-ranks = do mesmo valor, menos curingas e especiais
    .runs = sequências do mesmo naipe, subindo ou descendo
    .chains = sequências, valores iguais, ou os dois misturados
group_reverse =
    .label = Várias cartas de inverter
    .help = O que fazem várias cartas de inverter jogadas de uma vez.
    .every-one = cada uma inverte
    .top-one = só a de cima inverte
marriage =
    .label = Casamento
    .help = Pode jogar o Rei e a Dama do mesmo naipe de uma vez, em qualquer ordem?

questions =
    .label = Perguntas
    .help = Quando joga uma destas cartas, você tem que responder na mesma jogada. Jogue por cima uma carta do mesmo naipe. Ou jogue outra pergunta do mesmo naipe ou valor, e responda a essa também.
answers =
    .label = Respostas
    .help = Só estes valores ou cartas podem responder a uma pergunta. Se a lista ficar vazia, qualquer carta do mesmo naipe pode.
unanswered =
    .label = Pergunta sem resposta
    .help = O que acontece se você não tiver resposta.
    .not-played = você não pode jogar a pergunta
    .draw-one = você joga a pergunta e compra uma carta
call =
    .label = Dizer “última carta”
    .help = Quanto tempo você tem para dizer “última carta” quando fica com uma, e o que acontece se não disser.
    .automatic = até a jogada do próximo jogador
    .catch = até alguém pegar você
    .none = não precisa dizer
    .to-go-out = até a jogada do próximo jogador, ou você não pode bater na próxima vez
    .announced = na vez antes da batida, com até três cartas
    .with-last-card = só ao jogar sua última carta
call_word =
    .label = Palavra da última carta
    .help = O que você diz quando fica com uma carta.
second_call =
    .label = Dizer mais uma palavra
    .help = Uma segunda palavra, e quando dizer. Esquecer essa palavra custa o mesmo que esquecer a primeira.
    .none = não
    .at-two = também ao ficar com duas cartas
    .at-three = também ao ficar com três cartas
    .going-out = também ao bater
second_word =
    .label = Segunda palavra
    .help = O que você diz da segunda vez.
word =
    .last-card = última carta
    .one-card = uma carta
    .two-cards = duas cartas
    .semi-last-card = quase última carta
    .cards = cartas
    .carte = carte
    .mau = Mau
    .mau-mau = Mau-Mau
    .tschau = Tschau
    .sepp = Sepp
    .makao = Makao
    .macau = Macau
    .laatste-kaart = laatste kaart
    .po-makale = po makale
    .bartok = Bartok
    .mao = Mao
    .lappen = lappen
    .varning = varning
    .niko-kadi = Niko Kadi
    .tek = tek
    .prsi = prší
    .olsen = Olsen
    .olsen-of-iceland = Ólsen
    .olsen-olsen = Ólsen Ólsen
    .knock = toc, toc
    .macao = Macao
    .crazy = crazy
call_penalty =
    .label = Esquecer de dizer
    .help = Quantas cartas você compra por esquecer de dizer.
    .value = { cards }
    .refused = Esquecer de dizer “última carta” pode custar de 0 a 10 cartas.
winning_card_acts =
    .label = Carta da vitória faz efeito
    .help = Uma carta especial que vence a rodada ainda faz efeito?

not_last =
    .label = Nunca a última carta
    .help = Você não pode bater com estes valores ou cartas. Se só sobrarem cartas assim na sua mão, você compra.
winning_wild =
    .label = Último curinga precisa combinar
    .help = Se sua última carta for um curinga, ela precisa combinar por naipe ou valor?
last_alone =
    .label = Última carta sozinha
    .help = Você tem que jogar sua última carta sozinha, sem outras junto?
cardless =
    .label = Última carta sem bater
    .help = Você pode jogar sua última carta mesmo sem poder bater com ela? Se sim, compra na sua próxima vez, e ninguém bate enquanto outro jogador estiver sem cartas.

scoring =
    .label = Pontuação
    .help = Quem marca os pontos das cartas que ficam nas mãos.
    .penalty = cada um marca os seus, vence o menor total
    .collect = quem vence marca os de todos os outros
    .rounds = ninguém, só contam as rodadas vencidas
rounds_to_win =
    .label = Rodadas para vencer
    .help = Quantas rodadas você precisa ganhar para vencer a partida. Com uma, é jogo único.
    .value = { rounds }
    .refused = Escolha de 1 a 20 rodadas para vencer, não { $count }.
rounds_to_play =
    .label = Rodadas jogadas
    .help = Quantas rodadas tem uma partida. Depois da última, vence o melhor total.
    .value = { $count ->
        [0] quantas forem necessárias
       *[other] { rounds }
    }
    .refused = Escolha de 1 a 20 rodadas, não { $count }, ou 0 para jogar quantas forem necessárias.
costs =
    .label = Pontos das cartas
    .help = Quantos pontos valem as cartas de um valor, ou uma carta só. As outras valem o número que mostram, figuras 10 e Jokers 50.
    .none = como sempre
    .does = { points }
    .row = { $cards } { $count }
    .refused = Uma carta pode valer de 0 a 500 pontos.
empty_stock =
    .label = Monte vazio encerra a rodada
    .help = A rodada acaba quando o monte acaba? Quem está na vez ainda joga, e aí se contam os pontos das mãos.
doubling =
    .label = Dobrar os pontos
    .help = Se alguém bate com um destes valores, as cartas de todos os outros valem o dobro.
    .refused = Só valores de Ás a Rei, ou o Joker, podem dobrar os pontos.
tripling =
    .label = Triplicar os pontos
    .help = Se alguém bate com um destes valores, as cartas de todos os outros valem o triplo.
    .refused = Só valores de Ás a Rei, ou o Joker, podem triplicar os pontos.
points_off =
    .label = Desconto de pontos
    .help = Quantos pontos sua última carta desconta do seu total.
    .none = nada
    .does = { points } a menos
    .row = { $cards } { $count }
    .refused = Uma carta pode descontar de 1 a 100 pontos.
knockout =
    .label = Eliminação
    .help = Quem sai da partida depois de uma rodada. Vence o último que ficar.
    .none = ninguém
    .at-the-target = quem chega à meta
    .highest-hand = quem tem mais pontos na mão
exact_target =
    .label = Meta exata
    .help = Um total exatamente igual à meta volta a 0.
bonus =
    .label = Bônus
    .help = Quantos pontos a mais ganha quem vence a partida.
    .value = { points }
    .refused = O bônus tem que ser de 0 a 500 pontos.
settlement =
    .label = Acerto de contas
    .help = Quem paga a quem no fim, uma unidade a cada dez pontos.
    .none = ninguém paga
    .with-the-winner = todos pagam a quem venceu
    .among-all = cada um paga a todos que se saíram melhor

wild-still-special = Curingas que ainda fazem outra coisa, como no jogo básico: { $cards }. Você pode mudar isso em **Cartas especiais**.

no-sides = { $seats } jogadores não formam { $sides } times iguais. Escolha outro número de times, ou cada um por si.
deal-too-large = Com { $deal } cartas para cada um dos { $seats } jogadores, o monte fica com { $left } de { $all }, mas precisa ficar com pelo menos um terço. Dê menos cartas ou adicione um baralho.
hand-limit-refused = O limite da mão tem que ser de 10 a 60 cartas, e não menos que as cartas recebidas. Escolha outro, ou 0 para não ter limite.
gift-of-last-resort = Uma carta que permite dar cartas não pode ser também de último recurso. Escolha uma das duas coisas.
too-many-questions = No máximo metade das cartas pode ser pergunta, ou faltariam respostas. Tire algumas cartas da lista.
too-many-apart = Com tantas cartas que não vão uma em cima da outra, o jogo travaria. Deixe no máximo metade das cartas nessa lista.
hidden-rules-of-another-pack = Regras secretas são sobre naipes e figuras, e um baralho Whot não tem isso. Escolha outro baralho, ou regras abertas para todos.
no-card-last = Com estas regras, nenhuma carta pode ser a última, e ninguém consegue bater. Tire algumas cartas da lista.
nothing-costs = Pelo menos uma carta tem que valer 1 ponto ou mais, ou a partida nunca acabaria.
