"""The title of a table, and its seats in lists."""

from engine.games.variants import variant
from engine.words import beside
from model.people.names import plain, safe
from model.tables.labels import called
from model.tables.table import Seat, Table


def title(table: Table) -> str:
    """What a table is called in texts: with its saved house rules, or else its game."""
    return beside((label(table), safe(table.preset) if table.preset else variant(table.game).name))


def plain_title(table: Table) -> str:
    """The same where nothing is formatted, such as in lists."""
    return beside((label(table), plain(table.preset) if table.preset else variant(table.game).name))


def label(table: Table) -> str:
    return str(called(table.id, table.label, of_a_day=table.day is not None))


def seat_value(number: int, seat: Seat) -> str:
    """A seat with its player, as what is picked from a list: an outdated one never means another player."""
    return f"{number} {seat.member or seat.name}"
