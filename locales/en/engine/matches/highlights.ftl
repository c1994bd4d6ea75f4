# What was memorable about a match of any kind.

dearest-hand = Biggest hand left: { $name } with { cards } worth { $points } in round { $round }
only-dearest-hand = Biggest hand left: { $name } with { cards } worth { $points }
