title = ### Punkte · { $title }
course = So haben sich die Punkte in { rounds } entwickelt.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = Runde { $round }
total-head = Summe
    .heard = Summe
one-round = An diesem Tisch wird eine Runde gespielt. Die Punkte zählen im Turnier.
earlier = -# { $count ->
    [one] Die erste Runde steckt in den Summen.
   *[other] Die ersten { $count } Runden stecken in den Summen.
}

# Vergessen werden

forget = ### Vergiss mich
    Damit verlässt du alle Tische und Turniere, und dein Name und deine Ergebnisse werden auf allen Servern für immer gelöscht. Alle, mit denen du gespielt hast, behalten ihre Ergebnisse und Wertungszahlen. Dein Platz darin bleibt, ohne Namen und ohne Verbindung zu dir. Alte Nachrichten in Kanälen bleiben, und auch Dateien, die andere heruntergeladen haben.
forget-presets = Auch die Hausregeln, die du gespeichert hast ({ $count }), sind dann weg. Du kannst sie stattdessen ihren Servern lassen, ohne deinen Namen. Kopien, die jemand anders gespeichert hat, bleiben.
forget-button = Für immer vergessen
leave-button = Mich vergessen, Hausregeln dalassen
forgotten = Ich habe dich vergessen. Danke fürs Mitspielen!
    -# In alten Nachrichten in Kanälen steht dein Name noch, ebenso in Dateien, die andere heruntergeladen haben, und in Sicherungen der Datenbank von vor heute. Die Sicherungen kann nur löschen, wer diesen Bot betreibt.
