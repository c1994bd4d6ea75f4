# Hints: why there is none.

not-your-turn = It’s not your turn. Ask for a hint when it is.
no-round = No round is being played. Ask for a hint on your turn.
no-choice = There’s only one move you can make, and your hand shows it.
one-at-a-time = Your last hint is still on its way. Ask again when you have it.
no-answer = The expert can’t answer right now. Press **Hint** again in a moment, or play on.
