"""A hand as a phone shows it: as large as can be, and every card can be read."""

from itertools import pairwise

import pytest

from cogs.pictures import faces as card_faces, felt as stamps
from cogs.pictures.drawing import INDEX_WIDTH, INDEX_X, RANK_SIZE
from cogs.pictures.faces import SMALL_RANK, SUIT_SHAPES, WIDEST_USUAL
from cogs.pictures.felt import WIDTH
from cogs.pictures.hand import HAND_MARGIN, hand_picture, hand_places, hand_rows, hand_size, warm_up
from cogs.pictures.table import STOCK_WIDTH, table_picture, top_picture
from engine.core.packs.french import PACK
from tests.cogs.test_str8_pictures import LARGEST, drawn

PHONE = 350 / WIDTH  # points of a phone for each pixel
READABLE = 15  # points: about the size of the text beside it
SIZES = pytest.mark.parametrize("large", [False, True])


def rows_of(count: int, *, large: bool) -> list[list[int]]:
    """Where the cards of each row begin."""
    size = hand_size(count, large=large)
    rows = hand_rows(PACK[:count], size.in_row)
    places = list(hand_places(rows, 0, size))
    return [[left for _, left, top in places if top == number * size.row_step] for number in range(len(rows))]


def test_five_cards_take_the_whole_width():
    (row,) = rows_of(5, large=False)
    width = hand_size(5).width
    assert max(row[0] - HAND_MARGIN, WIDTH - HAND_MARGIN - width - row[-1]) < 5
    assert width * PHONE > 60


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


def test_a_small_card_has_its_rank_and_its_suit_once(monkeypatch):
    shapes, words = [], []
    monkeypatch.setattr(card_faces.Sheet, "shape", lambda self, shape, *_, **__: shapes.append(shape))
    monkeypatch.setattr(card_faces.Sheet, "write", lambda self, text, *_: words.append(text))
    for width in (WIDEST_USUAL, WIDEST_USUAL + 1):
        card_faces.card_sprite("TS", width)
    assert words == ["10", "10"]
    assert shapes == [SUIT_SHAPES["S"]] * (1 + 1 + 10)  # alone; in a corner and as pips


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


@pytest.mark.slow
def test_after_the_warm_up_no_usual_picture_waits_for_a_card_to_be_drawn(monkeypatch):
    warm_up()
    drawn_late: list[tuple[object, ...]] = []
    monkeypatch.setattr(stamps, "card_sprite", lambda *card: drawn_late.append(card) or card_faces.card_sprite(*card))
    for count in range(1, 13):
        hand_picture(PACK[-count:], PACK[-count::2])
    for card in PACK:
        table_picture((card,), 30, None, None, None, ())
        top_picture(card, None, None)
    assert {card[:2] for card in drawn_late} <= {(None, STOCK_WIDTH)}, "at most one back, for the draw pile"
