"""``python -m tests.bench``: figures as JSON lines, each beside a baseline of the same run. Nothing is asserted."""

import asyncio
import logging
import tempfile
from pathlib import Path

from tests.bench import database, discord, pictures, rules


def main() -> None:
    logging.disable(logging.CRITICAL)
    rules.measure()
    pictures.measure()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(database.measure(Path(folder)))
        asyncio.run(discord.measure(Path(folder)))


if __name__ == "__main__":
    main()
