## Een tafel openen, gaan zitten en opstaan.

opened = { $table } is open.
open-already = Je hebt hier { $table } al open. Druk op **Start** als iedereen er is.
left = Je hebt { $table } verlaten.
    .bot = Je hebt { $table } verlaten. Een bot speelt voor je. Druk op **Kom terug**, of gebruik `/eights join`.
    .bot-open = Je hebt { $table } verlaten. Een bot speelt voor je tot jij of een ander de plek neemt. Druk op **Kom terug**, of gebruik `/eights join`.
    .out = Je hebt { $table } verlaten. Je lag eruit, dus er speelt niemand voor je.
    .waiting = Je hebt { $table } verlaten. Er is verder niemand, dus de tafel wacht op je. Druk op **Kom terug**, of gebruik `/eights join`.
come-back = Kom terug
dealt = Aan { $table } zijn de kaarten gedeeld.
under-way = De ronde is bezig, dus er valt niets te starten. Bekijk je kaarten met `/eights hand`.
closed = { $table } is gesloten.
pings-on = Je krijgt een ping als je aan de beurt bent.
pings-off = Je krijgt geen pings meer als je aan de beurt bent.

not-opened = De tafel is dus niet geopend.
show-again = Bekijk de tafel met `/eights show`.

## Het bericht van een tafel voor de partij.

join = Meedoen
add-bot = Bot erbij
start = Start
more = Meer

aim = Partij: { $aim }.
house-rules-are = Huisregels: { $rules }
rule = { $rule }: { $value }
and-more = en nog { $count }
pace = Tijd per beurt: { $pace }
event = Geopend voor [een evenement van deze server]({ $link })

ranked = Deze partij telt voor de ranglijst.
too-short = Deze partij is te kort om te tellen voor de ranglijst.
hints = Tips staan aan: druk in je hand op **Tip** als je aan de beurt bent. Deze partij telt niet voor de ranglijst.
ranked-with-two = Deze partij telt voor de ranglijst zodra er een tweede mens meedoet.

seat = **{ $number }** · { $player }
host = { $player } · host
bot = 🤖 { $name } (bot, { $level })
team = **Team { $team }**
open = vrij
chair-host = host
chair-bot = bot, { $level }
chair = { $name } ({ $note })
sitting = Aan tafel: { $names }.
free-seats = { $count ->
    [0] De tafel is vol.
    [one] Er kan nog 1 speler bij.
   *[other] Er kunnen nog { $count } spelers bij.
}
ready = Druk op **Start** als iedereen er is.
not-ready = { $why }

## De open tafels van een server, als lijst voor één lid.

heading = ### Open tafels
mine = ### Jouw tafels
    Kies er een om je hand te zien.
none = ### Geen open tafels
    Wees de eerste: **Speel nu** opent er een in dit kanaal.
line = { $kind ->
    [free] **{ $table }** in { $place } · { $free ->
            [one] 1 plek vrij
           *[other] { $free } plekken vrij
        } · met { $players }
    [full] **{ $table }** in { $place } · vol · met { $players }
    [yours] **{ $table }** in { $place } · je doet mee · met { $players }
    [away] **{ $table }** in { $place } · je plek wacht op je · met { $players }
    [bot] **{ $table }** in { $place } · bezig, een botplek is vrij · met { $players }
   *[playing] **{ $table }** in { $place } · bezig · met { $players }
}
page = Pagina { $number } van { $pages }

open-join = Doe mee aan { $table }
sit = Schuif aan bij { $table }
open-come-back = Terug naar { $table }
table = Tafel { $number }
earlier = Vorige
later = Volgende
play-now = Speel nu

## Een vriend wordt aan een tafel uitgenodigd.

invite-opened = { $table } is open, en { $name } is uitgenodigd.
    .unreached = { $table } is open, maar ik kon { $name } niet bereiken. Zeg zelf even dat die op **Meedoen** moet drukken.
invited = { $name } is uitgenodigd voor { $table }.
    .unreached = Ik kon { $name } niet bereiken. Zeg zelf even dat die aan { $table } op **Meedoen** moet drukken.

no-table = Geen van je tafels hier wacht op spelers. Open er een met `/eights open`, en nodig dan iemand uit.
not-waiting = { $table } wacht niet meer op spelers. Nodig iemand uit voor de volgende partij.
friend-is-bot = Dat is een bot, dus nodig een mens uit. Wil je een van mijn bots erbij, druk dan aan de tafel op **Bot erbij**.
friend-is-you = Je kunt jezelf niet uitnodigen. Kies iemand anders.
friend-left = { $name } zit niet meer op deze server. Kies iemand die er wel is.
friend-gone = Die persoon zit niet meer op deze server. Kies iemand die er wel is.
friend-cannot-see = { $name } kan het kanaal van de tafel niet zien. Open een tafel in een kanaal dat jullie allebei zien.
friend-sits = { $name } zit al aan { $table }.
friend-invited = { $name } is al uitgenodigd voor { $table }. De uitnodiging blijft in het kanaal tot de partij begint.

# Het formulier

title = Nodig iemand uit
friend = Wie nodig je uit?
    .help = Die krijgt een ping en een knop Meedoen.

refused = “{ $event }” is begonnen, maar ik kon er geen tafel voor openen. { $why }

## Een vriend wordt aan een tafel uitgenodigd.

invitation = { $who } – { $host } wil { $table } met je spelen!
invited-join = Meedoen

role-line = { $role } – { $table } is open. Kom erbij zitten!
role-join = Meedoen
