"""Hands that no row of buttons can hold, and cards that occur twice."""

from collections import Counter

from engine.core.packs.french import PACK, RANKS
from tests.cogs.server import Server, answer, choose, held, labels, nodes, picture_says, press, text

HEARTS = [rank + "H" for rank in RANKS]
FITS = {card for card in PACK if card[1] == "H" or card[0] in "98"}  # on the Nine of hearts


async def crowded(server: Server, hand: str, **changes):
    """Eight at a table play with two packs."""
    table, (mine,) = await server.begin(server.ada, bots=7)
    assert server.table().state.rules.packs == 2
    await server.position(hand, *["4S 4C 5S"] * 7, **changes)
    return table, mine


def selects(message) -> list[dict]:
    return [node for node in nodes(message) if node["type"] == 3]


async def test_more_than_25_cards_are_typed_or_picked_from_a_select_that_ends_with_its_question(server: Server):
    table, mine = await crowded(server, " ".join(PACK), top="9H")
    offered = await server.offered(server.ada, "card play", "card")
    assert len(offered) == 25
    assert set(offered) >= FITS
    assert await server.offered(server.ada, "card play", "card", "ten of clubs") == ["TC"], "all that is held is found"
    (chooser,) = selects(mine)
    await server.put(asked=server.table().state.asked + 1)
    mine.components = [{"type": 1, "components": [chooser]}]
    await server.ada.select(mine, ["KH"], custom_id=chooser["custom_id"])
    assert "The table has moved on." in text(mine)
    assert server.table().state.pile == ("9H",)
    await choose(server.ada, mine, "8C")
    assert "**You’re playing 8♣.** Pick a suit." in text(mine)
    await press(server.ada, mine, "♠ Spades")
    assert (server.table().state.pile[-1], server.table().state.suit) == ("8C", "S")
    await server.position(" ".join(PACK + PACK[:20]), *["4S 4C 5S"] * 7)
    assert "Ada (to play): 72 cards." in picture_says(table)
    mine = answer(await press(server.ada, table, "My hand"))
    assert "### Your hand" in text(mine)
    held = [*PACK[:40], *PACK[10:20]]
    await server.position(" ".join(held), *["4S 4C 5S"] * 7)
    (chooser,) = selects(mine)
    assert {option["value"] for option in chooser["options"]} == FITS & set(held)
    assert "Draw and end turn" in labels(mine)
    await choose(server.ada, mine, "KH")
    assert server.table().state.pile == ("9H", "KH")
    assert "You played K♥." in text(mine)


async def test_more_than_ten_choices_are_a_select_and_equal_cards_one_choice_with_a_count(server: Server):
    _, mine = await crowded(server, " ".join([*HEARTS[:10], "3S"]), top="JD KH")
    assert len([label for label in labels(mine) if label.endswith("♥")]) == 10
    assert not selects(mine)
    await server.position(" ".join([*HEARTS[:11], "3S"]), *["4S 4C 5S"] * 7, top="JD KH")
    assert len(selects(mine)) == 1
    await server.position("KH KH QH 3S 3S", *["4S 4C 5S"] * 7)
    assert labels(mine) == ["Q♥", "K♥ (2)", "Draw and end turn", "Why not?", "More"]
    assert Counter(held(mine)) == {"Three of spades": 2, "Queen of hearts": 1, "King of hearts": 2}
    await press(server.ada, mine, "K♥ (2)")
    assert server.table().state.hands[0] == ("KH", "QH", "3S", "3S")
