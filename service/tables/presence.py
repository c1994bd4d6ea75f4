"""Who of the people at a table is still in the server, as far as anyone can tell."""

from collections.abc import Collection
from typing import Protocol


class Unreachable(Exception):
    """Discord cannot be asked now."""


class Members(Protocol):
    """Knows who is in a server."""

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        """Those of these people who have left the server, asked for a table in this channel. Raises Unreachable."""


class Everyone:
    """Nobody ever leaves."""

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        return ()
