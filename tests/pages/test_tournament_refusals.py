"""What cannot be done in a tournament: a clear answer, and nothing has changed."""

from tests.cogs.server import Server, answer, press, text
from tests.cogs.tournament_server import TournamentServer
from tests.pages.positions import forged


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


async def test_old_buttons_say_so(server: Server, tournament_server: TournamentServer):
    message = await tournament_server.begin(server.ada, server.ben, bots=1, rounds=1)
    await tournament_server.finish_round()
    for custom_id, said in (
        ("b:1::t-next", "I don’t know that button."),
        ("b:1::t-round.0", "I don’t know that button."),
        ("b:1::t-join", "This tournament has ended."),
        ("b:9::t-standing", "This tournament has ended."),
    ):
        assert said in text(answer(await forged(server, server.ada, message, custom_id))), custom_id
    assert "### Standings · Tournament 1" in text(answer(await press(server.ada, message, "Standings")))
