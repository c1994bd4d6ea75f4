"""Between rounds, and the final standing."""

import pytest

from tests.cogs.server import Server, alts, labels, press, text
from tests.pages.test_rounds import AGAIN, last_card

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_rematch_leaves_the_old_match_its_highlights_and_its_picture(server: Server, restarts):
    table, (hand, *_) = await last_card(server, server.cleo, totals=(20, 40, 2))
    await press(server.ada, hand, "9♠")
    before, picture = text(table).removesuffix(f"\n{AGAIN}"), alts(table)
    assert text(table).endswith(AGAIN)
    assert before.count("Biggest hand left") == 1
    if restarts:
        await server.restart()
    await press(server.ben, table, "Rematch")
    assert text(table).startswith(f"{before}\nThe rematch is here: ")
    assert alts(table) == picture != []
    assert labels(table) == ["Replay"]
