"""How the seats of a table stand, best first, partners together."""

from dataclasses import dataclass, replace
from itertools import accumulate

from engine.core.scoresheet import Standing, standings
from engine.core.view import PublicView
from model.tables.naming import names
from model.tables.table import Table


@dataclass(frozen=True)
class Placed:
    """The place of a seat, or of the partners on a side. ``standing`` is that of its first seat."""

    seats: tuple[int, ...]
    standing: Standing

    def names(self, table: Table) -> list[str]:
        """The names of those who sit there, safe for texts."""
        return [names(table)[seat] for seat in self.seats]


def placed(table: Table, view: PublicView) -> list[Placed]:
    """The places now. A match has winners, but a tournament's single round has only points."""
    found = standings(view.rules, view.totals, view.sheet, () if table.one_round else view.winners)
    sides = dict.fromkeys(view.rules.partners[standing.seat] for standing in found)
    best = {seats: next(standing for standing in found if standing.seat in seats) for seats in sides}
    if not view.rules.partnered:
        return [Placed(seats, standing) for seats, standing in best.items()]
    places = [standing.place for standing in best.values()]
    among_sides = {place: 1 + sum(other < place for other in places) for place in places}
    return [Placed(seats, replace(each, place=among_sides[each.place])) for seats, each in best.items()]


def course(view: PublicView, seat: int) -> tuple[int, ...]:
    """The total of a seat after each round. The last one includes what came at the end of the match."""
    points = [score.points[seat] for score in view.sheet]
    begun = 0 if view.rules.field(view.rules.aim).applies(view.rules) else view.totals[seat] - sum(points)
    return (*list(accumulate(points, initial=begun))[1:-1], view.totals[seat]) if points else ()
