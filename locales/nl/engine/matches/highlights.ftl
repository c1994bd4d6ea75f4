# Wat je van een partij onthoudt.

dearest-hand = Duurste hand: { $name } bleef in ronde { $round } zitten met { cards }, goed voor { $points }
only-dearest-hand = Duurste hand: { $name } bleef zitten met { cards }, goed voor { $points }
