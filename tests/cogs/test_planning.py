"""Planning a move in a hand that waits."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from model.tables.due import Pauses
from tests.cogs.server import Server, answer, ids, labels, press, text

pytestmark = pytest.mark.usefixtures("undrawn")

SOON = Pauses(computer=0, call=0, round=90, turn=600, wait=5000)
HANDS = "9S 4S KD", "7C 8D 5H 3S", "QH 7H"


async def waits(
    server: Server, *hands: str, top: str = "9C", **changes
) -> tuple[ResponseMessage, list[ResponseMessage]]:
    """Ada is to move, and Ben waits: the table and the hands."""
    table, shown = await server.begin(server.ada, server.ben, server.cleo, **changes.pop("begin", {}))
    await server.position(*(hands or HANDS), top=top, **changes)
    return table, shown


def plans(server: Server) -> list[str]:
    return [str(plan.action) for plan in server.table().planned]


async def plan_by_command(server: Server, who: MemberActor, **options: str) -> str:
    return await server.say(who, "card plan", **options)


async def test_a_hand_that_waits_offers_every_card_and_a_draw(server: Server):
    _, (hand, bens, _) = await waits(server)
    assert labels(bens) == ["3♠", "5♥", "7♣", "8♦", "Plan to draw", "Refresh"]
    assert "Waiting for Ada…" in text(bens)
    assert "Plan your move: press a card, or draw." in text(bens)
    assert not [custom_id for custom_id in ids(hand) if ":plan" in custom_id], "who moves plans nothing"


async def test_a_planned_card_is_shown_and_can_be_cleared(server: Server):
    _, (_, bens, _) = await waits(server)
    await press(server.ben, bens, "7♣")
    assert "**Planned: 7♣**" in text(bens)
    assert server.table().state.pile == ("9C",)
    await press(server.ben, bens, "Clear")
    assert "Planned" not in text(bens)
    assert "Clear" not in labels(bens)
    assert server.table().planned == ()


async def test_it_is_played_when_the_turn_comes(server: Server):
    _, (hand, bens, _) = await waits(server)
    await press(server.ben, bens, "7♣")
    await press(server.ada, hand, "9♠")
    assert "**Planned: 7♣**" in text(bens)
    assert server.table().state.turn == 1
    assert server.bot.services.tables._due(server.table())[0] == "turn", "clubs are not on top any more"


async def test_the_bot_plays_it_after_a_pause(server: Server):
    server.bot.services.tables.pauses = SOON
    _, (hand, bens, _) = await waits(server, "4C 9S KD", "7C 8D 5H 3S", "QH 7H")
    await press(server.ben, bens, "7♣")
    await press(server.ada, hand, "4♣")
    await server.env.settle()
    assert server.table().state.pile[-1] == "7C"
    assert "Planned" not in text(bens)


async def test_why_it_was_dropped_is_told_until_the_player_moves(server: Server):
    _, (hand, bens, _) = await waits(server)
    await press(server.ben, bens, "7♣")
    await press(server.ada, hand, "9♠")
    told = "**Plan dropped: 7♣.** 7♣ matches neither the suit nor the rank of 9♠. Play 3♠ or 8♦, or draw."
    assert told in text(bens)
    await server.restart()
    assert told in await server.say(server.ben, "eights hand")
    await press(server.ben, answer(await server.ben.slash(server.channel, "eights hand")), "3♠")
    assert server.table().planned == ()
