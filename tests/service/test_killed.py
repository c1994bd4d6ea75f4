"""The process is killed at any moment; nothing that was shown to anybody is lost, and nothing counts twice."""

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

from db.repositories.live_rows import tournament_rows
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from tests import PATIENCE
from tests.db.club import every, look
from tests.db.fresh import SERVER, database_at, store_at, text_of
from tests.service.club import replayed
from tests.service.tournament_victim import ROUNDS
from tests.service.victim import GAMES

pytestmark = pytest.mark.on_server

HERE = Path(__file__).parents[2]
TABLES, TOURNAMENTS = "tests.service.victim", "tests.service.tournament_victim"


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


def killed(victim: subprocess.Popen[str], changes: int, moment: float = 0) -> list[str]:
    """All that it told until it was killed, soon after so many changes."""
    lines = told(victim)
    heard = list(islice(lines, changes))
    sleep(moment)
    victim.kill()
    return [*heard, *lines]


def played_out(module: str, file: Path, *arguments: str) -> None:
    """Nobody kills this one."""
    with started(module, file, *arguments) as survivor:
        heard = list(told(survivor))
        assert survivor.wait(PATIENCE) == 0, heard


async def table_in(file: Path) -> Table:
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
    for _ in range(2):
        with started(TABLES, file, game) as victim:
            versions = killed(victim, chance.randrange(3, 15), chance.random() / 100)
        assert victim.returncode == -9, "it had been at it still"
        table = await table_in(file)
        assert table.version >= int(versions[-1])
        assert table.moves > moves
        moves = table.moves
    played_out(TABLES, file, game)
    over = await table_in(file)
    assert (over.phase, over.moves > moves) == ("over", True)
    assert look(file, "SELECT outcome FROM matches") == [("finished",)]
    assert len(look(file, "SELECT place FROM results")) == 3


async def tournament_in(file: Path) -> Tournament:
    """The one tournament in the file, which agrees with itself."""
    if not SERVER.used:
        assert look(file, "PRAGMA integrity_check") == [("ok",)]
        assert look(file, "PRAGMA foreign_key_check") == []
    store = await store_at(file)
    tournament = await store.read(tournament_rows.find, 1, cleared_away=True)
    await store.close()
    return tournament


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
async def test_a_killed_bot_loses_no_round(tmp_path: Path, seed: int):
    file, chance, before = tmp_path / "eights.db", Random(seed), 0
    for _ in range(2):
        with started(TOURNAMENTS, file) as victim:
            heard = killed(victim, chance.randrange(20, 60))
        versions = [int(number) for what, number in map(str.split, heard) if what == "tournament"]
        now = await tournament_in(file)
        assert now.version >= max([*versions, before])
        before = now.version
    played_out(TOURNAMENTS, file)
    over = await tournament_in(file)
    assert (over.phase, len(over.complete)) == ("over", ROUNDS)
    assert look(file, "SELECT DISTINCT outcome, rounds FROM matches") == [("finished", 1)]
    assert look(file, "SELECT count(*) FROM matches") == [(2 * ROUNDS,)]
    assert look(file, "SELECT sum(total) FROM results") == [(sum(over.totals.values()),)]
