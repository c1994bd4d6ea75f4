# Why someone can't cheer, or guess the winner.

unknown-cheer = That cheer isn’t here any more. Pick another one.
off-in-server = Cheers are off in this server. Someone with Manage Server can turn them on with `/eights settings`.
off-at-table = The host turned cheers off at this table. They can turn them on with **More**.
nothing-to-cheer = There’s nothing to cheer for yet. Wait until the cards are dealt.
just-cheered = You’ve just cheered. Wait a few seconds, then cheer again.
others-cheer = Someone else cheered first. Try again in a moment.
players-guess = You play here, so you can’t guess the winner. Win it yourself!
nothing-to-guess = The cards aren’t dealt yet. Guess the winner once they are.
too-late-to-guess = The second lap has begun, so it’s too late to guess the winner. Guess earlier in the next match.
