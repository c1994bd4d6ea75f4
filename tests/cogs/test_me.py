"""Hands as their players prefer them, drawn and redrawn."""

from cogs.pictures import hand as hand_pictures
from tests.cogs.server import Server, alts, answer, labels, press
from tests.pages.test_me import hand, prefer

DRAWS = True


async def test_an_open_hand_is_drawn_anew_in_large_cards_and_four_colours(server: Server, monkeypatch):
    drawn: list[tuple[int, bool]] = []  # the width of each card, and whether it has four colours
    stamp = hand_pictures.card_stamp

    def noted(card, width, *, four_colours=False, dimmed=False):
        drawn.append((width, four_colours))
        return stamp(card, width, four_colours=four_colours, dimmed=dimmed)

    monkeypatch.setattr(hand_pictures, "card_stamp", noted)
    large = hand_pictures.LARGE_OVERLAPPING.width
    await hand(server)
    assert large not in [width for width, _ in drawn]
    await prefer(server.ada, server, "My cards", colours=["on"], size=["on"])
    await server.settle()
    assert (large, True) in drawn
    answer(await press(server.ben, server.shown(), "My hand"))
    assert (hand_pictures.hand_size(len(server.table().state.hands[1])).width, False) in drawn


async def test_a_hand_that_is_text_only_is_redrawn_as_such_and_waits_for_no_picture(server: Server):
    await prefer(server.ada, server, "My cards", text=["on"])
    await hand(server, "4H KS 8C")
    since = len(server.env.http_requests)
    shown = answer(await press(server.ada, server.shown(), "My hand"))
    await server.settle()
    assert server.requests("PATCH", "@original", since) == []
    await server.position("2H 5S", "2C 3C")
    assert alts(shown) == []
    assert "Play Two of hearts, say nothing" in labels(shown)
