chapter = Sag mir Bescheid
off = Ich sage dir nicht Bescheid, wenn ein Tisch aufmacht.
on-ping = Macht ein Tisch für { $games } auf, pinge ich dich in seinem Kanal an.
on-message = Macht ein Tisch für { $games } auf, schicke ich dir eine Direktnachricht.
any-game = irgendein Spiel
hours = Nur zwischen { $first } und { $last } ({ $zone }).
rest = Höchstens einmal in { $time }.
rest-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
rest-days = { $count ->
    [one] einem Tag
    [7] einer Woche
   *[other] { $count } Tagen
}
closed = Deine Direktnachrichten sind für mich zu, darum pinge ich dich ab jetzt im Kanal an.
no-pings = Auf diesem Server sind Pings aus, also wähl eine Direktnachricht, um von Tischen zu hören.

ask-way = Sag mir Bescheid, wenn ein Tisch aufmacht
    .help = Nur auf diesem Server, und nie bei deinem eigenen Tisch.
ask-off = Nicht Bescheid sagen
ask-ping = Im Kanal anpingen
ask-message = Direktnachricht schicken
ask-games = Spiele
    .help = Leer heißt: irgendein Spiel.
ask-games-typed =
    .help = Ihre Namen, mit Kommas dazwischen. Leer heißt: irgendein Spiel.
ask-more-games = Weitere Spiele
ask-hours = Zwischen diesen Uhrzeiten
    .help = Auf deiner Uhr, etwa 18-23 oder 18 bis 23 Uhr. Leer heißt: jederzeit.
ask-rest = Höchstens einmal in
