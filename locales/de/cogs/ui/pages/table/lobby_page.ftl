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
