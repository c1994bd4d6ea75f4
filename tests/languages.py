"""Languages that were made up: each is English with accents of its own, by which it is known again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast as ftl
from fluent.syntax.visitor import Transformer

from engine import words
from engine.words import ENGLISH

ACCENTS = {"da": "áéíóú", "it": "àèìòù", "fi": "âêîôû"}
AS_IT_IS = ("engine/core",)  # the words and letters of cards, which are read again when they are typed
PLAIN = "aeiou"


def accented(text: str, language: str) -> str:
    """An English text in a language that was made up."""
    return text.translate(str.maketrans(PLAIN, ACCENTS[language]))


def spoken_in(text: str) -> set[str]:
    return {language for language, signs in ACCENTS.items() if set(signs) & set(text)}


def make_up(folder: Path) -> None:
    english = Path(str(words.LOCALES)) / ENGLISH
    for language in ACCENTS:
        _write(english, folder / language, language)
    (folder / ENGLISH).symlink_to(english, target_is_directory=True)


@contextmanager
def spoken_from(folder: Path) -> Iterator[None]:
    """Only the languages of this folder are spoken."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "LOCALES", folder)
        _forget()
        yield
    _forget()


def _forget() -> None:
    words.languages.cache_clear()
    words.put_away()


def _write(english: Path, folder: Path, language: str) -> None:
    for source in english.rglob("*.ftl"):
        where = source.relative_to(english)
        if not where.as_posix().startswith(AS_IT_IS):
            told = _Accented(language).visit(FluentParser().parse(source.read_text(encoding="utf-8")))
            folder.joinpath(where).parent.mkdir(parents=True, exist_ok=True)
            folder.joinpath(where).write_text(FluentSerializer().serialize(told), encoding="utf-8")


class _Accented(Transformer):
    def __init__(self, language: str) -> None:
        self.language = language

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = accented(node.value, self.language)
        return node
