"""The host changes the table before its match, by the page behind one button, and closes it."""

from typing import Any

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from engine.games.house_rules import HouseRules
from engine.games.variants import BY_COUNTRY, shelves, variant
from tests.cogs.server import AS_TEXT, Server, answer, best_play, labels, nodes, press, press_more, sitting, text
from tests.pages.positions import in_play, missing
from tests.pages.test_editor import chosen, selects


async def pick(who: MemberActor, message: ResponseMessage, name: str, *wanted: str) -> InteractionResult:
    """Pick the options with these labels from the select with this placeholder."""
    found = {option["label"].replace(AS_TEXT, ""): option["value"] for option in selects(message)[name]["options"]}
    return await who.select(message, [found[label] for label in wanted], custom_id=selects(message)[name]["custom_id"])


def on_shelf(key: str) -> str:
    shelf = next(each for each in shelves() if each.key == key)
    return shelf.name if shelf.group == BY_COUNTRY else f"{shelf.name} · {len(shelf.games)} games"


def country(message: ResponseMessage) -> list[str]:
    return [each for name in selects(message) if name.startswith("Pick a country") for each in chosen(message, name)]


async def options(server: Server, part: str | None = None, **wish: Any) -> tuple[ResponseMessage, ResponseMessage]:
    table = await server.open(server.ada, **wish)
    page = answer(await press_more(server.ada, table, "Table options"))
    if part:
        await press(server.ada, page, part)
    return table, page


def seated(server: Server) -> list[str]:
    return [seat.name for seat in server.table().seats]


async def test_the_game_the_target_and_the_pace_change_without_closing_and_the_public_message_at_once(server: Server):
    table, page = await options(server, bots=1)
    assert chosen(page, "Game") == ["Game: Crazy Eights"]
    await pick(server.ada, page, "Game", "Game: Kings Reverse")
    assert "## Table 1 · Kings Reverse" in text(table)
    assert (server.table().game, seated(server)) == ("kings-reverse", ["Ada", "Otto"])
    assert chosen(page, "Game") == ["Game: Kings Reverse"]
    assert chosen(page, "Target") == ["Target: 500 points"]
    _, page = await options(server, game="countdown")
    shown = {name.partition(":")[0] for name in selects(page)}
    assert shown == {"Pick a shelf", "Pick a country", "Game", "Time for a turn"}, "a game without a target offers none"
    table, page = await options(server)
    await pick(server.ada, page, "Target", "Target: 250 points")
    assert "to **250** points" in text(table)
    await pick(server.ada, page, "Time for a turn", "Turns: Live · 30 seconds")
    assert "Turns: Live · 30 seconds" in text(table)
    assert chosen(page, "Time for a turn") == ["Turns: Live · 30 seconds"]
    await press(server.ben, table, "Join")
    await press(server.ada, table, "Start")
    assert (server.table().pace, server.table().state.rules.target) == ("30s", 250)
    assert server.table().deadline <= server.bot.services.tables.now() + 30


async def test_games_are_picked_from_shelves_that_stay_and_by_an_older_message_that_names_none(server: Server):
    table, page = await options(server)
    assert country(page) == [on_shelf("united-states")], "the games beside the one that is played"
    await pick(server.ada, page, "Pick a shelf", on_shelf("wild"))
    assert chosen(page, "Game") == []
    await pick(server.ada, page, "Game", "Game: Switch")
    assert "## Table 1 · Switch" in text(table)
    assert chosen(page, "Game") == ["Game: Switch"]
    assert chosen(page, "Pick a shelf") == [on_shelf("wild")]
    (about,) = [each["description"] for each in selects(page)["Game"]["options"] if each["label"] == "Game: Switch"]
    assert about.startswith(f"2–8 · {variant('switch').minutes} min · Also called Take Two.")
    (game,) = [node for node in nodes(page) if node.get("placeholder") == "Game"]
    older = f"s:{server.table().id}::host-game"
    game["custom_id"], game["options"] = older, [{"label": "Game: Black Jack", "value": "named blackjack"}]
    await server.ada.select(page, ["named blackjack"], custom_id=older)
    assert "## Table 1 · Black Jack" in text(table)
    assert country(page) == [on_shelf("united-kingdom")]
    await pick(server.ada, page, "Game", "Game: Switch")
    assert "## Table 1 · Switch" in text(table)


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
    assert "That game is no longer available." in text(answer(await server.ada.click(page, label="Forged")))


async def test_seats_bots_and_their_level(server: Server):
    table, page = await options(server, "Seats and bots")
    await pick(server.ada, page, "Bots", "Bots: 3")
    assert sitting(table).count("(steady bot)") == 3
    await pick(server.ada, page, "Level", "Level: easy")
    assert sitting(table).count("(easy bot)") == 3
    await pick(server.ada, page, "Bots", "Bots: 4")
    shown = [label for name in ("Seats", "Bots", "Level", "Bot seats during the match") for label in chosen(page, name)]
    assert shown == ["Seats: 8", "Bots: 4", "Level: easy", "Bot seats: anyone can take one"]
    assert sitting(table).count("(easy bot)") == 4, "a new one plays like the others"
    await pick(server.ada, page, "Seats", "Seats: 3")
    assert "The table is full." in text(table)
    assert seated(server) == ["Ada", "Otto", "Edda"]
    assert [option["label"] for option in selects(page)["Bots"]["options"]] == ["Bots: none", "Bots: 1", "Bots: 2"]
    await pick(server.ada, page, "Bots", "Bots: none")
    assert seated(server) == ["Ada"]
    assert "Level" not in selects(page)


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
    await server.ada.click(page, label="Forged")
    assert "The seats have changed." in text(page)


async def test_partners_sit_together_in_the_lobby(server: Server):
    table, page = await options(server, "Seats and bots", bots=3)
    await pick(server.ada, page, "Partners", "Partners: 2 teams")
    assert "**Team 1**\n**1** · **Ada** · host\n**3** · 🤖 Edda" in text(table)
    assert chosen(page, "Partners") == ["Partners: 2 teams"]
    await pick(server.ada, page, "Swap two seats", "Seat 2: Otto", "Seat 3: Edda")
    assert "**Team 1**\n**1** · **Ada** · host\n**3** · 🤖 Otto" in text(table)
    await pick(server.ada, page, "Partners", "Partners: none")
    assert "Team" not in text(table)


NEVER_OFFERED = "target.x target target.5 bots.99 seats.1 level.x pace.x partners.7 swap.1 game.x"


async def test_only_the_host_and_only_before_the_match_and_only_what_was_offered(server: Server):
    table, page = await options(server, bots=1)
    await press(server.ben, table, "Join")
    before = server.table()
    for action in ("options", "host-bots.0", "host-shuffle", "host-game.named", "host-seats.2", "options-seats"):
        server.forge(table, f"b:1::{action}")
        said = text(answer(await server.ben.click(table, label="Forged")))
        assert "Only the host" in said or "no longer available" in said, action
    for wish in NEVER_OFFERED.split():
        server.forge(table, f"b:1::host-{wish}")
        assert (await server.ada.click(table, label="Forged")).ephemeral, wish
    assert server.table() == before
    await press(server.ada, table, "Start")
    began = server.table()
    told = text(answer(await pick(server.ada, page, "Target", "Target: 250 points")))
    assert told == "The match has started. Change the table before the next one."
    assert server.table() == began


async def test_the_host_closes_a_match_after_a_question_and_who_is_not_host_is_told_who_can(server: Server):
    """Also a host who did not open the table."""
    table, _ = await server.begin(server.ada, server.ben, server.cleo)
    await server.say(server.ada, "eights leave")
    only_host = "Only the host (or a moderator) can do that."
    assert only_host in await server.say(server.cleo, "eights table", action="close")
    asked = answer(await server.ben.slash(server.channel, "eights table", action="close"))
    assert labels(asked) == ["Close it", "Back to More"]
    assert "This ends the match, and it won’t count." in text(asked)
    assert server.table().phase == "match"
    await press(server.ben, asked, "Back to More", "Close the table", "Close it")
    assert "is closed" in text(asked)
    assert "**Ben closed this table in round 1.**" in text(table)


async def test_the_last_standing_stays(server: Server):
    table, _ = await in_play(server, "9S", "8H 4D 5D")
    await server.bot.services.tables.act(1, server.ada.id, None, best_play(server.table(), 0))
    await server.settle()
    await server.close(server.ada)
    assert missing(table, "Standings after 1 round", "**1** · **Ada** · ", "**2** · **Ben** · ") == []
