# What buttons and selects of many pages say, and cards as people type and pick them.

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

no-card = “{ $typed }” isn’t a card. { $spelling }, or pick from the list.
torn-card = “{ $typed }” could be { $cards }. Write it in words, or pick from the list.
torn-suit = “{ $typed }” could be { $suits }. Write the whole word.
from-to = { $what }: { $first } to { $last }
post-here = Post here
row = { $label } · { $value }
on = on
off = off
none = none
