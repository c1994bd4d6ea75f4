"""House rules that a server keeps, opens tables with, and carries to another server."""

from simcord.builders import ChannelHandle

from cogs.interactions import game_search as finding
from engine.games.sharing import code_of
from engine.games.variants import VARIANTS, variant
from tests.cogs.server import Server, answer, text
from tests.pages.test_presets import HARD, kept


async def games(server: Server, typed: str = "", command: str = "eights open") -> list[tuple[str, str]]:
    choices = await server.ben.autocomplete(server.channel, command, "game", typed)
    return [(choice["name"], choice["value"]) for choice in choices]


async def elsewhere(server: Server) -> tuple[ChannelHandle, object]:
    """Another server, and somebody in it."""
    guild = server.env.create_guild("Other club")
    channel = guild.create_text_channel("cards")
    zoe = guild.add_member(server.env.create_user("Zoe"))
    await server.settle()
    return channel, zoe


# Opening a table


def game_of_preset(server: Server) -> str:
    (preset,) = server.bot.services.presets.of(server.guild.id)
    return variant(preset.house_rules.game).name


async def test_named_games_and_the_sets_of_the_server_are_offered(server: Server):
    await kept(server)
    offered = await games(server)
    assert "kings-reverse" in [value for _, value in offered]
    tuesday = f"Tuesday · saved house rules for {game_of_preset(server)}", "Tuesday"
    assert offered[-1] == tuesday
    assert len(offered) == min(len(VARIANTS) + 1, finding.MOST)
    assert await games(server, "tues") == [tuesday]
    assert [value for _, value in await games(server, "countdown")] == ["countdown", "countdown-jacks"]
    assert (await games(server, "tues", "houserules show")) == [tuesday]
    channel, zoe = await elsewhere(server)
    others = await zoe.autocomplete(channel, "eights open", "game", "")
    assert "Tuesday" not in [choice["value"] for choice in others]


# From server to server


async def test_a_code_carries_a_set_to_another_server(server: Server):
    await kept(server)
    shared = await server.say(server.ben, "houserules saved", action="share", name="Tuesday")
    code = shared.split("```")[1].strip()
    assert code == code_of(HARD)
    channel, zoe = await elsewhere(server)
    said = text(answer(await zoe.slash(channel, "houserules save", code=code, name="From afar")))
    assert said == "Saved as “From afar” (rules for Crazy Eights). Pick it when you open a table."
    assert "From afar" in text(answer(await zoe.slash(channel, "houserules saved")))
    assert "From afar" not in await server.say(server.ada, "houserules saved")
    await zoe.slash(channel, "eights open", game="from afar")
    assert server.table().house_rules == HARD
