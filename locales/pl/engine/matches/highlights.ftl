dearest-hand = Najdroższa ręka na koniec: { $name }, { cards }, razem { $points } pkt, runda { $round }
only-dearest-hand = Najdroższa ręka na koniec: { $name }, { cards }, razem { $points } pkt
