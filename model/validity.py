"""Faults of tables and tournaments as they were stored: a damaged file may be readable and still make no sense."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from engine.core.cards import EVERY_CARD, Card
from engine.core.match import MatchState
from engine.games.variants import VARIANTS
from model.tables.table import Phase as TablePhase, Table
from model.tournaments.tournament import Phase as TournamentPhase, Tournament

PHASES = {
    Table: get_args(TablePhase),
    Tournament: get_args(TournamentPhase),
}


def fault_of(value: Table | Tournament) -> str | None:
    """Returns the reason for which a table or a tournament cannot go on, or None."""
    if value.game not in VARIANTS:
        return "its game is unknown"
    if value.phase not in PHASES[type(value)]:
        return "its phase is unknown"
    if not isinstance(value, Table):
        return None
    if (value.state is None) != (value.phase == "lobby"):
        return "its match is missing" if value.state is None else "it has a match before its start"
    if any(seat not in range(len(value.seats)) for seat, _ in value.planned):
        return "a plan is of no seat"
    return None if value.state is None else _fault_of_match(value.state, len(value.seats))


def _fault_of_match(state: MatchState, seats: int) -> str | None:
    if state.rules.seats != seats:
        return "its match has another number of seats"
    if state.phase not in {"deal", "play", "over"} or state.turn not in range(seats):
        return "nobody can be asked to move"
    if state.hands and len(state.hands) != seats:
        return "a hand is missing"
    return None if set(_cards(state)) <= set(EVERY_CARD) else "a card is unknown"


def misdealt(state: MatchState) -> str | None:
    """Returns the number of cards that have come or gone, in words, or None. Before the first deal there are none."""
    held, whole = Counter(_cards(state)), Counter(state.rules.pack)
    if not held or held == whole:
        return None
    return f"{(held - whole).total()} cards too many and {(whole - held).total()} too few"


def _cards(state: MatchState) -> Iterator[Card]:
    """All cards at the table. Sequences and passed cards exist in one kind of game only."""
    lines = (line for side in getattr(state, "sequences", ()) for line in side)
    for cards in (state.stock, state.pile, getattr(state, "passed", ()), *state.hands, *lines):
        yield from cards
