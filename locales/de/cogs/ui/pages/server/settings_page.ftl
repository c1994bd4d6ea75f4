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
day-on = Blatt des Tages · { $game }
day-off = Blatt des Tages · aus
pace = Bedenkzeit · { $pace }
zone = Zeitzone · { $zone }
quiet = Ruhezeit · { $start } bis { $end }
quiet-none = Ruhezeit · keine
clock = { $hour }:00
pings-on = Pings · an
pings-off = Pings · aus
role = Rolle zum Anpingen · { $role }
no-role = Rolle zum Anpingen · keine
role-blocked = Discord lässt mich diese Rolle nicht anpingen: Nicht alle dürfen sie erwähnen, und mir fehlt **@everyone, @here und alle Rollen erwähnen**.
role-not-yours = Wähl eine Rolle, die du selbst erwähnen kannst.
everyone = alle
opens-tables = Wer Tische öffnet · { $roles }
opens-tournaments = Wer Turniere öffnet · { $roles }
limit-tables = Offene Tische · { $channel } je Kanal, { $person } je Person
limit-house-rules = Gespeicherte Hausregeln · { $server } auf dem Server, { $person } je Person

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
