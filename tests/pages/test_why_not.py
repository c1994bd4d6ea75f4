"""Why not? Every card that cannot be played now can be asked about, by its owner alone."""

import pytest

from tests.cogs.server import Server, choose, labels, nodes, press, text
from tests.doors import Giving
from tests.pages.positions import forged, in_play, whispered

SUIT = "K♣ doesn’t fit: the suit is diamonds now."
PENALTY = "K♥ can’t answer the draw penalty of 2 on 2♥."
GIFT = "First give each of the others a card."


def offered(message) -> list[str]:
    return [option["value"] for node in nodes(message) if node["type"] == 3 for option in node["options"]]


async def ask(server: Server, page, card: str) -> str:
    """Ask about a card; the answer, without its heading."""
    await choose(server.ada, page, card)
    return text(page).split("\n", 1)[1]


async def test_the_button_leads_from_the_hand_to_the_cards_and_back(server: Server):
    table, (hand, _) = await in_play(server, "9S KC 4C 8D", "QH 7H")
    before = text(table)
    await press(server.ada, hand, "Why not?")
    assert "Pick a card to see why you can’t play it now." in text(hand)
    assert offered(hand) == ["4C", "KC"]
    for card, shown in (("KC", "K♣"), ("4C", "4♣")):
        told = f"**{shown} matches neither the suit nor the rank of 9♥.**\nPlay 9♠ or 8♦, or draw."
        assert await ask(server, hand, card) == told
    assert text(table) == before
    await press(server.ada, hand, "Back to my hand", "9♠")
    assert server.table().state.pile[-1] == "9S"


async def test_whoever_can_play_everything_is_offered_no_questions(server: Server):
    _, (hand, _) = await in_play(server, "9S KH 8D", "QH 7H")
    assert "Why not?" not in labels(hand)
    assert "You can play 9♠ now." in await server.say(server.ada, "card ask", about="why-not", card="9S")
    assert "You can play" in await server.say(server.ada, "card ask", about="why-not")


async def test_the_command_offers_what_does_not_fit_and_answers_privately(server: Server):
    await in_play(server, "9S KC 4C", "QH 7H")
    for who, typed, cards in ((server.ada, "", ["4C", "KC"]), (server.ada, "king", ["KC"]), (server.cleo, "", [])):
        assert await server.offered(who, "card ask", "card", typed, about="why-not") == cards
    for who, card, said in (
        (server.ada, "king of clubs", "K♣ matches neither the suit nor the rank of 9♥."),
        (server.ada, "QH", "You don’t have Q♥."),  # Ben's
        (server.ada, "nonsense", "isn’t a card"),
        (server.cleo, "KC", "You don’t have a seat in a match"),
        (server.ben, "QH", "It’s not your turn yet."),
    ):
        assert said in await whispered(server, who, "card ask", about="why-not", card=card)


async def test_the_answer_names_the_rule_and_the_house_choice(server: Server, subtests: pytest.Subtests):
    """What each refusal says is told by the engine."""
    for game, own, stands, card, why, choice in (
        ("crazy-eights", "9S KC", {"top": "8H", "suit": "D"}, "KC", SUIT, "House rule “Picking a suit”: any suit."),
        ("crazy-eights", "KH 4C", {"top": "2H", "debt": 2}, "KH", PENALTY, "House rule “Stacking”: same rank."),
        ("kings-reverse", "8S 4C", {"top": "AS", "pending": Giving((1,), 0)}, "4C", GIFT, "“Special cards”: "),
    ):
        with subtests.test(why):
            await in_play(server, own, "QH 7H", **stands, game=game)
            number = str(server.table().id)
            answered = await server.say(server.ada, "card ask", about="why-not", card=card, table=number)
            assert f"**{why}**" in answered
            assert choice in answered


async def test_a_page_that_is_out_of_date_answers_for_now_and_that_of_somebody_else_tells_nothing(server: Server):
    _, (hand, bens) = await in_play(server, "9S KC 4C", "QH 7H")
    await press(server.ada, hand, "Why not?")
    await forged(server, server.ben, bens, "b:1::why.0.KC")
    assert "You don’t have K♣." in text(bens)
    assert not [card for card in ("4C", "4♣") if card in str(bens.components) + text(bens)]
    await server.position("9S KC 4C", "QH 7H", top="KH")
    assert await ask(server, hand, "KC") == "You can play K♣ now."
    await server.position("9S 4C", "QH 7H", top="KH")
    assert offered(hand) == ["9S", "4C"]
    await forged(server, server.ada, hand, "b:1::why.0.KC")
    assert "You don’t have K♣." in text(hand)
