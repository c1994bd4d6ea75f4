dearest-hand = Najdroższa ręka na koniec: { $name }, { cards }, razem { $points }, runda { $round }
only-dearest-hand = Najdroższa ręka na koniec: { $name }, { cards }, razem { $points }
