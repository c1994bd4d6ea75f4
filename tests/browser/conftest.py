"""What every test with a browser needs."""

import asyncio
import gc
import warnings
from collections.abc import AsyncIterator

import pytest


@pytest.fixture(autouse=True)
async def _the_pipes_to_the_browser_close() -> AsyncIterator[None]:
    """Playwright leaves them to the garbage; they have to close while there still is the loop that closes them."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
    await asyncio.sleep(0)
