"""Which servers are whose: Discord spreads servers over shards by their ids, and a process has some of the shards."""

from dataclasses import dataclass

MADE = 22  # bits of an id below the moment when it was made


def shard_of(guild: int, count: int) -> int:
    """The shard of a server, of this many."""
    return (guild >> MADE) % count


@dataclass(frozen=True)
class ShardSet:
    """Some of the shards: these ``ids`` of ``count``."""

    ids: tuple[int, ...]
    count: int

    def has(self, guild: int) -> bool:
        return shard_of(guild, self.count) in self.ids

    @property
    def is_whole(self) -> bool:
        return len(self.ids) == self.count

    def __str__(self) -> str:
        firsts = [number for number in self.ids if number - 1 not in self.ids]
        lasts = [number for number in self.ids if number + 1 not in self.ids]
        ends = zip(firsts, lasts, strict=True)
        spans = (f"{first}" if first == last else f"{first}-{last}" for first, last in ends)
        return f"{','.join(spans)}/{self.count}"


WHOLE = ShardSet((0,), 1)  # every server
