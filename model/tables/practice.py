"""Practice: a table for one with an easy bot, where each thing is explained when it first happens."""

from dataclasses import replace

from engine.core.game import Lesson
from engine.games.house_rules import HouseRules
from engine.games.registry import game_of
from model.tables.seating import TableSetup
from model.tables.table import Table

GAMES = ("crazy-eights", "str8-eight")  # one of each kind, with a bit of everything


def practice(game: str) -> TableSetup:
    return TableSetup(HouseRules(game), computers=("easy",), seats=2, practice=True)


def lesson(table: Table) -> Lesson | None:
    """What there is to explain now to the player who practises, and was not explained before."""
    state = table.state
    if table.lessons is None or state is None or state.phase != "play" or not table.seats[state.turn].present:
        return None
    found = game_of(state.rules).lessons(state.view(state.turn))
    return next((each for each in found if each.key not in table.lessons), None)


def learnt(table: Table) -> Table:
    """The table when the player moves on: what was explained is not explained again."""
    told = lesson(table)
    return table if told is None else replace(table, lessons=(*(table.lessons or ()), told.key))
