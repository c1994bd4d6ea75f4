"""How the seats of a table stand, best first, partners together."""

from dataclasses import dataclass, replace
from itertools import accumulate

from cogs.ui.pictures.lettering import has_all_of
from engine.core.match import View
from engine.core.scoresheet import Standing, standings
from engine.words import Words
from model.people.names import WIDEST
from model.tables.naming import names, plain_names
from model.tables.table import Table

NAME = 16  # columns of the names on a side in a picture

_WORDS = Words("cogs.ui.pages.table.end")


@dataclass(frozen=True)
class Placed:
    """The place of a seat, or of the partners on a side. ``standing`` is that of its first seat."""

    seats: tuple[int, ...]
    standing: Standing

    def names(self, table: Table) -> list[str]:
        """The names of those who sit there, safe for texts."""
        return [names(table)[seat] for seat in self.seats]

    def in_picture(self, table: Table) -> str:
        """Who sits there, in as few letters as can be read on a phone."""
        called = drawn_names(table, NAME // min(2, len(self.seats)))
        first, second, *_ = (*(called[seat] for seat in self.seats), "")
        return _WORDS("together", count=len(self.seats), first=first, second=second, more=len(self.seats) - 1)


def placed(table: Table, view: View) -> list[Placed]:
    """The places now. A match has winners, but a tournament's single round has only points."""
    found = standings(view.rules, view.totals, view.sheet, () if table.one_round else view.winners)
    sides = dict.fromkeys(view.rules.partners[standing.seat] for standing in found)
    best = {seats: next(standing for standing in found if standing.seat in seats) for seats in sides}
    if not view.rules.partnered:
        return [Placed(seats, standing) for seats, standing in best.items()]
    places = [standing.place for standing in best.values()]
    among_sides = {place: 1 + sum(other < place for other in places) for place in places}
    return [Placed(seats, replace(each, place=among_sides[each.place])) for seats, each in best.items()]


def course(view: View, seat: int) -> tuple[int, ...]:
    """The total of a seat after each round. The last one includes what came at the end of the match."""
    points = [score.points[seat] for score in view.sheet]
    begun = 0 if view.rules.field(view.rules.aim).applies(view.rules) else view.totals[seat] - sum(points)
    return (*list(accumulate(points, initial=begun))[1:-1], view.totals[seat]) if points else ()


def drawn_names(table: Table, most: int = WIDEST) -> list[str]:
    """The names of the seats in a picture. The number of a seat stands for a name whose letters the font lacks."""
    called = plain_names(table, most)
    return [name if has_all_of(name) else f"({seat})" for seat, name in enumerate(called, 1)]
