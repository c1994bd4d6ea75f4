# The private view of those who watch a match, their guess who wins, and cheers.

title = ### Dans le public · { $table }
notice = ❗ { $notice }
dealt = Les cartes sont distribuées.
leads = { $names } { $count ->
    [1] mène
   *[other] mènent
}.
how-long = -# Suit la partie pendant 15 minutes après ton dernier appui ici.
refresh = Actualiser
watch-on = Continuer à regarder
rested = Cette vue de la { $table } n’est plus à jour. Appuie sur **Continuer à regarder** pour revoir la partie.
seated = Tu as maintenant une place à la { $table }, donc tu ne regardes plus. Appuie sur **Ma main** pour jouer.
gone = Cette table est fermée, il n’y a plus rien à regarder.
my-hand = Ma main
not-begun = La partie n’a pas commencé. Reviens quand les cartes sont distribuées.
is-over = La partie est finie. Appuie sur **Scores** à la table pour voir comment ça s’est passé.
full = { $count } personnes regardent déjà cette table. Réessaie plus tard, ou suis-la dans le salon.

# Guessing the winner.

guess = Qui va gagner ?
guess-option = { $name } gagne
guessed = Ton pronostic : **{ $name }**. Tu peux en changer jusqu’au deuxième tour de table.
    .over = Ton pronostic : **{ $name }**.
guess-was = { $right ->
    [yes] Tu as misé sur **{ $name }**, et tu avais raison !
   *[no] Tu as misé sur **{ $name }**. Victoire pour { $winners }.
}
seats-changed = Les places ont changé. Regarde bien, puis refais ton pronostic.

# All cheers to choose from.

cheered = Tu as encouragé avec { $cheer } à la { $table }.
cheer-heading = ### Encourager · { $table }
    -# Tout le monde à la table le voit, avec ton nom.
