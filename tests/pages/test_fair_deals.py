"""What anyone can read about the deals of a table, before, during and after its match."""

import re
from secrets import token_hex

import pytest
from sqlalchemy import text as text_of

from engine.chance import seal_of
from tests.cogs.kept import kept
from tests.cogs.server import Server, answer, labels, press, press_more, text
from tests.pages.test_looking_back import played


@pytest.fixture(autouse=True)
def _by_chance(request: pytest.FixtureRequest) -> None:
    """Secrets as the bot makes them."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").bot.services.tables.seed = lambda: token_hex(16)


async def details(server: Server, message) -> str:
    """What Cleo, who only looks on, reads behind the Fair deal button."""
    pressing = press if "Fair deal" in labels(message) else press_more
    return text(answer(await pressing(server.cleo, message, "Fair deal")))


async def test_the_seal_stands_from_the_lobby_to_the_end_where_all_that_was_mixed_in_is_shown(server: Server):
    table = await server.open(server.ada, target=50)
    promised = server.table().deal.seal
    assert f"Seal of the deal: `{promised}`" in await details(server, table)
    await press(server.ben, table, "Join")
    assert f"Seal of the deal: `{promised}`" in await details(server, table)
    hand = answer(await press(server.ada, table, "Start"))
    joined, started = server.table().entropy
    assert "Seal" not in text(table)
    playing = await details(server, answer(await press(server.cleo, table, "More")))
    assert f"Seal of the deal: `{promised}`" in playing
    assert all(secret not in playing for secret in (server.table().seed, server.table().salt, str(joined)))
    await server.position("9S", "9C 8H 6H", top="9H")
    await press(server.ada, hand, "9♠")
    told = await details(server, table)
    (proof,) = re.findall(r"Seed: `(.+)`\nSalt: `(.+)`\nJoin and Start numbers: (.+), (.+)\n", told)
    seed, salt, *presses = proof
    assert list(map(int, presses)) == [joined, started]
    assert seal_of(2, seed, salt) == promised
    await server.say(server.ada, "eights practice")
    assert (server.table().scheme, server.table().entropy) == (2, ())
    more = answer(await press(server.cleo, server.shown(), "More"))
    assert "No Join or Start was mixed in here" in await details(server, more)


async def test_the_last_match_of_a_channel_is_verified_or_one_by_its_number_and_a_wrong_one_is_refused(server: Server):
    assert "No match has ended in this channel yet" in await server.say(server.cleo, "eights history", what="verify")
    await played(server)
    told = await server.say(server.cleo, "eights history", what="verify")
    assert told.startswith("### Match 1 · Crazy Eights\n**The deals are right.**\nThe seal fits, and ")
    assert f"`{server.table().deal.seal}`" in told
    assert "2 Joins and Starts mixed in a number from Discord" in told
    assert await server.say(server.cleo, "eights history", what="verify", match="1") == told
    number, record = await kept(server, "ada", "ben")

    async def verified(match: int | str) -> str:
        return await server.say(server.cleo, "eights history", what="verify", match=str(match))

    told = await verified(number)
    assert record.deal.seal in told
    assert "older match mixed in nothing" in told
    for typed, sentence in (("99", "no match with that number"), ("x", "x"), ("9" * 30, "9")):
        assert sentence in await verified(typed)
    playing, _ = await kept(server, "ada", "ben", over=False)
    assert "still being played" in await verified(playing)
    async with server.bot.store.writing() as transaction:
        await transaction.execute(text_of("UPDATE matches SET salt = 'another', seal = seed"))
    told = await verified(number)
    assert f"Match {number} doesn’t check out." in told
    assert "doesn’t match its seal" in told
