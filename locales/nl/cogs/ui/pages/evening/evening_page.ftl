# Een geplande avond.

heading = ### { $game } · { $when }
planned = De tafel gaat { $until } open. Druk op **Ik doe mee**, en ik roep je als het zover is.
people = { $count ->
    [0] Er doet nog niemand mee.
   *[other] **Erbij:** { $people }
}
more = nog { $count }
channel = De tafel komt in dit kanaal
thread = De tafel komt in een eigen thread
most = { $count } plekken
trouble-permission = De avond staat niet bij de evenementen van deze server, want ik mis **Evenementen aanmaken**
trouble-limit = De avond staat niet bij de evenementen van deze server, want er zijn er al zoveel als Discord toestaat
trouble-refused = De avond staat niet bij de evenementen van deze server, want Discord nam hem niet aan
trouble-gone = De avond staat niet meer bij de evenementen van deze server
event = [Bij de evenementen van deze server]({ $link })
opening = **Het is zover!** De tafel opent zo.
open = **Het is zover!** De tafel is open: { $table }
in = Ik doe mee
when = Andere tijd
off = Afblazen

over-played = Het is voorbij. Bedankt voor het spelen!
over-unplayed = De tafel sloot voordat er een partij begon.
over-called-off = **Afgeblazen** door de organisator.
over-cancelled = **Afgeblazen**: het evenement is in Discord geannuleerd.
over-missed = **Gemist**: ik was toen offline. Plan opnieuw met `/eights plan`.
over-empty = **Er deed niemand mee**, dus er ging geen tafel open.
over-refused = **De tafel kon niet open.** { $reason }
unshown = Ik kon het niet tonen in dit kanaal.
reason-gone = Ik weet niet meer waarom.

listed-heading = ### Geplande avonden
listed = **{ $game }** · { $when } · { $count ->
    [one] 1 doet mee
   *[other] { $count } doen mee
} · { $link }
listed-more = -# …en later nog { $count }

choice = { $number }: { $game } · { $time } { $zone }
which = Er zijn hier meerdere avonden gepland. Kies er een met `evening:`.
which-action = Wat moet er met die avond gebeuren? Kies ook `action:`.
none-here = Zo’n avond is hier niet gepland. Plan er een met `/eights plan`.

you-are-in = Je doet mee: { $when }. Ik roep je als de tafel opent. Druk nog eens op **Ik doe mee** als je toch niet komt.
you-are-out = Je doet niet mee. Druk op **Ik doe mee** om toch te komen.
done = { $game } staat gepland voor { $when }. Je doet mee, en de anderen kunnen op **Ik doe mee** drukken.
read-in = Ik lees de tijd in { $zone }. Loopt jouw klok anders, druk dan op **Andere tijd**.
sure = { $game } op { $when } afblazen? Iedereen ziet dat het niet doorgaat.
sure-button = Afblazen
called-off = Afgeblazen.
not-planned = Dus het is niet gepland. Vraag een beheerder, of plan het in een ander kanaal.
moved = Verzet naar { $when }.
seats-unreadable = Ik kan niet lezen hoeveel plekken je wilt. Typ een getal, of laat het leeg voor zoveel als het spel toestaat.

plan-title = Plan een avond
when-title = Verander de tijd
ask-game = Spel
    .help = De naam, of de naam van bewaarde huisregels.
ask-when = Dag en tijd
    .help = Zoals vrijdag 19:30, over 2 uur of 2026-12-24 20:00.
ask-zone = Je tijdzone
    .help = Een stad, zoals Amsterdam of Brussel.
ask-place = Waar de tafel komt
ask-seats = Plekken
    .help = Hoeveel spelers er hooguit bij kunnen. Laat het leeg voor zoveel als het spel toestaat.

event-about = Dan gaat er een tafel open in { $channel }. Geef aan dat je geïnteresseerd bent, en ik roep je erbij.
event-tournament = Toernooi: { $game }
event-tournament-about = Schrijf je in { $channel } in voordat het begint.
