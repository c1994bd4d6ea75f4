# What playing answers, besides the hand.

not-begun = The match hasn’t started yet. The host presses **Start**.
not-seated = You don’t have a seat in a match at this table. Press **Join** before the next one starts.
pick-in-hand = Press **My hand** and pick the cards there.
caught = You caught { $name }.
counted = Your last move counted: { $told }
not-now = { $card } (can’t be played now)
