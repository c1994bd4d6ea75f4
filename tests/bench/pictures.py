"""Drawing a hand and a table, once every card has been drawn before."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from random import Random

from PIL import Image

from cogs.ui.pictures import hand_picture, table_picture, warm_up
from engine.cards import PACK, in_order
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


def _line(bench: str, drawings: list[Callable[[], bytes]]) -> None:
    with Image.open(BytesIO(drawings[0]())) as picture:
        size = picture.size
    drawn = [milliseconds(drawing, 1)[0] for drawing in drawings]
    line(bench, "ms", drawn, milliseconds(partial(_plain, size), TIMES), baseline_is="a plain PNG of the same size")


def _plain(size: tuple[int, int]) -> bytes:
    file = BytesIO()
    Image.new("RGB", size, "darkgreen").save(file, "PNG")
    return file.getvalue()
