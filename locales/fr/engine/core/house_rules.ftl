# House rules as every kind of game has them. A rule is a message by the name of its field: `.label` and `.help` are for
# an editor, `.value` is a number in words, `.refused` refuses one, and each way to play a choice has its stored name.
# What a kind of game says itself, in its own catalogue, goes before what stands here.

chapter-table = Table et donne
chapter-score = Score

on = oui
off = non
nothing-listed = aucune
house-choice = Règle maison « { $rule } » : { $value }.

no-such-choice = Un de ces choix n’existe pas. Choisis chacun dans sa liste.
no-such-card = Une règle sur les cartes demande une valeur, comme D, ou une carte, comme DP.
listed-twice = Une valeur ou une carte est deux fois dans la liste. Retires-en une.

seats =
    .label = Places
    .help = À combien on peut jouer, de deux à huit.
    .refused = Une table a de 2 à 8 places, pas { $count }.
first_dealer =
    .label = Premier donneur
    .help = Qui distribue la première manche.
    .chance = tiré au sort
    .low-card = celui qui tire la carte la plus basse (l’as est la plus haute)
    .first-seat = le joueur de la place 1
next_dealer =
    .label = Donneur suivant
    .help = Qui distribue la manche suivante. Le dernier de la manche, c’est le seul qui a encore des cartes, ou celui qui a le plus de points en main.
    .left = le joueur suivant
    .winner = le gagnant de la manche
    .last = le dernier de la manche
target =
    .label = Objectif
    .help = Combien de points terminent la partie.
    .value = { points }
    .refused = L’objectif va de 10 à 1000 points.
