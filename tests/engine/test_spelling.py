"""Cards and suits as people type them, in the words of any language."""

import pytest

from engine.core.cards import PACKS, Card, cards_begun, cards_meant, short, spoken, suit_name, suits_meant
from engine.core.packs import Pack
from engine.core.packs.french import CARDS, JOKERS
from engine.words import ENGLISH, in_language, languages

PACKS_BY_NAME = pytest.mark.parametrize("pack", PACKS, ids=[pack.key for pack in PACKS])
LANGUAGES = pytest.mark.parametrize("language", languages())


def meant(text: str, language: str = ENGLISH) -> str:
    with in_language(language):
        return " ".join(cards_meant(text, CARDS))


@LANGUAGES
@PACKS_BY_NAME
def test_every_card_is_understood_as_its_reader_sees_and_hears_it(subtests: pytest.Subtests, language: str, pack: Pack):
    for own_letters in [True, False]:
        with subtests.test(own_letters=own_letters), in_language(language, "" if own_letters else ENGLISH):
            for card in pack.cards:
                listed = f"{short(card)}  {spoken(card)}" if short(card) != spoken(card) else card
                for text in (short(card), spoken(card), listed, spoken(card).upper()):
                    alike = set(JOKERS) if card in JOKERS else {card}
                    assert set(cards_meant(text, pack.cards)) <= alike
                    assert cards_meant(text, pack.cards)


@LANGUAGES
def test_every_card_is_understood_in_any_other_language_too(language: str):
    for other in languages():
        with in_language(other):
            said: dict[Card, str] = {card: spoken(card) for card in CARDS if card not in JOKERS}
        with in_language(language):
            assert {card: cards_meant(text, CARDS) for card, text in said.items()} == {card: [card] for card in said}


def test_a_text_means_what_it_means_to_its_reader(subtests: pytest.Subtests):
    for text, language, cards in [
        ("Kreuz 8", "en", "8C"),
        ("Pik Dame", "nl", "QS"),
        ("pik 8", "fr", "8S"),
        ("8T", "fr", "8C"),
        ("8T", "de", "8C"),
        ("K♣", "fr", "KC"),
        ("roi de coeur", "pl", "KH"),
        ("krol KIER", "en", "KH"),
        ("D♦", "de", "QD"),
        ("TD", "fr", "TD"),  # no suit of one letter before a letter
        ("DT", "fr", "QC"),
        ("8C", "en", "8C"),
        ("8C", "fr", "8H"),  # the reader's language goes first
        ("8C", "de", "8C"),  # and then English
        ("V♦", "fr", "JD"),
        ("V♦", "nl", "QD"),
        ("V♦", "en", "JD QD"),  # torn
        ("8K", "nl", "8C"),
        ("8K", "de", "8D 8C"),
        ("1 0 s", "en", ""),
        ("no card", "en", ""),
        ("", "en", ""),
    ]:
        with subtests.test(text=text, language=language, cards=cards):
            assert meant(text, language) == cards


def test_only_the_cards_that_are_asked_about_are_meant():
    with in_language("de"):
        assert cards_meant("8K", ("8D", "8S")) == ["8D"]
        assert cards_meant("8K", ("8S",)) == []


@PACKS_BY_NAME
def test_the_codes_of_all_cards_are_understood_in_english(pack: Pack):
    assert [cards_meant(card, pack.cards) for card in pack.cards] == [[card] for card in pack.cards]


@pytest.mark.parametrize(
    ("card", "begun", "not_begun"), [("QS", "Pik-Da", "Herz"), ("QS", "queen", "king"), ("8C", "kr", "pi")]
)
def test_a_card_that_is_begun_is_begun_in_the_language_of_its_reader_or_in_english(card, begun, not_begun):
    with in_language("de"):
        assert cards_begun(begun, [card]) == {card}
        assert cards_begun(not_begun, [card]) == set()


@LANGUAGES
def test_every_suit_is_understood_by_its_name_and_its_sign(language: str):
    with in_language(language):
        for suit in "SHDC":
            assert suits_meant(suit_name(suit), CARDS) == [suit]
            assert suits_meant("♠♥♦♣"["SHDC".index(suit)], CARDS) == [suit]


def test_a_suit_is_understood_by_its_beginning(subtests: pytest.Subtests):
    for text, language, suits in [
        ("clu", "en", "C"),
        ("h", "en", ""),
        ("kreuz", "fr", "C"),
        ("cop", "en", "H"),
        ("ka", "de", ""),
        ("kar", "en", "D"),
    ]:
        with subtests.test(text=text, language=language, suits=suits), in_language(language):
            assert "".join(suits_meant(text, CARDS)) == suits
