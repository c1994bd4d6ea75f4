"""Those who watch a match may guess who wins it, until everyone has had a turn."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from engine.core.scoresheet import standings
from engine.core.view import PublicView
from engine.matches.telling import doer_of
from engine.words import Words
from model.refusals import Refused
from model.tables.seating import check_seat
from model.tables.table import Table
from model.tables.table_log import Moves

words = Words("model.spectators.spectators")


@dataclass(frozen=True)
class WinnerGuess:
    """Which seat a member who watches a table thinks will win, under the name that they had then."""

    guild: int
    table: int
    member: int
    name: str
    seat: int


def in_first_lap(table: Table, moves: Moves) -> bool:
    """Whether the second lap of the match has not begun, as its latest ``moves`` tell. The first of all is the deal."""
    state, numbered = table.state, list(moves)
    if state is None or state.phase != "play" or state.round != 1 or (numbered and numbered[0][0] > 1):
        return False
    did = (doer_of(event) for number, events in numbered if number > 1 for event in events)
    turns = [seat for seat, _ in groupby(seat for seat in did if seat is not None)]
    over = len(turns) - (turns[-1:] == [state.turn])
    return over < len(table.seats)


def check_guess(table: Table, guess: WinnerGuess, *, in_time: bool) -> None:
    """Raises Refused for players, for a seat that is not there, before the deal, and once the second lap has begun."""
    if table.seat_of(guess.member) is not None:
        raise Refused(words.message("players-guess"))
    if table.state is None:
        raise Refused(words.message("nothing-to-guess"))
    if not in_time:
        raise Refused(words.message("too-late-to-guess"))
    check_seat(table, guess.seat)


def right(table: Table, view: PublicView, guesses: Iterable[WinnerGuess]) -> list[str]:
    """The names of those who guessed who won, unless they sat down since. A tournament's round is won by points."""
    final = standings(view.rules, view.totals, view.sheet, () if table.one_round else view.winners)
    best = {seat for each in final if each.place == 1 for seat in view.rules.partners[each.seat]}
    return [guess.name for guess in guesses if guess.seat in best and table.seat_of(guess.member) is None]
