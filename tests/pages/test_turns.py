"""Turns that are missed, and turns that stay: what the table and the hands show of them, and the ways to act."""

import pytest

from tests.cogs.server import Server, answer, labels, press, text
from tests.doors import Effect

SEVENS = {"effects": (("7", Effect("again")),)}


@pytest.mark.parametrize("way", ["button", "command", "another queen"])
async def test_a_turn_is_missed_or_the_skip_is_passed_on(server: Server, way: str):
    people = server.ada, server.ben, server.cleo
    table, (adas, *_) = await server.begin(*people, rules={"skip_stacking": True})
    await server.position("QH 4S 5S", "QS 7H 6C", "3C 4C 5C", top="9H")
    await press(server.ada, adas, "Q♥")
    assert "**Turns to miss: 1**" in text(table)
    assert "may answer the skip" in text(table)
    hand = answer(await press(server.ben, table, "My hand"))
    asked = "**You’re about to miss your turn.** Play a highlighted card to pass the skip on, or miss your turn."
    assert asked in text(hand)
    assert labels(hand)[:2] == ["Q♠", "Miss your turn"]
    if way == "another queen":
        await press(server.ben, hand, "Q♠")
        assert server.table().state.misses == (2,)
        for told in ("misses a turn", "2 turns to miss", "skips Cleo, who misses one more turn"):
            assert told in text(table)
        return
    await (press(server.ben, hand, "Miss your turn") if way == "button" else server.say(server.ben, "card pass"))
    assert (server.table().state.turn, server.table().state.skips) == (2, 0)
    assert "Turns to miss" not in text(table)


async def test_a_player_who_plays_again_sees_it_and_draws_who_cannot(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, rules=SEVENS | {"cover": "draw until covered"})
    await server.position("7H 4H 5S", "8S 7S 6C", top="9H")
    await press(server.ada, hand, "7♥")
    assert "**You play again.** Play a highlighted card, or draw." in text(hand)
    assert "plays again" in text(table)
    await press(server.ada, hand, "4♥")
    assert server.table().state.turn == 1
    await server.position("7H 4C 5S", "8S 7S 6C", top="9H")
    await press(server.ada, hand, "7♥")
    assert "**You play again** – nothing to play. Draw a card." in text(hand)
    await press(server.ada, hand, "Draw until you can play")
    state = server.table().state
    assert (state.turn, state.covering) == (0, True)
    assert len(state.hands[0]) > 2
