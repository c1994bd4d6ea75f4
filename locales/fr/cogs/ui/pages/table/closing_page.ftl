# Closing a table: the question, the vote, and what stays in the channel.

ask = Fermer { $table } ?
    .match = La partie s’arrête ici. Elle ne compte pour personne.
    .consent = La partie s’arrête ici. Elle ne compte pour personne. Ce n’est pas ta table, donc tout le monde ici doit être d’accord.
close = La fermer
close-asking = Demander aux autres
closed = { $table } est fermée.
asked = J’ai demandé à { $names }. La table ferme quand tout le monde est d’accord.
agreed = D’accord pour toi. On attend { $names }.
refused = Tu veux continuer, donc la table reste ouverte.

# In the message of the table, while the others are asked.
vote = **{ $host } veut fermer cette table.** La partie s’arrêterait ici et ne compterait pour personne. On attend { $names }.
agree = La fermer
play-on = Continuer à jouer

# What stays of a match that was closed before its end.
closed-by = **{ $name } a fermé cette table { $dealt ->
    [no] après
   *[yes] pendant
} la manche { $round }.** La partie ne compte pour personne.
closed-itself = **Cette table a fermé { $dealt ->
    [no] après
   *[yes] pendant
} la manche { $round }, car il n’y avait plus personne.** La partie ne compte pour personne.
standing = Classement après { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Aucune manche terminée. À table : { $names }.
rematch = La revanche est ici : [l’ouvrir]({ $link })
