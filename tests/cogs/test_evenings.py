"""An evening from its form to its end: its message, its event in Discord, and the call when the table opens."""

import json
from datetime import datetime, timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, answer, labels, out, press, text
from tests.cogs.test_dealt_in import wish
from tests.cogs.test_finding import back_room, listed
from tests.cogs.tournament_server import TournamentServer

pytestmark = pytest.mark.usefixtures("undrawn")
SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4
HOUR = 3600
CALL = "it’s time!"


async def plan(server: Server, who: str = "ada", **given: Any) -> str:
    """Fill in the form behind the button in the list of tables: what is answered."""
    page = await listed(server, who)
    shown = await form_of(server.people[who], page, "Plan an evening")
    return text(await send(server.people[who], shown, **({"game": "Eights", "starts": "in 2 h"} | given)))


async def planned(server: Server, **given: Any) -> ResponseMessage:
    """The message of a new evening."""
    told = await plan(server, **given)
    assert "is planned for" in told, told
    return message_of(server)


def message_of(server: Server) -> ResponseMessage:
    """The message of the newest evening. One that is old is posted anew."""
    stored = [server.env.backend.get_message(server.channel.id, each.id) for each in server.posts()]
    found = [ResponseMessage(server.env, each) for each in stored]
    return next(each for each in reversed(found) if text(each).startswith("### Eights · <t:"))


def said(server: Server) -> str:
    return text(message_of(server))


def events(server: Server) -> list[Any]:
    return list(server.env.backend.get_guild(server.guild.id).scheduled_events.values())


def calls(server: Server) -> list[str]:
    return [message.content for message in server.channel.history() if CALL in message.content]


async def time_comes(server: Server, seconds: float = 2 * HOUR + 1) -> None:
    await server.env.advance_time(seconds)
    await server.env.settle()


async def stored(server: Server) -> list[tuple[Any, ...]]:
    return await server.ask("SELECT phase, outcome FROM evenings")


async def test_an_evening_from_its_form_to_its_end(server: Server):
    message = await planned(server, seats="3")
    assert text(message).startswith("### Eights · <t:")
    assert f"**In:** <@{server.ada.id}>" in text(message)
    assert "3 seats" in text(message)
    assert labels(message) == ["I’m in", "Change time", "Call off"]
    (event,) = events(server)
    assert (event.name, event.status, event.entity_metadata) == ("Eights", SCHEDULED, {"location": "#cards"})
    assert f"[Among this server’s events](https://discord.com/events/{server.guild.id}/{event.id})" in text(message)
    assert "You’re in" in text(answer(await press(server.ben, message, "I’m in")))
    await server.cleo.subscribe_event(event)
    await time_comes(server)
    (call,) = calls(server)
    assert call.startswith(f"<@{server.ada.id}>, <@{server.ben.id}> and <@{server.cleo.id}> – it’s time!")
    (body,) = [request.json for request in server.requests("POST", "/messages") if CALL in str(request.json)]
    assert sorted(body["allowed_mentions"]["users"]) == sorted(
        each.id for each in (server.ada, server.ben, server.cleo)
    )
    table = server.table()
    assert (table.game, table.size, [seat.name for seat in table.seats]) == ("eights", 3, ["Ada"])
    assert "The table is open: https://discord.com/channels/" in said(server)
    line = next(each for each in server.channel.history() if CALL in each.content)
    await server.ben.click(line, custom_id=f"b:{table.id}::join.gathering")
    await server.say(server.ada, "eights start")
    assert calls(server) == []
    assert event.status == ACTIVE
    await close_for_certain(server)
    assert event.status == COMPLETED
    assert "It’s over. Thanks for playing!" in said(server)
    assert await stored(server) == []
    assert await server.ask("SELECT * FROM calendar") == []
    assert await server.ask("SELECT kind FROM leftovers WHERE kind IN ('evening', 'gathering')") == []


async def close_for_certain(server: Server) -> None:
    with server.env._bot_scope():
        for table in server.bot.services.tables.every():
            await server.bot.services.tables.abandon(table.id)
    await server.env.settle()


async def test_without_create_events_our_own_message_is_enough_and_says_so(server: Server):
    server.env.inject_error("POST", "/guilds/*/scheduled-events", status=403, code=50013, message="Missing Permissions")
    message = await planned(server)
    assert events(server) == []
    assert "missing **Create Events**" in text(message)
    await press(server.ben, message, "I’m in")
    await time_comes(server)
    assert len(calls(server)) == 1
    assert str(server.ben.id) in calls(server)[0]


async def test_a_server_with_as_many_events_as_there_may_be(server: Server):
    server.env.inject_error("POST", "/guilds/*/scheduled-events", status=400, code=30038, message="Maximum")
    assert "as many as Discord allows" in text(await planned(server))


async def test_an_event_whose_answer_was_lost_is_not_made_twice(server: Server):
    message = await planned(server)
    (event,) = events(server)
    async with server.bot.store.writing() as transaction:  # as if the process had been killed before it knew
        await transaction.exec_driver_sql("UPDATE calendar SET event_id = NULL")
    await server.restart()
    await server.env.settle()
    assert events(server) == [event]
    assert await server.ask("SELECT event_id FROM calendar") == [(event.id,)]
    assert str(event.id) in text(message)


async def test_of_a_server_that_is_out_at_a_start_nothing_is_taken_for_cancelled(server: Server):
    message = await planned(server)
    with out(server):
        await server.restart()
        await server.env.settle()
    assert await stored(server) == [("planned", None)]
    assert labels(message) == ["I’m in", "Change time", "Call off"]


async def test_it_opens_after_a_restart_and_calls_once(server: Server):
    await planned(server)
    await server.restart()
    await time_comes(server)
    await server.restart()
    await time_comes(server, 60)
    assert len([each for each in server.requests("POST", "/messages") if CALL in str(each.json)]) == 1
    assert len(calls(server)) == 1
    assert len(server.bot.services.tables.every()) == 1


async def test_an_event_that_is_moved_in_discord_moves_the_evening(server: Server):
    await planned(server)
    (event,) = events(server)
    before = said(server)
    await moved(server, event, 3 * HOUR)
    assert said(server) != before
    await time_comes(server)
    assert await stored(server) == [("planned", None)]
    await time_comes(server, 3 * HOUR)
    assert await stored(server) == [("open", None)]


async def moved(server: Server, event: Any, seconds: float) -> None:
    start = datetime.fromisoformat(event.scheduled_start_time) + timedelta(seconds=seconds)
    end = start + timedelta(hours=3)
    changes = {"scheduled_start_time": start.isoformat(), "scheduled_end_time": end.isoformat()}
    server.env.backend.edit_scheduled_event(server.guild.id, event.id, changes)
    await server.env.settle()


@pytest.mark.parametrize("how", ["cancelled", "deleted"])
async def test_an_event_that_is_cancelled_or_deleted_calls_the_evening_off(server: Server, how: str):
    await planned(server)
    (event,) = events(server)
    if how == "cancelled":
        server.env.backend.edit_scheduled_event(server.guild.id, event.id, {"status": CANCELLED})
    else:
        server.env.backend.delete_scheduled_event(server.guild.id, event.id)
    await server.env.settle()
    assert "its event was cancelled in Discord" in said(server)
    assert labels(message_of(server)) == []
    await time_comes(server)
    assert server.bot.services.tables.every() == []
    assert await stored(server) == []


async def test_nobody_is_called_twice_when_the_answer_to_the_line_was_lost(server: Server):
    await planned(server)
    await time_comes(server)
    line = calls(server)
    async with server.bot.store.writing() as transaction:  # as if the process had been killed right after the post
        lost = "UPDATE leftovers SET message_id = NULL, nonce = 'lost' WHERE kind = 'gathering'"
        await transaction.exec_driver_sql(lost)
    await server.restart()
    await time_comes(server, 60)
    assert calls(server) == line


async def test_an_event_that_is_begun_early_opens_the_table(server: Server):
    await planned(server)
    (event,) = events(server)
    server.env.backend.edit_scheduled_event(server.guild.id, event.id, {"status": ACTIVE})
    await time_comes(server, 2)
    assert server.table().game == "eights"


async def test_the_organiser_moves_it_and_calls_it_off(server: Server):
    message = await planned(server)
    (event,) = events(server)
    starts = event.scheduled_start_time
    refused = answer(await press(server.ben, message, "Change time"))
    assert "Only the organiser (or a moderator) can do that." in text(refused)
    told = text(await send(server.ada, await form_of(server.ada, message, "Change time"), starts="in 5 h"))
    assert told.startswith("Moved to <t:")
    assert event.scheduled_start_time != starts
    asked = answer(await press(server.ada, message, "Call off"))
    await press(server.ada, asked, "Call it off")
    assert "**Called off** by its organiser." in said(server)
    assert event.status == CANCELLED
    assert await stored(server) == []


async def test_a_move_that_its_event_does_not_follow_holds_all_the_same(server: Server):
    message = await planned(server)
    server.env.inject_error("PATCH", "/guilds/*/scheduled-events/*", status=403, code=50013, message="Missing", times=9)
    await send(server.ada, await form_of(server.ada, message, "Change time"), starts="in 1 h")
    (before,) = await server.ask("SELECT starts_at FROM evenings")
    await server.restart()
    await server.env.settle()
    assert await server.ask("SELECT starts_at FROM evenings") == [before]
    await time_comes(server, HOUR + 1)
    assert len(calls(server)) == 1


async def test_without_its_organiser_the_first_who_is_in_hosts(server: Server):
    message = await planned(server)
    await press(server.ben, message, "I’m in")
    path = f"/guilds/*/members/{server.ada.id}"
    server.env.inject_error("GET", path, status=404, code=10007, message="Unknown Member", times=None)
    await time_comes(server)
    assert [seat.name for seat in server.table().seats] == ["Ben"]


async def test_who_wants_to_be_dealt_in_and_is_in_is_called_once(server: Server):
    message = await planned(server)
    await press(server.ben, message, "I’m in")
    await wish(server, server.ben)
    await wish(server, server.cleo)
    await time_comes(server)
    lines = [each.content for each in server.channel.history() if "sit down!" in each.content]
    assert sum(f"<@{server.ben.id}>" in line for line in lines) == 1
    assert sum(f"<@{server.cleo.id}>" in line for line in lines) == 1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"starts": "soon"}, "I can’t read that time."),
        ({"starts": "in 40 d"}, "more than 30 days from now"),
        ({"zone": "Nowhere"}, "time zone"),
        ({"seats": "no"}, "I can’t read how many seats"),
        ({"seats": "1"}, "Eights is for 2 to 4 players, not 1."),
        ({"seats": "12"}, "Eights is for 2 to 4 players, not 12."),
        ({"game": "Poker"}, "no house rules by that name"),
    ],
)
async def test_what_makes_no_sense_is_refused(server: Server, given: dict[str, str], told: str):
    assert told in await plan(server, **given)
    assert await stored(server) == []


async def test_a_table_that_cannot_open_says_why(server: Server):
    await planned(server, starts="in 30 min")
    await server.say(server.cleo, "eights open")
    owner = await server.newcomer("Olga", runs_server=True)
    page = answer(await owner.slash(server.channel, "eights settings"))
    await send(owner, await form_of(owner, page, "Limits"), channel=["1"])
    await time_comes(server, 30 * 60 + 1)
    assert "**The table couldn’t open.** This channel is full" in said(server)
    assert await stored(server) == []
    assert events(server)[0].status in {COMPLETED, CANCELLED}


async def test_in_a_thread_of_its_own(server: Server):
    await planned(server, place=["thread"])
    await time_comes(server)
    table = server.table()
    assert table.channel != server.channel.id
    assert f"/{table.channel}/" in said(server)


async def test_a_message_that_cannot_be_posted_plans_nothing(server: Server):
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions")
    assert "So it isn’t planned." in await plan(server)
    assert await stored(server) == []
    assert [event for event in events(server) if event.status == SCHEDULED] == []


async def test_it_goes_with_its_channel(server: Server):
    await planned(server)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    assert await stored(server) == []
    assert events(server)[0].status == CANCELLED


async def test_one_that_is_forgotten_is_called_no_more(server: Server):
    message = await planned(server)
    await press(server.ben, message, "I’m in")
    await who_forgets(server, server.ben)
    assert str(server.ben.id) not in said(server)
    assert await server.ask("SELECT guests FROM evenings") == [(f"[{server.ada.id}]",)]


async def who_forgets(server: Server, who: MemberActor) -> None:
    with server.env._bot_scope():
        await server.bot.services.membership.forget(who.id)
    await server.env.settle()


async def test_a_tournament_with_a_start_is_among_the_events(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.say(server.ada, "tournament open", starts="in 2 h", game="crazy-eights")
    (event,) = events(server)
    assert (event.name, event.status) == ("Tournament: Crazy Eights", SCHEDULED)
    await moved(server, event, HOUR)
    (tournament,) = server.bot.services.tournaments.every()
    assert tournament.starts_at is not None
    assert tournament.starts_at - server.bot.services.tournaments.now() > 2.5 * HOUR
    for person in (server.ben, server.cleo):
        await server.say(person, "tournament join")
    await time_comes(server, 3 * HOUR + 1)
    assert event.status == ACTIVE
    with server.env._bot_scope():
        await server.bot.services.tournaments.abandon(lambda each: True)
    await server.env.settle()
    assert event.status == COMPLETED
    assert await server.ask("SELECT * FROM calendar") == []


async def test_a_tournament_goes_on_without_its_event(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.say(server.ada, "tournament open", starts="in 2 h", game="crazy-eights")
    (event,) = events(server)
    server.env.backend.delete_scheduled_event(server.guild.id, event.id)
    await server.env.settle()
    (tournament,) = server.bot.services.tournaments.every()
    assert tournament.scheduled
    await server.restart()
    await server.env.settle()
    assert events(server) == []


async def test_all_of_it_can_be_typed(server: Server):
    assert "No such evening is planned here." in await server.say(server.ben, "eights plan", action="in")
    shown = await server.ada.slash(server.channel, "eights plan", game="eights")
    assert "is planned for" in text(await send(server.ada, shown, starts="in 2 h"))
    assert "You’re in" in await server.say(server.ben, "eights plan", action="in")
    assert "Only the organiser" in await server.say(server.ben, "eights plan", action="call-off")
    when = await server.ada.slash(server.channel, "eights plan", action="move", evening="1")
    assert "Moved to" in text(await send(server.ada, when, starts="in 5 h"))
    await planned(server)
    assert "Several evenings are planned here." in await server.say(server.ben, "eights plan", action="in")
    assert "Pick `action:` too." in await server.say(server.ben, "eights plan", evening="2")
    choices = await server.ben.autocomplete(server.channel, "eights plan", "evening", "", action="in")
    assert len(choices) == 2
    asked = answer(await server.ada.slash(server.channel, "eights plan", action="call-off", evening="2"))
    await press(server.ada, asked, "Call it off")
    assert await server.ask("SELECT count(*) FROM evenings") == [(1,)]


async def test_what_is_planned_stands_below_the_open_tables(server: Server):
    message = await planned(server)
    room = await back_room(server, "ada", "ben")
    hidden = await server.ben.slash(room, "eights plan")
    assert "is planned for" in text(await send(server.ben, hidden, starts="in 1 h"))
    mine, others = text(await listed(server, "ada")), text(await listed(server, "cleo"))
    assert f"1 in · https://discord.com/channels/{server.guild.id}/{server.channel.id}/{message.id}" in others
    assert str(room.id) not in others
    assert mine.index(str(room.id)) < mine.index(str(message.id)), "the next one comes first"
    for hours in range(2, 7):
        await plan(server, "ben" if hours % 2 else "cleo", starts=f"in {hours} h")
    assert "…and 2 more later" in text(await listed(server, "ada"))
    await time_comes(server, 8 * HOUR)
    assert "Planned" not in text(await listed(server, "ada"))


@pytest.mark.parametrize(
    "kept",
    [
        {"subject": "model.gone", "key": "full", "values": {}},
        {"subject": "model.refusals", "key": "gone", "values": {}},
        {"subject": "model.refusals", "key": "wrong-seats", "values": {}},
    ],
)
async def test_a_reason_that_no_catalogue_knows_any_more_is_told_in_general(server: Server, kept: dict[str, Any]):
    await planned(server)
    over = f"phase = 'over', outcome = 'refused', reason = '{json.dumps(kept)}', shown = 'older'"
    async with server.bot.store.writing() as transaction:
        await transaction.exec_driver_sql(f"UPDATE evenings SET {over}")
    await server.restart()
    await server.env.settle()
    assert "**The table couldn’t open.** I no longer know why." in said(server)
