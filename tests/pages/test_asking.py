"""Cards that ask for a rank, and the draw penalty that goes back, as players see and press them."""

from tests.cogs.server import Server, answer, labels, picture_says, press, text
from tests.doors import Effect
from tests.pages.positions import in_play

JACKS = {"effects": (("J", Effect("rank")), ("8", Effect("rank")), ("K", Effect("draw back", 5)))}
JACKS["effects"] += (("5", Effect("all draw")),)
RANKS = ["Aces", "Twos", "Threes", "Fours", "Sixes", "Sevens", "Nines", "Tens", "Queens"]


async def test_a_jack_asks_for_a_rank_by_button_or_command_and_a_wild_card_for_a_suit_too(server: Server):
    table, (hand, bens) = await in_play(server, "9S JH KD", "7D 4C QH", rules=JACKS)
    await press(server.ada, hand, "J♥")
    assert "**You’re playing J♥.** Ask for a rank." in text(hand)
    assert labels(hand) == [*RANKS, "Another card"]
    await press(server.ada, hand, "Another card")
    assert "Ask for a rank" not in text(hand)
    await press(server.ada, hand, "J♥", "Sevens")
    state = server.table().state
    assert (state.pile[-1], state.rank, state.asker) == ("JH", "7", 0)
    assert "Discard pile: Jack of hearts. Sevens are asked for." in picture_says(table)
    assert "asked for Sevens" in text(table)
    assert "play **Sevens**" in text(bens)
    assert labels(bens)[0] == "7♦"
    assert "Sevens are asked for" in await server.say(server.ben, "card ask", about="why-not", card="QH")
    assert "Sevens are asked for." in await server.say(server.ben, "eights show", what="pile")
    await press(server.ben, bens, "7♦")
    assert server.table().state.rank is None
    assert "Discard pile: Seven of diamonds. 4" in picture_says(table)
    await server.position("9S JH KD", "7D 4C QH", top="9H")
    assert "J♥ needs a rank to ask for." in await server.say(server.ada, "card play", card="JH")
    assert "You can’t ask for Kings." in await server.say(server.ada, "card play", card="JH", rank="K")
    assert "9♠ doesn’t ask for a rank." in await server.say(server.ada, "card play", card="9S", rank="7")
    hand = answer(await server.ada.slash(server.channel, "card play", card="JH", rank="7"))
    assert server.table().state.rank == "7"
    await server.position("9S 8C KD", "QH 7H", top="9H")
    await press(server.ada, hand, "8♣")
    assert "Pick a suit." in text(hand)
    await press(server.ada, hand, "♠ Spades")
    assert "Ask for a rank." in text(hand)
    await press(server.ada, hand, "Queens")
    assert (server.table().state.suit, server.table().state.rank) == ("S", "Q")


async def test_a_penalty_goes_back_and_everyone_else_draws(server: Server):
    table, (hand, bens, _) = await in_play(server, "5H KH 3C 4C", "5D 4S QH", "KD 2D 3D", rules=JACKS)
    await press(server.ada, hand, "K♥")
    assert "Cleo +5" in text(table)
    assert (server.table().state.turn, server.table().state.debt) == (2, 5)
    await server.say(server.cleo, "card draw")
    await press(server.ada, hand, "5♥")
    assert "everyone else +1" in text(table)
    assert "You drew" in text(bens)
