"""Several cards in one play, picked press by press because their order counts, and taken back before they lie."""

from tests.cogs.house import House, answer, at_once, id_of, labels, nodes, press, text

EQUALS = {"groups": "equal ranks"}


async def nines(house: House):
    """Ada may lay any of three Nines, in any order."""
    table, hands = await house.begin(house.ada, house.ben, rules=EQUALS)
    await house.position("9S 9C 9D 4S KD", "5C 7H 6H", top="9H")
    return table, hands


async def test_cards_are_laid_in_the_order_in_which_they_were_pressed(house: House):
    table, (hand, bens) = await nines(house)
    before, bens_before = text(table), text(bens)
    assert labels(hand) == ["9♠ …", "9♦ …", "9♣ …", "Draw 1 card", "Why not?", "Refresh"]
    await press(house.ada, hand, "9♦ …")
    assert "**You lay 9♦**, the last one on top." in text(hand)
    assert labels(hand) == ["+ 9♠", "+ 9♣", "Lay 9♦", "Another card"]
    await press(house.ada, hand, "+ 9♠")
    await press(house.ada, hand, "+ 9♣")
    assert labels(hand) == ["Lay 9♦ 9♠ 9♣", "Take back"]
    assert house.table().state.pile == ("9H",)  # nothing lies before it is laid
    assert (text(table), text(bens)) == (before, bens_before)  # and nobody sees what is being picked
    await press(house.ada, hand, "Lay 9♦ 9♠ 9♣")
    assert house.table().state.pile == ("9H", "9D", "9S", "9C")
    assert "Ada plays 9♦ 9♠ 9♣." in text(table)
    assert "**9♣** on top" in text(table)
    assert "Wait for your turn" in text(hand)


async def test_what_was_picked_is_taken_back_card_by_card(house: House):
    _, (hand, _) = await nines(house)
    await press(house.ada, hand, "9♦ …")
    await press(house.ada, hand, "+ 9♠")
    await press(house.ada, hand, "+ 9♣")
    await press(house.ada, hand, "Take back")
    assert labels(hand) == ["+ 9♣", "Lay 9♦ 9♠", "Take back"]
    await press(house.ada, hand, "Take back")
    assert labels(hand) == ["+ 9♠", "+ 9♣", "Lay 9♦", "Another card"]
    await press(house.ada, hand, "Another card")
    assert "9♠ …" in labels(hand)
    assert len(house.table().state.hands[0]) == 5


async def test_one_of_several_equal_cards_may_be_laid_alone(house: House):
    _, (hand, _) = await nines(house)
    await press(house.ada, hand, "9♦ …")
    await press(house.ada, hand, "Lay 9♦")
    assert house.table().state.pile == ("9H", "9D")


async def test_only_the_first_has_to_fit(house: House):
    _, (hand, _) = await house.begin(house.ada, house.ben, rules=EQUALS)
    await house.position("9S 9C 9H 4S KD", "5C 7H 6H", top="KH")
    assert labels(hand)[:2] == ["9♥ …", "K♦"]
    await press(house.ada, hand, "9♥ …")
    assert labels(hand)[:2] == ["+ 9♠", "+ 9♣"]


async def test_equal_cards_of_two_packs_are_one_button_with_a_count(house: House):
    _, (hand,) = await house.begin(house.ada, computers=7, rules=EQUALS)
    await house.position("9S 9S 9S 9C 4S", *["5C 7H 6H"] * 7, top="9H")
    assert labels(hand)[:2] == ["9♠ (3) …", "9♣ …"]
    await press(house.ada, hand, "9♠ (3) …")
    assert labels(hand)[:2] == ["+ 9♠ (2)", "+ 9♣"]
    await press(house.ada, hand, "+ 9♠ (2)")
    assert labels(hand)[:2] == ["+ 9♠", "+ 9♣"]
    await press(house.ada, hand, "+ 9♠")
    await press(house.ada, hand, "+ 9♣")
    assert labels(hand) == ["Lay these 4 cards · “last card”", "Lay these 4 cards", "Take back"]
    assert "**You lay 9♠ 9♠ 9♠ 9♣**" in text(hand)
    await press(house.ada, hand, "Lay these 4 cards")
    assert house.table().state.hands[0] == ("4S",)


async def test_last_card_is_said_with_several_cards(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben, rules=EQUALS)
    await house.position("9S 9C KD", "5C 7H 6H", top="9H")
    await press(house.ada, hand, "9♠ …")
    assert labels(hand) == ["+ 9♣", "Lay 9♠", "Another card"]
    await press(house.ada, hand, "+ 9♣")
    assert labels(hand) == ["Lay 9♠ 9♣ · “last card”", "Lay 9♠ 9♣", "Take back"]
    await press(house.ada, hand, "Lay 9♠ 9♣ · “last card”")
    assert "Ada says “last card”." in text(table)
    assert house.table().state.uncalled == ()


async def test_several_eights_ask_for_the_suit_last(house: House):
    _, (hand, _) = await house.begin(house.ada, house.ben, rules=EQUALS)
    await house.position("8S 8C 4S 5S KD", "5C 7H 6H", top="9H")
    await press(house.ada, hand, "8♠ …")
    await press(house.ada, hand, "+ 8♣")
    await press(house.ada, hand, "Lay 8♠ 8♣")
    assert "You play 8♠ 8♣. Which suit must follow?" in text(hand)
    await press(house.ada, hand, "♦ Diamonds")
    assert (house.table().state.pile, house.table().state.suit) == (("9H", "8S", "8C"), "D")


async def test_a_group_begins_in_a_list_where_there_are_too_many_cards_for_buttons(house: House):
    _, (hand,) = await house.begin(house.ada, computers=7, rules=EQUALS)
    hearts = " ".join(f"{rank}H" for rank in "A234567TJQK")
    await house.position(f"9S {hearts} KS", *["5C 7S 6S"] * 7, top="9H")
    (chooser,) = [node for node in nodes(hand) if node["type"] == 3]
    await house.ada.select(hand, ["KH"], custom_id=chooser["custom_id"])
    assert labels(hand) == ["+ K♠", "Lay K♥", "Another card"]
    assert house.table().state.pile == ("9H",)
    await press(house.ada, hand, "Another card")
    (chooser,) = [node for node in nodes(hand) if node["type"] == 3]
    await house.ada.select(hand, ["AH"], custom_id=chooser["custom_id"])  # goes with nothing, so it lies at once
    assert house.table().state.pile == ("9H", "AH")


async def test_a_call_of_somebody_else_takes_nothing_out_of_the_fingers(house: House):
    """What is being picked is not shown anew when nothing has changed for who picks."""
    table, (hand, _) = await house.begin(house.ada, house.ben, rules=EQUALS)
    await house.position("9S 9C KD", "5C", top="9H", uncalled=(1,))
    await press(house.ada, hand, "9♠ …")
    await press(house.ada, hand, "+ 9♣")
    await press(house.ben, table, "Last card!")
    assert labels(hand)[0] == "Lay 9♠ 9♣ · “last card”"


# Typed


async def test_several_cards_are_typed_with_blanks_between(house: House):
    table, _ = await nines(house)
    await house.say(house.ada, "play", card="9d 9♠ 9C")
    assert house.table().state.pile == ("9H", "9D", "9S", "9C")
    assert "Ada plays 9♦ 9♠ 9♣." in text(table)


async def test_what_may_lie_on_the_cards_typed_is_offered(house: House):
    await nines(house)

    async def offered(typed: str) -> list[tuple[str, str]]:
        choices = await house.ada.autocomplete(house.channel, "play", "card", typed)
        return [(choice["name"].replace("\ufe0e", ""), choice["value"]) for choice in choices]

    assert [value for _, value in await offered("9")] == ["9S", "9D", "9C"]
    assert await offered("9D ") == [("9♦ 9♠  Nine of spades", "9D 9S"), ("9♦ 9♣  Nine of clubs", "9D 9C")]
    assert [value for _, value in await offered("9d 9s c")] == ["9D 9S 9C"]
    assert await offered("4S ") == []  # it does not fit, so nothing goes on top of it
    assert [value for _, value in await offered("king of")] == ["KD"]


async def test_what_does_not_go_together_is_refused_with_the_reason(house: House):
    await nines(house)
    reasons = {
        "9D KD": "9♦ K♦ cannot go together: only cards of one rank can. You may play 9♦ alone.",
        "9D 9H": "You do not hold 9♥.",
        "9D 9D": "You do not hold 9♦.",
        "4S 9S": "4♠ has neither the suit nor the rank of 9♥.",
    }
    for typed, why in reasons.items():
        assert why in await house.say(house.ada, "play", card=typed), typed
    assert house.table().state.pile == ("9H",)


async def test_where_cards_go_one_by_one_there_is_no_picking(house: House):
    _, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 9C 9D 4S KD", "5C 7H 6H", top="9H")
    assert labels(hand)[:3] == ["9♠", "9♦", "9♣"]
    assert "Only one card may be laid in a turn." in await house.say(house.ada, "play", card="9D 9S")


# Stale and forged


async def test_picking_for_an_old_question_shows_the_hand_as_it_is(house: House):
    _, (hand, _) = await nines(house)
    await press(house.ada, hand, "9♦ …")
    old = id_of(hand, "+ 9♠"), id_of(hand, "Lay 9♦")
    await press(house.ada, hand, "Another card")
    await press(house.ada, hand, "Draw 1 card")
    await house.say(house.ben, "draw")
    for custom_id in old:
        house.forge(hand, custom_id)
        await press(house.ada, hand, "Forged")
        assert "The table has moved on. Here is your hand as it is now." in text(hand)
        assert "9♠ …" in labels(hand)
        assert house.table().state.pile == ("9H",)


async def test_a_double_press_lays_a_group_once(house: House):
    _, (hand, _) = await nines(house)
    await press(house.ada, hand, "9♦ …")
    await press(house.ada, hand, "+ 9♠")
    with at_once(house.env):
        both = [await press(house.ada, hand, "Lay 9♦ 9♠") for _ in range(2)]
    await house.env.settle()
    assert all(result.acknowledged for result in both)
    assert house.table().state.pile == ("9H", "9D", "9S")
    assert house.table().state.hands[0] == ("9C", "4S", "KD")


async def test_the_group_of_somebody_else_cannot_be_picked(house: House):
    table, (hand, bens) = await nines(house)
    await press(house.ada, hand, "9♦ …")
    house.forge(bens, id_of(hand, "+ 9♠"))
    await press(house.ben, bens, "Forged")
    assert "You do not hold 9♦ 9♠." in text(bens)
    assert "+ 9♠" not in labels(bens)
    house.forge(table, id_of(hand, "+ 9♠"))
    result = await press(house.ada, table, "Forged")
    assert result.ephemeral
    assert text(answer(result)) == "Pick the cards in your own hand."
    assert house.table().state.pile == ("9H",)


async def test_killed_in_the_middle_of_picking(house: House):
    table, (hand, _) = await nines(house)
    await press(house.ada, hand, "9♦ …")
    await press(house.ada, hand, "+ 9♠")
    await house.restart()
    await press(house.ada, hand, "+ 9♣")
    await press(house.ada, hand, "Take back")
    await press(house.ada, hand, "Lay 9♦ 9♠")
    assert house.table().state.pile == ("9H", "9D", "9S")
    assert "Ada plays 9♦ 9♠." in text(table)


# Marriage


async def test_king_and_queen_of_a_suit_go_together_in_either_order(house: House):
    table, (hand, *_) = await house.begin(house.ada, house.ben, house.cleo, game="kings-reverse")
    for first, second in (("K♥", "Q♥"), ("Q♥", "K♥")):
        await house.position("KH QH QS 3C 4C", "5C 7D 6D", "5S 7S 6S", top="9H")
        await press(house.ada, hand, "Refresh")
        await press(house.ada, hand, f"{first} …")
        assert labels(hand) == [f"+ {second}", f"Lay {first}", "Another card"]
        await press(house.ada, hand, f"+ {second}")
        await press(house.ada, hand, f"Lay {first} {second}")
        assert f"Ada plays {first} {second}." in text(table)
        assert f"**{second}** on top" in text(table)
        assert "anticlockwise" in text(table)  # the King acts wherever it lies
        assert "**Cleo** is on turn" in text(table)


async def test_a_marriage_by_command(house: House):
    await house.begin(house.ada, house.ben, game="kings-reverse")
    await house.position("KH QH QS 3C 4C", "5C 7D 6D", top="9H")
    offered = await house.ada.autocomplete(house.channel, "play", "card", "KH ")
    assert [choice["value"] for choice in offered] == ["KH QH"]
    assert "only King and Queen of one suit can" in await house.say(house.ada, "play", card="KH QS")
    await house.say(house.ada, "play", card="QH KH")
    assert house.table().state.pile == ("9H", "QH", "KH")
