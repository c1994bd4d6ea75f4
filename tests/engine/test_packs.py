"""The packs as data: what is true of every one, and what is in each."""

from collections import Counter

import pytest

from engine.core.cards import EVERY_CARD, EVERY_RANK, EVERY_SUIT, PACKS, in_order, short, spoken
from engine.core.packs import Pack
from engine.core.packs.french import FRENCH
from engine.core.packs.whot import CIRCLE, CROSS, SQUARE, STAR, TRIANGLE, WHOT_CARD, WHOT_PACK, rank

SUITED = pytest.mark.parametrize("pack", [FRENCH, WHOT_PACK], ids=["french", "whot"])


def test_no_card_rank_or_suit_is_in_two_packs():
    for everything in (EVERY_CARD, EVERY_RANK, EVERY_SUIT):
        assert len(set(everything)) == len(everything)


@pytest.mark.parametrize("pack", PACKS, ids=[pack.key for pack in PACKS])
def test_no_two_cards_of_a_pack_are_called_alike(pack: Pack):
    told = [spoken(card) for card in pack.cards]
    assert len(set(told)) == len(told)
    assert len({short(card) for card in pack.cards if card not in pack.jokers}) == len(pack.cards) - len(pack.jokers)


@SUITED
def test_a_pack_is_in_the_order_of_a_hand(pack: Pack):
    made = pack.made(2, jokers=1)
    assert in_order(made) == in_order(reversed(made))
    assert tuple(dict.fromkeys(in_order(made))) == tuple(card for card in pack.cards if card in made)


@pytest.mark.parametrize(("size", "jokers", "cards"), [(52, 0, 52), (52, 2, 54), (36, 1, 37), (32, 0, 32)])
def test_a_french_pack_can_be_short_and_gets_jokers(size, jokers, cards):
    assert len(FRENCH.made(1, jokers, size)) == cards
    assert len(FRENCH.made(3, jokers, size)) == 3 * cards


def test_a_whot_pack_has_what_its_source_lists():
    """Source: more-cousins.md 6.12, the list of the 54 cards."""
    held = Counter(WHOT_PACK.made(1))
    long, middle = (1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14), (1, 2, 3, 5, 7, 10, 11, 13, 14)
    listed = {CIRCLE: long, TRIANGLE: long, CROSS: middle, SQUARE: middle, STAR: (1, 2, 3, 4, 5, 7, 8)}
    assert held == Counter(
        {rank(number) + shape: 1 for shape, numbers in listed.items() for number in numbers} | {WHOT_CARD: 5}
    )
    assert held.total() == 54
    assert WHOT_PACK.made(1, jokers=2, size=32) == WHOT_PACK.made(1)


def test_stars_count_double_and_a_whot_card_twenty():
    assert WHOT_PACK.costs[rank(14) + CIRCLE] == 14
    assert WHOT_PACK.costs[rank(8) + STAR] == 16
    assert WHOT_PACK.costs[WHOT_CARD] == 20
