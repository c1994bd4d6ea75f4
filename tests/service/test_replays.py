"""Matches that are over are listed and looked at again, from a real file."""

from collections.abc import Callable

import pytest

from db.repositories.matches import histories
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.servers.history import Wanted
from model.tables.seating import TableSetup
from model.tables.table import Table
from service.history import replays as service
from service.history.replays import Replays
from tests.db.club import rewrite
from tests.service.club import ADA, BEN, CLEO, PLACE, Club, played_to_the_end
from tests.service.finished import once

ALL = slice(0, 10)


async def a_match(club: Club, game: str = "crazy-eights") -> Table:
    """A match that Ada and Ben have played to its end."""
    return await once(club, f"replays of {game}", lambda: _play(club, game))


async def _play(club: Club, game: str) -> Table:
    table = await club.lobby(ADA, BEN, computers=("steady",), house_rules=HouseRules(game))
    await club.tables.start(table.id, ADA)
    return await played_to_the_end(club, table.id)


def replays_of(club: Club) -> Replays:
    return Replays(club.tables.store)


@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight"])
async def test_a_match_is_looked_at_again_step_by_step(club: Club, game: str):
    table = await a_match(club, game)
    replay = await replays_of(club).open(PLACE.guild, table.match or 0)
    assert replay.states[-1] == table.state
    assert len(replay.states) == len(replay.record.steps) == table.moves
    assert replay.record.names == ("Ada", "Ben", "Otto")
    assert replay.record.computers == (False, False, True)
    assert {finish.seat for finish in replay.record.results if finish.won} <= set(table.state.winners)


async def test_a_match_in_play_is_not_shown(club: Club):
    table = await club.match(ADA, BEN)
    with pytest.raises(Refused, match="still being played"):
        await replays_of(club).open(PLACE.guild, table.match or 0)
    assert await replays_of(club).page(Wanted(PLACE.guild), ALL) == []


async def test_a_match_of_another_server_is_not_there(club: Club):
    table = await a_match(club)
    replays = replays_of(club)
    await replays.open(PLACE.guild, table.match or 0)
    for guild, match in ((PLACE.guild + 1, table.match or 0), (PLACE.guild, 999)):
        with pytest.raises(Refused, match="no match with that number"):
            await replays.open(guild, match)
    assert await replays.page(Wanted(PLACE.guild + 1), ALL) == []


async def test_a_forgotten_member_is_not_named_even_in_a_replay_that_was_open(club: Club):
    table = await a_match(club)
    replays = replays_of(club)
    await replays.open(PLACE.guild, table.match or 0)
    await club.forget(BEN)
    replay = await replays.open(PLACE.guild, table.match or 0)
    assert replay.record.names == ("Ada", "A player who left", "Otto")
    (past,) = await replays.page(Wanted(PLACE.guild), ALL)
    assert {each.name for each in past.sat} == {"Ada", None, "Otto"}


DAMAGE: list[Callable[[int], str]] = [
    lambda match: f"UPDATE actions SET events = '{{' WHERE match_id = {match} AND number = 3",
    lambda match: f'UPDATE actions SET action = \'{{"format":2,"value":7}}\' WHERE match_id = {match} AND number = 3',
    lambda match: f"UPDATE actions SET seat = 'x' WHERE match_id = {match} AND number = 3",
    lambda match: f"UPDATE matches SET rules = 'none' WHERE id = {match}",
    lambda match: f"UPDATE matches SET seed = 'another' WHERE id = {match}",
    lambda match: f"DELETE FROM actions WHERE match_id = {match} AND number = 4",
    lambda match: f"UPDATE actions SET seat = 99 WHERE match_id = {match} AND number = 3",
]


@pytest.mark.file
@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.logs_errors
async def test_a_damaged_record_is_refused_in_a_sentence(club: Club, damage: Callable[[int], str]):
    table = await a_match(club)
    rewrite(club.path, damage(table.match or 0))
    with pytest.raises(Refused, match="its record is damaged"):
        await replays_of(club).open(PLACE.guild, table.match or 0)


@pytest.mark.file
async def test_a_match_whose_moves_are_gone_is_refused(club: Club):
    table = await a_match(club)
    rewrite(club.path, "DELETE FROM actions")
    with pytest.raises(Refused, match="aren’t kept any longer"):
        await replays_of(club).open(PLACE.guild, table.match or 0)


@pytest.mark.file
async def test_a_match_of_an_older_engine_is_followed_by_its_events(club: Club):
    table = await a_match(club)
    rewrite(club.path, "UPDATE matches SET engine = '1'")
    replay = await replays_of(club).open(PLACE.guild, table.match or 0)
    assert replay.states[-1] == table.state


@pytest.mark.file
async def test_a_replay_is_read_once(club: Club):
    table = await a_match(club)
    replays = replays_of(club)
    first = await replays.open(PLACE.guild, table.match or 0)
    rewrite(club.path, "UPDATE actions SET events = '{'")
    assert (await replays.open(PLACE.guild, table.match or 0)).states is first.states


async def test_the_replay_that_was_looked_at_longest_ago_makes_way(club: Club, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(service, "REMEMBERED", 1)
    first = await a_match(club)
    second = await _play(club, "crazy-eights")
    replays = replays_of(club)
    seen = [await replays.open(PLACE.guild, match or 0) for match in (first.match, second.match, second.match)]
    assert seen[1].states is seen[2].states
    assert (await replays.open(PLACE.guild, first.match or 0)).states is not seen[0].states


async def test_the_name_of_a_member_is_their_latest_one_until_they_are_forgotten(club: Club):
    await a_match(club)
    replays = replays_of(club)
    assert [await replays.name(PLACE.guild, each.id) for each in (ADA, CLEO)] == ["Ada", "A player who left"]
    assert await replays.name(PLACE.guild + 1, ADA.id) == "A player who left"
    await club.forget(ADA)
    assert await replays.name(PLACE.guild, ADA.id) == "A player who left"


# Lists


async def test_matches_are_listed_newest_first_by_member_game_and_channel(club: Club):
    first = await a_match(club)
    other = await club.tables.open(PLACE, CLEO, TableSetup(HouseRules("makao")))
    await club.tables.add_computer(other.id, CLEO, "steady")
    await club.tables.start(other.id, CLEO)
    other = await played_to_the_end(club, other.id)
    replays = replays_of(club)

    async def listed(**wanted: object) -> list[int]:
        return [past.id for past in await replays.page(Wanted(PLACE.guild, **wanted), ALL)]

    assert await listed() == [other.match, first.match]
    newest = (await replays.page(Wanted(PLACE.guild), ALL))[0]
    assert (newest.game, newest.outcome, newest.ended_at) == ("makao", "finished", club.clock.time)
    assert await listed(member=ADA.id) == await listed(game="crazy-eights") == [first.match]
    assert await listed(member=CLEO.id) == await listed(game="makao") == [other.match]
    assert await listed(member=CLEO.id, game="crazy-eights") == []
    assert await listed(channel=PLACE.channel + 1) == []
    assert [past.id for past in await replays.page(Wanted(PLACE.guild), slice(1, 2))] == [first.match]


@pytest.mark.file
@pytest.mark.parametrize(
    "wanted",
    [Wanted(1), Wanted(1, member=5), Wanted(1, game="eights"), Wanted(1, channel=3), Wanted(1, 5, "eights", 3)],
)
async def test_a_page_is_read_from_an_index_without_sorting(club: Club, wanted: Wanted):
    query = histories._wanted(histories.select(histories.matches.c.id), wanted, 0).limit(10)
    async with club.tables.store.reading() as connection:
        text = str(query.compile(connection.engine, compile_kwargs={"literal_binds": True}))
        plan = [str(row) for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]
    assert not any("TEMP B-TREE" in line or "SCAN" in line for line in plan), plan
