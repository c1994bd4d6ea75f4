"""How many actions a second one core plays, each with its events recorded; four seats where so many can play.

``random`` chooses any action through the options and acts; ``replayed`` acts alone, on the course of such matches.
``imagined`` are worlds that agree with views of such matches, and ``played out`` the rounds of those worlds, by quick
players.
"""

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from engine.bots import PLAYERS
from engine.bots.playing_out import played_out
from engine.chance.stream import Chance
from engine.core.actions import Action
from engine.core.view import SeatView
from engine.games.variants import VARIANTS, Variant
from engine.tools.simulation import choosers, simulate
from engine.tools.transcript import asked_seat
from tests.bench.figures import Bench, Line, line, pure_python

MATCHES = {"random": 10, "easy": 15, "steady": 15}
LONG = {"random": 1, "easy": 3, "steady": 5}  # of games in which one match is many hands
SEATS = 4
VIEWS, APART, WORLDS = 40, 7, 10  # views of a match, actions between them, and worlds imagined from each
LOOP = "rounds of a Python loop/s"

Course = list[tuple[int, Action]]
Speeds = list[float]


def benches(batches: int) -> Iterator[Bench]:
    """Each named game by itself, and with random play against the first one in the same breath."""
    first, *others = VARIANTS.values()
    for variant in VARIANTS.values():
        for player in ("random", *PLAYERS):
            yield _bench(f"engine {variant.key} {player}", partial(measure_player, variant, player, batches))
        yield _bench(f"engine {variant.key} replayed", partial(measure_replay, variant, batches))
        yield _bench(f"engine {variant.key} played out", partial(measure_playouts, variant, batches))
        yield _bench(f"engine {variant.key} imagined", partial(measure_imagining, variant, batches), "worlds/s")
    for variant in others:
        yield _bench(f"engine {variant.key} to {first.key}", partial(measure_beside, variant, first, batches))


def _bench(name: str, measure: Callable[[], tuple[Speeds, Speeds, str]], unit: str = "actions/s") -> Bench:
    def measured() -> Iterator[Line]:
        speeds, baseline, baseline_is = measure()
        yield line(name, unit, speeds, baseline, baseline_is=baseline_is)

    return Bench((name,), measured)


def measure_player(variant: Variant, player: str, batches: int) -> tuple[Speeds, Speeds, str]:
    pairs = [(pure_python(), speed(variant, player, batch)) for batch in range(batches)]
    return [played for _, played in pairs], [looped for looped, _ in pairs], LOOP


def measure_beside(variant: Variant, other: Variant, batches: int) -> tuple[Speeds, Speeds, str]:
    pairs = [(speed(variant, "random", batch), speed(other, "random", batch)) for batch in range(batches)]
    return [played for played, _ in pairs], [beside for _, beside in pairs], other.key


def speed(variant: Variant, player: str, batch: int) -> float:
    """Actions a second over some matches."""
    played = simulate(variant, seats_of(variant), matches_of(variant)[player], batch, [player])
    return float(played["actions"] / played["seconds"])


def seats_of(variant: Variant) -> int:
    """Four, or as many as can play."""
    return min(SEATS, variant.seats[-1])


def matches_of(variant: Variant) -> dict[str, int]:
    """How many matches of each kind of player make a batch."""
    return (
        MATCHES if variant.rules(seats_of(variant)).field("target").applies(variant.rules(seats_of(variant))) else LONG
    )


def measure_replay(variant: Variant, batches: int) -> tuple[Speeds, Speeds, str]:
    """The engine acting alone."""
    speeds, loops = [], []
    for batch in range(batches):
        numbers = range(matches_of(variant)["random"])
        courses = {f"{batch}.{number}": course(variant, f"{batch}.{number}") for number in numbers}
        loops.append(pure_python())
        began = perf_counter()
        for seed, actions in courses.items():
            state = variant.game.start(variant.rules(seats_of(variant)), seed)
            for seat, action in actions:
                state, _ = variant.game.act(state, seat, action)
        speeds.append(sum(map(len, courses.values())) / (perf_counter() - began))
    return speeds, loops, LOOP


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


def measure_imagining(variant: Variant, batches: int) -> tuple[Speeds, Speeds, str]:
    """Worlds imagined from the views of seats that are to move."""
    speeds, loops = [], []
    for batch in range(batches):
        seen, chance = views(variant, f"{batch}"), Chance(f"worlds {batch}")
        loops.append(pure_python())
        began = perf_counter()
        for view in seen * WORLDS:
            variant.game.determinize(view, chance)
        speeds.append(len(seen) * WORLDS / (perf_counter() - began))
    return speeds, loops, LOOP


def measure_playouts(variant: Variant, batches: int) -> tuple[Speeds, Speeds, str]:
    """Actions of rounds that are played out from imagined worlds."""
    speeds, loops = [], []
    for batch in range(batches):
        chance = Chance(f"playouts {batch}")
        worlds = [(variant.game.determinize(view, chance), view) for view in views(variant, f"{batch}")]
        loops.append(pure_python())
        began = perf_counter()
        counts = [played_out(variant.game, world, view.seat, len(view.sheet), chance)[1] for world, view in worlds]
        speeds.append(sum(counts) / (perf_counter() - began))
    return speeds, loops, LOOP


def views(variant: Variant, seed: str) -> list[SeatView]:
    """What seats that are to move see, every so often in a match of random play."""
    seen: list[SeatView] = []
    state = variant.game.start(variant.rules(seats_of(variant)), seed)
    for number, (seat, action) in enumerate(course(variant, seed)[: VIEWS * APART]):
        if state.phase == "play" and number % APART == 0:
            seen.append(variant.game.view(state, state.turn))
        state, _ = variant.game.act(state, seat, action)
    return seen
