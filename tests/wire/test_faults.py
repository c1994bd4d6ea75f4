"""What goes wrong between the bot and Discord, and the game goes on: one running bot, a new server for each test."""

import asyncio

import pytest

from tests.wire import faults
from tests.wire.answers import COMPONENT
from tests.wire.conftest import Scene, moved_in
from tests.wire.people import Person, actions
from tests.wire.world import PATIENCE, Json

DEALT = 1  # the deal is the first action of a match

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def moved(evening: Scene, person: Person) -> None:
    """A move, which the board shows afterwards."""
    board, before = evening.boards[-1], evening.moves
    edits = board.edits
    await person.act()
    await evening.until(lambda: board.edits > edits, "the board shows the move")
    assert evening.moves == before + 1


@pytest.mark.parametrize(
    "harm",
    [
        faults.status(500),
        faults.status(502),
        faults.status(502, afterwards=True),
        faults.status(504),
        faults.too_many("user"),
        faults.too_many("shared"),
        faults.too_many("global"),
        faults.slow(0.1),
    ],
    ids=["500", "502", "502-but-done", "504", "429-user", "429-shared", "429-global", "slow"],
)
async def test_an_edit_that_fails_is_made_again(evening: Scene, harm: faults.Harm):
    person = await evening.deal()
    fault = evening.discord.faults.add("PATCH", rf"/channels/{evening.channel.id}/messages/\d+", harm)
    await moved(evening, person)
    assert fault.struck == 1


async def test_an_edit_that_the_library_gives_up_is_made_again(club: Scene):
    """It retries neither a 503 nor a broken connection."""
    evenings = [await moved_in(club) for _ in range(2)]
    people = [await evening.deal() for evening in evenings]
    for evening, harm in zip(evenings, (faults.status(503), faults.drop()), strict=True):
        club.discord.faults.add("PATCH", rf"/channels/{evening.channel.id}/messages/\d+", harm)
    await asyncio.gather(*map(moved, evenings, people))


@pytest.mark.parametrize("number", [500, 502, 503, 504])
async def test_an_answer_that_fails_is_given_again(evening: Scene, number: int):
    person = await evening.deal()
    evening.discord.faults.add("POST", faults.CALLBACK, faults.status(number))
    await person.act()
    assert evening.moves == DEALT + 1


async def test_one_hanging_edit_holds_up_no_press(evening: Scene):
    person = await evening.deal()
    released = asyncio.Event()
    edits = evening.discord.faults.add("PATCH", rf"/channels/{evening.channel.id}/messages/\d+", faults.hang(released))
    await person.act()
    await evening.until(lambda: edits.struck, "an edit hangs")
    await (await evening.until(evening.asked, "a player is asked")).act()
    await evening.ada.press(evening.boards[-1], "scores")
    assert evening.moves == DEALT + 2
    released.set()


async def test_a_press_that_is_told_twice_acts_once(evening: Scene):
    person = await evening.deal()
    before = len(evening.discord.rest.calls)
    asked = await person.act(times=2)
    await evening.until(lambda: callbacks(evening, asked.token, before) or asked.refused, "it is heard")
    await evening.settle()
    assert evening.moves == DEALT + 1


def callbacks(evening: Scene, token: str, since: int) -> list[int]:
    """The statuses of the answers to one interaction."""
    return [status for _, path, status in evening.discord.rest.calls[since:] if token in path and "callback" in path]


async def test_a_deleted_board_is_posted_again(evening: Scene):
    person = await evening.deal()
    (board,) = evening.boards
    await evening.discord.delete_message(board)
    await person.act()
    again = await evening.until(lambda: evening.boards, "a board is there again")
    assert "hand" in actions(again[0])


async def test_a_deleted_channel_takes_its_table_along(evening: Scene):
    await evening.deal()
    await evening.settle()
    await evening.discord.delete_channel(evening.channel)
    await closed(evening)


async def test_a_channel_that_was_deleted_unheard_is_noticed(evening: Scene):
    person = await evening.deal()
    hand = person.hand
    await evening.discord.delete_channel(evening.channel, told=False)
    assert hand is not None
    evening.discord.world.keep(hand)
    await person.act(waits=False)
    await closed(evening)


async def test_a_server_that_sends_the_bot_away_closes_its_tables(evening: Scene):
    await evening.deal()
    await evening.settle()
    await evening.discord.delete_guild(evening.channel.guild)
    await closed(evening)


async def test_an_outage_of_a_server_closes_nothing(evening: Scene):
    person = await evening.deal()
    await evening.discord.delete_guild(evening.channel.guild, unavailable=True)
    await person.act()
    assert evening.moves == DEALT + 1


async def closed(evening: Scene) -> None:
    """Wait until the file knows no table here. Nothing is sent when one closes with its channel."""
    async with asyncio.timeout(PATIENCE):
        while evening.saved:  # noqa: ASYNC110  another process closes it
            await asyncio.sleep(0.05)


# The gateway


async def reconnected(evening: Scene, resumed: int) -> None:
    await evening.until(
        lambda: evening.discord.gateway.ready and evening.discord.gateway.told["resume"] > resumed, "it is back"
    )


async def test_a_reconnect_that_discord_asks_for(evening: Scene):
    person, resumed = await evening.deal(), evening.discord.gateway.told["resume"]
    await evening.discord.gateway.ask_to_reconnect()
    asked = await person.act(waits=False)
    await reconnected(evening, resumed)
    await person.answered(asked)
    assert evening.moves == DEALT + 1


async def test_what_was_missed_while_the_socket_was_broken_is_heard_later(evening: Scene):
    person, resumed = await evening.deal(), evening.discord.gateway.told["resume"]
    evening.discord.gateway.drop()
    await evening.until(lambda: not evening.discord.gateway.ready, "the connection is gone")
    asked = await person.act(waits=False)
    await reconnected(evening, resumed)
    await person.answered(asked)
    assert evening.moves == DEALT + 1


async def test_a_session_that_is_over_is_begun_anew(evening: Scene):
    person, begun = await evening.deal(), evening.discord.gateway.told["identify"]
    await evening.discord.gateway.invalidate()
    await evening.until(lambda: evening.discord.gateway.told["identify"] > begun, "it identifies itself again")
    await evening.until(lambda: evening.discord.gateway.ready, "it is back")
    await moved(evening, person)


# Bad input


async def test_forged_ids_act_on_nothing(evening: Scene):
    person = await evening.deal()
    board, troubles = evening.boards[-1], len(evening.bot.troubles)
    table = board.components[0]["components"][-1]["components"][0]["custom_id"].split(":")[1]
    for kind in KINDS.values():
        for text in JUNK:
            await person.forge(board, text, kind, waits=False, twist=whole)
    forged = [await person.forge(board, text, kind, waits=False, twist=whole) for kind, text in wrong_ids(table)]
    await evening.until(lambda: all(each.answer for each in forged), "they are refused")
    await evening.settle()
    assert evening.moves == DEALT
    assert evening.bot.troubles[troubles:] == []


KINDS = {"b": 2, "s": 3}
JUNK = ["", "b", "b:::", "x" * 100_000, "b:1:1:../../etc", "b:1:1:play.8S\x00", "s:-1:-1:play", "∞:1:1:draw"]


def wrong_ids(table: str) -> list[tuple[int, str]]:
    """Ids that no message of the bot has, although they look like it."""
    texts = [
        f":{table}:0:play.8S",
        f":{table}:999999999:draw",
        f":{table}:99:play.ZZ.H.call",
        f":{table}:1:nothing",
        ":999999999999999:1:draw",
        ":0::hand",
        f":{table}:99:give.8S.onto7",
        f":{table}:99:nominate.X",
    ]
    return [(kind, letter + text) for letter, kind in KINDS.items() for text in texts]


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

    for twist in (unknown_parts, lambda payload: payload | {"type": 77}):
        await person.send(COMPONENT, {"custom_id": "b:1:1:x", "component_type": 2}, board, waits=False, twist=twist)
    await evening.discord.gateway.tell("SOMETHING_NEW", {"id": "1"})
    await moved(evening, person)
    assert evening.bot.troubles[troubles:] == []
