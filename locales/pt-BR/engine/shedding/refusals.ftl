next-play = Jogue { $cards }.
next-play-draw = Jogue { $cards }, ou compre{ $count ->
    [1] { "" }
   *[other] { " " }{ $count } cartas
}.
next-play-draw-pass = Jogue { $cards }, compre uma carta ou passe.
next-draw-pass = Compre uma carta ou passe.
next-play-pass = Jogue { $cards }, ou passe.
next-draw = Compre { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
next-pass = Passe.
next-play-miss = Jogue { $cards }, ou { $count ->
    [1] perca a vez
   *[other] fique { $count } vezes sem jogar
}.
next-miss = { $count ->
    [1] Perca a vez
   *[other] Fique { $count } vezes sem jogar
}.
play-alone = Jogue só { $card }.
play-only = Jogue só { $cards }.
answer-it = Ponha { $cards } por cima.
play-without-call = Jogue sem dizer nada.
play-without-suit = Jogue sem escolher { suit-word.bare }.
play-plainly = Jogue { $cards } sem escolher uma sequência.
play-without-rank = Jogue sem pedir { rank-word.bare }.
ask-for = Peça { $ranks }.
pick-suit = Escolha { $suits }.
give = Dê { $cards }.
give-or-nothing = Dê { $cards }, ou não dê nada.
stand-or-challenge = Aceite ou duvide.
wait-for-others = Espere os outros.
wait-for-deal = Espere as cartas serem dadas.
call-in-time = Diga “{ $word }” antes que peguem você.

not-your-turn = Ainda não é sua vez.
jump-with = Fora da vez, você só corta com a carta igual: { $card }.
jump-alone = Para cortar, jogue uma carta só.
no-jump-now = Agora não dá para cortar.
match-over = A partida acabou.
no-round = Nenhuma rodada está em andamento.
deal-later = As próximas cartas são dadas quando esta rodada acabar.
no-card = Você não escolheu uma carta para jogar.
not-held = Você não tem { $cards }.
not-held-that = Você não tem essa carta.

no-match = { CAPITAL($card) } { $fits ->
    [suit] não serve em cima de { $top }: não é { suit-word.same }.
    [next-rank] não serve em cima de { $top }: só vai uma carta logo acima ou logo abaixo.
   *[suit-or-rank] não combina com { $top }: nem { suit-word } nem { rank-word }.
}
first-suit = { CAPITAL($card) } não pode ser sua primeira carta: todo mundo começa com uma carta de { $suit }.
first-alone = Sua primeira carta da rodada vai sozinha.
first-not-wild = { CAPITAL($card) } é sua primeira carta da rodada, então não vale como curinga.
first-answers-nothing = Sua primeira carta da rodada não pode responder a uma carta de compra nem de pular.
apart = Nesta mesa, { $card } não vai em cima de { $top }, mesmo combinando.
again-in-suit = { CAPITAL($card) } não serve: para jogar de novo, tem que ser carta de { $suit }.
together-apart = Não dá para jogar { $cards } de uma vez: uma delas não pode ir em cima de outra.
suit-in-force = { CAPITAL($card) } não serve: agora { suit-word } é { $suit }.
starter-suit = { CAPITAL($card) } não serve: da primeira carta só conta { suit-word }, e agora só vai carta de { $suit }.
rank-asked = { CAPITAL($card) } não serve: { $count ->
    [1] a carta pedida é
   *[other] pediram
} { $ranks }.
rank-on-wild = { CAPITAL($card) } não serve: agora só vai carta de { $suit }, e em cima de um curinga não basta o mesmo { rank-word.bare }.
last-resort = Você só pode jogar { $card } quando nada mais da sua mão servir.
wild-must-match = { CAPITAL($card) } é curinga, mas nesta mesa precisa combinar com { $match } mesmo assim.
wild-on-wild = { CAPITAL($card) } é curinga, mas nesta mesa não vai em cima de uma carta do mesmo { rank-word.bare }.
not-last = { CAPITAL($card) } não pode ser sua última carta nesta mesa.
last-not-together = Você não pode bater com { $cards } de uma vez: a última carta vai sozinha.
last-wild-must-match = { CAPITAL($card) } é curinga, mas como última carta precisa combinar com { $match }.
unsaid = Você não disse “{ $word }” a tempo, então não pode bater agora.
announced-unsaid = Você não disse “{ $word }” na sua vez anterior, então não pode bater agora.
question-last = Não há mais cartas para comprar, então { $card } não pode ser sua última carta sem resposta.
drawing-ends-turn = Você comprou, então agora não pode mais jogar.
only-drawn-cards = Você só pode jogar uma carta que acabou de comprar, e { $card } não é uma delas.
unanswered = { CAPITAL($card) } não responde à multa de { $count }: na mesa está { $top }.
unanswered-skip = { CAPITAL($card) } não salva sua vez: só uma carta de pular do mesmo { rank-word.bare } que { $top } salva.
cancels-only = { CAPITAL($card) } só cancela uma multa de { $rank }, e esta é de { $top }.
unanswered-suit = { CAPITAL($card) } não responde à multa de { $count }: agora só carta de { $suit } responde.

single-card = Você só pode jogar uma carta por vez.
no-marriage-after-drawing = Nesta mesa, um Rei ou uma Dama que você acabou de comprar não pode entrar em um casamento.
one-drawn-card = Depois de comprar, você só pode jogar uma carta que comprou, e só uma.
marriage-on-penalty = Um casamento não responde a uma multa de { $count }.
unanswered-question = { CAPITAL($card) } precisa de uma resposta na mesma jogada.
question-alone = { CAPITAL($card) } precisa de uma resposta na mesma jogada, e você não tem nenhuma.
no-answer = { CAPITAL($card) } não responde a { $question }.
one-answer = { CAPITAL($card) } já é demais: uma pergunta leva uma resposta só.
together-plain = Não dá para jogar { $cards } de uma vez: só cartas do mesmo { rank-word.bare } que não sejam curingas nem especiais.
together-ranks = Não dá para jogar { $cards } de uma vez: só cartas do mesmo { rank-word.bare }.
together-answers = Não dá para jogar { $cards } de uma vez: cada carta precisa ter { rank-word } da anterior, ou responder a ela.
together-marriage = Não dá para jogar { $cards } de uma vez: só um Rei e uma Dama do mesmo naipe.
together-runs = Não dá para jogar { $cards } de uma vez: só uma sequência { suit-word.same }, subindo ou descendo.
together-chains = Não dá para jogar { $cards } de uma vez: cada carta precisa ter { rank-word } da anterior, ou ser vizinha dela e { suit-word.same }, sem mudar de direção.
together-suit = Não dá para jogar { $cards } de uma vez: com a primeira carta, só vão outras { $pack ->
    [whot] da forma
   *[french] do naipe
} dela.
together-suit-first = Não dá para jogar { $cards } de uma vez: a carta que leva outras { suit-word.same } junto vai primeiro.
together-either = Não dá para jogar { $cards } de uma vez: só cartas do mesmo valor, ou um Rei e uma Dama do mesmo naipe.

suit-closed = Agora você não pode escolher { $suit }.
direction-first = Primeiro vem o sentido do jogo.
pick-direction = Escolha o sentido horário ou o anti-horário.
no-direction-to-pick = Agora não é você que escolhe o sentido do jogo.
suit-left = { CAPITAL($card) } cancela a multa, então { suit-word } fica como está.
suit-missing-to-ask = { CAPITAL($card) } pede uma carta exata: escolha também { suit-word }.
suit-missing = { CAPITAL($rank) } é curinga: antes de jogar, escolha { suit-word }.
no-suit-to-pick = Agora não há { suit-word.bare } para escolher.
not-wild = { CAPITAL($card) } não é curinga, então não muda { suit-word }.
own-suit = Nesta mesa, um curinga fica com { $pack ->
    [whot] a própria forma
   *[french] o próprio naipe
}.
rank-closed = Você não pode pedir { $ranks }.
rank-missing = Com { $card }, escolha { rank-word } que vai pedir.
no-sequences = Não há sequências neste jogo.
asks-for-none = { CAPITAL($card) } não pede { rank-word.bare }.
last-card-no-rank = Com a última carta você não pede { rank-word.bare }.
last-card-no-suit = Sua última carta não muda { suit-word }.
first-card-wild = A primeira carta é curinga, e foi você que deu as cartas.

hand-full = Você não pode comprar com { cards } na mão: esse é o limite aqui.
nothing-to-draw = Não há mais carta para comprar.
draw-for-skip = Você está para perder a vez, e comprar não evita isso.
drawn-enough = Você já comprou { cards } na sua vez, e esse é o limite.
drawn-for-rank = Você compra só uma carta quando { $count ->
    [1] a carta pedida é
   *[other] pedem
} { $ranks }.
able-after-drawing = Você tem uma carta que serve, então não pode comprar mais.
able = Você não pode comprar enquanto puder jogar.
must-play = Você não pode passar: você já comprou, então agora tem que jogar uma carta.
pass-too-early = Você ainda não pode passar.
pass-nothing-to-draw = Você só pode passar quando não houver nada para comprar.
pass-unable = Você só pode passar quando nenhuma carta servir e não houver nada para comprar.

no-calls = Nesta mesa ninguém diz “última carta”.
call-too-early = Só diga “{ $word }” { $also ->
    [at-two] na jogada que deixa você com uma carta, e “{ $second }” na que deixa você com duas
    [at-three] na jogada que deixa você com uma carta, e “{ $second }” na que deixa você com três
    [going-out] na jogada que deixa você com uma carta, e “{ $second }” com sua última carta
    [with-last-card] com sua última carta
   *[none] na jogada que deixa você com uma carta
}.
no-call-due = Só diga “{ $word }” { $also ->
    [at-two] quando ficar com uma carta, e “{ $second }” quando ficar com duas
    [at-three] quando ficar com uma carta, e “{ $second }” quando ficar com três
    [going-out] quando ficar com uma carta, e “{ $second }” com sua última carta
    [with-last-card] com sua última carta
   *[none] quando ficar com uma carta
}.
announced-too-early = Só diga “{ $word }” quando tiver até três cartas.
no-catching = Nesta mesa não se pega ninguém: { $costs ->
    [turn] quem esquece de dizer “{ $word }” não pode bater
   *[cards] quem esquece de dizer “{ $word }” compra cartas de qualquer jeito
}.
catch-yourself = Você não pode se pegar no flagra.
no-one-to-catch = Não há ninguém para pegar: todo mundo com { $also ->
    [at-two] uma ou duas cartas já avisou
    [at-three] uma ou três cartas já avisou
   *[none] uma carta já disse “{ $word }”
}.

may-be-bluff = A última jogada pode ser um blefe.
nothing-to-challenge = Agora não há do que duvidar.
nothing-to-take-back = Agora não dá para voltar nenhuma jogada.
take-back-in-time = Dá para voltar sua jogada até alguém fazer alguma coisa, se ninguém comprou nem viu uma carta nova.
nothing-to-give = Agora não há carta para dar.
give-first = Primeiro dê uma carta para cada um dos outros.
giving-begun = Você já deu uma carta, então cada um recebe uma.

rules-stay = Nesta mesa as regras ficam como estão.
rules-between-rounds = Quem vence uma rodada cria uma regra antes da próxima.
winner-adds = Quem vence a rodada cria uma regra.
not-offered = Essa regra não está entre as opções. Escolha uma das outras.

nothing-hidden = Não há regras secretas nesta mesa.
said-already = Você já disse isso desta vez.
no-such-phrase = Ninguém diz isso nesta mesa. Escolha uma frase da lista.
guessed-already = Você já deu seu palpite desta vez. Tente de novo na próxima.
nothing-to-guess = Essa regra não vale como palpite. Escolha uma da lista.
