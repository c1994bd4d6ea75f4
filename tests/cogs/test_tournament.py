"""A tournament as those see it who play it: from the first entry to the results, by buttons and commands."""

import asyncio
import re

import pytest
from simcord.actors import MemberActor

from cogs.ui.components.page import ACTIVE, CALM, GOLD
from engine.chance.stream import seal
from tests.cogs.server import Server, answer, best_play, do_by_buttons, go_back, labels, nodes, press, text
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
        "more than four tables",
        "join late",
        "leave aren’t ranked",
        "Equal totals share",
        "slow tables",
        "1 minute",
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
    for action in ("remove", "replace"):
        assert "Which player? Pick one" in await server.say(server.ada, "tournament manage", action=action)
    assert "Ben" in await server.say(server.ada, "tournament manage", action="remove", player="Ben")
    assert "Ben" not in text(message)


async def test_what_is_opened_from_more_leads_back_to_it(tournament_server: TournamentServer):
    server = tournament_server.server
    more = answer(await press(server.ada, await tournament_server.open(server.ada), "More"))
    for page in ("Rulebook", "Fair deal", "Cancel the tournament"):
        await press(server.ada, more, page)
        await go_back(server.ada, more)
        assert "Rulebook" in labels(more)


async def test_who_starts_a_round_by_its_button_gets_their_hand(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, bots=1)
    assert text(answer(await press(server.ada, message, "Start"))).startswith("### Your hand · Round 1 · Table 1")


async def test_the_organiser_need_not_play(tournament_server: TournamentServer):
    message = await tournament_server.open(tournament_server.server.ada, play=False, bots=3)
    assert "3 players have joined" in text(message)
    assert tournament_server.now().entrant_of(tournament_server.server.ada.id) is None
    await press(tournament_server.server.ada, message, "Start")
    assert tournament_server.now().phase == "round"


async def test_house_rules_of_the_server_can_be_played(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.open(server.ada)
    await server.replace(house_rules=type(server.table().house_rules)("crazy-eights", (("deal", 6),)))
    await server.say(server.ada, "houserules save", name="Friday")
    message = await tournament_server.open(server.ada, game="Friday", bots=3)
    assert "house rules “Friday”" in text(message)
    rules = answer(await press(server.ben, answer(await press(server.ben, message, "More")), "Rulebook"))
    assert "◆ **The dealer gives each player 6 cards." in text(rules)


# A whole tournament


async def test_a_whole_tournament_of_seven(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await entered(tournament_server)
    assert "7 players have joined: a table of four and a table of three." in text(message)
    await press(server.ada, message, "Start")
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


async def test_people_play_a_round_with_their_hands(tournament_server: TournamentServer):
    """Nothing is built: everybody plays sensibly until the round is over."""
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, server.cleo, rounds=1)
    people = {person.id: person for person in (server.ada, server.ben, server.cleo)}
    hands = {}
    for person in people.values():
        mine = answer(await press(person, tournament_server.shown(), "My table"))
        assert "### Table 1 of round 1" in text(mine)
        await press(person, mine, "My hand")
        hands[person.id] = mine
    while tournament_server.now().phase == "round":
        table = tournament_server.table(0)
        seat = table.seats[table.state.turn]
        action = best_play(table, table.state.turn)
        await do_by_buttons(people[seat.member], server, hands[seat.member], action)
    assert tournament_server.now().phase == "over"
    assert "Ready" not in labels(hands[server.ada.id])


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


async def test_a_table_is_named_as_it_is_called(tournament_server: TournamentServer):
    server = tournament_server.server
    other = await server.open(server.cleo)
    await tournament_server.begin(server.ada, server.ben, **FOUR | {"bots": 5})
    offered = await server.ada.autocomplete(server.channel, "eights show", "table", "round", what="scores")
    called = ["Round 1 · Table 1 · Crazy Eights", "Round 1 · Table 2 · Crazy Eights"]
    assert [choice["name"] for choice in offered] == called
    for number, name in enumerate(called):
        for typed in (name, name.removesuffix(" · Crazy Eights"), f"table {number + 1}", str(number + 2)):
            found = await server.say(server.ada, "eights show", what="scores", table=typed)
            assert (f"### Scores · {name}" in found) is (typed != "table 1"), typed  # Cleo's is called so, too
    assert "hasn’t started" in await server.say(
        server.ada, "eights show", what="scores", table="Table 1 · Crazy Eights"
    )
    assert "no such table" in await server.say(server.ada, "eights show", what="scores", table="Round 1 · Table 12")
    assert text(other).startswith("## Table 1 ")


async def test_nobody_ends_a_table_or_plays_it_again(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    more = answer(await press(server.ada, tournament_server.message(0), "More"))
    assert "Close the table" not in labels(more)
    assert "A tournament table closes with its round" in await server.say(server.ada, "eights table", action="close")
    await tournament_server.finish(0)
    assert "no rematch" in await server.say(server.ada, "eights start")
    done = tournament_server.message(0)
    server.forge(done, f"b:{tournament_server.table(0).id}::ready")
    assert "tournament table is done" in text(answer(await press(server.ada, done, "Forged")))


async def test_who_leaves_a_table_is_away_and_comes_back(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    await server.say(server.ben, "eights leave")
    assert "🤖 **Ben**" in text(tournament_server.message(0))
    assert "Come back" in labels(tournament_server.message(0))
    assert "You’re back" in text(answer(await press(server.ben, tournament_server.shown(), "Join")))
    assert "🤖 **Ben**" not in text(tournament_server.message(0))


async def test_who_has_left_comes_back_to_the_tournament_by_sitting_down(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=2)
    await server.say(server.ben, "tournament leave")
    await press(server.ben, tournament_server.message(0), "Come back")
    assert "🤖 **Ben**" not in text(tournament_server.message(0))
    assert "Ben is back with their old score." in text(tournament_server.shown())
    entrant = tournament_server.now().entrant_of(server.ben.id)
    assert entrant is not None
    assert entrant.status == "in"


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


async def test_in_the_last_round_who_comes_back_too_late_reads_why(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, **FOUR | {"rounds": 1})
    await server.say(server.ben, "tournament leave")
    await tournament_server.finish(tournament_server.table_of(server.ben))
    said = await server.say(server.ben, "tournament join")
    assert said.startswith("Your table of the last round is done, so there’s no seat to come back to.")


async def test_nobody_sits_in_two_tournaments(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=2)
    table = tournament_server.message(0)
    await server.say(server.ben, "tournament leave")
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.cleo.slash(elsewhere, "tournament open")
    await server.ben.slash(elsewhere, "tournament join")
    refusal = text(answer(await press(server.ben, table, "Come back")))
    assert refusal.startswith("You’re already in a tournament")
    assert "🤖 **Ben**" in text(table)


# Leaving

LEFT = "You left Tournament 1 · Crazy Eights. "
BACK = "Until the last round starts, `/tournament join` brings you back with your score."
THREE = "A tournament needs three, so a bot keeps your place and your score until others join."


async def leaving(tournament_server: TournamentServer, **options) -> str:
    return (
        await tournament_server.server.say(tournament_server.server.ben, "tournament leave", **options)
    ).removeprefix(LEFT)


async def test_who_leaves_before_the_start_can_enter_again(tournament_server: TournamentServer):
    await tournament_server.open(tournament_server.server.ada, tournament_server.server.ben)
    assert await leaving(tournament_server) == "`/tournament join` signs you up again."


async def test_who_leaves_during_a_round_is_told_that_a_computer_player_finishes_it(
    tournament_server: TournamentServer,
):
    await tournament_server.begin(tournament_server.server.ada, tournament_server.server.ben, bots=2)
    assert await leaving(tournament_server) == f"A bot finishes your round, then your seat is gone. {BACK}"


async def test_in_a_break_there_is_none_to_finish(tournament_server: TournamentServer):
    await tournament_server.begin(tournament_server.server.ada, tournament_server.server.ben, bots=2)
    await tournament_server.finish_round()
    assert await leaving(tournament_server) == f"Your seat is gone. {BACK}"
    assert "Ben left. Their seat is gone" in text(tournament_server.shown())


async def test_a_late_entry_is_simply_gone(tournament_server: TournamentServer):
    await tournament_server.begin(tournament_server.server.ada, bots=3)
    await tournament_server.server.say(tournament_server.server.ben, "tournament join")
    assert await leaving(tournament_server) == "`/tournament join` signs you up again."


async def test_a_place_is_kept_where_three_are_needed(tournament_server: TournamentServer):
    await tournament_server.begin(tournament_server.server.ada, tournament_server.server.ben, bots=1)
    assert (await leaving(tournament_server)).startswith(THREE)


async def test_and_in_the_last_round(tournament_server: TournamentServer):
    await tournament_server.begin(tournament_server.server.ada, tournament_server.server.ben, bots=2, rounds=1)
    told = "A bot finishes your round, and the result counts. `/tournament join` brings you back."
    assert await leaving(tournament_server) == told


async def test_also_when_the_own_table_is_done(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=5, rounds=1)
    await tournament_server.finish(tournament_server.table_of(server.ben))
    assert await leaving(tournament_server) == "Your table of the last round is done, so your result counts."
    assert "Their result counts." in text(tournament_server.shown())


# Its rules


async def test_the_house_rules_at_a_table_are_those_that_the_group_plays(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, game="eights-250")
    shown = await server.say(server.ben, "houserules show")
    assert "◆" not in shown
    assert "The first seat deals." in shown
    assert "### Match" not in shown
    await server.say(server.ben, "houserules save", name="plain")
    assert server.bot.services.presets.get(server.guild.id, "plain").house_rules == type(
        tournament_server.table(0).house_rules
    )("eights-250")
    code = await server.say(server.ben, "houserules saved", action="share")
    await server.say(server.ben, "houserules save", code=code.split("```")[1].strip(), name="again")
    assert server.bot.services.presets.get(server.guild.id, "again").house_rules.changes == ()


async def test_neither_the_rules_of_a_tournament_nor_its_scores_tell_of_a_match(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1, game="eights-250")
    rules = text(answer(await press(server.ben, answer(await press(server.ben, message, "More")), "Rulebook")))
    assert "The first seat deals." in rules
    scores = await server.say(server.ben, "eights show", what="scores")
    assert "One round is played here. Its points count for the tournament." in scores
    for told in (rules, scores):
        assert "match" not in told.lower().replace("matches the", "")


# Directing


async def test_in_a_pause_no_time_is_told_for_the_next_round(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    await tournament_server.finish_round()
    assert "Round 2 starts <t:" in text(tournament_server.shown())
    await server.say(server.ada, "tournament manage", action="pause")
    assert "Round 2 starts when the organiser presses **Next round**." in text(tournament_server.shown())


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
    assert "paused" in await server.say(server.ada, "tournament manage", action="pause")
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


async def test_a_pause_between_rounds(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Pause")
    assert disabled(tournament_server.shown()) == ["Next round"]
    assert "paused" in await server.say(server.ada, "tournament manage", action="next")
    await server.env.advance_time(1000)
    assert tournament_server.now().phase == "break"


async def test_slow_tables_are_finished_by_computer_players_after_a_question(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, server.cleo, rounds=1)
    await tournament_server.last_card(0)
    more = answer(await press(server.ada, message, "More"))
    await press(server.ada, more, "Let bots finish the round")
    assert "right away" in text(more)
    assert tournament_server.now().phase == "round"
    await press(server.ada, more, "Let bots finish")
    assert tournament_server.now().phase == "over"
    assert "Bots are finishing the tables" in text(tournament_server.shown())


async def test_a_place_is_given_to_a_computer_player_after_a_question(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    number = tournament_server.now().entrant_of(server.ben.id).number
    more = answer(await press(server.ada, message, "More"))
    await server.ada.select(more, [str(number)])
    assert "A bot takes Ben’s place for good" in text(more)
    assert tournament_server.now().entrant_of(server.ben.id).status == "in"
    await press(server.ada, more, "Give it to a bot")
    assert text(more) == "A bot plays for 🤖 Ben from now on."
    assert "A bot plays for Ben from now on, with the same score." in text(message)
    assert "gave your place to a bot" in await server.say(server.ben, "tournament join")
    assert "A bot has your place." in await server.say(server.ben, "tournament show", what="table")


async def test_a_place_is_given_away_by_command(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    offered = await server.ada.autocomplete(server.channel, "tournament manage", "player", "be", action="replace")
    assert [choice["name"] for choice in offered] == ["Ben"]
    for action in ("remove", "bot", "start"):  # about no one who plays already
        assert await server.ada.autocomplete(server.channel, "tournament manage", "player", "be", action=action) == []
    said = await server.say(server.ada, "tournament manage", action="replace", player=offered[0]["value"])
    assert said == "A bot plays for 🤖 Ben from now on."


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
    for action in ("start", "next", "pause", "bot", "hurry", "close"):
        assert "Only the organiser" in await server.say(server.ben, "tournament manage", action=action)
    assert "Only the organiser" in await server.say(server.ben, "tournament manage", action="remove", player="Ada")
    assert labels(answer(await press(server.ben, message, "More"))) == ["Rulebook", "Fair deal"]
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


async def test_there_is_only_ever_one(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=2)
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    await tournament_server.finish_round()
    headings = [str(message.components) for message in server.channel.history()]
    assert sum("-# Tournament 1" in heading and "the tournament!" in heading for heading in headings) == 1


async def test_a_deleted_message_comes_back_with_the_next_change(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada)
    await server.newcomer("Warden", manages=True)
    await server.people["Warden"].delete(message)
    await server.say(server.ben, "tournament join")
    assert "Ada, Ben" in text(tournament_server.shown())


async def test_a_message_that_could_not_be_edited_is_edited_later(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
    await server.say(server.ben, "tournament join")
    assert "Ben" not in text(message)
    await server.env.advance_time(11)
    assert "Ada, Ben" in text(message)


# Told to the players


async def test_what_was_decided_is_told(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=2, rounds=3)
    await server.say(server.cleo, "tournament join")
    assert "Cleo joined after round 1 started" in text(tournament_server.shown())
    await server.say(server.ben, "tournament leave")
    assert "Ben left. A bot finishes their round" in text(tournament_server.shown())
    await tournament_server.finish_round()
    assert "-# Left, not ranked: Ben, " in text(tournament_server.shown())
    await press(server.ada, tournament_server.shown(), "Next round")
    assert "Cleo joined after" not in text(tournament_server.shown())  # old news
    assert "Cleo joined after" in text(answer(await press(server.ada, tournament_server.shown(), "Standings")))


async def test_five_are_made_six_where_five_cannot_sit(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.open(server.ada, game="eights")
    message = await tournament_server.open(server.ada, server.ben, bots=3, game=await each_for_himself(server))
    assert "2 tables of three, with a bot as the sixth." in text(message)
    await press(server.ada, message, "Start")
    assert "Five can’t be split into threes and fours, so Max" in text(message)


async def each_for_himself(server: Server) -> str:
    """House rules of Eights without partners, which four seats are the most for."""
    await server.replace(house_rules=type(server.table().house_rules)("eights", (("sides", 0),)))
    await server.say(server.ada, "houserules save", name="alone")
    return "alone"


# Forgetting


async def test_who_is_forgotten_is_gone_from_tournaments_too(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, server.cleo, bots=1, rounds=1)
    await forget(server.ben, server)
    assert "Ben" not in text(tournament_server.shown()) + text(tournament_server.message(0))
    assert "A player asked to be forgotten" in text(tournament_server.shown())
    await tournament_server.finish_round()
    assert "🤖 Someone" in text(tournament_server.shown())
    await forget(server.ada, server)
    assert str(server.ada.id) not in text(tournament_server.shown())
    for where in ("tournaments", "tables", "results", "people"):
        rows = str(await server.ask(f"SELECT * FROM {where}"))
        assert not [person for person in (server.ada, server.ben) if str(person.id) in rows], where


async def forget(who: MemberActor, server: Server) -> None:
    """A member asks to be forgotten, and confirms it."""
    asked = answer(await press(who, answer(await who.slash(server.channel, "eights me")), "Forget me"))
    await press(who, asked, "Forget me for good")


# When it is all over


async def test_with_its_channel_a_tournament_is_over(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []


async def test_when_the_bot_is_sent_away_its_tournaments_there_are_over(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    server.env.backend.remove_guild(server.guild.id)
    await server.env.settle()
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []


async def test_the_lots_are_sealed_before_the_start_and_proved_at_the_end(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, bots=1, rounds=1)
    assert "Seal" not in text(message)
    more = answer(await press(server.cleo, message, "More"))
    await press(server.cleo, more, "Fair deal")
    promised = re.search("Seal of the draw: ([0-9a-f]+)", text(more))[1]
    await press(server.ada, message, "Start")
    await tournament_server.finish_round()
    more = answer(await press(server.cleo, tournament_server.shown(), "More"))
    await press(server.cleo, more, "Fair deal")
    shown = text(more)
    seed, proved = re.search(r"Seed of the draw: (.+)\. It proves the seal ([0-9a-f]+)", shown).groups()
    assert proved == promised == seal(seed, "")
