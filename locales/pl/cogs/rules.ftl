heading = { $count ->
    [one] ## { $count } gra
    [few] ## { $count } gry
    [many] ## { $count } gier
   *[other] ## { $count } gry
}
    Wybierz półkę, a potem grę.
by-kind = Według rodzaju
by-players = Według liczby graczy
by-country = Według kraju
shelf-line = - **{ $name }** ({ $count }){ $about ->
    [none] { "" }
   *[other] { " " }– { $about }
}
country = - **{ $name }** – { $games }
shelf-heading = ### { $name }
small = -# { $text }
game = **{ $name }** – { $line }
    -# { $players }{ $length ->
        [none] { "" }
       *[other] { " " }· { $length }
    }
game-in-short = - **{ $name }**{ $length ->
    [none] { "" }
   *[other] { " " }· { $length }
}
found = ### { $count ->
    [0] Nie ma gry „{ $typed }”
    [one] „{ $typed }”: { $count } gra
    [few] „{ $typed }”: { $count } gry
    [many] „{ $typed }”: { $count } gier
   *[other] „{ $typed }”: { $count } gry
}
also = Inne nazwy: { $names }.
sets = Z gotowym zestawem zasad domowych: { $names }. Otwórz stolik, naciśnij **Więcej** → **Zasady domowe** i tam wybierz zestaw.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = około { $minutes } min, graczy: { $seats }

pick-shelf = Wybierz półkę
pick-country = Wybierz kraj
pick-game = Wybierz grę
shelf = { $name } · { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
and-more = { $games } i jeszcze { $count }
about = { $least ->
    [2] { $most ->
            [2] Dla 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Wszystkie gry
find = Znajdź grę
find-label = Jak się nazywa?
find-help = Nazwa w dowolnym języku, kraj albo słowo o grze. Literówki nie szkodzą.
elsewhere = { $name }: w to się tu nie gra. Najbliżej jest { $nearest }
open = Otwórz stolik
rules = Zasady gry

no-game = Nie ma gry o nazwie „{ $game }”. Wszystkie pokazuje `/eights games`.
unknown = Tej gry już tu nie ma. Wszystkie pokazuje `/eights games`.

title = ## Zasady · { $name }
differs = { $mark } inaczej niż w zwykłej grze
page = Strona { $number }
left-out = -# Warto wiedzieć: { $text }
small-print = -# { $text }

editor-heading = Zasady domowe · { $table }
set-title = „{ $name }” · { $game }
of-chapter = { $chapter } · Zasady domowe · { $table }
of-rule = Zasada: { $rule } · { $table }
of-rank = Zasada: { $rule }, { $rank } · { $table }

# The first page.
nothing-differs = Zwykła gra: { $game }. Wybierz rozdział, żeby zmienić zasady.
editor-differs = { $game }, { $count ->
    [one] { $count } zmieniona zasada:
    [few] { $count } zmienione zasady:
    [many] { $count } zmienionych zasad:
   *[other] { $count } zmienionej zasady:
}
    .heard = { $game }, { $count ->
        [one] { $count } zmieniona zasada.
        [few] { $count } zmienione zasady.
        [many] { $count } zmienionych zasad.
       *[other] { $count } zmienionej zasady.
    }
differing = **{ $rule }:** { $value } (zamiast: { $usual })
editor-and-more = { $count ->
    [one] … i jeszcze { $count }.
    [few] … i jeszcze { $count }.
    [many] … i jeszcze { $count }.
   *[other] … i jeszcze { $count }.
}
at-once = Co wybierzesz, działa od razu. **Zapisz** zachowuje te zasady dla innych stolików tego serwera.
cannot-play = Przy większej lub mniejszej liczbie graczy te zasady mogą znów pasować.

# A chapter, and a rule.
rule = **{ $rule }:** { $value }
in-the-menu = { $chapter }: wybierz zasadę z menu, żeby ją zmienić.
empty = Przy pozostałych zasadach nie ma tu czego zmieniać.
pick-rule = Zmień zasadę
switched-here = { $value }. { $help }
usual-value = { $game }: { $value }

# Buttons and selects.
show = Zasady gry
save = Zapisz
    .copy = Zapisz kopię
share = Udostępnij
import = Importuj
reset = Jak w grze { $game }
ready-made = Dodaj gotowy zestaw
which-rank = Wybierz wartość
which-suits = Które kolory
what-they-do = Co robią te karty
nothing-special = nic specjalnego
suits = { $rank }: { $suits ->
    [all] wszystkie kolory
    [S] pik
    [H] kier
    [D] karo
    [C] trefl
    [SC] czarne
    [HD] czerwone
    [O] koło
    [V] trójkąt
    [X] krzyż
    [U] kwadrat
   *[Y] gwiazda
}
suit-and-value = { $suit } { $value }
red = czerwone
black = czarne

# What was done.
added = Dodane: { $set }.
added-already = Już włączone: { $set }.
changed = Zmienione: { $about } – { $now }. Żeby cofnąć, { $switch ->
    [yes] wybierz to jeszcze raz.
   *[no] wybierz to, co było: { $was }.
}
went-along = Zmienia się razem z tym: { $rule } ({ $value }).
stayed = Zostaje po twojemu: { $rule } ({ $value }).
reset-done = Znów zwykła gra: { $game }.
imported = Te zasady już działają.
imported-and-saved = Te zasady już działają i są zapisane jako „{ $name }”.
saved = Zapisane jako „{ $name }”. Wybierz ten zestaw, gdy otwierasz stolik.
saved-of-game = Zapisane jako „{ $name }” (zasady do gry { $game }). Wybierz ten zestaw, gdy otwierasz stolik.
deleted = „{ $name }” – usunięte. Stoliki, które tak grają, zachowują te zasady.
code = **Kod tych zasad do gry { $game }**
    Skopiuj go i naciśnij **Importuj** w zasadach domowych innego stolika albo wpisz `/houserules save code:`.

# Forms.
save-form = Zapisz te zasady domowe
save-name = Nazwa
    .help = Pod tą nazwą wybiera się je przy otwieraniu stolika.
import-form = Importuj zasady domowe
import-code = Kod
    .help = Kod z przycisku Udostępnij albo z /houserules saved action:Udostępnij.
import-name = Zapisz jako (opcjonalnie)
    .help = Zostaw puste, jeśli mają działać tylko przy tym stoliku.

# Refusals.
set-gone = Tego zestawu już tu nie ma. Wybierz inny: `/houserules edit`.
unknown-rule = Tej zasady nie ma w tej wersji. Otwórz edytor jeszcze raz: `/houserules edit`.
unknown-choice = Tej opcji nie ma w tej wersji. Otwórz edytor jeszcze raz: `/houserules edit`.

# What a server keeps.
kept-heading = Zapisane zasady domowe
kept-none = Nic jeszcze nie zapisano. Naciśnij **Nowy zestaw** albo zapisz zasady stolika: **Więcej** → **Zasady domowe**.
kept-pick = Wybierz zapisany zestaw
kept-change = Zmień
new = Nowy zestaw
new-game = Gra, od której się zaczyna
made = „{ $name }” – zapisane. Każda zmiana tutaj zapisuje się od razu.
kept = **{ $name }** · { $game }, { $count ->
    [0] bez zmian
    [one] { $count } zmieniona zasada
    [few] { $count } zmienione zasady
    [many] { $count } zmienionych zasad
   *[other] { $count } zmienionej zasady
}

pick = Wybierz zasadę do dodania
asked = **Wygrywasz rundę.** Wybierz zasadę na resztę meczu albo naciśnij **Gotowe**, żeby zasady zostały takie, jakie są.
adding = **{ $name }** dodaje zasadę.
added-added = **{ $name }** dodaje zasadę: { $rule }
by = { $rule } { $name }, runda { $round }
added-heading = Dodane w tym meczu
added-hidden = **{ $name }** dodaje ukrytą zasadę.
at-first = { $rule } Była od samego początku.
hidden = Ukryta zasada.

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
hidden-pick = Co zgadujesz?
back = Do moich kart

code-holds = { $game }, { $count ->
    [0] bez zmian
    [one] { $count } zasada domowa
    [few] { $count } zasady domowe
    [many] { $count } zasad domowych
   *[other] { $count } zasady domowej
}
replace-heading = { $game }, miejsca: { $seats }
preset-heading = { $name } · { $game }, miejsca: { $seats }
which-saved = Które zasady domowe? Wybierz je z listy w `name:`.
