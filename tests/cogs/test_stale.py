"""Presses that come twice, at once, too late, or from the wrong person."""

import pytest

from tests.cogs.server import Server, answer, at_once, id_of, labels, moves, press, text
from tests.pages.test_stale import MOVED_ON, seated, told

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_a_double_click_counts_once(server: Server):
    _, (hand, _) = await seated(server)
    since = len(server.env.http_requests)
    with at_once(server.env):
        both = [await press(server.ada, hand, "Draw and end turn"), await press(server.ada, hand, "Draw and end turn")]
    await server.settle()
    assert all(result.acknowledged for result in both)
    assert server.table().moves == 2  # the deal and one draw
    assert len(server.table().state.hands[0]) == 4
    assert moves(hand) == ["Refresh", "More"]
    assert told(server, since) == 1  # whichever answer comes last is what stays on the screen


async def test_of_two_different_presses_at_once_the_first_counts(server: Server):
    _, (hand, _) = await seated(server)
    since = len(server.env.http_requests)
    with at_once(server.env):
        await press(server.ada, hand, "9♠")
        await press(server.ada, hand, "Draw and end turn")
    await server.settle()
    assert server.table().state.pile == ("9H", "9S")
    assert len(server.table().state.hands[0]) == 2
    assert told(server, since) == 1


async def test_an_old_button_redraws_the_hand_and_plays_nothing(server: Server):
    _, (hand, _) = await seated(server)
    old = id_of(hand, "9♠")
    await press(server.ada, hand, "Draw and end turn")
    await server.say(server.ben, "card draw")
    server.forge(hand, old)  # the screen of a phone in a tunnel
    await press(server.ada, hand, "Forged")
    assert MOVED_ON in text(hand)
    assert "9♠" in labels(hand)
    assert server.table().state.pile == ("9H",)


async def test_the_hand_of_a_finished_round_plays_nothing_in_the_next(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S", "9C 7H 6H", top="9H")
    old = id_of(hand, "9♠")
    await press(server.ada, hand, "9♠")
    server.forge(hand, old)
    await press(server.ada, hand, "Forged")
    assert MOVED_ON in text(hand)
    assert "You went out" in text(hand)
    await press(server.ada, table, "Ready")
    await press(server.ben, table, "Ready")
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    server.forge(hand, old)
    await press(server.ada, hand, "Forged")
    assert server.table().state.pile == ("9H",)


async def test_a_stranger_who_presses_is_told_so(server: Server):
    table, _ = await seated(server)
    before = server.table()
    server.forge(table, f"b:{before.id}::call")
    for label in ("My hand", "Forged"):
        result = await press(server.cleo, table, label)
        assert result.ephemeral
        assert text(answer(result)) == "You’re not at table 1. Open your own with `/eights open`."
    for command in ("eights hand", "card draw", "card pass", "card last-card"):
        assert await server.say(server.cleo, command) == "You’re not at table 1. Open your own with `/eights open`."
    assert server.table() == before
