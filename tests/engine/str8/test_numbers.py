"""The pack and the table of numbers, against what the source and the rulings say of them.

Source: str8-eight.txt (S2); rulings.md, "Str8 Eight (S2)". The numbers here are written out, or counted in another way
than the engine counts them.
"""

from collections import Counter
from itertools import chain

from engine.core.cards import EVERY_CARD, in_order, listed, spoken
from engine.core.packs import NUMBER_CARDS, PASS_CARDS
from tests.doors import NUMBERS
from tests.engine.str8.table import TABLE, may_play, next_to, str8, table


def following(*numbers: int, **house_rules: bool) -> set[int]:
    """All numbers that may be added to a sequence."""
    line, hand = " ".join(map(str, numbers)), " ".join(map(str, NUMBERS))
    return set(map(int, may_play(table(hand, "1 2 3", sequences=[line], stock="", rules=house_rules))))


# The pack. Source: S2, "Game Contents"; FAQ, "How many of each card"
def test_a_pack_has_the_64_numbers_of_the_table_and_three_pass_cards_for_each_direction():
    pack = Counter(str8(4).pack)
    assert pack.total() == 70
    assert {int(card): count for card, count in pack.items() if card not in PASS_CARDS} == Counter(chain(*TABLE))
    assert (pack["PL"], pack["PR"]) == (3, 3)
    assert Counter(str8(5).pack) == Counter(str8(4).pack * 2), 'S2, FAQ, "combine a second deck"'


def test_a_card_is_told_by_its_number_and_a_pass_card_by_its_direction():
    assert list(NUMBER_CARDS) == list(map(str, NUMBERS))
    assert listed(in_order(["PR", "24", "8", "PL", "64", "1"])) == "1 8 24 64 Pass ← Pass →"
    assert [spoken(card) for card in ("24", "PL", "PR")] == ["24", "pass card to the left", "pass card to the right"]
    assert len(set(EVERY_CARD)) == len(EVERY_CARD) == 54 + 30 + 2 + 50


# The table
def test_a_sequence_begins_with_a_bulls_eye_also_where_it_may_go_down():
    """Source: S2, "Game Play": any card numbered 1 through 8."""
    assert following() == following(backwards=True) == {1, 2, 3, 4, 5, 6, 7, 8}


def test_what_may_follow_is_the_next_one_in_each_row_or_the_one_before_where_that_is_the_rule():
    """Source: S2, "equal to any of the numbers listed on the right side"."""
    for number in NUMBERS:
        assert following(number) == next_to(number, 1)
        assert following(number, backwards=True) == next_to(number, 1) | next_to(number, -1)
