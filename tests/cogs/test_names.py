"""The names of people as this server shows them, and who is mentioned."""

from tests.cogs.server import Server, labels, press, sitting


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
    sent = [request.json for request in server.requests("POST", "/messages")]
    (called,) = [body for body in sent if body["allowed_mentions"] != {"parse": []}]
    assert set(called["allowed_mentions"]["users"]) == {person.id, server.ben.id}
    assert "the cards are dealt" in called["content"]
