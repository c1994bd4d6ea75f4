"""Slips that the checker of types has to catch where state changes: each line here is wrong, and is refused."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]

SLIPS = """
from engine.core.match import Event
from engine.core.events import Record
from engine.games.registry import Match
from engine.core.actions import Draw
from engine.shedding.play import moves, playing
from engine.shedding.play.options import options
from engine.shedding.events import DebtSettled
from engine.shedding.events import Skipped
from engine.shedding.game import SHEDDING
from engine.shedding.play.moves import act, public_view, view
from engine.shedding.rules import Rules
from engine.shedding.position import State
from engine.core.match import MatchState
from engine.str8.play import SeatAsked
from engine.str8.game import STR8
from engine.str8.play import SequenceState
from model.tables.table import Seat, Table


def record_knows_its_state(record: Record[State]) -> None:
    record.state.detb = 1
    record.state.debt = "2"
    record.add(SeatAsked(0))
    record.add(Skipped("0"))


def str8_record_knows_its_state(record: Record[SequenceState]) -> None:
    record.state.pased = ()
    record.state.debt = 1
    record.add(DebtSettled())


def an_event_changes_its_own_game(state: SequenceState, event: Event[State]) -> None:
    event.apply(state)


def a_game_takes_its_own(rules: Rules, state: State, other: SequenceState) -> None:
    STR8.start(rules, "seed")
    SHEDDING.act(other, 0, None)
    act(other, 0, None)


def an_action_is_done_as_what_it_is(record: Record[State], draw: Draw) -> None:
    playing.play_cards(record, 0, draw)
    moves._let_happen(record, 0, "draw")


def the_public_has_no_hand(state: State) -> None:
    public_view(state).hand
    public_view(state).seat
    options(public_view(state), 0)
    view(state, None)


def a_match_of_any_game_is_typed(match: Match, state: MatchState) -> None:
    match.act(0, "draw")
    state.turns = 1
    match.view(0).option


def a_table_holds_what_it_says(table: Table, seat: Seat) -> None:
    table.paused = True
    table.stat
    seat.bell
"""


def test_every_slip_is_refused(tmp_path: Path):
    path = tmp_path / "slips.py"
    path.write_text(SLIPS, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--no-pretty", str(path)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    refused = {int(number) for number in re.findall(r"slips\.py:(\d+): error", found.stdout)}
    lines = enumerate(SLIPS.splitlines(), start=1)
    wrong = {number: line.strip() for number, line in lines if line.startswith("    ")}
    assert {number: line for number, line in wrong.items() if number not in refused} == {}, found.stdout
    assert refused == set(wrong), "nothing but the slips is wrong in this file"
