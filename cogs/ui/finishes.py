"""How the seats of a table stand, best first, partners together."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from cogs.ui.titles import names
from engine.scoresheet import Standing, standings
from engine.view import PublicView
from model.table import Table


@dataclass(frozen=True)
class Placed:
    """The place of a seat, or of the partners on a side. ``standing`` is that of its first seat."""

    seats: tuple[int, ...]
    standing: Standing

    @property
    def place(self) -> int:
        """1 is best. Equals share a place."""
        return self.standing.place

    @property
    def total(self) -> int:
        """The points of the side."""
        return self.standing.total

    def names(self, table: Table) -> list[str]:
        """The names of those who sit there, safe for texts."""
        return [names(table)[seat] for seat in self.seats]


def placed(table: Table, view: PublicView) -> list[Placed]:
    """The places now. A match has winners, but a tournament's single round has only points."""
    found = standings(view.rules, view.totals, view.sheet, () if table.one_round else view.winners)
    sides = dict.fromkeys(view.rules.partners[standing.seat] for standing in found)
    best = {seats: next(standing for standing in found if standing.seat in seats) for seats in sides}
    places: Sequence[int] = [best[seats].place for seats in sides]
    return [
        Placed(seats, _placed_among(best[seats], places) if view.rules.partnered else best[seats]) for seats in sides
    ]


def _placed_among(standing: Standing, places: Sequence[int]) -> Standing:
    """The standing with its place among sides instead of among seats."""
    return Standing(
        standing.seat,
        1 + sum(place < standing.place for place in places),
        standing.total,
        standing.rounds_won,
        standing.caught,
        standing.cost,
    )


def course(view: PublicView, seat: int) -> tuple[int, ...]:
    """The total of a seat after each round. The last one includes what came at the end of the match."""
    points = [score.points[seat] for score in view.sheet]
    begun = 0 if view.rules.field(view.rules.aim).applies(view.rules) else view.totals[seat] - sum(points)
    return (*list(accumulate(points, initial=begun))[1:-1], view.totals[seat]) if points else ()
