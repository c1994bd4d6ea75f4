"""Opening a table, sitting down, getting up, starting and closing, by command and by button."""

import pytest

from tests.cogs.house import House, answer, labels, nodes, press, text


def disabled(message) -> list[str]:
    return [node["label"] for node in nodes(message) if node["type"] == 2 and node.get("disabled")]


# Opening


async def test_open_shows_what_was_wished(house: House):
    table = await house.open(house.ada, game="crazy-eights", computers=2, level="easy", target=200)
    shown = text(table)
    assert "## Table 1 · Crazy Eights" in shown
    assert "Played to **200** points" in shown
    assert "**Ada** · host" in shown
    assert shown.count("(easy computer player)") == 2
    assert "5 more can sit down" in shown
    assert labels(table) == ["Join", "Leave", "Add computer player", "Start", "More", "Rules", "House rules"]


async def test_open_alone_cannot_be_started_yet(house: House):
    table = await house.open(house.ada)
    assert disabled(table) == ["Start"]
    assert await house.say(house.ada, "table start") == (
        "This game needs 2 seats or more. Add a computer player, or wait for somebody."
    )
    assert house.table().phase == "lobby"
    await press(house.ben, table, "Join")
    assert disabled(table) == []


@pytest.mark.parametrize(
    ("options", "counts"),
    [({"target": 50}, True), ({"target": 49}, False)],
)
async def test_the_lobby_says_whether_it_counts(house: House, options, counts):
    table = await house.open(house.ada, **options)
    assert ("once a second person sits down" if counts else "too short to count") in text(table)
    await press(house.ben, table, "Join")
    assert ("It counts for the leaderboard." in text(table)) is counts


async def test_seven_computers_fill_the_table_and_make_way(house: House):
    table = await house.open(house.ada, computers=7)
    assert "The table is full." in text(table)
    assert disabled(table) == ["Add computer player"]
    assert "This table is full: it has 8 seats." in await house.say(house.ada, "table computer")
    await press(house.ben, table, "Join")
    assert text(table).count("🤖") == 6
    assert "**Ben**" in text(table)


async def test_the_ninth_player_is_told_that_the_table_is_full(house: House):
    table = await house.open(house.ada)
    for number in range(7):
        await press(await house.newcomer(f"Guest {number}"), table, "Join")
    assert "The table is full." in text(table)
    assert text(answer(await press(house.ben, table, "Join"))) == "This table is full: it has 8 seats."
    assert await house.say(house.ben, "table join") == "This table is full: it has 8 seats."
    assert len(house.table().seats) == 8


# Sitting down and getting up


async def test_join_and_leave_by_command(house: House):
    table = await house.open(house.ada)
    assert await house.say(house.ben, "table join") == "You sit at Table 1 · Crazy Eights now."
    assert "**2** · **Ben**" in text(table)
    assert "You got up from Table 1" in await house.say(house.ben, "table leave")
    assert "Ben" not in text(table)


async def test_join_and_leave_by_button(house: House):
    table = await house.open(house.ada)
    result = await press(house.ben, table, "Join")
    assert result.acknowledged
    assert result.response is None or not result.ephemeral  # the table itself shows it
    assert "**Ben**" in text(table)
    assert "You got up" in text(answer(await press(house.ben, table, "Leave")))
    assert "Ben" not in text(table)


async def test_nobody_sits_twice(house: House):
    table = await house.open(house.ada)
    await press(house.ben, table, "Join")
    assert text(answer(await press(house.ben, table, "Join"))) == "You already sit at this table."
    assert await house.say(house.ben, "table join") == "You already sit at this table."
    assert await house.say(house.ada, "table join") == "You already sit at this table."
    assert [seat.name for seat in house.table().seats] == ["Ada", "Ben"]


async def test_when_the_host_gets_up_the_next_is_host(house: House):
    table = await house.open(house.ada)
    await press(house.ben, table, "Join")
    await press(house.ada, table, "Leave")
    assert "**Ben** · host" in text(table)
    assert "Only the host" in await house.say(house.ada, "table close")


@pytest.mark.parametrize("way", ["button", "command"])
async def test_when_the_last_person_gets_up_the_table_is_closed(house: House, way):
    table = await house.open(house.ada, computers=1)
    await (press(house.ada, table, "Leave") if way == "button" else house.say(house.ada, "table leave"))
    assert "This table is closed." in text(table)
    assert labels(table) == []
    assert await house.ask("SELECT * FROM tables") == []
    assert "There is no table in this channel" in await house.say(house.ada, "table show")


async def test_a_stranger_cannot_run_somebody_elses_table(house: House):
    table = await house.open(house.ada)
    await press(house.ben, table, "Join")
    for label in ("Start", "Add computer player"):
        assert "Only the host" in text(answer(await press(house.cleo, table, label)))
    assert "You do not sit" in text(answer(await press(house.cleo, table, "Leave")))
    for command in ("start", "computer", "close"):
        assert "Only the host" in await house.say(house.cleo, f"table {command}")
    assert "Only the host" in await house.say(house.cleo, "table remove", seat="1")
    assert [seat.name for seat in house.table().seats] == ["Ada", "Ben"]
    assert house.table().phase == "lobby"


async def test_a_running_match_cannot_be_joined(house: House):
    table, _ = await house.begin(house.ada, house.ben)
    assert "This match has begun without you" in await house.say(house.cleo, "table join")
    assert "You do not sit" in text(answer(await press(house.cleo, table, "My hand")))
    assert "begun already" in await house.say(house.ada, "table start")
    assert "The match has begun; a computer player" in await house.say(house.ada, "table computer")


# Computer players and removing


async def test_computers_by_button_and_by_command(house: House):
    table = await house.open(house.ada)
    await press(house.ada, table, "Add computer player")
    assert "🤖 Otto (steady computer player)" in text(table)
    assert await house.say(house.ada, "table computer", level="easy") == "Edda sits down at Table 1 · Crazy Eights."
    assert "🤖 Edda (easy computer player)" in text(table)


async def test_remove_by_command_offers_the_seats(house: House):
    table = await house.open(house.ada, computers=1)
    await press(house.ben, table, "Join")
    offered = await house.ada.autocomplete(house.channel, "table remove", "seat", "")
    assert [choice["name"] for choice in offered] == ["1: Ada", "2: Otto", "3: Ben"]
    offered = await house.ada.autocomplete(house.channel, "table remove", "seat", "OTT")
    assert [choice["value"] for choice in offered] == ["2"]
    assert await house.say(house.ada, "table remove", seat="2") == "Otto was removed."
    assert "Otto" not in text(table)
    assert "no seat 3" in await house.say(house.ada, "table remove", seat="3")
    assert "no seat 0" in await house.say(house.ada, "table remove", seat="0")
    assert "A seat is given by its number" in await house.say(house.ada, "table remove", seat="Ben")
    assert [seat.name for seat in house.table().seats] == ["Ada", "Ben"]


async def test_without_a_table_nothing_is_offered(house: House):
    assert await house.ada.autocomplete(house.channel, "table remove", "seat", "") == []
    assert await house.ada.autocomplete(house.channel, "table join", "table", "") == []
    assert await house.ada.autocomplete(house.channel, "play", "card", "") == []


# Closing and showing


async def test_close_by_command(house: House):
    table = await house.open(house.ada)
    await press(house.ben, table, "Join")
    assert "Only the host" in await house.say(house.ben, "table close")
    assert await house.say(house.ada, "table close") == "Table 1 · Crazy Eights is closed."
    assert text(table) == "## Table 1 · Crazy Eights\nThis table is closed. Ada, Ben sat here."
    assert labels(table) == []


async def test_a_match_that_is_closed_is_abandoned_and_counts_for_nobody(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben)
    await house.say(house.ada, "table close")
    assert "This table is closed" in text(table)
    assert await house.ask("SELECT outcome, ranked FROM matches") == [("abandoned", 0)]
    assert "Nobody stands here yet" in await house.say(house.ada, "leaderboard")
    assert "Abandoned: 1." in await house.say(house.ben, "stats")
    assert "This table is closed" in text(hand)


async def test_show_puts_the_table_at_the_bottom_of_the_channel(house: House):
    table = await house.open(house.ada)
    await house.ben.send(house.channel, "a lot of talk")
    assert await house.say(house.ben, "table show") == (
        "Table 1 · Crazy Eights stands at the bottom of the channel now."
    )
    assert house.shown().id != table.id
    assert "Table 1" in text(house.shown())
    assert table.id not in [message.id for message in house.channel.history()]
    await press(house.ben, house.shown(), "Join")
    assert "**Ben**" in text(house.shown())


# At the wrong time


async def test_ready_and_rematch_at_the_wrong_time(house: House):
    await house.open(house.ada, computers=1)
    assert "no round to wait for" in await house.say(house.ada, "table ready")
    assert "when the match is over" in await house.say(house.ada, "table rematch")
    await house.say(house.ada, "table start")
    assert "no round to wait for" in await house.say(house.ada, "table ready")
    assert "when the match is over" in await house.say(house.ada, "table rematch")


async def test_before_the_deal_there_is_nothing_to_look_at(house: House):
    await house.open(house.ada)
    assert "when the host starts" in await house.say(house.ada, "hand")
    assert "You do not sit" in await house.say(house.ben, "hand")
    assert "The match has not begun yet" in await house.say(house.ada, "draw")
    assert "The match has not begun yet" in await house.say(house.ada, "score")
    assert "The match has not begun yet" in await house.say(house.ada, "pile")


async def test_somebody_with_manage_messages_may_start_and_gets_no_hand(house: House):
    table = await house.open(house.ada, computers=1)
    warden = await house.newcomer("Warden", manages=True)
    result = await press(warden, table, "Start")
    assert result.acknowledged
    assert house.table().phase == "match"
    assert not [message for message in house.channel.history(viewer=warden) if message.flags.ephemeral]


async def test_a_table_has_no_more_seats_than_its_host_wanted(house: House):
    table = await house.open(house.ada, seats=2)
    assert "1 more can sit down" in text(table)
    await press(house.ben, table, "Join")
    assert "The table is full" in text(table)
    assert "This table is full: it has 2 seats." in text(answer(await press(house.cleo, table, "Join")))
    assert "there is room for 1 computer player, not 2" in await house.say(
        house.cleo, "table open", seats=2, computers=2
    )


async def test_a_match_is_closed_by_button_only_after_a_question(house: House):
    table, _ = await house.begin(house.ada, house.ben)
    more = answer(await press(house.ada, table, "More"))
    await press(house.ada, more, "Close the table")
    assert "Its match will be abandoned" in text(more)
    assert house.table().phase == "match"
    await press(house.ada, more, "Back")
    await press(house.ada, more, "Close the table")
    await press(house.ada, more, "Close it")
    assert "This table is closed" in text(table)
