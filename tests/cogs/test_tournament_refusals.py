"""What cannot be done in a tournament: a clear answer, and nothing has changed."""

import asyncio
import re

import pytest

from db.database.store import NotSaved
from db.repositories.matches.tournaments import rows
from tests.cogs.server import answer, at_once, press, text
from tests.cogs.test_faults import deny
from tests.cogs.test_names import check_text
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


ACTIONS = ("start", "next", "pause", "bot", "hurry", "close")  # of an organiser, about no player

# Before the start


async def test_two_entrants_cannot_start(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben)
    await refused(
        tournament_server,
        server.ada,
        "tournament manage",
        "Only 2 players have joined, and a tournament needs 3.",
        action="start",
    )
    assert "2 players have joined, and it takes 3 to start." in text(message)
    await refused(tournament_server, server.ada, "tournament manage", "hasn’t started yet", action="next")
    await refused(tournament_server, server.ada, "tournament manage", "nothing for bots to finish", action="hurry")
    await refused(tournament_server, server.ada, "tournament manage", "nothing to pause", action="pause")


async def test_nobody_enters_twice(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben)
    await refused(tournament_server, server.ben, "tournament join", "You’ve already joined.")
    assert "You’ve already joined" in text(answer(await press(server.ben, message, "Join")))
    assert text(message).count("Ben") == 1


async def test_two_presses_at_once_enter_once(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada)
    with at_once(server.env):
        await asyncio.gather(*(press(server.ben, message, "Join") for _ in range(2)))
    await server.env.settle()
    assert [each.name for each in tournament_server.now().entrants] == ["Ada", "Ben"]


async def test_nobody_is_in_two_tournaments_at_once(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.open(server.ada)
    other = server.guild.create_text_channel("other")
    await server.env.settle()
    said = text(answer(await server.ada.slash(other, "tournament open")))
    assert f"You’re already in a tournament in <#{server.channel.id}>." in said
    assert await server.ask("SELECT count(*) FROM tournaments") == [(1,)]
    await server.ben.slash(other, "tournament open")
    before = await tournament_server.kept()
    said = text(answer(await server.ada.slash(other, "tournament join")))
    assert "You’re already in a tournament" in said
    assert await tournament_server.kept() == before


async def test_a_channel_has_one_tournament_at_a_time(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.open(server.ada)
    await refused(
        tournament_server,
        server.ben,
        "tournament open",
        "Sign-up for a tournament is already open in this channel. Press **Join** there",
    )


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"game": "eights-program"}, "Tournament tables seat three or four, and Eights for two isn’t for 3"),
        ({"game": "countdown"}, "and Countdown has no rounds that score points"),
        ({"game": "eights"}, "Partners share a result, but a tournament seats everyone for themselves."),
        ({"game": "**bridge**"}, "This server has no house rules by that name"),
        ({"seconds": 5}, "Time for a turn must be between 10 seconds and a day"),
    ],
)
async def test_what_cannot_be_opened(tournament_server: TournamentServer, options, why):
    await refused(tournament_server, tournament_server.server.ada, "tournament open", why, **options)
    assert tournament_server.server.bot.services.tournaments.every() == []


async def test_without_a_tournament(tournament_server: TournamentServer):
    ada, nowhere = tournament_server.server.ada, "There’s no tournament in this channel."
    for command in ("join", "leave", "show"):
        await refused(tournament_server, ada, f"tournament {command}", nowhere)
    await refused(tournament_server, ada, "tournament show", nowhere, what="table")
    for action in ACTIONS:
        await refused(tournament_server, ada, "tournament manage", nowhere, action=action)
    await refused(
        tournament_server,
        tournament_server.server.ada,
        "tournament show",
        "No tournament has been finished here yet",
        what="results",
    )
    assert (
        await tournament_server.server.ada.autocomplete(
            tournament_server.server.channel, "tournament manage", "player", "", action="replace"
        )
        == []
    )


async def test_a_full_tournament(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.open(server.ada, bots=63)
    await refused(tournament_server, server.ben, "tournament join", "This tournament is full with 64 players.")
    await refused(tournament_server, server.ada, "tournament manage", "full", action="bot")


async def test_entries_that_are_not_there(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.open(server.ada, server.ben)
    await refused(
        tournament_server, server.ada, "tournament manage", "There’s no such player", action="remove", player="99"
    )
    await refused(
        tournament_server, server.ada, "tournament manage", "There’s no such player", action="remove", player="Nobody"
    )
    await refused(
        tournament_server, server.ada, "tournament manage", "hasn’t started yet", action="replace", player="Ben"
    )
    await refused(tournament_server, server.cleo, "tournament leave", "You’re not in this tournament")


# While it runs


async def test_at_the_wrong_time(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    await refused(tournament_server, server.ada, "tournament manage", "has already started", action="start")
    await refused(
        tournament_server, server.ada, "tournament manage", "Round 1 is still being played at table 1", action="next"
    )
    await refused(
        tournament_server, server.ada, "tournament manage", "no one can be removed", action="remove", player="Ben"
    )
    otto = next(each.number for each in tournament_server.now().entrants if each.computer)
    await refused(
        tournament_server,
        server.ada,
        "tournament manage",
        "A bot already plays for them",
        action="replace",
        player=str(otto),
    )
    await refused(tournament_server, server.ben, "eights leave", "", table="7")


async def test_nobody_else_sits_down_at_a_table(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    await refused(tournament_server, server.cleo, "eights join", "This table belongs to a tournament.")
    await refused(tournament_server, server.cleo, "eights hand", "You’re not at Round 1 · Table 1.")


async def test_nobody_enters_when_the_last_round_has_begun(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=1)
    await refused(tournament_server, server.cleo, "tournament join", "The last round has started")
    await refused(tournament_server, server.ada, "tournament manage", "The last round has started", action="bot")


async def test_when_it_is_over(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=1)
    await tournament_server.finish_round()
    for command in ("join", "leave"):
        await refused(tournament_server, server.ada, f"tournament {command}", "This tournament is over.")
    for action in ("start", "next", "pause", "bot", "hurry"):
        await refused(tournament_server, server.ada, "tournament manage", "This tournament is over.", action=action)
    await refused(
        tournament_server, server.ada, "tournament manage", "This tournament is over.", action="replace", player="Ben"
    )


async def test_old_buttons_say_so(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=1)
    await tournament_server.finish_round()
    message = tournament_server.shown()
    more = answer(await press(server.ada, message, "More"))
    await server.say(server.ada, "tournament manage", action="close")
    server.forge(message, "b:1::t-join", "b:1::t-standing", "b:9::t-standing", "b:1::t-round.7")
    assert "This tournament has ended." in text(answer(await press(server.ada, more, "Rulebook")))
    for custom_id, said in (
        ("b:1::t-join", "This tournament has ended."),
        ("b:1::t-standing", "### Standings · Tournament 1"),
        ("b:9::t-standing", "I don’t have that tournament any more."),
        ("b:1::t-round.7", "This round hasn’t been played."),
    ):
        assert said in text(answer(await server.ada.click(message, custom_id=custom_id)))


# Where it cannot be shown


@pytest.mark.parametrize(("lacking", "named"), [("send_messages", "Send Messages"), ("attach_files", "Attach Files")])
async def test_a_missing_permission_is_named_and_nothing_is_half_made(
    tournament_server: TournamentServer, lacking, named
):
    deny(tournament_server.server, **{lacking: True})
    await tournament_server.server.env.settle()
    why = f"I can’t show a tournament in this channel because I’m missing a permission: {named}"
    await refused(tournament_server, tournament_server.server.ada, "tournament open", why)
    assert await tournament_server.server.ask("SELECT * FROM tournaments") == []


async def test_a_permission_lost_at_the_very_moment(tournament_server: TournamentServer):
    server = tournament_server.server
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    said = await server.say(server.ada, "tournament open")
    assert said == "I couldn’t show the tournament in this channel (Missing Permissions). So I didn’t open it."
    assert server.bot.services.tournaments.every() == []
    await tournament_server.open(server.ada)  # and now it works


@pytest.mark.logs_errors
async def test_what_cannot_be_saved_has_not_happened(
    tournament_server: TournamentServer, monkeypatch: pytest.MonkeyPatch
):
    server = tournament_server.server
    message = await tournament_server.open(server.ada)

    async def broken(*_):
        raise NotSaved("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(rows, "save", broken)
        await refused(tournament_server, server.ben, "tournament join", "couldn’t be saved, so nothing has changed")
    assert "Ben" not in text(message)


@pytest.mark.parametrize("name", ["**@everyone** `x`", "[free](https://evil.test) <@1>"])
async def test_a_name_is_harmless_in_every_answer(tournament_server: TournamentServer, name: str):
    """Whoever directs the tournament reads the names of others in answers and refusals."""
    server = tournament_server.server
    nasty = await server.newcomer(name)
    await tournament_server.begin(server.ada, server.ben, server.cleo, nasty)
    to_the_table = r"\[Jump to table\]\(https://discord\.com/channels/[\d/]+\)"
    number = str(tournament_server.now().entrant_of(nasty.id).number)
    await server.say(server.cleo, "tournament leave")
    for command, options in (
        ("tournament leave", {}),
        ("tournament leave", {}),
        ("tournament join", {}),
        ("tournament show", {}),
        ("tournament show", {"what": "results"}),
        ("eights leaderboard", {"player": nasty}),
        ("eights show", {"what": "pile"}),
        ("eights hand", {}),
    ):
        check_text(re.sub(to_the_table, "", await server.say(nasty, command, **options)))
    check_text(await server.say(server.ada, "tournament manage", action="replace", player=number))
    refused = await server.say(server.ada, "tournament manage", action="replace", player=number)
    assert refused == "A bot already plays for them. Pick another player."
    (notice,) = [line for line in text(tournament_server.shown()).splitlines() if "plays for" in line]
    check_text(notice)


async def test_the_name_of_a_player_who_has_left_is_harmless(tournament_server: TournamentServer):
    server = tournament_server.server
    nasty = await server.newcomer("**@everyone** `x`")
    others = [await server.newcomer(f"P{number}") for number in range(3)]
    await tournament_server.begin(server.ada, server.ben, server.cleo, nasty, *others)
    number = str(tournament_server.now().entrant_of(nasty.id).number)
    await server.say(nasty, "tournament leave")
    said = await server.say(server.ada, "tournament manage", action="replace", player=number)
    assert said == "They left this tournament, so there’s no place to take. Pick another player."
