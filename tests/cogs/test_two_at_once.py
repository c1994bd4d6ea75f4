"""Two presses reach the bot before it has worked on either: what may be there once is there once."""

from collections.abc import Awaitable, Callable

import pytest

from tests.cogs.server import InteractionResult, Server, answer, at_once, labels, moves, press, text
from tests.cogs.tournament_server import TournamentServer
from tests.pages.test_seats import seated
from tests.pages.test_stale import MOVED_ON

Act = Callable[[], Awaitable[InteractionResult]]


async def twice(server: Server, first: Act, second: Act | None = None) -> list[str]:
    """Both reach the bot at once. Returns what can be read in their answers. Of two hands the older one goes away."""
    with at_once(server.env):
        results = [await first(), await (second or first)()]
    await server.settle()
    return [text(answer(result)) if result.response else "" for result in results]


async def test_play_now_opens_one_table(server: Server):
    steps = answer(await server.ada.slash(server.channel, "eights help"))
    help_page = answer(await press(server.ada, steps, "First steps"))
    told = await twice(server, lambda: press(server.ada, help_page, "Play now"))
    assert len(server.bot.services.tables.every()) == 1, told
    assert "Table 1 · Crazy Eights is open." in text(help_page), "what was done is what stays"


async def test_who_practises_twice_at_once_has_one_table_and_its_hand(server: Server):
    told = await twice(server, lambda: server.ada.slash(server.channel, "eights practice"))
    assert len(server.bot.services.tables.every()) == 1, told
    assert "Your hand" in "".join(told)
    assert len(server.posts()) == 1
    await server.ada.slash(server.channel, "eights leave")
    told = "".join(await twice(server, lambda: server.ada.slash(server.channel, "eights practice")))
    assert "Your hand" in told
    assert "already" not in told
    assert server.table().seats[0].present


async def test_the_deal_of_the_day_is_dealt_once_and_the_hand_stays(server: Server):
    page = answer(await server.ada.slash(server.channel, "eights today"))
    (play,) = [label for label in labels(page) if "Play" in label]
    await twice(server, lambda: press(server.ada, page, play))
    assert len([each for each in server.bot.services.tables.every() if each.day is not None]) == 1
    assert "Your hand" in text(page)


async def test_a_match_that_has_just_begun_is_not_closed_without_a_question(server: Server):
    table = await server.open(server.ada, bots=1)
    told = await twice(
        server,
        lambda: press(server.ada, table, "Start"),
        lambda: server.ada.slash(server.channel, "eights table", action="close"),
    )
    assert server.table().phase == "match", told
    assert "The match has started" in told[1]


async def test_a_person_is_asked_once_about_pings(server: Server):
    first, second = await server.open(server.ada), await server.open(server.ben)
    told = await twice(server, lambda: press(server.cleo, first, "Join"), lambda: press(server.cleo, second, "Join"))
    assert sum("ping" in each for each in told) == 1, told


async def test_a_table_that_two_bring_down_at_once_is_moved_once(server: Server):
    table, _ = await server.begin(server.ada, server.ben)
    await server.env.advance_time(61)
    adas, bens = [answer(await press(who, table, "More")) for who in (server.ada, server.ben)]
    down, since = "Move to bottom", len(server.env.http_requests)
    told = await twice(server, lambda: press(server.ada, adas, down), lambda: press(server.ben, bens, down))
    assert len(server.requests("POST", "/messages", since)) == 1, told


async def test_two_presses_enter_a_tournament_once(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada)
    await twice(server, lambda: press(server.ben, message, "Join"))
    assert [each.name for each in tournament_server.now().entrants] == ["Ada", "Ben"]


@pytest.mark.parametrize("presses", [("Draw and end turn", "Draw and end turn"), ("9♠", "Draw and end turn")])
async def test_of_two_presses_at_once_the_first_counts(server: Server, presses: tuple[str, str]):
    _, (hand, _) = await seated(server)
    since = len(server.env.http_requests)
    with at_once(server.env):
        both = [await press(server.ada, hand, label) for label in presses]
    await server.settle()
    assert all(result.acknowledged for result in both)
    assert server.table().moves == 2  # the deal and one of them
    state = server.table().state
    assert (state.pile, len(state.hands[0])) == ((("9H", "9S"), 2) if presses[0] == "9♠" else (("9H",), 4))
    assert not {*presses} & {*moves(hand)}
    # Whichever answer comes last is what stays on the screen.
    assert sum(MOVED_ON in str(request.json) for request in server.requests("POST", "/callback", since)) == 1
