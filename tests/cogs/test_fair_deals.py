"""What anyone can read about the deals of a table, before, during and after its match."""

import re
from secrets import token_hex

import pytest

from engine.fairness import seal_of
from tests.cogs.server import Server, answer, press, text


@pytest.fixture(autouse=True)
def _by_chance(server: Server) -> None:
    """Secrets as the bot makes them."""
    server.bot.tables._seed = lambda: token_hex(16)


async def details(server: Server, message) -> str:
    """What Cleo, who only looks on, reads behind the Details button."""
    return text(answer(await press(server.cleo, message, "Details")))


async def more_details(server: Server, message) -> str:
    return await details(server, answer(await press(server.cleo, message, "More")))


async def test_the_seal_stands_from_the_lobby_to_the_end_where_all_that_was_mixed_in_is_shown(server: Server):
    table = await server.open(server.ada, target=50)
    promised = server.table().deal.seal
    assert f"Seal of the deal: `{promised}`" in await details(server, table)
    await press(server.ben, table, "Join")
    assert f"Seal of the deal: `{promised}`" in await details(server, table)
    hand = answer(await press(server.ada, table, "Start"))
    joined, started = server.table().entropy
    playing = await more_details(server, table)
    assert f"Seal of the deal: `{promised}`" in playing
    assert all(secret not in playing for secret in (server.table().seed, server.table().salt, str(joined)))
    await server.position("9S", "9C 8H 6H", top="9H")
    await press(server.ada, hand, "9♠")
    (proof,) = re.findall(
        r"Seed: `(.+)`\nSalt: `(.+)`\nJoin and Start numbers: (.+), (.+)\n", await details(server, table)
    )
    seed, salt, *presses = proof
    assert list(map(int, presses)) == [joined, started]
    assert seal_of(2, seed, salt) == promised


async def test_a_match_that_no_press_has_mixed_says_so(server: Server):
    await server.say(server.ada, "eights practice")
    table = server.table()
    assert (table.scheme, table.entropy) == (2, ())
    assert "No Join or Start was mixed in here" in await more_details(server, server.shown())
