# Closing a table: the question, and what stays in the channel.

ask = Fermer la { $table } ?
    .match = La partie s’arrête là, et elle ne compte pas.
close = Fermer la table
closed = La { $table } est fermée.

# What stays of a match that was closed before its end.
closed-by = **{ $name } a fermé cette table { $dealt ->
    [no] après
   *[yes] pendant
} la manche { $round }.** La partie ne compte pas.
closed-itself = **Cette table s’est fermée { $dealt ->
    [no] après
   *[yes] pendant
} la manche { $round }, car { $why ->
    [retired] une règle de sa partie n’existe plus
   *[left] il n’y avait plus personne
}.** La partie ne compte pas.
standing = Classement après { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Aucune manche terminée. Autour de la table : { $names }.
rematch = La revanche est ici : [l’ouvrir]({ $link })
