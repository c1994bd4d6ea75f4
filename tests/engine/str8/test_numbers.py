"""The pack and the table of numbers, against what the source and the rulings say of them.

Source: str8-eight.txt (S2); rulings.md, "Str8 Eight (S2)". The numbers here are written out, or counted in another way
than the engine counts them.
"""

from collections import Counter
from itertools import chain

import pytest

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


@pytest.mark.parametrize(
    ("times", "numbers"),
    [
        (1, [1, 9, 25, 36, 49, 64]),
        (3, [4, 16]),
        (4, [6, 8, 12, 24]),
        (2, [2, 3, 5, 7, 10, 14, 15, 18, 20, 21, 28, 30, 32, 35, 40, 42, 48, 56]),
    ],
)
def test_how_many_there_are_of_each(times: int, numbers: list[int]):
    """Source: rulings.md, "Checked: 30 different numbers on 64 cards"."""
    pack = Counter(str8(4).pack)
    assert [number for number in NUMBERS if pack[str(number)] == times] == numbers
    assert len(NUMBERS) == 30


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


@pytest.mark.parametrize(
    ("line", "fitting"),
    [
        ([1], {2}),
        ([4], {5, 6, 8}),  # source: S2, FAQ, "playing an 8 off of a 4"
        ([8], {10, 12, 16}),  # no 24, as two arrows "such as purple 16 between 8 and 24" are no step
        ([12], {14, 15, 16, 18}),
        ([24], {28, 30, 32}),
        ([35], {40, 42}),  # source: S2, "Game Tips": by either of them to 48
        ([49], {56}),
        ([56], {64}),
        ([64], set()),
        ([4, 8], {10, 12, 16}),  # only the last card counts
        ([8, 16, 24], {28, 30, 32}),
        ([8, 16, 24, 32, 40, 48, 56], {64}),
    ],
)
def test_some_numbers_read_off_the_sheet(line: list[int], fitting: set[int]):
    assert following(*line) == fitting


@pytest.mark.parametrize(("line", "fitting"), [([8, 7], {6, 14}), ([8, 12], {6, 9, 10, 14, 15, 16, 18})])
def test_where_a_sequence_may_go_down_no_number_comes_twice(line: list[int], fitting: set[int]):
    assert following(*line, backwards=True) == fitting
