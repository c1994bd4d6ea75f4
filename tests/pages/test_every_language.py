"""A match of each kind, told in every language: it fits into messages, and nothing in it is left in English.

A language that was made up, in which every vowel of a catalogue has an accent, shows what comes from no catalogue.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from simcord.components import walk_components

from cogs.discord.page import Page
from engine.games.rulebook import rulebook
from engine.games.variants import VARIANTS, Variant
from engine.words import ENGLISH, in_language, languages
from tests.doors import STR8
from tests.drawn import one_of
from tests.languages import make_up, spoken_from
from tests.pages.test_leaks import pages_of, positions
from tests.pages.test_limits import check
from tests.pages.test_str8 import pages as sequence_pages
from tests.simulation import asked_seat, choosers
from tests.words import ROOT

OTHERS = [language for language in languages() if language != ENGLISH]
GAMES = [("mau-mau", 2), ("kings-reverse", 3), ("bartok", 3), ("mao", 3), ("whot", 3), ("kadi", 4), ("hundred-one", 4)]
PROSE = re.compile(r"\b(?!Player|Mau|Niko)[A-Za-z’]{2,} [a-z’]{3,}")  # two words that stand beside each other
BARE = re.compile(r"(?<![^\W\d_])[A-Za-z]*[aeiou][A-Za-z]+(?![^\W\d_])")  # a word without an accent
SHOWN = ("content", "label", "placeholder", "description")
EVERY = 5  # positions apart


def said(components: list[dict[str, object]]) -> set[str]:
    texts: list[str] = []
    for node in walk_components(components):
        shown = [node, *node.get("options", ()), *node.get("items", ())]
        texts += [str(each[key]) for each in shown for key in SHOWN if each.get(key)]
    return {line for text in texts for line in text.splitlines()}


def left_in_english(told: list[set[str]], in_english: list[set[str]]) -> set[str]:
    same = {line for theirs, ours in zip(told, in_english, strict=True) for line in theirs & ours}
    return {line for line in same if PROSE.search(re.sub("`[^`]*`", "", line))}


@cache
def known() -> set[str]:
    """Words without an accent: what the cards are called, how Danish joins a list, and the name of a seat."""
    core = [path.read_text(encoding="utf-8") for path in (ROOT / "locales" / ENGLISH / "engine/core").rglob("*.ftl")]
    return {"player", "og", "eller", *BARE.findall("\n".join(core).lower())}


def bare(told: list[set[str]]) -> set[str]:
    """The words that come from no catalogue."""
    texts = [re.sub("`[^`]*`", "", line) for lines in told for line in lines]
    return {word.lower() for text in texts for word in BARE.findall(text)} - known()


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("locales")
    make_up(folder)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_said_of_a_match_comes_from_the_catalogues(made_up: Path, game: str, seats: int):
    with spoken_from(made_up), in_language("da"):
        for number, (state, happened) in enumerate(positions(game, seats, "language")):
            if number % EVERY == 0 or state.phase == "over":
                for who in (None, number // EVERY % seats):
                    assert bare(told_of(pages_of(state, game, who, happened))) == set()


@pytest.mark.slow
def test_what_is_said_of_the_rules_comes_from_the_catalogues(made_up: Path):
    with spoken_from(made_up), in_language("da"):
        for variant in VARIANTS.values():
            assert bare([book_of(variant)]) == set(), variant.key


def book_of(variant: Variant) -> set[str]:
    rules = variant.rules(variant.seats[0])
    return {line.text for chapter in rulebook(rules, rules) for line in chapter.lines}


def told_of(made: list[Page]) -> list[set[str]]:
    for page in made:
        check(page)
    return [said(page.view.to_components()) for page in made]


@pytest.mark.slow
@pytest.mark.every_game
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_page_of_a_match_is_told_in_its_language(game: str, seats: int):
    for number, (state, happened) in enumerate(positions(game, seats, "language")):
        if number % EVERY == 0 or state.phase == "over":
            who = (None, number // EVERY % seats)[number // EVERY % 2]
            ours = told_of(pages_of(state, game, who, happened))
            for language in one_of(OTHERS, game, number):
                with in_language(language):
                    told = told_of(pages_of(state, game, who, happened))
                assert left_in_english(told, ours) == set(), language


def sequences() -> Iterator[object]:
    """Positions of a match of sequences that is played at random."""
    state = STR8.begun(VARIANTS["str8-eight"].rules(3), "language")
    at_table = choosers(["random"] * 3, "language")
    for number in range(200):
        if state.phase == "over":
            return
        seat = asked_seat(state)
        state, _ = state.act(seat, at_table[seat](state, seat))
        if number % EVERY == 0:
            yield state


@pytest.mark.slow
def test_every_page_of_a_match_of_sequences_is_told_in_its_language():
    for number, state in enumerate(sequences()):
        for who in (None, 0):
            with in_language(language := OTHERS[number % len(OTHERS)]):
                told = [said(sequence_pages(state, who))]
            assert left_in_english(told, [said(sequence_pages(state, who))]) == set(), language
