"""The hands at tables of a tournament: between the rounds, when a table is closed, and while it is paused."""

import pytest

from tests.cogs.server import answer, id_of, labels, press, text
from tests.cogs.tournament_server import TournamentServer

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


async def test_when_the_next_round_begins_the_hand_leads_to_the_new_table(tournament_server: TournamentServer):
    server = tournament_server.server
    hands = await begun(tournament_server)
    names = [name_of_table(tournament_server, person) for person in (server.ada, server.ben)]
    old = id_of(hands[0], "Refresh")
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    for name, hand in zip(names, hands, strict=True):
        assert text(hand) == f"{name} is over. Round 2 has started."
        assert labels(hand) == ["My table"]
    await press(server.ada, hands[0], "My table")
    server.forge(hands[0], old)
    await press(server.ada, hands[0], "Forged")
    assert text(hands[0]) == f"{names[0]} is over. Round 2 has started.", "an old button leads there too"
    await press(server.ben, hands[1], "My table")
    await press(server.ben, hands[1], "My hand")
    assert f"### Your hand · {name_of_table(tournament_server, server.ben)}" in text(hands[1])
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    assert text(hands[1]).endswith("is over. Round 3 has started.")


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


# Which table is meant


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
