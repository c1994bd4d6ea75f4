"""No test depends on how busy the machine is. What waits for something waits for ``PATIENCE``, and no time decides."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 300  # seconds until what never happens fails a test instead of hanging it

Found = TypeVar("Found")


async def until(found: Callable[[], Found], *, every: float = 0.01) -> Found:
    """Wait until something is found of which nothing tells, and return it. Looks ``every`` so many seconds."""
    async with asyncio.timeout(PATIENCE):
        while not (it := found()):  # noqa: ASYNC110  nothing tells when
            await asyncio.sleep(every)
    return it
