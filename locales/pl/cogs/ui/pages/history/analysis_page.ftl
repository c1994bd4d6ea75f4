button = Moje punkty zwrotne
title = ### Twój mecz na chłodno
point = **Runda { $round }** · { $did }. { $better ->
        [other] { $other } było lepsze: twój wybór kosztował około **{ $change }%** szans na wygranie rundy.
       *[chosen] { $other } było gorsze: twój wybór dał około **{ $change }%** więcej szans na wygranie rundy.
    }
nothing = Nic się nie wyróżnia: żadna twoja decyzja wyraźnie nie zmieniła rundy.

play = zagrywasz: { $cards }
    .other = Zagranie ({ $cards })
play-suit = zagrywasz: { $cards }, potem { $suit }
    .other = Zagranie ({ $cards }, wybór: { $suit })
play-rank = zagrywasz: { $cards } i żądasz: { $rank }
    .other = Zagranie ({ $cards }, żądanie: { $rank })
play-sequence = zagrywasz: { $cards }, do sekwensu { $sequence }
    .other = Zagranie ({ $cards }, do sekwensu { $sequence })
draw = dobierasz
    .other = Dobranie
take = bierzesz kartę z wierzchu
    .other = Wzięcie karty z wierzchu
discard = odrzucasz { $card }
    .other = Odrzucenie ({ $card })
give = oddajesz: { $card }
    .other = Oddanie ({ $card })
decline = nic nie dajesz
    .other = Zatrzymanie kart
pass = pasujesz
    .other = Spasowanie
accept = wierzysz
    .other = Niesprawdzanie
challenge = sprawdzasz
    .other = Sprawdzanie
nominate = wybierasz { $suit ->
    [gwiazda] gwiazdę
   *[other] { $suit }
}
    .other = Wybranie ({ $suit })
pick-direction = wybierasz kierunek: { $way ->
    [clockwise] zgodnie z zegarem
   *[counterclockwise] przeciwnie do zegara
}
    .other = Granie { $way ->
        [clockwise] zgodnie z zegarem
       *[counterclockwise] przeciwnie do zegara
    }

luck = { $how ->
    [better] **Dobre karty:** same rozdania
    [worse] **Złe karty:** same rozdania
   *[fair] **Karty w normie:** same rozdania
    } dają { $who ->
    [side] twojej stronie
   *[you] ci
    } { $share }% szans na wygranie rundy, a po równo byłoby { $fair }%.
choices = { $count ->
    [one] Takie rozdania dają średnio { $worth } wygranych na { $count } rundę
    [few] Takie rozdania dają średnio { $worth } wygranych na { $count } rundy
    [many] Takie rozdania dają średnio { $worth } wygranych na { $count } rund
   *[other] Takie rozdania dają średnio { $worth } wygranych na { $count } rundy
}. { $who ->
    [side] Twoja strona ma
   *[you] Masz
} { $won }, { $how ->
    [more] więc dzięki decyzjom jest o { $more } więcej.
    [fewer] więc przez decyzje jest o { $more } mniej.
   *[as-dealt] więc decyzje niewiele zmieniły.
}
note = -# Policzone z { $count } rund rozegranych przez szybkie boty. Punkty zwrotne liczą tylko to, co było widać z twojego miejsca. Szczęście liczy każdą kartę. „Decyzje” to zagrania twoje i wszystkich pozostałych.

chart = Szansa na wygraną według rozdania
chart-fair = Po równo: { $share }%
chart-won = Twoja wygrana
alt-round = { $share }% w rundzie { $round }{ $won ->
    [yes] { "" } (wygrana)
   *[no] { "" }
    }
alt = Szansa na wygraną w kolejnych rundach według samego rozdania: { $rounds }. Po równo byłoby { $fair }%.
