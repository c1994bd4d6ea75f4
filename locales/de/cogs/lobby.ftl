opened = { $table } ist offen.
open-already = Du hast { $table } hier schon offen. Drück **Start**, wenn alle da sind.
left = Du bist von { $table } aufgestanden.
    .bot = Du bist von { $table } aufgestanden. Ein Bot spielt für dich. Drück **Bin wieder da**, oder nimm `/eights join`.
    .bot-open = Du bist von { $table } aufgestanden. Ein Bot spielt für dich, bis du oder jemand anders den Platz nimmt. Drück **Bin wieder da**, oder nimm `/eights join`.
    .out = Du bist von { $table } aufgestanden. Du warst schon ausgeschieden, also spielt niemand für dich.
    .waiting = Du bist von { $table } aufgestanden. Sonst ist niemand da, also wartet der Tisch auf dich. Drück **Bin wieder da**, oder nimm `/eights join`.
come-back = Bin wieder da
dealt = An { $table } sind die Karten verteilt.
under-way = Die Runde läuft schon, da gibt es nichts zu starten. Deine Karten siehst du mit `/eights hand`.
closed = { $table } ist geschlossen.
pings-on = Du bekommst einen Ping, wenn du dran bist.
pings-off = Du bekommst keine Pings mehr, wenn du dran bist.

not-opened = Darum habe ich den Tisch nicht geöffnet.
show-again = Mit `/eights show` siehst du den Tisch.

join = Mitspielen
add-bot = Bot dazu
start = Start
more = Mehr

aim = Partie: { $aim }.
house-rules-are = Hausregeln: { $rules }
rule = { $rule }: { $value }
and-more = und { $count } weitere
pace = Bedenkzeit: { $pace }
event = Aufgemacht für [ein Event dieses Servers]({ $link })

ranked = Zählt für die Rangliste.
too-short = Zu kurz, um für die Rangliste zu zählen.
hints = Tipps sind an: Wenn du dran bist, drück **Tipp** bei deiner Hand. Zählt nicht für die Rangliste.
ranked-with-two = Zählt für die Rangliste, sobald noch ein Mensch mitspielt.

seat = **{ $number }** · { $player }
host = { $player } · Host
bot = 🤖 { $name } (Bot, { $level })
team = **Team { $team }**
open = frei
chair-host = Host
chair-bot = Bot, { $level }
chair = { $name } ({ $note })
sitting = Am Tisch: { $names }.
free-seats = { $count ->
    [0] Der Tisch ist voll.
    [one] 1 Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
ready = Drück **Start**, wenn alle da sind.
not-ready = { $why }

heading = ### Offene Tische
mine = ### Deine Tische
    Such dir einen aus, um deine Hand zu sehen.
none = ### Keine offenen Tische
    Mach den Anfang: **Jetzt spielen** öffnet einen in diesem Kanal.
line = { $kind ->
    [free] **{ $table }** in { $place } · { $free ->
            [one] 1 Platz frei
           *[other] { $free } Plätze frei
        } · mit { $players }
    [full] **{ $table }** in { $place } · voll · mit { $players }
    [yours] **{ $table }** in { $place } · du bist dabei · mit { $players }
    [away] **{ $table }** in { $place } · dein Platz wartet · mit { $players }
    [bot] **{ $table }** in { $place } · läuft, ein Bot-Platz ist frei · mit { $players }
   *[playing] **{ $table }** in { $place } · läuft · mit { $players }
}
page = Seite { $number } von { $pages }

open-join = Mitspielen: { $table }
sit = Dazusetzen: { $table }
open-come-back = Zurück an { $table }
table = Tisch { $number }
earlier = Vorige
later = Nächste
play-now = Jetzt spielen

invite-opened = { $table } ist offen, und { $name } ist eingeladen.
    .unreached = { $table } ist offen, aber { $name } war nicht zu erreichen. Richte selbst aus: „Drück **Mitspielen**.“
invited = { $name } ist an { $table } eingeladen.
    .unreached = { $name } war nicht zu erreichen. Richte selbst aus: „Drück **Mitspielen** an { $table }.“

no-table = Keiner deiner Tische hier wartet auf Leute. Öffne einen mit `/eights open`, dann kannst du einladen.
not-waiting = { $table } wartet nicht mehr auf Leute. Lad zur nächsten Partie ein.
friend-is-bot = Das ist ein Bot, lad lieber einen Menschen ein. Für einen meiner Bots drück am Tisch **Bot dazu**.
friend-is-you = Dich selbst kannst du nicht einladen. Wähl jemand anderen.
friend-left = { $name } ist nicht mehr auf diesem Server. Wähl jemanden von hier.
friend-gone = Diese Person ist nicht mehr auf diesem Server. Wähl jemanden von hier.
friend-cannot-see = { $name } sieht den Kanal des Tisches nicht. Öffne einen Tisch in einem Kanal, den ihr beide seht.
friend-sits = { $name } sitzt schon an { $table }.
friend-invited = { $name } ist schon an { $table } eingeladen. Die Einladung bleibt im Kanal, bis die Partie beginnt.

# Das Formular

title = Freunde einladen
friend = Wen?
    .help = Wer eingeladen ist, bekommt einen Ping und einen Knopf zum Mitspielen.

refused = „{ $event }“ hat angefangen, aber ich konnte keinen Tisch aufmachen. { $why }

invitation = { $who } – { $host } möchte mit dir spielen: { $table }!
invited-join = Mitspielen

role-line = { $role } – { $table } ist offen. Setzt euch dazu!
role-join = Mitspielen
