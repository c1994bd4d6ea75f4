# A friend is invited to a table. $table is its title, $name the friend's.

opened = { $table } is open, and { $name } is invited.
    .unreached = { $table } is open, but I couldn’t reach { $name }. Tell them to press **Join**.
invited = { $name } is invited to { $table }.
    .unreached = I couldn’t reach { $name }. Tell them to press **Join** at { $table }.

no-table = You have no table here that waits for players. Open one with `/eights open`, then invite your friend.
not-waiting = { $table } doesn’t wait for players any more. Invite your friend to the next match.
friend-is-bot = That’s a bot. Invite a person, and add my own bots with **Add bot** at the table.
friend-is-you = You have a seat at your own table anyway. Pick a friend.
friend-left = { $name } isn’t in this server any more. Pick someone who is.
friend-gone = That person isn’t in this server any more. Pick someone who is.
friend-cannot-see = { $name } can’t see the table’s channel. Open a table in a channel you both can see.
friend-sits = { $name } already sits at { $table }.
friend-invited = { $name } is already invited to { $table }. The invitation stays in the channel until the match starts.

# The form

title = Invite a friend
friend = Your friend
    .help = They get a ping and a Join button.
