# Where it stands.

round = Runda { $round } · { $aim }
tournament-round = Turniej { $tournament } · jedna runda
turn = **Teraz gra { $name }**
turn-doing = **Teraz gra { $name }** · { $doing }
turn-until = { $turn } · bot zagra { $when }
soon = wkrótce
paused = **Turniej ma przerwę.** Potem gra { $name }, z pełnym czasem na ruch.
no-one = **Nikogo tu nie ma, więc stolik czeka.** Naciśnij **Wracam**, żeby grać dalej. Zamknie się { $when }.
too-long = **{ $name } od doby nie robi ruchu.** Każdy przy stoliku może wpuścić bota, który gra, aż ta osoba wróci.
    .host = **{ $name } od doby nie robi ruchu.** Każdy przy stoliku może zostać gospodarzem i wpuścić bota, który gra, aż ta osoba wróci.
round-over = **Koniec rundy.** Następna zacznie się, gdy wszyscy będą gotowi, albo { $when }.
dealt = Karty rozdane.

# The seats.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = w drużynie: { $names }
dealer = rozdaje
away = poza stolikiem, gra bot
ready = gotowe

# Buttons.

ready-button = Gotowe
hand-button = Moje karty
more-button = Więcej
back-button = Wracam
sit-button = Dosiądź się
let-bot-button = Wpuść bota

# What happened, in short lines.

you = Ty
line = **{ $name }** { $words }
happened-left = { $name } wstaje od stolika. Dalej gra bot.
    .you = Wstajesz od stolika. Za ciebie gra bot.
happened-quit = { $name } odpada z meczu i wstaje od stolika.
    .you = Odpadasz z meczu i wstajesz od stolika.
happened-late = { $name } nie zdąża. Dalej gra bot.
    .you = Czas minął, więc za ciebie gra bot.
happened-removed = { $by } wpuszcza bota na miejsce, które ma { $name }.
    .you = { $by } wpuszcza bota na twoje miejsce.
happened-stood-in = { $name } ma zastępstwo: gra bot.
    .you = Za ciebie gra bot.
happened-back = { $name } wraca.
    .you = Wracasz.
happened-sat = { $name } siada na miejscu, które zwalnia { $by }.
    .you = Siadasz na miejscu, które zwalnia { $by }.
happened-waited = { $name } od doby nie robi ruchu.
    .you = Wszyscy czekają na ciebie od doby.
happened-host = Gospodarzem jest teraz { $name }.
    .you = Stolik prowadzisz teraz ty.
happened-first = { $name } jest szybciej, { $by } spóźnia się o włos.
    .you = Jesteś szybciej. Tuż za tobą { $by }.
happened-hint = { $name } prosi o podpowiedź.
    .you = Prosisz o podpowiedź.
happened-closed = { $by } zamyka stolik.
happened-idle = Stolik zamknął się, bo nikogo nie było.
happened-retired = Jednej z zasad już nie ma, więc mecz kończy się bez wyniku.
stood-in = { $name }: bot grał w { $count ->
    [1] rundzie { $rounds }
   *[other] rundach { $rounds }
}.
