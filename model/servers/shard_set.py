"""The shards of a process: Discord spreads servers over shards by their ids."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ShardSet:
    """Some of the shards: these ``ids`` of ``count``, one after the other."""

    ids: tuple[int, ...]
    count: int

    def __str__(self) -> str:
        return f"{self.ids[0]}-{self.ids[-1]}/{self.count}"
