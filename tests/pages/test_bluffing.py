"""A joker that may be a bluff: the next player lets it stand or challenges it, and only they then see the hand."""

import pytest

from engine.core.actions import Accept, Challenge
from tests.cogs.server import Server, do_by_buttons, do_by_commands, held, labels, moves, picture_says, press, text
from tests.pages.positions import missing

BLUFF = "R* 9S 3C 4C"  # the Nine would have fitted


async def doubted(server: Server, **changes):
    """Ada has laid a joker on the Nine of hearts and named spades; Ben is asked."""
    table, hands = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
    await server.position(BLUFF, "5H 7C 6D", "5S 7S 6S", top="9H", **changes)
    await press(server.ada, hands[0], "Joker")
    await press(server.ada, hands[0], "♠ Spades")
    return table, hands


async def test_the_next_player_is_asked_and_the_jokers_and_the_suit_are_named(server: Server):
    table, (hand, bens, cleos) = await doubted(server)
    assert "**Ben’s turn** · let Ada’s Joker stand, or challenge it?" in text(table)
    assert missing(bens, "It’s a bluff if Ada could have played another card.", "Let it stand: you draw 4 cards.") == []
    assert "Challenge an honest play: you draw 6." in text(bens)
    assert labels(bens) == ["Let it stand", "Challenge", "More"]
    assert [moves(hand), moves(cleos)] == [["Take back Joker", "Refresh", "More"], ["Refresh", "More"]]
    table, (hand, bens, _) = await doubted(server, suit="D")
    assert "**Ada played Joker when the suit was diamonds.**" in text(bens)
    await server.position("B* 3C 4C", "5H 7C 6D", "5S 7S 6S", top="9H")
    assert labels(hand)[0] == "Joker", "without its colour"
    await server.say(server.ada, "card play", card="joker", suit="S")  # the black one, as it is the only one
    assert server.table().state.pile == ("9H", "B*")
    assert "Discard pile: black Joker. The suit is now spades." in picture_says(table)


async def reply(server: Server, way: str, bens, action):
    if way == "commands":
        return (await do_by_commands(server.ben, server, action)).response
    await do_by_buttons(server.ben, server, bens, action)
    return bens


@pytest.mark.parametrize("way", ["buttons", "commands"])
async def test_who_accepts_draws_and_loses_the_turn_and_a_bluff_that_is_challenged_goes_back(server: Server, way):
    table, (_, bens, _) = await doubted(server)
    await reply(server, way, bens, Accept())
    assert missing(table, "**Ben** let it stand", "let it stand · drew 4", "**Cleo’s turn**") == []
    assert len(server.table().state.hands[1]) == 7
    table, (hand, bens, _) = await doubted(server)
    bens = await reply(server, way, bens, Challenge())
    assert missing(table, "challenged Ada: bluff", "Joker taken back", "Ada +4", "**Ben’s turn**") == []
    assert "Discard pile: Nine of hearts." in picture_says(table)
    assert len(server.table().state.hands[0]) == 8
    assert missing(hand, "Caught! Ben challenged your bluff", "You took back Joker.") == []
    assert "Your turn" in text(bens)
    assert len(held(hand)) == 8
