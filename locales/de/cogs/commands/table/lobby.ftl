opened = { $table } ist offen.
open-already = Du hast { $table } hier schon offen. Drück **Start**, wenn alle da sind.
bot-joined = { $name } setzt sich an { $table }.
bot-level = { $name } an { $table } { $level ->
        [easy] lässt es jetzt ruhig angehen
        [expert] merkt sich jetzt alles und denkt voraus
       *[other] legt jetzt die Karte, die naheliegt
    }.
left = Du bist von { $table } aufgestanden.
    .bot = Du bist von { $table } aufgestanden. Ein Bot spielt für dich. Drück **Bin wieder da**, oder nimm `/eights join`.
    .bot-open = Du bist von { $table } aufgestanden. Ein Bot spielt für dich, bis du oder jemand anders den Platz nimmt. Drück **Bin wieder da**, oder nimm `/eights join`.
    .out = Du bist von { $table } aufgestanden. Du warst schon ausgeschieden, also spielt niemand für dich.
    .waiting = Du bist von { $table } aufgestanden. Sonst ist niemand da, also wartet der Tisch auf dich. Drück **Bin wieder da**, oder nimm `/eights join`.
come-back = Bin wieder da
dealt = An { $table } sind die Karten verteilt.
under-way = Die Runde läuft schon, da gibt es nichts zu starten. Deine Karten siehst du mit `/eights hand`.
removed = { $name } sitzt nicht mehr am Tisch.
    .bot = Ein Bot spielt für { $name }, bis { $name } wieder da ist.
closed = { $table } ist geschlossen.
moved = { $table } ist jetzt ganz unten im Kanal.
pings-on = Du bekommst einen Ping, wenn du dran bist.
pings-off = Du bekommst keine Pings mehr, wenn du dran bist.

which-seat = Welcher Platz? Wähl ihn bei `seat:` aus der Liste.
no-such-seat = Diesen Platz gibt es nicht. Wähl einen bei `seat:` aus der Liste.
which-level = Wie gut soll der Bot spielen? Wähl auch `level:`.
which-player = Wen willst du einladen? Wähl die Person bei `player:`.
seats-changed = Die Plätze haben sich geändert. Drück noch mal **Mehr**.
seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (Bot)

not-opened = Darum habe ich den Tisch nicht geöffnet.
stays = Der Tisch bleibt, wo er ist.
show-again = Mit `/eights show` siehst du den Tisch.
