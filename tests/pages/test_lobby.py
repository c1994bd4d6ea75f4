"""Opening a table, sitting down, getting up, starting and closing, by command and by button."""

import discord
import pytest

from tests.cogs.server import Server, answer, labels, nodes, press, press_more, sitting, text
from tests.pages.discordless import NUMBERS, Channel, Handle
from tests.pages.positions import in_play, missing


def disabled(message) -> list[str]:
    return [node["label"] for node in nodes(message) if node["type"] == 2 and node.get("disabled")]


async def test_open_shows_what_was_wished(server: Server):
    table = await server.open(server.ada, game="crazy-eights", bots=2, level="easy", target=200)
    assert missing(table, "## Table 1 · Crazy Eights", "Match: to **200** points", "5 more can join") == []
    assert "Ada (host)" in sitting(table)
    assert sitting(table).count("(easy bot)") == 2
    assert labels(table) == ["Join", "Start", "Add bot", "More"]


async def test_join_stands_out_until_start_can_be_pressed_and_cannot_where_no_one_makes_way(server: Server):
    def colours() -> dict[str, int]:
        return {node["label"]: node["style"] for node in nodes(table) if node["type"] == 2}

    table = await server.open(server.ada, seats=2)
    assert colours() == {"Join": 1, "Start": 2, "Add bot": 2, "More": 2}
    assert disabled(table) == ["Start"]
    assert missing(table, "Start needs 1 more player or bot.", "1 more can join") == []
    await press(server.ben, table, "Join")
    assert "Press **Start** when everyone’s here." in text(table)
    assert colours() == {"Join": 1, "Start": 3, "Add bot": 2, "More": 2}
    assert "Join" in disabled(table)
    assert "Start" not in disabled(table)
    assert "The table is full" in text(table)
    full = "This table is full: all 2 seats are taken. Open your own with `/eights open`."
    assert await server.say(server.cleo, "eights join") == full
    assert full in await server.say(server.ada, "eights table", action="add")
    assert "There’s room for 1 bot besides you, not 2." in await server.say(server.cleo, "eights open", seats=2, bots=2)
    await press_more(server.ben, table, "Leave my seat")
    await server.say(server.ada, "eights table", action="add")
    assert "Join" not in disabled(table), "a bot makes way"


@pytest.mark.parametrize(("target", "counts"), [(50, True), (49, False)])
async def test_the_lobby_says_whether_it_counts(server: Server, target: int, counts: bool):
    table = await server.open(server.ada, target=target)
    assert ("once a second person joins" if counts else "Too short to count") in text(table)
    await press(server.ben, table, "Join")
    assert ("Counts for the leaderboard." in text(table)) is counts
    assert text(table).count(str(target)) == 1  # and what it is played to, once


async def test_people_join_and_leave_and_bots_sit_down_by_command_and_by_button(server: Server):
    table = await server.open(server.ada)
    assert "a seat at Table 1 · Crazy Eights." in await server.say(server.ben, "eights join")
    assert "Ada (host) and Ben" in sitting(table)
    assert "You left Table 1" in await server.say(server.ben, "eights leave")
    assert "Ben" not in sitting(table)
    await server.bot.services.calling.keep(server.guild.id, server.ben.id, False)  # he has been asked before
    result = await press(server.ben, table, "Join")
    assert (result.acknowledged, result.response) == (True, None)  # the table itself shows it
    assert "Ben" in sitting(table)
    assert "You left" in text(answer(await press_more(server.ben, table, "Leave my seat")))
    assert "Ben" not in sitting(table)
    await press(server.ada, table, "Add bot")
    assert "Otto (steady bot)" in sitting(table)
    said = await server.say(server.ada, "eights table", action="add", level="easy")
    assert said == "Edda sits down at Table 1 · Crazy Eights."
    assert "Edda (easy bot)" in sitting(table)


async def test_the_host_sets_how_well_a_bot_plays_and_removes_one_by_commands_that_offer_the_seats(server: Server):
    async def offered(typed: str) -> list[dict]:
        return await server.ada.autocomplete(server.channel, "eights table", "seat", typed)

    assert await offered("") == [], "without a table"
    for command, option in (("eights join", "table"), ("card play", "card")):
        assert await server.ada.autocomplete(server.channel, command, option, "") == []
    table = await server.open(server.ada, bots=1)
    await press(server.ben, table, "Join")
    assert [choice["name"] for choice in await offered("")] == ["1: Ada", "2: Otto (bot)", "3: Ben"]
    assert [choice["value"] for choice in await offered("OTT")] == ["2"]
    bots = await server.ada.autocomplete(server.channel, "eights table", "seat", "", action="level")
    assert [choice["name"] for choice in bots] == ["2: Otto (bot)"]  # only bots have a level
    said = await server.say(server.ada, "eights table", action="level", seat="2", level="easy")
    assert said == "Otto at Table 1 · Crazy Eights now takes it easy."
    assert server.table().seats[1].computer == "easy"
    refusals = [
        (server.ada, {"seat": "2"}, "Pick `level:` too."),
        (server.ada, {"level": "easy"}, "Pick one from the list for `seat:`."),
        (server.ada, {"seat": "1", "level": "easy"}, "There’s no bot in that seat."),
        (server.ada, {"seat": "9", "level": "easy"}, "no seat 9"),
        (server.ben, {"seat": "2", "level": "steady"}, "Only the host"),
    ]
    for who, options, why in refusals:
        assert why in await server.say(who, "eights table", action="level", **options)
    assert server.table().seats[1].computer == "easy"
    assert await server.say(server.ada, "eights table", action="remove", seat="2") == "Otto was removed."
    assert "Otto" not in sitting(table)
    for seat, why in (("3", "no seat 3"), ("0", "no seat 0"), ("Ben", "There’s no such seat.")):
        assert why in await server.say(server.ada, "eights table", action="remove", seat=seat)
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben"]


async def test_close_by_command(server: Server):
    table = await server.open(server.ada)
    await press(server.ben, table, "Join")
    assert "Only the host" in await server.say(server.ben, "eights table", action="close")
    assert await server.say(server.ada, "eights table", action="close") == "Table 1 · Crazy Eights is closed."
    assert text(table) == "## Table 1 · Crazy Eights\nThis table is closed. Ada and Ben sat here."
    assert labels(table) == []


async def test_a_match_that_is_closed_is_abandoned_and_counts_for_nobody(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben)
    await server.close(server.ada)
    assert "**Ada closed this table in round 1.** The match doesn’t count." in text(table)
    assert "No round was finished. Ada and Ben played." in text(table)
    assert "Match #1 · round 1 · move 1 of 1" in text(answer(await press(server.cleo, table, "Replay")))
    assert await server.ask("SELECT outcome, ranked FROM matches") == [("abandoned", 0)]
    assert "No one is on the leaderboard yet." in await server.say(server.ada, "eights leaderboard")
    assert "1 match ended early" in await server.say(server.ben, "eights leaderboard", player=server.ben)
    assert "This table is closed" in text(hand)


async def test_start_does_whatever_the_table_waits_for(server: Server):
    await server.open(server.ada, bots=1, target=50)
    assert "### Your hand" in await server.say(server.ada, "eights start")  # deals
    said = await server.say(server.ada, "eights start")
    assert said == "The round is under way, so there’s nothing to start. See your cards with `/eights hand`."
    await server.position("9S", "9C 7H 6H", top="9H")
    await server.say(server.ada, "card play", card="9S")
    assert server.table().state.phase == "deal"
    assert "### Your hand" in await server.say(server.ada, "eights start")  # is ready, as is the bot
    await server.position("9S", "9C 7H 6H", top="9H", totals=(0, 45))
    await server.say(server.ada, "card play", card="9S")
    assert server.table().phase == "over"
    assert "Table 2 · Crazy Eights is open" in await server.say(server.ada, "eights start")  # opens the rematch


async def test_start_finds_the_own_table_among_several(server: Server):
    await server.begin(server.ada, server.ben, target=50)
    await server.position("9S", "9C 7H 6H", top="9H", totals=(0, 45))
    await server.say(server.ada, "card play", card="9S")
    await server.open(server.cleo)
    assert "Table 3 · Crazy Eights is open" in await server.say(server.ada, "eights start")
    assert "Only the host" in await server.say(server.ben, "eights start", table="2")


async def test_before_the_deal_there_is_nothing_to_look_at_and_who_manages_messages_may_start_it(server: Server):
    table = await server.open(server.ada, bots=1)
    assert "when the host presses **Start**" in await server.say(server.ada, "eights hand")
    assert "You’re not at " in await server.say(server.ben, "eights hand")
    for command, options in (("card draw", {}), ("eights show", {"what": "scores"}), ("eights show", {"what": "pile"})):
        assert "The match hasn’t started yet" in await server.say(server.ada, command, **options)
    warden = await server.newcomer("Warden", manages=True)
    result = await press(warden, table, "Start")
    assert result.acknowledged
    assert server.table().phase == "match"
    assert not [message for message in server.channel.history(viewer=warden) if message.flags.ephemeral]


async def test_without_a_table_here_join_lists_those_elsewhere(server: Server):
    assert "No open tables" in await server.say(server.ben, "eights join")
    await server.ada.slash(elsewhere(server), "eights open")
    listed = answer(await server.ben.slash(server.channel, "eights join"))
    assert labels(listed) == ["Join Table 1"]
    await press(server.ben, listed, "Join Table 1")
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben"]
    assert "no such table" in await server.say(server.cleo, "eights join", table="99")


async def two_tables(server: Server) -> None:
    """Ada and Ben at table 1, Ben and Cleo at table 2; Ada is on turn at 1, Ben at 2."""
    await in_play(server, "4H 5H", "6H 7H")
    await server.begin(server.ben, server.cleo)
    await server.position("4S 5S", "6S 7S", top="9S")


def elsewhere(server: Server) -> Handle:
    guild, channel = server.bot.get_guild(server.guild.id), Handle(next(NUMBERS))
    data = {"id": str(channel.id), "type": 0, "name": "elsewhere", "position": 1, "permission_overwrites": []}
    guild._add_channel(discord.TextChannel(state=server.bot._connection, guild=guild, data=data))
    server.bot.channels[channel.id] = Channel(server.bot, channel.id, channel.messages)
    return channel


def sizes(server: Server, number: int) -> list[int]:
    return [len(hand) for hand in server.bot.services.tables.get(number).state.hands]


async def test_a_command_means_the_table_named_or_where_one_is_on_turn_or_sits_alone_and_else_asks(server: Server):
    await two_tables(server)
    offered = await server.ben.autocomplete(server.channel, "eights hand", "table", "")
    assert offered == [{"name": f"Table {number} · Crazy Eights", "value": str(number)} for number in (1, 2)]
    assert await server.offered(server.ben, "eights hand", "table", "table 2") == ["2"]
    # It's Ben's turn at table 2, and he names table 1.
    assert "It’s not your turn" in await server.say(server.ben, "card pass", table="1")
    assert "no such table" in await server.say(server.ben, "card draw", table="7")
    for named, cards in (({"table": "1"}, {"6H", "7H"}), ({}, {"4S", "5S"})):
        assert {*await server.offered(server.ben, "card play", "card", **named)} == cards
    assert "Table 2" in await server.say(server.ben, "card play", card="4S", last_card=True)
    assert (sizes(server, 1), sizes(server, 2)) == ([2, 2], [1, 2])
    assert "Table 2" in await server.say(server.cleo, "eights hand")
    assert "Table 1" in await server.say(server.ada, "eights hand")
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


async def test_buttons_always_mean_their_own_table(server: Server):
    await two_tables(server)
    first = answer(await server.ben.slash(server.channel, "eights hand", table="1"))
    second = answer(await server.ben.slash(server.channel, "eights hand", table="2"))
    before = text(first)
    await press(server.ben, second, "Draw and end turn")
    assert (sizes(server, 1), sizes(server, 2)) == ([2, 2], [3, 2])
    assert text(first) == before
    assert "Table 2" in text(second)


async def test_tables_of_other_channels_are_out_of_reach(server: Server):
    await server.open(server.ada)
    lounge = elsewhere(server)
    assert "There’s no table in this channel" in text(answer(await server.ben.slash(lounge, "eights hand")))
    assert "no such table" in text(answer(await server.ben.slash(lounge, "eights join", table="1")))
    assert await server.ben.autocomplete(lounge, "eights join", "table", "") == []
