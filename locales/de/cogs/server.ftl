heading = ### Servereinstellungen
saved = Gespeichert.

chapter-places = Orte und Sprache
chapter-games = Spiel und Bedenkzeit
chapter-day = Blatt des Tages
chapter-times = Zeiten und Pings
chapter-people = Rollen
chapter-limits = Limits

# Die Seite.

channels = Kanäle · { $channels }
every-channel = alle
deleted = { $count ->
    [one] 1 gelöscht
   *[other] { $count } gelöscht
}
language = Sprache · { $language }
language-of-server = Sprache · { $language }, wie der Server
place-channel = Neue Tische · im Kanal
place-thread = Neue Tische · jeder in einem eigenen Thread
game = Übliches Spiel · { $game }
house-rules = „{ $name }“ (Hausregeln)
house-rules-gone = { $game }, denn die Hausregeln „{ $name }“ wurden gelöscht
house-rules-missing = kein Spiel, denn die Hausregeln „{ $name }“ wurden gelöscht
day-on = Blatt des Tages · { $day_game }
day-off = Blatt des Tages · aus
pace = Bedenkzeit · { $pace }
zone = Zeitzone · { $zone }
quiet = Ruhezeit · { $quiet_from } bis { $quiet_until }
quiet-none = Ruhezeit · keine
clock = { $hour }:00
pings-on = Pings · an
pings-off = Pings · aus
role = Rolle zum Anpingen · { $mentioned_role }
no-role = Rolle zum Anpingen · keine
role-blocked = Discord lässt mich diese Rolle nicht anpingen: Nicht alle dürfen sie erwähnen, und mir fehlt **@everyone, @here und alle Rollen erwähnen**.
role-not-yours = Wähl eine Rolle, die du selbst erwähnen kannst.
everyone = alle
opens-tables = Wer Tische öffnet · { $table_roles }
opens-tournaments = Wer Turniere öffnet · { $tournament_roles }
limit-tables = Offene Tische · { $tables_in_channel } je Kanal, { $tables_of_member } je Person
limit-house-rules = Gespeicherte Hausregeln · { $house_rules_here } auf dem Server, { $house_rules_of_member } je Person

# Die Formulare.

ask-channels = Kanäle für Tische und Turniere
    .help = Wähl keinen Kanal, dann gehen alle. Threads zählen wie ihr Kanal.
ask-language = Sprache für alle
    .help = Für Tische, Verläufe und Pings. Die eigene Hand bleibt in der selbst gewählten Sprache.
ask-language-server = Wie der Server
ask-place = Wo neue Tische hinkommen
ask-place-channel = In den Kanal
ask-place-thread = Jeder in einen eigenen Thread
ask-game = Übliches Spiel
ask-game-more = Oder eins dieser Spiele
ask-house-rules = Stattdessen Hausregeln
    .help = Gespeicherte Hausregeln, mit denen hier gespielt wird, wenn niemand was anderes wählt.
ask-pace = Übliche Bedenkzeit
    .help = Der Host kann an jedem Tisch eine andere Bedenkzeit wählen.
ask-day = Blatt des Tages
    .help = Alle hier können mit /eights today einmal am Tag dieselben Karten spielen.
ask-day-game = Spiel des Tages
ask-zone = Zeitzone
    .help = Eine Stadt, etwa Berlin oder New York, oder UTC+2.
ask-quiet-from = Ruhezeit ab
    .help = In der Ruhezeit läuft an langsamen Tischen keine Bedenkzeit ab.
ask-quiet-until = Ruhezeit bis
ask-no-hour = Keine Ruhezeit
ask-pings = Lass mich Leute anpingen
    .help = Alle entscheiden trotzdem selbst, ob sie Pings wollen.
ask-role = Rolle, die ich bei neuen Tischen anpinge
    .help = Höchstens einmal pro Stunde je Kanal und nie in der Ruhezeit.
ask-table-roles = Wer Tische öffnen darf
    .help = Wähl keine Rolle, dann dürfen es alle. Wer „Server verwalten“ darf, darf es immer.
ask-tournament-roles = Wer Turniere öffnen darf
    .help = Wähl keine Rolle, dann dürfen es alle. Wer „Server verwalten“ darf, darf es immer.
ask-limit-channel = Offene Tische je Kanal (max.)
ask-limit-member = Offene Tische je Person (max.)
ask-limit-rules = Hausregeln auf dem Server (max.)
ask-limit-rules-member = Hausregeln je Person (max.)

-by-ear = Nutzt du einen Screenreader? Schalt in `/eights me` **Nur Text** ein.

fan = Ein Fächer aus Karten: { $cards }.
welcome = ## Hi! Ich bin Eights und gebe Karten.
    Crazy Eights und die ganze Familie bis Mau-Mau, für bis zu acht Leute und Bots. **Jetzt spielen** öffnet einen Tisch in diesem Kanal. Noch nie gespielt? Bei **Üben** spielst du gegen einen leichten Bot, und alles wird nebenbei erklärt.
help = ## Hilfe
    Hier spielt noch niemand. **Jetzt spielen** öffnet einen Tisch in diesem Kanal, und mit **Üben** lernst du das Spiel gegen einen leichten Bot. `/eights today` ist das Blatt des Tages: dieselben Karten für alle hier, je ein Versuch.
help-lobby = ## Hilfe · { $table }
    Der Tisch ist offen. { $here ->
        [yes] Lad Freunde ein oder hol Bots dazu, dann drück **Start**
       *[other] Drück **Mitspielen**, um dich dazuzusetzen
    } – der Host gibt, wenn alle da sind.
help-match = ## Hilfe · { $table }
    { $here ->
        [yes] Die Partie läuft. Drück **Meine Hand**, um deine Karten zu sehen. Was hervorgehoben ist, kannst du legen
        [bot] Hier läuft eine Partie mit einem Bot. Drück **Dazusetzen**, um seinen Platz zu nehmen
       *[other] Hier läuft eine Partie ohne dich. Komm zur Revanche, oder öffne mit **Jetzt spielen** einen eigenen Tisch
    }.
help-over = ## Hilfe · { $table }
    Diese Partie ist vorbei. Drück **Revanche**, um noch mal zu spielen, oder öffne mit **Jetzt spielen** einen neuen Tisch.

commands = Für alles in einer Partie gibt es einen Knopf. Zum Tippen gibt es `/eights` für Tische und Einstellungen, `/card` für deine Karten, `/houserules` und `/tournament`. Den Rest zeigt Discord beim Tippen.
by-ear = -# { -by-ear }
version = -# Eights { $version }

how = ### Erste Schritte
    Wer zuerst keine Karten mehr hat, gewinnt die Runde.
    1. **Öffne einen Tisch.** Drück **Jetzt spielen** oder nimm `/eights open`. Warte auf Freunde oder hol Bots dazu, dann drück **Start**.
    2. **Drück Meine Hand.** Deine Karten siehst nur du. Wenn du dran bist, drück auf eine hervorgehobene Karte, um sie zu legen: Sie hat dieselbe Farbe oder denselben Wert wie die oberste.
    3. **Achten sind Wunschkarten.** Leg eine auf fast alles und wünsch dir eine Farbe.
    4. **Nichts passt?** Drück **Ziehen**. Du weißt nicht, warum eine Karte nicht passt? Drück **Warum nicht?**
    5. **Nur noch eine Karte?** Sag beim Legen „letzte Karte“, sonst ziehst du zwei.
    -# Andere Spiele haben ihre eigenen Kniffe. Du findest sie unter **Alle Spiele**.
    -# { -by-ear }

bots = ### Wie die Bots spielen
    🌱 **Leicht** macht Anfängerfehler: legt irgendeine Karte, die passt, und vergisst manchmal „letzte Karte“.
    🃏 **Solide** legt die Karte, die naheliegt. Zu zweit gewinnt er 73 von 100 Runden gegen Leicht.
    🧠 **Profi** merkt sich alles, denkt voraus und sieht nie verdeckte Karten. Zu zweit gewinnt er 60 von 100 Runden gegen Solide. Zu viert sind es 29 von 100, und 25 wären fair.
    Die Stärke wählst du unter **Mehr** und **Tischoptionen** oder mit `/eights table action:Stärke`. Ein Bot, der für jemanden einspringt, spielt immer solide.
    -# Gemessen bei Crazy Eights. Bei anderen Spielen zählt das Können mehr oder weniger.

admins = ### Für Admins
    { $lacking ->
        [none] ✅ In diesem Kanal habe ich alle Berechtigungen, die ich brauche.
       *[other] ⚠️ In diesem Kanal fehlt mir: { $missing }.
    }
    🔑 **Was ich brauche:** { $needed }. Für Tische in Threads auch { $threads }. Für Tische, die von selbst nach unten kommen, auch { $history }. Nachrichten lese ich nicht.
    ⚙️ **Einstellungen:** Mit `/eights settings` stellst du ein: Kanäle, das übliche Spiel, das Blatt des Tages, Bedenkzeit, Pings und wer Tische öffnen darf.
    👥 **Wer was darf:** Unter Servereinstellungen → Integrationen → Eights erlaubst oder sperrst du jeden meiner vier Befehle nach Rolle oder Kanal. Wer „Nachrichten verwalten“ darf, kann jeden Tisch leiten.

not-dealt = Darum habe ich keine Karten gegeben.

play-now = Jetzt spielen
practice = Üben
how-to-play = Erste Schritte
for-admins = Für Admins
join = Mitspielen
sit-down = Dazusetzen
my-hand = Meine Hand
rematch = Revanche
rules = Regelheft
games = Alle Spiele
ratings = Wertungszahlen
bots-button = Bots
settings = Einstellungen
