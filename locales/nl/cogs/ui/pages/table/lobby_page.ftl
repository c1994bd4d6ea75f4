# Het bericht van een tafel voor de partij.

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
