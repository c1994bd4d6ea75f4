"""Tournaments as rows: every field, the version, the results of a server, and forgetting."""

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from db.database.store import Store
from db.repositories.live_rows import tournament_rows
from model.tournaments.tournament import Entrant, Round, RoundTable, Tournament
from tests.db.club import ADA, BEN, CLEO, CLUB, DORA, everything_in, look, to

pytestmark = pytest.mark.on_server

NEVER_DEFAULT = {"id", "version"}  # the database's
ENTRANTS = (
    Entrant(0, "Ada Lovelace", ADA),
    Entrant(1, "Ben", BEN, status="out"),
    Entrant(2, "Otto", None, "easy"),
    Entrant(3, "Cleo", CLEO),
    Entrant(4, "Dora", DORA),
)
FIRST = Round((RoundTable(11, (0, 3, 2, 1), (10, 0, -5, 3), helped=(3, 1)),))
SECOND = Round((RoundTable(12, (0, 2, 4), (1, 2, 3)), RoundTable(13, (3, 5, 6))))


def a_tournament(**changes: object) -> Tournament:
    return replace(Tournament(CLUB, 9, ADA, to(100), "seed", 4, 300.0, opened_at=1000.5), **changes)


FULL = a_tournament(
    preset="Sunday",
    phase="round",
    paused=True,
    entrants=ENTRANTS,
    played=(FIRST, SECOND),
    starts_at=1500.5,
    ended_at=2000.25,
    deadline=3000.75,
    entropy=(2**63, 7),
    parent=8,
)


async def test_every_field_comes_back(store: Store):
    bare = {each.name for each in fields(Tournament) if getattr(FULL, each.name) == getattr(a_tournament(), each.name)}
    given = {"guild", "channel", "organiser", "house_rules", "seed", "rounds", "turn_seconds", "opened_at"}
    assert bare - NEVER_DEFAULT == given
    full, plain = await store.write(tournament_rows.add, FULL), await store.write(tournament_rows.add, a_tournament())
    assert (full.id, full.version, plain.id) == (1, 0, 2)
    assert await store.read(tournament_rows.every) == [full, plain]


async def test_what_runs_stands_and_so_does_what_is_over_until_it_is_cleared_away(store: Store):
    for phase in ("open", "round", "break", "over", "cancelled"):
        await store.write(tournament_rows.add, a_tournament(phase=phase))
    looked_at = await store.write(tournament_rows.add, a_tournament(phase="over", deadline=5.0))
    assert [each.phase for each in await store.read(tournament_rows.every)] == ["open", "round", "break", "over"]
    assert (await store.read(tournament_rows.every))[-1] == looked_at


async def test_forgetting_takes_the_number_and_the_name_out_of_every_tournament(store: Store, tmp_path: Path):
    for phase in ("open", "round", "over", "cancelled"):
        await store.write(tournament_rows.add, replace(FULL, phase=phase))
    before = await store.read(tournament_rows.every)
    for user, name in ((ADA, "Ada Lovelace"), (DORA, "Dora")):
        assert name in everything_in(tmp_path / "eights.db")
        await store.write(tournament_rows.forget, user)
        assert name not in everything_in(tmp_path / "eights.db")
        assert f'"user": {user},' not in everything_in(tmp_path / "eights.db")
    for old, new in zip(before, await store.read(tournament_rows.every), strict=True):
        assert (new.organiser, new.standing) == (None, old.standing)
        assert new.version > old.version, "who has it in memory reads it again"
        assert [entrant.name for entrant in new.entrants] == [None, "Ben", "Otto", "Cleo", None]


async def test_what_is_written_can_be_read_by_versions_before_and_after(store: Store, tmp_path: Path):
    """The names in the file and in its JSON stay, whatever a field is called by now."""
    await store.write(tournament_rows.add, FULL)
    columns = "organiser_id, set_name, entrants, played"
    ((organiser, preset, *texts),) = look(tmp_path / "eights.db", f"SELECT {columns} FROM tournaments")
    assert (organiser, preset) == (FULL.organiser, FULL.preset)
    entrants, played = map(json.loads, texts)
    assert set(entrants[0]) == {"number", "name", "user", "computer", "status"}
    assert set(played[0][0]) == {"table", "entrants", "scores", "helped"}
