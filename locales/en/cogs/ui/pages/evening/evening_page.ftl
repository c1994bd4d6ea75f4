# A planned evening. $when is a time that everyone reads on their own clock, $people are mentions that ping no one.

heading = ### { $game } · { $when }
planned = The table opens { $until }. Press **I’m in**, and I call you when it does.
people = { $count ->
    [0] No one is in yet.
   *[other] **In:** { $people }
}
more = { $count } more
channel = It opens in this channel
thread = It opens in a thread of its own
most = { $count } seats
trouble-permission = It isn’t among this server’s events, because I’m missing **Create Events**
trouble-limit = It isn’t among this server’s events, because there are as many as Discord allows
trouble-refused = It isn’t among this server’s events, because Discord didn’t take it
trouble-gone = It isn’t among this server’s events any more
event = [Among this server’s events]({ $link })
opening = **It’s time!** The table opens in a moment.
open = **It’s time!** The table is open: { $table }
in = I’m in
when = Change time
off = Call off

over-played = It’s over. Thanks for playing!
over-unplayed = The table closed before a match started.
over-called-off = **Called off** by its organiser.
over-cancelled = **Called off**: its event was cancelled in Discord.
over-missed = **Missed**: I was offline at that time. Plan it again with `/eights plan`.
over-empty = **No one was in**, so no table opened.
over-refused = **The table couldn’t open.** { $reason }
unshown = I couldn’t show it in this channel.
reason-gone = I no longer know why.

listed-heading = ### Planned evenings
listed = **{ $game }** · { $when } · { $count } in · { $link }
listed-more = -# …and { $count } more later

choice = { $number }: { $game } · { $time } { $zone }
which = Several evenings are planned here. Pick one with `evening:`.
which-action = What should happen to that evening? Pick `action:` too.
none-here = No such evening is planned here. Plan one with `/eights plan`.

you-are-in = You’re in: { $when }. I call you when the table opens, and pressing **I’m in** again takes you out.
you-are-out = You’re out. Press **I’m in** to come after all.
done = { $game } is planned for { $when }. You’re in, and everyone else can press **I’m in**.
read-in = I read the time in { $zone }. If your clock differs, press **Change time**.
sure = Call off { $game } on { $when }? Everyone sees that it was called off.
sure-button = Call it off
called-off = Called off.
not-planned = So it isn’t planned. Ask an admin, or plan it in another channel.
moved = Moved to { $when }.
seats-unreadable = I can’t read how many seats you want. Type a number, or leave it empty for as many as the game allows.

plan-title = Plan an evening
when-title = Change the time
ask-game = Game
    .help = Its name, or the name of saved house rules.
ask-when = Day and time
    .help = Such as Friday 19:30, in 2 h or 2026-12-24 20:00.
ask-zone = Your time zone
    .help = A city, such as Berlin or New York.
ask-place = Where the table goes
ask-seats = Seats
    .help = The most players. Leave it empty for as many as the game allows.

event-about = A table opens in { $channel } at that time. Mark yourself as interested, and I call you to it.
event-tournament = Tournament: { $game }
event-tournament-about = Sign up in { $channel } before it starts.
