"""What the catalogues of a language lack, have too much or get wrong beside the English ones: ``make lint`` runs it.

compare-locales knows messages, forms, references and plural forms. What is ours to know is added: values, what Discord
takes, sentences that were left in English, and the signs that a language writes with.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from compare_locales.checks import getChecker
from compare_locales.parser import getParser
from compare_locales.parser.base import Entity, Junk
from compare_locales.parser.fluent import FluentEntity
from compare_locales.paths import File
from fluent.syntax import ast as ftl

from engine import words
from engine.words import COMMON, ENGLISH, languages
from tests.labels import limits
from tests.words import ROOT, Values, catalogues, doubled

KEPT = ROOT / "tests" / "tools" / "kept_in_english.txt"  # what is the same in a language, as in “Mau-Mau”
# Games and the words that are said in them keep their own: by subject, how the keys of names begin.
NAMES = {"engine.games.variants": "", "engine.games.elsewhere": "", "engine.shedding.house_rules": "word."}
# Other names that people type, and forms and cases that only some languages have.
OWN_FORMS = ("also", "bare", "same", "acc", "gen", "dat", "ins", "loc")
OURS = ("Missing message reference", "Obsolete message reference")  # a language may say it with other messages
SAMPLES = {"name": "Maximiliane von Beispielhausen 3", "count": "100"}  # what is long for a value; others are like 12
SAMPLE = "x" * 12
TYPED = re.compile(r"\.(also|typed)$|tournaments\.times")  # what people type has the signs of a keyboard
WORD = re.compile(r"[A-Za-z]{3,}")
MARK = re.compile(r"(?:(?:#{1,3}|-#|>) )*")
CODE = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>|:\w+:|\d+:\d+")
WRONG = {  # signs that no language writes, and that some don't
    "": re.compile(r"[\"']|\.\.\.| - "),
    "de": re.compile(r"[”«»]"),
    "fr": re.compile(r"[“”„]|[^\u202f\u00a0][;!?](?!\w)|[^\u00a0\u202f]:(?=\s|$)|«[^\u00a0\u202f]|[^\u00a0\u202f]»"),
    "es": re.compile(r"[„]"),
    "pt-BR": re.compile(r"[„«»]"),
    "nl": re.compile(r"[„«»]"),
    "pl": re.compile(r"[“]"),
}


@dataclass(frozen=True, order=True)
class Fault:
    path: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


def texts(pattern: ftl.Pattern) -> list[str]:
    """All that a pattern may become, with long samples for its values. Messages that it refers to count as one."""
    found = [""]
    for element in pattern.elements:
        ways = [element.value] if isinstance(element, ftl.TextElement) else _ways(element.expression)
        found = [before + way for before in found for way in ways]
    return found


def _ways(expression: ftl.InlineExpression | ftl.SelectExpression | ftl.Placeable) -> list[str]:
    if isinstance(expression, ftl.SelectExpression):
        return [way for variant in expression.variants for way in texts(variant.value)]
    if isinstance(expression, ftl.StringLiteral):
        return [expression.value]
    if isinstance(expression, ftl.VariableReference):
        return [SAMPLES.get(expression.id.name, SAMPLE)]
    return [SAMPLE]


def read(path: Path) -> list[Entity]:
    parser = getParser(path.name)
    parser.readUnicode(path.read_text(encoding="utf-8"))
    return list(parser.walk(only_localizable=True))


def path_of(language: str, subject: str) -> Path:
    return Path(str(words.LOCALES)) / language / Path(*subject.split(".")).with_suffix(".ftl")


def faults(language: str) -> Iterator[Fault]:
    wanted = {path_of(language, subject): subject for subject in catalogues()}
    there = set((Path(str(words.LOCALES)) / language).rglob("*.ftl"))
    yield from (Fault(place(path), 1, "there is no such catalogue") for path in wanted.keys() - there)
    yield from (Fault(place(path), 1, "no code speaks from it") for path in there - wanted.keys())
    for path in wanted.keys() & there:
        yield from of_catalogue(language, wanted[path], path)


def of_catalogue(language: str, subject: str, path: Path) -> Iterator[Fault]:
    english, theirs = in_english(path_of(ENGLISH, subject)), read(path)
    for each in theirs:
        if isinstance(each, Junk):
            yield Fault(place(path), each.position()[0], f"this can't be read: {each.val.strip()[:40]}")
        elif each.key not in english:
            yield Fault(place(path), each.position()[0], f"English has no {each.key}")
        else:
            yield from of_message(language, subject, path, english[each.key], each)
    for key in english.keys() - {each.key for each in theirs}:
        yield Fault(place(path), 1, f"{key} is missing")


@cache
def in_english(path: Path) -> dict[str, FluentEntity]:
    return {each.key: each for each in read(path) if isinstance(each, FluentEntity)}


def of_message(language: str, subject: str, path: Path, english: FluentEntity, theirs: FluentEntity) -> Iterator[Fault]:
    checker = getChecker(File(str(path), path.name, locale=language))
    for _, offset, what, _ in checker.check(english, theirs):
        if not what.startswith(OURS) and not _may_be(what):
            yield Fault(place(path), theirs.position(offset)[0], f"{theirs.key}: {what}")
    known = forms(english.entry)
    for form, pattern in forms(theirs.entry).items():
        line = theirs.position(pattern.span.start - theirs.entry.span.start)[0]
        for what in of_form(language, subject, form, known.get(form), pattern):
            yield Fault(place(path), line, f"{form}: {what}")


def _may_be(what: str) -> bool:
    """A form that a language has by itself."""
    return what in {f"Obsolete attribute: {form}" for form in OWN_FORMS}


def forms(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The patterns of a message, by the key with which they are said."""
    own = {message.id.name: message.value} if message.value else {}
    return own | {f"{message.id.name}.{form.id.name}": form.value for form in message.attributes}


def of_form(language: str, subject: str, key: str, english: ftl.Pattern | None, pattern: ftl.Pattern) -> Iterator[str]:
    said = texts(pattern)
    if english is not None:
        yield from _beside_english(language, english, pattern)
        if texts(english) == said and not _is_kept(language, subject, key) and _is_prose(said):
            yield "it is left in English"
    yield from (f"[{variant}] is there twice" for variant in doubled(pattern))
    most = limits().get((subject, key), 0)
    longest = max(said, key=len)
    if most and len(longest) > most:
        yield f"it may have {most} characters, and can have {len(longest)}"
    for text in () if TYPED.search(f"{subject} {key}") else said:
        bare = CODE.sub("", text)
        if found := WRONG[""].search(bare) or WRONG[language].search(bare):
            yield f"{found[0].strip()!r} isn't how this language writes: {text[:60]}"
            break


def _beside_english(language: str, english: ftl.Pattern, pattern: ftl.Pattern) -> Iterator[str]:
    """What is said with other values, or in other lines, than in English."""
    values, wanted = _values(pattern, language), _values(english, ENGLISH)
    for name in sorted(values.every - wanted.every):
        yield f"there is no ${name} in English"
    for name in sorted(wanted.shown - values.every):
        yield f"${name} is left out"
    if _marks(english) != _marks(pattern):
        yield "its lines don’t begin with the heading marks that they have in English"


def _marks(pattern: ftl.Pattern) -> set[tuple[str, ...]]:
    """What the lines of a message begin with that makes them headings, small text or quotes."""
    return {tuple(MARK.match(line)[0] for line in text.split("\n")) for text in texts(pattern)}


@cache
def common(language: str) -> dict[str, ftl.Pattern]:
    """What every catalogue of a language may refer to, by key. The rest, which is its own, counts as empty."""
    found = [each for each in read(path_of(language, COMMON)) if isinstance(each, FluentEntity)]
    known = {key: pattern for each in found for key, pattern in forms(each.entry).items()}
    return defaultdict(lambda: ftl.Pattern([]), known)


def _values(pattern: ftl.Pattern, language: str) -> Values:
    visitor = Values(common(language))
    visitor.visit(pattern)
    return visitor


def _is_prose(said: list[str]) -> bool:
    """Words that a language has of its own, and not a name, a number or a value alone."""
    return any(WORD.search(CODE.sub("", text).replace(SAMPLE, "").replace(SAMPLES["name"], "")) for text in said)


def _is_kept(language: str, subject: str, key: str) -> bool:
    """A name, or a word that this language has too."""
    named = subject in NAMES and key.startswith(NAMES[subject]) and not key.endswith(".line")
    return named or (language, subject, key) in same_as_english()


@cache
def same_as_english() -> set[tuple[str, str, str]]:
    """What is the same in a language as in English: language, subject and key."""
    rows = [line.split() for line in KEPT.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {(language, subject, key) for subject, key, *spoken in rows for language in spoken}


def place(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def main() -> int:
    """Print all that is wrong, one fault to a line. Returns the exit status."""
    asked = sys.argv[1:] or [each for each in languages() if each != ENGLISH]
    found = sorted(fault for language in asked for fault in faults(language))
    print(*found, sep="\n", end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
