# What was memorable about a match of any kind.

dearest-hand = Plus grosse main en fin de manche : { $name }, { cards } pour { $points } (manche { $round })
only-dearest-hand = Plus grosse main en fin de manche : { $name }, { cards } pour { $points }
