"""Names that people give themselves: they neither format, ping, link nor turn a line, wherever they are shown."""

from tests.cogs.limits import check_requests
from tests.cogs.server import Server, labels, press, sitting


def lines_with(written: str, mark: str) -> list[str]:
    return [line for line in written.splitlines() if mark in line]


async def test_the_name_shown_in_this_server_counts(server: Server):
    user = server.env.create_user("plain", global_name="Global")
    with_nick = server.guild.add_member(user, nick="Nick")
    await server.settle()
    table = await server.open(with_nick)
    assert "Nick (host)" in sitting(table)
    assert "Join" in labels(table)


async def test_no_one_is_mentioned_but_the_players_a_call_is_for(server: Server):
    person = await server.newcomer("@everyone")
    table = await server.open(person)
    await press(server.ben, table, "Join")
    await press(person, table, "Start")
    sent = [request.json for request in server.env.http_requests if isinstance(request.json, dict)]
    bodies = [body.get("data", body) if "type" in body else body for body in sent]
    messages = [body for body in bodies if isinstance(body, dict) and "components" in body]
    assert len(messages) >= 4
    called = [body for body in messages if body["allowed_mentions"] != {"parse": []}]
    assert [body["allowed_mentions"]["parse"] for body in called] == [[]]
    assert set(called[0]["allowed_mentions"]["users"]) == {person.id, server.ben.id}
    assert "the cards are dealt" in called[0]["content"]
    check_requests(server.env.http_requests)
