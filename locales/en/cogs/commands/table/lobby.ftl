# Opening a table, sitting down and getting up. $table is a table's title, $name a player's.

opened = { $table } is open.
open-already = You already have { $table } open here. Press **Start** when everyone’s here.
bot-joined = { $name } sits down at { $table }.
bot-level = { $name } at { $table } now { $level ->
        [easy] takes it easy
        [expert] remembers what everyone did and looks ahead
       *[other] plays the obvious good card
    }.
left = You left { $table }.
    .bot = You left { $table }. A bot is playing for you. Press **Come back**, or use `/eights join`.
    .bot-open = You left { $table }. A bot plays for you until you or someone else takes the seat. Press **Come back**, or use `/eights join`.
    .out = You left { $table }. You’re out of its match, so no one plays for you.
    .waiting = You left { $table }. No one else is there, so the table waits for you. Press **Come back**, or use `/eights join`.
come-back = Come back
dealt = The cards are dealt at { $table }.
under-way = The round is under way, so there’s nothing to start. See your cards with `/eights hand`.
removed = { $name } was removed.
    .bot = A bot plays for { $name } until they come back.
closed = { $table } is closed.
moved = { $table } is at the bottom of the channel now.
pings-on = You’ll get a ping when it’s your turn.
pings-off = You won’t get pings on your turn any more.

which-seat = Which seat? Pick one from the list for `seat:`.
no-such-seat = There’s no such seat. Pick one from the list for `seat:`.
which-level = How well should the bot play? Pick `level:` too.
which-player = Who do you want to invite? Pick them with `player:`.
seats-changed = The seats have changed. Press **More** again.
seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)

not-opened = No table was opened.
stays = It stays where it is.
show-again = Use `/eights show` to see it.
