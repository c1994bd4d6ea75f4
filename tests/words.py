"""What the catalogues and the code say about each other."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from engine.words import COMMON, ENGLISH, source

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "model", "db", "service", "cogs", "operation")
_FRENCH = {
    "en": "suits?|ranks?|aces?|twos|kings?|queens?|jacks?|jokers?|court",
    "de": "farben?|werte?|werts|asse?|zweie[nr]?|könige?|damen?|buben?|joker|bilder",
    "es": "palos?|valor|valores|as|ases|doses|rey|reyes|reinas?|jotas?|jokers?|figuras",
    "fr": "couleurs?|l’as|les as|aux as|le 2|rois?|dames?|valets?|jokers?|figures",  # both have a “valeur”
    "nl": "kleur(en)?|waarden?|aas|azen|heer|heren|vrouw(en)?|boer(en)?|jokers?|plaatjes",
    "pl": r"kolor\w*|wartoś\w*|asa?|asy|dwójk\w*|król\w*|dam[aęy]|walet\w*|joker\w*|figury",
    "pt-BR": "naipes?|valor|valores|ás|ases|abaixo dos dois|reis?|damas?|valetes?|jokers?|figuras",
}
# What a pack of hearts, spades, diamonds and clubs has, and one of Whot has not.
FRENCH_WORDS = {language: re.compile(rf"\b({each})\b", re.IGNORECASE) for language, each in _FRENCH.items()}
BANNED = re.compile(
    r"\b(whoever|whomever|somebody|anybody|everybody|nobody|himself|herself|lay|lays|laid|anticlockwise)\b"
    r"|own hand|on turn|computer player|;",
    re.IGNORECASE,
)
OPERATORS = ("operation/", "db/", "bot.py", "offline_table.py")  # whose sentences are for the person who runs the bot
PROSE = re.compile(r"[A-Z“][^\n]* [^\n]*[.!?…]$")  # what looks like a sentence


def catalogues() -> list[str]:
    folder = ROOT / "locales" / ENGLISH
    return sorted(".".join(path.relative_to(folder).with_suffix("").parts) for path in folder.rglob("*.ftl"))


def modules() -> list[Path]:
    return sorted(
        [*(path for room in ROOMS for path in (ROOT / room).rglob("*.py")), ROOT / "bot.py", ROOT / "offline_table.py"]
    )


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def messages(subject: str, language: str = ENGLISH) -> dict[str, ftl.Pattern]:
    """The messages of a catalogue and of the common one, with their forms as ``message.form``."""
    found: dict[str, ftl.Pattern] = {}
    for each in dict.fromkeys((COMMON, subject)):
        for entry in FluentParser().parse(source(each, language)).body:
            assert not isinstance(entry, ftl.Junk), f"{each}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found |= {entry.id.name: entry.value} if entry.value else {}
                found |= {f"{entry.id.name}.{form.id.name}": form.value for form in entry.attributes}
    return found


class Values(Visitor):
    """The values that a message shows, and those by which it picks a variant, with the keys of the variants.

    ``known``: the messages that it may refer to, whose values are its own.
    """

    def __init__(self, known: Mapping[str, ftl.Pattern]) -> None:
        self.known = known
        self.shown, self.picks = set[str](), dict[str, list[str]]()

    @property
    def every(self) -> set[str]:
        return self.shown | self.picks.keys()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self.known[f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.picks.setdefault(node.selector.id.name, []).extend(keys_of(node))
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)


def keys_of(node: ftl.SelectExpression) -> list[str]:
    return [each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value for each in node.variants]


@cache
def values(subject: str, key: str, language: str = ENGLISH) -> Values:
    found = Values(messages(subject, language))
    found.visit(messages(subject, language)[key])
    return found


class _Doubled(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.found += [key for key, times in Counter(keys_of(node)).items() if times > 1]
        self.generic_visit(node)


def doubled(pattern: ftl.Pattern) -> list[str]:
    """The variants that a pattern has more than once, of which the last is never told."""
    visitor = _Doubled()
    visitor.visit(pattern)
    return visitor.found


@dataclass(frozen=True)
class Call:
    """A place in the code that says a message."""

    place: str
    subject: str
    key: str
    given: frozenset[str]
    more: bool  # other values come with ``**``


def calls(path: Path) -> Iterator[Call]:
    """The messages that a module says with a key in plain sight."""
    known = bound(path)
    for node in ast.walk(tree(path)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        later = isinstance(node.func, ast.Attribute) and node.func.attr == "message"
        speaker = node.func.value if isinstance(node.func, ast.Attribute) and later else node.func
        if not isinstance(speaker, ast.Name):
            continue
        subject = known.get(speaker.id)
        for key in keys(node.args[0]) if subject else ():
            given = frozenset(word.arg for word in node.keywords if word.arg)
            more = any(word.arg is None for word in node.keywords)
            yield Call(f"{path.relative_to(ROOT)}:{node.lineno}", subject, key, given, more)


def keys(node: ast.AST) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*keys(node.body), *keys(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def bound(path: Path) -> dict[str, str]:
    """The catalogues that a module makes, by name, and those it imports from a neighbour under the same name."""
    own = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    found = {}
    for node in ast.walk(tree(path)):
        if (
            isinstance(node, ast.Assign)
            and (subject := _subject(node.value, own))
            and isinstance(node.targets[0], ast.Name)
        ):
            found[node.targets[0].id] = subject
        elif isinstance(node, ast.ImportFrom):
            found |= _imported(node)
        elif isinstance(node, ast.Call) and (subject := _subject(node, own)):
            found.setdefault("", subject)
    return found


def _imported(node: ast.ImportFrom) -> dict[str, str]:
    """The catalogues that a module takes over from another, by the names that it gives them."""
    path = ROOT.joinpath(*(node.module or "").split(".")).with_suffix(".py")
    if (node.module or "").split(".")[0] not in ROOMS or not path.is_file() or node.module == "engine.words":
        return {}
    theirs = bound(path)
    return {each.asname or each.name: theirs[each.name] for each in node.names if each.name in theirs}


def _subject(node: ast.AST, own: str) -> str | None:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "Words":
        return None
    given = node.args[0]
    if isinstance(given, ast.Constant):
        return given.value
    return own.rpartition(".")[0] if ast.unparse(given) == "__package__" else own


def subjects(path: Path) -> set[str]:
    return set(bound(path).values())


def constants(path: Path) -> set[str]:
    """The texts in a module, and the beginnings of those that are put together."""
    return {
        node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """What looks like a sentence for people and is no docstring: it belongs into a catalogue."""
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree(path)):
        said = isinstance(node, ast.Constant) and id(node) not in documented
        if said and isinstance(node.value, str) and PROSE.search(node.value):
            yield node.lineno, node.value


LABELLED = {"button", "select", "card_selects"}  # what is made with words as its first value


def labels(path: Path) -> Iterator[tuple[int, str]]:
    """Labels and placeholders in the code: they are words, too."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [word.value for word in node.keywords if word.arg in ("label", "placeholder")]
            for value in (node.args[:1] if name in LABELLED else []) + given:
                yield from ((node.lineno, text) for text in _texts(value) if re.search("[a-z]{2}", text))


def _texts(node: ast.expr) -> list[str]:
    """The texts that stand in an expression itself, and not in what it asks for."""
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def written(subject: str) -> Iterator[str]:
    """The lines of a catalogue that people read."""
    for line in source(subject).splitlines():
        if line.strip() and not line.startswith("#"):
            yield line
