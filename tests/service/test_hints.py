"""Hints in one's own turn: who gets one, who doesn't and why, and what the table is told of it."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from engine.bots.advice import Advice
from engine.core.actions import Call, Draw, Play
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables import hosting, seating
from model.tables.practice import practice
from model.tables.table import Table
from model.tournaments.entries import TournamentSetup
from service.experts.experts import Experts
from service.tables.hints import Hints
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, DORA, PLACE, Club, club_in
from tests.service.test_experts import CHOICES, FEW, begun, process
from tests.service.tournament_club import TournamentClub

HAND = tuple(CHOICES)
NAMES = ("Ada", "Ben")


async def allowing(club: Club, *people: Any, hints: bool = True, **wish: Any) -> Table:
    """A match at a table with hints, where the first seat is to move and has something to choose from."""
    table = await club.lobby(*people, **wish)
    await club.tables.arrange(table.id, people[0], lambda before: hosting.with_hints(before, wanted=hints))
    await club.tables.start(table.id, people[0])
    return await choosing(club, table.id)


async def choosing(club: Club, table_id: int) -> Table:
    seats = len(club.tables.get(table_id).seats)
    hands = (HAND, *(("5D", "6D"),) * (seats - 1))
    return await club.put(table_id, hands=hands, pile=("9S",), turn=0, suit=None, pending=None, debt=0)


def quickly(club: Club) -> Hints:
    club.tables.experts.effort = FEW
    return Hints(club.tables)


async def refused(hints: Hints, table: Table, member: int) -> str:
    with pytest.raises(Refused) as refusal:
        await hints.ask(table.id, member, NAMES)
    return str(refusal.value)


def told(table: Table) -> list[tuple[str, int | None]]:
    return [(each.kind, each.seat) for each in table.happenings]


async def test_a_player_learns_what_an_expert_would_do_and_the_table_that_they_asked(club: Club):
    table, hints = await allowing(club, ADA, BEN), quickly(club)
    after, _view, advice = await hints.ask(table.id, ADA.id, NAMES)
    assert isinstance(advice.action, Play | Draw)
    assert told(after) == [("hint", 0)]
    *_, again = await hints.ask(table.id, ADA.id, NAMES)
    assert (again, club.tables.experts.choices) == (advice, 1), "one answer to one question"
    assert told(club.tables.get(table.id)) == [("hint", 0)], "once for each move"
    await club.restart()
    assert told(club.tables.get(table.id)) == [("hint", 0)]
    assert club.tables.get(table.id).policy.hints


async def test_practice_has_hints(club: Club):
    table = await club.tables.open(PLACE, ADA, practice("crazy-eights"))
    await club.tables.start(table.id, ADA)
    table = await choosing(club, table.id)
    *_, advice = await quickly(club).ask(table.id, ADA.id, NAMES)
    assert advice.action is not None


async def test_there_is_none_where_the_match_counts(club: Club):
    table, hints = await allowing(club, ADA, BEN, hints=False), quickly(club)
    assert seating.counts(table)
    assert "turn hints on under **Table options**" in await refused(hints, table, ADA.id)
    assert told(club.tables.get(table.id)) == []


async def test_a_match_with_hints_does_not_count_and_neither_does_its_rematch(club: Club):
    table = await allowing(club, ADA, BEN, target=50)
    assert not seating.counts(table)
    club.clock.time += 300
    await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    assert club.tables.get(table.id).phase == "over"
    assert look(club.path, "SELECT outcome, ranked FROM matches") == [("finished", 0)]
    rematch = await club.tables.rematch(table.id, ADA)
    assert (rematch.policy.hints, seating.counts(rematch)) == (True, False)


async def test_only_in_ones_own_turn_and_only_where_there_is_a_choice(club: Club):
    table, hints = await allowing(club, ADA, BEN), quickly(club)
    assert "not your turn" in await refused(hints, table, BEN.id)
    assert "You’re not at" in await refused(hints, table, CLEO.id)
    table = await club.put(table.id, hands=(("2H", "3D"), ("5D",)))
    assert "only one move you can make" in await refused(hints, table, ADA.id)
    table = await club.replace(table, seats=(seating.left(table, 0).seats[0], table.seats[1]))
    assert "Come back" in await refused(hints, table, ADA.id)
    lobby = await club.lobby(CLEO, DORA)
    assert "Hints are off at this table" in await refused(hints, lobby, CLEO.id)
    await club.tables.arrange(lobby.id, CLEO, lambda before: hosting.with_hints(before, wanted=True))
    assert "hasn’t started yet" in await refused(hints, lobby, CLEO.id)
    assert told(club.tables.get(table.id)) == []


async def test_neither_a_tournament_nor_the_deal_of_the_day_has_hints(tournament_club: TournamentClub):
    club = tournament_club.club
    await tournament_club.membership._days.begin(PLACE, ADA)
    (day,) = club.tables.of_days()
    assert "no hints in the deal of the day" in await refused(quickly(club), day, ADA.id)
    opened = await tournament_club.tournaments.open(PLACE, BEN, TournamentSetup(HouseRules("crazy-eights")))
    for person in (CLEO, DORA):
        await tournament_club.tournaments.join(opened.id, person)
    await tournament_club.tournaments.start(opened.id, BEN)
    (table,) = (each for each in club.tables.every() if each.tournament is not None)
    assert "no hints in a tournament" in await refused(quickly(club), table, BEN.id)


async def test_one_hint_at_a_time_and_the_same_one_for_all_who_press_twice(tmp_path: Path, never: pytest.MonkeyPatch):
    experts = Experts(1, None, FEW)
    async with club_in(tmp_path, experts=experts) as club:
        one, other, hints = await allowing(club, ADA, BEN), await allowing(club, ADA, CLEO), Hints(club.tables)
        asked = [asyncio.create_task(refused(hints, one, ADA.id)) for _ in range(2)]
        killed = await begun(experts)
        await asyncio.sleep(0)
        assert "last hint is still on its way" in await refused(hints, other, ADA.id)
        os.kill(killed, signal.SIGKILL)
        for told_why in asked:
            assert "can’t answer right now" in await told_why
        assert experts.choices == 1
        assert told(club.tables.get(one.id)) == [], "steady play is not passed off as a hint"
        never.undo()
        await hints.ask(one.id, ADA.id, NAMES)
        assert process(experts) not in {None, killed}


async def test_what_has_changed_is_another_question(club: Club):
    """Also where the same player is still to move."""
    table, hints = await allowing(club, ADA, BEN), quickly(club)
    await hints.ask(table.id, ADA.id, NAMES)
    await club.put(table.id, uncalled=(0,))
    *_, advice = await hints.ask(table.id, ADA.id, NAMES)
    assert advice.action == Call()


async def test_a_hint_that_comes_too_late_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with club_in(tmp_path) as club:
        table, hints = await allowing(club, ADA, BEN), quickly(club)
        thought = asyncio.Event()

        async def slowly(*_: object) -> Advice:
            await thought.wait()
            return Advice(Play(("2S",)), "")

        monkeypatch.setattr(club.tables.experts, "advice", slowly)
        waiting = asyncio.create_task(refused(hints, table, ADA.id))
        await asyncio.sleep(0)
        await club.play(table, "3S")
        thought.set()
        assert "too late" in await waiting
        assert told(club.tables.get(table.id)) == []
