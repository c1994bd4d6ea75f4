"""A whole evening over the wire: the process starts, tells its commands, and a match is played by pressing buttons."""

from random import Random

import pytest

from tests.wire.answers import COMPLETION
from tests.wire.conftest import Scene
from tests.wire.world import Message, parts


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
    await a_rematch_leaves_its_end(stage)
    assert await stage.bot.stop() == 0
    assert stage.bot.troubles == []
    assert stage.discord.rest.authorizations == {"", "Bot MTIz.of.tests"}


async def a_rematch_leaves_its_end(stage: Scene) -> None:
    """What a finished match has shown stays in the channel, the same picture with it."""
    ended = stage.boards[-1]
    (*before, onward), pictures = said(ended), ended.attachments
    assert "Press **Rematch**" in onward
    assert any("Biggest hand left" in text for text in before)
    assert len(pictures) == 1
    await stage.ada.press(ended, "rematch")
    await stage.until(lambda: "The rematch is here" in said(ended)[-1], "it leads to the rematch")
    assert said(ended)[:-1] == before
    assert ended.attachments == pictures


def said(message: Message) -> list[str]:
    return [part["content"] for part in parts(message.components) if "content" in part]
