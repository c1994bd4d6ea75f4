"""Slips that the checker of types has to catch where state changes: each line here is wrong, and is refused."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]

SLIPS = """
from engine.core.actions import Draw, Play
from engine.core.match import Event, MatchState
from engine.shedding.events import DebtSettled, Skipped
from engine.shedding.play import SheddingState
from engine.shedding.position import State
from engine.shedding.rules import Rules
from engine.shedding.turn import play_cards
from engine.str8.play import SeatAsked
from engine.str8.play import SequenceState, begun
from model.tables.table import Seat, Table


def a_state_knows_what_it_holds_and_what_happens_in_it(state: State) -> None:
    state.detb = 1
    state.debt = "2"
    state.add(SeatAsked(0))
    state.add(Skipped("0"))


def a_state_of_str8_knows_it_too(state: SequenceState) -> None:
    state.pased = ()
    state.debt = 1
    state.add(DebtSettled())


def an_event_changes_its_own_game(state: SequenceState, event: Event[State]) -> None:
    event.apply(state)


def a_game_takes_its_own(rules: Rules, other: SequenceState, play: Play) -> None:
    begun(rules, "seed")
    play_cards(other, 0, play)
    other.act(0, None)


def an_action_is_done_as_what_it_is(state: SheddingState, draw: Draw) -> None:
    play_cards(state, 0, draw)
    state.let_happen(0, "draw")


def the_public_has_no_hand(state: SheddingState) -> None:
    state.public_view().hand
    state.public_view().seat
    state.public_view().options
    state.view(None)


def a_match_of_any_game_is_typed(state: MatchState) -> None:
    state.act(0, "draw")
    state.turns = 1
    state.view(0).option


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
