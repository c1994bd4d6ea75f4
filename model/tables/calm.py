"""Calm experts, for a table of beginners: they do nothing against anyone, take their time, and explain themselves.

All else they weigh as before. What they had in mind is told when a round is over and its cards lie open.
"""

from engine.bots import EXPERT
from engine.core.state import MatchState
from engine.core.view import SeatView
from engine.games.registry import Match
from model.tables.table import Table


def is_calm(table: Table, seat: int) -> bool:
    """Whether an expert plays there now, and calmly."""
    return table.calm and table.seats[seat].computer == EXPERT


def explaining(table: Table) -> list[int]:
    """The seats of bots that explain what they did. A bot that keeps a seat for someone has not done it all."""
    return [number for number, seat in enumerate(table.seats) if is_calm(table, number) and seat.member is None]


def seen_by_bot(table: Table, state: MatchState) -> SeatView:
    """What the bot to move goes by: a calm one has no eye for what would set it against others."""
    match = Match(state)
    view = match.view(state.turn)
    return match.game.calmly(view) if is_calm(table, state.turn) else view
