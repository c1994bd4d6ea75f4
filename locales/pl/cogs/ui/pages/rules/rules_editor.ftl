heading = Zasady domowe · { $table }
set-title = „{ $name }” · { $game }
of-chapter = { $chapter } · Zasady domowe · { $table }
of-rule = Zasada: { $rule } · { $table }
of-rank = Zasada: { $rule }, { $rank } · { $table }

# The first page.
nothing-differs = Zwykła gra: { $game }. Wybierz rozdział, żeby zmienić zasady.
differs = { $game }, { $count ->
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
and-more = { $count ->
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
