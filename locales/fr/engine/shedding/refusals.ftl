# Why a move of a shedding game is refused, and what can be done instead: one sentence for each.

# What can be done instead.

next-play = Joue { $cards }.
next-play-draw = Joue { $cards }, ou pioche{ $count ->
    [1] { "" }
   *[other] { " " }{ $count } cartes
}.
next-play-draw-pass = Joue { $cards }, pioche une carte, ou passe.
next-draw-pass = Pioche une carte, ou passe.
next-play-pass = Joue { $cards }, ou passe.
next-draw = Pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
next-pass = Passe.
next-play-miss = Joue { $cards }, ou saute { $count ->
    [1] ton tour
   *[other] { $count } tours
}.
next-miss = Saute { $count ->
    [1] ton tour
   *[other] { $count } tours
}.
play-alone = Joue seulement { $card }.
play-only = Joue seulement { $cards }.
answer-it = Pose { $cards } par-dessus.
play-without-call = Joue sans faire l’annonce.
play-without-suit = Joue sans choisir de { suit-word }.
play-plainly = Joue { $cards } sans rien choisir.
play-without-rank = Joue sans demander de { rank-word }.
ask-for = Demande { $ranks }.
pick-suit = Demande { $suits }.
give = Donne { $cards }.
give-or-nothing = Donne { $cards }, ou ne donne rien.
stand-or-challenge = Laisse passer, ou conteste.
wait-for-others = Attends les autres.
wait-for-deal = Attends la prochaine donne.
call-in-time = Dis « { $word } » avant qu’on te contre.

# Whose move it is, and which cards there are.

not-your-turn = Ce n’est pas encore ton tour.
jump-with = Ce n’est pas ton tour : pour jouer à la volée, il faut exactement la même carte, { $card }.
jump-alone = À la volée, on ne joue qu’une seule carte.
no-jump-now = Tu ne peux pas jouer à la volée maintenant.
match-over = La partie est finie.
no-round = Il n’y a pas de manche en cours.
deal-later = La prochaine donne vient à la fin de cette manche.
no-card = Tu n’as pas choisi de carte à jouer.
not-held = Tu n’as pas { $cards }.
not-held-that = Tu n’as pas cette carte.

# What fits.

no-match = { CAPITAL($card) } ne va pas sur { $top } : { $fits ->
    [suit] ce n’est pas la même { suit-word }.
    [next-rank] il faut la { rank-word } juste au-dessus ou juste au-dessous.
   *[suit-or-rank] ce n’est ni la même { suit-word }, ni la même { rank-word }.
}
first-suit = { CAPITAL($card) } ne peut pas être ta première carte : tout le monde commence à { $suit }.
first-alone = Joue seule ta première carte de la manche.
first-not-wild = { CAPITAL($card) } est ta première carte de la manche, donc elle n’est pas passe-partout.
first-answers-nothing = Ta première carte de la manche ne peut répondre à rien.
apart = À cette table, { $card } ne peut pas aller sur { $top }, même si la carte convient.
again-in-suit = { CAPITAL($card) } ne va pas : tu dois rejouer à { $suit }.
together-apart = { CAPITAL($cards) } ne se jouent pas ensemble : l’une d’elles ne peut pas aller sur une autre.
suit-in-force = { CAPITAL($card) } ne va pas : la { suit-word } à suivre, c’est { $suit }.
starter-suit = { CAPITAL($card) } ne va pas : il faut suivre la { suit-word } de la première carte ({ $suit }).
rank-asked = { CAPITAL($card) } ne va pas : on demande { $ranks }.
rank-on-wild = { CAPITAL($card) } ne va pas : on demande { $suit }, et la même { rank-word } ne suffit pas sur un passe-partout.
last-resort = Tu ne peux jouer { $card } que si aucune autre carte de ta main n’est jouable.
wild-must-match = { CAPITAL($card) } est passe-partout, mais à cette table il faut quand même suivre { $match }.
wild-on-wild = { CAPITAL($card) } est passe-partout, mais à cette table, on ne joue pas un passe-partout sur une carte de sa { rank-word }.
not-last = À cette table, { $card } ne peut pas être ta dernière carte.
last-not-together = Tu ne peux pas finir avec { $cards } d’un coup : la dernière carte se joue seule.
last-wild-must-match = { CAPITAL($card) } est passe-partout, mais pour finir avec, il faut quand même suivre { $match }.
unsaid = Tu n’as pas dit « { $word } » à temps, donc tu ne peux pas finir maintenant.
announced-unsaid = Tu n’as pas dit « { $word } » à ton tour précédent, donc tu ne peux pas finir maintenant.
question-last = Il n’y a plus rien à piocher, donc { $card } ne peut pas être ta dernière carte sans réponse.
drawing-ends-turn = Tu as pioché, donc tu ne peux plus jouer ce tour-ci.
only-drawn-cards = Tu ne peux jouer qu’une carte que tu viens de piocher, et { $card } n’en est pas une.
unanswered = { CAPITAL($card) } ne répond pas à la pénalité de { cards } sur { $top }.
unanswered-skip = { CAPITAL($card) } ne répond pas au saut : sur { $top }, il faut une carte de saut de la même { rank-word }.
cancels-only = Contre { $top }, { $card } n’annule rien : cette carte annule seulement les pénalités que donnent { $rank }.
unanswered-suit = { CAPITAL($card) } ne répond pas à la pénalité de { cards } : il faut jouer { $suit }.

# Several cards in one play.

single-card = Tu ne peux jouer qu’une carte par tour.
no-marriage-after-drawing = À cette table, un roi ou une dame que tu viens de piocher ne peut pas faire partie d’un mariage.
one-drawn-card = Après avoir pioché, tu ne peux jouer qu’une carte piochée, et une seule.
marriage-on-penalty = Un mariage ne répond pas à une pénalité de { cards }.
unanswered-question = { CAPITAL($card) } attend une réponse dans le même tour.
question-alone = { CAPITAL($card) } attend une réponse dans le même tour, et tu n’en as pas.
no-answer = { CAPITAL($card) } n’est pas une réponse : la question, c’est { $question }.
one-answer = { CAPITAL($card) } est de trop : une question, une réponse.
together-plain = { CAPITAL($cards) } ne se jouent pas ensemble : il faut des cartes de même { rank-word }, sans passe-partout ni carte spéciale.
together-ranks = { CAPITAL($cards) } ne se jouent pas ensemble : il faut des cartes de même { rank-word }.
together-answers = { CAPITAL($cards) } ne se jouent pas ensemble : chaque carte doit avoir la { rank-word } de la précédente, ou lui répondre.
together-marriage = { CAPITAL($cards) } ne se jouent pas ensemble : il faut un roi et une dame de la même couleur.
together-runs = { CAPITAL($cards) } ne se jouent pas ensemble : il faut une suite dans une même { suit-word }, en montant ou en descendant.
together-chains = { CAPITAL($cards) } ne se jouent pas ensemble : chaque carte doit avoir la même { rank-word } que celle d’avant, ou une { rank-word } voisine dans la même { suit-word }, sans changer de sens.
together-suit = { CAPITAL($cards) } ne se jouent pas ensemble : il faut des cartes de la même { suit-word } que la première carte posée.
together-suit-first = { CAPITAL($cards) } ne se jouent pas ensemble : il faut commencer par une carte qui permet de jouer toute sa { suit-word }.
together-either = { CAPITAL($cards) } ne se jouent pas ensemble : il faut des cartes de même valeur, ou un roi et une dame de la même couleur.

# Suits.

suit-closed = Tu ne peux pas demander { $suit } maintenant.
direction-first = Choisis d’abord le sens du jeu.
pick-direction = Choisis le sens horaire ou antihoraire.
no-direction-to-pick = Tu n’as pas à choisir le sens du jeu maintenant.
suit-left = { CAPITAL($card) } annule la pénalité, donc la { suit-word } ne change pas.
suit-missing-to-ask = Avec { $card }, tu demandes une carte précise : choisis aussi sa { suit-word }.
suit-missing = Avec un passe-partout ({ $rank }), il faut choisir une { suit-word }.
no-suit-to-pick = Il n’y a pas de { suit-word } à choisir maintenant.
not-wild = { CAPITAL($card) } n’est pas passe-partout, donc la { suit-word } ne change pas.
own-suit = À cette table, un passe-partout garde sa propre { suit-word }.
rank-closed = Tu ne peux pas demander { $ranks }.
rank-missing = Avec { $card }, il faut demander une { rank-word }.
no-sequences = Il n’y a pas de séries dans ce jeu.
asks-for-none = { CAPITAL($card) } ne demande pas de { rank-word }.
last-card-no-rank = Ta dernière carte ne demande pas de { rank-word }.
last-card-no-suit = Ta dernière carte ne change pas la { suit-word }.
first-card-wild = La première carte est passe-partout, et c’est toi qui distribues.

# Drawing and passing.

hand-full = Tu as { cards } en main, et c’est la limite ici : tu ne peux pas piocher.
nothing-to-draw = Il n’y a plus de carte à piocher.
draw-for-skip = Tu vas sauter ton tour, et piocher n’y change rien.
drawn-enough = Tu as pioché { cards } ce tour-ci, et c’est la limite.
drawn-for-rank = Tu ne pioches qu’une seule carte quand quelqu’un demande { $ranks }.
able-after-drawing = Tu as une carte jouable, donc tu ne peux plus piocher.
able = Tu ne peux pas piocher tant que tu peux jouer.
must-play = Tu ne peux pas passer : tu as pioché, donc tu dois maintenant jouer une carte.
pass-too-early = Tu ne peux pas encore passer.
pass-nothing-to-draw = Tu ne peux passer que s’il n’y a plus rien à piocher.
pass-unable = Tu ne peux passer que si tu n’as aucune carte jouable et qu’il n’y a plus rien à piocher.

# Last card.

no-calls = À cette table, on n’annonce pas sa dernière carte.
call-too-early = Dis « { $word } » seulement { $also ->
    [at-two] quand ton coup te laisse une carte, et « { $second } » quand il t’en laisse deux
    [at-three] quand ton coup te laisse une carte, et « { $second } » quand il t’en laisse trois
    [going-out] quand ton coup te laisse une carte, et « { $second } » avec ta dernière carte
    [with-last-card] avec ta dernière carte
   *[none] quand ton coup te laisse une carte
}.
no-call-due = Dis « { $word } » seulement { $also ->
    [at-two] quand il te reste une carte, et « { $second } » quand il t’en reste deux
    [at-three] quand il te reste une carte, et « { $second } » quand il t’en reste trois
    [going-out] quand il te reste une carte, et « { $second } » avec ta dernière carte
    [with-last-card] avec ta dernière carte
   *[none] quand il te reste une carte
}.
announced-too-early = Dis « { $word } » seulement quand il te reste trois cartes ou moins.
no-catching = On ne contre personne à cette table : { $costs ->
    [turn] celui qui oublie « { $word } » ne peut pas finir
   *[cards] celui qui oublie « { $word } » pioche de toute façon
}.
catch-yourself = Tu ne peux pas te contrer toi-même.
no-one-to-catch = Il n’y a personne à contrer : { $also ->
    [at-two] tous ceux qui ont une ou deux cartes ont fait l’annonce
    [at-three] tous ceux qui ont une ou trois cartes ont fait l’annonce
   *[none] tous ceux qui n’ont qu’une carte ont dit « { $word } »
}.

# Bluffs and gifts.

may-be-bluff = Le dernier coup est peut-être un bluff.
nothing-to-challenge = Il n’y a plus rien à contester.
nothing-to-take-back = Tu n’as rien à reprendre maintenant.
take-back-in-time = Tu peux reprendre ton coup avant que quelqu’un réagisse, sauf si quelqu’un a pioché ou vu une nouvelle carte.
nothing-to-give = Il n’y a pas de carte à donner maintenant.
give-first = Donne d’abord une carte à chacun des autres.
giving-begun = Tu as déjà donné une carte, donc chacun en reçoit une.

# Rules that players add.

rules-stay = À cette table, les règles ne changent pas.
rules-between-rounds = Le gagnant d’une manche ajoute une règle avant la prochaine donne.
winner-adds = C’est au gagnant de la manche d’ajouter une règle.
not-offered = Cette règle n’est pas proposée. Choisis-en une autre.

# Hidden rules.

nothing-hidden = Il n’y a pas de règles cachées à cette table.
said-already = Tu l’as déjà dit ce tour-ci.
no-such-phrase = Personne ne dit ça à cette table. Choisis une phrase dans la liste.
guessed-already = Tu ne peux deviner qu’une fois par tour.
nothing-to-guess = Tu ne peux pas deviner cette règle. Choisis-en une dans la liste.
