"""Playing: what is offered, what is asked, what is refused and why."""

from functools import partial

import pytest

from tests.cogs.server import Server, answer, choose, labels, nodes, picture_says, press, press_more, text
from tests.doors import Giving, Naming
from tests.pages.positions import forged, in_play, missing, whispered

SUITS = ["♠ Spades", "♥ Hearts", "♦ Diamonds", "♣ Clubs"]


async def test_the_own_hand_is_offered_to_its_owner_what_fits_first(server: Server):
    await in_play(server, "4S KH 8D 2C", "9S 6H")

    async def offered(who, typed: str = "") -> dict[str, str]:
        choices = await who.autocomplete(server.channel, "card play", "card", typed)
        return {choice["value"]: choice["name"] for choice in choices}

    names = await offered(server.ada)
    assert list(names) == ["KH", "8D", "4S", "2C"]
    assert names["KH"].endswith("King of hearts")
    assert names["4S"].endswith("Four of spades (doesn’t fit now)")
    found = {"king": ["KH"], "kh": ["KH"], "SPADES": ["4S"], "♦": ["8D"], "six": []}
    assert {typed: list(await offered(server.ada, typed)) for typed in found} == found
    assert set(await offered(server.ben)) == {"9S", "6H"}
    assert await offered(server.cleo) == {}


async def test_a_card_can_be_typed_in_several_ways_and_nonsense_is_no_card(server: Server):
    await server.begin(server.ada, server.ben)
    for typed in ("ts", " 10s ", "10♠"):
        await server.position("TS 3S KH", "6H 7H", top="9S")
        assert "❗" not in await server.say(server.ada, "card play", card=typed), typed
        assert server.table().state.pile[-1] == "TS", typed
    for typed in ("jester", "11S", "8", "1" * 100):
        assert "isn’t a card. Write rank and suit" in await server.say(server.ada, "card play", card=typed), typed
    assert r"“\*\*x\*\*” isn’t a card" in await server.say(server.ada, "card play", card="**x**")


async def test_a_card_that_cannot_be_played_is_refused_with_the_reason(server: Server):
    await in_play(server, "9S KC", "QH 7H")
    for typed, why in {
        "QH": "❗ You don’t have Q♥. Play 9♠, or draw.",  # Ben holds it, which Ada is not told
        "3D": "❗ You don’t have 3♦. Play 9♠, or draw.",
        "KC": "❗ K♣ matches neither the suit nor the rank of 9♥. Play 9♠, or draw.",
    }.items():
        assert why in await whispered(server, server.ada, "card play", card=typed)
        assert server.table().state.pile == ("9H",)


async def test_a_suit_goes_with_an_eight_alone_which_asks_for_it_unless_it_is_the_last_card(server: Server):
    await in_play(server, "9S 8C KD", "QH 7H")
    assert "A wild Eight needs a suit." in await server.say(server.ada, "card play", card="8C")
    refused = await server.say(server.ada, "card play", card="9S", suit="H")
    assert "9♠ isn’t wild, so it doesn’t change the suit. Play it without a suit." in refused
    assert server.table().state.pile == ("9H",)
    await server.say(server.ada, "card play", card="8C", suit="D")
    assert (server.table().state.pile[-1], server.table().state.suit) == ("8C", "D")
    assert "The suit is now diamonds." in picture_says(server.shown())
    await server.position("9S 8C KD", "QH 7H")
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await press(server.ada, hand, "8♣")
    assert "**You’re playing 8♣.** Pick a suit." in text(hand)
    assert labels(hand) == [*SUITS, "Another card"]
    assert server.table().state.pile == ("9H",)  # nothing has happened yet
    await press(server.ada, hand, "Another card")
    assert "Pick a suit" not in text(hand)
    await press(server.ada, hand, "8♣", "♠ Spades")
    assert (server.table().state.pile[-1], server.table().state.suit) == ("8C", "S")
    assert "Waiting for" in text(hand)
    await server.position("8C", "QH 7H")
    await press(server.ada, hand, "8♣")
    assert server.table().state.phase == "deal"


@pytest.mark.parametrize("way", ["button", "command"])
async def test_the_dealer_names_the_suit_of_a_wild_starter(server: Server, way):
    table, (hand, bens) = await in_play(server, "9S 4C KD", "QH 7H", top="8H", pending=Naming(), dealer=0)
    assert "picks a suit" in text(table)
    assert "The first card is wild, and you dealt" in text(hand)
    assert labels(hand) == [*SUITS, "Refresh", "More"]
    assert "and you’re the dealer" in await server.say(server.ada, "card play", card="9S")
    assert "Waiting for" in text(bens)
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await (press(server.ada, hand, "♣ Clubs") if way == "button" else server.say(server.ada, "card pick", suit="C"))
    assert (server.table().state.suit, server.table().state.turn) == ("C", 1)
    assert "The suit is now clubs." in picture_says(table)
    assert "Your turn" in text(bens)


@pytest.mark.parametrize("way", ["button", "command"])
async def test_drawing_ends_the_turn_and_shows_the_card_to_its_owner_alone(server: Server, way):
    table, (hand, bens) = await in_play(server, "9S 4C", "QH 7H", stock=("2C", "JD"))
    draw = partial(press, server.ada, hand, "Draw and end turn")
    draw = draw if way == "button" else partial(server.ada.slash, server.channel, "card draw")
    hand = answer(await draw())
    assert server.table().state.hands[0] == ("9S", "4C", "JD")
    assert "You drew J♦." in text(hand)
    assert "**Ada** drew 1" in text(table)
    assert "J♦" not in text(table) + text(bens)
    assert "**Ben’s turn**" in text(table)


async def test_who_owes_cards_reads_it_on_the_button(server: Server):
    table, (hand, _) = await in_play(server, "9H 4C", "QH 7H", top="2H", debt=4)
    assert "draw 4 cards" in text(hand)
    assert labels(hand) == ["Draw 4", "Why not?", "More"]
    assert "**Draw penalty: 4**" in text(table)
    refused = await server.say(server.ada, "card play", card="9H")
    assert "9♥ can’t answer the draw penalty of 4 on 2♥. Draw 4 cards." in refused
    await press(server.ada, answer(await server.ada.slash(server.channel, "eights hand")), "Draw 4")
    assert len(server.table().state.hands[0]) == 6
    assert "Draw penalty" not in text(table)


async def test_passing_is_for_when_nothing_can_be_drawn_and_a_circle_of_passes_blocks_the_round(server: Server):
    table, _ = await in_play(server, "9S 4C", "QH 7H")
    hand = answer(await server.ada.slash(server.channel, "card pass"))
    assert "You can pass only when no card fits and there’s nothing to draw. Play 9♠, or draw." in text(hand)
    await server.position("6S 4C", "5D 7S", stock=())
    assert labels(hand) == ["Pass", "Why not?", "More"]
    hand = answer(await server.ada.slash(server.channel, "card draw"))
    assert "There’s no card left to draw. Pass." in text(hand)
    await press(server.ada, hand, "Pass")
    assert "**Ada** passed" in text(table)
    assert server.table().state.turn == 1
    await server.say(server.ben, "card pass")
    assert text(table).startswith("## Round 1 ends without a winner\n")
    assert missing(table, "left with 6♠ 4♣: +10", "left with 7♠ 5♦: +12") == []


async def test_what_a_table_shows_by_button_it_shows_by_command(server: Server):
    table, (hand, _) = await in_play(server, "9S", "QH 7H", top="2D 3D 8D", suit="S")

    async def shown(label: str, what: str) -> str:
        pressed = text(answer(await press_more(server.cleo, table, label)))
        assert await server.say(server.cleo, "eights show", what=what) == pressed
        return pressed

    assert "Seal of the deal" in await shown("Fair deal", "details")
    assert "First card" in await shown("Log", "log")
    pile = await shown("Pile", "pile")
    assert missing(pile, "**8♦** first card\n**3♦**\n**2♦**", "The suit is now spades.") == []
    await press(server.ada, hand, "9♠")
    rows = [line.split() for line in (await shown("Scores", "scores")).splitlines()]
    for row in (["R1", "Total"], ["Ada", "+0", "0"], ["Ben", "+17", "17"]):
        assert row in rows


SUIT = "K♣ doesn’t fit: the suit is diamonds now."
PENALTY = "K♥ can’t answer the draw penalty of 2 on 2♥."
GIFT = "First give each of the others a card."


def offered(message) -> list[str]:
    return [option["value"] for node in nodes(message) if node["type"] == 3 for option in node["options"]]


async def ask(server: Server, page, card: str) -> str:
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
