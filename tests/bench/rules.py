"""How many actions a second one core plays, each with its events recorded, when any action is chosen at random."""

from collections.abc import Iterator
from functools import partial
from time import perf_counter

from engine.core.ruleset import shared
from engine.games.variants import VARIANTS, Variant
from tests.bench.figures import Bench, Line, line, pure_python
from tests.simulation import choosers, played

SEATS = 4
MATCHES, LONG = 10, 1  # in a batch; of games in which one match is many hands


def benches(batches: int) -> Iterator[Bench]:
    for variant in VARIANTS.values():
        name = f"engine {variant.key} random"
        yield Bench((name,), partial(_measure, name, variant, batches))


def _measure(name: str, variant: Variant, batches: int) -> Iterator[Line]:
    pairs = [(_speed(variant, batch), pure_python()) for batch in range(batches)]
    speeds, loops = zip(*pairs, strict=True)
    yield line(name, "actions/s", speeds, loops, baseline_is="rounds of a Python loop/s")


def _speed(variant: Variant, batch: int) -> float:
    rules = variant.rules(seats_of(variant))
    matches = MATCHES if rules.field("target").applies(rules) else LONG
    rules = shared(rules)
    at_table, done, began = choosers(["random"] * rules.seats, str(batch)), 0, perf_counter()
    for number in range(matches):
        done += sum(1 for _ in played(variant.game.begun(rules, f"{batch}.{number}"), at_table))
    return done / (perf_counter() - began)


def seats_of(variant: Variant) -> int:
    """Four, or as many as can play."""
    return min(SEATS, variant.seats[-1])
