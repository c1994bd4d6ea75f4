phrases = Zanim zagrasz albo dobierzesz, powiedz to, czego wymaga ukryta zasada. Za złamanie ukrytej zasady dobierasz kartę, za zbędne słowo też.
say = { $phrase }
    .heard = Powiedz: { $phrase }
guess = Zgadnij ukrytą zasadę
guessing = ### Zgadnij ukrytą zasadę · { $title }
    Masz jedną próbę na kolejkę. Trafienie pokazuje ci zasadę, pudło kosztuje kartę.
    { $unknown ->
        [0] Znasz już wszystkie ukryte zasady.
        [one] Jest jeszcze jedna ukryta zasada, której nie znasz.
        [few] Są jeszcze { $unknown } ukryte zasady, których nie znasz.
        [many] Jest jeszcze { $unknown } ukrytych zasad, których nie znasz.
       *[other] Są jeszcze ukryte zasady, których nie znasz: { $unknown }.
    }
known = Znasz zasadę: { $rule }
pick = Co zgadujesz?
back = Do moich kart
