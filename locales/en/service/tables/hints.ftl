# Hints: why there is none.

not-your-turn = It’s not your turn. Ask for a hint when it is.
no-round = No round is being played. Ask for a hint on your turn.
no-choice = There’s nothing to choose: your hand shows the one thing you can do.
one-at-a-time = You’re waiting for another hint. Ask again when you have it.
no-answer = The expert can’t answer right now. Press **Hint** again in a moment, or play on.
