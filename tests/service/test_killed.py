"""The process is killed at any moment; nothing that was shown to anybody is lost."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Timer
from time import sleep

import pytest

from model.table import Table
from tests.db.club import every, look
from tests.db.fresh import ON_SERVER, database_at, store_at, text_of
from tests.service.club import replayed
from tests.service.victim import GAMES

HERE = Path(__file__).parents[2]
KILLS = 3
STILL = 60  # seconds after which a victim is taken to have stopped playing


@contextmanager
def started(file: Path, game: str) -> Iterator[subprocess.Popen[str]]:
    """The victim at work; one that stands still is ended, so that the test fails instead of hanging."""
    command = [sys.executable, "-m", "tests.service.victim", text_of(database_at(file)), game]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as victim:
        watchdog = Timer(STILL, victim.terminate)
        watchdog.start()
        try:
            yield victim
        finally:
            watchdog.cancel()
            victim.kill()


def killed_after(file: Path, game: str, changes: int, moment: float) -> int:
    """The last version of the table that was told to anybody."""
    with started(file, game) as victim:
        assert victim.stdout is not None
        for _ in range(changes):
            assert victim.stdout.readline()
        sleep(moment)
        victim.kill()
        told = victim.stdout.read().split()
        victim.wait()
    assert victim.returncode == -9, "it had been at it still"
    return int(told[-1]) if told else 0


async def found(file: Path) -> Table:
    """The one table in the file, which agrees with itself."""
    if not ON_SERVER:
        assert look(file, "PRAGMA integrity_check") == [("ok",)]
    store = await store_at(file)
    (table,) = await every(store)
    assert await replayed(store, table) == table.state
    await store.close()
    return table


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", ["crazy-eights", *(pytest.param(each, marks=pytest.mark.long) for each in list(GAMES)[1:])]
)
async def test_a_killed_bot_loses_no_card(tmp_path: Path, game: str):
    file, chance, moves = tmp_path / "eights.db", Random(8), 0
    for _ in range(KILLS):
        told = killed_after(file, game, chance.randrange(3, 15), chance.random() / 100)
        table = await found(file)
        assert table.version >= told
        assert table.moves > moves
        moves = table.moves
    with started(file, game) as survivor:
        survivor.communicate()
    assert survivor.returncode == 0
    over = await found(file)
    assert (over.phase, over.moves > moves) == ("over", True)
    assert look(file, "SELECT outcome FROM matches") == [("finished",)]
    assert len(look(file, "SELECT place FROM results")) == 3
