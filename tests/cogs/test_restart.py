"""The process is killed and started again: old messages, a press that is half made, and its end."""

from tests.cogs.server import Server, answer, press, text


async def seated(server: Server):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD 8C", "9C 7H 6H", top="9H")
    return table, hands


async def test_in_play_old_hands_and_the_old_table_go_on(server: Server):
    table, (hand, bens) = await seated(server)
    before = server.table()
    await server.restart()
    assert server.table().state == before.state
    await press(server.ada, hand, "9♠")
    assert "Waiting for" in text(hand)
    assert "**Ben’s turn**" in text(table)
    again = answer(await press(server.ben, table, "My hand"))
    await press(server.ben, again, "9♣")
    assert "Your turn" in text(hand)  # followed again since its press
    assert "Waiting for" in text(bens)  # not followed: nobody pressed it since


async def test_in_the_middle_of_an_eight(server: Server):
    _, (hand, _) = await seated(server)
    await press(server.ada, hand, "8♣")
    await server.restart()
    await press(server.ada, hand, "♠ Spades")
    assert (server.table().state.pile[-1], server.table().state.suit) == ("8C", "S")


async def test_unchanged_commands_are_told_to_discord_once(server: Server):
    def told() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands") for request in server.env.http_requests
        )

    assert told() == 1
    await server.restart()
    assert told() == 1
    async with server.bot.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE notes SET text = 'of an older version' WHERE name = 'commands'")
    await server.restart()
    assert told() == 2


async def test_a_table_of_a_server_that_was_left_meanwhile_is_over(server: Server):
    await seated(server)
    await server.replace(guild=server.guild.id + 1)
    await server.restart()
    assert server.bot.services.tables.every() == []
    assert await server.ask("SELECT outcome FROM matches") == [("abandoned",)]
