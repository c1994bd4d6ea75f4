"""Who notices that somebody has planned: no one, and no ping calls them."""

import re

from tests.cogs.server import CALM, Server, press, text
from tests.pages.test_me import prefer
from tests.pages.test_planning import waits


async def test_no_one_else_sees_it_and_the_time_of_the_turn_does_not_tell(server: Server):
    server.bot.services.tables.clock.pauses = CALM
    await prefer(server.cleo, server, "My cards", text=["on"])
    table, (hand, bens, cleos) = await waits(server)
    before = text(table), text(hand), text(cleos)
    since = len(server.env.http_requests)
    await press(server.ben, bens, "7♣")
    await server.settle()
    assert (text(table), text(hand), text(cleos)) == before
    sent = [request.path for request in server.env.http_requests[since:] if request.method == "PATCH"]
    assert all(path.endswith("/@original") for path in sent), "the message of the table is left alone"
    await press(server.ada, hand, "4♣")
    since, now = len(server.env.http_requests), server.bot.services.tables.now()
    told = {int(at) - now > CALM.turn - 60 for at in re.findall(r"<t:(\d+):R>", text(table) + text(cleos))}
    assert told == {True}
    await press(server.ben, bens, "Clear")
    await server.settle()
    assert len(server.env.http_requests) - since <= 3, "no other hand is written anew"
    assert "plan" not in (await server.say(server.cleo, "eights show", what="log")).lower()


async def test_who_has_planned_is_not_pinged(server: Server):
    _, (hand, bens, _) = await waits(server)
    await server.switch_pings(server.ben)
    await press(server.ben, bens, "7♣")
    before, hands = calls(server), server.bot.services.hands
    await press(server.ada, hand, "4♣")
    assert server.table().state.turn == 1
    hands.release(server.table().id, server.ben.id)
    await server.env.advance_time(21)
    assert calls(server) == before
    await press(server.ben, bens, "Clear")
    hands.release(server.table().id, server.ben.id)
    await server.env.advance_time(21)
    assert calls(server) != before


def calls(server: Server) -> list[int]:
    """The lines in the channel that mention Ben."""
    return [each.id for each in server.channel.history() if server.ben.mention in each.content]
