"""How long a match lasts at a table of people, measured by playing many: ``make lengths``.

The players of the simulation play to win and stand for people who know the game. A person needs ``TURN`` seconds to
see that it is their turn, look at their cards and press one, and ``MORE`` seconds for each further press of the same
turn, such as playing the card just drawn. Between rounds everyone looks at the scores and presses Ready, which takes
``ROUND`` seconds. Bots are quicker, chatting is slower.
"""

import re
import sys
from pathlib import Path

from engine.games import variants
from engine.games.variants import VARIANTS, Variant, variant
from tests.simulation import by_seat, choosers, played
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


def main(games: list[str]) -> None:
    """Print ``engine/games/variants.py`` with these games measured anew, or all, and the others as they are."""
    text = Path(variants.__file__).read_text(encoding="utf-8")
    for key in shown(sorted({variant(key).key for key in games or VARIANTS}), "Measuring", "game"):
        row = rf'(Variant\(\s*"{key}", range\(\d+, \d+\), [\w.]+, )[\d.]+'
        text = re.sub(row, rf"\g<1>{measured(VARIANTS[key])}", text)
    print(text, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
