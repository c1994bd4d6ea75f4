"""The pictures of tables and hands, as players prefer them, and when they are sent."""

from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image

from cogs.discord.page import Picture
from cogs.pictures import hand as hand_pictures
from cogs.pictures.drawing import QUICK, SMALL, png
from tests.cogs.server import Server, answer, press, text
from tests.pages.test_me import hand, prefer
from tests.pages.test_pictures import gallery, three

DRAWS = True


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
    assert gallery(answer(await press(server.ben, table, "My hand")))


def test_a_file_shows_what_was_drawn(subtests: pytest.Subtests):
    for compress in [QUICK, SMALL]:
        for size in [(1, 1), (7, 3), (900, 360)]:
            with subtests.test(compress=compress, size=size):
                chance = Random(5)
                drawn = Image.frombytes("P", size, chance.randbytes(size[0] * size[1]))
                colours, opacity = chance.randbytes(3 * 256), chance.randbytes(256)
                drawn.putpalette(colours)
                with Image.open(BytesIO(png(drawn, colours, opacity, compress))) as read:
                    read.load()
                    assert read.tobytes() == drawn.tobytes()
                    assert read.getpalette() == list(colours)
                    assert read.info["transparency"] == opacity


async def test_an_open_hand_is_drawn_anew_in_large_cards_and_four_colours(server: Server, monkeypatch):
    drawn: list[tuple[int, bool]] = []  # the width of each card, and whether it has four colours
    stamp = hand_pictures.card_stamp

    def noted(card, width, *, four_colours=False, dimmed=False):
        drawn.append((width, four_colours))
        return stamp(card, width, four_colours=four_colours, dimmed=dimmed)

    monkeypatch.setattr(hand_pictures, "card_stamp", noted)
    large = hand_pictures.LARGE_OVERLAPPING.width
    await hand(server)
    assert large not in [width for width, _ in drawn]
    await prefer(server.ada, server, "My cards", colours=["on"], size=["on"])
    await server.settle()
    assert (large, True) in drawn
    answer(await press(server.ben, server.shown(), "My hand"))
    assert (hand_pictures.hand_size(len(server.table().state.hands[1])).width, False) in drawn
