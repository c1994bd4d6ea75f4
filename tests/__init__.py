"""No test depends on how busy the machine is. What waits for something waits for ``PATIENCE``, and no time decides."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 300  # seconds until what never happens fails a test instead of hanging it

Found = TypeVar("Found")


async def until(look: Callable[[], Found | None]) -> Found:
    """Wait until a look finds something of which nothing tells, and return it."""
    async with asyncio.timeout(PATIENCE):
        while not (found := look()):  # noqa: ASYNC110  nothing tells when
            await asyncio.sleep(0.01)
    return found
