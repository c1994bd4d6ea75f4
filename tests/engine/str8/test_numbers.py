"""The pack and the table of numbers, against what the source and the rulings say of them.

Source: str8-eight.txt (S2); rulings.md, "Str8 Eight (S2)". The numbers here are written out, or counted in another way
than the engine counts them.
"""

from collections import Counter
from functools import cache
from itertools import chain, product

import pytest

from engine.core.cards import EVERY_CARD, in_order, listed, spoken
from engine.core.packs.numbers import NUMBER_CARDS, PASS_CARDS
from engine.str8.numbers import above, below, row, rows_of, step
from tests.doors import COPIES, NUMBERS, OPENERS, ROWS, SequenceRules
from tests.engine.str8.table import str8

TABLE = [[across * down for across in range(1, 9)] for down in range(1, 9)]


def places_of(number: int) -> list[tuple[int, int]]:
    """Where a number stands in the printed table: the row and the place in it, from 0."""
    return [(down, across) for down in range(8) for across in range(8) if TABLE[down][across] == number]


# The pack. Source: S2, "Game Contents"; FAQ, "How many of each card"


def test_a_pack_has_64_numbers_and_six_pass_cards_three_for_each_direction():
    pack = Counter(str8(4).pack)
    assert pack.total() == 70
    assert sum(count for card, count in pack.items() if card not in PASS_CARDS) == 64
    assert (pack["PL"], pack["PR"]) == (3, 3)


def test_the_numbers_are_those_of_the_table_each_as_often_as_it_stands_there():
    pack = Counter(str8(4).pack)
    assert {int(card): count for card, count in pack.items() if card not in PASS_CARDS} == Counter(chain(*TABLE))


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
    assert [number for number in NUMBERS if COPIES[number] == times] == numbers
    assert len(NUMBERS) == 30


def test_two_packs_are_twice_the_pack():
    """Source: S2, FAQ, "combine a second deck"."""
    assert Counter(str8(5).pack) == Counter(str8(4).pack * 2)
    assert isinstance(str8(5), SequenceRules)


def test_a_card_is_told_by_its_number_and_a_pass_card_by_its_direction():
    assert list(NUMBER_CARDS) == list(map(str, NUMBERS))
    assert listed(in_order(["PR", "24", "8", "PL", "64", "1"])) == "1 8 24 64 Pass ← Pass →"
    assert [spoken(card) for card in ("24", "PL", "PR")] == ["24", "pass card to the left", "pass card to the right"]
    assert len(set(EVERY_CARD)) == len(EVERY_CARD) == 54 + 30 + 2 + 50


# The table


def test_the_numbers_with_a_bulls_eye_are_1_to_8_one_for_each_row():
    """Source: S2, "Game Play": any card numbered 1 through 8."""
    assert tuple(OPENERS) == tuple(ROWS) == (1, 2, 3, 4, 5, 6, 7, 8)
    assert [row(number)[0] for number in OPENERS] == list(OPENERS)


def test_a_number_stands_in_the_rows_in_which_the_table_has_it():
    assert [row(number) for number in ROWS] == list(map(tuple, TABLE))
    for number in NUMBERS:
        assert list(rows_of(number)) == [down + 1 for down, _ in places_of(number)]
    assert rows_of(8) == (1, 2, 4, 8)
    assert rows_of(24) == (3, 4, 6, 8), "it is a multiple of 1 and 2 too, but their rows end before it"


def test_what_may_follow_is_the_next_one_in_each_row():
    """Source: S2, "equal to any of the numbers listed on the right side"."""
    for number in NUMBERS:
        places = [(down, across) for down, across in places_of(number) if across < 7]
        assert list(above(number)) == [TABLE[down][across + 1] for down, across in places]
        places = [(down, across) for down, across in places_of(number) if across > 0]
        assert list(below(number)) == [TABLE[down][across - 1] for down, across in places]


def test_some_numbers_read_off_the_sheet(subtests: pytest.Subtests):
    for number, following in [
        (1, [2]),
        (4, [5, 6, 8]),
        (8, [10, 12, 16]),
        (12, [14, 15, 16, 18]),
        (24, [28, 30, 32]),
        (35, [40, 42]),
        (49, [56]),
        (56, [64]),
    ]:
        with subtests.test(number=number, following=following):
            assert list(above(number)) == following


def test_8_may_follow_4_in_one_step_and_so_may_5_and_6():
    """Source: S2, FAQ, "playing an 8 off of a 4"."""
    assert 8 in above(4)
    assert step(4, 8) == 4


def test_8_does_not_lead_to_24():
    """Source: S2, FAQ: two arrows "of the same color and number" are no step, "such as purple 16 between 8 and 24"."""
    assert 16 in above(8)
    assert 24 in above(16)
    assert 24 not in above(8)


def ways(number: int, target: int, steps: int) -> list[tuple[int, ...]]:
    """All ways from one number to another in so many steps."""
    if not steps:
        return [(number,)] * (number == target)
    return [(number, *way) for following in above(number) for way in ways(following, target, steps - 1)]


def test_24_leads_to_35_and_35_to_48_by_two_ways_each():
    """Source: S2, "Game Tips": "two paths between 24 and 35 as well as 35 and 48"."""
    assert ways(24, 35, 2) == [(24, 28, 35), (24, 30, 35)]
    assert ways(35, 48, 2) == [(35, 40, 48), (35, 42, 48)]
    assert not ways(24, 35, 1)
    assert not ways(35, 48, 1)


def test_the_only_dead_end_is_64():
    """Source: rulings.md, "the only dead end"."""
    assert [number for number in NUMBERS if not above(number)] == [64]


def test_a_step_goes_along_the_row_that_it_is_long():
    for number in NUMBERS:
        for following in (*above(number), *below(number)):
            assert step(number, following) in set(rows_of(number)) & set(rows_of(following))
        assert all(following > number for following in above(number))
        assert all(following < number for following in below(number))
        assert len(set(above(number))) == len(above(number))


def test_going_down_is_going_up_the_other_way_round():
    for one, other in product(NUMBERS, repeat=2):
        assert (other in above(one)) == (one in below(other))


@cache
def sums(number: int, length: int) -> frozenset[int]:
    """What rising sequences of so many numbers can be worth that begin with this one."""
    if length == 1:
        return frozenset({number})
    return frozenset(number + rest for following in above(number) for rest in sums(following, length - 1))


def test_a_full_sequence_is_worth_36_to_288():
    """Source: rulings.md, "sums of a full sequence run from 36 to 288"."""
    full = frozenset().union(*(sums(opener, 8) for opener in OPENERS))
    assert (min(full), max(full)) == (36, 288)
    assert (sum(row(1)), sum(row(8))) == (36, 288)


def test_no_way_to_64_is_shorter_than_eight_numbers():
    """So a rising sequence can never be led into the dead end before it is complete."""
    assert [ways(opener, 64, steps) for opener in OPENERS for steps in range(7)] == [[]] * 56
    assert ways(8, 64, 7) == [row(8)]


def test_from_every_opener_a_sequence_can_grow_to_eight():
    assert all(sums(opener, 8) for opener in OPENERS)


def test_numbers_that_lead_to_many_others():
    """Source: S2, "Game Tips": the fours meet the 2s, 6s and 8s; beyond 24 the number of options diminishes."""
    assert [number for number in row(4) if set(rows_of(number)) & {2, 6, 8}] == [4, 8, 12, 16, 24, 32]
    assert len(above(24)) == 3
    assert max(len(above(number)) for number in NUMBERS if number > 24) < 3
