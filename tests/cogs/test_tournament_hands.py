"""The hands at tables of a tournament: between the rounds, when a table is closed, and while it is paused."""

from dataclasses import replace

import pytest

from cogs.ui.pages.table.table_page import table_page
from engine.core.scoresheet import RoundScore
from engine.games.house_rules import HouseRules
from engine.str8.game import STR8 as game
from model.tables.table import Seat, Table
from tests.cogs.server import answer, id_of, labels, press, text
from tests.cogs.test_tournament_pages import written
from tests.cogs.tournament_server import TournamentServer
from tests.engine.str8.table import STR8
from tests.engine.str8.table import table as built

pytestmark = pytest.mark.usefixtures("undrawn")


async def begun(tournament_server: TournamentServer, **options):
    """A tournament of two tables, with the hands of Ada and Ben."""
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=5, **({"rounds": 3} | options))
    return [await hand_of(tournament_server, person) for person in (server.ada, server.ben)]


async def hand_of(tournament_server: TournamentServer, who):
    mine = answer(await press(who, tournament_server.shown(), "My table"))
    await press(who, mine, "My hand")
    return mine


def name_of_table(tournament_server: TournamentServer, who) -> str:
    return f"Round {len(tournament_server.now().played)} · Table {tournament_server.table_of(who) + 1}"


# When the round is over


async def test_at_a_table_that_is_done_the_hand_says_what_follows(tournament_server: TournamentServer):
    server = tournament_server.server
    hand, _ = await begun(tournament_server)
    await tournament_server.finish(tournament_server.table_of(server.ada))
    assert "Round 2 starts when every table is done." in text(hand)
    assert labels(hand) == ["Refresh", "Standings"]
    await tournament_server.finish_round()
    assert "Round 2 starts <t:" in text(hand)
    assert "or when the organiser presses **Next round**." in text(hand)
    await press(server.ada, tournament_server.shown(), "Pause")
    assert "Round 2 starts when the organiser presses **Next round**." in text(hand)
    await press(server.ada, hand, "Refresh")
    assert "Round 2 starts when the organiser presses **Next round**." in text(hand)
    assert labels(hand) == ["Refresh", "Standings"]
    await press(server.ada, hand, "Standings")
    assert "### Standings · Tournament 1" in text(hand)


async def test_after_the_last_round_it_says_who_has_won(tournament_server: TournamentServer):
    server = tournament_server.server
    hand, _ = await begun(tournament_server, rounds=1)
    await tournament_server.finish(tournament_server.table_of(server.ada))
    assert "This was the last round. The tournament ends when every table is done." in text(hand)
    await tournament_server.finish_round()
    assert "The tournament is over: " in text(hand)
    assert labels(hand) == ["Refresh", "Standings"]


async def test_when_the_next_round_begins_the_hand_leads_to_the_new_table(tournament_server: TournamentServer):
    server = tournament_server.server
    hands = await begun(tournament_server)
    names = [name_of_table(tournament_server, person) for person in (server.ada, server.ben)]
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    for name, hand in zip(names, hands, strict=True):
        assert text(hand) == f"{name} is over. Round 2 has started."
        assert labels(hand) == ["My table"]
    await press(server.ben, hands[1], "My table")
    await press(server.ben, hands[1], "My hand")
    assert f"### Your hand · {name_of_table(tournament_server, server.ben)}" in text(hands[1])
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    assert text(hands[1]).endswith("is over. Round 3 has started.")


async def test_an_old_button_of_a_closed_table_leads_there_too(tournament_server: TournamentServer):
    server = tournament_server.server
    hand, _ = await begun(tournament_server)
    name, old = name_of_table(tournament_server, server.ada), id_of(hand, "Refresh")
    table = tournament_server.table(tournament_server.table_of(server.ada)).id
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    for custom_id in (old, f"b:{table}:3:play.9S", f"b:{table}::more"):
        await press(server.ada, hand, "My table")
        server.forge(hand, custom_id)
        await press(server.ada, hand, "Forged")
        assert text(hand) == f"{name} is over. Round 2 has started."
    await press(server.ada, hand, "My table")
    assert "### Table" in text(hand)


async def test_when_all_is_cleared_away_the_hand_leads_to_the_standing(tournament_server: TournamentServer):
    server = tournament_server.server
    hand, _ = await begun(tournament_server, rounds=1)
    name, old = name_of_table(tournament_server, server.ada), id_of(hand, "Refresh")
    await tournament_server.finish_round()
    await server.say(server.ada, "tournament manage", action="close")
    assert text(hand) == f"{name} is closed. The tournament has ended."
    assert labels(hand) == ["Standings"]
    await press(server.ada, hand, "Standings")
    assert "### Standings · Tournament 1" in text(hand)
    server.forge(hand, old)
    assert "This table is closed." in text(answer(await press(server.ada, hand, "Forged")))


async def test_a_table_that_is_played_anew(tournament_server: TournamentServer):
    server = tournament_server.server
    hand, _ = await begun(tournament_server)
    name, table = (
        name_of_table(tournament_server, server.ada),
        tournament_server.table(tournament_server.table_of(server.ada)),
    )
    with server.env._bot_scope():
        async with server.bot.services.tables._at(table.id) as table:
            await server.bot.services.tables._close(table)
    await server.env.settle()
    assert text(hand) == f"{name} was lost and is played again."
    await press(server.ada, hand, "My table")
    await press(server.ada, hand, "My hand")
    assert f"### Your hand · {name}" in text(hand)


async def test_a_standing_that_is_looked_at_does_not_turn_into_a_hand_again(tournament_server: TournamentServer):
    server = tournament_server.server
    hand, _ = await begun(tournament_server)
    await tournament_server.finish(tournament_server.table_of(server.ada))
    await press(server.ada, hand, "Standings")
    before = text(hand)
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    assert text(hand) == before


# While it is paused


async def test_while_it_is_paused_a_hand_has_nothing_to_play(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    seat = tournament_server.table(0).seat_of(server.ada.id)
    await tournament_server.last_card(0, turn=seat)
    hand, bens = await hand_of(tournament_server, server.ada), await hand_of(tournament_server, server.ben)
    old = id_of(hand, "9♠")
    await press(server.ada, tournament_server.shown(), "Pause")
    assert "**The tournament is paused.** It’s your turn when it goes on." in text(hand)
    assert "**Your turn" not in text(hand)
    assert labels(hand) == ["Refresh"]
    assert "**The tournament is paused.**" in text(bens)
    assert "Waiting for" not in text(bens)
    await press(server.ada, hand, "Refresh")
    assert labels(hand) == ["Refresh"]
    server.forge(hand, old)
    await press(server.ada, hand, "Forged")
    assert "❗ The tournament is paused." in text(hand)
    await press(server.ada, tournament_server.shown(), "Resume")
    assert "**Your turn**" in text(hand)
    assert "9♠" in labels(hand)
    assert "Waiting for" in text(bens)


async def test_while_it_is_paused_a_seat_can_be_taken_back(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    hand = await hand_of(tournament_server, server.ben)
    await server.say(server.ben, "eights leave")
    await press(server.ada, tournament_server.shown(), "Pause")
    assert "**The tournament is paused.**" in text(hand)
    assert "A bot plays for you" in text(hand)
    assert labels(hand) == ["Come back"]


# Which table is meant


async def test_a_word_that_fits_two_tables_means_neither(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.open(server.cleo)
    await tournament_server.begin(server.ada, server.ben, bots=5, rounds=2)
    names = ("Table 1 · Crazy Eights", "Round 1 · Table 1 · Crazy Eights")
    pick = "Pick yours with `table:`."
    said = await server.say(server.ada, "eights show", what="scores", table="table 1")
    assert said == f"Several tables in this channel have that name: {' and '.join(names)}. {pick}"
    dora = await server.newcomer("Dora")
    several = (
        f"There are several tables in this channel: {', '.join(names)} and Round 1 · Table 2 · Crazy Eights. {pick}"
    )
    assert several in await server.say(dora, "eights show", what="scores")
    assert "hasn’t started" in await server.say(dora, "eights show", what="scores", table="1")
    assert "hasn’t started" in await server.say(dora, "eights show", what="scores", table="table 1  · crazy eights")
    for typed in ("2", "Round 1 · Table 1", "Round 1 · Table 1 · Crazy Eights"):
        assert "### Scores · Round 1 · Table 1" in await server.say(dora, "eights show", what="scores", table=typed)
    for typed in ("3", "Table 2"):
        assert "### Scores · Round 1 · Table 2" in await server.say(dora, "eights show", what="scores", table=typed)


async def test_tables_of_two_tournaments_are_told_apart(tournament_server: TournamentServer):
    server = tournament_server.server
    for _ in range(2):
        await tournament_server.begin(server.ada, server.ben, bots=1, rounds=1)
        await tournament_server.finish_round()
    offered = await server.ada.autocomplete(server.channel, "eights show", "table", "", what="scores")
    title = "Round 1 · Table 1 · Crazy Eights"
    assert [choice["name"] for choice in offered] == [f"{title} (tournament {number})" for number in (1, 2)]
    for choice in offered:
        for typed in (choice["name"], choice["value"]):
            assert f"### Scores · {title}" in await server.say(server.ada, "eights show", what="scores", table=typed)
    said = await server.say(server.ada, "eights show", what="scores", table=title)
    assert said.startswith(f"Several tables in this channel have that name: {title} (tournament 1) and {title} (")


# Who has won


def test_the_winner_of_a_round_is_in_the_first_place():
    """Also where the round would have ended a match that somebody with fewer points has won."""
    score = RoundScore("sequence", 0, (60, 90, 0), (0, 0, 0))
    state = built("", "", "", rules={"target": 50}, phase="over", totals=(60, 90, 0), sheet=(score,), winners=(0,))
    seats = tuple(Seat(name, number) for number, name in enumerate(("Ada", "Ben", "Cleo")))
    table = Table(1, 1, 1, HouseRules(STR8), "s", "s", seats=seats, state=state, phase="over")
    view = game.public_view(state)
    match, one_round = (written(table_page(each, view, [], None)) for each in (table, replace(table, tournament=1)))
    assert "## Ada wins!\n-# Table 0 · Str8 Eight\n**1** · **Ada** · " in match
    assert "## Ben has the best score!\n-# Table 0 · Str8 Eight\n**1** · **Ben** · " in one_round
