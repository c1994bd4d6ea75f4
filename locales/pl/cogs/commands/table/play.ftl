no-seat = Nie masz miejsca w meczu przy tym stoliku.
slipped = Twoje karty były nieaktualne. Oto, jak wyglądają teraz.
pick-in-hand = Naciśnij **Moje karty** i wybierz je tam.
caught = Masz oko! Wpada { $name }.
move-counted = { $refusal } Twój ostatni ruch się liczy: { $told }
    .heard = { $refusal } Twój ostatni ruch się liczy.
does-not-fit = { $card } (teraz nie pasuje)
