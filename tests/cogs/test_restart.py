"""The process is killed and started again, at every moment of an evening."""

from tests.cogs.house import House, answer, id_of, labels, press, text


async def seated(house: House):
    table, hands = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD 8C", "9C 7H 6H", top="9H")
    return table, hands


async def test_in_the_lobby(house: House):
    table = await house.open(house.ada, target=77)
    await house.restart()
    await press(house.ben, table, "Join")
    assert "**Ben**" in text(table)
    assert "to **77** points" in text(table)
    assert "### Your hand" in text(answer(await press(house.ada, table, "Start")))
    assert len(house.channel.history()) == 1


async def test_in_play_old_hands_and_the_old_table_go_on(house: House):
    table, (hand, bens) = await seated(house)
    before = house.table()
    await house.restart()
    assert house.table().state == before.state
    await press(house.ada, hand, "9♠")
    assert "Wait for your turn" in text(hand)
    assert "**Ben** is on turn" in text(table)
    again = answer(await press(house.ben, table, "My hand"))
    await press(house.ben, again, "9♣")
    assert "Your turn" in text(hand)  # followed again since its press
    assert "Wait for your turn" in text(bens)  # not followed: nobody pressed it since


async def test_an_old_question_stays_old(house: House):
    _, (hand, _) = await seated(house)
    old = id_of(hand, "9♠")
    await press(house.ada, hand, "Draw 1 card")
    await house.say(house.ben, "draw")
    await house.restart()
    house.forge(hand, old)
    await press(house.ada, hand, "Forged")
    assert "The table has moved on." in text(hand)
    assert house.table().state.pile == ("9H",)


async def test_in_the_middle_of_an_eight(house: House):
    _, (hand, _) = await seated(house)
    await press(house.ada, hand, "8♣")
    await house.restart()
    await press(house.ada, hand, "♠ Spades")
    assert (house.table().state.pile[-1], house.table().state.suit) == ("8C", "S")


async def test_what_happened_last_is_still_told(house: House):
    table, (hand, _) = await seated(house)
    await press(house.ada, hand, "9♠")
    before = text(table)
    await house.restart()
    await house.ben.slash(house.channel, "table call-me")
    assert "Ada plays 9♠." in before
    assert "Ada plays 9♠." in text(table)


async def test_a_clock_goes_on(house: House):
    table, _ = await seated(house)
    await house.env.advance_time(500)
    await house.restart()
    await house.env.advance_time(500)
    assert "🤖" not in text(table)  # nobody loses a turn because the bot was away
    await house.env.advance_time(101)
    assert "🤖 **Ada**" in text(table)


async def test_a_computer_goes_on_thinking(house: House):
    await house.begin(house.ada, computers=1)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H", turn=1)
    await house.restart()
    await house.env.advance_time(31)
    assert house.table().state.turn == 0


async def test_between_rounds(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S", "9C 7H 6H", top="9H")
    await press(house.ada, hand, "9♠")
    await press(house.ada, table, "Ready")
    await house.restart()
    assert "· ready" in text(table)
    await press(house.ben, table, "Ready")
    assert "Round 2" in text(table)


async def test_between_rounds_the_pause_still_deals(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S", "9C 7H 6H", top="9H")
    await press(house.ada, hand, "9♠")
    await house.restart()
    await house.env.advance_time(91)
    assert "Round 2" in text(table)


async def test_when_the_match_is_over(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben, target=50)
    await house.position("9S", "9C 7H 6H", top="9H", totals=(0, 45))
    await press(house.ada, hand, "9♠")
    before = text(table)
    await house.restart()
    assert text(table) == before
    assert "Ada wins" in before
    assert "won 1 of 1 match" in await house.say(house.ben, "leaderboard")
    await press(house.ben, table, "Rematch")
    assert "## Table 2" in text(house.shown())
    assert labels(table) == []


async def test_a_computer_that_sat_in_still_does(house: House):
    table, (_, bens) = await seated(house)
    await house.say(house.ben, "table leave")
    await house.restart()
    assert "🤖 **Ben**" in text(table)
    await press(house.ben, bens, "Take my seat back")
    assert "🤖" not in text(table)


async def test_unchanged_commands_are_told_to_discord_once(house: House):
    def told() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands") for request in house.env.http_requests
        )

    assert told() == 1
    await house.restart()
    assert told() == 1
    async with house.bot.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE notes SET text = 'of an older version' WHERE name = 'commands'")
    await house.restart()
    assert told() == 2


async def test_a_table_of_a_server_that_was_left_meanwhile_is_over(house: House):
    await seated(house)
    await house.replace(guild=house.guild.id + 1)
    await house.restart()
    assert house.bot.tables.every() == []
    assert await house.ask("SELECT outcome FROM matches") == [("abandoned",)]
