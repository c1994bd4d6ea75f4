"""The names of people as this server shows them."""

from tests.cogs.server import Server, labels, sitting


async def test_the_name_shown_in_this_server_counts(server: Server):
    user = server.env.create_user("plain", global_name="Global")
    with_nick = server.guild.add_member(user, nick="Nick")
    await server.settle()
    table = await server.open(with_nick)
    assert "Nick (host)" in sitting(table)
    assert "Join" in labels(table)
