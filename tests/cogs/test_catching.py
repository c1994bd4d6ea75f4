"""The call where others must notice: the button that catches is there while anyone has a card left, and tells nobody
anything.
"""

import re

import pytest

from tests.cogs.server import Server, answer, at_once, ids, press, text
from tests.pages.test_catching import NO_ONE, silent

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_nothing_tells_the_others_who_has_forgotten_the_call(server: Server):
    """The very same messages, whether the call was said or not, but for the sentence that says so."""
    seen = []
    for called in (False, True):
        table, hands = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
        await server.position("9S 4S", "9C 7C 6D", "5S 7S 6S", top="9H")
        since = len(server.env.http_requests)
        await press(server.ada, hands[0], "9♠ · “one card”" if called else "9♠")
        assert (
            len(server.requests("PATCH", "/messages/@original", since)) == 2
        )  # Ben's and Cleo's, which tell of the move
        shown = [*hands[1:], table]
        told = [re.sub(r" · “one card”|-# .* dealt .*\n-# First card .*\n", "", text(each)) for each in shown]
        seen.append([written.replace(f"Table {server.table().id}", "Table").split("-# Round 1")[0] for written in told])
        seen[-1] += [[custom_id.split(":", 2)[2] for custom_id in ids(each)] for each in shown]
    assert seen[0] == seen[1]


async def test_two_who_catch_at_once_cost_two_cards(server: Server):
    table, _ = await silent(server)
    with at_once(server.env):
        both = [await press(who, table, "Catch!") for who in (server.ben, server.cleo)]
    await server.settle()
    assert text(answer(both[0])) == "You caught Ada!"
    assert f"Ben was first. {NO_ONE}" in text(answer(both[1]))
    assert len(server.table().state.hands[0]) == 3
    assert "Ben was first, just before Cleo." in await server.say(server.ada, "eights show", what="log")
