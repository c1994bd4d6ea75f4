"""The deal of the day: one deal, one try each, and a standing that is told once, whatever the clock does."""

import asyncio
from dataclasses import dataclass
from functools import partial

import pytest
import pytest_asyncio

from db.types import unpacked
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from model.member import Location, Member
from model.refusals import NoSuchTable, Refused
from model.tables import day_deal, seating
from model.tables.day_deal import LEVEL, Today, day_of, ends_at
from model.tables.hosting import by_host
from model.tables.table import Table
from service.days import Days
from service.live_store import Listeners
from service.presets import Presets
from tests.db.club import everything_in, look
from tests.service.club import ADA, BEN, CLEO, MODERATOR, PLACE, STRANGER, Club, membership_of, sensible

pytestmark = pytest.mark.on_server

MIDNIGHT = ends_at(day_of(1_000_000.0))


@dataclass
class Calendar:
    club: Club
    days: Days
    ended: list[int]

    async def begin(self, who: Member, place: Location = PLACE) -> Table:
        return await self.days.begin(place, who)

    async def seen(self, who: Member) -> Today:
        return await self.days.seen(PLACE.guild, who.id)

    async def finish(self, who: Member) -> Today:
        table = await self.begin(who)
        while (table := await self.asked(table)).phase != "over":
            await self.club.tables.act(table.id, who.id, None, sensible(table))
        return await self.seen(who)

    async def asked(self, table: Table) -> Table:
        """The bots have moved, and the person is to move, unless it is over."""
        while (table := self.club.tables.get(table.id)).phase != "over" and table.state.turn:
            await self.club.time_passes(table.id)
        return table

    async def put_clock(self, moment: float) -> None:
        self.club.clock.time = moment
        await self.days.close_day()

    async def told_at(self, moment: float) -> None:
        """The clock stands so, and the day that has ended is told."""
        await self.put_clock(moment)
        (ended,) = await self.days.over(PLACE.guild)
        await self.days.note_told(ended.deal)

    async def restart(self) -> None:
        await self.club.restart()
        self.days, self.ended = days_of(self.club)


def days_of(club: Club) -> tuple[Days, list[int]]:
    ended: list[int] = []
    return Days(club.tables, Presets(club.tables.store), Listeners([ended.append])), ended


@pytest_asyncio.fixture
async def calendar(club: Club) -> Calendar:
    return Calendar(club, *days_of(club))


def tries(club: Club) -> list[tuple[object, ...]]:
    return look(club.path, "SELECT day, user_id, points, place FROM day_tries ORDER BY match_id")


async def test_everyone_gets_the_same_cards_and_bots_also_two_who_are_first_at_once(calendar: Calendar):
    begins = calendar.begin(ADA), calendar.begin(BEN, Location(PLACE.guild, 10))
    first, second = await asyncio.gather(*begins)
    assert (await calendar.seen(STRANGER)).played == 2
    assert first.state == second.state
    assert first.seats[1:] == second.seats[1:]
    assert [seat.computer for seat in first.seats] == [None, LEVEL, LEVEL, LEVEL]
    assert len(look(calendar.club.path, "SELECT * FROM day_deals")) == 1
    other = await calendar.begin(ADA, Location(PLACE.guild + 1, 20))
    assert other.state != first.state, "another server, another deal"


async def test_equal_moves_meet_equal_answers_and_never_count(calendar: Calendar, monkeypatch: pytest.MonkeyPatch):
    """Easy bots leave most to chance."""
    monkeypatch.setattr(day_deal, "LEVEL", "easy")
    await calendar.finish(ADA)
    await calendar.restart()
    await calendar.finish(BEN)
    records = look(calendar.club.path, "SELECT actions FROM packed_actions ORDER BY match_id")
    first, second = ([move[:4] for move in unpacked(record)] for (record,) in records)
    assert first == second
    ((_, _, points, place), (_, _, same, equal)) = tries(calendar.club)
    assert (points, place) == (same, equal)
    assert look(calendar.club.path, "SELECT ranked FROM matches") == [(0,), (0,)]
    assert look(calendar.club.path, "SELECT * FROM member_totals") == []


@pytest.mark.long
@pytest.mark.parametrize("game", list(VARIANTS))
async def test_every_game_can_be_the_deal_of_the_day(calendar: Calendar, game: str):
    await calendar.club.sets(day_game=game)
    seen = await calendar.finish(ADA)
    ((_, _, points, place),) = tries(calendar.club)
    assert isinstance(points, int)
    assert place in range(1, 9)
    assert [each.attempt.points for each in seen.standing] == [points]


async def test_points_are_what_the_others_still_hold_or_what_is_left(calendar: Calendar):
    table = await calendar.begin(ADA)
    await calendar.club.last_card(table.id, ("8H", "KS"), ("8D", "8C"), ("2C",))
    ended = await calendar.club.play(calendar.club.tables.get(table.id), "5S")
    other = await calendar.begin(BEN)
    await calendar.club.last_card(other.id, ("KC", "3D"), ("8D", "8C"), ("2C",), turn=1)
    await calendar.club.time_passes(other.id)
    (won, first), (lost, last) = [(points, place) for *_, points, place in tries(calendar.club)]
    assert (won, first) == (sum(ended.state.sheet[0].costs[1:]), 1)
    assert won > 100
    assert (lost, last) == (-13, 3)


async def test_a_second_try_is_refused_and_no_one_changes_closes_leaves_or_repeats_the_first(calendar: Calendar):
    tables, table = calendar.club.tables, await calendar.begin(ADA)
    before = everything_in(calendar.club.path)
    with pytest.raises(Refused, match="one try at today’s deal"):
        await calendar.begin(ADA)
    for asked in (
        tables.leave(table.id, ADA.id),
        tables.close(table.id, MODERATOR),
        tables.change(table.id, by_host(MODERATOR, partial(seating.with_level, seat=1, level="easy"))),
        tables.remove(table.id, MODERATOR, 1, table),
        tables.join(table.id, BEN),
        tables.rematch(table.id, ADA),
    ):
        with pytest.raises(Refused):
            await asked
    assert (tables.get(table.id), everything_in(calendar.club.path)) == (table, before)
    both = await asyncio.gather(calendar.begin(BEN), calendar.begin(BEN), return_exceptions=True)
    assert sorted(type(each).__name__ for each in both) == ["Refused", "Table"]
    assert tables.get(table.id) == table
    assert len([each for each in tables.every() if each.day is not None]) == len(tries(calendar.club)) == 2


async def test_a_clock_put_back_over_midnight_opens_no_second_try(calendar: Calendar):
    await calendar.finish(ADA)
    await calendar.told_at(MIDNIGHT + 10)
    mine = await calendar.begin(ADA)
    await calendar.put_clock(MIDNIGHT - 600)
    before = everything_in(calendar.club.path)
    with pytest.raises(Refused, match="one try"):
        await calendar.begin(ADA)
    assert (await calendar.seen(ADA)).table == mine
    assert everything_in(calendar.club.path) == before
    assert (await calendar.begin(BEN)).seed == mine.seed, "the new day goes on"
    assert len(tries(calendar.club)) == 3


async def test_a_day_that_was_told_is_over_even_if_the_clock_says_otherwise(calendar: Calendar):
    await calendar.finish(ADA)
    await calendar.told_at(MIDNIGHT + 10)
    await calendar.put_clock(MIDNIGHT - 600)
    for asked in (calendar.begin(BEN), calendar.seen(BEN)):
        with pytest.raises(Refused, match="Today’s deal is over"):
            await asked
    assert len(tries(calendar.club)) == 1


async def test_a_table_that_is_due_while_its_day_goes_on_again_stays(calendar: Calendar):
    table = await calendar.asked(await calendar.begin(ADA))
    calendar.club.clock.time -= 3600
    await calendar.club.time_passes(table.id)
    assert calendar.club.tables.get(table.id).phase == "match"


async def test_off_is_one_sentence_and_what_has_begun_goes_on_by_its_rules(calendar: Calendar):
    first = await calendar.begin(ADA)
    await calendar.club.sets(day_game="mau-mau")
    assert (await calendar.begin(BEN)).state == first.state
    assert (await calendar.seen(CLEO)).house_rules == HouseRules("crazy-eights")
    await calendar.club.sets(day=False)
    for refused in (calendar.begin(CLEO), calendar.seen(CLEO)):
        with pytest.raises(Refused, match="no deal of the day"):
            await refused
    assert (await calendar.seen(ADA)).table is not None


async def test_who_is_forgotten_leaves_a_place_without_a_name_and_no_table(calendar: Calendar):
    for person in (ADA, BEN):
        await calendar.finish(person)
    await calendar.begin(CLEO)
    before = [(each.rank, each.attempt.points) for each in (await calendar.seen(BEN)).standing]
    for person in (ADA, CLEO):
        await membership_of(calendar.club.tables).forget(person.id)
        assert person.name not in everything_in(calendar.club.path)
        assert person.id not in [member for _, member, *_ in tries(calendar.club)]
    standing = (await calendar.seen(BEN)).standing
    assert [(each.rank, each.attempt.points) for each in standing] == before
    assert [each.attempt.name for each in standing] == [None, "Ben"]
    assert [table.seats[0].name for table in calendar.club.tables.every() if table.day is not None] == ["Ben"]
    assert len(tries(calendar.club)) == 3


async def test_others_results_are_not_seen_before_ones_own(calendar: Calendar):
    await calendar.finish(ADA)
    assert (await calendar.seen(BEN)).standing == ()
    await calendar.begin(BEN)
    seen = await calendar.seen(BEN)
    assert (seen.standing, seen.played) == ((), 2)
    adas = await calendar.seen(ADA)
    assert ([each.attempt.name for each in adas.standing], adas.playing) == (["Ada"], 1)


async def test_at_midnight_what_is_not_finished_closes_without_a_place(calendar: Calendar):
    await calendar.finish(ADA)
    table = await calendar.asked(await calendar.begin(BEN))
    await calendar.begin(CLEO)
    await calendar.club.time_passes(table.id)
    assert calendar.club.clock.time >= MIDNIGHT - 1
    with pytest.raises(NoSuchTable):
        calendar.club.tables.get(table.id)
    await calendar.put_clock(MIDNIGHT + 1)
    assert calendar.ended == [PLACE.guild]
    (ended,) = await calendar.days.over(PLACE.guild)
    assert [each.attempt.name for each in ended.standing] == ["Ada"]
    assert ended.unfinished == 2
    assert ended.best != []
    assert look(calendar.club.path, "SELECT outcome FROM matches ORDER BY id") == [("finished",), *[("cancelled",)] * 2]
    assert [each for each in calendar.club.tables.every() if each.day is not None] == []
    assert (await calendar.seen(BEN)).own is None
    assert (await calendar.begin(BEN)).seed != table.seed, "another day, another deal and another try"
    assert [day for day, *_ in tries(calendar.club)] == [*[day_of(MIDNIGHT) - 1] * 3, day_of(MIDNIGHT)]


async def test_it_goes_on_after_a_restart_for_its_player_who_has_all_day(calendar: Calendar):
    table = await calendar.begin(ADA)
    await calendar.restart()
    tables = calendar.club.tables
    assert tables.in_channel(PLACE.channel) == []
    assert (await calendar.seen(ADA)).table.state == table.state
    table = await calendar.asked(table)
    assert calendar.club.due_in(table.id) == round(MIDNIGHT - calendar.club.clock.time)
    assert tables.clock.warning_at(table) is None
