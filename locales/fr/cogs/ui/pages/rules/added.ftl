# Rules that players add during a match.

pick = Choisis une règle à ajouter
asked = **Tu as gagné la manche.** Choisis une règle pour le reste de la partie, ou appuie sur **C’est bon** pour ne rien changer.
adding = **{ $name }** ajoute une règle.
added = **{ $name }** ajoute une règle. { $rule }
by = { $rule } { $name }, manche { $round }
heading = Ajoutées dans cette partie
added-hidden = **{ $name }** ajoute une règle cachée.
at-first = { $rule } Cette règle était là dès le début.
hidden = Une règle cachée.
