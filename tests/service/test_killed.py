"""The process is killed at any moment; nothing that was shown to anybody is lost."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from threading import Timer
from time import sleep

import pytest

from model.tables.table import Table
from tests import PATIENCE
from tests.db.club import every, look
from tests.db.fresh import SERVER, database_at, store_at, text_of
from tests.service.club import replayed
from tests.service.victim import GAMES

pytestmark = pytest.mark.on_server

HERE = Path(__file__).parents[2]
KILLS = 3
VICTIM = "tests.service.victim"


@contextmanager
def started(module: str, file: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The victim at work on a file, until the end of the block."""
    command = [sys.executable, "-m", module, text_of(database_at(file)), *arguments]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as victim:
        try:
            yield victim
        finally:
            victim.kill()


def told(victim: subprocess.Popen[str]) -> Iterator[str]:
    """What it tells, line by line, up to its end. One that stands still is ended, so that no test hangs."""
    while True:
        watchdog = Timer(PATIENCE, victim.terminate)
        watchdog.start()
        try:
            line = victim.stdout.readline()
        finally:
            watchdog.cancel()
        if not line:
            return
        yield line


def played_out(module: str, file: Path, *arguments: str) -> None:
    """Nobody kills this one."""
    with started(module, file, *arguments) as survivor:
        heard = list(told(survivor))
        assert survivor.wait(PATIENCE) == 0, heard


def killed_after(file: Path, game: str, changes: int, moment: float) -> int:
    """The last version of the table that was told to anybody."""
    with started(VICTIM, file, game) as victim:
        lines = told(victim)
        versions = list(islice(lines, changes))
        sleep(moment)
        victim.kill()
        versions += lines
    assert victim.returncode == -9, "it had been at it still"
    return int(versions[-1])


async def found(file: Path) -> Table:
    """The one table in the file, which agrees with itself."""
    if not SERVER.used:
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
        last = killed_after(file, game, chance.randrange(3, 15), chance.random() / 100)
        table = await found(file)
        assert table.version >= last
        assert table.moves > moves
        moves = table.moves
    played_out(VICTIM, file, game)
    over = await found(file)
    assert (over.phase, over.moves > moves) == ("over", True)
    assert look(file, "SELECT outcome FROM matches") == [("finished",)]
    assert len(look(file, "SELECT place FROM results")) == 3
