"""Presses of what is there no longer or never was, that come too late, or from the wrong person."""

from pathlib import Path

import pytest

from cogs.discord.controls import Control, Interaction
from cogs.discord.interaction_filter import InteractionFilter
from model.tables.pauses_and_deadlines import Pauses
from offline_table import offline_table
from tests.cogs.server import ResponseMessage, Server, answer, id_of, labels, press, text
from tests.pages.positions import forged, in_play, missing
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


HUGE = "9" * 15
ANSWERS = {
    "b:1::dance": "I don’t know that button.",
    f"b:{HUGE}::hand": "This table is closed.",
    f"b:{HUGE}::more": "This table is closed.",
    f"b:{HUGE}::rules": "This table is closed.",
    f"b:{HUGE}:3:play.9S": "This table is closed.",
    "b:1:999999999:play.9S": "The table has moved on.",
    "b:1::play.QC": "You don’t have Q♣.",
    "b:1::play.9C": "You don’t have 9♣.",  # Ben's
    "b:1::play": "You haven’t picked a card to play.",
    "b:1::play.zz.__": "You haven’t picked a card to play.",
    "b:1::play.４S": "You haven’t picked a card to play.",
    "b:1::play.9S.4S": "You can play only one card in a turn.",
    "b:1::play.9S.H": "9♠ isn’t wild, so it doesn’t change the suit.",
    "b:1::play.9S.call": "Say “last card” only with the play that leaves you one card.",
    "b:1::nominate.zz": "There’s no suit to pick now.",
    "b:1::nominate": "There’s no suit to pick now.",
    "b:1::give": "There’s no card to give now.",
    "b:1::give.zz": "There’s no card to give now.",
    "b:1::guesses": "There are no hidden rules at this table.",
    "b:1::pass": "You can pass only when",
    "b:1::start": "This match has already started.",
    "b:1::computer": "The match has started, so you can’t add a bot.",
    "b:1::rematch": "You can rematch once this match ends.",
    "b:1::ready": "There’s no round to start right now.",
    "b:1::join": "You’re already at this table.",
    "b:1::remove": "The seats have changed.",
    "b:1::remove.7": "The seats have changed.",
    "b:0::board": "This leaderboard page has expired.",
    "b:0::board.matches.all.x": "This leaderboard page has expired.",
    "b:0::board.matches.all.99999999999999999999": "This leaderboard page has expired.",
    "b:0::board.name--.all.0": "This leaderboard page has expired.",
    "b:0::board.matches.eternity.0": "This leaderboard page has expired.",
}


async def test_a_forged_button_is_answered_and_changes_nothing(server: Server):
    table, _ = await seated(server)
    before = server.table()
    for made_up, said in ANSWERS.items():
        server.forge(table, made_up)
        result = await server.ada.click(table, custom_id=made_up)
        assert result.ephemeral, made_up
        assert said in text(answer(result)), made_up
        assert server.table() == before, made_up


async def test_a_question_of_another_table_or_of_another_hand_is_not_answered_here(server: Server):
    _, (first, _) = await seated(server)
    _, (second, bens) = await in_play(server, "9S 4S KD", "9C 7H 6H", asked=77)
    server.forge(second, id_of(first, "9♠").replace("b:1:", "b:2:"))
    await server.ada.click(second, label="Forged")
    assert "The table has moved on." in text(second)
    server.forge(bens, id_of(second, "9♠"))
    await server.ben.click(bens, label="Forged")
    assert "You don’t have 9♠." in text(bens)
    assert "9♠" not in labels(bens)
    assert [server.bot.services.tables.get(number).state.pile for number in (1, 2)] == [("9H",)] * 2


async def test_a_number_means_a_tournament_or_a_table_by_what_is_pressed(server: Server):
    """A try at today's deal is for its player alone, and a tournament that has the number of its table for everyone."""
    await press(server.ada, answer(await server.ada.slash(server.channel, "eights today")), "Play")
    assert server.table().id == 1
    await server.ada.slash(server.channel, "tournament open")
    await press(server.ben, server.shown(), "Join")
    assert [entrant.name for entrant in server.bot.services.tournaments.get(1).entrants] == ["Ada", "Ben"]
