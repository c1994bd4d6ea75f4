"""How long an expert thinks, beside a steady bot; and how long a person's move takes beside fifty experts.

A move is checked, played and saved, which is what its player waits for. Beside it are moves among steady bots.
"""

import asyncio
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter

from engine.bots import EXPERT
from engine.bots.expert import expert
from engine.chance.stream import Chance
from engine.core.history import Happened, History, history, one_more
from engine.core.view import SeatView
from engine.games.variants import VARIANTS, Variant
from engine.tools.simulation import choosers
from engine.tools.transcript import asked_seat
from model.member import Member
from model.tables.due import Pauses
from service.experts.experts import Experts
from tests.bench.figures import Bench, Line, line
from tests.bench.rules import seats_of
from tests.service.club import Club, club_in, sensible

GAMES = ("crazy-eights", "kings-reverse", "countdown", "str8-eight", "bartok", "mao")
APART = 9  # actions between two choices
TABLES, BOTS, PAUSE, SECONDS = 17, 3, 1.0, 20  # 51 bots, each after a pause, for so many seconds
PAUSES = Pauses(computer=PAUSE, call=PAUSE, round=0.1, turn=100_000, wait=100_000)


def benches(folder: Path, times: int) -> Iterator[Bench]:
    for key in GAMES:
        yield Bench((f"expert {key} choice",), partial(_choices, VARIANTS[key], times))
    yield Bench(("expert move beside fifty",), partial(_beside, folder))


def _choices(variant: Variant, times: int) -> Iterator[Line]:
    """Milliseconds of a choice."""
    took, steady = [], []
    for number, (view, seen) in enumerate(_situations(variant, times)):
        began = perf_counter()
        variant.game.steady(view, Chance(f"{number}"))
        between = perf_counter()
        expert(variant.game, view, seen, Chance(f"{number}"))
        steady.append((between - began) * 1000)
        took.append((perf_counter() - between) * 1000)
    yield line(f"expert {variant.key} choice", "ms", took, steady, baseline_is="a choice of a steady bot")


def _situations(variant: Variant, times: int) -> Iterator[tuple[SeatView, History]]:
    """Situations of seats that have something to choose, from matches of steady bots."""
    game, rules = variant.game, variant.rules(seats_of(variant))
    at_table = choosers(["steady"] * rules.seats, "bench")
    state, so_far, actions, found = game.start(rules, "bench"), (), 0, 0
    while found < times:
        if state.phase == "over":
            state, so_far = game.start(rules, f"bench {actions}"), ()
        seat = asked_seat(state)
        options = game.options(state, seat)
        if actions % APART == 0 and state.phase == "play" and len(options.cards) > 1:
            found += 1
            yield game.view(state, seat), history(game.public_view, so_far, seat)
        before = state
        state, events = game.act(state, seat, at_table[seat](game, state, seat))
        so_far, actions = one_more(so_far, Happened(before, seat, tuple(events))), actions + 1


def _beside(folder: Path) -> Iterator[Line]:
    for level in (levels := ("steady", EXPERT)):
        (folder / level).mkdir()
    beside = {level: asyncio.run(_moves(folder / level, level)) for level in levels}
    yield line("expert move beside fifty", "ms", beside[EXPERT], beside["steady"], baseline_is="beside steady bots")


async def _moves(folder: Path, level: str) -> list[float]:
    """How long each move of the people took, at tables where everyone else is such a bot."""
    processes = max(0, (os.cpu_count() or 1) - 1)
    async with club_in(folder, PAUSES, Experts(processes if level == EXPERT else 0)) as club:
        people = [Member(1000 + number, f"Person {number}") for number in range(TABLES)]
        tables = [await club.match(person, computers=(level,) * BOTS, target=1000) for person in people]
        took: list[float] = []
        playing = [
            asyncio.create_task(_play(club, table.id, person, took))
            for table, person in zip(tables, people, strict=True)
        ]
        await asyncio.sleep(SECONDS)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return took


async def _play(club: Club, table_id: int, person: Member, took: list[float]) -> None:
    """Play on for a person, who looks at their cards for as long as a bot pauses."""
    while True:
        await asyncio.sleep(PAUSE)
        table = club.tables.get(table_id)
        if table.state is not None and (table.state.phase == "deal" or table.state.turn == 0):
            action = sensible(table)
            began = perf_counter()
            await club.tables.act(table_id, person.id, None, action)
            took.append((perf_counter() - began) * 1000)
