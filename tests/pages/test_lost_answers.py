"""Answers, edits and posts that are lost: what is shown becomes true, what was done is not called failed."""

from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from cogs.interactions.answer import WORDS
from tests.cogs.server import Server, answer, press, text
from tests.pages.test_faults import seated

LOST = aiohttp.ServerDisconnectedError("the answer was lost")


def lose_answer(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """Discord does what it is asked, but its answer gets lost once."""
    call: Callable[..., Any] = getattr(owner, name)

    async def loses(*args: object, **options: object) -> object:
        await call(*args, **options)
        monkeypatch.setattr(owner, name, call)
        if isinstance(args[0], discord.InteractionResponse):
            args[0]._response_type = None  # the library was not told either
        raise LOST

    monkeypatch.setattr(owner, name, loses)


async def test_an_answer_of_which_we_were_not_told_is_made_true(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, bens) = await seated(server)
    lose_answer(monkeypatch, discord.InteractionResponse, "edit_message")
    await press(server.ada, hand, "9♠")
    assert "Waiting for" in text(hand)
    await press(server.ben, bens, "9♣")
    assert "Your turn" in text(hand), "it is followed"


async def test_a_new_hand_whose_answer_was_lost_is_followed(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, _) = await seated(server)
    lose_answer(monkeypatch, discord.InteractionResponse, "send_message")
    shown = answer(await server.ben.slash(server.channel, "eights hand"))
    assert "Waiting for" in text(shown)
    await press(server.ada, hand, "9♠")
    assert "Your turn" in text(shown)


# What was done


@pytest.mark.logs_errors
async def test_what_was_saved_is_not_called_failed(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, _) = await seated(server)

    async def broken(*_: object) -> None:
        raise ValueError("no picture")

    with monkeypatch.context() as patch:
        patch.setattr(server.bot.services.hands, "page", broken)
        assert text(answer(await press(server.ada, hand, "9♠"))) == WORDS("done")
        assert await server.say(server.ada, "eights hand") == WORDS("failed"), "nothing was to be saved"
    assert server.table().state.turn == 1
