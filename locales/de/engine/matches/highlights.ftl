dearest-hand = Teuerstes Blatt übrig: { $name } mit { cards } für { $points } in Runde { $round }
only-dearest-hand = Teuerstes Blatt übrig: { $name } mit { cards } für { $points }
