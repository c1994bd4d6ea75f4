"""No rule hangs on the name of a game.

That the engine is pure, and which way imports run, is held by import-linter.
"""

from engine.core.rule import Choice
from engine.games.variants import VARIANTS
from tests.doors import Rules
from tests.words import ROOT, constants


def test_no_code_in_the_engine_names_a_game():
    names = {name.lower() for game in VARIANTS.values() for name in (game.key, game.name)}
    choices = {
        choice for rule in Rules.fields().values() if isinstance(rule, Choice) for choice in rule.values
    }  # of a rule, whatever the game is called
    for path in (ROOT / "engine").rglob("*.py"):
        if path.name != "variants.py":
            assert not {text for text in constants(path) - choices if text.lower() in names}, path
