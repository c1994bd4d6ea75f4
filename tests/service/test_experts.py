"""Bots that are experts: they think in processes of their own, which may die, be late, or have too much to do."""

import asyncio
import logging
import os
import pickle
import signal
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.bots import steady
from engine.bots.expert import Advice, Effort
from engine.chance import Chance
from engine.core.actions import Call, Deal, Draw, Play
from engine.core.game import Happened, history, one_more
from engine.core.match import MatchState
from engine.games.registry import match_begun
from engine.games.variants import variant
from model.refusals import NoSuchTable, Refused
from model.tables import seating
from model.tables.hosting import by_host
from model.tables.table import Table
from service import expert_worker as worker, experts as service
from service.experts import Experts, NoAnswer, Worker
from service.hints import Hints
from service.rounds import RoundsSoFar
from tests import PATIENCE, until
from tests.service import endless
from tests.service.club import ADA, BEN, CLEO, DORA, Club, club_in, sensible

FEW = Effort(playouts=20, moves=1)
CHOICES = ("2S", "3S", "4H", "KS", "QH")  # on the Nine of spades


async def thinking(club: Club, *people: Any) -> Table:
    """A table where an expert is to move, and has several cards to choose from."""
    table = await club.match(*(people or (ADA,)), computers=("expert",))
    others = (("5D", "6D", "7C"),) * (len(table.seats) - 1)
    return await club.put(table.id, hands=(*others, CHOICES), pile=("9S",), turn=len(table.seats) - 1, suit=None)


def process(experts: Experts) -> int | None:
    place = experts.places[0]
    begun = None if place.is_thread else place._begun
    return begun.id if begun else None


async def begun(experts: Experts) -> int:
    """The process of the first expert, as soon as there is one."""
    return await until(lambda: process(experts))


async def meanwhile(waiting: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
    """Something that goes on while a test does something else."""
    task = asyncio.create_task(waiting)
    await asyncio.sleep(0)
    return task


def moves(club: Club, table: Table) -> int:
    return club.tables.get(table.id).moves


async def moves_on(club: Club, table: Table) -> None:
    await club.time_passes(table.id)
    assert moves(club, table) == table.moves + 1


@pytest.mark.parametrize("processes", [0, 1])
async def test_an_expert_plays_in_a_process_of_its_own_or_without_one_in_the_bot(tmp_path: Path, processes: int):
    experts = Experts(processes, None, FEW)
    async with club_in(tmp_path, experts=experts) as club:
        table = await thinking(club)
        if processes:
            assert await begun(experts) != os.getpid()  # as soon as the table is opened
        await moves_on(club, table)
        assert (experts.choices, experts.unanswered.total()) == (1, 0)


async def test_a_bot_plays_steadily_when_the_process_is_killed_and_the_next_choice_has_another(tmp_path, never):
    experts = Experts(1, None, FEW)
    async with club_in(tmp_path, experts=experts) as club:
        table = await thinking(club)
        waiting = await meanwhile(club.time_passes(table.id))
        killed = await begun(experts)
        os.kill(killed, signal.SIGKILL)
        await waiting
        assert moves(club, table) == table.moves + 1
        assert experts.unanswered == {"died": 1}
        never.undo()
        again = await thinking(club)
        await moves_on(club, again)
        assert process(experts) not in {None, killed}
        assert experts.unanswered == {"died": 1}


async def test_a_bot_plays_steadily_when_an_expert_is_late_and_that_is_logged_once(tmp_path, caplog, never):
    experts = Experts(1, 0.05, FEW)
    async with club_in(tmp_path, experts=experts) as club:
        for _ in range(2):
            table = await thinking(club)
            await moves_on(club, table)
        assert experts.unanswered == {"late": 2}
        assert len([each for each in caplog.records if "no answer" in each.message]) == 1


async def test_one_who_was_late_is_ended_and_another_thinks_next(never: pytest.MonkeyPatch):
    experts = Experts(1, 0.05, FEW)
    experts.get_ready()
    late = await begun(experts)
    while process(experts) == late:  # it may not have begun to think in so short a time
        await asked_of(experts)
    experts.limit = None
    assert await answers(experts, never) not in {None, late}


async def answers(experts: Experts, patched: pytest.MonkeyPatch) -> int | None:
    """Whoever is asked next has an answer. Which process gave it."""
    patched.undo()
    assert await asyncio.wait_for(experts.choice(*situation()), PATIENCE) is not None
    found = process(experts)
    await experts.stop()
    return found


@pytest.mark.parametrize(("processes", "at_work"), [(0, True), (1, True), (1, False)])
async def test_who_waits_no_longer_lets_the_expert_go_on_and_one_who_has_not_begun(processes, at_work, monkeypatch):
    experts = Experts(processes, None, FEW)
    monkeypatch.setattr(worker, "chosen", endless.thinks_while_wanted)
    waiting = await meanwhile(experts.choice(*situation()))
    if at_work:
        await begun(experts) if processes else await asyncio.sleep(0.1)
    waiting.cancel()
    await answers(experts, monkeypatch)


async def test_to_get_ready_while_every_expert_is_busy_takes_none_away(never: pytest.MonkeyPatch):
    experts = Experts(1, None, FEW)
    waiting = await meanwhile(experts.choice(*situation()))
    experts.get_ready()
    waiting.cancel()
    await answers(experts, never)


async def asked_of(experts: Experts) -> None:
    with pytest.raises(NoAnswer):
        await experts.choice(*situation())


def situation() -> tuple[Any, Any, str]:
    state, happened = some_moves("situation")
    return state.view(state.turn), history(happened, state.turn), "seed"


def some_moves(seed: str, count: int = 6) -> tuple[MatchState, tuple[Happened, ...]]:
    """A match of steady players after some moves, and what happened in it."""
    state, happened = match_begun(variant("crazy-eights").rules(3), seed), ()
    for number in range(count):
        action = steady(state.view(state.turn), Chance(f"{number}")) if number else Deal()
        after, events = state.act(state.turn if number else 0, action)
        happened, state = one_more(happened, Happened(state, state.turn, tuple(events))), after
    return state, happened


async def test_when_too_many_wait_the_next_one_is_not_kept_waiting(monkeypatch, never):
    monkeypatch.setattr(service, "WAITING", 1)
    experts = Experts(1, None, FEW)
    asked = [asyncio.create_task(asked_of(experts)) for _ in range(2)]
    await begun(experts)
    with pytest.raises(NoAnswer, match="busy"):
        await experts.choice(*situation())
    for task in asked:
        task.cancel()
    await experts.stop()


async def test_an_expert_that_fails_is_told_of_and_a_steady_bot_plays(tmp_path, monkeypatch, caplog):
    def fails(*_: object) -> None:
        raise ZeroDivisionError("of the expert")

    monkeypatch.setattr(worker, "chosen", fails)
    experts = Experts(0, None)
    async with club_in(tmp_path, experts=experts) as club:
        table = await thinking(club)
        await moves_on(club, table)
    assert experts.unanswered == {"failed": 1}
    assert "of the expert" in caplog.text


@pytest.mark.parametrize("done", ["closed", "easy", "sat down", "pings"])
async def test_while_an_expert_thinks_others_go_on_and_its_move_is_no_one_elses(tmp_path, caplog, never, done):
    experts = Experts(1, None, FEW)
    async with club_in(tmp_path, experts=experts) as club:
        table, tables = await thinking(club, ADA, CLEO), club.tables
        waiting = await meanwhile(club.time_passes(table.id))
        await begun(experts)
        await {
            "closed": lambda: tables.close(table.id, ADA),
            "easy": lambda: tables.change(table.id, by_host(ADA, partial(seating.with_level, seat=2, level="easy"))),
            "sat down": lambda: tables.join(table.id, BEN),
            "pings": lambda: tables.prefer(
                table.guild, CLEO.id, partial(replace, pings=True)
            ),  # which needs the table for itself
        }[done]()
        await waiting
        if done == "closed":
            with pytest.raises(NoSuchTable):
                tables.get(table.id)
        else:
            assert moves(club, table) == table.moves
        if done == "easy":
            await club.time_passes(table.id)
            assert moves(club, table) == table.moves + 1, "a bot that is no expert any more plays at once"
        if done == "sat down":
            await club.play(tables.get(table.id), "2S")
    warnings = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert [each for each in warnings if each.name != "service.rounds"] == []


async def test_what_goes_to_an_expert_is_the_same_whatever_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    sent: list[bytes] = []

    async def told(self: Worker, work: Callable[[], Any]) -> Any:
        sent.append(pickle.dumps(work))
        return work()

    monkeypatch.setattr(Worker, "run", told)
    for number in range(2):
        (folder := tmp_path / str(number)).mkdir()
        async with club_in(folder, experts=Experts(1, None, FEW)) as club:
            table = await thinking(club)
            if number:
                await club.put(table.id, **otherwise_hidden(table.state))
            await club.time_passes(table.id)
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert b"seed 0" not in sent[0]  # the first that the club drew, for the deal


def otherwise_hidden(state: Any) -> dict[str, Any]:
    """Another hand for the first seat, the draw pile the other way round, and other shuffles to come."""
    stock = (*state.hands[0], *state.stock[::-1])
    count = len(state.hands[0])
    return {
        "hands": (stock[-count:], *state.hands[1:]),
        "stock": stock[:-count],
        "seed": "another",
        "shuffles": state.shuffles + 3,
    }


def test_what_an_expert_has_seen_is_the_same_whatever_was_hidden():
    state, happened = some_moves("hidden", 9)
    seat = state.turn
    other = tuple(Happened(_hidden_from(each.before, seat), each.actor, each.events) for each in happened)
    seen, again = (history(so_far, seat) for so_far in (happened, other))
    assert len(seen) == 9
    assert pickle.dumps(seen) == pickle.dumps(again)


def _hidden_from(state: MatchState, seat: int) -> MatchState:
    """The same for a seat, with the draw pile the other way round."""
    if state.phase != "play":
        return state
    return replace(state, stock=state.stock[::-1], seed="another")


async def test_a_round_that_is_kept_up_is_the_one_that_is_replayed(club: Club):
    table, rounds = await club.lobby(ADA, BEN), club.tables.stories.rounds
    table = await club.tables.start(table.id, ADA)
    assert len(await rounds.seen(table, 1)) == 1
    for _ in range(3):
        table = await club.tables.act(table.id, table.seats[table.state.turn].member, None, sensible(table))
    kept = await rounds.seen(table, 1)
    assert len(kept) == table.moves == 4
    assert kept == await RoundsSoFar(club.tables.store).seen(table, 1)


async def test_a_round_that_does_not_follow_from_its_record_is_not_known(club: Club, caplog: pytest.LogCaptureFixture):
    for _ in range(2):
        table = await club.match(ADA, BEN)
        table = await club.put(table.id, hands=(("2S", "3S"), ("4S", "5S")))
        assert await club.tables.stories.rounds.seen(table, 0) == ()
        table = await club.tables.act(table.id, ADA.id, None, sensible(table))
        assert await club.tables.stories.rounds.seen(table, 0) == ()
    assert len([each for each in caplog.records if "Couldn't replay" in each.message]) == 1


# Hints in one's own turn: who gets one, who doesn't and why, and what the table is told of it


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
