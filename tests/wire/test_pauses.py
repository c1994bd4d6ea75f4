"""What is mended only after a pause of the bot or of discord.py, or by a bot that is started for it."""

import asyncio

import pytest

from tests.wire import faults
from tests.wire.conftest import Scene, moved_in
from tests.wire.people import Person
from tests.wire.test_faults import APOLOGY, moved

pytestmark = pytest.mark.asyncio(loop_scope="session")


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
