"""How many actions a second one core plays, each with its events recorded; four seats where so many can play.

``random`` chooses any action through the options and acts; ``replayed`` acts alone, on the course of such matches.
"""

from time import perf_counter

from engine.actions import Action
from engine.bots import PLAYERS
from engine.ruleset import applies
from engine.tools.simulation import choosers, simulate
from engine.tools.transcript import asked_seat
from engine.variants import VARIANTS, Variant
from tests.bench.figures import line, pure_python

MATCHES = {"random": 10, "easy": 15, "steady": 15}
LONG = {"random": 1, "easy": 3, "steady": 5}  # of games in which one match is many hands
BATCHES = 5
SEATS = 4

Course = list[tuple[int, Action]]


def measure() -> None:
    """Each named game by itself, and with random play against the first one in the same breath."""
    first, *others = VARIANTS.values()
    for variant in VARIANTS.values():
        for player in ("random", *PLAYERS):
            measure_player(variant, player)
        measure_replay(variant)
    for variant in others:
        pairs = [(speed(variant, "random", batch), speed(first, "random", batch)) for batch in range(BATCHES)]
        speeds, baselines = map(list, zip(*pairs, strict=True))
        line(f"engine {variant.key} to {first.key}", "actions/s", speeds, baselines, baseline_is=first.key)


def measure_player(variant: Variant, player: str) -> None:
    speeds, loops = [], []
    for batch in range(BATCHES):
        loops.append(pure_python())
        speeds.append(speed(variant, player, batch))
    line(f"engine {variant.key} {player}", "actions/s", speeds, loops, baseline_is="rounds of a Python loop/s")


def speed(variant: Variant, player: str, batch: int) -> float:
    """Actions a second over some matches."""
    played = simulate(variant, seats_of(variant), matches_of(variant)[player], batch, [player])
    return float(played["actions"] / played["seconds"])


def seats_of(variant: Variant) -> int:
    """Four, or as many as can play."""
    return min(SEATS, variant.seats[-1])


def matches_of(variant: Variant) -> dict[str, int]:
    """How many matches of each kind of player make a batch."""
    return MATCHES if applies(variant.rules(seats_of(variant)), "target") else LONG


def measure_replay(variant: Variant) -> None:
    """The engine acting alone."""
    speeds, loops = [], []
    for batch in range(BATCHES):
        numbers = range(matches_of(variant)["random"])
        courses = {f"{batch}.{number}": course(variant, f"{batch}.{number}") for number in numbers}
        loops.append(pure_python())
        began = perf_counter()
        for seed, actions in courses.items():
            state = variant.game.start(variant.rules(seats_of(variant)), seed)
            for seat, action in actions:
                state, _ = variant.game.act(state, seat, action)
        speeds.append(sum(map(len, courses.values())) / (perf_counter() - began))
    line(f"engine {variant.key} replayed", "actions/s", speeds, loops, baseline_is="rounds of a Python loop/s")


def course(variant: Variant, seed: str) -> Course:
    """The actions of a whole match of random play."""
    actions: Course = []
    at_table = choosers(["random"] * seats_of(variant), seed)
    state = variant.game.start(variant.rules(seats_of(variant)), seed)
    while state.phase != "over":
        seat = asked_seat(state)
        actions.append((seat, at_table[seat](variant.game, state, seat)))
        state, _ = variant.game.act(state, *actions[-1])
    return actions
