"""Evenings over the wire: their events in Discord, over kills, and what people do to them meanwhile."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.wire import faults
from tests.wire.conftest import Scene
from tests.wire.people import Person, actions
from tests.wire.world import ACTIVE, CANCELLED, COMPLETED, PATIENCE, Event, Message, User

EVENTS = r"/guilds/\d+/scheduled-events"
CALL = "it’s time!"


async def plan(stage: Scene, **given: str) -> Message:
    """Plan an evening by its form: its message."""
    await stage.ada.slash("eights show", {"what": "tables"})
    asked = await stage.ada.press_page("e-plan")
    await stage.ada.fill(asked, {"game": "Eights", "starts": "in 2 h"} | given)
    return await message_of(stage)


def newest(stage: Scene) -> Message | None:
    """The message of the newest evening."""
    public = stage.discord.world.public(stage.channel)
    return next((each for each in reversed(public) if "### Eights" in each.text), None)


async def message_of(stage: Scene, words: str = "") -> Any:
    """The message of the newest evening, once it says so."""

    def found() -> Message | None:
        message = newest(stage)
        return message if message is not None and words in message.text else None

    return await stage.until(found, f"an evening is shown with {words}")


async def saved(true: Callable[[], bool]) -> None:
    """Wait until the file says so."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110  a file tells nobody
            await asyncio.sleep(0.05)


async def event_of(stage: Scene) -> Any:
    return await stage.until(lambda: next(iter(stage.channel.guild.events.values()), None), "there is an event")


def calls(stage: Scene) -> list[Message]:
    return [each for each in stage.discord.world.public(stage.channel) if CALL in each.content]


async def started(stage: Scene, event: Event) -> None:
    """Somebody begins the event early, so that no test waits for its time."""
    await stage.discord.change_event(event, status=ACTIVE)


@pytest.mark.bodies
async def test_an_event_begins_and_ends_with_its_match(stage: Scene):
    await stage.bot.start()
    await plan(stage)
    event = await event_of(stage)
    await message_of(stage, str(event.id))
    assert (event.told["name"], event.told["entity_metadata"]) == ("Eights", {"location": "#cards"})
    event.interested += [stage.ben.user, *(User(5000 + number, f"Guest {number}") for number in range(120))]
    soon = datetime.fromtimestamp(stage.discord.world.now() + 2, UTC)
    await stage.discord.change_event(event, scheduled_start_time=soon.isoformat())
    (call,) = await stage.until(lambda: calls(stage), "everyone is called")
    assert len(call.mentions) == 70
    assert "and 52 more – it’s time!" in call.content, "nobody is left out silently"
    assert call.content.startswith(f"<@{stage.ada.user.id}>, <@{stage.ben.user.id}>, <@5000>")
    await stage.ben.press(call, "join")
    await stage.ada.press(next(each for each in stage.boards if "start" in actions(each)), "start")
    await stage.until(lambda: not calls(stage), "the call has done its work")
    await stage.until(lambda: event.status == ACTIVE, "the event begins with the match")
    await stage.ada.slash("eights table", {"action": "close"})
    await stage.ada.press_page("close")
    await stage.until(lambda: event.status == COMPLETED, "the event ends with it")
    assert await stage.bot.stop() == 0
    assert stage.bot.troubles == []


@pytest.mark.parametrize("afterwards", [False, True])
async def test_a_kill_while_the_event_is_made_leaves_one(stage: Scene, afterwards: bool):
    await stage.bot.start()
    stage.discord.faults.add("POST", EVENTS, faults.first(stage.bot.kill, afterwards=afterwards))
    await stage.ada.slash("eights show", {"what": "tables"})
    asked = await stage.ada.press_page("e-plan")
    await stage.ada.fill(asked, {"game": "Eights", "starts": "in 2 h"}, waits=False)
    await stage.bot.ended()
    stage.discord.faults.clear()
    await stage.bot.start()
    event = await event_of(stage)
    await message_of(stage, str(event.id))
    assert len(stage.channel.guild.events) == 1
    assert stage.bot.look("SELECT event_id FROM calendar") == [(event.id,)]


@pytest.mark.parametrize("skip", [0, 1], ids=["the table is posted", "the line is posted"])
@pytest.mark.parametrize("afterwards", [False, True])
async def test_a_kill_while_the_table_opens_opens_one_and_calls_once(stage: Scene, skip: int, afterwards: bool):
    await stage.bot.start()
    await plan(stage)
    event = await event_of(stage)
    await saved(lambda: stage.bot.look("SELECT event_id FROM calendar") == [(event.id,)])
    kill = faults.first(stage.bot.kill, afterwards=afterwards)
    stage.discord.faults.add("POST", r"/channels/\d+/messages", kill, skip=skip)
    await started(stage, event)
    await stage.bot.ended()
    stage.discord.faults.clear()
    await stage.bot.start()
    await stage.until(lambda: calls(stage), "everyone is called")
    await saved(lambda: not stage.bot.look("SELECT 1 FROM leftovers WHERE nonce IS NOT NULL"))
    assert len(calls(stage)) == 1
    assert stage.saved == 1
    tables = [each for each in stage.boards if "more" in actions(each)]
    assert len(tables) == 1


async def test_what_people_do_to_an_event_while_the_bot_is_down(stage: Scene):
    await stage.bot.start()
    await plan(stage)
    event = await event_of(stage)
    await saved(lambda: stage.bot.look("SELECT event_id FROM calendar") == [(event.id,)])
    await stage.bot.kill()
    later = datetime.fromisoformat(event.told["scheduled_start_time"]) + timedelta(hours=5)
    event.told |= {"scheduled_start_time": later.isoformat()}
    await stage.bot.start()
    await saved(lambda: starts(stage) == [later.timestamp()])
    await stage.bot.kill()
    await stage.discord.delete_event(event, told=False)
    await stage.bot.start()
    await message_of(stage, "its event was cancelled in Discord")
    await saved(lambda: starts(stage) == [])


async def test_an_evening_that_was_moved_while_the_bot_was_away_at_its_time_is_not_missed(stage: Scene):
    await stage.bot.start()
    await plan(stage)
    event = await event_of(stage)
    await saved(lambda: stage.bot.look("SELECT event_id FROM calendar") == [(event.id,)])
    await stage.bot.kill()
    before = stage.discord.world.now() - 5 * 3600  # as if that much time had passed
    with closing(sqlite3.connect(stage.bot.folder / "eights.db")) as file, file:
        file.execute("UPDATE evenings SET starts_at = ?, deadline = ?", (before, before))
        file.execute("UPDATE calendar SET starts_at = ?", (before,))
    moved = datetime.fromisoformat(event.told["scheduled_start_time"]).timestamp()
    await stage.bot.start()
    await saved(lambda: starts(stage) == [moved])
    assert stage.bot.look("SELECT phase FROM evenings") == [("planned",)]


def starts(stage: Scene) -> list[Any]:
    return [row[0] for row in stage.bot.look("SELECT starts_at FROM evenings")]


async def test_without_the_permission_and_with_too_many_events(stage: Scene):
    stage.channel.guild.makes_events = False
    await stage.bot.start()
    await plan(stage)
    await message_of(stage, "missing **Create Events**")
    stage.channel.guild.makes_events = True
    for number in range(100):
        stage.channel.guild.events[number] = Event(number, stage.channel.guild, {})
    await plan(stage)
    await message_of(stage, "as many as Discord allows")


async def test_the_organiser_calls_it_off(stage: Scene):
    await stage.bot.start()
    message = await plan(stage)
    event = await event_of(stage)
    await stage.ben.press(message, "e-in")
    await refused(stage.ben, message)
    await stage.ada.press(message, "e-off")
    await stage.ada.press_page("e-off")
    await stage.until(lambda: event.status == CANCELLED, "its event is cancelled")
    await message_of(stage, "**Called off**")


async def refused(person: Person, message: Message) -> None:
    answer = await person.press(message, "e-off")
    assert answer.original is not None
    assert "Only the organiser" in answer.original.text
