"""Saying “last card”: with the play or after it, what forgetting costs, and the call that others must notice."""

import pytest

from tests.cogs.server import Server, answer, held, labels, moves, press, text
from tests.pages.positions import in_play


async def two_cards_left(server: Server):
    return await in_play(server, "9S 4S", "QH 7H")


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
    table, (hand, _) = await in_play(server, "8S 4S", "QH 7H")
    await press(server.ada, hand, "8♠ · “last card”", "♦ Diamonds")
    assert "**Ada** 8♠ → diamonds · “last card”" in text(table)
    assert server.table().state.uncalled == ()


@pytest.mark.parametrize("way", ["public button", "button in the hand", "command"])
async def test_it_is_said_after_the_play(server: Server, way):
    table, (hand, _) = await two_cards_left(server)
    await server.put(dealer=0)
    await press(server.ada, hand, "9♠")
    assert "**Ada** · hasn’t said “last card”\n" in text(table), "last beside the seat"
    if way == "command":
        hand = answer(await server.ada.slash(server.channel, "card last-card"))
    else:
        await press(server.ada, table if way == "public button" else hand, "Last card!")
    assert "· “last card”" in text(table)
    assert "hasn’t said" not in text(table)
    assert moves(hand) == ["Refresh", "More"]


async def test_the_words_of_a_table_are_said_everywhere_and_cost_two_cards(server: Server):
    mau = {"call_word": "mau", "second_call": "going out", "second_word": "mau mau"}
    table, (hand, bens) = await in_play(server, "9S 4S", "QH 7H", rules=mau)
    assert labels(hand)[:2] == ["9♠ · “Mau”", "9♠"]
    hand = answer(await server.ada.slash(server.channel, "card last-card"))
    assert "Say “Mau” only when you’re down to one card, and “Mau Mau” with your last card." in text(hand)
    await press(server.ada, hand, "9♠")
    assert "hasn’t said “Mau”" in text(table)
    assert "Mau!" in labels(hand)
    assert "Mau!" in labels(table)
    hand = answer(await server.ada.slash(server.channel, "card last-card"))
    assert "· “Mau”" in text(table)
    await press(server.ben, bens, "Draw and end turn")
    assert labels(hand)[:2] == ["4♠ · “Mau Mau”", "4♠"]
    await server.position("9S", "QH 7H")
    await press(server.ada, hand, "9♠")
    assert "drew 2 (no “Mau Mau”)" in text(table)
    assert server.table().state.phase == "play"
    await server.position("9S", "QH 7H")
    await server.say(server.ada, "card play", card="9S", last_card=True)
    assert server.table().state.phase != "play"
    at_two = {"call_word": "one card", "second_call": "at two", "second_word": "two cards"}
    table, (hand, _) = await in_play(server, "9S 4S 5S", "QH 7H", rules=at_two)
    assert "Two cards / One card!" in labels(table)
    await press(server.ada, hand, "9♠")
    assert "hasn’t said “two cards”" in text(table)
    await press(server.ada, hand, "Two cards!")
    assert "· “two cards”" in text(table)


NO_ONE = "There’s no one to catch: everyone with one card has said “one card”."


async def silent(server: Server):
    """Ada has one card left and has not said so."""
    table, hands = await in_play(server, "9S 4S", "9C 7C 6D", "5S 7S 6S", game="kings-reverse")
    await press(server.ada, hands[0], "9♠")
    return table, hands


async def test_the_table_has_the_buttons_while_anyone_has_one_card_said_or_not(server: Server):
    table, (hand, bens, cleos) = await in_play(server, "9S 4S KD", "9C 7C 6D", "5S 7S 6S", game="kings-reverse")
    assert labels(table) == ["My hand", "More"]
    await server.position("9S 4S", "9C 7C 6D", "5S 7S 6S", top="9H")
    await press(server.ada, hand, "9♠")
    assert labels(table) == ["My hand", "More", "One card!", "Catch!"]
    assert moves(hand) == ["One card!", "Take back 9♠", "More"]
    assert "One card!" not in labels(bens) + labels(cleos)
    await press(server.ada, hand, "One card!")
    assert labels(table) == ["My hand", "More", "One card!", "Catch!"]
    table, (hand, *_) = await in_play(server, "9S 4S", "9C 7C")
    await press(server.ada, hand, "9♠")
    assert labels(table) == ["My hand", "More", "Last card!"], "there a call costs by itself"
    await server.position("9S", "9C 7C", top="9H", uncalled=())
    assert "Last card!" in labels(table)


@pytest.mark.parametrize("way", ["button", "command"])
async def test_who_is_caught_draws_two(server: Server, way):
    table, (hand, _, cleos) = await silent(server)
    before = labels(cleos)
    if way == "button":
        result = await press(server.cleo, table, "Catch!")
        assert result.ephemeral
        assert text(answer(result)) == "You caught Ada!"
    else:
        assert await server.say(server.cleo, "card catch") == "You caught Ada!"
    assert "**Cleo** caught Ada → Ada +2" in text(table)
    assert len(held(hand)) == len(server.table().state.hands[0]) == 3
    assert labels(cleos) == before  # nothing moves in the hand of the one who catches
    assert "**Ben’s turn**" in text(table)
    assert NO_ONE in await server.say(server.ben, "card catch")


async def test_saying_it_before_being_caught_saves(server: Server):
    table, (hand, *_) = await silent(server)
    await press(server.ada, hand, "One card!")
    assert "“one card”" in text(table)
    assert NO_ONE in text(answer(await press(server.ben, table, "Catch!")))
    assert len(server.table().state.hands[0]) == 1
