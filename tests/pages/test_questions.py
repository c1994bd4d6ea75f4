"""Questions and their answers press by press, and words that open the way out, as players see them."""

from tests.cogs.server import Server, labels, press, text

BOUND = {"questions": ("Q",), "wild": (), "effects": ()}
LAPPEN = {"call": "to go out", "call_word": "lappen", "effects": ()}
KADI = {"call": "announced", "call_word": "niko kadi", "groups": "equal ranks", "effects": (), "wild": ()}


async def test_a_question_is_played_with_its_answer_alone(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, rules=BOUND)
    await server.position("QH 5H 6S KD", "9S 9D 4C", top="KH")
    await press(server.ada, hand, "Q♥ …")
    assert "**You’re playing Q♥.** Now pick your answer." in text(hand)
    assert "+ 5♥" in labels(hand)
    assert not any(label.startswith("Play") for label in labels(hand))
    await press(server.ada, hand, "+ 5♥")
    await press(server.ada, hand, "Play Q♥ 5♥")
    assert "**Ada** Q♥ 5♥" in text(table)


async def test_the_button_of_a_question_that_nothing_answers_says_what_it_costs(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben, rules=BOUND | {"unanswered": "draw one"})
    await server.position("QH 6S KD", "9S 9D 4C", top="9H")
    assert "Q♥ · draw 1" in labels(hand)
    await server.position("QH 5H 6S KD", "9S 9D 4C", top="9H")
    await press(server.ada, hand, "Q♥ …")
    await press(server.ada, hand, "+ 5♥")
    assert "Play Q♥ 5♥" in labels(hand)


async def test_everyone_sees_who_can_not_go_out_and_nobody_goes_out_so(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, rules=LAPPEN)
    await server.position("5H 6H", "7H 9C TC", top="KH")
    await press(server.ada, hand, "5♥")
    assert "hasn’t said “lappen”" in text(table)
    await server.say(server.ben, "card play", card="7H")
    assert "can’t go out, didn’t say “lappen”" in text(table)
    shown = await server.say(server.ada, "card play", card="6H")
    assert "You didn’t say “lappen” in time, so you can’t go out now." in shown


async def test_everyone_sees_who_has_announced_to_go_out_and_who_has_no_cards_without_it_draws(server: Server):
    table, _ = await server.begin(server.ada, server.ben, rules=KADI | {"cardless": True})
    await server.position("5H 6H 6S", "7H 9C TC", top="KH", barred=(0, 1))
    assert "said “Niko Kadi”" not in text(table)
    await server.say(server.ada, "card play", card="5H", last_card=True)
    assert "said “Niko Kadi”" in text(table)
    await server.position("5H", "7H 9C TC", top="KH", barred=(0, 1))
    await server.say(server.ada, "card play", card="5H")
    assert "has no cards left, but isn’t out" in text(table)
    await server.say(server.ben, "card play", card="7H")
    shown = await server.say(server.ada, "eights hand")
    assert "**Your turn** – nothing to play. Draw a card." in shown
    await server.say(server.ada, "card draw")
    assert len(server.table().state.hands[0]) == 1
