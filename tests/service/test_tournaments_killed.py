"""The process is killed at any moment of a tournament; nothing is lost, and nothing counts twice."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from db.repositories.matches.tournaments import rows
from model.tournaments.tournament import Tournament
from tests.db.club import look
from tests.db.fresh import SERVER, store_at
from tests.service.test_killed import played_out, started, told
from tests.service.tournament_victim import ROUNDS

pytestmark = pytest.mark.on_server

VICTIM = "tests.service.tournament_victim"


def killed_after(file: Path, changes: int) -> int:
    """The last version of the tournament that was told to anybody, 0 if none was."""
    with started(VICTIM, file) as victim:
        lines = told(victim)
        heard = list(islice(lines, changes))
        victim.kill()
        heard += lines
    versions = [int(number) for what, number in map(str.split, heard) if what == "tournament"]
    return max(versions, default=0)


async def found(file: Path) -> Tournament:
    """The one tournament in the file, which agrees with itself."""
    if not SERVER.used:
        assert look(file, "PRAGMA integrity_check") == [("ok",)]
        assert look(file, "PRAGMA foreign_key_check") == []
    store = await store_at(file)
    async with store.reading() as connection:
        tournament = await rows.any_with(connection, 1)
    await store.close()
    return tournament


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
async def test_a_killed_bot_loses_no_round(tmp_path: Path, seed: int):
    file, chance, before = tmp_path / "eights.db", Random(seed), 0
    for _ in range(4):
        last = killed_after(file, chance.randrange(20, 60))
        now = await found(file)
        assert now.version >= max(last, before)
        before = now.version
    played_out(VICTIM, file)
    over = await found(file)
    assert (over.phase, len(over.complete)) == ("over", ROUNDS)
    assert look(file, "SELECT DISTINCT outcome, rounds FROM matches") == [("finished", 1)]
    assert look(file, "SELECT count(*) FROM matches") == [(2 * ROUNDS,)]
    assert look(file, "SELECT sum(total) FROM results") == [(sum(over.totals.values()),)]
