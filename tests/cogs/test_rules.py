"""The rulebook of a table or a game, with its own numbers, and what is not as usual marked."""

import pytest

from tests.cogs.server import Server, answer, press, text

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_a_page_that_there_is_not_shows_the_last_one(server: Server):
    table = await server.open(server.ada)
    for custom_id in ("b:1::rules.99", "b:1::rules.9999999", "b:1::rules.x", "b:1::rules.-1"):
        server.forge(table, custom_id)
        assert text(answer(await press(server.ben, table, "Forged"))).startswith("## Rulebook · Table 1")


async def test_a_book_of_nothing_is_refused(server: Server):
    table = await server.open(server.ada)
    for custom_id in ("b:0::book", "b:0::book.1.abc", "b:0::book.1"):
        server.forge(table, custom_id)
        assert "has no house rules by that name" in text(answer(await press(server.ben, table, "Forged")))
