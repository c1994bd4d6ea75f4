# What cannot be looked back at.

not-here = There’s no such match in this server.
not-over = You can look back at a match once it’s played to its end.
not-yours = You can only look back at a match that you played to its end yourself.
sat-later = You sat down during this match, so half of its choices were someone else’s. Press **Replay** to see them all.
older = This match was played by an earlier version of the bot, so it can’t be looked back at.
not-kept = The moves of this match aren’t kept any longer, so there’s nothing to look back at.
damaged = The record of this match is damaged, so it can’t be looked back at.
too-many = Too many matches are being looked back at just now. Try again in a minute.
died = Looking back didn’t work this time. Press **My turning points** again.
