"""A tournament as those see it who play it: from the first entry to the end, by buttons and commands."""

import asyncio
import re
from collections.abc import Iterator
from datetime import datetime
from itertools import product
from zoneinfo import ZoneInfo

import pytest

from cogs.discord.page import CALM, Page
from cogs.discord.text import signs
from cogs.tournament import pages as tournament_page
from engine.games.house_rules import HouseRules
from model.member import Member
from model.tournaments.entries_and_seats import MOST, ROUNDS
from model.tournaments.tournament import Entrant, Round, RoundTable, Tournament
from tests.cogs.limits import check_components, check_view
from tests.cogs.server import Server, answer, go_back, id_of, labels, nodes, press, press_more, text
from tests.cogs.tournament_server import TournamentServer
from tests.pages.positions import forged, missing
from tests.pages.test_names import NASTY, check_label, check_text
from tests.pages.test_settings import set_up


def accent(message) -> int:
    return message.components[0]["accent_color"]


async def test_the_standing_message_shows_what_will_be_played(server: Server, tournament_server: TournamentServer):
    message = await tournament_server.open(server.ada, game="eights-250", rounds=3, minutes=2)
    shown = text(message)
    assert shown.startswith(
        f"## Tournament 1 · Eights to 250\n-# 3 rounds · 2 minutes per turn · organised by <@{server.ada.id}>\n"
        "-# The highest total after the last round wins."
    )
    assert "**Sign-up is open.** 1 player · a table of three" in shown
    assert labels(message) == ["Join", "Leave", "Add bot", "Start", "More"]
    assert accent(message) == CALM.value
    more = text(answer(await press(server.ben, message, "More")))
    assert missing(more, "drawn at random", "Bots fill up", "join late", "aren’t ranked", "2 minutes") == []
    assert "### Fair deal" in more


async def test_people_and_bots_enter_and_leave(server: Server, tournament_server: TournamentServer):
    message = await tournament_server.open(server.ada)
    assert "You joined Tournament 1 · Crazy Eights" in text(answer(await press(server.ben, message, "Join")))
    await press(server.ada, message, "Add bot")
    assert "Edda joined" in await server.say(server.ada, "tournament manage", action="bot")
    assert "4 players · a table of four" in text(message)
    assert "You left" in text(answer(await press(server.ben, message, "Leave")))
    assert text(message).endswith("Ada, 🤖 Otto, 🤖 Edda")
    await server.say(server.cleo, "tournament join")
    await server.say(server.ben, "tournament join")
    assert "5 players · 2 tables of three" in text(message), "with a bot as the sixth"
    for typed in ("99", "Nobody", None):
        player = {} if typed is None else {"player": typed}
        assert "no such player" in await server.say(server.ada, "tournament manage", action="remove", **player)
    offered = await server.ada.autocomplete(server.channel, "tournament manage", "player", "be", action="remove")
    number = tournament_server.now().entrant_of(server.ben.id).number
    assert offered == [{"name": "Ben", "value": str(number)}]
    assert await server.ada.autocomplete(server.channel, "tournament manage", "player", "be", action="bot") == []
    assert "Ben was removed" in await server.say(server.ada, "tournament manage", action="remove", player="Ben")
    more = answer(await press(server.ada, message, "More"))
    number = tournament_server.now().entrant_of(server.cleo.id).number
    await server.ada.select(more, [number], custom_id="s:1::t-remove")
    assert text(more) == "Cleo was removed from the tournament."
    assert text(message).endswith("Ada, 🤖 Otto, 🤖 Edda")


async def test_a_table_is_played_by_the_house_rules_of_the_group(server: Server, tournament_server: TournamentServer):
    await server.open(server.ada)
    changed = HouseRules("eights-250", (("deal", 6),))
    await server.replace(house_rules=changed)
    await server.say(server.ada, "houserules save", name="Friday")
    message = await tournament_server.begin(server.ada, server.ben, bots=1, game="Friday")
    assert "house rules “Friday”" in text(message)
    rules = text(answer(await press_more(server.ben, message, "Rulebook")))
    assert missing(rules, "◆ **The dealer gives each player 6 cards.", "The player in seat 1 deals.") == []
    assert "match" not in rules.lower().replace("matches the", "")
    await server.say(server.ben, "houserules save", name="again", table="Round 1 · Table 1")
    assert server.bot.services.presets.get(server.guild.id, "again").house_rules == changed
    scores = await server.say(server.ben, "eights show", what="scores", table="Round 1 · Table 1")
    assert "This table plays one round. Its points count in the tournament." in scores


async def test_only_who_may_directs(server: Server, tournament_server: TournamentServer):
    message = await tournament_server.open(server.ada, server.ben)
    before = await tournament_server.kept()
    for label in ("Start", "Add bot"):
        assert "Only the organiser" in text(answer(await press(server.ben, message, label)))
    for action in ("start", "pause", "bot", "close"):
        assert "Only the organiser" in await server.say(server.ben, "tournament manage", action=action)
    assert "Only the organiser" in await server.say(server.ben, "tournament manage", action="remove", player="Ada")
    assert labels(answer(await press(server.ben, message, "More"))) == ["Rulebook"]
    assert await tournament_server.kept() == before
    warden = await server.newcomer("Warden", manages=True)
    assert "Round 1 has started" in await server.say(warden, "tournament manage", action="start")


async def test_in_a_pause_nobody_plays_and_all_read_it(server: Server, tournament_server: TournamentServer):
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    await tournament_server.last_card(0, turn=tournament_server.table(0).seat_of(server.ben.id))
    hand, adas = [answer(await press(who, message, "My hand")) for who in (server.ben, server.ada)]
    old, before = id_of(hand, "9♠"), tournament_server.table(0).state
    await press(server.ada, message, "Pause")
    assert "**Paused.** Clocks are stopped" in text(message)
    assert accent(message) == CALM.value
    assert "**The tournament is paused.**" in text(tournament_server.message(0))
    assert "**The tournament is paused.** It’s your turn when play resumes." in text(hand)
    assert "Waiting for" not in text(adas)
    await forged(server, server.ben, hand, old)
    assert "❗ The tournament is paused." in text(hand)
    await server.say(server.ben, "card play", card="9S")
    assert tournament_server.table(0).state == before
    await press(server.ada, message, "Resume")
    assert "**Paused.**" not in text(message)
    assert "**Your turn**" in await server.say(server.ben, "eights hand")


async def test_cancelling_asks_first_and_keeps_whole_rounds(server: Server, tournament_server: TournamentServer):
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=3)
    table = tournament_server.message(0)
    await tournament_server.finish_round()
    message = tournament_server.shown()
    more = answer(await press(server.ada, message, "More"))
    await press(server.ada, more, "Cancel the tournament")
    assert "This cancels the tournament" in text(more)
    assert tournament_server.now().phase == "break"
    await go_back(server.ada, more)
    for _ in range(2):
        await press(server.ada, more, "Cancel the tournament")
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []
    assert missing(message, "**This tournament was cancelled** after round 1 of 3.", "### Final standings") == []
    assert (labels(message), labels(table)) == (["Standings"], ["Replay"])


async def test_who_leaves_has_a_bot_finish_and_may_come_back(server: Server, tournament_server: TournamentServer):
    message = await tournament_server.begin(server.ada, server.ben, bots=1, rounds=2)
    assert "Until the last round starts" in await server.say(server.ben, "tournament leave")
    assert "🤖 Ben" in text(message)
    assert tournament_server.table(0).seats[tournament_server.table(0).seat_of(server.ben.id)].away
    await tournament_server.finish_round()
    standing = text(tournament_server.shown()).partition("### Standings")[2].partition("### Tables")[0]
    assert "Ben" not in standing, "who has left has no place"
    await server.say(server.ben, "tournament join")
    assert "Ben" in text(tournament_server.shown()).partition("### Standings")[2].partition("### Tables")[0]


async def test_show_puts_it_at_the_bottom(server: Server, tournament_server: TournamentServer):
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    assert "is at the bottom of the channel now" in await server.say(server.ben, "tournament show")
    assert tournament_server.shown().id == server.shown().id != message.id
    assert message.id not in [each.id for each in server.channel.history()]


async def test_tables_are_posted_in_their_order(server: Server, tournament_server: TournamentServer, monkeypatch):
    """However long the first one takes to be drawn."""
    page = server.bot.services.table_board.page

    async def slow_at_first(table):
        for _ in range(50 if table.label.endswith("Table 1") else 0):
            await asyncio.sleep(0)
        return await page(table)

    monkeypatch.setattr(server.bot.services.table_board, "page", slow_at_first)
    await tournament_server.begin(server.ada, server.ben, bots=9)
    posted = [tournament_server.message(number).id for number in range(3)]
    assert posted == sorted(posted)


async def test_a_start_is_typed_on_ones_own_clock_or_the_servers(server: Server, tournament_server: TournamentServer):

    async def opened(zone: str) -> str:
        said = await server.say(server.ada, "tournament open", starts="20:00")
        starts = tournament_server.now().starts_at
        assert "is open for sign-up" in said
        await server.say(server.ada, "tournament manage", action="close")
        return f"{datetime.fromtimestamp(starts, ZoneInfo(zone)):%H:%M}"

    owner = await server.newcomer("Olga", runs_server=True)
    await set_up(owner, server, "Times and pings", zone="Europe/Berlin")
    assert await opened("Europe/Berlin") == "20:00"
    await server.say(server.ada, "eights me", zone="new york")
    assert await opened("America/New_York") == "20:00"


async def test_starts_are_offered_on_the_clock_of_who_types(server: Server, tournament_server: TournamentServer):
    await server.say(server.ada, "eights me", zone="America/Argentina/ComodRivadavia")  # none has a longer name
    offered = await server.ada.autocomplete(server.channel, "tournament open", "starts", "20:15")
    assert len(offered) == 7
    assert all(each["name"].endswith(" 20:15 America/Argentina/ComodRivadavia") for each in offered)
    await tournament_server.open(server.ada, starts=offered[1]["value"])
    starts = round(tournament_server.now().starts_at)
    assert f"<t:{starts}>" == offered[1]["value"]
    assert f"**Starts <t:{starts}:F>** · <t:{starts}:R>" in text(tournament_server.shown())
    assert "cancelled <t:" not in text(tournament_server.shown())


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
