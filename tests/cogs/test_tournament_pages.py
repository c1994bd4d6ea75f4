"""The fullest pages of a tournament fit into what Discord takes, and no name in them does anything."""

import re

import pytest

from tests.cogs.server import answer, nodes, press, text
from tests.cogs.tournament_server import TournamentServer
from tests.pages.test_names import NASTY, check_label, check_text

pytestmark = pytest.mark.usefixtures("undrawn")


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
    await server.say(person, "tournament leave")
    check_shown(text(message))
    check_shown(await server.say(person, "tournament join"))
    await tournament_server.finish_round()
    check_shown(text(tournament_server.shown()))
    message = await tournament_server.next()
    more = answer(await press(person, message, "More"))
    await person.select(more, [str(tournament_server.now().entrant_of(other.id).number)])
    check_shown(text(more))
    await tournament_server.finish_round()
    check_shown(text(message))
    check_shown(text(answer(await press(server.ben, message, "Standings"))))


def check_shown(written: str) -> None:
    """As ``check_text``, where who organises is told by a mention of ours, and when by a time."""
    ours = r"organised by <@\d+>|<t:\d+:R>"
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
