"""Cards as people type them into a command, and as a command gives them."""

import pytest

from cogs.hand.typed_cards import as_typed, read_card, read_cards_and_suit, typed_before
from engine.core.cards import PACKS, Card
from engine.core.packs.french import CARDS, JOKERS
from engine.words import in_language, languages
from model.refusals import Refused


def cards(text: str) -> tuple[Card, ...]:
    return tuple(text.split())


def test_what_a_list_offers_means_the_card_that_it_shows(subtests: pytest.Subtests):
    for language in languages():
        with subtests.test(language=language), in_language(language):
            for pack in PACKS:
                for card in pack.cards:
                    read = read_card(as_typed(card), pack.cards, "")
                    assert read == card or {read, card} <= set(JOKERS)


def test_cards_in_several_languages_are_read_from_one_line(subtests: pytest.Subtests):
    for typed, read in [
        ("Kreuz 8 K♣ 8T", "8C KC 8C"),
        ("8s 9s", "8S 9S"),
        ("8s, 9s", "8S 9S"),
        ("eight of spades king of hearts", "8S KH"),
        ("Herz-Dame  dame de pique", "QH QS"),
        ("8♠  Eight of spades", "8S"),
    ]:
        with subtests.test(typed=typed, read=read):
            assert read_cards_and_suit(typed, CARDS, "")[0] == cards(read)


def test_numbers_beside_each_other_are_two_cards():
    numbers = next(pack for pack in PACKS if pack.key == "numbers").cards
    assert read_cards_and_suit("2 4", numbers, "")[0] == ("2", "4")
    assert read_cards_and_suit("24", numbers, "")[0] == ("24",)


def test_what_may_be_several_cards_is_refused_with_them():
    with pytest.raises(Refused) as refusal:
        read_cards_and_suit("9S V♦", CARDS, "")
    assert str(refusal.value) == "“V♦” could be J♦ or Q♦. Write it in words, or pick from the list."
    with in_language("de"):
        assert "B♦ oder D♦" in str(refusal.value)
    assert read_card("V♦", ("JD", "8S"), "") == "JD"


def test_a_suit_may_follow_in_any_language():
    assert read_cards_and_suit("8s Herz", CARDS, "") == (("8S",), "H")
    assert read_cards_and_suit("8s 9s trèfle", CARDS, "") == (("8S", "9S"), "C")


def test_what_is_typed_already_is_told_from_what_is_being_typed():
    assert typed_before("Kreuz 8 9s ki", CARDS) == (("8C", "9S"), "ki")
    assert typed_before("V♦ ki", CARDS) == ((), "V♦ ki")


def test_a_line_of_more_words_than_anyone_plays_means_no_cards():
    assert typed_before("8S " * 60, CARDS) == (("8S",) * 60, "")
    for line in ("8S " * 61, "8S " * 1500, "eight of " * 1000):
        assert typed_before(line, CARDS) == ((), line)
        with pytest.raises(Refused):
            read_cards_and_suit(line, CARDS, "8s")
        with pytest.raises(Refused):
            read_cards_and_suit(f"{line} hearts", CARDS, "8s")
