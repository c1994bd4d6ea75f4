# The house rules of the sequence game: see engine/core/house_rules.en.ftl.

chapter-sequence = Sequence

sides =
    .label = Teams
    .help = How many teams of two play. Teammates sit opposite each other and share a sequence.
    .value = { $count ->
        [0] everyone for themselves
       *[other] { $count } teams
    }
    .refused = Pick two, three or four teams of two, or everyone for themselves.
packs =
    .label = Packs
    .help = How many packs of 70 cards are shuffled together.
    .refused = Pick one pack or two.
sequences =
    .label = Sequences
    .help = How many sequences each player builds at the same time when two play.
    .refused = Pick one or two sequences for each player.
backwards =
    .label = Backwards
    .help = Whether a sequence may also go down.
pass_cost =
    .label = Pass cards
    .help = How many points each pass card left in a hand costs.
    .value = { points }
    .refused = Pick what each pass card costs (0 to 100 points) from the list.

no-teams = { $seats } players don’t make { $sides } teams of two. Pick other teams, or everyone for themselves.
one-pack-too-few = { $seats } players on their own need two packs. Add a pack, or play in teams of two.
