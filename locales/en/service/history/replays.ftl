# Why a match can’t be looked at again.

unknown = There’s no match with that number in this server. `/eights history` lists the ones there are.
playing = This match is still being played. Its replay opens when it’s over.
closed = The cards of this match are still being played. Its replay opens when the day is over.
not-kept = The moves of this match aren’t kept any longer, so there’s nothing to replay.
damaged = This match can’t be replayed, because its record is damaged.
left = A player who left
sat-later = { $name } (sat down later)
bot = Bot { $number }
