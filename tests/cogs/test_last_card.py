"""Saying “last card”: with the play, after it, by everything that offers it, and what forgetting costs."""

import pytest

from tests.cogs.server import Server, answer, labels, press, text


async def two_cards_left(server: Server):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S", "QH 7H", top="9H")
    return table, hands


@pytest.mark.parametrize("way", ["button", "command"])
async def test_it_is_said_with_the_play(server: Server, way):
    table, (hand, _) = await two_cards_left(server)
    assert labels(hand)[:2] == ["9♠ · “last card”", "9♠"]
    if way == "button":
        await press(server.ada, hand, "9♠ · “last card”")
    else:
        await server.say(server.ada, "card play", card="9S", last_card=True)
    assert "· “last card”" in text(table)
    assert "hasn’t said" not in text(table)
    assert server.table().state.uncalled == ()


async def test_it_is_said_with_an_eight(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("8S 4S", "QH 7H", top="9H")
    await press(server.ada, hand, "8♠ · “last card”")
    await press(server.ada, hand, "♦ Diamonds")
    assert "**Ada** 8♠ → diamonds · “last card”" in text(table)
    assert server.table().state.uncalled == ()


@pytest.mark.parametrize("way", ["public button", "button in the hand", "command"])
async def test_it_is_said_after_the_play(server: Server, way):
    table, (hand, _) = await two_cards_left(server)
    await press(server.ada, hand, "9♠")
    assert "hasn’t said “last card”" in text(table)
    if way == "public button":
        await press(server.ada, table, "Last card!")
    elif way == "button in the hand":
        await press(server.ada, hand, "Last card!")
    else:
        hand = answer(await server.ada.slash(server.channel, "card last-card"))
    assert "· “last card”" in text(table)
    assert "hasn’t said" not in text(table)
    assert labels(hand) == ["Refresh"]


async def test_that_it_was_not_said_stands_last_beside_the_seat(server: Server):
    table, (hand, _) = await two_cards_left(server)
    await server.put(dealer=0)
    await press(server.ada, hand, "9♠")
    assert "**Ada** · 1 card · 0 points · dealer · hasn’t said “last card”\n" in text(table)


async def test_who_forgets_it_draws_two(server: Server):
    table, (hand, bens) = await two_cards_left(server)
    await press(server.ada, hand, "9♠")
    await press(server.ben, bens, "Draw and end turn")
    assert "drew 2 (no “last card”)" in text(table)
    assert len(server.table().state.hands[0]) == 3


async def test_it_cannot_be_said_without_need(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S 4S 3C", "QH 7H", top="9H")
    why = "Say “last card” only when you’re down to one."
    assert why in await server.say(server.ada, "card last-card")
    result = await press(server.ada, table, "Last card!")
    assert result.ephemeral
    assert why in text(answer(result))
    refused = await server.say(server.ada, "card play", card="9S", last_card=True)
    assert "Say “last card” only with the play that leaves you one card. Play without saying it." in refused
    assert "9♠ · “last card”" not in labels(hand)
    assert server.table().state.pile == ("9H",)


async def test_nobody_says_it_for_another(server: Server):
    table, (hand, _) = await two_cards_left(server)
    await press(server.ada, hand, "9♠")
    assert "Say “last card” only when you’re down to one" in text(answer(await press(server.ben, table, "Last card!")))
    assert "You’re not at " in text(answer(await press(server.cleo, table, "Last card!")))
    assert server.table().state.uncalled == (0,)
