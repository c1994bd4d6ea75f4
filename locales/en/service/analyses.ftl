# What cannot be looked back at.

not-here = There’s no such match in this server.
not-over = You can look back at a match once it’s been played to the end.
not-yours = You can only look back at matches that you played to the end yourself.
sat-later = You sat down during this match, so some of your seat’s choices were someone else’s. Press **Replay** to see them all.
older = An earlier version of the bot dealt this match, so you can’t look back at it.
not-kept = The moves of this match aren’t kept any longer, so there’s nothing to look back at.
damaged = The record of this match is damaged, so you can’t look back at it.
too-many = Too many players are looking back at matches right now. Try again in a minute.
died = Looking back didn’t work this time. Press **My turning points** again.
