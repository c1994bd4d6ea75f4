heading = ### Deine Seite auf diesem Server
saved = Gespeichert.
unknown = Diese Möglichkeit gibt es nicht mehr. Öffne noch mal `/eights me`.
chapter-turn = Wenn ich dran bin
chapter-cards = Meine Karten
chapter-ratings = Wertungszahlen
my-data = Meine Daten
forget-me = Vergiss mich

pings-on = Ich pinge dich an, wenn du dran bist.
pings-off = Ich pinge dich nicht an, wenn du dran bist.
pings-never = Auf diesem Server sind Pings aus.
skips-on = Wenn du nur ziehen oder passen kannst, mache ich das für dich.
skips-off = Du ziehst und passt selbst.
plans-on = Während du wartest, kannst du schon was vormerken.
plans-off = Vormerken ist aus, deine Hand bleibt also ruhig, während du wartest.
confirms-on = Drückst du eine Karte, fragt sie erst nach.
confirms-off = Drückst du eine Karte, liegt sie sofort.
order-suit = Deine Hand ist nach Farben sortiert.
order-rank = Deine Hand ist nach Werten sortiert.
text-on = Du siehst nur Text: keine Bilder, eins nach dem anderen, Farben als Wörter.
text-off = Du siehst Bilder deiner Karten.
colours-two = Dein Blatt hat zwei Farben.
colours-four = Dein Blatt hat vier Farben: Karo ist blau, Kreuz ist grün.
size-normal = Deine Karten sind normal groß.
size-large = Deine Karten sind groß.
cheers-shown = Du siehst Zurufe bei deiner Hand und beim Zuschauen.
cheers-muted = Du siehst keine Zurufe bei deiner Hand und beim Zuschauen. Die Nachricht des Tisches zeigt sie allen.
rating-shown = Andere sehen deine Wertungszahl.
rating-hidden = Nur du siehst deine Wertungszahl. In der Rangliste danach stehst du nicht.
ratings-shown = Du siehst Wertungszahlen.
ratings-hidden = Du siehst gar keine Wertungszahlen, auch nicht deine eigene.
zone = **Deine Zeitzone:** { $zone }. Ändern kannst du sie mit `/eights me zone:`.
zone-of-server = **Deine Zeitzone** ist nicht eingestellt, darum lese ich deine Zeiten in { $zone }. Stell sie ein mit `/eights me zone:`.

ask-pings = Ping mich an, wenn ich dran bin
    .help = Eine kurze Nachricht im Kanal ruft dich und verschwindet, sobald du gelegt hast.
ask-skips = Zieh oder pass für mich
    .help = Nur wenn du sonst nichts tun kannst. Gibt es was zu wählen, wählst immer du.
ask-plans = Lass mich vormerken
    .help = Drück beim Warten eine Karte. Ich lege sie, wenn du dran bist und sie passt.
ask-confirms = Frag, bevor du legst
    .help = Beim ersten Tippen fragt die Karte nach, beim zweiten liegt sie.
ask-order = Meine Hand sortieren
ask-order-suit = Nach Farben
ask-order-rank = Nach Werten
ask-colours = Blatt
ask-colours-two = Zwei Farben
ask-colours-four = Vier Farben
ask-size = Größe meiner Karten
ask-size-normal = Normal
ask-size-large = Groß
ask-text = Nur Text
    .help = Keine Bilder, eins nach dem anderen, Farben als Wörter. Für Screenreader gemacht.
ask-hidden = Wertungszahlen ausblenden
    .help = Alles andere, was du gespielt hast, zählt und steht weiter da.
ask-hidden-mine = Meine, vor allen anderen
ask-hidden-all = Alle, vor mir

ask-mute = Zurufe vor mir ausblenden
    .help = Bei deiner Hand und beim Zuschauen. Die Nachricht des Tisches ist für alle gleich.

data-heading = ### Was ich auf diesem Server über dich speichere
data-name = Deine Discord-ID und dein Name in der Rangliste: { $name }
data-no-name = Kein Name in der Rangliste
data-matches = Deine Ergebnisse: { $count ->
    [0] keine
    [one] 1 Partie
   *[other] { $count } Partien
}
data-seats = Offene Tische, an denen du sitzt oder Host bist: { $count }
data-tournaments = Turniere, bei denen du mitgemacht hast: { $count }
data-house-rules = Hausregeln, die du gespeichert hast: { $count }
data-wish = Was du unter **Sag mir Bescheid** eingestellt hast
data-no-wish = Nichts unter **Sag mir Bescheid** eingestellt
data-evenings = Geplante Spieleabende, bei denen du dabei bist oder die du planst: { $count }
data-preferences = Was du mit `/eights me` eingestellt hast
data-no-preferences = Nichts mit `/eights me` eingestellt
data-file = In der Datei steht alles davon, von jedem Server: deine Plätze, Zurufe, Tipps, Ergebnisse, Partien und darin deine eigenen Aktionen, mit den Zahlen der Klicks, die ihre Karten beweisen.
data-rest = -# Karten einer laufenden Partie stehen nicht darin, nur was du vorgemerkt hast. Die Aktionen einer Partie nennen Plätze, keine Menschen. Nachrichten behalte ich nicht. **Vergiss mich** löscht das alles, auf jedem Server.
data-too-much = Deine Daten sind zu groß für eine Nachricht. Bitte die Person, die diesen Bot betreibt, darum.
