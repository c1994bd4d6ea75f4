"""Drawing a hand and a table, once every card has been drawn before."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from io import BytesIO
from random import Random

from PIL import Image

from cogs.ui.looks.str8 import pictures as number_pictures
from cogs.ui.looks.str8.pictures import Lane
from cogs.ui.pictures.hand import hand_picture, warm_up
from cogs.ui.pictures.table import Seated, table_picture
from engine.core.cards import in_order
from engine.core.packs.french import PACK
from engine.core.packs.numbers import NUMBER_CARDS
from engine.str8.numbers import row
from tests.bench.figures import Bench, Line, line, milliseconds
from tests.doors import SIDE

Drawings = list[Callable[[], bytes]]
SEATS = tuple(Seated(name, 7, name == "Ada") for name in ("Ada", "Ben", "Cleo", "Dan"))


def benches(times: int) -> Iterator[Bench]:
    """Hands and tables of both packs. All is dealt before any is drawn, so they are the same whatever is asked for."""
    chance = Random(8)
    drawings: dict[str, Drawings] = {}
    for count in (7, 20):
        hands = [in_order(chance.choices(PACK, k=count)) for _ in range(times)]
        drawings[f"picture of a hand of {count}"] = [partial(hand_picture, hand, hand[::2]) for hand in hands]
    piles = [chance.choices(PACK, k=6) for _ in range(times)]
    drawings["picture of a table"] = [partial(table_picture, pile, 30, "H", None, 1, SEATS) for pile in piles]
    for name, drawn in (drawings | _numbers(chance, times)).items():
        yield Bench((name,), partial(_measure, name, drawn))


def _numbers(chance: Random, times: int) -> dict[str, Drawings]:
    """Hands of number cards, and four sequences of any length."""
    hands = [in_order(chance.choices(NUMBER_CARDS, k=4)) for _ in range(times)]
    tables = [[_lane(chance, seat) for seat in range(4)] for _ in range(times)]
    return {
        "picture of four numbers": [partial(number_pictures.hand_picture, hand, hand[::2]) for hand in hands],
        "picture of four sequences": [
            partial(number_pictures.table_picture, lanes, ("24", "35"), 30, ("PL",), SEATS) for lanes in tables
        ],
    }


def _lane(chance: Random, seat: int) -> Lane:
    numbers = row(chance.randrange(1, SIDE + 1))[: chance.randrange(SIDE + 1)]
    return Lane(str(seat + 1), seat == 0, tuple(map(str, numbers)))


@cache
def _warm_up() -> None:
    warm_up()
    number_pictures.warm_up()


def _measure(name: str, drawings: Drawings) -> Iterator[Line]:
    _warm_up()
    with Image.open(BytesIO(drawings[0]())) as picture:
        size = picture.size
    drawn = [milliseconds(drawing, 1)[0] for drawing in drawings]
    plain = milliseconds(partial(_plain, size), len(drawings))
    yield line(name, "ms", drawn, plain, baseline_is="a plain PNG of the same size")


def _plain(size: tuple[int, int]) -> bytes:
    file = BytesIO()
    Image.new("RGB", size, "darkgreen").save(file, "PNG")
    return file.getvalue()
