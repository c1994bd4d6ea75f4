# The private view of those who watch a match, their guess who wins, and cheers.

title = ### Watching · { $table }
notice = ❗ { $notice }
dealt = The cards are dealt.
leads = { $names } { $count ->
    [one] leads
   *[other] lead
}.
how-long = -# Follows the match for 15 minutes after your last press here.
refresh = Refresh
watch-on = Watch on
rested = This view of { $table } has stopped following. Press **Watch on** to see the match again.
seated = You sit at { $table } now, so you no longer watch. Press **My hand** to play.
gone = This table is closed, so there’s nothing more to watch.
my-hand = My hand
not-begun = The match hasn’t started. Watch once the cards are dealt.
is-over = The match is over. Press **Scores** at the table to see how it went.
full = { $count } people already watch this table. Try again later, or follow it in the channel.

# Guessing the winner.

guess = Guess the winner
guess-option = { $name } wins
guessed = You guess that **{ $name }** wins. You can change it until the second lap.
    .over = You guessed that **{ $name }** wins.
guess-was = { $right ->
    [yes] You guessed **{ $name }**, and you were right!
   *[no] You guessed **{ $name }**. { $winners } won.
}
seats-changed = The seats have changed. Look again, then guess once more.

# All cheers to choose from.

cheered = You cheered { $cheer } at { $table }.
cheer-heading = ### Cheer · { $table }
    -# Everyone at the table sees it, with your name.
