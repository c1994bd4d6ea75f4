"""A hand as a phone shows it: as large as can be, and every card can be read."""

from itertools import pairwise
from random import Random

import pytest

from cogs.pictures.drawing import INDEX_WIDTH, INDEX_X, RANK_SIZE
from cogs.pictures.faces import SMALL_RANK, WIDEST_USUAL
from cogs.pictures.felt import WIDTH
from cogs.pictures.hand import HAND_MARGIN, hand_picture, hand_places, hand_size
from engine.core.packs.french import PACK
from tests.cogs.test_str8_pictures import LARGEST, drawn

PHONE = 350 / WIDTH  # points of a phone for each pixel
READABLE = 15  # points: about the size of the text beside it
SIZES = pytest.mark.parametrize("large", [False, True])


def rows_of(count: int, *, large: bool) -> list[list[int]]:
    """Where the cards of each row begin."""
    size = hand_size(count, large=large)
    rows = -(-count // size.in_row)
    places = list(hand_places(PACK[:count], rows, 0, size))
    return [[left for _, left, top in places if top == number * size.row_step] for number in range(rows)]


@SIZES
def test_up_to_eight_cards_stand_side_by_side_and_of_more_the_corner_of_each_stays_free(subtests, large):
    for count in [*range(1, 10), 12, 13, 20, 40]:
        with subtests.test(count=count):
            size, rows = hand_size(count, large=large), rows_of(count, large=large)
            steps = [second - first for row in rows for first, second in pairwise(row)]
            assert all(row[0] >= HAND_MARGIN and row[-1] + size.width <= WIDTH - HAND_MARGIN for row in rows)
            if count <= 8:
                assert all(step > size.width for step in steps)
                assert large or len(rows) == 1
            else:
                assert all((INDEX_X + INDEX_WIDTH / 2) * size.width < step < size.width for step in steps)


def test_every_rank_is_large_enough_to_be_read_on_a_phone(subtests: pytest.Subtests):
    for count in range(1, 21):
        with subtests.test(count=count):
            width = hand_size(count).width
            assert (SMALL_RANK if width <= WIDEST_USUAL else RANK_SIZE) * width * PHONE > READABLE
            assert hand_size(count, large=True).width >= width


@SIZES
def test_every_small_card_looks_different(large):
    pictures = {hand_picture([card] * 8, None, four_colours=large) for card in PACK}
    assert len(pictures) == len(PACK)


@SIZES
def test_a_hand_is_a_small_file_as_wide_as_ever(subtests: pytest.Subtests, large):
    for count in [0, 1, 5, 8, 9, 20]:
        with subtests.test(count=count):
            picture = hand_picture(PACK[:count], PACK[:count:2], large=large)
            assert len(picture) < LARGEST
            assert drawn(picture).width == WIDTH


def test_a_hand_that_is_put_together_of_parts_looks_as_one_that_is_drawn_whole(subtests, monkeypatch):
    chance, hands = Random(9), list[tuple[tuple[str, ...], list[str] | None]]()
    for count in [2, 5, 8, 9, 10, 11, 12] * 12:  # until most parts are known
        hand = tuple(chance.sample(PACK[:16], count))
        hands.append((hand, [card for card in hand if chance.random() < 0.4] if chance.random() < 0.8 else None))
        hand_picture(*hands[-1])
    known = [hand_picture(*each) for each in hands]
    monkeypatch.setattr("cogs.pictures.hand.row_parts", lambda *_: iter(()))
    for each, picture in zip(hands, known, strict=True):
        with subtests.test(each=each):
            assert hand_picture(*each) == picture
