"""How long a match lasts at a table of people, measured by playing many: ``make lengths``.

The players of the simulation play to win and stand for people who know the game. A person needs ``TURN`` seconds to
see that it is their turn, look at their cards and press one, and ``MORE`` seconds for each further press of the same
turn, such as playing the card just drawn. Between rounds everyone looks at the scores and presses Ready, which takes
``ROUND`` seconds. Bots are quicker, chatting is slower.
"""

import sys
from collections.abc import Mapping

from engine.games import lengths
from engine.games.lengths import MINUTES
from engine.games.variants import VARIANTS, Variant, variant
from engine.simulation import by_seat, choosers, played
from tests.tools.progress import shown

TURN, MORE, ROUND = 6, 2, 20  # seconds
MATCHES = 50  # of each game
SEED = "lengths"
PLAYER = "steady"


def measured(variant: Variant, matches: int = MATCHES) -> float:
    """The minutes of a match as the game is usually played, on average. The same every time for the same engine."""
    rules = variant.rules(variant.usual_seats)
    at_table = choosers(by_seat(rules, [PLAYER]), SEED)
    seconds = 0
    for number in range(matches):
        latest = None
        for step in played(variant.game.begun(rules, f"{SEED}.{number}"), at_table):
            dealing = step.before.phase == "deal"
            seconds += ROUND if dealing else MORE if step.seat == latest else TURN
            latest = None if dealing else step.seat
    return round(seconds / matches / 60, 1)


def as_module(minutes: Mapping[str, float]) -> list[str]:
    """The lines of ``engine/games/lengths.py`` with these figures."""
    rows = [f'    "{key}": {measured},' for key, measured in minutes.items()]
    return [f'"""{lengths.__doc__}"""', "", "MINUTES: dict[str, float] = {", *rows, "}"]


def main(games: list[str]) -> None:
    """Print the module with these games measured anew, or all, and the others as they are."""
    anew = {variant(key).key for key in games or VARIANTS}
    now = {key: measured(VARIANTS[key]) for key in shown(sorted(anew), "Measuring", "game")}
    known = {key: now.get(key, MINUTES.get(key)) for key in VARIANTS}
    print("\n".join(as_module({key: minutes for key, minutes in known.items() if minutes is not None})))


if __name__ == "__main__":
    main(sys.argv[1:])
