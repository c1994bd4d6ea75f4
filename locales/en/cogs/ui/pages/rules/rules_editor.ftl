# The editor of house rules, and the house rules that a server keeps.

heading = House rules · { $table }
set-title = “{ $name }” · { $game }
of-chapter = { $chapter } · House rules · { $table }
of-rule = Rule: { $rule } · { $table }
of-rank = Rule: { $rule }, { $rank } · { $table }

# The first page.
nothing-differs = Plain { $game }. Pick a chapter to change its rules.
differs = { $count ->
    [one] 1 rule differs from { $game }:
   *[other] { $count } rules differ from { $game }:
}
    .heard = { $count ->
        [one] 1 rule differs from { $game }.
       *[other] { $count } rules differ from { $game }.
    }
differing = **{ $rule }:** { $value } – instead of { $usual }
and-more = { $count ->
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
