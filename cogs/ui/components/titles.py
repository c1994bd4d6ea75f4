"""The title of a table, and the names of its seats."""

from cogs.ui.components.words import safe
from engine.games.variants import variant
from model.tables.table import Seat, Table

TABLE = "Table"  # before the number of one that has no other label


def title(table: Table) -> str:
    return f"{table.label or f'{TABLE} {table.id}'} · {variant(table.game).name}"


def seat_value(number: int, seat: Seat) -> str:
    """A seat with its player, as what is picked from a list: an outdated one never means another player."""
    return f"{number} {seat.member or seat.name}"


def names(table: Table) -> list[str]:
    """The names at the table, safe for texts."""
    return [safe(seat.name) for seat in table.seats]
