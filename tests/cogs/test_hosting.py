"""What a table meets that only time or Discord brings: a rematch not posted, a host who is gone, a late player."""

from dataclasses import replace

from model.servers.settings import DAY
from tests.cogs.server import CALM, Server, answer, labels, press, text
from tests.pages.positions import missing
from tests.pages.test_seats import seated


async def test_a_rematch_that_cannot_be_posted_leaves_a_plain_end(server: Server):
    table, _ = await server.begin(server.ada, server.ben)
    over = replace(server.table().state, phase="over", winners=(0,))
    await server.replace(state=over, phase="over")
    server.env.inject_error("POST", "/channels/*/messages", status=403, times=1)
    await press(server.ada, table, "Rematch")
    await server.settle()
    assert "The rematch is here" not in text(table)
    assert labels(table) == ["Replay"]


async def test_after_a_day_without_a_move_a_player_lets_a_bot_play_for_the_host(server: Server):
    table, _ = await server.begin(server.ada, server.ben, pace="none")
    await server.put(turn=0, pending=None, debt=0)
    refused = await server.say(server.ben, "eights table", action="close")
    assert "If Ada makes no move for a day, you can let a bot play for them." in refused
    assert "Let a bot play" not in labels(table)
    assert "auto-play" not in text(table)
    await server.env.advance_time(DAY + 1)
    table = server.shown()
    assert "**Everyone has waited a day for Ada.** Anyone at the table can" in text(table)
    assert "become the host and let a bot play" in text(table)
    assert "Only the host" in text(answer(await press(server.cleo, table, "Let a bot play")))
    assert "A bot plays for Ada until they come back." in text(answer(await press(server.ben, table, "Let a bot play")))
    table = server.shown()
    assert missing(table, "Ben let a bot play for Ada.", "Ben is the host now.") == []
    assert "Let a bot play" not in labels(table)
    await server.close(server.ben)
    assert server.bot.services.tables.every() == []


async def test_a_table_without_a_clock_closes_when_all_its_players_have_left_the_server(server: Server):
    await server.begin(server.ada, server.ben, pace="none")
    await server.put(turn=0, pending=None, debt=0)
    for who in (server.ada, server.ben):
        server.env.backend.remove_member(server.guild.id, who.id)
    await server.settle()
    await server.env.advance_time(DAY + 1)
    assert "No one is here, so the table waits" in text(server.shown())
    await server.env.advance_time(CALM.wait + 1)
    assert server.bot.services.tables.every() == []
    assert "because no one was left" in text(server.shown())


async def test_the_clock_hands_the_turn_to_a_computer_and_all_read_it(server: Server):
    table, (hand, bens) = await seated(server)
    assert f"<t:{round(server.table().deadline)}:R>" in text(table)
    await server.env.advance_time(599)
    assert "🤖" not in text(table)
    await server.env.advance_time(2)
    assert missing(table, "🤖 **Ada**", "Ada ran out of time. A bot took over.") == []
    assert server.table().state.pile == ("9H",)  # the computer thinks first
    assert text(hand).count("You ran out of time. A bot is playing for you.") == 1
    await press(server.ada, hand, "Come back")
    assert "Your turn" in text(hand)
    assert len(missing(hand, "ran out of time", "You’re back", "You’re the host now.")) == 3
    assert "🤖" not in text(table)
    assert "Ada is back." in text(table)
    await press(server.ada, hand, "9♠")
    assert missing(bens, "Ada is back.", "You’re the host now.") == []
