# Wat je van een partij onthoudt.

dearest-hand = Duurste hand over: { $name } met { cards } voor { $points } in ronde { $round }
only-dearest-hand = Duurste hand over: { $name } met { cards } voor { $points }
