"""A tournament that starts by itself, as people see it; and how its tables and scores are told."""

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from cogs.ui.pages.tournament import tournament_page, tournament_sheets
from engine.games.house_rules import HouseRules
from model.tournaments.tournament import Entrant, Round, RoundTable, Tournament
from operation.client import Eights
from tests.cogs.forms import filled, form_of, send
from tests.cogs.server import answer, ids, labels, nodes, press, text
from tests.cogs.test_settings import set_up
from tests.cogs.test_tournament_pages import written
from tests.cogs.tournament_server import TournamentServer

pytestmark = pytest.mark.usefixtures("undrawn")


def reminders(tournament_server: TournamentServer) -> list[str]:
    return [each.content for each in tournament_server.server.channel.history() if "starts <t:" in each.content]


async def test_it_tells_its_start_reminds_once_and_starts(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, bots=2, starts="in 30 min")
    shown, starts = text(message), round(tournament_server.now().starts_at)
    assert f"**Starts <t:{starts}:F>** · <t:{starts}:R>" in shown
    assert "**Sign-up is open until the start.**" in shown
    assert "cancelled <t:" not in shown
    await server.env.advance_time(25 * 60 + 2)
    (line,) = reminders(tournament_server)
    assert line.startswith(f"**Tournament 1 · Crazy Eights** starts <t:{starts}:R>!")
    sent = [each.json for each in server.requests("POST", "/messages") if each.json and each.json.get("content")]
    assert [each["allowed_mentions"] for each in sent] == [{"parse": []}]
    await server.restart()
    assert len(reminders(tournament_server)) == 1
    await server.env.advance_time(5 * 60)
    assert tournament_server.now().phase == "round"
    assert reminders(tournament_server) == []


async def test_who_joins_before_the_shard_is_ready_again_reminds_no_one_twice(
    tournament_server: TournamentServer, monkeypatch: pytest.MonkeyPatch
):
    async def not_yet(bot: Eights, shard: int) -> None:
        """discord.py still waits for the servers of the session."""

    server = tournament_server.server
    await tournament_server.open(server.ada, bots=2, starts="in 4 min")
    before = reminders(tournament_server)
    monkeypatch.setattr(Eights, "on_shard_ready", not_yet)
    await server.restart()
    assert "You joined" in await server.say(server.ben, "tournament join")
    assert reminders(tournament_server) == before


async def test_a_reminder_is_taken_back_when_the_start_moves(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, bots=2, starts="in 4 min")
    assert len(reminders(tournament_server)) == 1
    more = answer(await press(server.ada, message, "More"))
    (when,) = [each for each in ids(more) if "t-when" in each]
    await server.ada.select(more, ["3600"], custom_id=when)
    assert "starts <t:" in text(more)
    assert reminders(tournament_server) == []


async def test_closed_sign_up_is_shown_and_too_few_are_told(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, starts="in 30 min", sign_up="900")
    assert "**Sign-up is open until <t:" in text(message)
    await server.env.advance_time(15 * 60 + 2)
    assert "**Sign-up is closed.**" in text(message)
    assert "Join" not in labels(message, enabled=True)
    assert "Sign-up is closed." in await server.say(server.ben, "tournament join")
    await server.env.advance_time(15 * 60)
    assert "**Sign-up is open.**" in text(tournament_server.shown())
    assert "Not enough players joined in time" in text(tournament_server.shown())


@pytest.mark.parametrize(
    ("starts", "why"), [("yesterday", "can’t read"), ("2020-01-01 10:00", "passed"), ("90 days", "30 days")]
)
async def test_a_start_that_cannot_be(tournament_server: TournamentServer, starts: str, why: str):
    assert why in await tournament_server.server.say(tournament_server.server.ada, "tournament open", starts=starts)
    assert tournament_server.server.bot.services.tournaments.every() == []


# On somebody's own clock


def clock(tournament_server: TournamentServer, zone: str) -> str:
    """What the clocks of a zone show when the tournament starts."""
    return f"{datetime.fromtimestamp(tournament_server.now().starts_at, ZoneInfo(zone)):%H:%M}"


async def test_a_start_is_read_on_the_clock_of_who_types_it(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.say(server.ada, "eights me", zone="new york")
    said = answer(await server.ada.slash(server.channel, "tournament open", starts="20:00"))
    assert clock(tournament_server, "America/New_York") == "20:00"
    assert f"It starts <t:{round(tournament_server.now().starts_at)}:F>" in text(said)
    assert "I read that time" not in text(said), "it was read as they wish"
    assert labels(said) == []


async def test_until_a_zone_is_picked_the_servers_is_and_the_answer_says_so(tournament_server: TournamentServer):
    server = tournament_server.server
    owner = await server.newcomer("Olga", runs_server=True)
    await set_up(owner, server, "Times and pings", zone="Europe/Berlin")
    said = answer(await server.ada.slash(server.channel, "tournament open", starts="tomorrow 20:00"))
    assert clock(tournament_server, "Europe/Berlin") == "20:00"
    assert "I read that time in Europe/Berlin. If that’s not your time zone" in text(said)


@pytest.mark.parametrize("starts", ["in 30 min", "tomorrow 20:00 UTC", None])
async def test_what_is_the_same_everywhere_asks_for_no_zone(tournament_server: TournamentServer, starts: str | None):
    given = {} if starts is None else {"starts": starts}
    said = await tournament_server.server.say(tournament_server.server.ada, "tournament open", **given)
    assert "time zone" not in said


async def test_a_start_in_the_wrong_zone_is_mended_in_one_form(tournament_server: TournamentServer):
    server = tournament_server.server
    said = answer(await server.ada.slash(server.channel, "tournament open", starts="tomorrow 20:00"))
    assert "I read that time in UTC." in text(said)
    shown = await form_of(server.ada, said, "Change the start")
    assert filled(shown) == {
        "starts": f"{datetime.fromtimestamp(tournament_server.now().starts_at, UTC):%Y-%m-%d} 20:00",
        "zone": "UTC",
    }
    assert "starts <t:" in text(await send(server.ada, shown, zone="Berlin"))
    assert clock(tournament_server, "Europe/Berlin") == "20:00"
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ada.id).zone == "Europe/Berlin"
    more = answer(await press(server.ada, tournament_server.shown(), "More"))
    assert "At 20:00 (Europe/Berlin)" in str(nodes(more))
    (when,) = [each for each in ids(more) if "t-when" in each]
    await server.ada.select(more, ["evening"], custom_id=when)
    assert clock(tournament_server, "Europe/Berlin") == "20:00"


async def test_a_form_with_a_zone_that_is_not_known_changes_nothing(tournament_server: TournamentServer):
    server = tournament_server.server
    said = answer(await server.ada.slash(server.channel, "tournament open", starts="tomorrow 20:00"))
    before = tournament_server.now().starts_at
    told = text(await send(server.ada, await form_of(server.ada, said, "Change the start"), zone="Berln"))
    assert "Did you mean Europe/Berlin" in told
    assert tournament_server.now().starts_at == before
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ada.id).zone == ""


async def test_a_zone_that_is_left_as_it_is_is_not_picked_by_that(tournament_server: TournamentServer):
    server = tournament_server.server
    said = answer(await server.ada.slash(server.channel, "tournament open", starts="tomorrow 20:00"))
    await send(server.ada, await form_of(server.ada, said, "Change the start"), starts="tomorrow 21:00")
    assert clock(tournament_server, "UTC") == "21:00"
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ada.id).zone == ""


async def test_starts_are_offered_on_the_clock_of_who_types(tournament_server: TournamentServer):
    server = tournament_server.server
    await server.say(server.ada, "eights me", zone="America/Argentina/ComodRivadavia")  # none has a longer name
    offered = await server.ada.autocomplete(server.channel, "tournament open", "starts", "20:15")
    assert len(offered) == 5
    assert all(each["name"].endswith(" America/Argentina/ComodRivadavia") for each in offered)
    assert " 20:15 " in offered[0]["name"]
    assert " 20:00 " in offered[-1]["name"]
    assert all(len(each["name"]) <= 100 for each in offered)


async def test_what_is_typed_is_offered_with_its_meaning(tournament_server: TournamentServer):
    server = tournament_server.server
    offered = await server.ada.autocomplete(server.channel, "tournament open", "starts", "45 min")
    assert offered[0]["value"] == "45 min"
    assert offered[0]["name"].endswith(" UTC")
    assert len(await server.ada.autocomplete(server.channel, "tournament open", "starts", "x")) == 4


# Scores


def done(game: str, scores: tuple[int, ...], helped: tuple[int, ...] = ()) -> Tournament:
    players = tuple(Entrant(number, name, 100 + number) for number, name in enumerate(("Ada", "Ben", "Cleo")))
    played = Round((RoundTable(7, (0, 1, 2), scores, helped=helped),))
    return Tournament(1, 2, 3, HouseRules(game), "s", 2, 60, phase="break", entrants=players, played=(played,), id=1)


def test_penalties_are_positive_and_the_fewest_win():
    tournament = done("crazy-eights", (-30, 0, 0))
    shown = written(tournament_page.tournament_page(tournament, (), {7: "https://discord.com/channels/1/2/3"}))
    assert "Penalty points: the lowest total wins." in shown
    assert "**1** · Ben · **0**\n**1** · Cleo · **0**\n**3** · Ada · **30**" in shown
    assert "**Table 1** · Ben and Cleo won with 0 · [Jump to table](https://discord.com/channels/1/2/3)" in shown
    assert "−" not in shown


def test_collected_points_stay_as_they_are():
    shown = written(tournament_page.tournament_page(done("eights-250", (12, -3, 0))))
    assert "fewest" not in shown
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


async def test_many_tables_stand_in_threads_by_default(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, bots=16, rounds=1)
    assert len(tournament_server.now().tables) == 5
    assert len(server.channel.threads) == 5
