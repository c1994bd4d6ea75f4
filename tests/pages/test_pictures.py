"""What draws the pictures, and which they are: one for all who ask, and none that a press waits for."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio

import tests
from cogs.discord.page import ACTIVE, Page, Picture, change
from cogs.discord.painter import Painter
from cogs.looks import look_of, shedding
from engine.chance import Chance
from engine.core.packs.french import PACK
from engine.games.variants import VARIANTS
from tests.cogs.pixels import pixels
from tests.cogs.server import Server, answer, press, text
from tests.pages.positions import in_play
from tests.pages.test_leaks import positions

DRAWS = True

picture_of_hand = shedding.picture_of_hand  # as it is when nothing is done without


@pytest_asyncio.fixture
async def painter() -> AsyncIterator[Painter]:
    painter = Painter()
    yield painter
    await painter.stop()


def gallery(message) -> list[str]:
    found = [item["media"]["url"] for part in message.components[0]["components"] for item in part.get("items", ())]
    assert len(found) <= 1
    return found


async def three(server: Server):
    return await in_play(server, "9S 4S KD", "9C 7H 6H", "KH 3D 3C")


async def test_redraws_never_occupy_all_the_threads(painter):
    go_on = threading.Event()

    def drawn() -> bytes:
        return b"" if go_on.wait(tests.PATIENCE) else b"late"

    slow = [Picture("table", str(number), drawn, ()) for number in range(9)]
    waiting = [asyncio.create_task(painter.drawn(picture)) for picture in slow]
    await asyncio.sleep(0)
    try:
        pressed = Picture("hand", "One card", lambda: b"png", ())
        assert (await painter.drawn(pressed, patience=tests.PATIENCE)).png == b"png"
    finally:
        go_on.set()
    assert [each.png for each in await asyncio.gather(*waiting)] == [b""] * 9


async def test_a_drawing_that_failed_is_tried_again(painter):
    tries = []

    def draw():
        tries.append(1)
        if len(tries) == 1:
            raise MemoryError
        return b"png"

    picture = Picture("hand", "One card", draw, ())
    with pytest.raises(MemoryError):
        await painter.drawn(picture)
    await asyncio.sleep(0)
    assert (await painter.drawn(picture)).png == b"png"


async def test_a_hand_is_never_shown_with_the_picture_of_another(painter):
    """Whatever was drawn before: a picture is remembered by all that it shows, and that is what it shows."""
    chance, known = Chance("hands"), {}
    for count in [1, 2, 7] * 12:
        hand = tuple(chance.shuffled(PACK[:4])[:count] if count < 3 else chance.shuffled(PACK)[:count])
        playable = (None, (), hand[:1])[count % 3]
        picture = Picture("hand", "", picture_of_hand, (hand, playable))
        drawn = await painter.drawn(picture)
        assert pixels(drawn.png) == pixels(picture_of_hand(hand, playable))
        assert known.setdefault(picture.name, (hand, playable)) == (hand, playable)


def test_the_name_of_a_picture_says_which_it_is_and_nothing_about_hidden_cards():
    names: dict[str, Picture] = {}
    for number, (state, _) in enumerate(positions("crazy-eights", 3, "names")):
        if state.phase != "play" or number > 60:
            continue
        for seat in range(3):
            view = state.view(seat)
            other = VARIANTS["crazy-eights"].game.determinize(view, Chance(f"{number} {seat}"))
            look = look_of(view.rules)
            for draw in (look.hand_picture, lambda view: look.table_picture(view, "ABC")):  # noqa: B023  used at once
                picture, imagined = (draw(each.view(seat)) for each in (state, other))
                assert picture == imagined
                assert picture.name == imagined.name
                assert names.setdefault(picture.name, picture) == picture
    assert len(names) > 20


async def test_a_picture_is_drawn_beside_the_event_loop():
    drew: list[int] = []
    page = Page([Picture("hand", "cards", lambda: drew.append(threading.get_ident()) or b"png", ())], ACTIVE)
    sent: list[Any] = []

    async def edit(**message: Any) -> None:
        sent.extend(message["attachments"])

    await change(edit, (), page)
    assert len(sent) == len(drew) == 1
    assert drew[0] != threading.get_ident()


async def test_nothing_that_a_press_needs_waits_for_the_threads_of_the_loop(server: Server, monkeypatch):
    """They may all be busy, as with looking up names."""
    table, (hand, *_) = await three(server)
    loop = asyncio.get_running_loop()
    run = loop.run_in_executor

    def refused(executor: Any, work: Callable[..., Any], *args: Any) -> Any:
        assert executor is not None
        return run(executor, work, *args)

    monkeypatch.setattr(loop, "run_in_executor", refused)
    await press(server.ada, hand, "9♠")
    assert "Waiting for" in text(hand)
    assert gallery(hand)
    for label in ("My hand", "More"):
        assert answer(await press(server.ben, table, label))
