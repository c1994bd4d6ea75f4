"""A tournament as those see it who play it: from the first entry to the results, by buttons and commands."""

import asyncio
import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from simcord.actors import MemberActor

from cogs.ui.components.page import ACTIVE, CALM, GOLD
from engine.chance.stream import seal
from engine.games.house_rules import HouseRules
from tests.cogs.server import Server, answer, go_back, labels, nodes, press, text
from tests.cogs.test_settings import set_up
from tests.cogs.tournament_server import TournamentServer

pytestmark = pytest.mark.usefixtures("undrawn")
FOUR = {"bots": 4, "level": "easy", "rounds": 2, "seconds": 90}


def accent(message) -> int:
    return message.components[0]["accent_color"]


def disabled(message) -> list[str]:
    return [node["label"] for node in nodes(message) if node["type"] == 2 and node.get("disabled")]


async def entered(tournament_server: TournamentServer):
    """Three people and four computer players."""
    server = tournament_server.server
    message = await tournament_server.open(server.ada, **FOUR)
    await press(server.ben, message, "Join")
    await press(server.cleo, message, "Join")
    return message


# Before the start


async def test_the_standing_message_shows_what_will_be_played(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, game="eights-250", rounds=3, minutes=1, seconds=30)
    shown = text(message)
    assert shown.startswith("## Tournament 1 · Eights to 250\n-# 3 rounds · 1 minute and 30 seconds per turn")
    assert f"organised by <@{server.ada.id}>" in shown
    assert "1 player has joined, and it takes 3 to start." in shown
    assert labels(message) == ["Join", "Leave", "Add bot", "Start", "More"]
    assert (disabled(message), accent(message)) == (["Start"], CALM.value)
    assert "-# The highest total after the last round wins. Press **More** to see how it’s played." in shown
    assert len(shown.splitlines()) <= 6, "a phone shows it whole"
    more = text(answer(await press(server.ben, message, "More")))
    for told in (
        "highest total after the last round",
        "drawn at random",
        "join late",
        "leave aren’t ranked",
        "Equal totals share",
        "1 minute",
        "### Fair deal",
    ):
        assert told in more


async def test_people_and_computer_players_enter_and_leave(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada)
    assert "You joined Tournament 1 · Crazy Eights" in text(answer(await press(server.ben, message, "Join")))
    assert "2 players have joined, and it takes 3" in text(message)
    await press(server.ada, message, "Add bot")
    assert "3 players have joined: a table of three." in text(message)
    assert "Ada, Ben, 🤖 Otto" in text(message)
    assert disabled(message) == []
    assert "Edda joined" in await server.say(server.ada, "tournament manage", action="bot", level="easy")
    assert "a table of four" in text(message)
    assert "You left" in text(answer(await press(server.ben, message, "Leave")))
    assert "Ada, 🤖 Otto, 🤖 Edda" in text(message)
    await server.say(server.cleo, "tournament join")
    await server.say(server.ben, "tournament join")
    assert "5 players have joined: a table of five." in text(message)
    assert "Which player? Pick one" in await server.say(server.ada, "tournament manage", action="remove")
    for typed in ("99", "Nobody"):
        assert "no such player" in await server.say(server.ada, "tournament manage", action="remove", player=typed)
    assert "Ben was removed" in await server.say(server.ada, "tournament manage", action="remove", player="Ben")
    more = answer(await press(server.ada, message, "More"))
    await server.ada.select(more, [str(tournament_server.now().entrant_of(server.cleo.id).number)])
    assert text(more) == "Cleo was removed from the tournament."
    assert "Ada, 🤖 Otto, 🤖 Edda" in text(message)


# A whole tournament


async def test_a_whole_tournament_of_seven(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await entered(tournament_server)
    assert "7 players have joined: a table of four and a table of three." in text(message)
    started = answer(await press(server.ada, message, "Start"))
    assert text(started).startswith("### Your hand · Round 1 · Table ")
    shown = text(message)
    assert "**Round 1 of 2 has started** · 0 of 2 tables done" in shown
    assert "### Tables of round 1" in shown
    assert shown.count("(dealer)") == 2
    assert (accent(message), labels(message)) == (
        ACTIVE.value,
        ["My table", "Join", "Leave", "Pause", "Standings", "More"],
    )
    for number in range(2):
        table = tournament_server.message(number)
        assert text(table).startswith(f"## Round 1 · Table {number + 1} · Crazy Eights\n-# Tournament 1")
        assert not {"Rematch", "Join", "Close the table"} & set(labels(table))
    await tournament_server.finish(0, 10, 20, 30)
    assert "1 of 2 tables done" in text(message)
    assert "**Table 1** · " in text(message)
    assert " won with 0 · [Jump to table](" in text(message)
    await tournament_server.finish(1, 4, 50)
    await first_break(tournament_server)
    await second_round(tournament_server)


async def first_break(tournament_server: TournamentServer) -> None:
    """The standing after the first round is shown, below the tables."""
    server, message = tournament_server.server, tournament_server.shown()
    assert server.shown().id == message.id
    shown = text(message)
    assert "**Round 1 of 2 is over!** Round 2 starts <t:" in shown
    standing = shown[shown.index("### Standings after round 1") : shown.index("### Tables")]
    places = [line.split(" · ")[0] for line in standing.splitlines()[2:] if line]
    assert places == ["**1**", "**1**", "**3**", "**4**", "**5**", "**6**", "**7**"]
    assert [line.split(" · ")[-1] for line in standing.splitlines()[2:9]] == [
        "**0**", "**0**", "**4**", "**10**", "**20**", "**30**", "**50**",
    ]  # fmt: skip
    assert labels(message)[0] == "Next round"
    for number in range(2):
        table = tournament_server.message(number)
        first = tournament_server.table(number).seats[0].name
        assert labels(table) == ["Scores", "Replay", "My turning points", "Fair deal", "More"]
        assert text(table).startswith(f"## {first} has the best score!\n-# Round 1 · Table {number + 1} · Crazy Eights")
        assert text(table).endswith("-# Penalty points in tournament 1: the lowest total wins.")
    assert "Round 2 has started" in await server.say(server.ada, "tournament manage", action="next")


async def second_round(tournament_server: TournamentServer) -> None:
    """The winner stands on top, and later in the results."""
    server, message = tournament_server.server, tournament_server.shown()
    assert "**Round 2 of 2 has started**" in text(message)
    assert text(tournament_server.message(0)).startswith("## Round 2 · Table 1 · Crazy Eights")
    dealer = tournament_server.now().entrant(tournament_server.now().tables[0].entrants[0])
    await tournament_server.finish_round((10, 20, 30), (10, 20))
    message = tournament_server.shown()
    assert accent(message) == GOLD.value
    assert text(message).startswith("## ")
    assert f"{dealer.name} wins the tournament!" in text(message)
    assert "### Final standings" in text(message)
    assert text(message).count("lowest") == 1, "what wins is told once"
    assert labels(message) == ["Standings", "More"]
    results = answer(await server.ben.slash(server.channel, "tournament show", what="results"))
    assert f"{dealer.name} wins · 7 players, 2 rounds · <t:" in text(results)
    await server.ben.select(results, ["1"])
    assert "**1** · " in text(results)
    assert "Over: " in text(results)
    await server.ben.select(results, ["0"])
    assert "### Round 1 · Tournament 1" in text(results)
    assert text(results).count("done: ") == 2
    await press(server.ben, results, "Standings")
    assert "### Standings · Tournament 1" in text(results)


async def test_when_nobody_says_so_the_next_round_begins_by_itself_and_at_the_end_all_is_cleared_away(
    tournament_server: TournamentServer,
):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=2)
    await tournament_server.finish_round()
    await server.env.advance_time(121)
    assert "**Round 2 of 2 has started**" in text(tournament_server.shown())
    await tournament_server.finish_round()
    message = tournament_server.shown()
    await server.env.advance_time(5001)
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []
    assert " wins" in text(message)
    assert labels(message) == []
    assert " wins" in await server.say(server.ada, "tournament show", what="results")


# At a table


async def test_my_table_leads_there(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, server.cleo, **FOUR)
    number = tournament_server.table_of(server.ben)
    mine = answer(await press(server.ben, message, "My table"))
    table = tournament_server.message(number)
    assert f"### Table {number + 1} of round 1\nYour table is playing." in text(mine)
    assert f"(https://discord.com/channels/{server.guild.id}/{server.channel.id}/{table.id})" in text(mine)
    await press(server.ben, mine, "My hand")
    assert f"### Your hand · Round 1 · Table {number + 1}" in text(mine)
    dora = await server.newcomer("Dora")
    assert "You’re not in this tournament" in text(answer(await press(dora, message, "My table")))
    await server.say(dora, "tournament join")
    assert "You’re not in round 1" in await server.say(dora, "tournament show", what="table")
    await tournament_server.finish(number)
    assert "Your table is done. You got" in await server.say(server.ben, "tournament show", what="table")


async def test_who_comes_back_reads_where_they_sit_down(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, **FOUR)
    number = tournament_server.table_of(server.ben)
    await server.say(server.ben, "tournament leave")
    mine = answer(await press(server.ben, tournament_server.shown(), "Join"))
    assert f"### Table {number + 1} of round 1\nYou’re back at your table, with your old score." in text(mine)
    assert f"/{tournament_server.message(number).id})" in text(mine)
    await press(server.ben, mine, "My hand")
    assert f"### Your hand · Round 1 · Table {number + 1}" in text(mine)
    assert "Press **My table**" in await server.say(server.ben, "tournament join")
    await server.say(server.ben, "tournament leave")
    await tournament_server.finish(number)
    said = await server.say(server.ben, "tournament join")
    assert said.endswith("with your old score. You sit down when round 2 starts.")


# Leaving, and being removed


async def test_who_leaves_is_told_what_becomes_of_the_seat(tournament_server: TournamentServer):
    server = tournament_server.server
    back = "Until the last round starts, `/tournament join` brings you back with your score."

    async def leaving(who: MemberActor) -> str:
        said = await server.say(who, "tournament leave")
        assert said.startswith("You left Tournament 1 · Crazy Eights. ")
        return said.removeprefix("You left Tournament 1 · Crazy Eights. ")

    await tournament_server.open(server.ada, server.ben, bots=2, rounds=2)
    assert await leaving(server.ben) == "`/tournament join` signs you up again."
    await server.say(server.ben, "tournament join")
    await server.say(server.ada, "tournament manage", action="start")
    await server.say(server.cleo, "tournament join")
    assert "Cleo joined after round 1 started" in text(tournament_server.shown())
    assert await leaving(server.cleo) == "`/tournament join` signs you up again.", "who has yet to sit down"
    assert await leaving(server.ben) == f"A bot finishes your round, then your seat is gone. {back}"
    await server.say(server.ben, "tournament join")
    await tournament_server.finish_round()
    assert await leaving(server.ben) == f"Your seat is gone. {back}"
    assert "Ben left. Their seat is gone" in text(tournament_server.shown())
    await server.say(server.ben, "tournament join")
    await server.say(server.ada, "tournament manage", action="next")
    assert "Ben left" not in text(tournament_server.shown())  # old news
    assert "Ben left" in text(answer(await press(server.ada, tournament_server.shown(), "Standings")))
    assert (await leaving(server.ben)).startswith(
        "A bot finishes your round, and you aren’t ranked. While it’s played,"
    )
    await tournament_server.finish_round()
    assert "-# Left, not ranked: Ben" in text(tournament_server.shown())


async def test_a_player_is_removed_after_a_question_and_may_come_back(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    number = tournament_server.now().entrant_of(server.ben.id).number
    offered = await server.ada.autocomplete(server.channel, "tournament manage", "player", "be", action="remove")
    assert offered == [{"name": "Ben", "value": str(number)}]
    assert await server.ada.autocomplete(server.channel, "tournament manage", "player", "be", action="bot") == []
    more = answer(await press(server.ada, message, "More"))
    await server.ada.select(more, [str(number)])
    assert "Ben is out: a bot finishes their round, and they aren’t ranked." in text(more)
    assert tournament_server.now().entrant_of(server.ben.id).status == "in"
    await press(server.ada, more, "Remove")
    assert text(more) == "Ben was removed from the tournament."
    assert "Ben left. Their seat is gone" in text(message)
    assert "🤖 Ben" in text(message)
    assert "You’re not in this tournament." in await server.say(server.ben, "tournament show", what="table")
    again = await server.say(server.ada, "tournament manage", action="remove", player="Ben")
    assert again == "They have left this tournament already. Pick another player."
    assert "You’re back at your table" in await server.say(server.ben, "tournament join")


# Its rules


async def test_the_house_rules_at_a_table_are_those_that_the_group_plays(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.open(server.ada)
    changed = HouseRules("eights-250", (("deal", 6),))
    await server.replace(house_rules=changed)
    await server.say(server.ada, "houserules save", name="Friday")
    message = await tournament_server.begin(server.ada, server.ben, bots=1, game="Friday")
    assert "house rules “Friday”" in text(message)
    rules = text(answer(await press(server.ben, answer(await press(server.ben, message, "More")), "Rulebook")))
    assert "◆ **The dealer gives each player 6 cards." in rules
    assert "The first seat deals." in rules
    assert "match" not in rules.lower().replace("matches the", "")
    await server.say(server.ben, "houserules save", name="again", table="Round 1 · Table 1")
    assert server.bot.services.presets.get(server.guild.id, "again").house_rules == changed
    scores = await server.say(server.ben, "eights show", what="scores", table="Round 1 · Table 1")
    assert "One round is played here. Its points count for the tournament." in scores


# Directing


async def test_one_that_nobody_begins_is_cancelled_for_all_to_see(tournament_server: TournamentServer):
    message = await tournament_server.open(tournament_server.server.ada)
    await tournament_server.server.env.advance_time(tournament_server.server.bot.services.tables.pauses.wait + 1)
    assert "**This tournament was cancelled** before it started." in text(message)
    assert tournament_server.server.bot.services.tournaments.every() == []


async def test_pause_and_go_on(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    await tournament_server.last_card(0)
    await press(server.ada, message, "Pause")
    assert "**Paused.** No clock runs" in text(message)
    assert accent(message) == CALM.value
    assert "**The tournament is paused.**" in text(tournament_server.message(0))
    before = tournament_server.table(0).state
    await server.env.advance_time(2000)
    await server.say(server.ada, "card play", card="9S")
    assert tournament_server.table(0).state == before
    await press(server.ada, message, "Resume")
    assert "**Paused.**" not in text(message)
    await tournament_server.finish_round()
    assert "Round 2 starts <t:" in text(tournament_server.shown())
    assert "paused" in await server.say(server.ada, "tournament manage", action="pause")
    assert disabled(tournament_server.shown()) == ["Next round"]
    assert "Round 2 starts when the organiser presses **Next round**." in text(tournament_server.shown())
    await server.env.advance_time(1000)
    assert tournament_server.now().phase == "break"
    assert "goes on" in await server.say(server.ada, "tournament manage", action="pause")


async def test_nobody_is_called_to_a_turn_while_it_is_paused(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    await tournament_server.last_card(0, turn=tournament_server.table(0).seat_of(server.ben.id))
    await server.switch_pings(server.ben)

    def calls() -> list[str]:
        return [each.content for each in server.channel.history() if "it’s your turn" in each.content]

    assert calls() == [f"<@{server.ben.id}>, it’s your turn at Round 1 · Table 1 · Crazy Eights."]
    await press(server.ada, message, "Pause")
    assert calls() == []
    await press(server.ada, message, "Resume")
    assert len(calls()) == 1


async def test_cancelling_asks_first_and_keeps_whole_rounds(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=3)
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    message, table = tournament_server.shown(), tournament_server.message(0)
    more = answer(await press(server.ada, message, "More"))
    await press(server.ada, more, "Cancel the tournament")
    assert "This cancels the tournament" in text(more)
    assert tournament_server.now().phase == "round"
    await go_back(server.ada, more)
    await press(server.ada, more, "Cancel the tournament")
    await press(server.ada, more, "Cancel the tournament")
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []
    assert "**This tournament was cancelled** after round 1 of 3." in text(message)
    assert "### Final standings" in text(message)
    assert (labels(message), labels(table)) == ([], ["Replay"])
    assert "cancelled · 3 players, 1 round" in await server.say(server.ada, "tournament show", what="results")


async def test_only_who_may_directs(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, bots=2)
    before = await tournament_server.kept()
    for label in ("Start", "Add bot"):
        assert "Only the organiser" in text(answer(await press(server.ben, message, label)))
    for action in ("start", "next", "pause", "bot", "close"):
        assert "Only the organiser" in await server.say(server.ben, "tournament manage", action=action)
    assert "Only the organiser" in await server.say(server.ben, "tournament manage", action="remove", player="Ada")
    assert labels(answer(await press(server.ben, message, "More"))) == ["Rulebook"]
    assert await tournament_server.kept() == before
    warden = await server.newcomer("Warden", manages=True)
    assert "Round 1 has started" in await server.say(warden, "tournament manage", action="start")


# The standing message itself


async def test_show_puts_it_at_the_bottom(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    assert "is at the bottom of the channel now" in await server.say(server.ben, "tournament show")
    assert tournament_server.shown().id == server.shown().id != message.id
    assert message.id not in [each.id for each in server.channel.history()]
    await tournament_server.finish_round()
    assert "### Standings after round 1" in text(tournament_server.shown())


async def test_tables_are_posted_in_their_order(tournament_server: TournamentServer, monkeypatch: pytest.MonkeyPatch):
    """However long the first one takes to be drawn."""
    server, page = tournament_server.server, tournament_server.server.bot.services.table_board.page

    async def slow_at_first(table):
        for _ in range(50 if table.label.endswith("Table 1") else 0):
            await asyncio.sleep(0)
        return await page(table)

    monkeypatch.setattr(server.bot.services.table_board, "page", slow_at_first)
    await tournament_server.begin(server.ada, server.ben, bots=9)
    posted = [tournament_server.message(number).id for number in range(3)]
    assert posted == sorted(posted)


# Forgetting


async def test_who_is_forgotten_is_gone_from_tournaments_too(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, server.cleo, bots=1, rounds=1)
    asked = answer(await press(server.ben, answer(await server.ben.slash(server.channel, "eights me")), "Forget me"))
    await press(server.ben, asked, "Forget me for good")
    assert "Ben" not in text(tournament_server.shown()) + text(tournament_server.message(0))
    assert "A player asked to be forgotten" in text(tournament_server.shown())
    await tournament_server.finish_round()
    assert "🤖 Someone" in text(tournament_server.shown())


# When it is all over


async def test_with_its_channel_a_tournament_is_over(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []


async def test_the_lots_are_sealed_before_the_start_and_proved_at_the_end(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, bots=1, rounds=1)
    assert "Seal" not in text(message)
    more = answer(await press(server.cleo, message, "More"))
    promised = re.search("Seal of the draw: ([0-9a-f]+)", text(more))[1]
    await press(server.ada, message, "Start")
    await tournament_server.finish_round()
    shown = text(answer(await press(server.cleo, tournament_server.shown(), "More")))
    seed, proved = re.search(r"Seed of the draw: (.+)\. It proves the seal ([0-9a-f]+)", shown).groups()
    assert proved == promised == seal(seed, "")


# A start by itself


async def half_an_hour(server: Server) -> str:
    """The second of the starts that are offered."""
    return (await server.ada.autocomplete(server.channel, "tournament open", "starts", ""))[1]["value"]


async def test_it_tells_its_start_and_starts(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, bots=2, starts=await half_an_hour(server))
    shown, starts = text(message), round(tournament_server.now().starts_at)
    assert f"**Starts <t:{starts}:F>** · <t:{starts}:R>" in shown
    assert "**Sign-up is open.**" in shown
    assert "cancelled <t:" not in shown
    assert f"It starts <t:{starts}:R>." in await server.say(server.ben, "tournament join")
    before = len(server.channel.history())
    await server.env.advance_time(29 * 60)
    await server.restart()
    assert (tournament_server.now().phase, len(server.channel.history())) == ("open", before)
    await server.env.advance_time(61)
    assert tournament_server.now().phase == "round"


async def test_too_few_are_told_at_its_time(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.open(server.ada, starts=await half_an_hour(server))
    await server.env.advance_time(30 * 60 + 1)
    assert "Not enough players joined in time" in text(tournament_server.shown())
    assert "If no one starts it, it’s cancelled <t:" in text(tournament_server.shown())


# In a person's time zone


async def test_a_start_is_read_on_the_clock_of_who_types_it_or_else_of_the_server(tournament_server: TournamentServer):
    server = tournament_server.server

    async def opened(zone: str) -> str:
        said = await server.say(server.ada, "tournament open", starts="20:00")
        starts = tournament_server.now().starts_at
        assert f"It starts <t:{round(starts)}:F>" in said
        await server.say(server.ada, "tournament manage", action="close")
        return f"{datetime.fromtimestamp(starts, ZoneInfo(zone)):%H:%M}"

    owner = await server.newcomer("Olga", runs_server=True)
    await set_up(owner, server, "Times and pings", zone="Europe/Berlin")
    assert await opened("Europe/Berlin") == "20:00"
    await server.say(server.ada, "eights me", zone="new york")
    assert await opened("America/New_York") == "20:00"


async def test_starts_are_offered_on_the_clock_of_who_types(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.say(server.ada, "eights me", zone="America/Argentina/ComodRivadavia")  # none has a longer name
    offered = await server.ada.autocomplete(server.channel, "tournament open", "starts", "20:15")
    assert len(offered) == 7
    assert all(each["name"].endswith(" 20:15 America/Argentina/ComodRivadavia") for each in offered)
    await tournament_server.open(server.ada, starts=offered[1]["value"])
    assert f"<t:{round(tournament_server.now().starts_at)}>" == offered[1]["value"]


# A restart


async def test_in_a_round(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, server.cleo, bots=4, rounds=2)
    await tournament_server.finish(0)
    before, shown = tournament_server.now(), text(message)
    tables = [tournament_server.message(number).id for number in range(2)]
    await server.restart()
    assert tournament_server.now() == before
    assert text(tournament_server.shown()) == shown
    assert [tournament_server.message(number).id for number in range(2)] == tables
    number = tournament_server.table_of(server.ben)
    mine = answer(await press(server.ben, tournament_server.shown(), "My table"))
    assert f"### Table {number + 1} of round 1" in text(mine)
    await tournament_server.finish(1)
    assert "### Standings after round 1" in text(tournament_server.shown())


async def test_what_was_not_posted_is_posted(tournament_server: TournamentServer):
    """Killed between the file and Discord: there are a tournament and tables that nobody has seen."""
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=5)
    async with server.bot.store.writing() as connection:
        for where in ("tournaments", "tables"):
            await connection.exec_driver_sql(f"UPDATE {where} SET message_id = NULL")
    before = len(server.channel.history())
    await server.restart()
    assert "**Round 1 of 4 has started**" in text(tournament_server.shown())
    for number in range(2):
        assert f"Round 1 · Table {number + 1}" in text(tournament_server.message(number))
    assert len(server.channel.history()) == before + 3


async def test_a_channel_that_went_meanwhile(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003, message="Unknown Channel")
    await server.restart()
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []
