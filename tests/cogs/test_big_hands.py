"""Hands that no row of buttons can hold, and cards that occur twice."""

from engine.cards import PACK, RANKS
from tests.cogs.house import House, answer, labels, nodes, press, text

HEARTS = [rank + "H" for rank in RANKS]


async def crowded(house: House, hand: str, **changes):
    """Eight at a table play with two packs."""
    table, (mine,) = await house.begin(house.ada, computers=7)
    assert house.table().state.rules.packs == 2
    await house.position(hand, *["4S 4C 5S"] * 7, **changes)
    return table, mine


def selects(message) -> list[dict]:
    return [node for node in nodes(message) if node["type"] == 3]


async def test_a_hand_of_more_than_25_different_cards_is_played_from_a_select(house: House):
    held = [*PACK[:40], *PACK[10:20]]
    _, mine = await crowded(house, " ".join(held), top="9H")
    assert "**50 cards**" in text(mine)
    (chooser,) = selects(mine)
    values = [option["value"] for option in chooser["options"]]
    assert set(values) == {card for card in held if card[1] == "H" or card[0] in "98"}
    assert "Draw 1 card" in labels(mine)
    await house.ada.select(mine, ["KH"], custom_id=chooser["custom_id"])
    assert house.table().state.pile == ("9H", "KH")
    assert "**49 cards**" in text(mine)


async def test_an_eight_from_a_select_asks_for_the_suit(house: House):
    _, mine = await crowded(house, " ".join(PACK), top="9H")
    (chooser,) = selects(mine)
    await house.ada.select(mine, ["8C"], custom_id=chooser["custom_id"])
    assert "You play 8♣. Which suit must follow?" in text(mine)
    await press(house.ada, mine, "♠ Spades")
    assert (house.table().state.pile[-1], house.table().state.suit) == ("8C", "S")


async def test_a_select_of_an_old_question_plays_nothing(house: House):
    _, mine = await crowded(house, " ".join(PACK), top="9H")
    (chooser,) = selects(mine)
    await house.put(asked=house.table().state.asked + 1)
    stored = house.env.backend.get_message(house.channel.id, mine.id)
    stored.components = [{"type": 1, "components": [chooser]}]
    await house.ada.select(mine, ["KH"], custom_id=chooser["custom_id"])
    assert "The table has moved on." in text(mine)
    assert house.table().state.pile == ("9H",)


async def test_equal_cards_are_one_choice_with_a_count(house: House):
    _, mine = await crowded(house, "KH KH QH 3S 3S", top="9H")
    assert labels(mine) == ["Q♥", "K♥ (2)", "Draw 1 card", "Why not?", "Refresh"]
    assert "♠ 3 3 · ♥ Q K K" in text(mine)
    await press(house.ada, mine, "K♥ (2)")
    assert house.table().state.hands[0] == ("KH", "QH", "3S", "3S")


async def test_ten_choices_are_buttons_and_eleven_a_select(house: House):
    _, mine = await crowded(house, " ".join([*HEARTS[:10], "3S"]), top="JD KH")
    assert len([label for label in labels(mine) if label.endswith("♥")]) == 10
    assert not selects(mine)
    await house.position(" ".join([*HEARTS[:11], "3S"]), *["4S 4C 5S"] * 7, top="JD KH")
    assert len(selects(mine)) == 1


async def test_a_big_hand_is_typed_from_a_list_that_shows_what_fits_first(house: House):
    await crowded(house, " ".join(PACK), top="9H")
    offered = [choice["value"] for choice in await house.ada.autocomplete(house.channel, "play", "card", "")]
    assert len(offered) == 25
    assert {card for card in PACK if card[1] == "H" or card[0] in "98"} <= set(offered)
    offered = await house.ada.autocomplete(house.channel, "play", "card", "ten of clubs")
    assert [choice["value"] for choice in offered] == ["TC"]  # whatever is held can be found


async def test_the_rows_of_the_biggest_hand_can_be_shown_to_everybody(house: House):
    table, mine = await crowded(house, " ".join(PACK + PACK[:20]), top="9H")
    assert "**Ada** · 72 cards" in text(table)
    assert "**72 cards**" in text(answer(await press(house.ada, table, "My hand")))
    assert "72 cards" in text(mine)
