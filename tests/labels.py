"""Which messages stand where Discord takes only so many characters: on buttons, in selects, forms and commands."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.words import bound, catalogues, keys, messages, modules, tree

COMMANDS = "cogs.discord.commands"
BUTTON, PLACEHOLDER, TITLE, LABEL, DESCRIPTION, ENTRY = 80, 150, 45, 45, 100, 32
MADE_WITH = {  # by what makes a part of a page or a form: its values that are words, by place or name
    "button": {0: BUTTON},
    "tab": {0: BUTTON},
    "select": {0: PLACEHOLDER},
    "selects": {0: PLACEHOLDER},
    "card_selects": {0: PLACEHOLDER},
    "form": {0: TITLE},
    "choice": {1: LABEL, 4: DESCRIPTION, "help_": DESCRIPTION},
    "several": {1: LABEL, 4: DESCRIPTION, "help_": DESCRIPTION},
    "switch": {1: LABEL, 3: DESCRIPTION, "help_": DESCRIPTION},
    "person": {1: LABEL, 2: DESCRIPTION, "help_": DESCRIPTION},
    "channels": {1: LABEL, 3: DESCRIPTION, "help_": DESCRIPTION},
    "roles": {1: LABEL, 3: DESCRIPTION, "help_": DESCRIPTION},
    "line_to_type": {1: LABEL, 3: DESCRIPTION, "help_": DESCRIPTION},
}


@cache
def limits() -> dict[tuple[str, str], int]:
    found = {(COMMANDS, key): ENTRY if key.startswith("menu-") else DESCRIPTION for key in messages(COMMANDS)}
    for path in modules():
        for subject, key, most in _of_module(path):
            for form in messages(subject) if subject in catalogues() else ():
                if form.split(".")[0] == key.split(".")[0] and form in (key, f"{key}.heard", f"{key}-heard"):
                    found[subject, form] = min(most, found.get((subject, form), most))
    return found


def _of_module(path: Path) -> Iterator[tuple[str, str, int]]:
    known = bound(path)
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MADE_WITH:
            places = MADE_WITH[node.func.id]
            given = dict(enumerate(node.args)) | {word.arg: word.value for word in node.keywords}
            for place in places.keys() & given.keys():
                for subject, key in _said(given[place], known):
                    yield subject, key, places[place]


def _said(value: ast.expr, known: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The messages that are said as this value itself, and not within a value of theirs."""
    if isinstance(value, ast.IfExp):
        yield from _said(value.body, known)
        yield from _said(value.orelse, known)
    elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in known and value.args:
        yield from ((known[value.func.id], key) for key in keys(value.args[0]))
