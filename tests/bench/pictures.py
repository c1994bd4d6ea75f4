"""Drawing a hand and a table, once every card has been drawn before."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from random import Random

from PIL import Image

from cogs.ui import number_pictures
from cogs.ui.number_pictures import Lane
from cogs.ui.pictures import hand_picture, table_picture, warm_up
from engine.cards import NUMBER_CARDS, PACK, in_order
from engine.str8.numbers import SIDE, row
from tests.bench.figures import line, milliseconds

TIMES = 60


def measure() -> None:
    warm_up()
    chance = Random(8)
    for count in (7, 20):
        hands = [in_order(chance.choices(PACK, k=count)) for _ in range(TIMES)]
        _line(f"picture of a hand of {count}", [partial(hand_picture, hand, hand[::2]) for hand in hands])
    piles = [chance.choices(PACK, k=6) for _ in range(TIMES)]
    _line("picture of a table", [partial(table_picture, pile, 30, "H", 1) for pile in piles])
    measure_numbers(chance)


def measure_numbers(chance: Random) -> None:
    """Hands of number cards, and four sequences of any length."""
    number_pictures.warm_up()
    hands = [in_order(chance.choices(NUMBER_CARDS, k=4)) for _ in range(TIMES)]
    _line("picture of four numbers", [partial(number_pictures.hand_picture, hand, hand[::2]) for hand in hands])
    tables = [[_lane(chance, seat) for seat in range(4)] for _ in range(TIMES)]
    drawings = [partial(number_pictures.table_picture, lanes, ("24", "35"), 30, ("PL",)) for lanes in tables]
    _line("picture of four sequences", drawings)


def _lane(chance: Random, seat: int) -> Lane:
    numbers = row(chance.randrange(1, SIDE + 1))[: chance.randrange(SIDE + 1)]
    return Lane(str(seat + 1), seat == 0, tuple(map(str, numbers)))


def _line(bench: str, drawings: list[Callable[[], bytes]]) -> None:
    with Image.open(BytesIO(drawings[0]())) as picture:
        size = picture.size
    drawn = [milliseconds(drawing, 1)[0] for drawing in drawings]
    line(bench, "ms", drawn, milliseconds(partial(_plain, size), TIMES), baseline_is="a plain PNG of the same size")


def _plain(size: tuple[int, int]) -> bytes:
    file = BytesIO()
    Image.new("RGB", size, "darkgreen").save(file, "PNG")
    return file.getvalue()
