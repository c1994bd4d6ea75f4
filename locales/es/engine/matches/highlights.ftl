dearest-hand = Mano más cara: { $name } con { cards } por valor de { $points } en la ronda { $round }
only-dearest-hand = Mano más cara: { $name } con { cards } por valor de { $points }
