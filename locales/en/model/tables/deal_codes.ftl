# Playing the cards of a finished match again. $code is its deal code, $match its number.

no-code = That’s not a deal code. One looks like D12-K7QM2X: press **Fair deal** at the end of a match to get it.
unknown = I don’t know the deal { $code }. Check the code and type it again.
elsewhere = The deal { $code } is from another server. Play it there, or use a code from this server.
playing = Match { $match } is still being played. Wait for it to end, then play its cards.
unfinished = Match { $match } was closed before its end, so its cards stay closed. Use the code of a finished match.
not-kept = I can’t deal match { $match } again, because its cards aren’t kept any more. Use the code of a newer match.
other-game = This deal is for { $game }. Leave out `game:`, or use the code of another match.
other-rules = This deal has the rules of match { $match }. Leave out `game:` to play with them.
other-seats = This deal is for { $count } players. Leave out `seats:`, or use the code of another match.
fixed = This table plays the cards of match { $match }, so its game, rules and seats can’t change. Open another table for that.
