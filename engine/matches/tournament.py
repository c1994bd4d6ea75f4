"""Tournaments: who plays whom in a round, who deals, and who has won (source: S2, "Str8 Eight Tournament Rules").

Entrants are numbers. More points are always better here. ``signed`` sees to that for games where fewer are better.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.chance import shuffled
from engine.core.ruleset import ROUNDS, TARGETS, Ruleset
from engine.games.house_rules import HouseRules
from engine.games.variants import variant
from engine.words import Words

WORDS = Words(__name__)

FEWEST = 3  # entrants: fewer cannot fill a table
TABLES = (3, 4)  # how many sit at a table
APART = 5  # entrants that cannot be split into threes and fours
# What a one-round table adds to the house rules: seat 0 deals, no match ends there with bonus and payment, and no rule
# is added after the round.
ONE_ROUND: dict[str, object] = {"first_dealer": "first seat", "deals": "same", "grows": "not", "knockout": "none"}
ONE_ROUND |= {"target": TARGETS[-1], "rounds_to_win": ROUNDS[-1], "rounds_to_play": 0, "bonus": 0, "settlement": "none"}

Tables = tuple[tuple[int, ...], ...]


class Placing(NamedTuple):
    """An entrant's standing: its place (1 is best, equal totals share one) and its cumulative score."""

    entrant: int
    place: int
    total: int


def misfit(house_rules: HouseRules) -> str | None:
    """A sentence if a game with these house rules can't have a tournament. It needs rounds, and tables of three and of
    four where each plays alone (source: rulings.md, "Tournaments").
    """
    game = variant(house_rules.game)
    for size in TABLES:
        rules = house_rules.rules(size) if size in game.seats and house_rules.fits(size) else None
        if rules is None or not rules.in_rounds or rules.partnered:
            return WORDS("misfit", game=game.name)
    return None


def for_one_round(rules: Ruleset) -> Ruleset:
    return rules.changed({name: value for name, value in ONE_ROUND.items() if name in rules.fields()})


def signed(rules: Ruleset, points: Iterable[int]) -> tuple[int, ...]:
    """The score of each seat in a round, so that more is better: penalties count as minus (source: rulings.md)."""
    return tuple(each if rules.collects else -each for each in points)


def missed(scores: Sequence[int]) -> int:
    """The score of an entrant who wasn't seated in a round: latecomers never lead, even where points are penalties."""
    return min((0, *scores))


def fillers(entrants: int) -> int:
    """The fewest bots that so many entrants need to make tables (source: rulings.md)."""
    return 1 if entrants == APART else max(0, FEWEST - entrants)


def sizes(entrants: int) -> tuple[int, ...]:
    """The seats at each table, fours first (source: rulings.md). Raises ValueError for fewer than 3 and for 5."""
    threes = -entrants % 4
    if entrants < FEWEST or 3 * threes > entrants:
        raise ValueError(f"{entrants} entrants make no tables of three and four.")
    return (4,) * ((entrants - 3 * threes) // 4) + (3,) * threes


def first_tables(entrants: Iterable[int], seed: str) -> Tables:
    """The tables of the first round, drawn by lot. Each lists its entrants by seat, dealer first."""
    return _parted(shuffled(sorted(entrants), seed, 0))


def next_tables(scores: Mapping[int, int], totals: Mapping[int, int], seed: str, played: int) -> Tables:
    """The tables of a later round by seat, dealer first, top ``scores`` of the last round together (source: S2, "Tables
    for the second hand"). Ties go to the better total, then to a lot from the seed and the number of rounds ``played``.

    The best total deals, the second sits to the right, and so on round to the lowest at the left (source: S2, "becomes
    the dealer with the second highest cummulatively scoring player seated to his or her right"). Seats run clockwise,
    which is to the left, so the dealer's right is the last seat.
    """
    lot = {entrant: spot for spot, entrant in enumerate(shuffled(sorted(scores), seed, played))}
    order = sorted(scores, key=lambda entrant: (-scores[entrant], -totals[entrant], lot[entrant]))
    by_total = (sorted(table, key=lambda entrant: (-totals[entrant], lot[entrant])) for table in _parted(order))
    return tuple((dealer, *reversed(others)) for dealer, *others in by_total)


def _parted(order: Sequence[int]) -> Tables:
    entrants = iter(order)
    return tuple(tuple(next(entrants) for _ in range(size)) for size in sizes(len(order)))


def ranking(totals: Mapping[int, int]) -> tuple[Placing, ...]:
    """All entrants, best first. Equal totals share a place (source: rulings.md)."""
    order = sorted(totals, key=lambda entrant: (-totals[entrant], entrant))
    best = sorted(totals.values(), reverse=True)
    return tuple(Placing(entrant, 1 + best.index(totals[entrant]), totals[entrant]) for entrant in order)
