"""Matches that are over are listed and looked at again, from a real file."""

import pytest

from model.refusals import Refused
from model.servers.history import Wanted
from service import history as service
from service.history import Replays
from tests.db.club import rewrite
from tests.service.club import BEN, CLEO, PLACE, Club
from tests.service.finished import a_match

ALL = slice(0, 10)


async def test_a_forgotten_member_is_not_named_even_in_a_replay_that_was_open(club: Club):
    table = await a_match(club)
    replays = Replays(club.tables.store)
    await replays.open(PLACE.guild, table.match)
    assert [await replays.name(PLACE.guild, each.id) for each in (BEN, CLEO)] == ["Ben", "A player who left"]
    assert await replays.name(PLACE.guild + 1, BEN.id) == "A player who left"
    await club.forget(BEN)
    replay = await replays.open(PLACE.guild, table.match)
    assert replay.record.names == ("Ada", "A player who left", "Otto")
    (past,) = await replays.page(Wanted(PLACE.guild), ALL)
    assert {each.name for each in past.sat} == {"Ada", None, "Otto"}
    assert await replays.name(PLACE.guild, BEN.id) == "A player who left"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE actions SET events = '{' WHERE number = 3",
        """UPDATE actions SET action = '{"format":2,"value":7}' WHERE number = 3""",
        "UPDATE actions SET seat = 'x' WHERE number = 3",
        "UPDATE matches SET rules = 'none'",
        "UPDATE matches SET seed = 'another'",
        "DELETE FROM actions WHERE number = 4",
        "UPDATE actions SET seat = 99 WHERE number = 3",
        "DELETE FROM actions",
    ],
)
@pytest.mark.logs_errors
async def test_a_damaged_record_is_refused_in_a_sentence(club: Club, damage: str):
    table = await a_match(club)
    rewrite(club.path, damage)
    with pytest.raises(Refused, match=r"its record is damaged|aren’t kept any longer"):
        await Replays(club.tables.store).open(PLACE.guild, table.match)


async def test_a_match_of_an_older_engine_is_followed_by_its_events_also_when_it_is_not_kept(club: Club, monkeypatch):
    monkeypatch.setattr(service, "REMEMBERED", 0)
    table = await a_match(club)
    rewrite(club.path, "UPDATE matches SET engine = '1'")
    replays = Replays(club.tables.store)
    replay = await replays.open(PLACE.guild, table.match)
    assert replay.states[-1] == table.state
