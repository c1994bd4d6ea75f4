"""How many actions a second one core plays, each with its events recorded; four seats.

``random`` chooses any action through the options and acts; ``replayed`` acts alone, on the course of such matches.
"""

from time import perf_counter

from engine.actions import Action
from engine.players import PLAYERS
from engine.simulation import choosers, simulate
from engine.transcript import asked_seat
from engine.variants import VARIANTS, Variant
from tests.bench.figures import line, pure_python

MATCHES = {"random": 10, "easy": 15, "steady": 25}
BATCHES = 5
SEATS = 4

Course = list[tuple[int, Action]]


def measure() -> None:
    for variant in VARIANTS.values():
        for player in ("random", *PLAYERS):
            speeds, loops = [], []
            for batch in range(BATCHES):
                loops.append(pure_python())
                played = simulate(variant, SEATS, MATCHES.get(player, 15), batch, [player])
                speeds.append(played["actions"] / played["seconds"])
            line(f"engine {variant.key} {player}", "actions/s", speeds, loops, baseline_is="rounds of a Python loop/s")
        measure_replay(variant)


def measure_replay(variant: Variant) -> None:
    speeds, loops = [], []
    for batch in range(BATCHES):
        courses = {f"{batch}.{number}": course(variant, f"{batch}.{number}") for number in range(MATCHES["random"])}
        loops.append(pure_python())
        began = perf_counter()
        for seed, actions in courses.items():
            state = variant.game.start(variant.rules(SEATS), seed)
            for seat, action in actions:
                state, _ = variant.game.act(state, seat, action)
        speeds.append(sum(map(len, courses.values())) / (perf_counter() - began))
    line(f"engine {variant.key} replayed", "actions/s", speeds, loops, baseline_is="rounds of a Python loop/s")


def course(variant: Variant, seed: str) -> Course:
    """The actions of a whole match of random play."""
    actions: Course = []
    at_table = choosers(["random"] * SEATS, seed)
    state = variant.game.start(variant.rules(SEATS), seed)
    while state.phase != "over":
        seat = asked_seat(state)
        actions.append((seat, at_table[seat](variant.game, state, seat)))
        state, _ = variant.game.act(state, *actions[-1])
    return actions
