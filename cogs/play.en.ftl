# Playing by button and by command. $name is a player's name.

no-seat = You don’t have a seat in a match at this table.
pick-in-hand = Pick the cards in your hand. Press **My hand**.
caught = You caught { $name }!
move-counted = { $refusal } Your last move counted: { $told }
does-not-fit = { $card } (doesn’t fit now)
