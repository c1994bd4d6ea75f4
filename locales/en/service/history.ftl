# Why a match can’t be looked at again.

unknown = There’s no match with that number in this server. Find it with `/eights history`.
playing = This match is still being played. Its replay opens when it’s over.
closed = Others can still play this deal. Its replay opens when the day is over.
not-kept = The moves of this match aren’t kept any longer, so there’s nothing to replay.
damaged = This match can’t be replayed, because its record is damaged.
