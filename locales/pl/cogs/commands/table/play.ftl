no-seat = Nie masz miejsca w meczu przy tym stoliku.
slipped = Twoje karty przez chwilę nie nadążały za stolikiem. Teraz są aktualne.
pick-in-hand = Naciśnij **Moje karty** i wybierz je tam.
caught = Mamy to! Wpada { $name }.
move-counted = { $refusal } Twój ostatni ruch się liczy: { $told }
    .heard = { $refusal } Twój ostatni ruch się liczy.
does-not-fit = { $card } (teraz nie pasuje)
