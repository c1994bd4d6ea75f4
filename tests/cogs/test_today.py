"""The deal of the day at midnight: it is told once, and another one begins."""

from dataclasses import replace

import pytest

from model.tables.day_deal import SECONDS, day_of, ends_at
from tests.cogs.server import Server, labels, press, text
from tests.pages.positions import missing
from tests.pages.test_today import HASTE, dealt, played, table_of, today

pytestmark = pytest.mark.pauses(HASTE)


async def tomorrow(server: Server) -> None:
    await server.env.advance_time(ends_at(table_of(server, server.ada).day or 0) - server.bot.services.tables.now() + 2)
    await server.settle()


async def test_the_next_day_it_is_told_once(server: Server):
    await played(server, server.ada)
    ((points,),) = await server.ask("SELECT points FROM day_tries")
    await dealt(server, server.ben)
    await tomorrow(server)
    (told,) = server.posts()
    shown = text(server.shown())
    assert shown.startswith("## Ada wins the deal of the day!")
    assert missing(shown, f"**1** · **Ada** · {points:+}", "1 try wasn’t finished.", "**Ada’s line:**") == []
    assert [each for each in server.bot.services.tables.every() if each.day is not None] == []
    await server.restart(HASTE)
    await today(server, server.ada)
    assert [each.id for each in server.posts()] == [told.id]
    assert labels(await today(server, server.ben)) == ["Play"], "another day, another deal"
    await press(server.cleo, server.shown(), "Today’s deal")


async def test_a_restart_over_midnight_forgets_and_repeats_nothing(server: Server):
    hand = await dealt(server, server.ada)
    before = text(hand)
    await server.restart(HASTE)
    assert text(await today(server, server.ada)) == before
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, code=0, times=3)
    await tomorrow(server)
    assert server.posts() == []
    await server.restart(HASTE)
    for seconds in (60, SECONDS):
        await server.env.advance_time(seconds)
        assert "No one finished the deal of the day" in text(server.shown())
        assert len(server.posts()) == 1


async def test_a_hand_that_lies_open_at_midnight_leads_to_the_next_deal_and_no_line_calls_to_it(server: Server):
    await server.bot.services.tables.prefer(server.guild.id, server.ben.id, lambda before: replace(before, pings=True))
    now = server.bot.services.tables.now()
    await server.env.advance_time(ends_at(day_of(now)) - now - 4000)
    await dealt(server, server.ben)
    await server.env.advance_time(3940)
    hand = await dealt(server, server.ada)
    assert server.posts() == []
    assert [each for each in server.channel.history() if server.ben.mention in each.content] == []
    await server.env.advance_time(120)
    assert text(hand) == "That deal is over. There’s a new one to play."
    await press(server.ada, hand, "Today’s deal")
    assert labels(hand) == ["Play"]
