# What was memorable about a match of a shedding game.

longest-penalty = Plus grosse pénalité : { $name } pioche { cards } d’un coup
fell-back = Plus gros coup de chance : { $name } tombe pile sur { points } et revient à 0
caught-bluff = Plus beau flair : { $name } démasque { $player } en plein bluff
best-catch = Plus beau contre : { $name } surprend { $times ->
    [1] un oubli
   *[other] { $times } oublis
} de « dernière carte »
