# Rules that players add during a match.

pick = Pick a rule to add
asked = **You won the round.** Pick a rule for the rest of the match, or press **Ready** to leave the rules as they are.
adding = **{ $name }** is adding a rule.
added = **{ $name }** added a rule. { $rule }
by = { $rule } ({ $name }, round { $round })
heading = Added in this match
added-hidden = **{ $name }** added a hidden rule.
at-first = { $rule } It was there from the start.
hidden = A hidden rule.
