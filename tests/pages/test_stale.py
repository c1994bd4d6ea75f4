"""Presses of what is there no longer, that come too late, or from the wrong person."""

from pathlib import Path

import pytest

from cogs.discord.answer import Answer
from cogs.discord.controls import Control, Interaction
from cogs.discord.interaction_filter import InteractionFilter
from demo import offline_table
from model.tables.due import Pauses
from tests.cogs.server import ResponseMessage, Server, answer, id_of, labels, press, text
from tests.pages.positions import forged, missing
from tests.pages.test_seats import seated

MOVED_ON = "❗ The table has moved on. Here’s your hand as it is now."


async def test_an_old_button_redraws_the_hand_and_plays_nothing_also_in_a_later_round(server: Server):
    table, (hand, bens) = await seated(server)
    old = id_of(hand, "9♠")
    await press(server.ada, hand, "Draw and end turn")
    await press(server.ben, bens, "Draw and end turn")
    await forged(server, server.ada, hand, old)
    assert MOVED_ON in text(hand)
    assert "9♠" in labels(hand)
    assert server.table().state.pile == ("9H",)
    await server.position("9S", "9C 7H 6H")
    old = id_of(hand, "9♠")
    await press(server.ada, hand, "9♠")
    await forged(server, server.ada, hand, old)
    assert missing(hand, MOVED_ON, "You went out") == []
    await press(server.ada, table, "Ready")
    await press(server.ben, table, "Ready")
    await server.position("9S 4S KD", "9C 7H 6H")
    await forged(server, server.ada, hand, old)
    assert server.table().state.pile == ("9H",)
    await server.close(server.ada)
    closed = "This table is closed. Open a new one with `/eights open`."
    assert text(hand) == closed
    await forged(server, server.ada, hand, "b:1:3:play.9S")
    assert text(hand) == closed


async def test_a_stranger_who_presses_is_told_so(server: Server):
    table, _ = await seated(server)
    before, stranger = server.table(), "You’re not at table 1. Open your own with `/eights open`."
    for result in (await press(server.cleo, table, "My hand"), await forged(server, server.cleo, table, "b:1::call")):
        assert result.ephemeral
        assert text(answer(result)) == stranger
    for command in ("eights hand", "card draw", "card pass", "card last-card"):
        assert await server.say(server.cleo, command) == stranger
    assert server.table() == before


async def test_a_press_that_is_turned_away_leaves_the_message_as_it_is(server: Server, monkeypatch: pytest.MonkeyPatch):
    table, (hand, _) = await seated(server)
    page = answer(await press(server.ada, table, "More"))
    gained, now = 0.0, server.bot.services.tables.now
    server.bot.interaction_filter = InteractionFilter(now, lambda: now() + gained)
    await server.say(server.ben, "eights me")
    for message in (hand, page):
        shown = message.components
        gained += 5
        reasons = {
            "b:1::dance": "I don’t know that button.",
            "b:1::rematch": "You can rematch once this match ends.",
            "b:99::more": "This table is closed.",
            "b:0::board.matches.eternity.0": "has expired.",
        }
        for custom_id, why in [("b:1::dance", "too late"), *reasons.items()]:
            told = answer(await forged(server, server.ada, message, custom_id))
            assert told.id != message.id
            assert why in text(told)
            assert message.components == shown, custom_id
        with monkeypatch.context() as patch:
            patch.setattr(server.bot, "stopping", True)
            assert "I’m restarting." in text(answer(await forged(server, server.ada, message, "b:1::dance")))
        assert message.components == shown


async def test_who_seems_too_late_is_told_and_the_next_press_counts(server: Server):
    """The clock of this machine has gained five seconds on Discord's."""
    table = await server.open(server.ada)
    gained, now = 0, server.bot.services.tables.now
    server.bot.interaction_filter = InteractionFilter(now, lambda: now() + gained)
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


async def test_patience_counts_from_the_press(server: Server, monkeypatch: pytest.MonkeyPatch):
    waited: list[float] = []
    init = Answer.__init__

    def note(self, interaction, settled=None, age=0.0):
        waited.append(age)
        init(self, interaction, settled, age)

    monkeypatch.setattr(Answer, "__init__", note)
    monkeypatch.setattr(server.bot.interaction_filter, "age", lambda interaction: 1.25)
    await seated(server)
    assert set(waited) == {1.25}


async def test_at_the_offline_table_no_press_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """However long the computer has been busy with something else."""
    async with offline_table(tmp_path / "demo.db", Pauses()) as preview:
        bot, (ada, ben, _) = preview.env.bot, preview.viewers
        assert "is open" in text(answer(await ada.slash(preview.channel, "eights open")))
        sent = [preview.env.backend.get_message(preview.channel.id, each.id) for each in preview.channel.history()]
        shown = [ResponseMessage(preview.env, each) for each in sent]
        table = next(each for each in shown if text(each).startswith("## Table 1"))
        pressed = bot.answer_press

        async def busy(interaction: Interaction, control: Control) -> None:
            preview.env.backend.clock.elapsed += 20
            await pressed(interaction, control)

        monkeypatch.setattr(bot, "answer_press", busy)
        assert "You have a seat at Table 1" in text(answer(await press(ben, table, "Join")))
