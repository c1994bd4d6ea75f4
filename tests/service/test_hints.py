"""Hints in one's own turn: who gets one, who doesn't and why, and what the table is told of it."""

import asyncio
import os
import signal
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.bots.expert import Advice
from engine.core.actions import Call, Draw, Play
from model.refusals import Refused
from model.tables import seating
from model.tables.hosting import by_host
from model.tables.table import Table
from service.experts import Experts
from service.hints import Hints
from tests.service.club import ADA, BEN, CLEO, DORA, Club, club_in
from tests.service.test_experts import CHOICES, FEW, begun, process

NAMES = ("Ada", "Ben")


async def allowing(club: Club, *people: Any) -> Table:
    """A match at a table with hints, where the first seat is to move and has something to choose from."""
    table = await club.lobby(*people)
    await club.tables.change(table.id, by_host(people[0], partial(replace, hints=True)))
    await club.tables.start(table.id, people[0])
    hands = CHOICES, ("5D", "6D")
    return await club.put(table.id, hands=hands, pile=("9S",), turn=0, suit=None, pending=None, debt=0)


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
    await club.put(table.id, uncalled=(0,))
    *_, advice = await hints.ask(table.id, ADA.id, NAMES)
    assert advice.action == Call(), "what has changed is another question, though the same player is to move"
    await club.restart()
    assert told(club.tables.get(table.id)) == [("hint", 0)]
    assert club.tables.get(table.id).policy.hints


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
    await club.tables.change(lobby.id, by_host(CLEO, partial(replace, hints=True)))
    assert "hasn’t started yet" in await refused(hints, lobby, CLEO.id)
    assert told(club.tables.get(table.id)) == []


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
