"""The Ace of spades: a card for each of the others, from hand to hand, seen by the two alone."""

import pytest

from engine.core.actions import Decline, Give, Play
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.rules.effects import Effect
from tests.cogs.server import (
    Server,
    answer,
    at_once,
    do_by_buttons,
    do_by_commands,
    id_of,
    labels,
    moves,
    nodes,
    press,
    text,
)

pytestmark = pytest.mark.usefixtures("undrawn")

MOVED_ON = "The table has moved on."


async def giving(server: Server, ada: str = "AS 3C 4C 5C KD", **changes):
    """Ada has laid the Ace of spades and may give a card to Ben, then to Cleo."""
    table, hands = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
    await server.position(ada, "5H 7D 6D", "5S 7S 6S", top="9S", **changes)
    await do_by_buttons(server.ada, server, hands[0], Play(("AS",)))
    return table, hands


async def test_whoever_lays_it_chooses_a_card_for_each_of_the_others(server: Server):
    table, (hand, bens, cleos) = await giving(server)
    assert "**Ada’s turn** · may give Ben a card" in text(table)
    assert "**Pick a card for Ben**, or keep all your cards. Then Cleo gets one." in text(hand)
    assert labels(hand) == ["K♦", "3♣", "4♣", "5♣", "Give nothing", "Take back A♠", "Refresh"]
    assert [moves(bens), moves(cleos)] == [["Refresh"]] * 2
    await press(server.ada, hand, "3♣")
    assert "**Ada’s turn** · must give Cleo a card too" in text(table)
    assert "**Pick a card for Cleo.**" in text(hand)
    assert labels(hand) == ["K♦", "4♣", "5♣", "Refresh"]  # who has begun gives to everybody
    await press(server.ada, hand, "K♦")
    assert server.table().state.hands == (("4C", "5C"), ("5H", "7D", "6D", "3C"), ("5S", "7S", "6S", "KD"))
    assert "**Ben’s turn**" in text(table)


async def test_a_gift_is_seen_by_the_two_alone(server: Server):
    table, (hand, bens, cleos) = await giving(server)
    before = text(cleos)
    await press(server.ada, hand, "3♣")
    assert "You gave Ben 3♣." in text(hand)
    assert "Ada gave you 3♣." in text(bens)
    assert "**4 cards**" in text(bens)  # it moved by itself
    assert text(cleos) == before.replace("Ada 4 · Ben 3", "Ada 3 · Ben 4")  # how many cards they have, and no more
    assert "gave Ben a card" in text(table)
    await press(server.ada, hand, "4♣")
    assert "Ada gave you 4♣." in text(cleos)
    assert "4♣" not in text(bens) + text(table)
    assert "3♣" not in text(cleos) + text(table)


@pytest.mark.parametrize("way", ["buttons", "commands"])
async def test_all_may_be_kept_but_only_before_the_first_is_given(server: Server, way):
    table, (hand, *_) = await giving(server)

    async def do(action):
        if way == "buttons":
            await do_by_buttons(server.ada, server, hand, action)
        else:
            await do_by_commands(server.ada, server, action)

    await do(Decline())
    assert "gave nothing" in text(table)
    assert "**Ben’s turn**" in text(table)
    await server.position("AS 3C 4C 5C", "5H 7D 6D", "5S 7S 6S", top="9S")
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await press(server.ada, hand, "A♠")
    if way == "commands":
        hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await do(Give("3C"))
    assert "You’ve given a card already, so everyone gets one. Give 4♣ or 5♣." in await server.say(
        server.ada, "card give"
    )
    assert server.table().state.pending == Giving((2,), 0, begun=True)


async def test_who_is_given_fewer_cards_than_there_are_draws(server: Server):
    table, (hand, *_) = await giving(server, "AS 3C")
    await press(server.ada, hand, "3♣")
    assert "Cleo +1" in text(answer(await press(server.ada, table, "Log")))
    assert "## Ada wins round 1!" in text(table)


async def test_laid_as_the_last_card_it_makes_the_others_draw(server: Server):
    table, _ = await giving(server, "AS")
    told = text(answer(await press(server.ada, table, "Log")))
    assert "Ben +1" in told
    assert "Cleo +1" in told
    assert "## Ada wins round 1!" in text(table)


async def test_cards_that_are_typed_are_offered_from_the_own_hand(server: Server):
    table, _ = await giving(server)
    offered = await server.ada.autocomplete(server.channel, "card give", "card", "")
    assert {choice["value"] for choice in offered} == {"3C", "4C", "5C", "KD"}
    assert [
        choice["value"] for choice in await server.ben.autocomplete(server.channel, "card give", "card", "six")
    ] == ["6D"]
    stranger = await server.newcomer("Dora")
    assert await stranger.autocomplete(server.channel, "card give", "card", "") == []
    await server.say(server.ada, "card give", card="three of clubs")
    assert "gave Ben a card" in text(table)


async def test_what_cannot_be_given_is_refused_with_the_reason(server: Server):
    table, _ = await giving(server)
    before = server.table()
    for command, options, why in (
        ("card give", {"card": "6D"}, "You don’t have 6♦. Give K♦, 3♣, 4♣ or 5♣, or give nothing."),  # Ben's
        ("card give", {"card": "zz"}, "isn’t a card"),
        ("card play", {"card": "3C"}, "First give each of the others a card."),
        ("card draw", {}, "First give each of the others a card."),
        ("card challenge", {"answer": "stand"}, "There’s nothing to challenge any more"),
    ):
        assert why in await server.say(server.ada, command, **options), (command, options)
    for command, options in (("card give", {}), ("card give", {"card": "7D"}), ("card draw", {})):
        assert "It’s not your turn yet." in await server.say(server.ben, command, **options)
    assert "You’re not at " in await server.say(await server.newcomer("Dora"), "card give")
    assert server.table() == before
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    for custom_id in (id_of(hand, "3♣").replace("3C", "6D"), "b:1::give.zz", "b:1::give"):
        server.forge(table, custom_id)
        said = text(answer(await press(server.ada, table, "Forged")))
        assert "You don’t have" in said
        assert "Give K♦, 3♣, 4♣ or 5♣, or give nothing." in said
    assert server.table() == before


async def test_there_is_nothing_to_give_otherwise(server: Server):
    await server.begin(server.ada, server.ben, game="kings-reverse")
    await server.position("9S 3C", "5H 7D", top="9H")
    for options in ({}, {"card": "9S"}):
        assert "There’s no card to give now." in await server.say(server.ada, "card give", **options)
    assert server.table().state.hands[0] == ("9S", "3C")


async def test_a_double_press_gives_one_card(server: Server):
    _, (hand, *_) = await giving(server)
    with at_once(server.env):
        await press(server.ada, hand, "3♣")
        await press(server.ada, hand, "3♣")
    await server.env.settle()
    assert [len(held) for held in server.table().state.hands] == [3, 4, 3]
    with at_once(server.env):
        await press(server.ada, hand, "4♣")
        await server.ada.click(hand, custom_id=id_of(hand, "5♣"))
    await server.env.settle()
    assert [len(held) for held in server.table().state.hands] == [2, 4, 4]
    assert "5C" in server.table().state.hands[0]


async def test_an_old_gift_button_redraws_the_hand_and_gives_nothing(server: Server):
    _, (hand, *_) = await giving(server)
    old = id_of(hand, "3♣"), id_of(hand, "Give nothing")
    await press(server.ada, hand, "4♣")
    for custom_id in old:
        server.forge(hand, custom_id)
        await press(server.ada, hand, "Forged")
        assert MOVED_ON in text(hand)
        assert "Pick a card for Cleo" in text(hand)
    assert [len(held) for held in server.table().state.hands] == [3, 4, 3]


async def test_a_big_hand_is_given_from_lists(server: Server):
    ranks = "A23456789TJQK"
    everything = " ".join(rank + suit for suit in "SHDC" for rank in ranks)
    _, (hand, *_) = await giving(server, f"AS {everything} KD")
    (first, second, third) = [node for node in nodes(hand) if node["type"] == 3]
    assert [len(node["options"]) for node in (first, second, third)] == [25, 25, 2]
    assert "K♦ (2)" in [option["label"].replace("\ufe0e", "") for option in second["options"]]
    await server.ada.select(hand, ["KD"], custom_id=second["custom_id"])
    assert "KD" in server.table().state.hands[1]
    assert "Pick a card for Cleo" in text(hand)


async def test_two_cards_to_each_come_one_after_another(server: Server):
    """A house rule: the second round of gifts follows the first."""
    rules = {"effects": (("AS", Effect("gift", 2)),)}
    table, (hand, *_) = await server.begin(server.ada, server.ben, server.cleo, rules=rules)
    await server.position("AS 3C 4C 5C KD", "5H 7D 6D", "5S 7S 6S", top="9S")
    await press(server.ada, hand, "A♠")
    assert "Then Cleo, Ben and Cleo get one each." in text(hand)
    for card in ("3♣", "4♣", "5♣"):
        await press(server.ada, hand, card)
    assert [len(held) for held in server.table().state.hands] == [1, 5, 4]
    await press(server.ada, hand, "K♦")
    assert "## Ada wins round 1!" in text(table)


async def test_killed_in_the_middle_of_giving(server: Server):
    table, (hand, *_) = await giving(server)
    await press(server.ada, hand, "3♣")
    await server.restart()
    await press(server.ada, hand, "4♣")
    assert server.table().state.hands == (("5C", "KD"), ("5H", "7D", "6D", "3C"), ("5S", "7S", "6S", "4C"))
    assert "**Ben’s turn**" in text(table)
    assert "gave Cleo a card" in text(table)


async def test_whoever_goes_away_in_the_middle_is_stood_in_for(server: Server):
    table, (hand, *_) = await giving(server)
    await press(server.ada, hand, "3♣")
    await server.say(server.ada, "eights leave")
    assert labels(hand) == ["Come back"]
    await server.env.advance_time(31)
    assert "gave Cleo a card" in text(table)
    assert "**Ben’s turn**" in text(table)
