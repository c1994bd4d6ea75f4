"""Why not? Every card that cannot be played now can be asked about, by its owner alone."""

import pytest

from engine.shedding.pending import Giving, Naming
from tests.cogs.server import AS_TEXT, Server, answer, labels, nodes, press, text


def offered(message) -> list[str]:
    """What can be asked about."""
    return [option["value"] for node in nodes(message) if node["type"] == 3 for option in node["options"]]


async def ask(server: Server, page, card: str) -> str:
    """Ask about a card; the answer, without its heading."""
    chooser = next(node for node in nodes(page) if card in [option["value"] for option in node.get("options", ())])
    await server.ada.select(page, [card], custom_id=chooser["custom_id"])
    return text(page).split("\n", 1)[1]


async def test_the_button_leads_from_the_hand_to_the_cards_and_back(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S KC 4C 8D", "QH 7H", top="9H")
    before = text(table)
    await press(server.ada, hand, "Why not?")
    assert "Choose a card that you cannot play now." in text(hand)
    assert offered(hand) == ["4C", "KC"]
    assert (
        await ask(server, hand, "KC") == "**K♣ has neither the suit nor the rank of 9♥.**\nYou may play 9♠ 8♦ or draw."
    )
    assert (
        await ask(server, hand, "4C") == "**4♣ has neither the suit nor the rank of 9♥.**\nYou may play 9♠ 8♦ or draw."
    )
    assert text(table) == before
    await press(server.ada, hand, "Back to my hand")
    assert "**Your turn.**" in text(hand)
    await press(server.ada, hand, "9♠")
    assert server.table().state.pile[-1] == "9S"


async def test_whoever_can_play_everything_is_offered_no_questions(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S KH 8D", "QH 7H", top="9H")
    assert "Why not?" not in labels(hand)
    assert "9♠ can be played now." in await server.say(server.ada, "card why-not", card="9S")


async def test_the_command_offers_what_does_not_fit_and_answers_privately(server: Server):
    await server.begin(server.ada, server.ben)
    await server.position("9S KC 4C", "QH 7H", top="9H")
    choices = await server.ada.autocomplete(server.channel, "card why-not", "card", "")
    assert [choice["value"] for choice in choices] == ["4C", "KC"]
    assert [
        choice["value"] for choice in await server.ada.autocomplete(server.channel, "card why-not", "card", "king")
    ] == ["KC"]
    assert await server.cleo.autocomplete(server.channel, "card why-not", "card", "") == []
    result = await server.ada.slash(server.channel, "card why-not", card="king of clubs")
    assert result.ephemeral
    assert "K♣ has neither the suit nor the rank of 9♥." in text(answer(result))
    assert "You do not hold Q♥." in await server.say(server.ada, "card why-not", card="QH")  # Ben's
    assert "is no card" in await server.say(server.ada, "card why-not", card="nonsense")
    assert "You don't have a seat in a match" in await server.say(server.cleo, "card why-not", card="KC")
    assert "It is not your turn." in await server.say(server.ben, "card why-not", card="QH")


REASONS = {
    "a named suit": (
        "crazy-eights",
        {},
        ("9S KC", {"top": "8H", "suit": "D"}),
        ("KC", "K♣ does not fit: diamonds must follow.", "House rule “Naming a suit”: any suit."),
    ),
    "the same rank on a wild card": (
        "crazy-eights",
        {"wild": ("9",)},
        ("9S KC 8C", {"top": "8H 9H", "suit": "D"}),
        ("KC", "K♣ does not fit: diamonds must follow.", "House rule “Naming a suit”"),
    ),
    "cards that are owed": (
        "crazy-eights",
        {},
        ("KH 4C", {"top": "2H", "debt": 2}),
        ("KH", "K♥ does not answer 2♥: 2 cards are owed.", "House rule “Answering draw cards”: one of the same rank."),
    ),
    "only what was drawn": (
        "crazy-eights",
        {"after_drawing": "drawn card"},
        ("9S KH 4C", {"drawn": ("9S",)}),
        (
            "KH",
            "K♥ was not drawn in this turn, and only that may be played now.",
            "House rule “After drawing”: a drawn card may be laid.",
        ),
    ),
    "a wild card that must match": (
        "crazy-eights",
        {"wild_when": "when it matches"},
        ("8S 4C", {}),
        (
            "8S",
            "8♠ is wild, but here it must match 9♥ all the same.",
            "House rule “Playing wild cards”: only if its suit or rank fits.",
        ),
    ),
    "a last resort": (
        "kings-reverse",
        {"bluffing": False},
        ("R* 9S", {}),
        ("R*", "Joker may be laid only if nothing else in your hand fits.", "House rule “Last resort”: Jokers."),
    ),
    "a suit to be named first": (
        "crazy-eights",
        {},
        ("8S 4C", {"top": "8H", "pending": Naming()}),
        ("4C", "The starter is wild, and you dealt it.", "House rule “Wild starter”: the dealer names a suit."),
    ),
    "a gift to be given first": (
        "kings-reverse",
        {},
        ("8S 4C", {"top": "AS", "pending": Giving((1,), 0)}),
        ("4C", "First you give a card to each of the others.", "House rule “Special cards”: "),
    ),
}


@pytest.mark.parametrize(("game", "rules", "position", "said"), REASONS.values(), ids=REASONS)
async def test_the_answer_names_the_rule_and_the_house_choice(server: Server, game, rules, position, said):
    await server.begin(server.ada, server.ben, game=game, rules=rules)
    (own, changes), (card, why, choice) = position, said
    await server.position(own, "QH 7H", **changes)
    answered = await server.say(server.ada, "card why-not", card=card)
    assert f"**{why}**" in answered
    assert choice in answered


async def test_every_card_that_cannot_be_played_has_a_reason(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben, game="kings-reverse")
    held = "AS 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC R*"
    await server.position(held, "QH 7H", top="9H")
    await press(server.ada, hand, "Why not?")
    misfits = offered(hand)
    assert misfits == ["AS", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "TC", "QC", "KC"]
    for card in misfits[:3]:
        assert (await ask(server, hand, card)).startswith("**")


async def test_a_page_that_is_out_of_date_answers_for_now(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S KC 4C", "QH 7H", top="9H")
    await press(server.ada, hand, "Why not?")
    await server.position("9S KC 4C", "QH 7H", top="KH")
    assert await ask(server, hand, "KC") == "K♣ can be played now."
    await server.position("9S 4C", "QH 7H", top="KH")
    assert offered(hand) == ["9S", "4C"]
    server.forge(hand, "b:1::why.0.KC", "b:1::why.zz")
    await server.ada.click(hand, custom_id="b:1::why.0.KC")
    assert "You do not hold K♣." in text(hand)


async def test_the_page_of_somebody_else_tells_nothing(server: Server):
    _, (hand, bens) = await server.begin(server.ada, server.ben)
    await server.position("9S KC 4C", "QH 7H", top="9H")
    await press(server.ada, hand, "Why not?")
    server.forge(bens, "b:1::why.0.KC")
    await press(server.ben, bens, "Forged")
    assert "You do not hold K♣." in text(bens)
    assert "4C" not in str(bens.components)
    assert "4♣" not in text(bens).replace(AS_TEXT, "")


async def test_killed_while_the_question_is_open(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S KC 4C", "QH 7H", top="9H")
    await press(server.ada, hand, "Why not?")
    await server.restart()
    assert "neither the suit nor the rank" in await ask(server, hand, "KC")
    await press(server.ada, hand, "Back to my hand")
    assert "9♠" in labels(hand)
