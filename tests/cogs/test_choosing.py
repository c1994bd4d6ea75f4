"""Several tables in one channel: which one does a command mean?"""

from tests.cogs.house import House, answer, press, text


async def two_tables(house: House) -> None:
    """Ada and Ben at table 1, Ben and Cleo at table 2; Ada is on turn at 1, Ben at 2."""
    await house.begin(house.ada, house.ben)
    await house.position("4H 5H", "6H 7H", top="9H")
    await house.begin(house.ben, house.cleo)
    await house.position("4S 5S", "6S 7S", top="9S")


async def test_a_command_means_the_table_where_one_is_on_turn(house: House):
    await two_tables(house)
    answered = await house.say(house.ben, "play", card="4S", last_card=True)
    assert "Table 2" in answered
    assert [len(hand) for hand in house.bot.tables.get(2).state.hands] == [1, 2]
    assert [len(hand) for hand in house.bot.tables.get(1).state.hands] == [2, 2]


async def test_who_sits_at_one_table_means_that_one(house: House):
    await two_tables(house)
    assert "Table 2" in await house.say(house.cleo, "hand")
    assert "Table 1" in await house.say(house.ada, "hand")


async def test_otherwise_one_is_asked_which(house: House):
    await two_tables(house)
    await house.say(house.ben, "draw")  # now Ben is on turn nowhere
    here = "Table 1 · Crazy Eights, Table 2 · Crazy Eights"
    asked = f"There are several tables in this channel: {here}. Say which one with the option table."
    assert await house.say(house.ben, "hand") == asked
    stranger = await house.newcomer("Dora")
    assert await house.say(stranger, "table join") == asked
    assert "Table 1" in await house.say(house.ben, "hand", table="1")


async def test_the_option_table_is_offered_and_obeyed(house: House):
    await two_tables(house)
    offered = await house.ben.autocomplete(house.channel, "hand", "table", "")
    assert offered == [
        {"name": "Table 1 · Crazy Eights", "value": "1"},
        {"name": "Table 2 · Crazy Eights", "value": "2"},
    ]
    offered = await house.ben.autocomplete(house.channel, "hand", "table", "table 2")
    assert [choice["value"] for choice in offered] == ["2"]
    # Ben is on turn at table 2, and names table 1.
    assert "It is not your turn" in await house.say(house.ben, "draw", table="1")
    assert "no such table" in await house.say(house.ben, "draw", table="7")


async def test_the_cards_offered_are_those_of_the_table_named(house: House):
    await two_tables(house)
    offered = await house.ben.autocomplete(house.channel, "play", "card", "", table="1")
    assert {choice["value"] for choice in offered} == {"6H", "7H"}
    offered = await house.ben.autocomplete(house.channel, "play", "card", "")
    assert {choice["value"] for choice in offered} == {"4S", "5S"}


async def test_buttons_always_mean_their_own_table(house: House):
    await two_tables(house)
    first = answer(await house.ben.slash(house.channel, "hand", table="1"))
    second = answer(await house.ben.slash(house.channel, "hand", table="2"))
    before = text(first)
    await press(house.ben, second, "Draw 1 card")
    assert [len(hand) for hand in house.bot.tables.get(2).state.hands] == [3, 2]
    assert [len(hand) for hand in house.bot.tables.get(1).state.hands] == [2, 2]
    assert text(first) == before
    assert "Table 2" in text(second)


async def test_tables_of_other_channels_are_out_of_reach(house: House):
    await house.open(house.ada)
    elsewhere = house.guild.create_text_channel("elsewhere")
    await house.env.settle()
    assert "There is no table in this channel" in text(answer(await house.ben.slash(elsewhere, "table join")))
    assert "no such table" in text(answer(await house.ben.slash(elsewhere, "table join", table="1")))
    assert await house.ben.autocomplete(elsewhere, "table join", "table", "") == []
