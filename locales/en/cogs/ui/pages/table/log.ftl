# Private pages about a table: its log, its discard pile, and what proves its deals.

log-title = ### Log · { $title }
    -# Round { $round }, newest last
nothing = Nothing has happened yet.
pile-title = ### Discard pile · { $title }
    -# Newest first
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, by { $name }
pile-starter = **{ $card }** first card
    .heard = **{ $card }**, the first card
pile-unknown = **{ $card }**
pile-empty = The discard pile is empty.
earlier = Earlier
later = Later
page = -# Page { $page } of { $pages }
details-title = ### Fair deal · { $title }
seal = Seal of the deal: `{ $seal }`
seal-note = -# The seal was made before anyone joined, and it stays the same. It locks in a secret seed and salt. Every Join and Start after it mixes in a number from Discord, so no one can pick the cards. When the match ends, you can see it all, and `/eights history what:verify` checks every deal.
seal-note-tournament = -# This seal comes from the tournament’s seal, which was made before anyone signed up. Every sign-up and start after it mixes in a number from Discord, so no one can pick the cards. When the round ends, you can see it all, and `/eights history what:verify` checks every deal.
seal-note-old = -# The seal was made before the first card. At the end, the seed and salt prove that no deal was changed.
no-presses = -# No Join or Start was mixed in here, so the seal alone locks in the cards.
presses = Join and Start numbers: { $presses }
seed = Seed: `{ $seed }`
    Salt: `{ $salt }`
table = Table { $table }
match = Match { $match } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
engine = Engine version { $engine }
