"""The fullest pages of a tournament fit into what Discord takes, and no name in them does anything."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from cogs.discord.page import Page
from cogs.discord.text import signs
from cogs.tournament import pages as tournament_page
from engine.games.house_rules import HouseRules
from model.member import Member
from model.tournaments.entries import MOST, ROUNDS
from model.tournaments.tournament import Entrant, Round, RoundTable, Tournament
from tests.cogs.limits import check_components, check_view
from tests.cogs.server import Server, answer, nodes, press, text
from tests.cogs.tournament_server import TournamentServer
from tests.pages.test_names import NASTY, check_label, check_text

NAMES = ("*_~`|<@everyone>[]()#-\\" * 2, "𝕎" * 32, "♠♥♦♣" * 8, "W" * 32, "Ada")
PHASES = ("open", "round", "break", "over", "cancelled")
OLDER = 64  # as many as played in one of an older version


def entrants(count: int, name: str) -> tuple[Entrant, ...]:
    """Some of everything that can become of somebody."""
    ways = [{"member": 10**18}, {"computer": "steady"}, {"member": 10**18, "status": "out"}, {"member": 10**18}]
    return tuple(Entrant(number, f"{name[:28]}{number}", **ways[number % 4]) for number in range(count))


def played(count: int, rounds: int, *, done: bool) -> tuple[Round, ...]:
    seats = [tuple(range(start, min(start + 4, count))) for start in range(0, count, 4)]
    whole = tuple(RoundTable(10**14, each, (-99999,) * len(each)) for each in seats)
    playing = tuple(RoundTable(10**14, each, None) for each in seats)
    return (Round(whole),) * (rounds - 1) + (Round(whole if done else playing),)


def a_tournament(count: int, rounds: int, phase: str, name: str) -> Tournament:
    return Tournament(
        1, 10**19, 10**19, HouseRules("crazy-eights"), "seed", ROUNDS[-1], 86399, preset=name[:24], phase=phase,
        entrants=entrants(count, name), id=10**15 - 1, ended_at=1e11, paused=phase == "break", deadline=1e11,
        played=() if phase == "open" else played(count, rounds, done=phase != "round"),
    )  # fmt: skip


def pages(tournament: Tournament) -> Iterator[Page]:
    yield tournament_page.tournament_page(tournament)
    yield tournament_page.closed_table_page(tournament.id, "Round 12 · Table 16")
    for number in range(12):
        yield tournament_page.standing_page(tournament, number)
    for person in (Member(10**19, "x"), Member(1, "y")):
        yield tournament_page.more_page(tournament, person)
    yield tournament_page.sure_page(tournament)


def written(page: Page) -> str:
    return "\n".join(node["content"] for node in page.view.to_components()[0]["components"] if node["type"] == 10)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_every_page_fits(name):
    for count, phase, rounds in product((3, MOST, OLDER), PHASES, (1, ROUNDS[-1])):
        for page in pages(a_tournament(count, rounds, phase, name)):
            check_view(page.view)
            check_components(page.view.to_components())


def test_nobody_is_left_out(subtests: pytest.Subtests):
    """The message has everyone of four tables, and the sheet everyone there may be, on as many pages as it takes."""
    for name in NAMES:
        with subtests.test(name=name):
            for count, phase in product((16, MOST, OLDER), ("round", "over")):
                tournament = a_tournament(count, ROUNDS[-1], phase, name)
                shown = written(tournament_page.tournament_page(tournament))
                sheet = "\n".join(written(tournament_page.standing_page(tournament, number)) for number in range(12))
                lines = tournament_page.standing_lines(tournament)
                by_round = tournament_page.standing_lines(tournament, by_round=True)
                assert len(lines) == len(by_round) == count * 3 // 4
                assert [line for line in by_round if signs(line) not in sheet] == []
                assert count > 16 or [line for line in lines if signs(line) not in shown] == []
                assert ("\n…" in shown) == any(signs(line) not in shown for line in lines) or phase == "round"


def done(game: str, scores: tuple[int, ...]) -> Tournament:
    players = tuple(Entrant(number, name, 100 + number) for number, name in enumerate(("Ada", "Ben", "Cleo")))
    played = Round((RoundTable(7, (0, 1, 2), scores),))
    return Tournament(1, 2, 3, HouseRules(game), "s", 2, 60, phase="break", entrants=players, played=(played,), id=1)


def test_penalties_are_positive_and_the_fewest_win_and_collected_points_have_their_sign():
    shown = written(tournament_page.tournament_page(done("crazy-eights", (-30, 0, 0))))
    assert "The lowest penalty total after the last round wins." in shown
    assert "**1** · Ben · **0**\n**1** · Cleo · **0**\n**3** · Ada · **30**" in shown
    assert "**Table 1** · Ben and Cleo won with 0" in shown
    assert "−" not in shown
    shown = written(tournament_page.tournament_page(done("eights-250", (12, -3, 0))))
    assert "lowest" not in shown
    assert "**1** · Ada · **+12**\n**2** · Cleo · **0**\n**3** · Ben · **−3**" in shown
    assert "**Table 1** · Ada won with +12" in shown


def check_shown(written: str) -> None:
    """As ``check_text``, where who organises is told by a mention of ours, and when by a time."""
    ours = r"organised by <@\d+>|<t:\d+:R>"
    check_text(re.sub(ours, "", written))


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", NASTY.values(), ids=NASTY)
async def test_a_name_is_harmless_wherever_it_stands(server: Server, tournament_server: TournamentServer, name):
    person, other = await server.newcomer(name), await server.newcomer(f"{name} ")
    message = await tournament_server.open(person, server.ben, other, bots=1, rounds=1)
    check_shown(text(message))
    more = answer(await press(person, message, "More"))
    for node in nodes(more):
        for option in node.get("options", ()):
            check_label(option["label"])
    for choice in await person.autocomplete(server.channel, "tournament manage", "player", "", action="remove"):
        check_label(choice["name"])
    await press(person, message, "Start")
    await server.say(person, "tournament leave")
    check_shown(text(message))
    check_shown(await server.say(person, "tournament join"))
    more = answer(await press(person, message, "More"))
    await person.select(more, [tournament_server.now().entrant_of(other.id).number], custom_id="s:1::t-remove")
    check_shown(text(more))
    await tournament_server.finish_round()
    check_shown(text(message))
    check_shown(text(answer(await press(server.ben, message, "Standings"))))
