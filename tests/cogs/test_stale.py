"""Two presses of one person at once: one counts, and the other answer says that the table has moved on."""

import pytest

from tests.cogs.server import Server, at_once, moves, press
from tests.pages.test_seats import seated
from tests.pages.test_stale import MOVED_ON

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.mark.parametrize("presses", [("Draw and end turn", "Draw and end turn"), ("9♠", "Draw and end turn")])
async def test_of_two_presses_at_once_the_first_counts(server: Server, presses: tuple[str, str]):
    _, (hand, _) = await seated(server)
    since = len(server.env.http_requests)
    with at_once(server.env):
        both = [await press(server.ada, hand, label) for label in presses]
    await server.settle()
    assert all(result.acknowledged for result in both)
    assert server.table().moves == 2  # the deal and one of them
    state = server.table().state
    assert (state.pile, len(state.hands[0])) == ((("9H", "9S"), 2) if presses[0] == "9♠" else (("9H",), 4))
    assert not {*presses} & {*moves(hand)}
    # Whichever answer comes last is what stays on the screen.
    assert sum(MOVED_ON in str(request.json) for request in server.requests("POST", "/callback", since)) == 1
