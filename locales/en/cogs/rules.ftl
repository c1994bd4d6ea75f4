## The games on their shelves. $line is a sentence, $games and $names are lists.

heading = ## { $count } games
    Pick a shelf, then a game.
by-kind = By kind
by-players = By players
by-country = By country
shelf-line = - **{ $name }** ({ $count }){ $about ->
    [none] { "" }
   *[other] { " " }– { $about }
}
country = - **{ $name }** – { $games }
shelf-heading = ### { $name }
small = -# { $text }
game = **{ $name }** – { $line }
    -# { $players }{ $length ->
        [none] { "" }
       *[other] { " " }· { $length }
    }
game-in-short = - **{ $name }**{ $length ->
    [none] { "" }
   *[other] { " " }· { $length }
}
found = ### { $count ->
    [0] No game found for “{ $typed }”
    [one] 1 game found for “{ $typed }”
   *[other] { $count } games found for “{ $typed }”
}
also = Also called { $names }.
sets = With a ready-made set of house rules: { $names }. Open a table, press **More** and **House rules**, and pick it there.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = about { $minutes } minutes with { $seats }

pick-shelf = Pick a shelf
pick-country = Pick a country
pick-game = Pick a game
shelf = { $name } · { $count ->
    [one] 1 game
   *[other] { $count } games
}
and-more = { $games } and { $count } more
about = { $least ->
    [2] { $most ->
            [2] For 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = All games
find = Find a game
find-label = What’s it called?
find-help = A name in any language, a country, or a word about it. Typos are fine.
elsewhere = I don’t deal { $name }. The closest game is { $nearest }
open = Open a table
rules = Rulebook

no-game = There’s no game called “{ $game }”. `/eights games` lists them all.
unknown = That game is no longer available. `/eights games` lists them all.

## The rulebook of a table, a tournament or a game.

title = ## Rulebook · { $name }
differs = { $mark } changed from the standard game
page = Page { $number }
left-out = -# Good to know: { $text }
small-print = -# { $text }

## The editor of house rules, and the house rules that a server keeps.

editor-heading = House rules · { $table }
set-title = “{ $name }” · { $game }
of-chapter = { $chapter } · House rules · { $table }
of-rule = Rule: { $rule } · { $table }
of-rank = Rule: { $rule }, { $rank } · { $table }

# The first page.
nothing-differs = Plain { $game }. Pick a chapter to change its rules.
editor-differs = { $count ->
    [one] 1 rule differs from { $game }:
   *[other] { $count } rules differ from { $game }:
}
    .heard = { $count ->
        [one] 1 rule differs from { $game }.
       *[other] { $count } rules differ from { $game }.
    }
differing = **{ $rule }:** { $value } – instead of { $usual }
editor-and-more = { $count ->
    [one] … and 1 more.
   *[other] … and { $count } more.
}
at-once = Changes take effect at once. **Save** keeps these rules for other tables in this server.
cannot-play = These rules may work again with more or fewer players.

# A chapter, and a rule.
rule = **{ $rule }:** { $value }
in-the-menu = { $chapter }: pick a rule from the menu to change it.
empty = With the other rules as they are, there’s nothing to change here.
pick-rule = Change a rule
switched-here = { $value }. { $help }
usual-value = { $game }: { $value }

# Buttons and selects.
show = Rulebook
save = Save
    .copy = Save a copy
share = Share
import = Import
reset = Same as { $game }
ready-made = Add a ready-made set
which-rank = Pick a rank
which-suits = Which suits
what-they-do = What these cards do
nothing-special = nothing special
suits = { $rank }: { $suits ->
    [all] all suits
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
    [SC] black
    [HD] red
    [O] circles
    [V] triangles
    [X] crosses
    [U] squares
   *[Y] stars
}
suit-and-value = { $suit } { $value }
red = red
black = black

# What was done.
added = Added: { $set }.
added-already = { $set } is already on.
changed = Changed: { $about } – { $now }. To undo it, { $switch ->
    [yes] pick it again.
   *[no] pick what it was: { $was }.
}
went-along = Also changed: { $rule } – { $value }.
stayed = Left as you set it: { $rule } – { $value }.
reset-done = Back to plain { $game }.
imported = Rules imported.
imported-and-saved = Rules imported and saved as “{ $name }”.
saved = Saved as “{ $name }”. Pick it when you open a table.
saved-of-game = Saved as “{ $name }” (rules for { $game }). Pick it when you open a table.
deleted = “{ $name }” is deleted. Tables that play it keep its rules.
code = **Code for these { $game } rules**
    Copy it, then press **Import** in the house rules of another table, or type `/houserules save code:`.

# Forms.
save-form = Save these house rules
save-name = Name
    .help = Players pick it by this name when they open a table.
import-form = Import house rules
import-code = Code
    .help = The code from Share, or from /houserules saved action:share.
import-name = Save as (optional)
    .help = Leave it empty to use the rules at this table only.

# Refusals.
set-gone = This set has been deleted. Pick another one with `/houserules edit`.
unknown-rule = This rule is no longer available. Open the editor again with `/houserules edit`.
unknown-choice = This choice is no longer available. Open the editor again with `/houserules edit`.

# What a server keeps.
kept-heading = Saved house rules
kept-none = Nothing saved yet. Press **New set**, or save the rules of a table with **More** and **House rules**.
kept-pick = Pick a saved set
kept-change = Change
new = New set
new-game = Game to start from
made = “{ $name }” is saved. Every change here is saved at once.
kept = **{ $name }** · { $game }, { $count ->
    [0] nothing changed
    [one] 1 rule changed
   *[other] { $count } rules changed
}

## Rules that players add during a match.

pick = Pick a rule to add
asked = **You won the round.** Pick a rule for the rest of the match, or press **Ready** to leave the rules as they are.
adding = **{ $name }** is adding a rule.
added-added = **{ $name }** added a rule. { $rule }
by = { $rule } ({ $name }, round { $round })
added-heading = Added in this match
added-hidden = **{ $name }** added a hidden rule.
at-first = { $rule } It was there from the start.
hidden = A hidden rule.

## Hidden rules in the hand of a player: what is said before a move, and guessing.

phrases = Say a phrase before you play or draw, if a hidden rule asks for it. Breaking a hidden rule costs a card, and so does saying a phrase that no rule asks for.
say = { $phrase }
    .heard = Say: { $phrase }
guess = Guess a hidden rule
guessing = ### Guess a hidden rule · { $title }
    You have one guess a turn. A right guess tells you the rule, and a wrong one costs a card.
    { $unknown ->
        [0] You already know every hidden rule.
        [one] There’s one hidden rule you don’t know yet.
       *[other] There are { $unknown } hidden rules you don’t know yet.
    }
known = You know: { $rule }
hidden-pick = Pick your guess
back = Back to my hand

## House rules: reading and sharing them. $game is the name of a game, $name that of saved house rules.

code-holds = { $game } with { $count ->
    [0] no changes
    [one] 1 house rule
   *[other] { $count } house rules
}
replace-heading = { $game }, { $seats } seats
preset-heading = { $name } · { $game }, { $seats } seats
which-saved = Which house rules? Pick them from the list for `name:`.
