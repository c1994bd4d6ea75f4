"""The suits of cards as emojis, once they are uploaded: on buttons, in texts and in a list."""

from engine.core.packs.french import PACK
from operation.emojis import upload_emojis
from tests.cogs.server import Server, labels, nodes, refresh, text
from tests.pages.test_groups import crowded, selects


async def test_suits_are_plain_signs_where_there_are_no_emojis(server: Server):
    """The simulator takes emojis, but the offline table has none of them."""
    everyone, mine = await crowded(server, "KH QH 3S", top="9H")
    assert not server.requests("POST", "/emojis")
    assert not any("emoji" in node for message in (everyone, mine) for node in nodes(message))
    assert set("♠♥♦♣") & set(text(mine))
    await upload_emojis(server.bot, server.bot.services.emojis)
    await server.settle()
    await refresh(server.ada, mine)
    assert labels(mine)[:2] == ["Q", "K"]
    assert all("emoji" in node for node in nodes(mine) if node.get("label") in {"Q", "K"})
    assert not set("♠♥♦♣") & set(text(mine))
    await server.position(" ".join([*PACK, *PACK[:51]]), *["9H"] * 7, top="9H")
    (chooser,) = selects(mine)
    assert all(option["emoji"]["name"].startswith("hearts") for option in chooser["options"] if "H" in option["value"])
