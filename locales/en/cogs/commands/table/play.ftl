# Playing by button and by command. $name is a player's name.

no-seat = You don’t have a seat in a match at this table.
slipped = Your hand was out of date. Here it is now.
pick-in-hand = Press **My hand** and pick the cards there.
caught = You caught { $name }!
move-counted = { $refusal } Your last move counted: { $told }
    .heard = { $refusal } Your last move counted.
does-not-fit = { $card } (doesn’t fit now)
