"""The deal of the day: one deal, one try each, and a standing that is told once, whatever the clock does."""

import asyncio
from dataclasses import dataclass, replace

import pytest
import pytest_asyncio

from db.types import unpacked
from engine.core.actions import Draw, IllegalAction
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from model.location import Location
from model.member import Member
from model.refusals import NoSuchTable, Refused
from model.tables import day_deal
from model.tables.day_deal import LEVEL, SECONDS, Today, day_of, ends_at
from model.tables.table import Table
from service.base.listeners import Listeners
from service.servers.presets import Presets
from service.tables.days import Days
from tests.db.club import everything_in, look
from tests.service.club import ADA, BEN, CLEO, MODERATOR, PLACE, STRANGER, Club, membership_of, sensible

MIDNIGHT = ends_at(day_of(1_000_000.0))
OWNER = Member(950, "Olga", runs_server=True)


@dataclass
class Calendar:
    """The deals of the day of a club."""

    club: Club
    days: Days
    ended: list[int]

    async def begin(self, who: Member, place: Location = PLACE) -> Table:
        return await self.days.begin(place, who)

    async def seen(self, who: Member) -> Today:
        return await self.days.seen(PLACE.guild, who.id)

    async def finish(self, who: Member, *, draws: int = 0) -> Today:
        """Play a try to its end, with some cards drawn before anything else."""
        table = await self.begin(who)
        for _ in range(3000):
            table = self.club.tables.get(table.id)
            state = table.state
            assert state is not None
            if table.phase == "over":
                break
            if state.turn:
                await self.club.time_passes(table.id)
                continue
            draws = draws - 1 if await self._drew(table, who, draws) else draws
        assert table.phase == "over"
        return await self.seen(who)

    async def _drew(self, table: Table, who: Member, draws: int) -> bool:
        if draws:
            try:
                await self.club.tables.act(table.id, who.id, None, Draw())
            except IllegalAction:
                pass
            else:
                return True
        await self.club.tables.act(table.id, who.id, None, sensible(table))
        return False

    async def put_clock(self, moment: float) -> None:
        self.club.clock.time = moment
        await self.days.close_day()

    async def settings(self, **values: object) -> None:
        await self.club.tables.settings.change(PLACE.guild, OWNER, lambda before: replace(before, **values))

    async def restart(self) -> None:
        await self.club.restart()
        self.days, self.ended = days_of(self.club)


def days_of(club: Club) -> tuple[Days, list[int]]:
    ended: list[int] = []
    return Days(club.tables, Presets(club.tables.store), Listeners(ended.append)), ended


@pytest_asyncio.fixture
async def calendar(club: Club) -> Calendar:
    return Calendar(club, *days_of(club))


def tries(club: Club) -> list[tuple[object, ...]]:
    return look(club.path, "SELECT day, user_id, points, place FROM day_tries ORDER BY match_id")


# The same for everyone


async def test_everyone_gets_the_same_cards_and_bots(calendar: Calendar):
    first, second = await calendar.begin(ADA), await calendar.begin(BEN, Location(PLACE.guild, 10))
    assert first.state == second.state
    assert first.seats[1:] == second.seats[1:]
    assert [seat.computer for seat in first.seats] == [None, LEVEL, LEVEL, LEVEL]
    assert len(look(calendar.club.path, "SELECT * FROM day_deals")) == 1
    other = await calendar.begin(ADA, Location(PLACE.guild + 1, 20))
    assert other.state != first.state, "another server, another deal"


@pytest.mark.parametrize("level", ["steady", "easy"])
async def test_equal_moves_meet_equal_answers(calendar: Calendar, level: str, monkeypatch: pytest.MonkeyPatch):
    """Easy bots leave most to chance."""
    monkeypatch.setattr(day_deal, "LEVEL", level)
    await calendar.finish(ADA)
    await calendar.restart()
    await calendar.finish(BEN)
    first, second = (
        [move[:4] for move in unpacked(record)]
        for (record,) in look(calendar.club.path, "SELECT actions FROM packed_actions ORDER BY match_id")
    )
    assert first == second
    ((_, _, points, place), (_, _, same, equal)) = tries(calendar.club)
    assert (points, place) == (same, equal)


async def test_two_who_are_first_at_once_play_one_deal(calendar: Calendar):
    tables = await asyncio.gather(*(calendar.begin(who) for who in (ADA, BEN, CLEO)))
    assert len({table.seed for table in tables}) == 1
    assert (await calendar.seen(STRANGER)).played == 3


@pytest.mark.long
@pytest.mark.parametrize("game", list(VARIANTS))
async def test_every_game_can_be_the_deal_of_the_day(calendar: Calendar, game: str):
    await calendar.settings(day_game=game)
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
    await calendar.club.last_card(other.id, ("8D", "8C"), ("2C",), ("KC", "3D"), turn=1)
    await calendar.club.put(other.id, hands=(("KC", "3D"), ("5S",), ("8D", "8C"), ("2C",)))
    await calendar.club.time_passes(other.id)
    (won, first), (lost, last) = [(points, place) for *_, points, place in tries(calendar.club)]
    assert ended.state is not None
    assert (won, first) == (sum(ended.state.sheet[0].costs[1:]), 1)
    assert won > 100
    assert (lost, last) == (-13, 3)


# One try


async def test_a_second_try_is_refused_and_changes_nothing(calendar: Calendar):
    table = await calendar.begin(ADA)
    before = everything_in(calendar.club.path)
    with pytest.raises(Refused, match="one try at today’s deal"):
        await calendar.begin(ADA)
    both = await asyncio.gather(calendar.begin(BEN), calendar.begin(BEN), return_exceptions=True)
    assert sorted(type(each).__name__ for each in both) == ["Refused", "Table"]
    assert calendar.club.tables.get(table.id) == table
    assert before.count("day_tries (") == 1
    assert len(calendar.club.tables.of_days()) == len(tries(calendar.club)) == 2


async def test_no_one_changes_closes_leaves_or_repeats_it(calendar: Calendar):
    tables, table = calendar.club.tables, await calendar.begin(ADA)
    for asked in (
        tables.leave(table.id, ADA.id),
        tables.close(table.id, MODERATOR),
        tables.set_level(table.id, MODERATOR, 1, "easy"),
        tables.remove(table.id, MODERATOR, 1, table),
        tables.join(table.id, BEN),
        tables.rematch(table.id, ADA),
    ):
        with pytest.raises(Refused):
            await asked
    assert tables.get(table.id) == table
    assert tables.in_channel(PLACE.channel) == []


async def test_a_person_has_all_day_for_a_turn_and_the_bots_do_not(calendar: Calendar):
    table = await calendar.begin(ADA)
    while (state := calendar.club.tables.get(table.id).state) and state.turn:
        await calendar.club.time_passes(table.id)
    assert calendar.club.due_in(table.id) == round(MIDNIGHT - calendar.club.clock.time)
    assert calendar.club.tables.warning_at(calendar.club.tables.get(table.id)) is None


async def test_it_goes_on_after_a_restart(calendar: Calendar):
    table = await calendar.begin(ADA)
    await calendar.restart()
    assert calendar.club.tables.in_channel(PLACE.channel) == []
    seen = await calendar.seen(ADA)
    assert seen.table is not None
    assert seen.table.state == table.state
    assert calendar.club.tables.seen_by(table.id, PLACE.guild, ADA.id).day is not None
    with pytest.raises(Refused, match="someone else’s try"):
        calendar.club.tables.seen_by(table.id, PLACE.guild, BEN.id)


# Nothing before one's own result


async def test_others_results_are_not_seen_before_ones_own(calendar: Calendar):
    await calendar.finish(ADA)
    assert (await calendar.seen(BEN)).standing == ()
    await calendar.begin(BEN)
    seen = await calendar.seen(BEN)
    assert (seen.standing, seen.played) == ((), 2)
    adas = await calendar.seen(ADA)
    assert [each.attempt.name for each in adas.standing] == ["Ada"]
    assert adas.playing == 1


# Midnight


async def test_at_midnight_what_is_not_finished_closes_without_a_place(calendar: Calendar):
    await calendar.finish(ADA)
    table = await calendar.begin(BEN)
    while (state := calendar.club.tables.get(table.id).state) and state.turn:
        await calendar.club.time_passes(table.id)
    await calendar.club.time_passes(table.id)
    assert calendar.club.clock.time >= MIDNIGHT - 1
    with pytest.raises(NoSuchTable):
        calendar.club.tables.get(table.id)
    await calendar.put_clock(MIDNIGHT + 1)
    assert calendar.ended == [PLACE.guild]
    (ended,) = await calendar.days.over(PLACE.guild)
    assert [each.attempt.name for each in ended.standing] == ["Ada"]
    assert ended.unfinished == 1
    assert ended.best != []
    assert look(calendar.club.path, "SELECT outcome FROM matches ORDER BY id") == [("finished",), ("cancelled",)]


async def test_it_is_told_once_across_restarts(calendar: Calendar):
    await calendar.finish(ADA)
    assert await calendar.days.over(PLACE.guild) == []
    await calendar.put_clock(MIDNIGHT + 5)
    await calendar.restart()
    await calendar.days.close_day()
    (ended,) = await calendar.days.over(PLACE.guild)
    await calendar.days.told(ended.deal)
    await calendar.restart()
    await calendar.put_clock(MIDNIGHT + 2 * SECONDS)
    assert await calendar.days.over(PLACE.guild) == calendar.ended == []


async def test_the_next_day_has_another_deal_and_another_try(calendar: Calendar):
    before = await calendar.begin(ADA)
    await calendar.put_clock(MIDNIGHT + 1)
    assert calendar.club.tables.of_days() == []
    assert (await calendar.seen(ADA)).own is None
    after = await calendar.begin(ADA)
    assert before.seed != after.seed
    assert [day for day, *_ in tries(calendar.club)] == [day_of(MIDNIGHT) - 1, day_of(MIDNIGHT)]


async def test_a_clock_put_back_over_midnight_opens_no_second_try(calendar: Calendar):
    await calendar.finish(ADA)
    await calendar.put_clock(MIDNIGHT + 10)
    (ended,) = await calendar.days.over(PLACE.guild)
    await calendar.days.told(ended.deal)
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
    await calendar.put_clock(MIDNIGHT + 10)
    (ended,) = await calendar.days.over(PLACE.guild)
    await calendar.days.told(ended.deal)
    await calendar.put_clock(MIDNIGHT - 600)
    with pytest.raises(Refused, match="Today’s deal is over"):
        await calendar.begin(BEN)
    with pytest.raises(Refused, match="Today’s deal is over"):
        await calendar.seen(BEN)
    assert len(tries(calendar.club)) == 1


async def test_a_table_that_is_due_while_its_day_goes_on_again_stays(calendar: Calendar):
    table = await calendar.begin(ADA)
    while (state := calendar.club.tables.get(table.id).state) and state.turn:
        await calendar.club.time_passes(table.id)
    calendar.club.clock.time -= 3600
    await calendar.club.time_passes(table.id)
    assert calendar.club.tables.get(table.id).phase == "match"


# What it is


async def test_off_is_one_sentence_and_what_has_begun_goes_on(calendar: Calendar):
    await calendar.begin(ADA)
    await calendar.settings(day=False)
    for refused in (calendar.begin(BEN), calendar.seen(BEN)):
        with pytest.raises(Refused, match="no deal of the day"):
            await refused
    assert (await calendar.seen(ADA)).table is not None


async def test_a_game_that_is_gone_is_refused_and_nothing_is_dealt(calendar: Calendar):
    await calendar.settings(day_game="Friday night")
    for refused in (calendar.begin(ADA), calendar.seen(ADA)):
        with pytest.raises(Refused, match="no longer available"):
            await refused
    assert look(calendar.club.path, "SELECT * FROM day_deals") == []
    assert look(calendar.club.path, "SELECT * FROM matches") == []


async def test_a_preset_that_no_number_of_players_can_play_any_more_is_refused_before_anyone_plays(calendar: Calendar):
    presets = Presets(calendar.club.tables.store)
    await presets.keep(PLACE.guild, "Friday night", HouseRules("of an earlier version"), ADA)
    await calendar.settings(day_game="Friday night")
    with pytest.raises(Refused, match="no longer available"):
        await Days(calendar.club.tables, presets, Listeners()).seen(PLACE.guild, ADA.id)


async def test_house_rules_that_change_during_the_day_change_no_deal(calendar: Calendar):
    first = await calendar.begin(ADA)
    await calendar.settings(day_game="mau-mau")
    assert (await calendar.begin(BEN)).state == first.state
    assert (await calendar.seen(CLEO)).house_rules == HouseRules("crazy-eights")


# People


async def test_who_is_forgotten_leaves_a_place_without_a_name(calendar: Calendar):
    await calendar.finish(ADA)
    await calendar.finish(BEN)
    before = [(each.rank, each.attempt.points) for each in (await calendar.seen(BEN)).standing]
    await membership_of(calendar.club.tables).forget(ADA.id)
    assert "Ada" not in everything_in(calendar.club.path)
    assert ADA.id not in [member for _, member, *_ in tries(calendar.club)]
    standing = (await calendar.seen(BEN)).standing
    assert [(each.rank, each.attempt.points) for each in standing] == before
    assert [each.attempt.name for each in standing] == [None, "Ben"]


async def test_who_is_forgotten_while_they_play_has_no_table_any_more(calendar: Calendar):
    await calendar.begin(ADA)
    await membership_of(calendar.club.tables).forget(ADA.id)
    assert calendar.club.tables.of_days() == []
    assert "Ada" not in everything_in(calendar.club.path)
    assert [(member != ADA.id, points) for _, member, points, _ in tries(calendar.club)] == [(True, None)]


async def test_it_never_counts_for_the_leaderboard(calendar: Calendar):
    await calendar.finish(ADA)
    assert look(calendar.club.path, "SELECT ranked FROM matches") == [(0,)]
    assert look(calendar.club.path, "SELECT * FROM member_totals") == []
