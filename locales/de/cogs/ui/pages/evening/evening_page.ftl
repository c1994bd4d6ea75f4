heading = ### { $game } · { $when }
planned = Der Tisch macht { $until } auf. Drück **Bin dabei**, dann rufe ich dich.
people = { $count ->
    [0] Noch ist niemand dabei.
   *[other] **Dabei:** { $people }
}
more = { $count } weitere
channel = Er macht in diesem Kanal auf
thread = Er macht in einem eigenen Thread auf
most = { $count } Plätze
trouble-permission = Bei den Events dieses Servers steht er nicht, mir fehlt **Events erstellen**
trouble-limit = Bei den Events dieses Servers steht er nicht, es sind schon so viele, wie Discord erlaubt
trouble-refused = Bei den Events dieses Servers steht er nicht, Discord hat ihn nicht genommen
trouble-gone = Bei den Events dieses Servers steht er nicht mehr
event = [Bei den Events dieses Servers]({ $link })
opening = **Es ist so weit!** Gleich macht der Tisch auf.
open = **Es ist so weit!** Der Tisch ist offen: { $table }
in = Bin dabei
when = Zeit ändern
off = Absagen

over-played = Das war’s. Danke fürs Mitspielen!
over-unplayed = Der Tisch hat geschlossen, bevor eine Partie begann.
over-called-off = **Abgesagt.**
over-cancelled = **Abgesagt**: Das Event wurde in Discord abgesagt.
over-missed = **Verpasst**: Ich war zu der Zeit offline. Plan ihn neu mit `/eights plan`.
over-empty = **Niemand war dabei**, darum hat kein Tisch aufgemacht.
over-refused = **Der Tisch hat nicht aufgemacht.** { $reason }
unshown = In diesem Kanal konnte ich ihn nicht zeigen.
reason-gone = Warum, weiß ich nicht mehr.

listed-heading = ### Geplante Spieleabende
listed = **{ $game }** · { $when } · dabei: { $count } · { $link }
listed-more = -# … und später noch { $count }

choice = { $number }: { $game } · { $time } { $zone }
which = Hier sind mehrere Spieleabende geplant. Wähl einen mit `evening:`.
which-action = Was soll mit diesem Spieleabend passieren? Wähl dazu `action:`.
none-here = So ein Spieleabend ist hier nicht geplant. Plan einen mit `/eights plan`.

you-are-in = Du bist dabei: { $when }. Ich rufe dich, wenn der Tisch aufmacht. Noch mal **Bin dabei**, und du bist wieder raus.
you-are-out = Du bist raus. Drück **Bin dabei**, um doch zu kommen.
done = { $game } ist geplant: { $when }. Du bist dabei, und alle anderen können **Bin dabei** drücken.
read-in = Gemeint ist die Uhrzeit in { $zone }. Wenn bei dir eine andere Zeit gilt, drück **Zeit ändern**.
sure = { $game } absagen ({ $when })? Alle sehen dann, dass der Abend ausfällt.
sure-button = Absagen
called-off = Abgesagt.
not-planned = Darum ist er nicht geplant. Frag einen Admin, oder plan ihn in einem anderen Kanal.
moved = Verschoben: { $when }.
seats-unreadable = Ich verstehe nicht, wie viele Plätze du willst. Tipp eine Zahl, oder lass das Feld leer, dann sind es so viele, wie das Spiel erlaubt.

plan-title = Spieleabend planen
when-title = Zeit ändern
ask-game = Spiel
    .help = Sein Name oder der Name gespeicherter Hausregeln.
ask-when = Tag und Uhrzeit
    .help = Etwa Freitag 19:30, in 2 h oder 2026-12-24 20:00.
ask-zone = Deine Zeitzone
    .help = Eine Stadt, etwa Berlin oder New York.
ask-place = Wo der Tisch hinkommt
ask-seats = Plätze
    .help = Wie viele höchstens. Leer heißt: so viele, wie das Spiel erlaubt.

event-about = Zu der Zeit macht in { $channel } ein Tisch auf. Markier dich als interessiert, dann rufe ich dich.
event-tournament = Turnier: { $game }
event-tournament-about = Melde dich vor dem Start in { $channel } an.
