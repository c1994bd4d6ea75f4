## When an answer could not be given as it should.

failed = Something went wrong on my side. Look at the table again, then try once more.
done = That’s done, but I couldn’t show it. Press **My hand** at the table, or use `/eights hand`.
unwelcome = Discord doesn’t let me answer that here. Try it in another channel.
again = Try again

## What is wrong with a command as it was typed.

changed = This command has changed. Reload Discord, then try again.
elsewhere = I only deal cards in servers. Add me to one, then open a table there with `/eights open`.
no-choice = “{ $value }” isn’t a choice for { $option }. Pick one from the list.
wrong-length = { $option } takes { $least } to { $most } characters, and yours has { $count }.
wrong-number = { $option } takes a number from { $least } to { $most }.

## The permissions of the bot, as Discord calls them.

permission-view-channel = View Channel
permission-attach-files = Attach Files
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History

without-pictures = -# I can’t show pictures here: I’m missing { $missing }.
absent = My commands are in this server, but I’m not. Ask an admin to [add me]({ $link }), then try again.

## What buttons and selects of many pages say, and cards as people type and pick them.

# Ways back. Each names a page as the title of that page does.
back-more = Back to More
back-house-rules = Back to House rules
back-saved-sets = Back to Saved house rules
back-first-steps = Back to First steps
back-help = Back to Help
back-leaderboard = Back to Leaderboard
back-replay = Back to Replay
back-me = Back to your page
back-named = Back to { $name }

from-to = { $what }: { $first } to { $last }
post-here = Post here
row = { $label } · { $value }
on = on
off = off
none = none

## For those who listen: what signs and colours say to the eye.

bot = bot
spoken-changed = (changed)
to-play = { $name } (to play)
seat-cards = { $name }: { cards }.
chosen = { $label } (picked)
score = { $name }: { $points }
