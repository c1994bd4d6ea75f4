# Private pages about a table: its log, its discard pile, and its technical details.

log-title = ### Log · { $title }
    -# Round { $round }, newest last
nothing = Nothing has happened yet.
pile-title = ### Discard pile · { $title }
    -# Newest first
pile-card = **{ $card }** { $name }
pile-starter = **{ $card }** first card
pile-unknown = **{ $card }**
pile-empty = The discard pile is empty.
earlier = Earlier
later = Later
page = -# Page { $page } of { $pages }
log-button = Log
details-button = Details
details-title = ### Details · { $title }
seal = Seal of the deal: `{ $seal }`
seal-note = -# The seal was made before the first card. At the end, the seed and salt prove that no deal was changed.
again-note = -# This table is dealt the cards of match { $match }. The equal seal proves that they’re equal, not that they’re by chance.
duplicate-note = -# All tables of this size are dealt the same cards in this round. Equal seals prove that they’re equal, not that they’re by chance.
cards-in-play = -# Another table still plays these cards. Seed and deal code stay closed until it’s over.
code = Deal code: `{ $code }`
    -# Play these cards again with `/eights open deal:`.
seed = Seed: `{ $seed }`
    Salt: `{ $salt }`
table = Table { $table }
match = Match { $match } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
engine = Engine version { $engine }
