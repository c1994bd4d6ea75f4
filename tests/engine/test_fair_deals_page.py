"""The program on the page about fair deals imports nothing of ours, and deals what the engine deals."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.fairness import NEWEST, deal_of
from engine.record import MatchRecord, write
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


def match(scheme: int, game: str = "crazy-eights", seats: int = 3, **changes: object) -> MatchRecord:
    deal = deal_of("ab" * 16, "cd" * 16, scheme, PRESSES if scheme == NEWEST else ())
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
