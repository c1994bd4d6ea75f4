"""The fullest pages of a tournament fit into what Discord takes, and no name in them does anything."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from cogs.ui.components.page import Page
from cogs.ui.components.words import signs
from cogs.ui.pages.tournament import tournament_page, tournament_sheets
from engine.games.house_rules import HouseRules
from model.member import Member
from model.tables.table import Seat, Table
from model.tournaments.notices import NOTICES, noticed
from model.tournaments.opening import ROUNDS
from model.tournaments.tournament import Entrant, Round, RoundTable, Tournament
from tests.cogs.limits import check_components, check_view
from tests.cogs.server import answer, best_play, do_by_commands, nodes, press, text
from tests.cogs.test_names import NASTY, check_label, check_text
from tests.cogs.tournament_server import TournamentServer

pytestmark = pytest.mark.usefixtures("undrawn")
FOUR_BYTES, SUITS = "𝕎" * 32, "♠♥♦♣" * 8
NAMES = ("*_~`|<@everyone>[]()#-\\" * 2, FOUR_BYTES, SUITS, "W" * 32, "Ada")
OLDER = 64  # as many as played in one of an older version
PHASES = ("open", "round", "break", "over", "cancelled")


def entrants(count: int, name: str) -> tuple[Entrant, ...]:
    """Some of everything that can become of somebody."""
    ways = [
        {"member": 10**18},
        {"computer": "steady"},
        {"member": 10**18, "status": "out"},
        {"member": 10**18, "away": True},
    ]
    return tuple(Entrant(number, f"{name[:28]}{number}", **ways[number % 4]) for number in range(count))


def played(count: int, rounds: int, *, done: bool) -> tuple[Round, ...]:
    seats = [tuple(range(start, min(start + 4, count))) for start in range(0, count, 4)]
    whole = tuple(RoundTable(10**14, each, (-99999,) * len(each)) for each in seats)
    playing = tuple(RoundTable(10**14, each, None) for each in seats)
    return (Round(whole),) * (rounds - 1) + (Round(whole if done else playing),)


def a_tournament(count: int, rounds: int, phase: str, name: str) -> Tournament:
    known = {"deadline": 1e11} if phase == "break" else {}
    tournament = Tournament(
        1, 10**19, 10**19, HouseRules("crazy-eights"), "seed", ROUNDS[-1], 86399, preset=name[:24],
        phase=phase, entrants=entrants(count, name), id=10**15 - 1, ended_at=1e11, paused=phase == "break", **known,
        played=() if phase == "open" else played(count, rounds, done=phase != "round"),
    )  # fmt: skip
    for number in range(NOTICES):
        tournament = noticed(tournament, ("late", "out", "forgotten", "back", "headless")[number % 5], number % count)
    return tournament


def pages(tournament: Tournament) -> Iterator[Page]:
    """Every page that it can show to anybody."""
    yield tournament_page.tournament_page(tournament)
    yield tournament_page.tournament_page(tournament, range(OLDER))
    yield tournament_sheets.closed_table_page(tournament, 0, "Round 12 · Table 16")
    if not tournament.running:
        yield tournament_page.closed_page(tournament)
    for number in range(12):
        yield tournament_sheets.standing_page(tournament, number)
        for shown in range(len(tournament.played[:2])):
            yield tournament_sheets.round_page(tournament, shown, number)
    for person in (Member(10**19, "x"), Member(1, "y")):
        yield tournament_sheets.more_page(tournament, person)
    for action in tournament_sheets.SURE:
        yield tournament_sheets.sure_page(tournament, action, tournament.entrants[0])
    yield tournament_sheets.results_page([tournament])
    table = Table(1, 10**19, 1, tournament.house_rules, "s", "s", id=10**15 - 1, seats=(Seat("x", 1),))
    if tournament.played:
        yield tournament_sheets.own_table_page(tournament, tournament.entrants[0], table, 10**19)


def written(page: Page) -> str:
    return "\n".join(node["content"] for node in page.view.to_components()[0]["components"] if node["type"] == 10)


def check(page: Page) -> None:
    check_view(page.view)
    check_components(page.view.to_components())


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_every_page_fits(name):
    for count, phase, rounds in product((3, OLDER), PHASES, (1, ROUNDS[-1])):
        for page in pages(a_tournament(count, rounds, phase, name)):
            check(page)
    found = [replace(a_tournament(16, 4, "over", NAMES[number % 5]), id=number) for number in range(25)]
    check(tournament_sheets.results_page(found))


@pytest.mark.parametrize("name", NAMES)
def test_the_sheets_leave_nobody_out(name):
    """What the standing message has no room for stands there, on as many pages as it takes."""
    tournament = a_tournament(OLDER, ROUNDS[-1], "over", name)
    found = "\n".join(written(tournament_sheets.standing_page(tournament, number)) for number in range(12))
    lines = tournament_page.standing_lines(tournament) + tournament_page.dropped_out(tournament)
    assert len(lines) == OLDER
    for line in lines:
        assert signs(line) in found
    rounds = "\n".join(written(tournament_sheets.round_page(tournament, 0, number)) for number in range(12))
    assert {f"**Table {number}**" for number in range(1, 17)} <= set(re.findall(r"\*\*Table \d+\*\*", rounds))


def test_what_is_shortened_says_so():
    going_on = written(tournament_page.tournament_page(a_tournament(OLDER, 5, "round", "W" * 32)))
    assert re.search(r"-# … and \d+ more tables\. Press \*\*My table\*\* to find yours\.", going_on)
    assert re.search(r"-# … and \d+ more places\. Press \*\*Standings\*\* to see them all\.", going_on)
    entries = written(tournament_page.tournament_page(a_tournament(OLDER, 0, "open", NAMES[0])))
    assert re.search(r"and \d+ more$", entries, re.MULTILINE)
    few = written(tournament_page.tournament_page(a_tournament(7, 4, "round", "Ada")))
    assert "more" not in few


# Scores


def done(game: str, scores: tuple[int, ...], helped: tuple[int, ...] = ()) -> Tournament:
    players = tuple(Entrant(number, name, 100 + number) for number, name in enumerate(("Ada", "Ben", "Cleo")))
    played = Round((RoundTable(7, (0, 1, 2), scores, helped=helped),))
    return Tournament(1, 2, 3, HouseRules(game), "s", 2, 60, phase="break", entrants=players, played=(played,), id=1)


def test_penalties_are_positive_and_the_fewest_win_and_collected_points_have_their_sign():
    tournament = done("crazy-eights", (-30, 0, 0))
    shown = written(tournament_page.tournament_page(tournament, (), {7: "https://discord.com/channels/1/2/3"}))
    assert "Penalty points: the lowest total wins." in shown
    assert "**1** · Ben · **0**\n**1** · Cleo · **0**\n**3** · Ada · **30**" in shown
    assert "**Table 1** · Ben and Cleo won with 0 · [Jump to table](https://discord.com/channels/1/2/3)" in shown
    assert "−" not in shown
    shown = written(tournament_page.tournament_page(done("eights-250", (12, -3, 0))))
    assert "lowest" not in shown
    assert "**1** · Ada · **+12**\n**2** · Cleo · **0**\n**3** · Ben · **−3**" in shown
    assert "**Table 1** · Ada won with +12" in shown


def test_a_bots_help_is_marked():
    tournament = done("crazy-eights", (-30, 0, -5), helped=(1,))
    assert "Ben 0 (a bot finished)" in written(tournament_sheets.round_page(tournament, 0))
    standing = written(tournament_sheets.standing_page(tournament))
    assert "**1** · Ben · **0 🤖**" in standing
    assert "-# 🤖 after a score: a bot finished that round for the player." in standing
    clean = replace(tournament, played=(done("crazy-eights", (-30, 0, -5)).played[0],))
    assert "a bot finished" not in written(tournament_sheets.standing_page(clean))


# Who is absent while a round is played


def test_for_whom_a_computer_player_plays_is_marked():
    """Who has left has the sign anyway, and is not expected back."""
    tournament = a_tournament(4, 1, "round", "Ada")
    tournament = replace(tournament, entrants=(*tournament.entrants[:3], Entrant(3, "Ben", 7)))
    lines = tournament_page.table_lines(tournament, tournament.played[-1], {0, 2, 3})
    assert lines[0].endswith("🤖 Ada0 (away) (dealer), 🤖 Ada1, 🤖 Ada2, 🤖 Ben (away)")
    lines = tournament_page.table_lines(tournament, tournament.played[-1])
    assert lines[0].endswith(": Ada0 (dealer), 🤖 Ada1, 🤖 Ada2, Ben")


def edits(tournament_server: TournamentServer, since: int) -> int:
    """How often the standing message was edited."""
    now = tournament_server.now()
    path = f"/channels/{now.channel}/messages/{tournament_server.server.bot.services.tournaments.messages[now.id]}"
    return len(tournament_server.server.requests("PATCH", path, since))


async def test_who_leaves_the_own_seat_is_shown_as_absent(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, server.cleo)
    since = len(server.env.http_requests)
    await server.say(server.ben, "eights leave")
    assert "🤖 Ben (away)" in text(message)
    await server.say(server.ben, "eights join")
    assert "🤖" not in text(message)
    seat = tournament_server.table(0).seat_of(server.cleo.id) + 1
    await server.say(server.ada, "eights table", action="remove", seat=str(seat))
    assert "🤖 Cleo (away)" in text(message)
    assert edits(tournament_server, since) == 3
    round_now = answer(await press(server.ben, message, "Standings"))
    await server.ben.select(round_now, ["0"])
    assert "🤖 Cleo (away)" in text(round_now)


async def test_cards_that_are_played_move_the_standing_message_not(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, server.cleo)
    await server.say(server.ada, "eights leave")
    people = {person.id: person for person in (server.ada, server.ben, server.cleo)}
    since, moves = len(server.env.http_requests), tournament_server.table(0).moves
    for _ in range(6):
        table = tournament_server.table(0)
        seat = table.seats[table.state.turn]
        if seat.away:
            await server.env.advance_time(31)
        else:
            await do_by_commands(people[seat.member], server, best_play(table, table.state.turn))
    assert tournament_server.table(0).moves >= moves + 6
    assert edits(tournament_server, since) == 0


# Names


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", NASTY.values(), ids=NASTY)
async def test_a_name_is_harmless_wherever_it_stands(tournament_server: TournamentServer, name):
    server = tournament_server.server
    person, other = await server.newcomer(name), await server.newcomer(f"{name} ")
    message = await tournament_server.open(person, server.ben, other, bots=1, rounds=2)
    check_shown(text(message))
    for node in nodes(answer(await press(person, message, "More"))):
        for option in node.get("options", ()):
            check_label(option["label"])
    for choice in await person.autocomplete(server.channel, "tournament manage", "player", "", action="remove"):
        check_label(choice["name"])
    await press(person, message, "Start")
    await server.say(server.cleo, "tournament join")
    await server.say(other, "tournament leave")
    await server.say(person, "tournament leave")
    check_shown(text(message))
    check_shown(await server.say(person, "tournament join"))
    await tournament_server.finish_round()
    check_shown(text(tournament_server.shown()))
    assert "Left, not ranked" in text(tournament_server.shown())
    await press(person, tournament_server.shown(), "Next round")
    more = answer(await press(person, tournament_server.shown(), "More"))
    await person.select(more, [str(tournament_server.now().entrant_of(person.id).number)])
    check_shown(text(more))
    await press(person, more, "Remove")
    check_shown(text(more))
    await tournament_server.finish_round()
    check_shown(text(tournament_server.shown()))
    results = answer(await server.ben.slash(server.channel, "tournament show", what="results"))
    check_shown(text(results))
    await server.ben.select(results, ["1"])
    check_shown(text(results))


def check_shown(written: str) -> None:
    """As ``check_text``, where who organises is told by a mention of ours, and when by a date."""
    ours = r"organised by <@\d+>|<t:\d+:D>|\[Jump to table\]\(https://discord\.com/channels/[\d/]+\)"
    check_text(re.sub(ours, "", written))


async def test_only_a_line_that_calls_pings(tournament_server: TournamentServer):
    server = tournament_server.server
    person = await server.newcomer("@everyone")
    await tournament_server.begin(person, server.ben, bots=1)
    await tournament_server.finish_round()
    sent = [request.json for request in server.env.http_requests if isinstance(request.json, dict)]
    bodies = [body.get("data", body) if "type" in body else body for body in sent]
    messages = [body for body in bodies if isinstance(body, dict) and "components" in body]
    assert len(messages) >= 8
    assert all(body["allowed_mentions"] == {"parse": []} for body in messages if not body.get("content"))
    assert all(body["allowed_mentions"]["parse"] == [] for body in messages)
