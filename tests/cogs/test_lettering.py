"""Pictures in any language: their words have all their letters and accents, and their cards the reader's letters."""

import asyncio
import re

import pytest

from cogs.discord.page import Picture
from cogs.pictures.drawing import apart, has_all_of, lettering
from cogs.pictures.hand import hand_picture
from engine.core.cards import EVERY_RANK, called, plural
from engine.words import Words, in_language, languages
from tests.cogs.pixels import pixels

DRAWS = True

LANGUAGES = pytest.mark.parametrize("language", languages())


def picture(*cards: str) -> Picture:
    return Picture("hand", "Some cards", hand_picture, (cards, None))


@LANGUAGES
def test_every_word_of_a_picture_of_the_table_can_be_written(language: str):
    numbers = Words("cogs.looks.str8")
    with in_language(language):
        written = [numbers(f"picture-{key}") for key in ("pass", "step", "copies", "opener")]
        written += [*map(plural, EVERY_RANK), *called().figures.values()]
    assert [text for text in written if not has_all_of(text)] == []


def test_accents_are_set_on_the_letters_that_the_font_has(subtests: pytest.Subtests):
    for text, letters, marks in [
        ("Eights", "Eights", 0),
        ("Könige", "Konige", 1),
        ("Cœur", "Coeur", 0),
        ("dziesiątki", "dziesiatki", 1),
        ("Koło", "Kolo", 1),
        ("Triángulos", "Triangulos", 1),
    ]:
        with subtests.test(text=text, letters=letters, marks=marks):
            assert (apart(text)[0], len(apart(text)[1])) == (letters, marks)
            with_marks, without = lettering(text, 60, 999), lettering(letters, 60, 999)
            assert (sum(with_marks.tobytes()) > sum(without.tobytes())) == (marks > 0)


@pytest.mark.parametrize("language", ["de", "fr", "nl", "pl"])
async def test_cards_have_the_letters_of_their_reader_wherever_they_are_drawn(language: str):
    courts, plain = ("QS", "JD"), ("8S", "TH", "AC")
    english = [pixels(each.drawn()) for each in (picture(*courts), picture(*plain))]
    with in_language(language):
        theirs, numbers = picture(*courts), picture(*plain)
    with in_language(language, "en"):
        kept = picture(*courts)
    drawn = [pixels(await asyncio.to_thread(each.drawn)) for each in (theirs, numbers, kept)]
    assert drawn[0] != english[0]
    assert drawn[1:] == [english[1], english[0]]
    assert len({theirs.name, kept.name, picture(*courts).name}) == 3
    assert not [each.name for each in (theirs, kept) if re.search(rf"-{language}\b", each.name)]
