heading = ### Deine Seite auf diesem Server
saved = Gespeichert.
unknown = Diese Möglichkeit gibt es nicht mehr. Öffne noch mal `/eights me`.
chapter-turn = Wenn ich dran bin
chapter-cards = Meine Karten
chapter-ratings = Wertungszahlen
chapter-language = Meine Sprache
my-data = Meine Daten
forget-me = Vergiss mich

pings-on = Ich pinge dich an, wenn du dran bist.
pings-off = Ich pinge dich nicht an, wenn du dran bist.
pings-never = Auf diesem Server sind Pings aus.
zone = Zeitzone · { $zone }. Ändern: `/eights me zone:`.
zone-of-server = Zeitzone · nicht eingestellt, darum gilt { $zone }. Einstellen: `/eights me zone:`.

ask-pings = Ping mich an, wenn ich dran bin
    .help = Ich erwähne dich im Kanal und lösche die Nachricht, sobald du gelegt hast.
ask-skips = Zieh oder passe für mich
    .help = Nur wenn du sonst nichts tun kannst. Gibt es was zu wählen, wählst immer du.
ask-confirms = Frag mich vor dem Legen
    .help = Beim ersten Tippen auf eine Karte frage ich nach, beim zweiten liegt sie.
ask-order = Meine Hand sortieren
ask-order-suit = Nach Farben
ask-order-rank = Nach Werten
ask-letters = Buchstaben meiner Sprache auf den Karten
    .help = Wenn das aus ist, stehen auf deinen Karten A, K, Q und J.
ask-colours = Kartenbild
ask-colours-two = Zweifarbig
ask-colours-four = Vierfarbig
ask-size = Größe meiner Karten
ask-size-normal = Normal
ask-size-large = Groß
ask-text = Nur Text
    .help = Keine Bilder, alles Zeile für Zeile, Farben als Wörter. Für Screenreader gemacht.
ask-hidden = Wertungszahlen ausblenden
    .help = Deine Partien zählen weiter, und deine anderen Ergebnisse bleiben sichtbar.
ask-hidden-mine = Meine, für alle anderen
ask-hidden-all = Alle, für mich

ask-language = Meine Sprache
    .help = Für deine Hand und alles, was nur du siehst. Was alle sehen, bleibt in der Sprache des Servers.
ask-language-discord = Wie in meinem Discord
data-heading = ### Was ich über dich speichere
data-file = In der Datei steht alles, was mit deinem Namen gespeichert ist, von jedem Server: deine Plätze, Ergebnisse, Wertungszahlen und Turniere, deine gespeicherten Hausregeln und was du ausgewählt hast.
data-rest = -# Karten einer laufenden Partie stehen nicht in der Datei. Die Züge einer Partie nennen Plätze, keine Menschen. Nachrichten behalte ich nicht. **Vergiss mich** nimmt dich aus alldem heraus, auf jedem Server.
data-too-much = Deine Daten sind zu groß für eine Nachricht. Du bekommst sie von der Person, die diesen Bot betreibt.

# Vergessen werden

forget = ### Vergiss mich
    Damit verlässt du alle Tische und Turniere, und dein Name und deine Ergebnisse werden auf allen Servern für immer gelöscht. Alle, mit denen du gespielt hast, behalten ihre Ergebnisse und Wertungszahlen. Dein Platz darin bleibt, ohne Namen und ohne Verbindung zu dir. Alte Nachrichten in Kanälen bleiben, und auch Dateien, die andere heruntergeladen haben.
forget-presets = Auch die Hausregeln, die du gespeichert hast ({ $count }), sind dann weg. Du kannst sie stattdessen ihren Servern lassen, ohne deinen Namen. Kopien, die jemand anders gespeichert hat, bleiben.
forget-button = Für immer vergessen
leave-button = Mich vergessen, Hausregeln dalassen
forgotten = Ich habe dich vergessen. Danke fürs Mitspielen!
    -# In alten Nachrichten in Kanälen steht dein Name noch, ebenso in Dateien, die andere heruntergeladen haben, und in Sicherungen der Datenbank von vor heute. Die Sicherungen kann nur löschen, wer diesen Bot betreibt.
