"""How many actions a second one core plays, each with its events recorded; four seats."""

from engine.players import PLAYERS
from engine.simulation import simulate
from engine.variants import VARIANTS
from tests.bench.figures import line, pure_python

MATCHES = {"random": 10, "easy": 15, "steady": 25}
BATCHES = 5


def measure() -> None:
    for variant in VARIANTS.values():
        for player in ("random", *PLAYERS):
            speeds, loops = [], []
            for batch in range(BATCHES):
                loops.append(pure_python())
                played = simulate(variant, 4, MATCHES.get(player, 15), batch, [player])
                speeds.append(played["actions"] / played["seconds"])
            line(f"engine {variant.key} {player}", "actions/s", speeds, loops, baseline_is="rounds of a Python loop/s")
