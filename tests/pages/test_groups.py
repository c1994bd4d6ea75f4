"""Several cards in one play, picked press by press because their order counts, and hands that no row can hold."""

from engine.core.packs.french import PACK
from tests.cogs.server import Server, answer, choose, id_of, labels, nodes, picture_says, press, text
from tests.pages.positions import in_play

EQUALS = {"groups": "equal ranks"}


async def nines(server: Server):
    """Ada may lay any of three Nines, in any order."""
    return await in_play(server, "9S 9C 9D 4S KD", "5C 7H 6H", rules=EQUALS)


async def test_cards_are_laid_in_the_order_in_which_they_were_pressed_and_taken_back_card_by_card(server: Server):
    table, (hand, bens) = await nines(server)
    before, bens_before = text(table), text(bens)
    assert labels(hand) == ["9♠ …", "9♦ …", "9♣ …", "Draw and end turn", "Why not?", "More"]
    await press(server.ada, hand, "9♦ …")
    assert "**You’re playing 9♦**, the last one on top." in text(hand)
    assert labels(hand) == ["+ 9♠", "+ 9♣", "Play 9♦", "Another card"]
    await press(server.ada, hand, "+ 9♠", "+ 9♣")
    assert labels(hand) == ["Play 9♦ 9♠ 9♣", "Remove a card"]
    assert server.table().state.pile == ("9H",)  # nothing lies before it is laid
    assert (text(table), text(bens)) == (before, bens_before)  # and nobody sees what is being picked
    await press(server.ada, hand, "Remove a card")
    assert labels(hand) == ["+ 9♣", "Play 9♦ 9♠", "Remove a card"]
    await press(server.ada, hand, "Remove a card")
    assert labels(hand) == ["+ 9♠", "+ 9♣", "Play 9♦", "Another card"]
    await press(server.ada, hand, "Another card")
    assert "9♠ …" in labels(hand)
    assert len(server.table().state.hands[0]) == 5
    await press(server.ada, hand, "9♦ …", "+ 9♠", "+ 9♣", "Play 9♦ 9♠ 9♣")
    assert server.table().state.pile == ("9H", "9D", "9S", "9C")
    assert "**Ada** 9♦ 9♠ 9♣" in text(table)
    assert "Discard pile: Nine of clubs." in picture_says(table)
    assert "Waiting for" in text(hand)


async def test_equal_cards_of_two_packs_are_one_button_with_a_count_and_too_many_cards_a_list(server: Server):
    _, (hand,) = await in_play(server, "9S 9S 9S 9C 4S", *["5C 7H 6H"] * 7, bots=7, rules=EQUALS)
    assert labels(hand)[:2] == ["9♠ (3) …", "9♣ …"]
    await press(server.ada, hand, "9♠ (3) …")
    assert labels(hand)[:2] == ["+ 9♠ (2)", "+ 9♣"]
    await press(server.ada, hand, "+ 9♠ (2)")
    assert labels(hand)[:2] == ["+ 9♠", "+ 9♣"]
    await press(server.ada, hand, "+ 9♠", "+ 9♣")
    assert labels(hand) == ["Play these 4 cards · “last card”", "Play these 4 cards", "Remove a card"]
    assert "**You’re playing 9♠ 9♠ 9♠ 9♣**" in text(hand)
    await press(server.ada, hand, "Play these 4 cards")
    assert server.table().state.hands[0] == ("4S",)
    hearts = " ".join(f"{rank}H" for rank in "A234567TJQK")
    await server.position(f"9S {hearts} KS", *["5C 7S 6S"] * 7, top="9H")
    await choose(server.ada, hand, "KH")
    assert labels(hand) == ["+ K♠", "Play K♥", "Another card"]
    assert server.table().state.pile == ("9H",)
    await press(server.ada, hand, "Another card")
    await choose(server.ada, hand, "AH")  # goes with nothing, so it lies at once
    assert server.table().state.pile == ("9H", "AH")


async def test_a_call_of_somebody_else_disturbs_no_picking_and_several_eights_ask_for_the_suit_last(server: Server):
    table, (hand, _) = await in_play(server, "9S 9C KD", "5C", uncalled=(1,), rules=EQUALS)
    await press(server.ada, hand, "9♠ …", "+ 9♣")
    await press(server.ben, table, "Last card!")
    assert labels(hand)[0] == "Play 9♠ 9♣ · “last card”"
    await server.position("8S 8C 4S 5S KD", "5C 7H 6H", top="9H")
    await press(server.ada, hand, "8♠ …", "+ 8♣", "Play 8♠ 8♣")
    assert "**You’re playing 8♠ 8♣.** Pick a suit." in text(hand)
    await press(server.ada, hand, "♦ Diamonds")
    assert (server.table().state.pile, server.table().state.suit) == (("9H", "8S", "8C"), "D")


async def test_several_cards_are_typed_with_blanks_between_and_what_may_lie_on_them_is_offered(server: Server):
    await nines(server)

    async def offered(typed: str) -> list[tuple[str, str]]:
        choices = await server.ada.autocomplete(server.channel, "card play", "card", typed)
        return [(choice["name"].replace("\ufe0e", ""), choice["value"]) for choice in choices]

    assert [value for _, value in await offered("9")] == ["9S", "9D", "9C"]
    assert await offered("9D ") == [("9♦ 9♠  Nine of spades", "9D 9S"), ("9♦ 9♣  Nine of clubs", "9D 9C")]
    assert [value for _, value in await offered("9d 9s c")] == ["9D 9S 9C"]
    assert await offered("4S ") == []  # it does not fit, so nothing goes on top of it
    assert [value for _, value in await offered("king of")] == ["KD"]
    await server.say(server.ada, "card play", card="9d 9♠ 9C")
    assert server.table().state.pile == ("9H", "9D", "9S", "9C")


async def test_picking_for_an_old_question_or_in_the_hand_of_somebody_else_shows_the_hand_as_it_is(server: Server):
    table, (hand, bens) = await nines(server)
    await press(server.ada, hand, "9♦ …")
    old = id_of(hand, "+ 9♠"), id_of(hand, "Play 9♦")
    await press(server.ada, hand, "Another card", "Draw and end turn")
    await press(server.ben, bens, "Draw and end turn")
    for custom_id in old:
        server.forge(hand, custom_id)
        await server.ada.click(hand, label="Forged")
        assert "The table has moved on. Here’s your hand as it is now." in text(hand)
        assert "9♠ …" in labels(hand)
        assert server.table().state.pile == ("9H",)
    await press(server.ada, hand, "9♦ …")
    for message in (bens, table):
        server.forge(message, id_of(hand, "+ 9♠"))
    await server.ben.click(bens, label="Forged")
    assert "You don’t have 9♦ 9♠." in text(bens)
    assert "+ 9♠" not in labels(bens)
    result = await server.ada.click(table, label="Forged")
    assert result.ephemeral
    assert text(answer(result)) == "Press **My hand** and pick the cards there."
    assert server.table().state.pile == ("9H",)


async def test_where_cards_go_one_by_one_there_is_no_picking(server: Server):
    _, (hand, _) = await in_play(server, "9S 9C 9D 4S KD", "5C 7H 6H")
    assert labels(hand)[:3] == ["9♠", "9♦", "9♣"]
    assert "You can play only one card in a turn." in await server.say(server.ada, "card play", card="9D 9S")


CHAINS = {"groups": "chains"}
JUMPS = {"jump_in": True, "packs": 2}
DOZEN = "AS 2S 3S 3H 3D 3C 4C 5C 5D 6D 7D 8D"
SIGNS = "A♠ 2♠ 3♠ 3♥ 3♦ 3♣ 4♣ 5♣ 5♦ 6♦ 7♦ 8♦"


async def test_a_chain_of_a_dozen_cards_is_put_together_press_by_press_or_typed(server: Server):
    table, (hand, _) = await in_play(server, f"{DOZEN} KH QC", "5H 7H 6H", top="KS", rules=CHAINS)
    first, *others = SIGNS.split()
    await press(server.ada, hand, f"{first} …")
    for card in others:
        await press(server.ada, hand, f"+ {card}")
    assert f"**You’re playing {SIGNS}**" in text(hand)
    await press(server.ada, hand, "Play these 12 cards", "♥ Hearts")
    assert server.table().state.pile == ("KS", *DOZEN.split())
    assert f"**Ada** {SIGNS} → hearts" in text(table)
    await server.position(f"{DOZEN} KH QC", "5H 7H 6H", top="KS")
    assert await server.offered(server.ada, "card play", "card", DOZEN[:-3] + " ") == [DOZEN]
    await server.say(server.ada, "card play", card=DOZEN, suit="H")
    assert server.table().state.pile == ("KS", *DOZEN.split())


async def test_a_card_is_played_out_of_turn_by_who_holds_the_very_same(server: Server):
    table, (adas, _, bens) = await server.begin(server.ada, server.cleo, server.ben, rules=JUMPS)
    await server.position("9S 4S KD", "5C 6C 7C", "9H 7H 6H", top="9H")
    assert "**You hold 9♥ too.** Jump in before anyone plays on it." in text(bens)
    assert labels(bens)[0] == "Jump in: 9♥"
    assert "9♥" not in labels(bens)
    assert "Jump in" not in text(adas) + text(table) + " ".join(labels(adas) + labels(table))
    await press(server.ben, bens, "Jump in: 9♥")
    assert server.table().state.pile[-2:] == ("9H", "9H")
    assert "**Ben** jumped in · 9♥" in text(table)
    assert server.table().state.turn == 0
    await server.position("9S 4S KD", "5C 6C 7C", "9H 7H 6H", top="9H")
    await server.say(server.ben, "card play", card="9H")
    assert server.table().state.pile[-2:] == ("9H", "9H"), "typed too"


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
