# Hints: why there is none.

not-your-turn = It’s not your turn. Ask for a hint when it is.
no-round = No round is being played. Ask for a hint on your turn.
no-choice = You only have one move. It’s in your hand.
one-at-a-time = Your last hint is still on its way. Ask again when you have it.
no-answer = The expert can’t answer right now. Press **Hint** again in a moment, or play on.
