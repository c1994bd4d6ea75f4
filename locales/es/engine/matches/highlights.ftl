dearest-hand = Mano más cara al final: { $name } con { cards } que valen { $points } en la ronda { $round }
only-dearest-hand = Mano más cara al final: { $name } con { cards } que valen { $points }
