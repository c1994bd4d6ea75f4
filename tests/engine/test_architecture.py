"""The engine is pure, and no rule hangs on the name of a game. The layers are held by import-linter."""

import ast
from pathlib import Path

from engine.core.rule import Choice
from engine.games.variants import VARIANTS
from tests.doors import Rules

ROOT = Path(__file__).parents[2]


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported_by(path: Path) -> set[str]:
    """The full names of all modules that a file imports, wherever it does so."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute here"
            found.update({f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)})
    return found


def within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


IMPURE = (
    "time",
    "datetime",
    "asyncio",
    "threading",
    "socket",
    "os",
    "pathlib",
    "random",
    "secrets",
    "sqlite3",
    "logging",
)
ALLOWED = {  # a command line tool and its measurements, chance for what is only thought through, what a language lacks
    "engine.words": {"logging"},
    "engine.chance.dice": {"random", "random.Random"},
    "engine.__main__": {"sys", "argparse"},
    "engine.tools.simulation": {"time", "time.perf_counter", "random"},
}


def test_the_engine_has_no_clock_no_files_and_no_chance_but_its_own():
    for path in modules("engine"):
        impure = {module for module in imported_by(path) if within(module, IMPURE)}
        assert impure <= ALLOWED.get(name_of(path), set()), path


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
        choice for rule in Rules.fields().values() if isinstance(rule, Choice) for choice in rule.ways
    }  # of a rule, whatever the game is called
    for path in modules("engine"):
        if path.name not in {"variants.py", "lengths.py"}:  # and their measured lengths
            found = texts(path.read_text(encoding="utf-8")) - choices
            assert not {text for text in found if text.lower() in names}, path


def test_a_name_would_be_found_but_not_in_a_docstring():
    assert texts('"""crazy-eights"""\nif key == "crazy-eights":\n    pass') == {"crazy-eights"}
    assert texts('def f():\n    """crazy-eights"""') == set()
