# Why the deals of a match can’t be checked.

none-here = No match has ended in this channel yet. Pick one of this server with `match:`.
unknown = There’s no match with that number in this server. Find it with `/eights history`.
playing = This match is still being played, and its cards stay secret. You can check them when it’s over.
closed = Others can still play this deal. You can check it when the day is over.
not-kept = The moves of this match aren’t kept any longer, so there’s nothing to check.
damaged = This match can’t be checked, because its record is damaged.
wrong = **Match { $match } doesn’t check out.** { $why }
