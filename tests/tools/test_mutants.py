import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.mutants import PRODUCT, ROOT
from tests.tools.mutations import mutants

pytestmark = pytest.mark.long


def test_each_place_is_broken_in_one_way(subtests: pytest.Subtests):
    for written, changes in [
        ("fits = a == b", "fits = a != b"),
        ("fits = a < b", "fits = a <= b"),
        ("fits = a not in b", "fits = a in b"),
        ("fits = a and b or c", "fits = (a and b) and c|fits = (a or b) or c"),
        ("fits = not a", "fits = a"),
        ("limit = 7", "limit = 8"),
        ("asks = True", "asks = False"),
        ("deal(seats, cards)", "deal(cards, seats)|pass"),
        ("deal(*seats, cards)", "pass"),
        ("self.hand = []", "pass"),
        ("hand = []", ""),
        ("'''Said of it.'''", ""),
        ("said = f'{1 + 1} cards'", ""),
        ("def deal(cards: int = 7) -> Literal[8]: ...", "def deal(cards: int = 8) -> Literal[8]: ..."),
        ("if ä == 'ö': raise Error", "if ä != 'ö': raise Error|if ä == 'ö': pass"),
    ]:
        with subtests.test(written=written, changes=changes):
            broken = {ast.unparse(ast.parse(mutant.source)) for mutant in mutants("a.py", written.encode())}
            assert broken == {ast.unparse(ast.parse(change)) for change in changes.split("|") if change}


def test_every_mutant_of_the_project_can_be_read_and_is_another_program():
    for path in sorted(path for place in PRODUCT for path in ROOT.glob(f"{place}/**/*.py"))[::9]:
        source = path.read_bytes()
        for mutant in list(mutants(path.name, source))[::15]:
            assert ast.dump(ast.parse(mutant.source)) != ast.dump(ast.parse(source)), mutant.change


CARDS = """
def fits(card, top):
    return card[1] == top[1]

def wild(card):
    return card == "8"

def nominated(suit, top):
    return suit == top[1]
"""
TESTS = """
from engine.cards import fits, wild

def test_cards_of_a_suit_fit():
    assert fits("7S", "KS")

def test_a_test_that_looks_away():
    wild("8S")
"""
NEW_TEST = """
from engine.cards import WILD

def test_eights_are_wild():
    assert WILD == 8
"""
SETTINGS = """
[tool.pytest.ini_options]
pythonpath = ["."]
addopts = "-q --import-mode=importlib"

[tool.coverage.run]
source = ["engine"]
"""


@pytest.mark.slow
def test_survivors_are_listed_and_the_killed_counted(tmp_path: Path):
    without_tests = shutil.ignore_patterns("test_*", "__pycache__")
    shutil.copytree(ROOT / "tests" / "tools", tmp_path / "tests" / "tools", ignore=without_tests)
    for name, text in (("engine/cards.py", CARDS), ("tests/test_cards.py", TESTS), ("pyproject.toml", SETTINGS)):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    for command in ("init", "add -A", "-c user.name=Ada -c user.email=ada@home commit -m Cards"):
        subprocess.run(["git", *command.split()], cwd=tmp_path, check=True, capture_output=True)
    told = mutants_of(tmp_path, "--seed", "1")
    assert "6 of 6 mutants, seed 1" in told
    assert "survived: engine/cards.py:6: card == '8'  →  (card != '8')" in told
    assert "run by no quick test: engine/cards.py:9: suit == top[1]  →  (suit != top[1])" in told
    assert "engine/cards.py:3:" not in told
    assert "3 killed" in told

    (tmp_path / "engine" / "cards.py").write_text(CARDS + "\nWILD = 8\n")
    (tmp_path / "tests" / "test_new.py").write_text(NEW_TEST.replace("== 8", "> 1"))
    assert "survived: engine/cards.py:11: 8  →  (9)" in mutants_of(tmp_path, "--base", "HEAD")
    (tmp_path / "tests" / "test_new.py").write_text(NEW_TEST)
    assert "1 killed" in mutants_of(tmp_path, "--base", "HEAD")


def mutants_of(folder: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "tests.tools.mutants", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
