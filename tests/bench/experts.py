"""How long an expert thinks, beside a steady bot."""

from collections.abc import Iterator
from functools import partial
from time import perf_counter

from engine.bots.expert import expert
from engine.chance import Chance
from engine.core.game import Happened, History, history, one_more
from engine.core.match import SeatView
from engine.games.variants import VARIANTS, Variant
from tests.bench.figures import Bench, Line, line
from tests.bench.rules import seats_of
from tests.simulation import asked_seat, choosers

GAMES = ("crazy-eights", "kings-reverse", "countdown", "str8-eight", "bartok", "mao")
APART = 9  # actions between two choices


def benches(times: int) -> Iterator[Bench]:
    for key in GAMES:
        yield Bench((f"expert {key} choice",), partial(_choices, VARIANTS[key], times))


def _choices(variant: Variant, times: int) -> Iterator[Line]:
    took, steady = [], []
    for number, (view, seen) in enumerate(_situations(variant, times)):
        began = perf_counter()
        variant.game.steady(view, Chance(f"{number}"))
        between = perf_counter()
        expert(view, seen, Chance(f"{number}"))
        steady.append((between - began) * 1000)
        took.append((perf_counter() - between) * 1000)
    yield line(f"expert {variant.key} choice", "ms", took, steady, baseline_is="a choice of a steady bot")


def _situations(variant: Variant, times: int) -> Iterator[tuple[SeatView, History]]:
    """Situations of seats that have something to choose, from matches of steady bots."""
    game, rules = variant.game, variant.rules(seats_of(variant))
    at_table = choosers(["steady"] * rules.seats, "bench")
    state, so_far, actions, found = game.begun(rules, "bench"), (), 0, 0
    while found < times:
        if state.phase == "over":
            state, so_far = game.begun(rules, f"bench {actions}"), ()
        seat = asked_seat(state)
        options = state.may_do(seat)
        if actions % APART == 0 and state.phase == "play" and len(options.cards) > 1:
            found += 1
            yield state.view(seat), history(so_far, seat)
        before = state
        state, events = state.act(seat, at_table[seat](state, seat))
        so_far, actions = one_more(so_far, Happened(before, seat, tuple(events))), actions + 1
