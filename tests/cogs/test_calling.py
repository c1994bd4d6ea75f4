"""Being called to the turn: only who wants it, one line at a time, that goes when it is no longer true."""

import re
from typing import Any

import pytest

from service.outbox import Outbox
from tests.cogs.server import CALM, Server, answer, hold_back, labels, press, text
from tests.doors import Adding
from tests.pages.test_calling import DEALT, LATE, asked_at, bens_messages, calls, said, seated
from tests.pages.test_hidden_rules import OFFERS
from tests.pages.test_me import prefer
from tests.pages.test_planning import waits


def pinged(server: Server, words: str) -> list[list[int]]:
    """Who was pinged by each line that was ever posted with these words."""
    sent = [request.json for request in server.requests("POST", "/messages") if request.json]
    return [body["allowed_mentions"].get("users", []) for body in sent if words in (body.get("content") or "")]


async def hand_behind(server: Server, who: Any, line: Any) -> str:
    return text(answer(await who.click(server.message(server.channel.id, line.id), label="My hand")))


async def test_who_asked_is_called_after_a_while_by_one_line_that_goes_when_the_turn_does(server: Server):
    table = await seated(server)
    more = answer(await server.ben.click(table, label="More"))
    await server.ben.click(more, label="Ping me")
    await server.env.advance_time(21)
    assert calls(server) == []
    await server.ada.slash(server.channel, "card draw")
    await server.env.advance_time(10)
    assert calls(server) == []
    await server.env.advance_time(11)
    (line,) = calls(server)
    assert line.content == f"<@{server.ben.id}>, it’s your turn at Table 1 · Crazy Eights."
    assert pinged(server, "it’s your turn") == [[server.ben.id]]
    await server.ben.slash(server.channel, "card draw")
    assert calls(server) == []


async def test_no_one_is_called_whose_hand_is_open_or_who_has_just_moved(server: Server):
    table = await seated(server)
    await server.switch_pings(server.ben)
    await press(server.ben, table, "My hand")
    await server.ada.slash(server.channel, "card draw")
    await server.env.advance_time(30)
    assert calls(server) == []
    await server.switch_pings(server.ada)
    await server.position("QH 4H 5H", "9C 7H 6D", top="9H")
    await server.say(server.ada, "card play", card="QH")
    assert server.table().state.turn == 0, "Ben is skipped"
    await server.env.advance_time(30)
    assert calls(server) == []


async def test_a_ping_that_is_overtaken_while_it_is_posted_goes_at_once(server: Server, monkeypatch):
    await seated(server)
    await server.switch_pings(server.ben)
    await server.ada.slash(server.channel, "card draw")
    hold_back(monkeypatch, Outbox, "add")
    await server.env.advance_time(21)
    await server.ben.slash(server.channel, "card draw")
    await server.env.advance_time(30)
    assert pinged(server, "it’s your turn") == [[server.ben.id]]
    assert calls(server) == []


async def test_the_winner_who_wants_pings_is_called_to_add_a_rule(server: Server):
    _, (hand, _bens) = await server.begin(server.ada, server.ben, game="bartok")
    await server.switch_pings(server.ada)
    await server.position("9S", "9C 8H 6H", top="9H")
    await press(server.ada, hand, "9♠")
    await server.put(pending=Adding(0, OFFERS))
    server.bot.services.hands.release(server.table().id, server.ada.id)
    await server.env.advance_time(21)
    assert pinged(server, "you can add a rule.") == [[server.ada.id]]
    assert len(said(server, "you can add a rule.")) == 1
    await server.say(server.ada, "card rule", action="add", rule=0)
    assert said(server, "you can add a rule.") == []


async def test_who_times_out_is_warned_a_minute_before_by_a_line_that_goes_with_the_turn(server: Server):
    await seated(server)
    await server.env.advance_time(539)
    assert said(server, LATE) == []
    await server.env.advance_time(2)
    (line,) = said(server, LATE)
    end = round(server.table().deadline or 0)
    expected = f"<@{server.ada.id}>, it’s still your turn at Table 1 · Crazy Eights. A bot takes over <t:{end}:R>."
    assert line.content == expected
    assert pinged(server, LATE) == [[server.ada.id]]
    assert "### Your hand" in await hand_behind(server, server.ada, line)
    await server.ada.slash(server.channel, "card draw")
    assert said(server, LATE) == []
    assert await server.ask("SELECT * FROM leftovers WHERE kind = 'warning'") == []
    await server.env.advance_time(541)
    assert len(said(server, LATE)) == 1
    await server.env.advance_time(60)
    assert server.table().seats[1].away
    assert said(server, LATE) == []


async def test_a_turn_has_one_warning_across_a_draw_and_a_restart(server: Server):
    await seated(server)
    await server.env.advance_time(300)
    await server.restart()
    await server.env.advance_time(530)
    assert said(server, LATE) == [], "the restart gave a whole turn"
    await server.env.advance_time(15)
    assert pinged(server, LATE) == [[server.ada.id]]
    await server.put(asked=server.table().state.asked + 1, drawn=("9D",))
    await server.env.advance_time(545)
    await server.restart()
    await server.env.advance_time(545)
    (line,) = said(server, LATE)
    assert f"<t:{round(server.table().deadline or 0)}:R>" in line.content
    assert pinged(server, LATE) == [[server.ada.id]]


async def test_who_wants_no_pings_is_named_at_the_deal_but_neither_pinged_nor_warned(server: Server):
    await server.bot.services.calling.keep(server.guild.id, server.ada.id, False)
    await seated(server)
    assert len(said(server, DEALT)) == 1
    assert pinged(server, DEALT) == [[server.ben.id]]
    await server.env.advance_time(590)
    assert said(server, LATE) == []


async def test_a_channel_that_takes_no_message_is_asked_once(server: Server, caplog: pytest.LogCaptureFixture):
    await seated(server)
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    await server.env.advance_time(541)
    await server.put(passes=0)
    await server.env.advance_time(20)
    assert said(server, LATE) == []
    assert len([record for record in caplog.records if "Couldn't show" in record.getMessage()]) == 1


async def test_everyone_is_called_to_a_match_once_and_the_line_goes_with_the_round(server: Server):
    table = await server.open(server.ada)
    await press(server.ben, table, "Join")
    await server.switch_pings(server.ada)
    await server.switch_pings(server.ben)
    await press(server.ada, table, "Start")
    first = server.table().seats[server.table().state.turn].name
    await server.env.advance_time(60)
    assert calls(server) == [], "who goes first was called by the deal"
    (line,) = said(server, DEALT)
    assert line.content == (
        f"<@{server.ada.id}> and <@{server.ben.id}>, the cards are dealt at Table 1 · Crazy Eights. "
        f"{first} goes first. Press **My hand** to see your cards."
    )
    assert pinged(server, DEALT) == [[server.ada.id, server.ben.id]]
    assert "### Your hand" in await hand_behind(server, server.ben, line)
    await server.position("9S", "9C 7H", top="9H")
    await server.ada.slash(server.channel, "card play", card="9S")
    assert said(server, DEALT) == []
    await server.ada.click(table, label="Ready")
    await server.ben.click(table, label="Ready")
    assert said(server, DEALT) == []


async def test_a_question_stays_as_long_as_there_are_turns_to_come(server: Server):
    table = await server.open(server.ada)
    asked = await asked_at(server, table)
    await press(server.ada, table, "Start")
    await server.say(server.ben, "eights leave")
    await server.say(server.ben, "eights join")
    assert labels(asked) == ["Yes, ping me", "No, thanks"]
    since = len(server.env.http_requests)
    await press(server.ben, asked, "No, thanks")
    await server.close(server.ada)
    assert text(asked).startswith("No pings, then."), "what was settled stays"
    told = [request for request in server.env.http_requests[since:] if "No pings, then" in str(request.json)]
    assert [request.method for request in told] == ["POST"], "and was told once"


async def test_a_question_that_discord_does_not_take_away_at_once_goes_later(server: Server):
    await server.bot.services.calling.keep(server.guild.id, server.ada.id, False)
    asked = await asked_at(server, await server.open(server.ada))
    server.env.inject_error("DELETE", "*/messages/@original", status=429, times=1)
    await server.close(server.ada)
    assert len(server.requests("DELETE", "@original")) == 2, "refused once"
    assert asked.id not in bens_messages(server)


async def test_the_answer_counts_after_the_table_has_closed(server: Server):
    """When the token of the question has died, it cannot be taken away any more."""
    asked = answer(await server.ada.slash(server.channel, "eights open"))
    await server.env.advance_time(15 * 60 + 1)
    await server.ada.slash(server.channel, "eights table", action="close")
    assert server.requests("DELETE", "@original") == []
    assert "No pings, then." in text(answer(await server.ada.click(asked, label="No, thanks")))
    assert server.bot.services.preferences.of(server.guild.id, server.ada.id).pings is False


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
    before, hands = mentions_of_ben(server), server.bot.services.hands
    await press(server.ada, hand, "4♣")
    assert server.table().state.turn == 1
    hands.release(server.table().id, server.ben.id)
    await server.env.advance_time(21)
    assert mentions_of_ben(server) == before
    await press(server.ben, bens, "Clear")
    hands.release(server.table().id, server.ben.id)
    await server.env.advance_time(21)
    assert mentions_of_ben(server) != before


def mentions_of_ben(server: Server) -> list[int]:
    return [each.id for each in server.channel.history() if server.ben.mention in each.content]
