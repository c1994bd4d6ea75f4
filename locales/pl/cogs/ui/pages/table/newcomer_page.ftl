pick = Miejsca botów w trakcie meczu
open = Miejsca botów: każdy może się dosiąść
    .line = Kto przychodzi później, bierze miejsce bota z jego kartami i wynikiem.
ask = Miejsca botów: najpierw pytanie do mnie
    .line = Wpuszczasz każdą spóźnioną osobę albo zostawiasz bota.
closed = Miejsca botów: nikt się nie dosiada
    .line = Kto gra od początku, gra do końca.

# In the message of the table, while the host is asked.
question = **{ $name } chce zająć miejsce bota.** Decyduje { $host }.
asks-you = **{ $name } chce zająć miejsce bota.** Wpuść do gry albo zostaw bota.
the-host = Gospodarz
let-in = Wpuść
keep-bot = Zostaw bota
let-in-done = { $name } dostaje miejsce bota.
kept-bot = { $name } nie dostaje miejsca. Bot gra dalej.

# What a latecomer is told who waits.
waiting-for-host = Prosisz o miejsce bota ({ $table }). Decyduje { $host }, a potem otworzą się tu twoje karty.
waiting-for-move = Po tym ruchu dostajesz miejsce bota ({ $table }). Wtedy otworzą się tu twoje karty.
never-mind = Jednak nie
given-up = Nie prosisz już o miejsce ({ $table }).
over = Mecz skończył się, zanim udało ci się usiąść ({ $table }). Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
full = Ostatnie miejsce bota jest już zajęte ({ $table }). Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
kept = Nie dostajesz miejsca, bot gra dalej ({ $table }). Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
