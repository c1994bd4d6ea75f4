"""All games on their shelves, those there are and many more."""

import pytest

from tests.cogs.server import Server, answer, press, text
from tests.pages.test_shelves import GAMES, shelf_of


async def test_what_is_gone_is_said(subtests: pytest.Subtests, server: Server):
    for forged, said in [
        ("shelf-game.turkey.nonsense", "That game is no longer available."),
        ("shelf-game", "That game is no longer available."),
        ("shelf.atlantis", GAMES),
        ("shelf", GAMES),
        ("play-now.nonsense", "has been deleted"),
    ]:
        with subtests.test(forged=forged, said=said):
            page = await shelf_of(server)
            server.forge(page, f"b:0::{forged}")
            assert said in text(answer(await press(server.ada, page, "Forged")))
