"""The title of a table, and its seats in lists."""

from engine.games.variants import variant
from engine.words import beside
from model.tables.labels import called
from model.tables.table import Seat, Table


def title(table: Table) -> str:
    return beside((label(table), variant(table.game).name))


def label(table: Table) -> str:
    return str(called(table.id, table.label, of_a_day=table.day is not None))


def seat_value(number: int, seat: Seat) -> str:
    """A seat with its player, as what is picked from a list: an outdated one never means another player."""
    return f"{number} {seat.member or seat.name}"
