"""How things are said in a language: lists, sentences that begin with a value, and what a language lacks."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine import words
from engine.bots import LEVELS, level_name
from engine.games.rulebook import plain_lines
from engine.games.variants import VARIANTS
from engine.words import Later, Listed, Message, Words, and_listed, by_ear, in_language, languages, or_listed


def test_a_list_is_joined_as_its_language_does(subtests: pytest.Subtests):
    for language, names, both, either in [
        ("en", ["Aces", "Eights", "Kings"], "Aces, Eights and Kings", "Aces, Eights or Kings"),
        ("de", ["Asse", "Achten"], "Asse und Achten", "Asse oder Achten"),
        ("es", ["ases", "ochos"], "ases y ochos", "ases u ochos"),
        ("es", ["Ada", "Iris"], "Ada e Iris", "Ada o Iris"),
        ("es", ["Ada", "hielo"], "Ada y hielo", "Ada o hielo"),
        ("es", ["ochos"], "ochos", "ochos"),
        ("es", ["5", "6", "8"], "5, 6 y 8", "5, 6 u 8"),
        ("es", ["K♠", "8♥"], "K♠ y 8♥", "K♠ u 8♥"),
        ("es", ["10", "11"], "10 y 11", "10 u 11"),
        ("es", ["7", "110"], "7 y 110", "7 o 110"),
        ("es", ["Ada", "Íñigo"], "Ada e Íñigo", "Ada o Íñigo"),
        ("es", ["Ana", "**Óscar**"], "Ana y **Óscar**", "Ana u **Óscar**"),
        ("es", ["Ada", "Iago"], "Ada y Iago", "Ada o Iago"),
        ("pl", ["asy", "króle", "damy"], "asy, króle i damy", "asy, króle lub damy"),
    ]:
        with subtests.test(language=language, names=names, both=both, either=either), in_language(language):
            assert (and_listed(names), or_listed(names)) == (both, either)


def test_a_message_is_said_in_the_language_of_who_reads_it():
    named = Listed.either(Later(level_name, level) for level in LEVELS)
    levels = Message(Words("model.refusals"), "no-such-level", {"level": "grand", "levels": named})
    assert str(levels) == "There’s no grand bot. Pick easy, steady or expert."
    with in_language("es"):
        assert "fácil, normal o experto" in str(levels)
    assert str(Listed((Later(level_name, "easy"), "mine"))) == "easy and mine"


def test_every_language_names_each_level_and_tells_a_point_below_nothing_by_its_sign(subtests: pytest.Subtests):
    for language in languages():
        with subtests.test(language=language), in_language(language):
            assert len({level_name(level) for level in LEVELS}) == len(LEVELS)
            assert level_name("grand") == "grand", "a level of another version is called by its key"
            assert Words("engine.common")("points", count=-1).startswith("-1 ")


def test_a_book_that_was_read_in_one_language_is_told_to_the_next_reader_in_theirs():
    told = []
    for language in ("en", "de", "en"):
        with in_language(language):
            told.append(plain_lines(VARIANTS["mau-mau"].rules(4)))
    assert told[0] == told[2] != told[1]


def test_a_language_may_know_a_game_by_a_name_of_its_own():
    with in_language("pl"):
        assert "Francja" not in VARIANTS["huit"].country_names
        assert VARIANTS["huit-americain"].country_names[1:] == ("France",)
    assert VARIANTS["huit-americain"].country_names == ("France",)


@contextmanager
def spanish(subject: str, written: str) -> Iterator[None]:
    """Spanish is spoken, and has no more than what is ``written`` about a subject."""
    real = words.source

    def source(asked: str, language: str = "en") -> str:
        return (written if asked == subject else "") if language == "es" else real(asked, language)

    with pytest.MonkeyPatch.context() as patch, in_language("es"):
        patch.setattr(words, "source", source)
        words.put_away()
        yield
    words.put_away()


def test_a_message_that_a_language_lacks_is_said_in_english_and_logged_once(caplog):
    with spanish("model.refusals", "no-such-level = Esto { $no-hay } aquí.\n"):
        for level in ("one", "two"):
            told = Words("model.refusals")("no-such-level", level=level, levels="three")
            assert told == f"There’s no {level} bot. Pick three."
        assert Words("model.refusals")("full", count=2) == Words("model.refusals")("full", count=2)
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 2
    assert "no-such-level in es" in told[0]
    assert told[1] == "model.refusals, full in es: it is missing, so it is said in English"


def test_who_listens_hears_the_plain_form_in_their_language_before_the_special_one_in_english():
    with spanish("engine.matches.telling", "and-then = { $done } y { $next }\n"), by_ear():
        say = Words("engine.matches.telling")
        assert say("and-then", done="Ada", next="Ben") == "Ada y Ben"
        assert say("points-taken", name="Ada", points="+2", count=2) == "Ada scores 2 points"
