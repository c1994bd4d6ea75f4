"""No rule hangs on the name of a game, and of the tests only ``doors.py`` looks inside a kind of game.

That the engine is pure, and which way imports run, is held by import-linter.
"""

import ast
from pathlib import Path

from engine.core.rule import Choice
from engine.games.variants import VARIANTS
from tests.doors import Rules

ROOT = Path(__file__).parents[2]


def texts(source: str) -> set[str]:
    """The string constants of a source text that are no docstrings."""
    tree = ast.parse(source)
    described = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0].value) for node in ast.walk(tree) if isinstance(node, described) and ast.get_docstring(node)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    }


def test_no_code_in_the_engine_names_a_game():
    names = {name.lower() for game in VARIANTS.values() for name in (game.key, game.name)}
    choices = {
        choice for rule in Rules.fields().values() if isinstance(rule, Choice) for choice in rule.values
    }  # of a rule, whatever the game is called
    for path in (ROOT / "engine").rglob("*.py"):
        if path.name != "variants.py":
            found = texts(path.read_text(encoding="utf-8")) - choices
            assert not {text for text in found if text.lower() in names}, path


def imported(source: str) -> set[str]:
    """The full names of all that a source text imports, wherever it does so."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
            found |= {module + alias.name for alias in node.names}
    return found


def test_only_the_doors_of_the_tests_lead_inside_a_kind_of_game():
    for path in set((ROOT / "tests").rglob("*.py")) - {ROOT / "tests/doors.py", Path(__file__)}:
        source = path.read_text(encoding="utf-8")
        names = imported(source) if "shedding" in source or "str8" in source else ()
        assert not {name for name in names if f"{name}.".startswith(("engine.shedding.", "engine.str8."))}, path
