"""House rules that a server keeps are its own, and a code carries them to another server."""

from simcord.builders import ChannelHandle

from engine.games.codec import code_of
from tests.cogs.server import MemberActor, Server, answer, text
from tests.pages.test_presets import HARD, kept


async def elsewhere(server: Server) -> tuple[ChannelHandle, MemberActor]:
    """Another server, and somebody in it."""
    guild = server.env.create_guild("Other club")
    channel = guild.create_text_channel("cards")
    zoe = guild.add_member(server.env.create_user("Zoe"))
    await server.settle()
    return channel, zoe


async def test_a_code_carries_a_set_to_another_server(server: Server):
    await kept(server)
    shared = await server.say(server.ben, "houserules saved", action="share", name="Tuesday")
    code = shared.split("```")[1].strip()
    assert code == code_of(HARD)
    channel, zoe = await elsewhere(server)
    offered = await zoe.autocomplete(channel, "eights open", "game", "")
    assert "Tuesday" not in [choice["value"] for choice in offered]
    said = text(answer(await zoe.slash(channel, "houserules save", code=code, name="From afar")))
    assert said == "Saved as “From afar” (rules for Crazy Eights). Pick it when you open a table."
    assert "From afar" in text(answer(await zoe.slash(channel, "houserules saved")))
    assert "From afar" not in await server.say(server.ada, "houserules saved")
    await zoe.slash(channel, "eights open", game="from afar")
    assert server.table().house_rules == HARD
