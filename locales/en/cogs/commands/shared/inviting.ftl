# A friend is invited to a table. $table is its title, $name the friend's.

opened = { $table } is open, and { $name } is invited.
    .unreached = { $table } is open, but I couldn’t reach { $name }. Tell them to press **Join**.
invited = { $name } is invited to { $table }.
    .unreached = I couldn’t reach { $name }. Tell them to press **Join** at { $table }.

no-table = None of your tables here is waiting for players. Open one with `/eights open`, then invite your friend.
not-waiting = { $table } isn’t waiting for players any more. Invite your friend to the next match.
friend-is-bot = That’s a bot, so invite a person instead. To add one of my bots, press **Add bot** at the table.
friend-is-you = You can’t invite yourself. Pick a friend.
friend-left = { $name } isn’t in this server any more. Pick someone who is.
friend-gone = That person isn’t in this server any more. Pick someone who is.
friend-cannot-see = { $name } can’t see the table’s channel. Open a table in a channel you both can see.
friend-sits = { $name } is already at { $table }.
friend-invited = { $name } is already invited to { $table }. The invitation stays in the channel until the match starts.

# The form

title = Invite a friend
friend = Your friend
    .help = They get a ping and a Join button.
