turn = { $player }, twoja kolej – { $table }.
adding = { $player }, wygrywasz rundę i możesz dodać zasadę – { $table }.
warning = { $player }, wciąż twoja kolej – { $table }. Bot zagra { $when }.
start = { $players }, karty rozdane – { $table }! Zaczyna { $first }. Naciśnij **Moje karty**, żeby je zobaczyć.
my-hand = Moje karty

seated = { $table }: masz miejsce.
question = Chcesz ping, gdy przyjdzie twoja kolej?
yes = Tak, pinguj mnie
no = Nie, dzięki
wanted = Dam ci ping, gdy przyjdzie twoja kolej.
unwanted = W takim razie bez pingów. Pinguję cię tylko przy pierwszym rozdaniu meczu. Jeśli zmienisz zdanie, naciśnij przy stoliku **Więcej**.

to-bottom = Przenieś na dół
at-bottom = { $table } jest teraz na dole kanału.
too-soon = { $table } jest tu od niecałej minuty. Spróbuj za chwilę.
no-table-there = Ta wiadomość nie pokazuje otwartego stolika. Wybierz wiadomość samego stolika albo wpisz `/eights show`.
no-seat = Ten stolik ({ $table }) mogą przenosić tylko osoby, które przy nim siedzą.
stays = Stolik zostaje tam, gdzie jest.
held-over = Mecz się skończył, więc jego wiadomość [zostaje tam, gdzie jest]({ $link }).
held-thread = Ta wiadomość ma wątek, więc [zostaje tam, gdzie jest]({ $link }).

place = Gdzie stanie stolik
place-channel = Ten kanał
place-thread = Osobny wątek
thread = **{ $table }** ma osobny wątek.
thread-opened = { $table } jest otwarty tutaj: { $link }.
no-threads-here = Na tym kanale nie może być wątków. Otwórz stolik na kanale tekstowym albo z `place: Ten kanał`.
no-threads-allowed = Nie utworzę tu wątku. Brakujące uprawnienia: { $missing }. Poproś o nie administratora albo otwórz stolik z `place: Ten kanał`.
thread-failed = Discord nie pozwala mi utworzyć wątku ({ $why }), więc stolika nie ma. Spróbuj z `place: Ten kanał`.
