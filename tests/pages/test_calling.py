"""Being called to the turn: only who wants it, and who is asked about it. What waits for time is told in tests/cogs."""

from typing import Any

import pytest
from sqlalchemy import event

from engine.core.actions import Draw
from tests.cogs.server import ResponseMessage, Server, answer, labels, press, text
from tests.cogs.tournament_server import TournamentServer

LATE, DEALT = "still your turn", "the cards are dealt"
YES_OR_NO = ["Yes, ping me", "No, thanks"]


def said(server: Server, words: str) -> list[Any]:
    return [message for message in server.channel.history() if words in (message.content or "")]


def calls(server: Server) -> list[Any]:
    return said(server, "it’s your turn")


async def seated(server: Server) -> Any:
    table = await server.open(server.ada)
    await server.ben.click(table, label="Join")
    await server.ada.click(table, label="Start")
    await server.put(turn=0, pending=None, suit=None, debt=0, pile=("4C",), hands=(("5H", "6H", "7H"), ("9S", "TS")))
    return table


async def test_nobody_is_called_who_did_not_ask_or_takes_it_back_and_no_computer_that_sits_in(server: Server):
    table = await seated(server)
    assert "You’ll get a ping" in await server.switch_pings(server.ben)
    assert "won’t get pings" in await server.switch_pings(server.ben)
    await server.ada.slash(server.channel, "card draw")
    await server.ben.slash(server.channel, "card draw")
    assert calls(server) == []
    await server.switch_pings(server.ben)
    await server.ben.slash(server.channel, "eights leave")
    await server.bot.services.tables.act(server.table().id, server.ada.id, None, Draw())
    await server.settle()
    assert calls(server) == []
    assert "Come back" in labels(table)


async def test_a_latecomer_in_a_bots_seat_calls_no_one_to_a_deal_that_is_under_way(server: Server):
    table, _ = await server.begin(server.ada, bots=2)
    assert server.table().moves == 1
    assert said(server, DEALT) == [], "who plays alone needs no call"
    await press(server.cleo, table, "Sit down")
    assert "Cleo took" in text(table)
    assert said(server, DEALT) == []


async def test_a_round_of_a_tournament_calls_each_table(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    (line,) = said(server, DEALT)
    assert all(f"<@{who.id}>" in line.content for who in (server.ada, server.ben))
    assert "the cards are dealt at Round 1 · Table 1 · Crazy Eights. " in line.content
    turn = server.table().seats[server.table().state.turn].name
    assert line.content.endswith(f" {turn} goes first. Press **My hand** to see your cards.")
    await tournament_server.finish_round()
    assert said(server, DEALT) == []


async def asked_at(server: Server, table: ResponseMessage) -> ResponseMessage:
    """Ben sits down, and is asked for the first time."""
    asked = answer(await press(server.ben, table, "Join"))
    assert labels(asked) == YES_OR_NO
    return asked


def bens_messages(server: Server) -> list[int]:
    return [message.id for message in server.channel.history(viewer=server.ben)]


async def test_a_first_table_is_saved_with_two_transactions_though_its_host_is_asked(server: Server):
    commits: list[object] = []
    event.listen(server.bot.store._writer, "commit", commits.append)
    asked = await server.say(server.ada, "eights open")
    assert "Want a ping when it’s your turn?" in asked
    assert len(commits) == 2, "the table with what was asked, and its message"


async def test_who_sits_down_is_asked_once_unless_they_are_forgotten(server: Server):
    table = await server.open(server.ada)
    asked = await asked_at(server, table)
    assert text(asked) == "You have a seat at Table 1 · Crazy Eights.\nWant a ping when it’s your turn?"
    assert text(answer(await press(server.ben, asked, "Yes, ping me"))) == "I’ll ping you when it’s your turn."
    assert [seat.notify for seat in server.table().seats] == [False, True]
    await server.say(server.ben, "eights leave")
    result = await press(server.ben, table, "Join")
    assert (result.acknowledged, result.response) == (True, None), "only a nod"
    assert [seat.notify for seat in server.table().seats] == [False, True], "it is known now"
    assert server.bot.services.calling.asked(server.guild.id, server.ben.id)
    await server.bot.services.membership.forget(server.ben.id)
    assert not server.bot.services.calling.asked(server.guild.id, server.ben.id)


async def test_who_says_so_elsewhere_is_not_asked_any_more(server: Server):
    asked = await asked_at(server, await server.open(server.ada))
    await server.switch_pings(server.ben)
    assert text(asked) == "I’ll ping you when it’s your turn."
    assert labels(asked) == []


@pytest.mark.parametrize("end", ["closes", "is left", "forgets", "ends"])
async def test_a_question_goes_when_nothing_depends_on_it_any_more(server: Server, end: str):
    asked = await asked_at(server, await server.open(server.ada))
    assert asked.id in bens_messages(server)
    if end == "closes":
        await server.close(server.ada)
    elif end == "is left":
        await server.say(server.ben, "eights leave")
    elif end == "forgets":
        await server.bot.services.membership.forget(server.ben.id)
    else:
        await press(server.ada, server.shown(), "Start")
        await server.position("9S", "9C 7H 6H", top="9H", totals=(0, 99))
        await server.say(server.ada, "card play", card="9S")
        assert server.table().phase == "over"
    await server.settle()
    assert asked.id not in bens_messages(server)
