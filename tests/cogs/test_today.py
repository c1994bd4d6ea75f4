"""The deal of the day: two people, the same cards, and nothing of anyone's result before one's own."""

from dataclasses import replace
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from model.tables.day_deal import SECONDS, day_of, ends_at
from model.tables.due import Pauses
from tests.cogs.server import Server, answer, best_play, do_by_buttons, labels, press, text
from tests.pages.test_today import dealt, table_of, today

HASTE = Pauses(computer=0, call=0, round=0, turn=600, wait=5000)
pytestmark = pytest.mark.pauses(HASTE)


async def played(server: Server, who: MemberActor) -> ResponseMessage:
    """The last page of a hand that was played by button to the end of its round."""
    hand = await dealt(server, who)
    for _ in range(200):
        table = table_of(server, who)
        if table.phase == "over":
            return hand
        assert table.state is not None
        assert table.state.turn == 0, "bots move at once"
        await do_by_buttons(who, server, hand, best_play(table, 0))
    raise AssertionError("the round does not end")


async def tomorrow(server: Server) -> None:
    await server.env.advance_time(ends_at(table_of(server, server.ada).day or 0) - server.bot.services.tables.now() + 2)
    await server.settle()


async def tries(server: Server) -> list[tuple[Any, ...]]:
    return await server.ask("SELECT user_id, points, place FROM day_tries ORDER BY match_id")


async def test_nothing_of_it_is_seen_in_the_channel_or_by_others(server: Server):
    hand = await played(server, server.ada)
    assert server.posts() == []
    assert "No open tables" in await server.say(server.ben, "eights show", what="tables")
    assert "No open tables" in await server.say(server.ben, "eights join")
    for what in ("log", "pile", "scores", "table"):
        assert "no table" in await server.say(server.ben, "eights show", what=what)
    number = table_of(server, server.ada).id
    await server.open(server.ben)
    shown = server.shown()
    for action in ("log", "pile", "details", "scores", "hand", "join", "why"):
        server.forge(shown, f"b:{number}::{action}")
        told = text(answer(await server.ben.click(shown, custom_id=f"b:{number}::{action}")))
        assert "someone else’s try" in told, (action, told)
    assert labels(hand) == ["Standings"]


async def test_no_result_shows_before_ones_own(server: Server):
    await played(server, server.ada)
    ((_, points, _),) = await tries(server)
    before = await today(server, server.ben)
    assert "1 player so far" in text(before)
    assert labels(before) == ["Play"]
    hand = await dealt(server, server.ben)
    assert "Ada" not in text(before) + text(hand)
    assert "Ada" not in text(await today(server, server.ben)), "the round goes on"
    after = text(await today(server, server.ada))
    assert f"**1** · **Ada** · {points:+}" in after
    assert "1 more player hasn’t finished" in after


async def test_after_both_each_sees_the_standing(server: Server):
    for who in (server.ada, server.ben):
        shown = text(answer(await press(who, await played(server, who), "Standings")))
    ((_, points, place), (_, same, equal)) = await tries(server)
    assert (points, place) == (same, equal), "equal moves meet equal answers"
    assert f"**You scored {points:+}.** That’s place 1 so far." in shown
    assert f"**1** · **Ada** · {points:+}\n**1** · **Ben** · {points:+}" in shown


async def test_the_next_day_it_is_told_once(server: Server):
    await played(server, server.ada)
    ((_, points, _),) = await tries(server)
    await dealt(server, server.ben)
    await tomorrow(server)
    (told,) = server.posts()
    shown = text(server.shown())
    assert shown.startswith("## Ada wins the deal of the day!")
    assert f"**1** · **Ada** · {points:+}" in shown
    assert "1 try wasn’t finished." in shown
    assert "**Ada’s line:**" in shown
    assert server.bot.services.tables.of_days() == []
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
    await server.env.advance_time(60)
    assert "No one finished the deal of the day" in text(server.shown())
    assert len(server.posts()) == 1
    await server.env.advance_time(SECONDS)
    assert len(server.posts()) == 1


async def test_a_hand_that_lies_open_at_midnight_leads_to_the_next_deal(server: Server):
    now = server.bot.services.tables.now()
    await server.env.advance_time(ends_at(day_of(now)) - now - 60)
    hand = await dealt(server, server.ada)
    await server.env.advance_time(120)
    assert text(hand) == "That deal is over. There’s a new one to play."
    await press(server.ada, hand, "Today’s deal")
    assert labels(hand) == ["Play"]


async def test_no_line_in_the_channel_calls_to_a_turn(server: Server):
    await dealt(server, server.ada)
    await server.bot.services.tables.prefer(server.guild.id, server.ada.id, lambda before: replace(before, pings=True))
    await server.env.advance_time(3600)
    assert server.channel.history() == []
