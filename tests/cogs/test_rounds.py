"""Between rounds, and the final standing with its proof."""

import re

from engine.chance import seal
from tests.cogs.house import House, answer, labels, press, text


async def last_card(house: House, *people, **changes):
    """Ada is about to go out."""
    table, hands = await house.begin(house.ada, house.ben, *people)
    await house.position("9S", "9C 8H 6H", *["KD KC"] * len(people), top="9H", **changes)
    return table, hands


async def test_between_rounds_everybody_sees_what_was_left(house: House):
    table, (hand, bens) = await last_card(house)
    await press(house.ada, hand, "9♠")
    shown = text(table)
    assert "**The round is over.**" in shown
    assert "**Ada** · went out · 0 points" in shown
    assert "**Ben** · left with 6♥ 8♥ 9♣: +65 · 65 points" in shown
    assert "Ada goes out. Ben +65." in shown
    assert labels(table) == ["Ready", "Last card!", "Scores", "Pile", "More"]
    assert "Ada goes out" in text(bens)
    assert labels(bens) == ["Ready", "Refresh"]


async def test_when_all_are_ready_the_next_round_is_dealt(house: House):
    table, (hand, bens) = await last_card(house)
    await press(house.ada, hand, "9♠")
    await press(house.ada, hand, "Ready")
    assert "**Ada** · went out · 0 points · dealer · ready" in text(
        table
    ) or "**Ada** · went out · 0 points · ready" in text(table)
    assert house.table().state.phase == "deal"
    await press(house.ada, table, "Ready")  # twice is once
    assert house.table().state.phase == "deal"
    await press(house.ben, bens, "Ready")
    assert house.table().state.phase == "play"
    assert "Round 2" in text(table)
    assert "**Ben** · 7 cards · 65 points" in text(table)
    assert "ready" not in text(table)
    assert "**7 cards**" in text(hand)
    assert "**7 cards**" in text(bens)


async def test_one_command_is_as_good_as_the_button(house: House):
    _, (hand, bens) = await last_card(house)
    await press(house.ada, hand, "9♠")
    await press(house.ben, bens, "Ready")
    assert "**7 cards**" in await house.say(house.ada, "table ready")


async def test_nobody_waits_for_who_is_away(house: House):
    table, (hand, _) = await last_card(house)
    await house.say(house.ben, "table leave")
    await press(house.ada, hand, "9♠")
    await press(house.ada, hand, "Ready")
    assert "Round 2" in text(table)


async def test_the_pause_deals_by_itself(house: House):
    table, (hand, bens) = await last_card(house)
    await press(house.ada, hand, "9♠")
    await press(house.ada, table, "Ready")
    await house.env.advance_time(89)
    assert house.table().state.phase == "deal"
    await house.env.advance_time(2)
    assert house.table().state.phase == "play"
    assert "Round 2" in text(table)
    assert "**7 cards**" in text(hand)
    assert "**7 cards**" in text(bens)


async def test_a_stranger_is_not_ready_for_anything(house: House):
    table, (hand, _) = await last_card(house)
    await press(house.ada, hand, "9♠")
    assert "You do not sit" in text(answer(await press(house.cleo, table, "Ready")))
    assert house.table().ready == frozenset()


async def test_the_seal_of_the_lobby_is_proved_at_the_end(house: House):
    table = await house.open(house.ada, target=50)
    promised = re.search(r"Seal of the deals[^:]*: ([0-9a-f]{64})", text(table))[1]
    await press(house.ben, table, "Join")
    hand = answer(await press(house.ada, table, "Start"))
    assert house.table().seed not in text(table) + text(hand)
    await house.position("9S", "9C 8H 6H", top="9H")
    await press(house.ada, hand, "9♠")
    proof = re.search(r"Seed (.+) and salt (.+) prove the seal ([0-9a-f]{64})", text(table))
    assert proof[3] == promised
    assert seal(proof[1], proof[2]) == promised


async def test_the_final_standing(house: House):
    table, (hand, *_) = await last_card(house, house.cleo, totals=(20, 40, 2))
    await press(house.ada, hand, "9♠")
    shown = text(table).splitlines()
    assert shown[0] == "## Table 1 · Crazy Eights: Ada wins"
    assert shown[1] == "**1** · **Ada** · 20 points · 1 round won"
    assert shown[2] == "**2** · **Cleo** · 22 points · 0 rounds won"
    assert shown[3] == "**3** · **Ben** · 105 points · 0 rounds won"
    assert "A rematch" not in await house.say(house.cleo, "table rematch")


async def test_a_shared_lowest_total_goes_on(house: House):
    table, (hand, *_) = await last_card(house, house.cleo, totals=(20, 40, 0))
    await press(house.ada, hand, "9♠")  # 20, 105 and 20
    assert "**The round is over.**" in text(table)
    assert house.table().phase == "match"
