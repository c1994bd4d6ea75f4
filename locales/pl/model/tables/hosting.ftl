match-has-begun = Mecz już trwa. Zmień stolik przed następnym.
seats-range = { $game }: od { $fewest } do { $most } osób. Wybierz liczbę z tego zakresu.
seats-exactly = { $game }: potrzeba dokładnie { $most } graczy.
more-sit-here = { $count ->
    [one] Siedzi tu { $count } osoba
    [few] Siedzą tu { $count } osoby
    [many] Siedzi tu { $count } osób
   *[other] Siedzi tu { $count } osoby
}. Usuń kogoś, zanim zabierzesz miejsca.
no-partners = { $game }: tu nie gra się w parach.
no-such-bots = Zmieści się najwyżej { $most ->
    [one] { $most } bot
    [few] { $most } boty
    [many] { $most } botów
   *[other] { $most } bota
}. Dodaj miejsca albo poproś o mniej.
no-such-level = Tego poziomu bota tu nie ma. Naciśnij jeszcze raz **Opcje stolika**.
pick-two = Wybierz dwa różne miejsca do zamiany.
seats-changed = Miejsca się zmieniły. Spójrz jeszcze raz i wybierz od nowa.

# Why Start can't be pressed.
start-needs = Do startu brakuje { $count ->
    [one] jednej osoby albo bota
    [few] { $count } osób albo botów
    [many] { $count } osób albo botów
   *[other] { $count } osoby albo bota
}.
