"""The host changes the table before its match, by the page behind one button, and closes it."""

import pytest
from simcord.components import walk_components

from engine.games.house_rules import HouseRules
from model.servers.pace import DAY
from tests.cogs.server import CALM, Server, answer, labels, press, sitting, text
from tests.pages.test_hosting import chosen, country, on_shelf, options, pick, seated, selects

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_house_rules_of_the_server_are_among_the_games(server: Server):
    table, page = await options(server)
    await server.replace(house_rules=HouseRules("crazy-eights", (("deal", 9),)))
    await server.say(server.ada, "houserules save", name="Friday night")
    await server.replace(house_rules=HouseRules("crazy-eights"))
    await press(server.ada, page, "Game")
    await pick(server.ada, page, "Pick a shelf", "Saved here · 1 set of house rules")
    await pick(server.ada, page, "Game", "Game: Friday night")
    assert chosen(page, "Pick a shelf") == ["Saved here · 1 set of house rules"]
    assert text(table).startswith("## Table 1 · Friday night\n")
    assert "House rules – Cards dealt: 9 cards" in text(table)
    assert server.table().preset == "Friday night"
    await server.say(server.ada, "houserules saved", action="delete", name="Friday night")
    gone = selects(page)["Game"]["custom_id"].replace("s:", "b:", 1)
    server.forge(page, f"{gone}.kept")
    assert "That game is no longer available." in text(answer(await press(server.ada, page, "Forged")))


async def test_a_select_of_an_older_message_names_no_shelf_and_still_works(server: Server):
    table, page = await options(server)
    older = f"s:{server.table().id}::host-game"
    stored = server.env.backend.get_message(server.channel.id, page.id).components
    (game,) = [node for node in walk_components(stored) if node.get("placeholder") == "Game"]
    game["custom_id"], game["options"] = older, [{"label": "Game: Black Jack", "value": "named blackjack"}]
    await server.ada.select(page, ["named blackjack"], custom_id=older)
    assert "## Table 1 · Black Jack" in text(table)
    assert country(page) == [on_shelf("united-kingdom")]
    await pick(server.ada, page, "Game", "Game: Switch")
    assert "## Table 1 · Switch" in text(table)


async def test_swapping_and_shuffling(server: Server):
    table, page = await options(server, "Seats and bots", bots=6)
    before = seated(server)
    await pick(server.ada, page, "Swap two seats", "Seat 1: Ada", f"Seat 7: {before[6]}")
    moved = [before[6], *before[1:6], "Ada"]
    assert seated(server) == moved
    assert "and Ada (host)." in sitting(table)
    await press(server.ada, page, "Shuffle the seats")
    assert sorted(seated(server)) == sorted(before)
    assert seated(server) != moved
    server.forge(page, f"b:1::host-swap.0.{server.ada.id}")
    await press(server.ada, page, "Forged")
    assert "The seats have changed." in text(page)


# Who may, and when


async def test_only_the_host_and_only_before_the_match(server: Server):
    table, page = await options(server, bots=1)
    await press(server.ben, table, "Join")
    before = server.table()
    for action in ("options", "host-bots.0", "host-shuffle", "host-game.named", "host-seats.2", "options-seats"):
        server.forge(table, f"b:1::{action}")
        said = text(answer(await press(server.ben, table, "Forged")))
        assert "Only the host" in said or "no longer available" in said, action
    assert server.table() == before
    await press(server.ada, table, "Start")
    began = server.table()
    told = text(answer(await pick(server.ada, page, "Target", "Target: 250 points")))
    assert told == "The match has started. Change the table before the next one."
    assert server.table() == began


async def test_what_was_never_offered_changes_nothing(server: Server):
    table, _ = await options(server, bots=2)
    before = server.table()
    wishes = "target.x target bots.99 seats.1 level.x pace.x partners.7 swap.1 game.x target.5"
    for forged in wishes.split():
        server.forge(table, f"b:1::host-{forged}")
        assert (await press(server.ada, table, "Forged")).ephemeral, forged
        assert server.table() == before, forged


async def test_a_rematch_that_cannot_be_posted_leaves_a_plain_end(server: Server):
    table, _ = await server.begin(server.ada, server.ben)
    over = server.table().state.copy()
    over.phase, over.winners = "over", (0,)
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
    assert "Ben let a bot play for Ada." in text(table)
    assert "Ben is the host now." in text(table)
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
