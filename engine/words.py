"""All that people read, from catalogues in Fluent: a message for each sentence, a file for each language and subject.

A message has named parameters, and picks its own plural. Code names messages and gives values, and never builds a
sentence out of parts, so that a catalogue can be translated as it is.
"""

import logging
import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass
from functools import cache, lru_cache, partial, wraps
from hashlib import sha256
from importlib.abc import Traversable
from importlib.resources import files
from typing import Any, Generic, Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType, fluent_number
from fluent.syntax.ast import Resource

HEARD_BESIDE = ", "  # between facts in one line
NOTHING = '{ "" }'  # as catalogues write it, where a line may not begin with what follows

_FOR_THE_EYE = re.compile(  # signs beside words that say the same
    r"[•\u2600-\u265f\u2670-\u27bf\U0001f000-\U0001faff]\ufe0f? | \{ \$sign \}|\{ \$sign \} |(?<!<)#(?=\{)"
)
_BESIDE = re.compile(r'(?: |\{ " " \})· ')  # between facts
_MORE = re.compile(r"\+(?=\d|\{ \$)")

ENGLISH = "en"  # what is said where a language has no message of its own
COMMON = "engine.common"  # what every catalogue may refer to
HEARD = "heard"  # a form for those who listen
LATELY = 1024  # sentences per subject that are kept as they were said: a table says the same again at every redraw
LIST_RULES = {ENGLISH: "en_GB"}  # no comma before "and"

_PLAIN = (str, int, float)  # values that a catalogue takes as they are

LOCALES = files("locales")  # the folders of the languages

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class Voice(NamedTuple):
    """A language, and a way to be told in it: everything is said in the voice of the task (see ``in_voice``)."""

    language: str = ENGLISH  # one of ``languages()``
    letters: str = ENGLISH  # the language whose index letters stand on the cards
    listens: bool = False  # and does not look
    four_colours: bool = False  # each suit has its own


USUAL = Voice()
_voice = ContextVar("voice", default=USUAL)
voice = _voice.get  # in which all is said now
speak = _voice.set  # from now on all is said in this voice in this task


@contextmanager
def in_voice(voice: Voice) -> Iterator[None]:
    outer = _voice.set(voice)
    try:
        yield
    finally:
        _voice.reset(outer)


def in_language(language: str, letters: str = "") -> AbstractContextManager[None]:
    """``letters``: the language of those on the cards, if it is another one."""
    return in_voice(Voice(language, letters or language))


def by_ear(listens: bool = True) -> AbstractContextManager[None]:
    return in_voice(voice()._replace(listens=listens))


def in_nobodys_language() -> Context:
    """The context of a task that goes on by itself: it begins in English, no matter whose press started it."""
    context = copy_context()
    context.run(speak, USUAL)
    return context


def listens() -> bool:
    return voice().listens


def in_every_language(say: Callable[[], T]) -> Iterator[T]:
    """A text in the language of now, and then in all others, to know it again in any of them."""
    for each in dict.fromkeys((voice().language, *languages())):
        with in_language(each):
            text = say()
        yield text


def cache_by_voice(size: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """An ``lru_cache(size)`` for each voice, for functions that make texts."""

    def decorate(make: Callable[P, T]) -> Callable[P, T]:
        of_voice: Callable[[Voice], Callable[..., T]] = cache(lambda voice: lru_cache(size)(make))

        @wraps(make)
        def look_up(*args: P.args, **kwargs: P.kwargs) -> T:
            return of_voice(voice())(*args, **kwargs)

        return look_up

    return decorate


@cache
def languages() -> tuple[str, ...]:
    """English first: the names of the folders in ``locales``."""
    found = {folder.name for folder in LOCALES.iterdir() if folder.joinpath("engine").is_dir()}
    return ENGLISH, *sorted(found - {ENGLISH})


def own_name(language: str) -> str:
    """A language as those who speak it call it, as in ``Deutsch``."""
    name = Locale.parse(language, sep="-").get_display_name() or language
    return name[:1].upper() + name[1:]


@dataclass(frozen=True)
class Words:
    """The messages on a subject: ``Words("engine.matches.telling")`` speaks from ``engine/matches/telling.ftl``."""

    subject: str

    def __contains__(self, key: str) -> bool:
        """There is a message with this key, or this form of it: in English, if the language of now lacks it."""
        message, _, form = key.partition(".")
        language, _, listens, _ = voice()
        own = _CATALOGUES[self.subject, language, listens].bundle
        bundle = own if own.has_message(message) else _CATALOGUES[self.subject, ENGLISH, listens].bundle
        found = bundle.get_message(message) if bundle.has_message(message) else None
        return found is not None and (form in found.attributes if form else found.value is not None)

    def __call__(self, key: str, /, **values: "Value") -> str:
        """A message with its parameters. ``played.you`` is a form of ``played``, an attribute of it in the catalogue.
        To those who listen ``played`` is ``played.heard``, and ``played.you`` is ``played.you-heard``.

        Raises KeyError for a key that is not there, and LookupError for a parameter that is missing.
        """
        language, _, listens, _ = voice()
        if listens:
            heard = f"{key}-{HEARD}" if "." in key else f"{key}.{HEARD}"
            key = heard if heard in self else key
        for name, value in values.items():
            if not isinstance(value, _PLAIN):
                values[name] = str(value)
        return _CATALOGUES[self.subject, language, listens].text(key, **values)

    def message(self, key: str, /, **values: "Value") -> "Message":
        """The same to be said later, in the language that is spoken then."""
        return Message(self, key, values)


class Later(NamedTuple, Generic[T]):
    """A value of a message that is said when the message is, such as a card: ``say`` knows how it is called then."""

    say: Callable[[T], str]
    named: T

    def __str__(self) -> str:
        return self.say(self.named)


class Listed(NamedTuple):
    """Values that become a list when they are said: all of them, or a choice."""

    names: "tuple[Value, ...]"
    choice: bool = False

    @classmethod
    def either(cls, names: "Iterable[Value]") -> "Listed":
        return cls(tuple(names), choice=True)

    def __str__(self) -> str:
        return (or_listed if self.choice else and_listed)(list(map(str, self.names)))


class Message(NamedTuple):
    """A message with its values, which becomes a text in the language of who reads it: ``str`` says it."""

    words: Words
    key: str
    values: Mapping[str, "Value"]

    def __str__(self) -> str:
        return self.words(self.key, **self.values)


Value: TypeAlias = str | float | Listed | Later[Any] | Message  # of a message


class _Capital(FluentType):
    """A value that begins a sentence."""

    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, locale: Locale) -> str:
        return self._text[:1].upper() + self._text[1:]


class _Below(FluentInt):
    """A number below 0 for those who listen, to whom its sign may be silent."""

    def format(self, locale: Locale) -> str:
        return signed(int(self))


class _Catalogue:
    """The messages of a subject in one language, for those who look or listen. What is missing is said in English."""

    def __init__(self, subject: str, language: str, listens: bool) -> None:
        self.subject, self.language, self._listens = subject, language, listens
        self.bundle = FluentBundle([language], {"CAPITAL": _Capital}, use_isolating=False)
        self.bundle.add_resource(_common(language, listens))
        self.bundle.add_resource(read(subject, language, listens), allow_overrides=True)
        self.text = lru_cache(LATELY, typed=True)(self._text)
        self._lacking = set[str]()  # the messages that were said in English

    def _text(self, key: str, /, **values: str | float) -> str:
        (message, _, form), mistakes = key.partition("."), list[Exception]()
        found = self.bundle.get_message(message) if self.bundle.has_message(message) else None
        pattern = found and (found.attributes.get(form) if form else found.value)
        if pattern is not None:  # a bundle's own formatting would make every number one that is seen
            given: dict[str, str | FluentType] = {}
            for name, value in values.items():
                if isinstance(value, str):
                    given[name] = value
                elif self._listens and isinstance(value, int) and value < 0:
                    given[name] = _Below(value)
                else:  # without separators between its digits, as scores are written
                    given[name] = fluent_number(value, useGrouping=False)
            text = pattern(ResolverEnvironment(self.bundle, mistakes, current=CurrentEnvironment(given)))
            if not mistakes:
                return str(text)
        if self.language == ENGLISH:
            missing = KeyError(f"{self.subject} has no {key}")
            raise LookupError(f"{self.subject}, {key}: {mistakes[0]}") if mistakes else missing
        if key not in self._lacking:
            self._lacking.add(key)
            why = mistakes[0] if mistakes else "it is missing"
            log.warning("%s, %s in %s: %s, so it is said in English", self.subject, key, self.language, why)
        return _CATALOGUES[self.subject, ENGLISH, self._listens].text(key, **values)


def fingerprint() -> str:
    """A hash of all that is written in all languages."""
    return sha256(b"".join(_contents(LOCALES))).hexdigest()


def _contents(folder: Traversable) -> Iterator[bytes]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _contents(each)
        elif each.name.endswith(".ftl"):
            yield each.read_bytes()


class _Catalogues(dict[tuple[str, str, bool], _Catalogue]):
    """By subject, language and whether one listens. Each is read when it is first asked for."""

    def __missing__(self, key: tuple[str, str, bool]) -> _Catalogue:
        return self.setdefault(key, _Catalogue(*key))


_CATALOGUES = _Catalogues()


def put_away(but: Container[str] = ()) -> None:
    """Let go of all catalogues but those of some languages. Each is read again when it's needed."""
    for key in [key for key in _CATALOGUES if key[1] not in but]:
        del _CATALOGUES[key]
    _common.cache_clear()


def read(subject: str, language: str, listens: bool) -> Resource:
    """A catalogue. For those who listen it has no signs: the values that come into it know how they are heard."""
    catalogue = source(subject, language)
    if listens:
        catalogue = _MORE.sub("{ plus } ", _BESIDE.sub(HEARD_BESIDE, _FOR_THE_EYE.sub(NOTHING, catalogue)))
    return FluentResource(catalogue)


_common = cache(partial(read, COMMON))


def source(subject: str, language: str = ENGLISH) -> str:
    """The catalogue of a subject as it is written, or nothing where a language has none."""
    file = LOCALES.joinpath(language, f"{subject.replace('.', '/')}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def grouped(count: int) -> str:
    """A large number with its separators, as in ``10,000``, or ``10.000``."""
    return format_decimal(count, locale=_babel_locale())


def decimal(value: float) -> str:
    """A number with one digit behind its point, as in ``1.5``, or ``1,5``."""
    return format_decimal(round(value, 1), "0.0", locale=_babel_locale())


def percent(share: float) -> str:
    """A share of 1 in whole hundredths, as in ``50%``, or ``50 %``."""
    return format_percent(round(100 * share) / 100, locale=_babel_locale())


def beside(facts: Iterable[str]) -> str:
    """Facts in one line, as in ``Ada · 3 cards``, or ``Ada, 3 cards`` to those who listen."""
    return (HEARD_BESIDE if listens() else " · ").join(facts)


def signed(number: int) -> str:
    """A number with its sign, as in ``+5``, or ``plus 5`` to those who listen."""
    key = "plus-count" if number >= 0 else "minus-count"
    return Words("engine.common")(key, count=abs(number)) if listens() else f"{number:+}"


_SOUNDS = {
    "es": (
        (re.compile(r"\W*h?i(?![aeou])"), " y ", " e "),
        (re.compile(r"\W*(h?o|8|11(?!\d)|11\d{3}(?!\d))"), " o ", " u "),  # also before ocho and once in figures
    )
}


def _listed(names: Sequence[str], style: Literal["standard", "or"]) -> str:
    """A list. Some languages join a word that begins as the usual link does with another one: “ases u ochos”."""
    text = format_list(names, style, LIST_RULES.get(voice().language) or _babel_locale())
    for sound, usual, other in _SOUNDS.get(voice().language, ()):
        if names[1:] and sound.match(sought(names[-1])) and text.endswith(usual + names[-1]):
            return text.removesuffix(usual + names[-1]) + other + names[-1]
    return text


and_listed = partial(_listed, style="standard")  # as in ``Ada, Ben and Cleo``
or_listed = partial(_listed, style="or")  # as in ``Ada, Ben or Cleo``


def _babel_locale() -> str:
    return voice().language.replace("-", "_")


NO_ACCENTS = str.maketrans("łøđ’‘", "lod''")  # letters whose line is no accent, and quotes as phones type them


def sought(text: str) -> str:
    """The text as it is searched for, without capitals and accents, which not every keyboard has."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(NO_ACCENTS)
