"""What is stored in a server with a house rule that is no longer here, since an earlier version."""

from sqlalchemy import text as sql

from engine.games.house_rules import HouseRules
from tests.cogs.server import Server, answer, press, text

LEFT_OUT = "One of these house rules no longer exists, so it’s left out."
IN_RULES = """REPLACE({0}, '"wild":', '"brings_back":["7H"],"wild":')"""
IN_CHANGES = """REPLACE(house, '"changes":[]', '"changes":[["brings_back",["7H"]]]')"""
CODE = "E2.I97toAAt1oUFEarjwfESn5tYVJSZmA6ULCkqTQVZDAtaYwMDkGUA.2cca89"


async def as_before(server: Server, *statements: str) -> None:
    """The database as an earlier version has left it, and the bot of today."""
    async with server.bot.store.writing() as transaction:
        for statement in statements:
            await transaction.execute(sql(statement))
    await server.restart()


async def test_a_match_in_play_ends_without_a_result_and_its_table_says_why(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, game="Prší")
    await as_before(
        server,
        f"UPDATE tables SET state = {IN_RULES.format('state')}",
        f"UPDATE matches SET rules = {IN_RULES.format('rules')}",
    )
    assert "because one of its rules no longer exists.** The match doesn’t count." in text(table)
    assert server.bot.services.tables.every() == []
    assert await server.ask("SELECT outcome, ranked FROM matches") == [("abandoned", 0)]
    assert "This table is closed." in text(answer(await press(server.ada, hand, "Draw and end turn")))


async def test_a_lobby_and_a_saved_set_leave_the_rule_out_and_say_so(server: Server):
    table = await server.open(server.ada, game="Prší")
    await server.say(server.ada, "houserules save", name="Red Seven")
    await as_before(server, f"UPDATE tables SET house = {IN_CHANGES}", f"UPDATE house_sets SET house = {IN_CHANGES}")
    await press(server.ben, table, "Join")
    assert LEFT_OUT in text(table)
    assert LEFT_OUT in await server.say(server.ada, "houserules edit", game="Red Seven")
    opened = await server.open(server.cleo, game="Red Seven")
    assert LEFT_OUT in text(opened)
    assert server.table().house_rules == HouseRules("prsi", (), ("brings_back",))
    assert LEFT_OUT in await server.say(server.ada, "houserules save", name="Married", code=CODE)
