"""Whot as players see, press and type it."""

from cogs.pictures.faces import WHOT_SHAPES, WIDEST_USUAL, card_sprite
from cogs.pictures.hand import hand_picture
from engine.core.cards import listed
from engine.core.packs.whot import WHOT_PACK
from engine.words import by_ear
from tests.cogs.server import Server, answer, held, labels, picture_says, press, text
from tests.pages.positions import in_play, missing
from tests.pages.test_me import prefer

SHAPES = ["● Circles", "▲ Triangles", "✚ Crosses", "■ Squares", "★ Stars"]


async def test_a_whot_card_is_played_and_one_of_five_shapes_picked(server: Server):
    table, (hand, bens) = await in_play(server, "t* hO kX", "gY aV bV kX", top="jO", game="Whot")
    await press(server.ada, hand, "Whot")
    assert "Pick a shape." in text(hand)
    assert labels(hand)[:5] == SHAPES
    await press(server.ada, hand, "★ Stars")
    assert server.table().state.suit == "Y"
    assert "Discard pile: Whot card. The shape is now stars." in picture_says(table)
    assert labels(bens)[0] == "7★"


async def test_a_card_is_typed_by_shape_and_number_and_a_whot_card_with_its_shape(server: Server):
    await server.begin(server.ada, server.ben, game="Whot")
    for typed, more, card, shape in (
        ("8 of circles", {}, "hO", None),
        ("whot star", {}, "t*", "Y"),
        ("20 stars", {}, "t*", "Y"),
        ("Whot", {"suit": "Y"}, "t*", "Y"),
    ):
        await server.position("t* hO kX", "gY aV", top="jO")
        await server.say(server.ada, "card play", card=typed, **more)
        assert (server.table().state.pile[-1], server.table().state.suit) == (card, shape), typed


async def test_a_card_or_a_suit_of_another_pack_gets_a_sentence(server: Server):
    await in_play(server, "t* hO kX", "gY aV", top="jO", game="Whot")
    for typed in ("QH", "Joker", "c9"):
        told = await server.say(server.ada, "card play", card=typed)
        assert missing(told, f"“{typed}” isn’t a card.", "such as circle 10") == []
    assert "needs a" in await server.say(server.ada, "card play", card="Whot", suit="H")
    assert server.table().state.pile == ("jO",)
    await server.close(server.ada)
    await server.begin(server.ada, server.ben)
    told = await server.say(server.ada, "card play", card="hO")
    assert "“hO” isn’t a card." in told
    assert "such as circle 10" not in told


async def test_a_hand_is_sorted_by_number_and_heard_in_words(server: Server):
    await in_play(server, "t* mO bO bV kX", "gY aV", top="jO", game="Whot")
    await prefer(server.ada, server, "My cards", order=["rank"])
    shown = held(answer(await server.ada.slash(server.channel, "eights hand")))
    assert shown == ["2 of circles", "2 of triangles", "11 of crosses", "13 of circles", "Whot card"]
    await server.position("t* hO gO kX", "gY aV", top="jO")
    await prefer(server.ada, server, "My cards", text=["on"])
    heard = await server.say(server.ada, "eights hand")
    assert missing(heard, "10 of circles", "Circles: 7, 8", "Crosses: 11", "Whot") == []
    assert not set("●▲✚■★") & set(heard)


async def test_the_round_ends_with_the_market(server: Server):
    table, (hand, _) = await in_play(server, "kX cV", "gY aV", top="jO", stock=("dO",), game="Whot")
    await press(server.ada, hand, "Draw and end turn")
    assert "Ben wins" in text(table)
    assert "The draw pile is empty, so the hands are counted." in await server.say(
        server.ada, "eights show", what="log"
    )


def test_no_two_cards_look_alike_even_without_colour():
    assert len(set(WHOT_SHAPES.values())) == len(WHOT_PACK.suits)
    for width in (WIDEST_USUAL, WIDEST_USUAL + 1):
        grey = {card_sprite(card, width).convert("L").tobytes() for card in WHOT_PACK.cards}
        assert len(grey) == len(WHOT_PACK.cards)


def test_a_shape_has_another_colour_in_the_deck_of_more():
    hand = ("hO", "nV", "mX", "jU", "gY", "t*")
    assert hand_picture(hand, None) != hand_picture(hand, None, True)


def test_who_listens_hears_whot_cards_and_jokers_apart_from_the_others():
    with by_ear():
        assert listed(["t*", "jU", "gY", "t*"]) == "Whot, 10 of squares, 7 of stars and Whot"
        assert listed(["R*", "8S"]) == "Joker and Eight of spades"
