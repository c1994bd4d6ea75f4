"""What goes wrong between the bot and Discord, and the game goes on: one running bot, a new server for each test."""

import asyncio
from itertools import product

import pytest

from tests import until
from tests.wire import faults
from tests.wire.answers import COMPONENT, MODAL
from tests.wire.conftest import Scene, moved_in
from tests.wire.people import Person
from tests.wire.world import Json

APOLOGY = "went wrong"
DEALT = 1  # the deal is the first action of a match

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def moved(evening: Scene, person: Person) -> None:
    """A move, which the board shows afterwards."""
    board, before = evening.boards[-1], evening.moves
    edits = board.edits
    await person.act()
    await evening.until(lambda: board.edits > edits, "the board shows the move")
    assert evening.moves == before + 1


async def test_a_server_with_the_commands_alone_is_told_how_to_add_the_bot(evening: Scene):
    world, troubles = evening.discord.world, len(evening.bot.troubles)
    shown = await evening.ada.open_table()
    channel = world.channel(world.guild())
    channel.allowed = 0
    zoe = Person(evening.discord, evening.ada.user, channel)
    board = world.message(channel, components=shown.components, flags=shown.flags)  # from before it was sent away
    for asked in (await zoe.slash("eights open"), await zoe.slash("card draw"), await zoe.press(board, "join")):
        assert "My commands are in this server, but I’m not." in asked.original.text
        assert f"guild_id={channel.guild.id}" in asked.original.text
    assert evening.bot.troubles[troubles:] == []


async def test_a_channel_that_was_deleted_unheard_is_noticed(evening: Scene):
    person = await evening.deal()
    hand = person.hand
    evening.discord.world.remove(evening.channel)
    evening.discord.world.keep(hand)
    await person.act(waits=False)
    await until(lambda: not evening.saved)  # nothing is sent when a table closes with its channel


async def test_an_outage_of_a_server_closes_nothing(evening: Scene):
    person = await evening.deal()
    guild = evening.channel.guild
    await evening.discord.gateway.tell("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
    await person.act()
    assert evening.moves == DEALT + 1


ANY_CALL = {
    "a press": ("POST", faults.CALLBACK),
    "a board": ("PATCH", faults.EDIT),
    "a post": ("POST", faults.POST),
    "a deletion": ("DELETE", faults.EDIT),
}
UNREADABLE = {"no JSON": '{"id": "12', "too deep": "[" * 100_000, "too large": '"' + "x" * 20_000_000}


@pytest.mark.parametrize("call", ANY_CALL.values(), ids=ANY_CALL)
@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
async def test_an_answer_that_cannot_be_read_harms_nothing(evening: Scene, call: tuple[str, str], text: str):
    person, troubles = await evening.deal(), len(evening.bot.troubles)
    await evening.settle()
    fault = evening.discord.faults.add(*call, faults.garbled(text))
    await evening.ada.slash("eights show", waits=False)
    await person.act(waits=False)
    await evening.until(lambda: fault.struck, "it is answered like that")
    await evening.until(lambda: len(evening.boards) == 1, "one board stays")
    await (await evening.until(evening.asked, "a player is asked")).act()
    assert evening.moves in {DEALT + 1, DEALT + 2}
    assert evening.bot.troubles[troubles:] == []


async def test_what_was_missed_while_discord_asked_it_to_reconnect_is_heard_later(evening: Scene):
    gateway = evening.discord.gateway
    person, resumed = await evening.deal(), gateway.told["resume"]
    await gateway.ask_to_reconnect()
    asked = await person.act(waits=False)
    await evening.until(lambda: gateway.ready and gateway.told["resume"] > resumed, "it is back")
    await person.answered(asked)
    assert evening.moves == DEALT + 1


def whole(payload: Json) -> Json:
    """The message of the press holds what was pressed: only so does the library look at it."""
    data = payload["data"]
    pressed = {"type": data["component_type"], "custom_id": data["custom_id"], "id": 90}
    pressed |= {"style": 1, "label": "x"} if data["component_type"] == 2 else {"options": [], "disabled": False}
    payload["message"] = payload["message"] | {"components": [{"type": 1, "id": 91, "components": [pressed]}]}
    return payload


async def test_events_that_no_client_sends(evening: Scene):
    person = await evening.deal()
    board, troubles = evening.boards[-1], len(evening.bot.troubles)

    def unknown_parts(payload: Json) -> Json:
        message = payload["message"]
        return payload | {"message": message | {"components": [{"type": 99, "id": 1}, *message["components"]]}}

    pressed: Json = {"custom_id": "b:1:1:x", "component_type": 2}
    for twist in (unknown_parts, lambda payload: payload | {"type": 77}):
        await person.send(COMPONENT, pressed, board, waits=False, twist=twist)
    for kind, data in product((COMPONENT, MODAL), ({}, None)):
        await person.send(kind, {}, board, waits=False, twist=lambda payload, data=data: payload | {"data": data})
    await evening.discord.gateway.tell("SOMETHING_NEW", {"id": "1"})
    await moved(evening, person)
    assert evening.bot.troubles[troubles:] == []


# What is mended only after a pause of the bot or of discord.py


async def test_an_edit_that_fails_is_made_again(club: Scene):
    """By the library, or by the bot where the library retries neither a 503 nor a broken connection."""
    harms = [faults.status(502, afterwards=True), faults.drop(), faults.hang(seconds=0.1)]
    harms += [faults.status(number) for number in (500, 502, 503, 504)]
    harms += [faults.too_many(scope) for scope in ("user", "shared", "global")]
    evenings = [await moved_in(club) for _ in harms]
    people = [await evening.deal() for evening in evenings]
    struck = [
        club.discord.faults.add("PATCH", rf"/channels/{evening.channel.id}/messages/\d+", harm)
        for evening, harm in zip(evenings, harms, strict=True)
    ]
    await asyncio.gather(*map(moved, evenings, people))
    assert [fault.struck for fault in struck] == [1] * len(harms)


LOST = {
    "refused, and said again": (faults.drop(), 1),
    "refused every time": (faults.drop(), 4),
    "done, and the connection broke": (faults.drop(afterwards=True), 1),
    "done, and broken every time": (faults.drop(afterwards=True), 4),
    "done, and a 502": (faults.status(502, afterwards=True), 1),
    "done, and no JSON": (faults.garbled(), 1),
    "done, and far too large": (faults.garbled("[" * 100_000), 1),
    "no answer comes": (faults.hang(), 1),
}


@pytest.mark.parametrize(("harm", "times"), LOST.values(), ids=LOST)
async def test_a_hand_is_never_orphaned_and_done_is_not_called_failed(evening: Scene, harm: faults.Harm, times: int):
    """After an answer that was lost, the hand shows what is, and follows the other player's move."""
    person = await evening.deal(game="crazy-eights")
    before, hand = evening.moves, person.hand
    fault = evening.discord.faults.add("POST", faults.CALLBACK, harm, times)
    edits = hand.edits
    await person.act(waits=False)
    await evening.until(lambda: fault.struck == times and hand.edits > edits, "the hand shows something new")
    assert evening.moves == before + 1
    for wanted in (evening.other(person), person):
        await turned_to(evening, wanted)
    assert not [message for message in (*evening.ada.sees, *evening.ben.sees) if APOLOGY in message.text]


async def turned_to(evening: Scene, wanted: Person) -> None:
    """The turn goes to this player, and the hand shows it."""
    while not wanted.asked:
        asked = await evening.until(evening.asked, "someone is asked")
        if asked is not wanted:
            await asked.act()


@pytest.mark.asyncio
async def test_with_a_clock_that_is_an_hour_fast_all_is_as_ever(stage: Scene):
    """To the bot every press and every message seems an hour old: it posts nothing anew, and keeps the hands true."""
    stage.discord.world.shift = -3700.0
    await stage.bot.start()
    person = await stage.deal(game="crazy-eights")
    (board,), edits = stage.boards, stage.boards[0].edits
    for wanted in (stage.other(person), person):
        await turned_to(stage, wanted)
    await stage.until(lambda: board.edits > edits, "the board follows")
    await stage.settle()
    assert stage.boards == [board]
    assert len(stage.bot.said("clock is fast by")) == 1
    assert stage.bot.troubles == []
