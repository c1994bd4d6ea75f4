"""The winner of a round adds a rule in their hand or by a command, and everyone sees who added what."""

from tests.cogs.server import Server, choose, nodes, press, text
from tests.doors import Adding, Effect, Offer
from tests.pages.positions import in_play, missing

OFFERS = (Offer("effects", (("J", Effect("skip")),)), Offer("draws", 3))


async def won(server: Server):
    """Ada has won the first round, and may add one of two rules."""
    table, (hand, bens) = await in_play(server, "9S", "9C 8H 6H", game="bartok")
    await press(server.ada, hand, "9♠")
    await server.put(pending=Adding(0, OFFERS))
    return table, hand, bens


def rule_select(message):
    return next((node for node in nodes(message) if ":add-rule" in node.get("custom_id", "")), None)


async def test_the_winner_picks_a_rule_in_their_hand_and_the_rulebook_and_the_end_say_who_added_it(server: Server):
    table, hand, bens = await won(server)
    assert "**Ada** is adding a rule." in text(table)
    assert "You won the round" in text(hand)
    assert "won the round" not in text(bens)
    assert rule_select(bens) is None
    assert "Added in this match" not in await server.say(server.ben, "houserules show")
    labels = [option["label"] for option in rule_select(hand)["options"]]
    assert labels == ["Jacks: skip the next player.", "Cards drawn in a turn: 3 cards."]
    await choose(server.ada, hand, "0")
    assert server.table().state.rules.effects == OFFERS[0].value
    assert "**Ada** added a rule. Jacks: skip the next player." in text(table)
    assert rule_select(hand) is None
    book = await server.say(server.ben, "houserules show")
    assert missing(book, "### Added in this match\n- Jacks: skip the next player. (Ada, round 1)", "◆") == []
    await press(server.ada, hand, "Ready")
    await press(server.ben, bens, "Ready")
    assert "Round 2" in text(table)
    await server.position("9S", "9C 8H 6H", top="9H", totals=(0, 99))
    await press(server.ada, hand, "9♠")
    assert missing(table, "wins!", "Jacks: skip the next player. (Ada, round 1)") == []


async def test_a_command_does_the_same_and_offers_the_rules(server: Server):
    await won(server)
    for action, offered in (("add", [0, 1]), ("guess", [])):
        assert await server.offered(server.ada, "card rule", "rule", action=action) == offered
    assert "isn’t on offer" in await server.say(server.ada, "card rule", action="add", rule=7)
    assert "The winner of the round adds a rule." in await server.say(server.ben, "card rule", action="add", rule=1)
    await server.say(server.ada, "card rule", action="add", rule=1)
    assert server.table().state.rules.draws == 3
