"""Seats in a match: left, slept away, taken back, and taken by a latecomer, as everyone at the table sees it."""

import pytest

from model.tables.table import Happening
from tests.cogs.server import Server, answer, choose, ids, labels, press, press_more, text
from tests.pages.positions import in_play, missing
from tests.pages.test_planning import SOON


async def seated(server: Server, **changes):
    """Ada and Ben are in the middle of a match: the table and their hands."""
    return await in_play(server, "9S 4S KD", "9C 7H 6H", **changes)


@pytest.mark.parametrize("way", ["table", "hand", "command"])
async def test_a_computer_takes_over_and_the_seat_is_taken_back(server: Server, way: str):
    table, (_, bens) = await seated(server, turn=1)
    told = "A bot plays for you until you or someone else takes the seat."
    if way == "table":
        assert told in text(answer(await press_more(server.ben, table, "Leave my seat")))
    else:
        assert told in await server.say(server.ben, "eights leave")
    assert missing(table, "➤ 🤖 **Ben**", "away") == []
    assert "You left. A bot is playing for you." in text(bens)
    assert labels(bens) == ["Come back"]
    if way == "command":
        assert "Your turn" in await server.say(server.ben, "eights join")
    else:
        back = answer(await press(server.ben, table if way == "table" else bens, "Come back"))
        assert "Your turn" in text(back)
        assert "9♣" in labels(back)
    assert "🤖" not in text(table)
    assert "Come back" not in labels(table)
    assert server.table().seats[1].present


async def test_where_no_one_new_sits_down_the_seat_waits_for_its_owner(server: Server):
    await seated(server)
    await server.replace(newcomers="closed")
    assert "A bot is playing for you. Press **Come back**" in await server.say(server.ben, "eights leave")


async def with_a_bot(server: Server, **changes):
    table, hands = await seated(server, bots=1, **changes)
    return table, hands[0]


async def test_sit_down_opens_the_bots_hand_with_its_question(server: Server):
    table, adas = await with_a_bot(server, turn=1)
    assert "Waiting for Otto" in text(adas)
    hand = answer(await press(server.cleo, table, "Sit down"))
    assert "Waiting for Cleo" in text(adas)
    assert "Your turn" in text(hand)
    assert {"9♣", "7♥", "6♥"} <= set(labels(hand))
    told = "-# You took Otto’s seat. You sat down mid-match, so this seat’s result doesn’t count."
    assert told in text(hand).splitlines()
    assert missing(table, "Cleo took Otto’s seat.", "**Cleo’s turn**") == []
    for gone in ("is back", "🤖", "Sit down"):
        assert gone not in text(table) + " ".join(labels(table))
    await press(server.cleo, hand, "7♥")
    assert "**Ada’s turn**" in text(table)
    assert "You took Otto’s seat" not in text(hand), "it was told when they sat down"


async def test_what_the_bot_did_is_still_told_as_the_bots(server: Server):
    server.bot.services.tables.clock.pauses = SOON
    table, _ = await with_a_bot(server, turn=1)
    await server.settle()
    await press(server.cleo, table, "Sit down")
    log = text(answer(await press_more(server.cleo, table, "Log")))
    for page in (text(table), log):
        assert "**Otto** " in page
    assert "You took Otto’s seat." in log
    assert "**You**" not in log


async def test_the_command_does_the_same_and_says_why_not(server: Server):
    table, _ = await with_a_bot(server)
    told = text(answer(await press(server.ada, table, "Sit down")))
    assert told == "You’re already at this table. Press **My hand**, or use `/eights hand`, to see your cards."
    found = answer(await server.cleo.slash(server.channel, "eights show", what="tables"))
    assert "playing, a bot’s seat is free" in text(found)
    assert "Sit down at Table 1" in labels(found)
    steps = await server.say(server.cleo, "eights help")
    assert "A match is on with a bot. Press **Sit down** to take its seat." in steps
    assert "Waiting for Ada" in await server.say(server.cleo, "eights join")
    refused = await server.say(server.ben, "eights join")
    assert refused == "Cleo took the last bot seat. Join the rematch, or open your own table with `/eights open`."


async def test_the_old_hand_of_someone_who_is_replaced_shows_no_cards(server: Server):
    table, (_, bens) = await seated(server)
    await server.say(server.ben, "eights leave")
    await press(server.cleo, table, "Sit down")
    assert text(bens) == (
        "Cleo took your seat while you were away. Press **Sit down** if a bot still has a seat here, "
        "or join the rematch."
    )
    assert "and there’s no bot seat to take now" in await server.say(server.ben, "eights join")


async def test_the_host_sets_it_in_the_lobby_and_during_the_match(server: Server):
    table = await server.open(server.ada, bots=1)
    options = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, options, "Seats and bots")
    await choose(server.ada, options, "closed")
    assert server.table().newcomers == "closed"
    await press(server.ada, table, "Start")
    assert "Sit down" not in labels(table)
    assert "Bots keep their seats in this match" in await server.say(server.cleo, "eights join")
    assert "Only the host" in await server.say(server.cleo, "eights table", action="options")
    more = answer(await server.ada.slash(server.channel, "eights table", action="options"))
    await choose(server.ada, more, "open")
    assert "Sit down" in labels(table)
    assert not [each for each in ids(answer(await press(server.cleo, table, "More"))) if each.endswith(":remove")]


async def test_the_end_says_what_the_seat_counts_for_and_what_was_memorable_not_of_its_latest_owner_alone(
    server: Server,
):
    table, (hand, _) = await server.begin(server.ada, server.ben, bots=1, target=50)
    await press(server.cleo, table, "Sit down")
    await server.position("5S", "8D 8C", "8H KS", top="9S")
    await press(server.ada, hand, "5♠")
    told = (
        "Cleo sat down mid-match, so that seat’s result doesn’t count.",
        "Everyone else’s result counts as if a bot had played there.",
        "Biggest hand left: Otto or Cleo with 2 cards worth 100",
    )
    assert missing(table, *told) == []


async def test_the_end_says_when_too_few_were_there_and_a_seat_that_many_had_is_told_by_its_number(server: Server):
    table, (hand,) = await server.begin(server.ada, bots=1, target=50)
    await press(server.cleo, table, "Sit down")
    sat = tuple(Happening("sat", 1, 1, 0, by=name) for name in ("Otto", "Dora", "Emil", "Finn"))
    await server.replace(happenings=(*sat, *server.table().happenings))
    await server.position("5S", "8H KS 8D 8C", top="9S")
    await press(server.ada, hand, "5♠")
    assert "Only one person was here from the first deal, so the match doesn’t count" in text(table)
    assert "Biggest hand left: someone in seat 2 with 4 cards" in text(table)
