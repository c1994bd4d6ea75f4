"""The Ace of spades: a card for each of the others, from hand to hand, seen by the two alone."""

import pytest

from engine.core.actions import Decline, Give, Play
from tests.cogs.server import Server, answer, do_by_buttons, do_by_commands, held, labels, moves, nodes, press, text
from tests.doors import Effect, Giving
from tests.pages.positions import in_play, missing


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
    assert labels(hand) == ["K♦", "3♣", "4♣", "5♣", "Give nothing", "Take back A♠", "More"]
    assert [moves(bens), moves(cleos)] == [["Refresh", "More"]] * 2
    before = text(cleos)
    await press(server.ada, hand, "3♣")
    assert "**Ada’s turn** · must give Cleo a card too" in text(table)
    assert "**Pick a card for Cleo.**" in text(hand)
    assert labels(hand) == ["K♦", "4♣", "5♣", "Refresh", "More"]  # who has begun gives to everybody
    assert "gave Ben a card" in text(table)
    assert "You gave Ben 3♣." in text(hand)
    assert "Ada gave you 3♣." in text(bens)
    assert len(held(bens)) == 4  # it moved by itself
    assert text(cleos) == before.replace("Ada 4, Ben 3", "Ada 3, Ben 4")  # how many cards they have, and no more
    await press(server.ada, hand, "K♦")
    assert "Ada gave you K♦." in text(cleos)
    assert server.table().state.hands == (("4C", "5C"), ("5H", "7D", "6D", "3C"), ("5S", "7S", "6S", "KD"))
    assert "**Ben’s turn**" in text(table)


@pytest.mark.parametrize("way", ["buttons", "commands"])
async def test_all_may_be_kept_but_only_before_the_first_is_given(server: Server, way):
    table, (hand, *_) = await giving(server)

    async def do(action):
        if way == "commands":
            return await do_by_commands(server.ada, server, action)
        return await do_by_buttons(server.ada, server, hand, action)

    await do(Decline())
    assert missing(table, "gave nothing", "**Ben’s turn**") == []
    await server.position("AS 3C 4C 5C", "5H 7D 6D", "5S 7S 6S", top="9S")
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await press(server.ada, hand, "A♠")
    await do(Give("3C"))
    told = await server.say(server.ada, "card give")
    assert "You’ve given a card already, so everyone gets one. Give 4♣ or 5♣." in told
    assert server.table().state.pending == Giving((2,), 0, begun=True)


async def test_cards_that_are_typed_are_offered_from_the_own_hand(server: Server):
    table, _ = await giving(server)
    assert {*await server.offered(server.ada, "card give", "card")} == {"3C", "4C", "5C", "KD"}
    assert await server.offered(server.ben, "card give", "card", "six") == ["6D"]
    assert await server.offered(await server.newcomer("Dora"), "card give", "card") == []
    await server.say(server.ada, "card give", card="three of clubs")
    assert "gave Ben a card" in text(table)


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
    table, (hand, *_) = await in_play(server, "AS 3C 4C 5C KD", "5H 7D 6D", "5S 7S 6S", top="9S", rules=rules)
    await press(server.ada, hand, "A♠")
    assert "Then Cleo, Ben and Cleo get one each." in text(hand)
    await press(server.ada, hand, "3♣", "4♣", "5♣")
    assert [len(held) for held in server.table().state.hands] == [1, 5, 4]
    await press(server.ada, hand, "K♦")
    assert "## Ada wins round 1!" in text(table)
