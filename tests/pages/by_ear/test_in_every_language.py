"""What is heard in every language: words in place of signs, whatever they stand in, and names as people wrote them."""

import unicodedata

import pytest

from engine.core.match import Event, MatchState
from engine.words import Words, by_ear, in_language, languages, read, signed
from tests.cogs.server import answer, press, text
from tests.drawn import one_of
from tests.pages.by_ear.evening import text_only
from tests.pages.discordless import Club
from tests.pages.positions import in_play, missing
from tests.pages.test_every_language import EVERY, said, sequences
from tests.pages.test_leaks import pages_of, positions
from tests.pages.test_str8 import pages as sequence_pages
from tests.words import catalogues

GAMES = [("kings-reverse", 3), ("bartok", 3), ("whot", 3), ("makao", 2), ("mau-mau", 2)]


def signs_in(lines: set[str]) -> set[str]:
    return {line for line in lines for sign in line if sign in "·→←•" or unicodedata.category(sign) == "So"}


def heard(state: MatchState, game: str, happened: list[Event]) -> set[str]:
    with by_ear():
        made = [*pages_of(state, game, None, happened), *pages_of(state, game, state.turn, happened)]
        return {line for page in made if page.picture is None for line in said(page.view.to_components())}


@pytest.mark.slow
@pytest.mark.every_game
def test_every_page_of_a_match_is_heard_without_signs(subtests: pytest.Subtests):
    for game, seats in GAMES:
        with subtests.test(game=game, seats=seats):
            for number, (state, happened) in enumerate(positions(game, seats, "by ear")):
                if number % EVERY == 0 or state.phase == "over":
                    for each in one_of(languages(), game, number):
                        with in_language(each):
                            assert not signs_in(heard(state, game, happened))


@pytest.mark.slow
def test_every_hand_of_a_match_of_sequences_is_heard_without_signs():
    for state in sequences():
        for each in languages():
            with in_language(each), by_ear():
                assert not signs_in(said(sequence_pages(state, 0)))


@pytest.mark.slow
def test_every_message_stays_one_for_the_ear(subtests: pytest.Subtests):
    for subject in catalogues():
        with subtests.test(subject=subject):
            for each in languages():
                written, heard = (read(subject, each, listens).body for listens in (False, True))
                assert [type(entry) for entry in heard] == [type(entry) for entry in written]


def test_a_number_is_heard_with_its_sign(subtests: pytest.Subtests):
    for language in languages():
        with subtests.test(language=language), in_language(language), by_ear():
            points, plus, minus = (
                Words("engine.common")(key, count=54) for key in ("points", "plus-count", "minus-count")
            )
            assert (signed(54), signed(-54)) == (plus, minus)
            assert Words("engine.common")("points", count=-54) == points.replace("54", minus)


async def test_a_name_is_heard_as_it_is_written(server: Club):
    await text_only(server)
    signs = await server.newcomer("+2 → 5 · ✓")
    await server.begin(server.ada, signs)
    await server.position("9S 4S KD", "9C 7H 7D", top="9H", turn=1)
    shown = answer(await press(server.ada, server.shown(), "My hand"))
    assert missing(shown, "Waiting for +2 → 5 · ✓…", "+2 → 5 · ✓ dealt 7 cards each.") == []


def test_a_channel_stays_one_for_the_ear(subtests: pytest.Subtests):
    for language in languages():
        with subtests.test(language=language), in_language(language), by_ear():
            assert "<#7>" in Words("model.servers.settings")("wrong-channel", channels="<#7>")


async def test_what_is_offered_is_heard_and_understood(server: Club):
    await text_only(server)
    await in_play(server, "9S 4S KD", "9C 7H 7D")
    cards = await server.ada.autocomplete(server.channel, "card play", "card", "")
    assert cards[0]["name"] == "Nine of spades"
    (table,) = await server.ada.autocomplete(server.channel, "eights hand", "table", "")
    assert table["name"].startswith("Table 1, Crazy Eights")
    for typed in ("Table 1, Crazy Eights", "Table 1 · Crazy Eights"):
        assert "Nine of hearts" in text(answer(await server.ada.slash(server.channel, "eights hand", table=typed)))
    await server.ada.slash(server.channel, "card play", card="Nine of spades")
    assert server.table().state.pile[-1] == "9S"
