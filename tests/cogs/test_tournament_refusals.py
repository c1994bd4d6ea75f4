"""What cannot be done in a tournament: a clear answer, and nothing has changed."""

import asyncio

import pytest

from tests.cogs.server import answer, at_once, press, text
from tests.cogs.test_faults import deny
from tests.cogs.tournament_server import TournamentServer

pytestmark = pytest.mark.usefixtures("undrawn")


async def refused(tournament_server: TournamentServer, who, command: str, why: str, **options) -> None:
    """It says why, to this person alone, and nothing has changed."""
    before, sent = await tournament_server.kept(), len(tournament_server.server.channel.history())
    result = await who.slash(tournament_server.server.channel, command, **options)
    assert why in text(answer(result))
    assert result.ephemeral
    assert await tournament_server.kept() == before
    shown = [message for message in tournament_server.server.channel.history() if not message.flags.ephemeral]
    assert len(shown) <= sent


ACTIONS = ("start", "pause", "bot", "close")  # of an organiser, about no player


async def test_two_presses_at_once_enter_once(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada)
    with at_once(server.env):
        await asyncio.gather(*(press(server.ben, message, "Join") for _ in range(2)))
    await server.env.settle()
    assert [each.name for each in tournament_server.now().entrants] == ["Ada", "Ben"]


async def test_what_cannot_be_opened(tournament_server: TournamentServer):
    reasons = [
        ({"game": "eights-program"}, "A tournament is played in rounds at tables of three and four"),
        ({"game": "countdown"}, "Countdown doesn’t allow that with these rules"),
        ({"game": "eights"}, "everyone for themselves. Eights doesn’t allow that"),
        ({"game": "**bridge**"}, "This server has no house rules by that name"),
        ({"starts": "yesterday"}, "can’t read"),
        ({"starts": "2020-01-01 10:00"}, "passed"),
        ({"starts": "9999-12-31 23:59"}, "30 days"),
    ]
    for options, why in reasons:
        await refused(tournament_server, tournament_server.server.ada, "tournament open", why, **options)
    assert tournament_server.server.bot.services.tournaments.every() == []


async def test_without_a_tournament(tournament_server: TournamentServer):
    ada, nowhere = tournament_server.server.ada, "There’s no tournament in this channel."
    for command in ("join", "leave", "show"):
        await refused(tournament_server, ada, f"tournament {command}", nowhere)
    for action in ACTIONS:
        await refused(tournament_server, ada, "tournament manage", nowhere, action=action)
    channel, where = tournament_server.server.channel, ("tournament manage", "player", "")
    assert await ada.autocomplete(channel, *where, action="remove") == []


# While it runs


async def test_old_buttons_say_so(tournament_server: TournamentServer):
    """Also those that are no more."""
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1, rounds=1)
    gone = ("t-next", "t-round.0")
    server.forge(message, *(f"b:1::{action}" for action in gone))
    for action in gone:
        answered = await server.ada.click(message, custom_id=f"b:1::{action}")
        assert text(answer(answered)).startswith("I don’t know that button."), action
    await tournament_server.finish_round()
    server.forge(message, "b:1::t-join", "b:9::t-standing")
    for custom_id, said in (
        ("b:1::t-join", "This tournament has ended."),
        ("b:1::t-standing", "### Standings · Tournament 1"),
        ("b:9::t-standing", "This tournament has ended."),
    ):
        assert said in text(answer(await server.ada.click(message, custom_id=custom_id)))


# Where it cannot be shown


async def test_a_missing_permission_is_named_and_nothing_is_half_made(tournament_server: TournamentServer):
    deny(tournament_server.server, attach_files=True)
    await tournament_server.server.env.settle()
    why = "I can’t show a tournament in this channel: I’m missing Attach Files"
    await refused(tournament_server, tournament_server.server.ada, "tournament open", why)
    assert await tournament_server.server.ask("SELECT * FROM tournaments") == []


async def test_a_permission_lost_at_the_very_moment(tournament_server: TournamentServer):
    server = tournament_server.server
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    said = await server.say(server.ada, "tournament open")
    assert said == "I couldn’t show the tournament in this channel (Missing Permissions). No tournament was opened."
    assert server.bot.services.tournaments.every() == []
    await tournament_server.open(server.ada)  # and now it works
