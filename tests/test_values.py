"""What is said with values fits them, in every language: with 0, 1, 2 and 5 of a thing, and with cards."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product

import pytest

from engine.words import COMMON, Words, in_language, languages
from tests.tools.catalogues import SAMPLE, texts
from tests.words import Values, catalogues, messages, values

pytestmark = pytest.mark.slow  # every message in every language, with every kind of number

Place = tuple[str, str, str]  # subject, key, and the value that is a number

CARDS = {"card", "cards", "suit", "rank", "ranks", "jokers", "top"}  # values that may begin with a small letter
SMALL = "joker"
BEGUN = re.compile(rf"(?:^|[.!?][”»“]? )[\s*_#>-]*{SMALL}")
SENTENCE = re.compile(r"[.!?][”»“*]*$")
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5)
COUNTED = re.compile(r"(?<![\d.,−+–])\b(\d+)[\s\u00a0\u202f]([^\W\d_]{2,})")
MOST = 40  # ways to say a message that are tried
SEVERAL = {"seats", "sides", "all", "packs", "passes"}  # of which there is never just one
ALSO = {"en": {"times", "others"}, "es": {"veces"}, "nl": {"anderen"}, "pt-BR": {"vezes", "outros"}}  # once, an other
SINGULAR_TOO = {"weitere"}  # as in “1 weitere Person”
NEVER_ONE = {  # of which the rules or the code make two or more
    ("cogs.discord.commands", "game-choice", "most"),
    ("cogs.rules", "heading", "count"),
    ("engine.shedding.language.rulebook", "skips", "count"),
    ("engine.shedding.language.telling", "skips-grew", "count"),
    ("engine.shedding.language.telling", "skips-grew.brief", "count"),
    ("engine.shedding.language.telling", "skips-grew-each", "count"),
    ("engine.shedding.language.telling", "skips-grew-each.brief", "count"),
    ("engine.str8.language.book", "impasse", "count"),
    ("model.refusals", "full", "count"),
    ("model.tournaments.tournament", "full", "count"),
    ("model.refusals", "too-few", "count"),
}


def counts(subject: str, key: str, language: str) -> set[str]:
    """The values by which a message picks a plural."""
    return {name for name, keys in values(subject, key, language).picks.items() if PLURALS & set(keys)}


@cache
def numbers() -> dict[tuple[str, str], set[str]]:
    """The values of each message that are numbers, as some language shows by its plurals."""
    found: dict[tuple[str, str], set[str]] = {}
    for language, subject in product(languages(), catalogues()):
        for key in messages(subject, language):
            found.setdefault((subject, key), set()).update(counts(subject, key, language))
    return found


def every(language: str) -> Iterator[tuple[str, str, set[str], dict[str, str | float]]]:
    """Every way to say a message: its subject, key, the names of its numbers, and its values."""
    for subject in catalogues():
        shared = set() if subject == COMMON else messages(COMMON, language).keys()
        for key in messages(subject, language).keys() - shared:
            has = values(subject, key, language)
            counted = numbers()[subject, key] & has.every
            for given in islice(ways(has, counted), MOST):
                yield subject, key, counted, given


def said(language: str) -> Iterator[tuple[Place, list[str]]]:
    with in_language(language):
        for subject, key, counted, given in every(language):
            for name in counted:
                yield (subject, key, name), [Words(subject)(key, **given | {name: number}) for number in NUMBERS]


def ways(has: Values, counted: set[str]) -> Iterator[dict[str, str | float]]:
    """Values for a message, each with one of its other forms."""
    forms = {name: sorted(set(picks)) for name, picks in has.picks.items() if name not in counted}
    for way in product(*forms.values()):
        picked = (int(each) if each.isdecimal() else each for each in way)
        yield dict.fromkeys(has.every, "X") | dict.fromkeys(counted, 7) | dict(zip(forms, picked, strict=True))


def words_after(number: int, text: str) -> set[str]:
    return {word for found, word in COUNTED.findall(text) if found == str(number)}


def test_what_is_counted_agrees_with_its_number_in_every_language():
    """No plural stands behind 1, as in “1 points”. Which words are plurals, the messages themselves tell. In some
    languages the form for one is that for 0, too: then it shows the number, or is for 1 alone.
    """
    wrong = set[tuple[str, Place, str]]()
    for language in languages():
        every_way = list(said(language))
        found = [(place, texts) for place, texts in every_way if place[2] not in SEVERAL]
        plurals = {
            plural
            for _, (_, one, two, _) in found
            for plural in words_after(2, two)
            if (singular := words_after(1, one)) and plural not in singular
        }
        plurals = (plurals | ALSO.get(language, set())) - SINGULAR_TOO
        wrong |= {
            (language, place, word)
            for place, (_, one, _, _) in found
            for word in words_after(1, one) & plurals
            if place not in NEVER_ONE
        }
        wrong |= {
            (language, place, "nothing is said to be one")
            for place, (none, one, two, _) in every_way
            if none == one != two and place[2] in counts(*place[:2], language)
        }
    assert not sorted(wrong)


def test_a_sentence_that_begins_with_a_card_has_a_capital_in_every_language():
    wrong = set[tuple[str, str, str, str]]()
    for language in languages():
        for subject, key, counted, given in every(language):
            has = values(subject, key, language)
            small = given | dict.fromkeys((has.every & CARDS) - counted - has.picks.keys(), SMALL)
            if key in messages(subject) and texts(messages(subject)[key])[0].replace(SAMPLE, "X")[:1].islower():
                continue  # it goes on from something else, in English
            with in_language(language):
                text = Words(subject)(key, **small)
            if SENTENCE.search(text) and BEGUN.search(text):
                wrong.add((language, subject, key, text))
    assert not sorted(wrong)
