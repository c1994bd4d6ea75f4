"""How a table and those who sit at it are called."""

from cogs.ui.words import safe
from engine.variants import variant
from model.table import Table


def title(table: Table) -> str:
    """How a table is called in a choice or a heading."""
    return f"{table.label or f'Table {table.id}'} · {variant(table.game).name}"


def names(table: Table) -> list[str]:
    """The names at the table, safe for texts."""
    return [safe(seat.name) for seat in table.seats]
