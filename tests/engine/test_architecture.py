"""Imports run one way, and no rule hangs on the name of a game (source: design.md, sections 2 and 3)."""

import ast
import sys
from pathlib import Path

import pytest

from engine.rules import CHOICES
from engine.variants import VARIANTS

ROOT = Path(__file__).parents[2]
BELOW = {  # what lies under the rooms; none of these is a cog
    "engine": ("engine",),
    "db": ("db", "engine", "sqlalchemy", "alembic", "aiosqlite", "asyncpg"),
    "cogs.seating": ("db", "engine"),
    "cogs.keeping": ("cogs.seating", "db", "sqlalchemy.exc"),
    "cogs.tables": ("cogs.seating", "cogs.keeping", "db", "engine", "sqlalchemy.exc", "sqlalchemy.ext.asyncio"),
    "cogs.house_sets": ("cogs.seating", "db", "engine"),
    "cogs.directing": ("cogs.seating", "db", "engine"),
    "cogs.tournaments": (
        "cogs.seating",
        "cogs.tables",
        "cogs.keeping",
        "cogs.directing",
        "db",
        "engine",
        "sqlalchemy.exc",
        "sqlalchemy.ext.asyncio",
    ),
    "cogs.ui": ("cogs.ui", "cogs.seating", "cogs.directing", "db", "engine", "discord", "PIL"),
    "cogs.boards": ("cogs.seating", "cogs.ui", "discord"),
    "cogs.publisher": ("cogs.boards", "cogs.seating", "cogs.tables", "cogs.ui", "db", "engine", "discord"),
    "cogs.announcer": ("cogs.boards", "cogs.publisher", "cogs.tournaments", "cogs.ui", "db", "discord"),
    "cogs.finding": ("cogs.seating", "cogs.ui", "db", "engine"),
    "cogs.room": (
        "cogs.seating",
        "cogs.tables",
        "cogs.ui",
        "cogs.publisher",
        "cogs.tournaments",
        "cogs.announcer",
        "cogs.finding",
        "cogs.house_sets",
        "db",
        "engine",
        "discord",
    ),
}
SHARED = tuple(name for name in BELOW if name.startswith("cogs."))
A_ROOM = (*SHARED, "db", "engine", "discord")  # what a cog may import; of db only values, see below


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(source: str, name: str, *, package: bool = False) -> set[str]:
    """The full names of all modules that a source text imports, wherever it does so."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = node.level - 1 if package else node.level
            base = name.split(".")[: len(name.split(".")) - up] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.update({f"{module}.{alias.name}" for alias in node.names} | {module})
    return found


def imported_by(path: Path) -> set[str]:
    return imports(path.read_text(encoding="utf-8"), name_of(path), package=path.name == "__init__.py")


def within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def standard(module: str) -> bool:
    return module.partition(".")[0] in sys.stdlib_module_names


def strangers(found: set[str], allowed: tuple[str, ...]) -> set[str]:
    """What is imported and neither allowed nor of the standard library."""
    return {module for module in found if not standard(module) and not within(module, allowed)}


def allowed_for(name: str) -> tuple[str, ...]:
    """What a module may import: its part of the house, or what every cog may."""
    return next((allowed for part, allowed in BELOW.items() if within(name, (part,))), (*A_ROOM, name))


def wrong_arrows(name: str, source: str, *, package: bool = False) -> set[str]:
    """What a module imports though it may not."""
    imported = imports(source, name, package=package)
    found = strangers(imported, allowed_for(name))
    return (found | imported & {"sqlite3"}) - {"cogs"} if within(name, ("cogs",)) else found


def database_doors(source: str) -> set[str]:
    """What is imported from db other than its values: classes and constants, which begin with a capital letter."""
    doors = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            doors |= {alias.name for alias in node.names if within(alias.name, ("db",))}
        elif isinstance(node, ast.ImportFrom) and within(node.module or "", ("db",)):
            doors |= {f"{node.module}.{alias.name}" for alias in node.names if not alias.name[0].isupper()}
    return doors


@pytest.mark.parametrize("package", ["engine", "db", "cogs"])
def test_imports_run_one_way(package):
    for path in modules(package):
        source = path.read_text(encoding="utf-8")
        assert not wrong_arrows(name_of(path), source, package=path.name == "__init__.py"), path


def test_only_what_keeps_things_talks_to_the_database():
    for path in modules("cogs"):
        if name_of(path) not in {"cogs.tables", "cogs.house_sets", "cogs.tournaments"}:
            assert not database_doors(path.read_text(encoding="utf-8")), path


def test_what_cogs_share_is_no_cog():
    for path in modules("cogs"):
        if within(name_of(path), SHARED) and name_of(path) != "cogs.room":
            assert not {"Cog", "GroupCog", "Room"} & bases(path.read_text(encoding="utf-8")), path


def bases(source: str) -> set[str]:
    """The last names of all base classes in a source text."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return {ast.unparse(base).rpartition(".")[2] for node in classes for base in node.bases}


def test_the_engine_is_there():
    assert {"engine.eights", "engine.rules", "engine.players.shedding"} <= set(map(name_of, modules("engine")))


@pytest.mark.parametrize(
    ("name", "source", "wrong"),
    [
        ("cogs.play", "from cogs.tables import Tables\nfrom cogs.ui import hand\nimport discord", set()),
        ("cogs.play", "from cogs.lobby import Lobby", {"cogs.lobby", "cogs.lobby.Lobby"}),
        ("cogs.play", "from cogs import lobby", {"cogs.lobby"}),
        ("cogs.play", "def late():\n    from .lobby import Lobby", {"cogs.lobby", "cogs.lobby.Lobby"}),
        ("cogs.play", "from . import lobby", {"cogs.lobby"}),
        ("cogs.play", "from cogs.play import tools", set()),
        ("cogs.play", "import sqlite3, aiosqlite", {"aiosqlite", "sqlite3"}),
        ("cogs.tables", "import discord", {"discord"}),
        ("cogs.tables", "from cogs.publisher import Publisher", {"cogs.publisher", "cogs.publisher.Publisher"}),
        ("cogs.tables", "from engine import eights\nimport db\nimport asyncio", set()),
        ("cogs.ui.hand", "from cogs.tables import Tables", {"cogs.tables", "cogs.tables.Tables"}),
        ("cogs.publisher", "from cogs.tables import Tables\nfrom cogs.ui import hand\nimport discord", set()),
        ("engine.rules", "import discord\nimport json\nfrom engine import effects", {"discord"}),
        ("engine.rules", "from db import tables", {"db", "db.tables"}),
        ("db.tables", "from cogs import tables", {"cogs", "cogs.tables"}),
        ("db.tables", "import discord", {"discord"}),
    ],
)
def test_a_wrong_arrow_would_be_found(name, source, wrong):
    assert wrong_arrows(name, source) == wrong


def test_a_cog_that_asks_the_database_would_be_found():
    assert database_doors("from db.tables import Table\nfrom db.scores import ORDERS, Board") == set()
    assert database_doors("from db.tables import load\nimport db.store") == {"db.tables.load", "db.store"}
    assert database_doors("def late():\n    from db import tables") == {"db.tables"}


# The engine is pure, and knows no game by name.

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
ALLOWED = {  # a command line tool and its measurements
    "engine.__main__": {"sys", "argparse"},
    "engine.simulation": {"time", "time.perf_counter", "random"},
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
    choices = {choice for allowed in CHOICES.values() for choice in allowed}  # of a rule, whatever the game is called
    for path in modules("engine"):
        if path.name != "variants.py":
            found = texts(path.read_text(encoding="utf-8")) - choices
            assert not {text for text in found if text.lower() in names}, path


def test_a_name_would_be_found_but_not_in_a_docstring():
    assert texts('"""crazy-eights"""\nif key == "crazy-eights":\n    pass') == {"crazy-eights"}
    assert texts('def f():\n    """crazy-eights"""') == set()
