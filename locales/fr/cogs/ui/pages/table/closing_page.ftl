# Closing a table: the question, and what stays in the channel.

ask = Fermer { $table } ?
    .match = La partie s’arrête ici. Elle ne compte pour personne.
close = La fermer
closed = { $table } est fermée.

# What stays of a match that was closed before its end.
closed-by = **{ $name } a fermé cette table { $dealt ->
    [no] après
   *[yes] pendant
} la manche { $round }.** La partie ne compte pour personne.
closed-itself = **Cette table a fermé { $dealt ->
    [no] après
   *[yes] pendant
} la manche { $round }, car { $why ->
    [retired] une de ses règles n’existe plus
   *[left] il n’y avait plus personne
}.** La partie ne compte pour personne.
standing = Classement après { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Aucune manche terminée. À table : { $names }.
rematch = La revanche est ici : [l’ouvrir]({ $link })
