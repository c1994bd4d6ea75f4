"""What a player is never left with: a hand that stays behind, an action done twice or called failed."""

import pytest

from tests.wire import faults
from tests.wire.conftest import Scene
from tests.wire.people import Person

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
    assert not [message for message in (*evening.ada.sees, *evening.ben.sees) if APOLOGY in message.text]


async def never_orphaned(evening: Scene, harm: faults.Harm, times: int = 1) -> None:
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


async def turned_to(evening: Scene, wanted: Person) -> None:
    """The turn goes to this player, and the hand shows it."""
    while not wanted.asked:
        asked = await evening.until(evening.asked, "someone is asked")
        if asked is not wanted:
            await asked.act()
