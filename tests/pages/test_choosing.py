"""Several tables in one channel: which one does a command mean?"""

from tests.cogs.server import Server, answer, labels, press, text


async def two_tables(server: Server) -> None:
    """Ada and Ben at table 1, Ben and Cleo at table 2; Ada is on turn at 1, Ben at 2."""
    await server.begin(server.ada, server.ben)
    await server.position("4H 5H", "6H 7H", top="9H")
    await server.begin(server.ben, server.cleo)
    await server.position("4S 5S", "6S 7S", top="9S")


async def test_a_command_means_the_table_where_one_is_on_turn(server: Server):
    await two_tables(server)
    answered = await server.say(server.ben, "card play", card="4S", last_card=True)
    assert "Table 2" in answered
    assert [len(hand) for hand in server.bot.services.tables.get(2).state.hands] == [1, 2]
    assert [len(hand) for hand in server.bot.services.tables.get(1).state.hands] == [2, 2]


async def test_who_sits_at_one_table_means_that_one(server: Server):
    await two_tables(server)
    assert "Table 2" in await server.say(server.cleo, "eights hand")
    assert "Table 1" in await server.say(server.ada, "eights hand")


async def test_otherwise_one_is_asked_which(server: Server):
    await two_tables(server)
    await server.say(server.ben, "card draw")  # now Ben is on turn nowhere
    mine = answer(await server.ben.slash(server.channel, "eights hand"))
    assert labels(mine) == ["Table 1 · Crazy Eights", "Table 2 · Crazy Eights"]
    await press(server.ben, mine, "Table 2 · Crazy Eights")
    assert text(mine).startswith("### Your hand · Table 2")
    here = "Table 1 · Crazy Eights and Table 2 · Crazy Eights"
    asked = f"There are several tables in this channel: {here}. Pick yours with `table:`."
    assert await server.say(server.ben, "card draw") == asked
    stranger = await server.newcomer("Dora")
    assert await server.say(stranger, "eights join") == asked
    assert "Table 1" in await server.say(server.ben, "eights hand", table="1")


async def test_the_option_table_is_offered_and_obeyed(server: Server):
    await two_tables(server)
    offered = await server.ben.autocomplete(server.channel, "eights hand", "table", "")
    assert offered == [
        {"name": "Table 1 · Crazy Eights", "value": "1"},
        {"name": "Table 2 · Crazy Eights", "value": "2"},
    ]
    offered = await server.ben.autocomplete(server.channel, "eights hand", "table", "table 2")
    assert [choice["value"] for choice in offered] == ["2"]
    # Ben is on turn at table 2, and names table 1.
    assert "It’s not your turn" in await server.say(server.ben, "card pass", table="1")
    assert "no such table" in await server.say(server.ben, "card draw", table="7")


async def test_the_cards_offered_are_those_of_the_table_named(server: Server):
    await two_tables(server)
    offered = await server.ben.autocomplete(server.channel, "card play", "card", "", table="1")
    assert {choice["value"] for choice in offered} == {"6H", "7H"}
    offered = await server.ben.autocomplete(server.channel, "card play", "card", "")
    assert {choice["value"] for choice in offered} == {"4S", "5S"}


async def test_buttons_always_mean_their_own_table(server: Server):
    await two_tables(server)
    first = answer(await server.ben.slash(server.channel, "eights hand", table="1"))
    second = answer(await server.ben.slash(server.channel, "eights hand", table="2"))
    before = text(first)
    await press(server.ben, second, "Draw and end turn")
    assert [len(hand) for hand in server.bot.services.tables.get(2).state.hands] == [3, 2]
    assert [len(hand) for hand in server.bot.services.tables.get(1).state.hands] == [2, 2]
    assert text(first) == before
    assert "Table 2" in text(second)
