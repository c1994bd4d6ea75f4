"""What people read, from catalogues in Fluent: one message for each sentence, in a file beside its subject.

A message has named parameters, and picks its own plural. Code names messages and gives values, and never builds a
sentence out of parts, so that a catalogue can be translated as it is.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.resources import files

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from fluent.syntax.ast import Resource

LANGUAGE = "en"
COMMON = "engine.common"  # what every catalogue may refer to
HEARD = "heard"  # a form for those who listen
LATELY = 1024  # sentences per subject that are kept as they were said: a table says the same again at every redraw


_ears = [False]  # whether someone listens, the innermost last: a page is made in one go, without waiting


@contextmanager
def by_ear(listens: bool = True) -> Iterator[None]:
    """What is said within it is said for someone who listens: in the form ``.heard`` of a message, if it has one."""
    _ears.append(listens)
    try:
        yield
    finally:
        _ears.pop()


def listens() -> bool:
    """Whether what is said now is said for someone who listens."""
    return _ears[-1]


class Words:
    """The catalogue of a subject: ``Words("engine.matches.telling")`` is ``telling.en.ftl`` in that package."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self._bundle = FluentBundle([LANGUAGE], use_isolating=False)
        for each in dict.fromkeys((COMMON, subject)):
            self._bundle.add_resource(_read(each), allow_overrides=True)
        self._said = lru_cache(LATELY, typed=True)(self._say)

    def __contains__(self, key: str) -> bool:
        """There is a message with this key, or this form of it."""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def __call__(self, key: str, /, **values: str | float) -> str:
        """A message with its parameters. ``played.you`` is a form of ``played``, an attribute of it in the catalogue.

        To those who listen (``by_ear``) ``played`` is ``played.heard``, and ``played.you`` is ``played.you-heard``.

        Raises KeyError for a key that is not there, and LookupError for a parameter that is missing.
        """
        if _ears[-1]:
            heard = f"{key}-{HEARD}" if "." in key else f"{key}.{HEARD}"
            key = heard if heard in self else key
        return self._said(key, **values)

    def _say(self, key: str, /, **values: str | float) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"{self.subject} has no {key}")
        given = {name: value if isinstance(value, str) else _number(value) for name, value in values.items()}
        text, mistakes = self._bundle.format_pattern(pattern, given)
        if mistakes:
            raise LookupError(f"{self.subject}, {key}: {mistakes[0]}")
        return str(text)


@cache
def _read(subject: str) -> Resource:
    """A catalogue, read once however many speak from it."""
    return FluentResource(source(subject))


def source(subject: str) -> str:
    """The catalogue of a subject as it is written."""
    package, _, name = subject.rpartition(".")
    return files(package).joinpath(f"{name}.{LANGUAGE}.ftl").read_text(encoding="utf-8")


@lru_cache(1024)
def _number(value: float) -> FluentNumber | FluentNone:
    """A number without separators between its digits, as scores are written."""
    return fluent_number(value, useGrouping=False)


def and_listed(names: Sequence[str]) -> str:
    """A list of names, as in ``Ada, Ben and Cleo``."""
    return format_list(names, "standard", "en_GB")


def or_listed(names: Sequence[str]) -> str:
    """A choice of names, as in ``Ada, Ben or Cleo``."""
    return format_list(names, "or", "en_GB")
