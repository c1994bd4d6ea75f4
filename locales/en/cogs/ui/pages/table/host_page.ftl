# The page where a host changes a table before its match.

heading = Table options · { $table }
game-tab = Game
seats-tab = Seats and bots
house-rules = House rules
notice = ❗ { $why }

pick-game = Game
saved-shelf = Saved here · { $count ->
    [one] 1 set of house rules
   *[other] { $count } sets of house rules
}
    .line = House rules saved on this server.
game = Game: { $game }
saved-game = Game: { $name }
saved-of = Your server’s house rules for { $game }
pick-target = Target
target = Target: { $target }
pick-pace = Time for a turn
pace = Turns: { $pace }
usual-pace = Turns: this server’s default
hints = { $on ->
    [yes] Hints are on (the match won’t count)
   *[no] Hints are off
}
take-backs = { $on ->
    [yes] Take-backs are on
   *[no] Take-backs are off
}
pick-seats = Seats
seats = Seats: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] none
   *[other] { $count }
}
pick-level = Level
level = Level: { $level }
pick-partners = Partners
partners = Partners: { $sides ->
    [0] none
   *[other] { $sides } teams
}
pick-newcomers = Bot seats during the match
newcomers-open = Bot seats: anyone can take one
    .line = A latecomer takes over a bot’s seat, cards and score.
newcomers-closed = Bot seats: no one can take one
    .line = No one joins after the start.
pick-swap = Swap two seats
seat = Seat { $number }: { $name }
shuffle = Shuffle the seats
seated = { $number }. { $name }
empty = No one sits here yet.

unknown-game = That game is no longer available. Press **Table options** again.
unknown-choice = That choice is no longer available. Press **Table options** again.
