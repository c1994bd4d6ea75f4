"""Turns that are missed, and turns that stay: what the table and the hands show of them, and the ways to act."""

import pytest

from tests.cogs.server import Server, answer, labels, press, text
from tests.doors import Effect

STACKING = {"skip_stacking": True}
SEVENS = {"effects": (("7", Effect("again")),)}


async def asked_for_an_answer(server: Server):
    """Ada has played a Queen, and Ben holds one too."""
    table, hands = await server.begin(server.ada, server.ben, server.cleo, rules=STACKING)
    await server.position("QH 4S 5S", "QS 7H 6C", "3C 4C 5C", top="9H")
    await press(server.ada, hands[0], "Q♥")
    return table, hands


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_turn_is_missed(server: Server, way: str):
    table, (_, hand, _) = await asked_for_an_answer(server)
    assert "**Turns to miss: 1**" in text(table)
    assert "may answer the skip" in text(table)
    hand = answer(await press(server.ben, table, "My hand"))
    assert (
        "**You’re about to miss your turn.** Play a highlighted card to pass the skip on, or miss your turn."
        in text(hand)
    )
    assert labels(hand)[:2] == ["Q♠", "Miss your turn"]
    if way == "button":
        await press(server.ben, hand, "Miss your turn")
    else:
        await server.say(server.ben, "card pass")
    assert (server.table().state.turn, server.table().state.skips) == (2, 0)
    assert "Turns to miss" not in text(table)


async def test_the_turns_that_a_player_still_misses_stand_beside_their_seat(server: Server):
    table, _ = await asked_for_an_answer(server)
    hand = answer(await press(server.ben, table, "My hand"))
    await press(server.ben, hand, "Q♠")
    assert server.table().state.misses == (2,)
    assert "misses a turn" in text(table)
    assert "2 turns to miss" in text(table)
    assert "skips Cleo, who misses one more turn" in text(table)


async def test_a_player_who_plays_again_sees_it(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, rules=SEVENS)
    await server.position("7H 4H 5S", "8S 7S 6C", top="9H")
    await press(server.ada, hand, "7♥")
    assert "**You play again.** Play a highlighted card, or draw." in text(hand)
    assert "plays again" in text(table)
    await press(server.ada, hand, "4♥")
    assert server.table().state.turn == 1


async def test_a_player_who_cannot_play_again_draws(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben, rules=SEVENS | {"cover": "draw until covered"})
    await server.position("7H 4C 5S", "8S 7S 6C", top="9H")
    await press(server.ada, hand, "7♥")
    assert "**You play again** – nothing to play. Draw a card." in text(hand)
    await press(server.ada, hand, "Draw until you can play")
    state = server.table().state
    assert (state.turn, state.covering) == (0, True)
    assert len(state.hands[0]) > 2
