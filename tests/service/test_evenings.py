"""Planned evenings: who is in, when they open, how each ends, over restarts and races."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core.ruleset import Conflict
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS, variant
from engine.shedding.rules.rules import Rules
from engine.words import ENGLISH, in_language, language
from model.evenings.evening import GUESTS, Evening
from model.location import Location
from model.refusals import NoSuchEvening, Refused
from model.servers.settings import Settings
from model.tables.seating import TableSetup
from service.base.listeners import Listeners
from service.base.unit_of_work import unit_of_work
from service.evenings.evenings import Evenings, Unreachable
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, MODERATOR, PLACE, STRANGER, Club, NoGuests, club_in, delay_of

HOUR = 3600
OWNER = replace(MODERATOR, runs_server=True)


class EveningClub:
    """A club that plans evenings."""

    def __init__(self, club: Club) -> None:
        self.club, self.told = club, list[int]()
        self.begin()

    def begin(self) -> None:
        self.guests = NoGuests()
        changes = Listeners(self.told.append)
        self.evenings = Evenings(self.club.tables, self.guests, changes, now=self.club.clock)
        self.club.changes.connect(self.evenings.table_changed)

    async def restart(self, *, after: float = 0) -> None:
        """A new process takes up the same file after so many seconds."""
        await self.evenings.stop()
        self.club.clock.time += after
        await self.club.restart()
        self.begin()
        self.guests.host = ADA
        await self.evenings.resume()

    async def planned(self, hours: float = 2, **wish: Any) -> Evening:
        setup = TableSetup(HouseRules("eights"), **wish)
        return await self.evenings.plan(PLACE, ADA, setup, self.club.clock() + hours * HOUR, thread=False)

    async def ring(self, number: int) -> None:
        """Until the timer of an evening rings, and what is due has been done."""
        timer = self.evenings._timers[number]
        ring, about = timer._callback, timer._args
        self.club.clock.time += max(0, delay_of(timer))
        timer.cancel()
        ring(*about)
        await self.settle()

    async def settle(self) -> None:
        while self.evenings._tasks:
            await asyncio.gather(*self.evenings._tasks)

    async def opened(self, **wish: Any) -> Evening:
        self.guests.host = ADA
        evening = await self.planned(**wish)
        await self.ring(evening.id)
        return self.evenings.get(evening.id)

    def stored(self) -> list[tuple[Any, ...]]:
        return look(self.club.path, "SELECT phase, outcome, table_id FROM evenings")


@pytest_asyncio.fixture
async def friday(tmp_path: Path) -> AsyncIterator[EveningClub]:
    async with club_in(tmp_path) as club:
        made = EveningClub(club)
        yield made
        await made.evenings.stop()


async def test_the_table_opens_at_its_time_with_everyone_called(friday: EveningClub):
    evening = await friday.planned(seats=3)
    await friday.evenings.answer(evening.id, BEN.id)
    friday.guests.host, friday.guests.interested = ADA, (CLEO.id, BEN.id)
    assert delay_of(friday.evenings._timers[evening.id]) == 2 * HOUR
    await friday.ring(evening.id)
    now = friday.evenings.get(evening.id)
    assert (now.phase, now.guests, now.deadline) == ("open", (ADA.id, BEN.id, CLEO.id), None)
    table = friday.club.tables.get(now.table or 0)
    assert (table.host, table.game, table.size, [seat.name for seat in table.seats]) == (ADA.id, "eights", 3, ["Ada"])
    assert friday.evenings.called(table.id) == now.guests


async def test_who_presses_twice_is_out_again(friday: EveningClub):
    evening = await friday.planned()
    await friday.evenings.answer(evening.id, BEN.id)
    await friday.evenings.answer(evening.id, ADA.id)
    assert (await friday.evenings.answer(evening.id, BEN.id)).guests == ()
    await asyncio.gather(*(friday.evenings.answer(evening.id, number) for number in range(1, GUESTS + 1)))
    with pytest.raises(Refused, match="as many as I can call"):
        await friday.evenings.answer(evening.id, STRANGER.id)


async def test_table_and_evening_are_saved_together(friday: EveningClub, monkeypatch: pytest.MonkeyPatch):
    """Killed in between, neither is there, and the next start opens one table."""
    friday.guests.host = ADA
    evening = await friday.planned()

    async def killed(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(friday.evenings, "_opened_in", killed)
        await friday.ring(evening.id)
    assert look(friday.club.path, "SELECT count(*) FROM tables") == [(0,)]
    await friday.restart()
    await friday.ring(evening.id)
    ((table,),) = look(friday.club.path, "SELECT id FROM tables")  # a server may leave out a number that was lost
    assert friday.stored() == [("open", None, table)]


async def test_it_ends_with_its_match(friday: EveningClub):
    evening = await friday.opened()
    table = friday.club.tables.get(evening.table or 0)
    await friday.club.tables.join(table.id, BEN)
    await friday.club.tables.start(table.id, ADA)
    await friday.settle()
    assert friday.evenings.plays(friday.evenings.get(evening.id))
    await friday.restart()
    assert friday.evenings.plays(friday.evenings.get(evening.id))
    await friday.club.tables.close(table.id, replace(MODERATOR))
    await friday.settle()
    assert friday.stored() == [("over", "played", table.id)]
    await friday.evenings.told(evening.id)
    assert friday.stored() == []


async def test_a_table_that_closes_before_its_match(friday: EveningClub):
    evening = await friday.opened()
    await friday.club.tables.leave(evening.table or 0, ADA.id)
    await friday.settle()
    assert friday.stored() == [("over", "unplayed", evening.table)]


async def test_a_table_that_closed_while_the_bot_was_down(friday: EveningClub):
    evening = await friday.opened()
    await friday.evenings.stop()
    friday.club.changes._listeners.clear()
    await friday.club.tables.leave(evening.table or 0, ADA.id)
    await friday.restart()
    await friday.settle()
    assert [row[0] for row in friday.stored()] == ["over"]


@pytest.mark.parametrize(("late", "phase", "outcome"), [(20 * 60, "open", None), (5 * HOUR, "over", "missed")])
async def test_a_bot_that_was_away_opens_late_by_minutes_and_says_so_by_hours(
    friday: EveningClub, late: float, phase: str, outcome: str | None
):
    evening = await friday.planned()
    await friday.restart(after=2 * HOUR + late)
    await friday.ring(evening.id)
    assert [row[:2] for row in friday.stored()] == [(phase, outcome)]


async def test_without_anyone_no_table_opens(friday: EveningClub):
    evening = await friday.planned()
    await friday.ring(evening.id)
    assert friday.stored() == [("over", "empty", None)]


async def test_discord_that_cannot_be_asked_is_asked_again(friday: EveningClub, monkeypatch: pytest.MonkeyPatch):
    evening = await friday.planned()

    async def unreachable(evening: Evening) -> Any:
        raise Unreachable

    with monkeypatch.context() as patch:
        patch.setattr(friday.guests, "arriving", unreachable)
        await friday.ring(evening.id)
    assert friday.stored() == [("planned", None, None)]
    friday.guests.host = ADA
    await friday.ring(evening.id)
    assert friday.stored() == [("open", None, 1)]


async def test_the_limits_of_the_server_hold_when_it_opens(friday: EveningClub):
    evening = await friday.planned()
    friday.guests.host = BEN
    await friday.club.lobby(CLEO)
    await friday.club.tables.settings.change(PLACE.guild, OWNER, lambda before: replace(before, tables_in_channel=1))
    await friday.ring(evening.id)
    ended = friday.evenings.get(evening.id)
    assert (ended.phase, ended.outcome) == ("over", "refused")
    assert str(ended.reason).startswith("This channel is full")


async def test_what_is_due_begins_in_nobodys_language(friday: EveningClub, monkeypatch: pytest.MonkeyPatch):
    spoken = []

    async def nobody(evening: Evening) -> tuple[None, tuple[int, ...]]:
        spoken.append(language())
        return None, ()

    monkeypatch.setattr(friday.guests, "arriving", nobody)
    with in_language("pl"):
        evening = await friday.planned()
        await friday.ring(evening.id)
    assert spoken == [ENGLISH]


async def test_that_its_rules_no_longer_go_together_is_stored_as_a_message(
    friday: EveningClub, monkeypatch: pytest.MonkeyPatch
):
    with in_language("pl"):
        evening = await friday.planned()
        friday.guests.host = ADA
        updated = (Conflict[Any](lambda rules: False, "hands-never-empty"),)
        monkeypatch.setattr(Rules, "endings", classmethod(lambda kind: updated))
        await friday.ring(evening.id)
    ((kept,),) = look(friday.club.path, "SELECT reason FROM evenings")
    assert json.loads(kept) == {"subject": Rules.catalogue.subject, "key": "hands-never-empty", "values": {}}
    await friday.restart()
    reason = friday.evenings.get(evening.id).reason
    with in_language("de"):
        assert str(reason) == Rules.catalogue("hands-never-empty")


async def test_a_reason_names_its_game_in_the_language_of_each_reader(
    friday: EveningClub, monkeypatch: pytest.MonkeyPatch
):
    evening = await friday.planned(seats=4)
    friday.guests.host = ADA
    monkeypatch.setitem(VARIANTS, "eights", replace(variant("eights"), seats=range(2, 4)))
    await friday.ring(evening.id)
    ((kept,),) = look(friday.club.path, "SELECT reason FROM evenings")
    assert json.loads(kept)["values"]["game"] == {"subject": "engine.games.variants", "key": "eights", "values": {}}
    await friday.restart()
    with in_language("de"):
        assert str(friday.evenings.get(evening.id).reason) == "Eights geht mit 2 bis 3 Leuten, nicht mit 4."


async def test_so_many_can_be_planned(friday: EveningClub):
    few = Settings(tables_of_member=1)
    await friday.club.tables.settings.change(PLACE.guild, OWNER, lambda before: few)
    results = await asyncio.gather(friday.planned(), friday.planned(), return_exceptions=True)
    assert [type(each) for each in results] == [Evening, Refused]
    assert "already have an evening planned" in str(results[1])


@pytest.mark.parametrize("hours", [-1, 24 * 31])
async def test_not_in_the_past_and_not_too_far_ahead(friday: EveningClub, hours: float):
    with pytest.raises(Refused, match="Pick"):
        await friday.planned(hours)


async def test_only_the_organiser_moves_it_or_calls_it_off(friday: EveningClub):
    evening = await friday.planned()
    for refused in (friday.evenings.change(evening.id, BEN, 0), friday.evenings.call_off(evening.id, BEN)):
        with pytest.raises(Refused, match="Only the organiser"):
            await refused
    await friday.evenings.change(evening.id, ADA, friday.club.clock() + 5 * HOUR)
    assert delay_of(friday.evenings._timers[evening.id]) == 5 * HOUR
    await friday.evenings.call_off(evening.id, MODERATOR)
    assert friday.stored() == [("over", "called-off", None)]
    with pytest.raises(Refused, match="This evening is over"):
        await friday.evenings.answer(evening.id, BEN.id)


async def test_what_happens_to_its_event(friday: EveningClub):
    evening = await friday.planned()
    later = evening.starts_at + HOUR
    await friday.evenings.moved(evening.id, later)
    assert friday.evenings.get(evening.id).starts_at == later
    await friday.evenings.cancelled(evening.id)
    assert friday.stored() == [("over", "cancelled", None)]
    await friday.evenings.moved(evening.id, later)  # which is too late, and breaks nothing
    early = await friday.planned()
    friday.guests.host = ADA
    await friday.evenings.begun(early.id)
    await friday.ring(early.id)
    assert friday.evenings.get(early.id).phase == "open"


async def test_one_that_is_over_and_cannot_be_told_goes_after_a_day(friday: EveningClub):
    evening = await friday.planned()
    await friday.evenings.call_off(evening.id, ADA)
    await friday.restart()
    await friday.ring(evening.id)
    assert friday.stored() == []
    with pytest.raises(NoSuchEvening):
        friday.evenings.get(evening.id)


async def test_without_its_channel_it_goes(friday: EveningClub):
    await friday.planned()
    await friday.evenings.abandon(lambda where: where.channel == PLACE.channel)
    assert friday.stored() == []


async def test_an_evening_of_another_server_is_not_seen(friday: EveningClub):
    evening = await friday.planned()
    with pytest.raises(NoSuchEvening):
        friday.evenings.seen_in(PLACE.guild + 1, evening.id)


async def test_who_is_forgotten_is_in_none_and_it_takes_place(friday: EveningClub):
    evening = await friday.planned()
    await friday.evenings.answer(evening.id, BEN.id)
    store = friday.club.tables.store
    async with friday.evenings.all_naming(ADA.id) as held, unit_of_work(store) as work:
        await friday.evenings.forget_in(work, held, ADA.id)
    now = friday.evenings.get(evening.id)
    assert (now.organiser, now.guests, now.phase) == (None, (BEN.id,), "planned")
    elsewhere = Evenings(friday.club.tables, NoGuests(), Listeners(), now=friday.club.clock)
    async with elsewhere.all_naming(BEN.id) as held, unit_of_work(store) as work:
        assert held == []
        await elsewhere.forget_in(work, held, BEN.id)
    await friday.evenings.reload()
    assert friday.evenings.get(evening.id).guests == ()


async def test_a_thread_is_a_place_of_its_channel(friday: EveningClub):
    await friday.club.tables.settings.change(PLACE.guild, OWNER, lambda before: replace(before, channels=(5,)))
    setup, at = TableSetup(HouseRules("eights")), friday.club.clock() + HOUR
    with pytest.raises(Refused, match="aren’t allowed in this channel"):
        await friday.evenings.plan(PLACE, ADA, setup, at, thread=False)
    friday.guests.host = ADA
    evening = await friday.evenings.plan(Location(PLACE.guild, 6, 5), ADA, setup, at, thread=False)
    await friday.restart()
    await friday.ring(evening.id)
    assert friday.stored() == [("open", None, 1)]
