"""Answers, edits and posts that are lost: what is shown becomes true, what was done is not called failed."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.discord.answer import WORDS
from tests.cogs.server import Server, answer, press, text
from tests.pages.discordless import Reply
from tests.pages.test_faults import seated

TWICE = {"code": 40060, "message": "Interaction has already been acknowledged."}


def lose_answer(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """Discord does what it is asked, but its answer gets lost once. A press is not answered twice."""
    call: Callable[..., Any] = getattr(owner, name)
    lost: list[object] = []

    async def loses(*args: Any, **options: object) -> object:
        if owner is Reply and args[0] in lost:
            raise discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), TWICE)  # type: ignore[arg-type]
        result = await call(*args, **options)
        if lost:
            return result
        lost.append(args[0])
        if owner is Reply:
            args[0].done = False  # nobody was told
        raise aiohttp.ServerDisconnectedError("the answer was lost")

    monkeypatch.setattr(owner, name, loses)


async def test_an_answer_of_which_we_were_not_told_is_made_true(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, bens) = await seated(server)
    lose_answer(monkeypatch, Reply, "edit_message")
    await press(server.ada, hand, "9♠")
    assert "Waiting for" in text(hand)
    await press(server.ben, bens, "9♣")
    assert "Your turn" in text(hand), "it is followed"
    await server.position("9S 4S KD", "9C 7H 6H")
    lose_answer(monkeypatch, Reply, "send_message")
    shown = answer(await server.ben.slash(server.channel, "eights hand"))
    assert "Waiting for" in text(shown)
    await press(server.ada, hand, "9♠")
    assert "Your turn" in text(shown)


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
