"""A row that cannot be read is set aside: it is named, it stays, and everything else goes on."""

from pathlib import Path

import pytest

from engine.games.codec import FORMAT
from model.refusals import NoSuchTable
from service.presets import Presets
from tests.db.club import look, rewrite, to
from tests.service.club import ADA, BEN, CALM, CLEO, PLACE, Club, membership_of
from tests.service.tournament_club import GUESTS

SPOILED = {
    "cut off": "substr({column}, 1, length({column}) / 2)",
    "no JSON": "'8S 9H KD of Ada'",
    "no text": "x'00ff'",
    "no UTF-8": "CAST(x'ff' || substr({column}, 2) AS TEXT)",
    "of a newer version": f"replace({{column}}, '\"format\":{FORMAT}', '\"format\":9')",
}


def spoil(path: Path, table: str, column: str, how: str, number: int = 1) -> None:
    rewrite(path, f"UPDATE {table} SET {column} = {how.format(column=column)} WHERE rowid = {number}")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if "set aside" in record.getMessage()]


FAULTS = {
    "seats": ("seats", "'[]'"),
    "turn": ("state", "replace({column}, '\"turn\":0', '\"turn\":7')"),
    "card": ("state", "replace({column}, '\"KS\"', '\"ZS\"')"),
    "phase": ("phase", "'dance'"),
    "number": ("moves", "'many'"),
    "deadline": ("deadline", "'soon'"),
    "match": ("state", "NULL"),
}
UNREADABLE = {f"{column} {name}": (column, how) for column in ("house", "state") for name, how in SPOILED.items()}


@pytest.mark.parametrize(("column", "how"), (UNREADABLE | FAULTS).values(), ids=UNREADABLE | FAULTS)
async def test_a_table_that_cannot_be_read_or_makes_no_sense(club, caplog, column, how):
    bad, good = await club.match(ADA, BEN), await club.match(ADA, CLEO)
    spoil(club.path, "tables", column, how, bad.id)
    await club.restart(CALM)
    assert [table.id for table in club.tables.every()] == [good.id]
    (line,) = told(caplog)
    assert not any(word in line for word in ("8S", "9H", "Ada", bad.seed))
    assert look(club.path, "SELECT id FROM tables ORDER BY id") == [(bad.id,), (good.id,)]
    with pytest.raises(NoSuchTable):
        await club.tables.join(bad.id, ADA)


@pytest.mark.parametrize("column", ["house", "entrants", "played"])
async def test_a_tournament_that_cannot_be_read(tournament_club, caplog, column):
    bad = await tournament_club.opened(*GUESTS[:4])
    spoil(tournament_club.club.path, "tournaments", column, SPOILED["no JSON"], bad.id)
    await tournament_club.restart()
    assert tournament_club.tournaments.every() == []
    assert len(told(caplog)) == 1
    good = await tournament_club.opened(*GUESTS[:4])
    assert [each.id for each in await tournament_club.stored()] == [good.id]


async def test_a_preset_that_cannot_be_read(club: Club, caplog: pytest.LogCaptureFixture):
    presets = Presets(club.tables.store)
    await presets.keep(PLACE.guild, "Friday", to(50), ADA)
    await presets.keep(PLACE.guild, "Sunday", to(70), ADA)
    spoil(club.path, "house_sets", "house", SPOILED["cut off"])
    later = Presets(club.tables.store)
    await later.load()
    assert [kept.name for kept in later.of(PLACE.guild)] == ["Sunday"]
    assert len(told(caplog)) == 1


async def test_the_last_moves_that_cannot_be_told_again_do_not_end_a_match(club: Club):
    table = await club.match(ADA, BEN)
    spoil(club.path, "actions", "events", SPOILED["cut off"])
    await club.restart(CALM)
    assert club.tables.get(table.id).state == table.state
    assert await club.tables.stories.story(table, None) == []


async def test_who_is_forgotten_is_not_left_in_what_cannot_be_read(club: Club):
    bad, other = await club.match(ADA, BEN), await club.match(BEN, CLEO)
    for table in (bad, other):
        spoil(club.path, "tables", "state", SPOILED["cut off"], table.id)
    await club.restart(CALM)
    await membership_of(club.tables).forget(ADA.id)
    assert look(club.path, "SELECT id FROM tables") == [(other.id,)]
