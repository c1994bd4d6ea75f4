"""The pictures of Str8 Eight show what a player looks for, and show it to everybody."""

from io import BytesIO
from itertools import combinations, pairwise
from math import dist

import pytest
from PIL import Image, ImageChops

from cogs.looks import str8_pictures as pictures
from cogs.pictures.drawing import RED, Colour
from cogs.pictures.felt import INLAY_INSET, WIDTH
from cogs.pictures.hand import HAND_MARGIN, hand_places, hand_size
from cogs.pictures.table import Seated, table_height
from engine.core.packs import NUMBER_CARDS, PASS_CARDS
from tests.doors import NUMBERS, OPENERS, ROWS
from tests.engine.str8.table import TABLE

LARGEST = 60_000
FULL = [tuple(map(str, row)) for row in TABLE]
SEATS = tuple(Seated(name, 5, name == "Ada") for name in ("Ada", "Ben", "Cleo", "Dan"))
LANES_TOP = table_height(len(SEATS))
LANES = [pictures.Lane(str(number), number == 3, cards) for number, cards in zip(ROWS, FULL, strict=True)]
SHOWN = {"lanes": LANES, "pile": ("8", "40", "PL", "24"), "stock": 30, "passes": ("PL",), "seats": SEATS}

# How the eye sees without one of its three kinds of cones (source: Machado, Oliveira and Fernandes 2009, severity 1).
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "no green": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
TO_XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))  # white is 1, 1, 1


def drawn(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGBA")


def table(**changed) -> bytes:
    return pictures.table_picture(**SHOWN | changed)


def change(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """Where two pictures differ."""
    return ImageChops.difference(one, other).getbbox(alpha_only=False)


def without_colours(picture: Image.Image) -> Image.Image:
    return picture.convert("RGB").convert("L")


def through(matrix, triple):
    return [sum(share * part for share, part in zip(line, triple, strict=True)) for line in matrix]


def linear(colour: Colour) -> list[float]:
    return [part / 255 / 12.92 if part < 11 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour[:3]]


def lightness(colour: Colour) -> float:
    return through(TO_XYZ, linear(colour))[1]


def seen(colour: Colour, eye: str) -> tuple[float, float, float]:
    """A colour as a point in CIELAB, where distances are what people see as differences."""
    light = [min(1, max(0, part)) for part in through(EYES[eye], linear(colour))]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in through(TO_XYZ, light))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_no_two_rows_look_alike_to_anybody_and_what_is_written_on_one_is_easy_to_read():
    for eye in EYES:
        colours = [seen(colour, eye) for colour in pictures.ROW_COLOURS.values()]
        assert len(colours) == len(ROWS)
        assert min(dist(one, other) for one, other in combinations(colours, 2)) > 20, eye
    for colour in pictures.ROW_COLOURS.values():
        dark, light = sorted((lightness(colour), lightness(pictures.ink_on(colour))))
        assert (light + 0.05) / (dark + 0.05) > 4.5, colour


def test_every_card_has_a_face_of_its_own_and_the_openers_carry_a_bulls_eye():
    sprites = {card: pictures.number_sprite(card, 110) for card in (*NUMBER_CARDS, *PASS_CARDS)}
    assert all(change(*map(without_colours, two)) for two in combinations(sprites.values(), 2))
    marked = [card for card in NUMBER_CARDS if RED in {ink for _, ink in sprites[card].getcolors(110 * 300)}]
    assert marked == [card for card in NUMBER_CARDS if int(card) in OPENERS]


def test_no_card_of_a_hand_covers_another(subtests: pytest.Subtests):
    for count in range(9):
        with subtests.test(count=count):
            size = hand_size(count)
            width, lefts = size.width, [left for _, left, _ in hand_places(("24",) * count, 1, 0, size)]
            assert all(second - first > width for first, second in pairwise(lefts))
            assert all(HAND_MARGIN <= left <= WIDTH - HAND_MARGIN - width for left in lefts)
            assert len(pictures.hand_picture(("24",) * count, None)) < LARGEST


def test_playable_cards_are_raised_and_the_others_dimmed():
    hand = ("2", "24", "24", "PL")
    plain, nothing, some = (drawn(pictures.hand_picture(hand, playable)) for playable in (None, (), ("24",)))
    size = hand_size(len(hand))
    width, ends = size.width, [left for _, left, _ in hand_places(hand, 1, 0, size)]

    def light(picture: Image.Image, place: int, height: int) -> int:
        return without_colours(picture).getpixel((ends[place] + width // 2, height))

    low, high = HAND_MARGIN + 5, plain.height - HAND_MARGIN - 5
    assert all(light(plain, place, low) > light(nothing, place, low) + 20 for place in range(3))
    assert [light(some, place, low) > 200 for place in range(4)] == [False, True, True, False]
    assert light(some, 0, some.height - HAND_MARGIN - 5) < light(plain, 0, high) - 20


def test_what_lies_on_the_table_is_seen_without_colours(subtests: pytest.Subtests):
    for changed in [
        {"stock": 29},
        {"stock": 0},
        {"pile": ("8", "40", "PL", "25")},
        {"seats": (*SEATS[:3], Seated("Dan", 4))},
        {"seats": (*SEATS[:3], Seated("Dan", 5, on_turn=True))},
        {"pile": ()},
        {"passes": ("PR",)},
        {"passes": ("PL", "PL")},
        {"passes": ()},
        {"lanes": [*LANES[:-1], pictures.Lane("8", on_turn=False, cards=FULL[7][:7])]},
        {"lanes": [*LANES[:-1], pictures.Lane("4+8", on_turn=False, cards=FULL[7])]},
    ]:
        with subtests.test(changed=changed):
            assert change(*(without_colours(drawn(picture)) for picture in (table(), table(**changed))))


def test_lanes_fit_below_the_discard_pile(subtests: pytest.Subtests):
    assert table() == table()
    for count in range(1, 9):
        with subtests.test(count=count):
            *_, bottom = change(drawn(table(lanes=LANES[-count:])), drawn(table(lanes=LANES[-count:], pile=())))
            assert bottom <= LANES_TOP
            bare = drawn(table(lanes=[pictures.Lane(" ", on_turn=False, cards=())] * count))
            for cards in (0, 8):
                picture = table(
                    lanes=[pictures.Lane("1+3+5+7", lane.on_turn, lane.cards[:cards]) for lane in LANES[-count:]]
                )
                assert len(picture) < LARGEST
                left, _, right, bottom = change(drawn(picture), bare)
                assert left > INLAY_INSET
                assert right < WIDTH - INLAY_INSET
                assert bottom < bare.height - INLAY_INSET


def test_a_lane_on_turn_is_marked_by_a_sign_and_not_by_colour_alone():
    on, off = (drawn(table(lanes=[pictures.Lane("1", on_turn=on_turn, cards=())])) for on_turn in (True, False))
    beside = pictures.LANE_LEFT + 10, on.height - 100, pictures.LANE_LEFT + 50, on.height - 40  # left of the label
    shades = [{shade for _, shade in without_colours(picture.crop(beside)).getcolors()} for picture in (on, off)]
    assert max(shades[0]) > max(shades[1]) + 60


def test_a_label_stays_left_of_its_lane():
    for label in ("1", "1+4", "1+3+5", "1+3+5+7"):
        named, bare = (drawn(table(lanes=[pictures.Lane(text, on_turn=True, cards=())])) for text in (label, " "))
        assert change(named, bare)[2] <= pictures.LANE_LEFT + pictures.TILE_LEFT, label


@pytest.mark.slow
def test_the_sheet_has_a_line_for_every_number_with_its_copies_and_each_row_that_leads_on_in_its_colour():
    lines = {number: pictures.sheet_line(number, 1) for number in NUMBERS}
    assert all(change(one, other) for one, other in combinations(lines.values(), 2))
    for number, line in lines.items():
        assert change(line, pictures.sheet_line(number, 2)), number
        inks = {ink for _, ink in line.getcolors(line.width * line.height)}
        on = {pictures.ROW_COLOURS[row[0]] for row in TABLE if number in row[:-1]}
        assert inks.intersection(pictures.ROW_COLOURS.values()) == on, number
    sheets = [pictures.sheet_picture(packs) for packs in (1, 2, 3)]
    assert len(set(sheets)) == 3
    assert len(max(sheets, key=len)) < LARGEST
