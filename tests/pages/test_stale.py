"""Presses that come twice, at once, too late, or from the wrong person."""

from pathlib import Path

import pytest
from simcord.results import ResponseMessage

from cogs.interactions.interaction_filter import InteractionFilter
from cogs.ui.components.controls import Control, Interaction
from demo import offline_table
from model.tables.due import Pauses
from tests.cogs.server import Server, answer, press, text

MOVED_ON = "❗ The table has moved on. Here’s your hand as it is now."


async def seated(server: Server):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    return table, hands


def told(server: Server, since: int) -> int:
    """How many answers say that the table has moved on."""
    return sum(MOVED_ON in str(request.json) for request in server.requests("POST", "/callback", since))


async def test_the_hand_of_a_closed_table(server: Server):
    _, (hand, _) = await seated(server)
    await server.close(server.ada)
    assert text(hand) == "This table is closed. Open a new one with `/eights open`."
    server.forge(hand, "b:1:3:play.9S")
    await server.ada.click(hand, custom_id="b:1:3:play.9S")
    assert text(hand) == "This table is closed. Open a new one with `/eights open`."


async def test_a_press_that_is_turned_away_leaves_the_message_as_it_is(server: Server, monkeypatch: pytest.MonkeyPatch):
    """Why it was stands in a message of its own."""
    table, (hand, _) = await seated(server)
    page = answer(await press(server.ada, table, "More"))
    gained = 0.0
    server.bot.doorman = InteractionFilter(
        server.bot.services.tables.now, lambda: server.bot.services.tables.now() + gained
    )
    await server.say(server.ben, "eights me")
    for message in (hand, page):
        server.forge(message, "b:1::dance", "b:1::rematch", "b:99::more", "b:0::board.matches.eternity.0")
        shown = message.components
        gained += 5
        assert "too late" in await said(server, message, "b:1::dance")
        for forged, why in (
            ("b:1::dance", "I don’t know that button."),
            ("b:1::rematch", "You can rematch once this match ends."),
            ("b:99::more", "This table is closed."),
            ("b:0::board.matches.eternity.0", "has expired."),
        ):
            assert why in await said(server, message, forged)
            assert message.components == shown, forged
        with monkeypatch.context() as patch:
            patch.setattr(server.bot, "stopping", True)
            assert "I’m restarting." in await said(server, message, "b:1::dance")
        assert message.components == shown


async def said(server: Server, message: ResponseMessage, custom_id: str) -> str:
    """What a press is told in a message of its own."""
    told = answer(await server.ada.click(message, custom_id=custom_id))
    assert told.id != message.id
    return text(told)


# What seems too late


async def test_who_seems_too_late_is_told_and_the_next_press_counts(server: Server):
    """The clock of this machine has gained five seconds on Discord's."""
    table = await server.open(server.ada)
    gained = 0.0
    server.bot.doorman = InteractionFilter(
        server.bot.services.tables.now, lambda: server.bot.services.tables.now() + gained
    )
    await server.say(server.ben, "eights me")
    gained = 5
    told = answer(await press(server.ben, table, "Join"))
    assert text(told) == "That reached me too late, so nothing happened. Please do it again."
    assert len(server.table().seats) == 1
    await press(server.ben, table, "Join")
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben"]
    gained = 10
    assert "too late" in await server.say(server.ben, "eights leave")
    assert "You left" in await server.say(server.ben, "eights leave")


async def test_at_the_offline_table_no_press_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """However long the computer has been busy with something else."""
    async with offline_table(tmp_path / "demo.db", Pauses()) as preview:
        bot, (ada, ben, _) = preview.env.bot, preview.viewers
        assert "is open" in text(answer(await ada.slash(preview.channel, "eights open")))
        sent = [preview.env.backend.get_message(preview.channel.id, each.id) for each in preview.channel.history()]
        shown = [ResponseMessage(preview.env, each) for each in sent]
        table = next(each for each in shown if text(each).startswith("## Table 1"))
        pressed = bot.pressed

        async def busy(interaction: Interaction, control: Control) -> None:
            preview.env.backend.clock.elapsed += 20
            await pressed(interaction, control)

        monkeypatch.setattr(bot, "pressed", busy)
        assert "You have a seat at Table 1" in text(answer(await press(ben, table, "Join")))
