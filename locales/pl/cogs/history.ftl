title = ### Mecze · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = ten serwer
whose-channel = ten kanał
whose-member = { $name }
whose-member-channel = { $name }, ten kanał
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Mecz { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } wygrywa z wynikiem { $total }
       *[no] { $name } { $total }
    }
abandoned = niedokończony
empty = Nie ma tu jeszcze meczów. Pojawiają się, gdy się skończą.
empty-page = Więcej meczów nie ma.
newer = Nowsze
older = Starsze
pick = Obejrzyj mecz jeszcze raz
option = #{ $match } · { $game }
    .heard = Mecz { $match }, { $game }
unknown = Tej listy już nie ma. Otwórz ją jeszcze raz: `/eights history`.
no-match = Nie ma tu meczu „{ $typed }”. Wybierz jeden z listy albo wpisz jego numer.

replay-title = ## Powtórka · { $game }
stage = -# Mecz #{ $match } · runda { $round } · ruch { $step } z { $steps }
open = -# Wszystkie ręce odkryte.
as-seat = -# Tak to widzi { $name }.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Nic więcej się nie stało.
first = Pierwszy
previous = Poprzedni
next = Następny
last = Ostatni
round = Następna runda
download = Pobierz
matches = Wszystkie mecze
jump = Skocz do ruchu
    .heard = Skocz do rundy
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Wcześniejsze ruchy
    .heard = Wcześniejsze rundy
jump-later = Późniejsze ruchy
    .heard = Późniejsze rundy
view = Czyje karty
view-open = Wszystkie ręce
view-seat = Widok: { $name }
button = Powtórka
replay-unknown = Tej powtórki już nie ma. Otwórz ją jeszcze raz: `/eights history`.
download-title = ## Mecz #{ $match } na pamiątkę
download-what = Zapis jest dla programów: `python -m engine replay` sprawdza w nim każdy ruch.
download-too-large = Ten mecz jest za długi na plik, który przyjmie Discord.
download-note = -# Są w nim nicki graczy. Jeśli ktoś później poprosi, żeby go zapomnieć, jego nick zostaje w plikach zapisanych wcześniej.

luck-button = Moje punkty zwrotne
luck-title = ### Twój mecz na chłodno
point = **Runda { $round }** · { $did }. { $better ->
        [other] { $other } było lepsze: twój wybór kosztował około **{ $change }%** szans na wygranie rundy.
       *[chosen] { $other } było gorsze: twój wybór dał około **{ $change }%** więcej szans na wygranie rundy.
    }
luck-nothing = Nic się nie wyróżnia: żadna twoja decyzja wyraźnie nie zmieniła rundy.

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

proof-title = ### Mecz { $match } · { $game }
right = **Rozdania się zgadzają.**
deals = Pieczęć pasuje, a { $deals ->
    [one] rozdanie
    [few] wszystkie { $deals } rozdania
    [many] wszystkie { $deals } rozdań
   *[other] wszystkie rozdania ({ $deals })
  } ({ $shuffles ->
    [one] { $shuffles } tasowanie
    [few] { $shuffles } tasowania
    [many] { $shuffles } tasowań
   *[other] { $shuffles } tasowania
  }) da się odtworzyć z jej ziarna i soli.
moves = { $way ->
    [again] Wszystkie ruchy zostały odtworzone, z tym samym zakończeniem.
    [retired] Ten mecz grano z zasadą, której już nie ma, więc sprawdzone są rozdania, a ruchy tylko odczytane.
   *[stored] Ten mecz prowadziła starsza wersja bota, więc sprawdzone są rozdania, a ruchy tylko odczytane.
}
seal = Porównaj tę pieczęć z tą z **Uczciwego rozdania** sprzed meczu: `{ $seal }`
proves = { $mixed ->
    [old] Jeśli jest taka sama, żadnego rozdania nie zmieniono. To starszy mecz, do którego nic nie dorzucono, więc to nie dowodzi, że nikt nie dobrał ziarna i soli.
    [alone] Jeśli jest taka sama, żadnego rozdania nie zmieniono. Żadne Dołącz ani Start nic nie dorzuciło, więc to nie dowodzi, że nikt nie dobrał ziarna i soli.
   *[pressed] Jeśli jest taka sama, żadnego rozdania nie zmieniono i żaden gracz nie wybrał kart. Po zapieczętowaniu doszły liczby z Discorda, z { $presses ->
        [one] { $presses } naciśnięcia Dołącz albo Start
        [few] { $presses } naciśnięć Dołącz i Start
        [many] { $presses } naciśnięć Dołącz i Start
       *[other] { $presses } naciśnięcia Dołącz i Start
      }.
}
limits = -# To nie pokazuje, czy operator bota nie odrzucił jakiegoś startu i nie podglądał kart, ani jak boty losowały ruchy.
