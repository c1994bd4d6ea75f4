"""No rule hangs on the name of a game.

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
