"""What a player is never left with: a hand that stays behind, an action done twice or called failed, a lost post."""

import json
import re

import pytest

from tests.wire import faults
from tests.wire.conftest import Scene
from tests.wire.people import Person
from tests.wire.test_faults import DEALT, TOO_LATE
from tests.wire.world import Message

pytestmark = pytest.mark.asyncio(loop_scope="session")

APOLOGY = "went wrong"


LOST = {
    "refused, and said again": faults.drop(),
    "done, and the connection broke": faults.drop(afterwards=True),
    "done, and no JSON": faults.garbled(),
    "done, and far too large": faults.garbled("[" * 100_000),
}


@pytest.mark.parametrize("harm", LOST.values(), ids=LOST)
async def test_a_hand_is_never_orphaned_and_done_is_not_called_failed(evening: Scene, harm: faults.Harm):
    await never_orphaned(evening, harm)
    assert not [*told(evening.ada, APOLOGY), *told(evening.ben, APOLOGY)]


async def never_orphaned(evening: Scene, harm: faults.Harm, times: int = 1) -> None:
    """After an answer that was lost, the hand shows what is, and follows the other player's move."""
    person = await evening.deal(game="crazy-eights")
    before, hand = evening.moves, person.hand
    fault = evening.discord.faults.add("POST", faults.CALLBACK, harm, times)
    assert hand is not None
    edits = hand.edits
    await person.act(waits=False)
    await evening.until(lambda: fault.struck == times and hand.edits > edits, "the hand shows something new")
    assert evening.moves == before + 1
    for wanted in (evening.other(person), person):
        await turned_to(evening, wanted)


async def turned_to(evening: Scene, wanted: Person) -> None:
    """The turn goes to this player, and the hand shows it."""
    while not wanted.asked:
        asked = await evening.until(evening.asked, "someone is asked")
        if asked is not wanted:
            await asked.act()


def told(person: Person, words: str) -> list[Message]:
    return [message for message in person.sees if re.search(words, message.text)]


async def test_a_press_that_comes_too_late_is_not_played(evening: Scene):
    board = await evening.ada.open_table()
    await evening.ada.press(board, "computer", waits=False, age=TOO_LATE)
    await evening.ada.press(board, "computer")
    ((seats,),) = evening.bot.look(f"SELECT seats FROM tables WHERE channel_id = {evening.channel.id}")
    assert len(json.loads(str(seats))) == 2


async def test_a_lost_permission_is_told_to_the_players(evening: Scene):
    person = await evening.deal()
    evening.channel.allowed = 0
    since = len(evening.discord.rest.calls)
    await person.act()
    await evening.until(lambda: refused(evening, since), "the board cannot be edited")
    await person.press(person.hand, "more")
    await person.press(person.hand, "hand")
    await evening.until(lambda: told(person, "can.t write"), "the hand says why")
    evening.channel.allowed = 1 << 53
    await (await evening.until(evening.asked, "a player is asked")).act()
    assert evening.moves == DEALT + 2


def refused(evening: Scene, since: int) -> bool:
    here = f"/channels/{evening.channel.id}/"
    return any(status == 403 and path.startswith(here) for _, path, status in evening.discord.rest.calls[since:])


async def test_a_post_whose_answer_was_lost_is_the_board(evening: Scene):
    """Asked once more, Discord tells of the board that is there."""
    posts = rf"/channels/{evening.channel.id}/messages"
    evening.discord.faults.add("POST", posts, faults.drop(afterwards=True))
    await evening.ada.slash("eights open")
    assert (len(evening.boards), evening.saved) == (1, 1)
