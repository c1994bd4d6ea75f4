"""The process is killed at any moment of a tournament; nothing is lost, and nothing counts twice."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from db import tournaments as rows
from model.tournament import Tournament
from tests.db.club import look
from tests.db.fresh import ON_SERVER, database_at, store_at, text_of
from tests.service.test_killed import HERE, STILL
from tests.service.tournament_victim import ROUNDS


@contextmanager
def started(file: Path) -> Iterator[subprocess.Popen[str]]:
    """The victim at work; one that stands still is ended, so that the test fails instead of hanging."""
    command = [sys.executable, "-m", "tests.service.tournament_victim", text_of(database_at(file))]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as victim:
        watchdog = Timer(STILL, victim.terminate)
        watchdog.start()
        try:
            yield victim
        finally:
            watchdog.cancel()
            victim.kill()


def killed_after(file: Path, changes: int) -> int:
    """The last version of the tournament that was told to anybody, 0 if none was."""
    with started(file) as victim:
        assert victim.stdout is not None
        told = [victim.stdout.readline().split() for _ in range(changes)]
        victim.kill()
        told += [line.split() for line in victim.stdout.read().splitlines()]
        victim.wait()
    return max((int(number) for what, number in told if what == "tournament"), default=0)


async def found(file: Path) -> Tournament:
    """The one tournament in the file, which agrees with itself."""
    if not ON_SERVER:
        assert look(file, "PRAGMA integrity_check") == [("ok",)]
        assert look(file, "PRAGMA foreign_key_check") == []
    store = await store_at(file)
    async with store.reading() as connection:
        (tournament,) = await rows.standing(connection)
    await store.close()
    return tournament


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
async def test_a_killed_bot_loses_no_round(tmp_path: Path, seed: int):
    file, chance, before = tmp_path / "eights.db", Random(seed), 0
    for _ in range(4):
        told = killed_after(file, chance.randrange(20, 60))
        now = await found(file)
        assert now.version >= max(told, before)
        before = now.version
    with started(file) as survivor:
        survivor.communicate()
    assert survivor.returncode == 0
    over = await found(file)
    assert (over.phase, len(over.complete)) == ("over", ROUNDS)
    assert look(file, "SELECT DISTINCT outcome, rounds FROM matches") == [("finished", 1)]
    assert look(file, "SELECT count(*) FROM matches") == [(2 * ROUNDS,)]
    assert look(file, "SELECT sum(total) FROM results") == [(sum(over.totals.values()),)]
