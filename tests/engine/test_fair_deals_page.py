"""The program on the page about fair deals imports nothing of ours, and deals what the engine deals."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from engine.chance import NEWEST, deal_of
from engine.games.registry import match_begun
from engine.matches.record import MatchRecord, write
from tests.doors import HandsRenewed, Reshuffled, StarterReturned, StockRenewed
from tests.engine.recorded import recorded
from tests.engine.shedding.table import rules_of

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
PRESSES = (1_000_000_000_000_000_001, 2**64 - 1)
KINDS = [
    ("crazy-eights", 4, {}),
    ("crazy-eights", 6, {"packs": 2, "jokers": 2}),
    ("crazy-eights", 3, {"play_direction": "counterclockwise", "pack_size": 36}),
    ("mau-mau", 2, {}),
    ("kings-reverse", 5, {}),
    ("eights", 4, {}),
    ("whot", 3, {}),
    ("whot", 8, {"packs": 2}),
    ("str8-eight", 3, {}),
    ("str8-eight", 6, {"packs": 2}),
]


def program() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def run(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """The program of the page, in a place where it finds nothing of ours."""
    (folder / "check.py").write_text(program(), encoding="utf-8")
    (folder / "match.json").write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", "check.py", "match.json"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def match(
    scheme: int, game: str = "crazy-eights", seats: int = 3, seed: str = "ab" * 16, **changes: object
) -> MatchRecord:
    deal = deal_of(seed, "cd" * 16, scheme, PRESSES if scheme == NEWEST else ())
    record = recorded(game, seats, deal.state_seed, rules_of(game, seats, **changes))
    return replace(record, deal=deal)


def test_the_program_imports_the_standard_library_alone():
    assert re.findall(r"^\s*(?:import|from) .*", program(), re.MULTILINE) == ["import hashlib, json, struct, sys"]
    assert len([line for line in program().splitlines() if line]) <= 40


@pytest.mark.long
@pytest.mark.parametrize("scheme", [1, NEWEST])
@pytest.mark.parametrize(("game", "seats", "changes"), KINDS)
def test_it_deals_what_the_engine_dealt(tmp_path: Path, game: str, seats: int, changes: dict[str, object], scheme: int):
    record = match(scheme, game, seats, **changes)
    ran = run(tmp_path, write(record))
    assert ran.returncode == 0, ran.stderr
    assert f"Seal: {record.deal.seal} " in ran.stdout


@pytest.mark.parametrize("part", ["seed", "salt", "entropy", "hands"])
def test_it_notices_other_cards(tmp_path: Path, part: str):
    forged = json.loads(write(match(NEWEST)))
    if part == "hands":
        hands = forged["steps"][0]["events"][0]["hands"]
        hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    else:
        forged["deal"][part] = [1] if part == "entropy" else "ef" * 16
    ran = run(tmp_path, json.dumps(forged))
    assert (ran.returncode, ran.stderr.strip()) == (1, "These are not the cards that were dealt.")


def page_shuffled(cards: Sequence[str], seed: str, shuffle: int) -> tuple[str, ...]:
    """As the page has it, with its own numbers."""
    names: dict[str, Any] = {}
    exec(program().split("match = ")[0], names)
    order = list(cards)
    for last, number in zip(range(len(cards) - 1, 0, -1), names["numbers"](seed, shuffle, len(cards)), strict=False):
        order[last], order[number % (last + 1)] = order[number % (last + 1)], order[last]
    return tuple(order)


def lists(record: MatchRecord) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Each shuffle that is no deal: what it made, the cards as they should be by the page, and as they are."""
    state = match_begun(record.rules, record.deal.state_seed)
    for step in record.steps:
        for event in step.events:
            match event:
                case Reshuffled(stock):
                    before = state.pile[: len(stock)]
                case StockRenewed(stock):
                    before = (*state.pile, *state.passed)
                case StarterReturned(cards, stock):
                    down, starter = state.stock[::-1], len(cards)
                    before = (*down[:starter], *down[starter + 1 :])
                    stock = stock[:-1]
                case HandsRenewed(hands, stock):
                    before = (*state.stock, *state.pile, *state.passed, *chain(*state.hands))
                    seats = [(state.dealer + 1 + place) % len(hands) for place in range(len(hands))]
                    stock = (*(hands[seat][turn] for turn in range(3) for seat in seats), *stock[::-1])
                case _:
                    before = None
            if before is not None:
                yield type(event).__name__, page_shuffled(before, state.seed, state.shuffles + 1), stock
            event.apply(state)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "changes", "made"),
    [
        ("mau-mau", 4, {}, "Reshuffled"),
        ("crazy-eights", 6, {"draws": 1}, "Reshuffled"),
        ("crazy-eights", 3, {"starter_effects": "another card", "wild": tuple("2345678")}, "StarterReturned"),
        ("str8-eight", 3, {}, "StockRenewed"),
        ("str8-eight", 2, {}, "HandsRenewed"),
    ],
)
def test_the_lists_before_their_shuffles_are_as_the_page_says(
    game: str, seats: int, changes: dict[str, object], made: str
):
    found = 0
    for seed in range(4, 10):
        for what, by_page, stock in lists(match(NEWEST, game, seats, f"{seed:032x}", **changes)):
            assert by_page == stock, what
            found += what == made
        if found:
            return
    raise AssertionError(f"{made} never came about")
