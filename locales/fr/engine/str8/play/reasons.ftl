# Why a move of the sequence game is refused, and what can be done instead: one sentence for each.

# What can be done instead.

draw = Pioche une carte.
draw-or-take = Pioche une carte, ou prends { $card } dans la défausse.
play-or-discard = Joue une carte, ou défausses-en une.
wait-for-others = Attends les autres.
wait-for-deal = Attends la prochaine donne.
pick-one = Choisis une carte.
pick-sequence = Choisis la série où ajouter ce nombre.
begin-first = Commence la première série.
no-need-to-say-which = Joue sans choisir de série.
begins = Une série commence par un nombre de { $first } à { $last }.
follows = Après { $card } : { $numbers }.
nothing-follows = Rien ne suit { $card }.
add-any = Tu peux ajouter { $numbers }.
add-none = Plus aucun nombre ne va dans tes séries.

# Whose move it is.

not-your-turn = Ce n’est pas encore ton tour.
turn-over = Ton tour est fini : tu ne peux jouer ou défausser qu’une carte.
match-over = La partie est finie.
no-round = Il n’y a pas de manche en cours.
deal-later = La prochaine donne vient à la fin de cette manche.
nothing-to-take-back = Tu n’as rien à reprendre maintenant.
take-back-in-time = Tu peux reprendre ta carte avant que quelqu’un réagisse, sauf si quelqu’un a pioché ou vu une nouvelle carte.
drawn-already = Tu as déjà pioché une carte.
not-drawn = Tu n’as pas encore pioché de carte.
pile-empty = La défausse est vide.
nothing-to-say = Dans ce jeu, on n’annonce et on ne choisit rien.
not-in-this-game = Ça n’existe pas dans ce jeu.

# Which card, and where it goes.

single-card = On joue une carte par tour.
not-held = Tu n’as pas cette carte.
pass-card = Tu ne peux pas ajouter une carte Passe à une série.
one-sequence = Tu n’as qu’une série.
two-sequences = Tu as deux séries.
fits-neither = { CAPITAL($card) } ne va dans aucune de tes séries.
both-empty = Tes deux séries sont vides.
no-bulls-eye = { CAPITAL($card) } n’a pas de cible.
does-not-follow = { CAPITAL($card) } ne suit pas { $last }.
