# What was memorable about a match of any kind.

dearest-hand = Plus grosse main restante : { $name } avec { cards } pour { $points } à la manche { $round }
only-dearest-hand = Plus grosse main restante : { $name } avec { cards } pour { $points }
