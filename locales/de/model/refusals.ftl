# Einen Tisch öffnen, und wer dort sitzt.

wrong-seats = { $game } geht mit { $fewest } bis { $most } Leuten, nicht mit { $count }.
wrong-seats-exactly = { $game } geht nur mit { $most } Leuten, nicht mit { $count }.
room-for-bots = Neben dir ist Platz für { $room ->
    [one] 1 Bot
   *[other] { $room } Bots
}, nicht für { $count }.
no-target = Dieses Spiel hat kein Ziel: Es endet, wenn jemand auf 0 runtergezählt hat.
begun-without-you = Diese Partie läuft schon ohne dich. Komm zur Revanche, oder öffne mit `/eights open` einen eigenen Tisch.
begun-and-full = Diese Partie läuft schon ohne dich, und hier ist kein Bot-Platz mehr frei. Komm zur Revanche, oder öffne mit `/eights open` einen eigenen Tisch.
no-seat-in-play = An diesem Tisch sind alle Bots ausgeschieden. Komm zur Revanche, oder öffne mit `/eights open` einen eigenen Tisch.
no-sitting-in = In dieser Partie behalten Bots ihre Plätze. Komm zur Revanche, oder öffne mit `/eights open` einen eigenen Tisch.
sat-first = { $name } hat den letzten Bot-Platz bekommen. Komm zur Revanche, oder öffne mit `/eights open` einen eigenen Tisch.
seat-decided-about = Gerade wird über die Karten dieses Bots entschieden. Drück nach diesem Zug noch mal **Dazusetzen**.
seat-lost = { $name } hat deinen Platz übernommen, als du weg warst. Drück **Dazusetzen**, falls hier noch ein Bot einen Platz hat, oder komm zur Revanche.
seat-lost-and-full = { $name } hat deinen Platz übernommen, als du weg warst, und hier ist kein Bot-Platz mehr frei. Komm zur Revanche, oder öffne mit `/eights open` einen eigenen Tisch.
no-such-newcomers = Diese Möglichkeit gibt es nicht mehr. Drück noch mal **Mehr**.
already-seated = Du sitzt schon an diesem Tisch.
    .match = Du sitzt schon an diesem Tisch. Drück **Meine Hand** oder nimm `/eights hand`, um deine Karten zu sehen.
    .over = Du sitzt an diesem Tisch, und die Partie ist vorbei. Drück **Revanche** oder nimm `/eights start`, um noch mal zu spielen.
full = Dieser Tisch ist voll: Alle { $count } Plätze sind weg. Öffne mit `/eights open` einen eigenen Tisch.
no-more-bots = Die Partie läuft schon, da kommt kein Bot mehr dazu. Er kann nur für jemanden einspringen, der weg ist.
hints-off = An diesem Tisch gibt es keine Tipps, damit die Partien hier zählen können. Vor der nächsten Partie kann der Host Tipps unter **Tischoptionen** einschalten.
day-hints = Beim Blatt des Tages gibt es keine Tipps: Alle spielen dieselben Karten, jeder für sich. Tipps bekommst du mit `/eights practice`.
tournament-hints = Im Turnier gibt es keine Tipps. Tipps bekommst du mit `/eights practice`.
no-such-level = Die Bot-Stärke „{ $level }“ gibt es nicht. Wähl { $levels }.
bot-plays-already = Auf diesem Platz spielt schon ein Bot. Mit `/eights join` bekommst du den Platz zurück.
not-seated = Du sitzt nicht an { $table }. Öffne mit `/eights open` einen eigenen Tisch.
not-seated-in-tournament = Du sitzt nicht an { $table }. Drück **Meine Hand** in der Turniernachricht, um an deinen Tisch zu kommen.
too-few = Dieses Spiel braucht mindestens { $count } Leute. Hol einen Bot dazu, oder warte, bis mehr da sind.

# Was geändert werden darf, und von wem.

rules-fixed = Diese Partie behält die Regeln, mit denen sie angefangen hat. Ändere sie vor der nächsten Partie.
only-host = Das kann nur der Host (oder die Moderation). Frag nach, oder öffne mit `/eights open` einen eigenen Tisch.
only-host-yet = Das kann nur der Host (oder die Moderation). Wenn { $name } einen Tag lang nichts macht, kannst du einen Bot spielen lassen. Ist { $name } Host, bist danach du Host.
only-host-now = Das kann nur der Host (oder die Moderation). Alle warten seit einem Tag auf { $name }, also kannst du **Bot spielen lassen** drücken. Ist { $name } Host, bist danach du Host.
only-organiser = Das kann nur die Turnierleitung (oder die Moderation). Frag nach.

# Vormerken.

nothing-to-plan = Solange andere dran sind, kannst du eine Karte oder das Ziehen vormerken. So sieht deine Hand jetzt aus.
plan-costs = Das würde dich jetzt mehr Karten kosten.
# Turniertische.

tournament-newcomer = Dieser Tisch gehört zu einem Turnier. Kommt noch eine Runde, melde dich an mit `/tournament join`.
tournament-take-back = Im Turnier bleibt liegen, was liegt.
day-take-back = Beim Blatt des Tages haben alle nur einen Versuch, darum bleibt liegen, was liegt.
take-back-off = An diesem Tisch kannst du keine Karte zurücknehmen. Für die nächste Partie kann der Host es unter **Tischoptionen** erlauben.
tournament-close = Ein Turniertisch schließt mit seiner Runde. Die Turnierleitung kann Bots fertig spielen lassen oder das Turnier absagen.
tournament-rematch = Am Turniertisch gibt es keine Revanche. In der nächsten Runde bekommen alle einen neuen Tisch.
tournament-over = An diesem Turniertisch ist die Runde vorbei. In der nächsten bekommen alle einen neuen Tisch.
no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht. Wähl aus der Liste.
no-bot-there = Auf diesem Platz sitzt kein Bot. Wähl aus der Liste.
day-is-for-one = Das ist der Versuch von jemand anderem. Spiel dein Blatt des Tages mit `/eights today`.
day-is-fixed = Das Blatt des Tages ist für alle gleich, darum kann es niemand ändern.
day-leave = Dein Versuch am Blatt des Tages bleibt offen, bis der Tag vorbei ist. Mit `/eights today` spielst du weiter.
day-once = Deinen einen Versuch am Blatt von heute hattest du schon. Den Stand siehst du mit `/eights today`.
practice-is-for-one = Ein Tisch zum Üben ist nur für eine Person. Öffne mit `/eights practice` einen eigenen Tisch.
