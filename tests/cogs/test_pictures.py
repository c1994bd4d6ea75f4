"""What is drawn and sent again, and what is not: the pictures of tables and hands."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest
import pytest_asyncio

from cogs.messages.painter import Painter
from cogs.ui.components.page import Picture
from cogs.ui.looks.shedding import look as shedding
from engine.chance.stream import Chance
from engine.core.packs.french import PACK
from tests.cogs.pixels import pixels
from tests.cogs.server import Server, answer, press, text
from tests.pages.test_pictures import gallery, three

LONG = 15  # figures of a real id


@pytest_asyncio.fixture
async def painter() -> AsyncIterator[Painter]:
    painter = Painter()
    yield painter
    await painter.stop()


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What is drawn of the shedding games, picture by picture."""
    drawn: list[tuple[Any, ...]] = []

    def draw(kind: str, real: Callable[..., bytes], *shows: Any) -> bytes:
        drawn.append((kind, *shows))
        return real(*shows)

    for kind in ("hand", "table"):
        name = f"picture_of_{kind}"
        drawing = partial(draw, kind, getattr(shedding, name))
        drawing.__qualname__ = name
        monkeypatch.setattr(shedding, name, drawing)
    return drawn


def uploads(server: Server, since: int) -> int:
    """How many pictures were sent; one that stays is named by its id, which is long."""
    bodies = [request.json for request in server.env.http_requests[since:] if isinstance(request.json, dict)]
    named = [each for body in bodies for each in (body.get("data") or body).get("attachments") or ()]
    return sum(len(str(each["id"])) < LONG for each in named)


async def test_a_hand_is_never_shown_with_the_picture_of_another(painter):
    """Whatever was drawn before: a picture is remembered by all that it shows, and that is what it shows."""
    chance, known = Chance("hands"), {}
    for count in [1, 2, 7] * 12:
        hand = tuple(chance.shuffled(PACK[:4])[:count] if count < 3 else chance.shuffled(PACK)[:count])
        playable = (None, (), hand[:1])[count % 3]
        picture = Picture("hand", "", shedding.picture_of_hand, (hand, playable))
        drawn = await painter.drawn(picture)
        assert drawn
        assert pixels(drawn.png) == pixels(shedding.picture_of_hand(hand, playable))
        assert known.setdefault(picture.name, (hand, playable)) == (hand, playable)


async def test_a_table_that_looks_the_same_keeps_its_picture(server: Server, drawings):
    table, _ = await three(server)
    before, words, since = gallery(table), text(table), len(server.env.http_requests)
    drawings.clear()
    await press(server.cleo, table, "My hand")
    sent = uploads(server, since)
    await server.say(server.cleo, "eights leave")
    assert text(table) != words
    assert gallery(table) == before
    assert not [drawn for drawn in drawings if drawn[0] == "table"]
    assert uploads(server, since) - sent == 2  # the answer to the command, which is a hand with its top card


async def test_naming_a_suit_sends_no_hand_again(server: Server, drawings):
    _, (hand, *_) = await server.begin(server.ada, server.ben)
    await server.position("8S 4S KD", "9C 7H 6H", top="9H")
    before, since = gallery(hand), len(server.env.http_requests)
    drawings.clear()
    await press(server.ada, hand, "8♠")
    assert "Pick a suit." in text(hand)
    assert (gallery(hand), uploads(server, since), drawings) == (before, 0, [])


async def test_a_refreshed_hand_sends_no_picture(server: Server, drawings):
    _, (hand, *_) = await three(server)
    server.forge(hand, f"b:{server.table().id}::hand")
    before, since = gallery(hand), len(server.env.http_requests)
    drawings.clear()
    await press(server.ada, hand, "Forged")
    assert (gallery(hand), uploads(server, since), drawings) == (before, 0, [])


async def test_a_redraw_of_a_hand_with_the_same_cards_sends_no_picture(server: Server, drawings):
    _, (_, bens, _) = await three(server)
    await server.replace(paused=True)  # as in a tournament: only the words change
    before, words, since = gallery(bens), text(bens), len(server.env.http_requests)
    drawings.clear()
    await server.replace(paused=False)
    assert text(bens) != words
    assert (gallery(bens), uploads(server, since), drawings) == (before, 0, [])


async def test_a_picture_that_is_no_longer_attached_is_sent_again(server: Server):
    """As when a message is not as the bot believes."""
    table, _ = await three(server)
    stored = server.env.backend.get_message(server.channel.id, table.id)
    stored.attachments[0]["id"] = "1456074443980899999"
    await server.say(server.cleo, "eights leave")
    assert "away" in text(table)
    assert gallery(table)
    assert [each["id"] for each in stored.attachments] != ["1456074443980899999"]


async def test_a_press_is_answered_before_its_picture_is_drawn_and_the_picture_follows(server: Server, monkeypatch):
    table, (hand, *_) = await three(server)
    drawn = server.bot.services.painter.drawn
    hurried: list[Picture] = []

    async def busy(picture: Picture, attached: Any = (), patience: float | None = None) -> Picture | None:
        if patience is None:
            return await drawn(picture, attached)
        hurried.append(picture)
        return None

    monkeypatch.setattr(server.bot.services.painter, "drawn", busy)
    since = len(server.env.http_requests)
    await press(server.ada, hand, "9♠")
    assert {picture.kind for picture in hurried} == {"hand", "top"}
    [answered] = server.requests("POST", "/callback", since)
    assert "attachment://" not in str(answered.json)
    assert "**2 cards.** " in str(answered.json), "what the picture would show"
    assert "Waiting for" in text(hand)
    assert gallery(hand)
    opened = answer(await press(server.ben, table, "My hand"))
    assert gallery(opened)
