"""A whole evening over the wire: the process starts, tells its commands, and a match is played by pressing buttons."""

from random import Random

import pytest

from tests.wire.answers import COMPLETION
from tests.wire.conftest import Scene


@pytest.mark.bodies
@pytest.mark.usefixtures("by_hand")
async def test_a_whole_match_by_pressing_what_is_seen(stage: Scene):
    await stage.bot.start()
    world = stage.discord.world
    await world.until(lambda: bool(world.commands), "the commands are told beside everything else")
    assert {"eights", "card", "houserules", "tournament"} < {command["name"] for command in world.commands[-1]}
    typed = stage.ada.command("eights open", {"game": "crazy"}, "game")
    offered = (await stage.ada.send(COMPLETION, typed, None)).choices or []
    assert "crazy-eights" in [each["value"] for each in offered]
    await stage.ada.start(game="crazy-eights", bots=1, target=10)
    await stage.ada.play_on(Random(8))
    assert stage.bot.look("SELECT outcome FROM matches") == [("finished",)]
    assert await stage.bot.stop() == 0
    assert stage.bot.troubles == []
    assert stage.discord.rest.authorizations == {"", "Bot MTIz.of.tests"}
