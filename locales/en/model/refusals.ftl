# What a table refuses: what is wrong, and what to do next.

# Opening a table, and who sits there.

wrong-seats = { $game } is for { $fewest } to { $most } players, not { $count }.
wrong-seats-exactly = { $game } is for { $most } players, not { $count }.
room-for-bots = There’s room for { $room ->
    [one] 1 bot
   *[other] { $room } bots
} besides you, not { $count }.
no-target = This game has no target: it ends when a player has counted down to 0.
begun-without-you = This match started without you. Join the rematch, or open your own table with `/eights open`.
begun-and-full = This match started without you, and there’s no bot seat to take. Join the rematch, or open your own table with `/eights open`.
no-seat-in-play = Every bot at this table is out of the match. Join the rematch, or open your own table with `/eights open`.
no-sitting-in = Bots keep their seats in this match. Join the rematch, or open your own table with `/eights open`.
sat-first = { $name } took the last bot seat. Join the rematch, or open your own table with `/eights open`.
seat-decided-about = Another player is making a choice that involves this bot. Press **Sit down** again after that.
seat-lost = { $name } took your seat while you were away. Press **Sit down** if a bot still has a seat here, or join the rematch.
seat-lost-and-full = { $name } took your seat while you were away, and there’s no bot seat to take now. Join the rematch, or open your own table with `/eights open`.
no-such-newcomers = That choice is no longer available. Press **More** again.
already-seated = You’re already at this table.
    .match = You’re already at this table. Press **My hand**, or use `/eights hand`, to see your cards.
    .over = You’re at this table, and its match is over. Press **Rematch**, or use `/eights start`, to play again.
full = This table is full: all { $count } seats are taken. Open your own with `/eights open`.
no-more-bots = The match has started, so you can’t add a bot. A bot can only fill in for a player who’s away.
hints-off = Hints are off at this table, so its matches can count. For the next one, the host can turn hints on under **Table options**.
day-hints = There are no hints in the deal of the day: everyone plays the same cards on their own. `/eights practice` gives you hints.
tournament-hints = There are no hints in a tournament. `/eights practice` gives you hints.
no-such-level = There’s no { $level } bot. Pick { $levels }.
bot-plays-already = A bot is already playing this seat. Take it back with `/eights join`.
not-seated = You’re not at { $table }. Open your own with `/eights open`.
not-seated-in-tournament = You’re not at { $table }. Press **My hand** in the tournament’s message to get to your table.
too-few = This game needs at least { $count } players. Add a bot, or wait for more players.

# What may be changed, and by whom.

rules-fixed = This match keeps the rules it started with. Change them before the next one.
only-host = Only the host (or a moderator) can do that. Ask one of them, or open your own table with `/eights open`.
only-host-yet = Only the host (or a moderator) can do that. If { $name } makes no move for a day, you can let a bot play for them. If they’re the host, you become the host.
only-host-now = Only the host (or a moderator) can do that. Everyone has waited a day for { $name }, so you can press **Let a bot play**. If they’re the host, you become the host.
only-organiser = Only the organiser (or a moderator) can do that. Ask one of them.

# Planning a move.

nothing-to-plan = While others play, you can plan to play one card or to draw. Here’s your hand now.
plan-costs = That would now cost you more cards.
# Tables of tournaments.

tournament-newcomer = This table belongs to a tournament. If another round is coming, join with `/tournament join`.
tournament-take-back = In a tournament, a card you’ve played stays played.
day-take-back = Everyone gets one try at the deal of the day, so a card you’ve played stays played.
take-back-off = You can’t take back a card at this table. For the next match, the host can allow it under **Table options**.
tournament-close = A tournament table closes with its round. The organiser can let bots finish it, or cancel the tournament.
tournament-rematch = A tournament table has no rematch. Everyone gets a new table in the next round.
tournament-over = This tournament table is done for the round. Everyone gets a new table in the next one.
no-such-seat = There’s no seat { $seat } at this table. Pick one from the list.
no-bot-there = There’s no bot in that seat. Pick one from the list.
day-is-for-one = That’s someone else’s try at the deal of the day. Play your own with `/eights today`.
day-is-fixed = The deal of the day is the same for everyone, so no one can change it.
day-leave = Your try at the deal of the day stays open until the day is over. `/eights today` brings it back.
day-once = You’ve had your one try at today’s deal. See how it stands with `/eights today`.
practice-is-for-one = A practice table is for one player. Open your own with `/eights practice`.
