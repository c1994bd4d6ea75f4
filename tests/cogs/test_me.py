"""What a person prefers: their forms, and that hands follow."""

import pytest

from cogs.ui.pictures import hand as hand_pictures
from model.people.preferences import Preferences
from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, alts, answer, labels, press, text
from tests.pages.test_me import hand, me, prefer


async def test_what_is_picked_is_shown_and_kept(server: Server):
    page = text(await me(server.ada, server))
    assert "Ping me on my turn · off" in page
    assert "Sort my hand · By suit" in page
    assert "Ping me on my turn · on" in await prefer(server.ada, server, "My turn", pings=["on"])
    told = await prefer(server.ada, server, "My cards", order=["rank"], colours=["on"], size=["on"])
    assert "Saved." in told
    assert "Sort my hand · By rank" in told
    assert "Deck · Four colours" in told
    await server.restart()
    wanted = Preferences(pings=True, order="rank", four_colours=True, large=True)
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ada.id) == wanted
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ben.id) == Preferences()


async def test_an_open_hand_is_drawn_anew_when_its_player_wants_large_cards(
    server: Server, drawn: list[tuple[int, bool]]
):
    await hand(server)
    assert (hand_pictures.LARGE_OVERLAPPING.width, False) not in drawn
    await prefer(server.ada, server, "My cards", size=["on"])
    await server.settle()
    assert (hand_pictures.LARGE_OVERLAPPING.width, False) in drawn


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bool]]:
    """The width of each card that is drawn for a hand, and whether it has four colours."""
    stamps: list[tuple[int, bool]] = []
    real = hand_pictures.card_stamp

    def stamp(card, width, *, four_colours=False, dimmed=False):
        stamps.append((width, four_colours))
        return real(card, width, four_colours=four_colours, dimmed=dimmed)

    monkeypatch.setattr(hand_pictures, "card_stamp", stamp)
    return stamps


async def test_cards_are_large_and_have_four_colours(server: Server, drawn: list[tuple[int, bool]]):
    await prefer(server.ada, server, "My cards", colours=["on"], size=["on"])
    await hand(server)
    assert (hand_pictures.LARGE_OVERLAPPING.width, True) in drawn
    answer(await press(server.ben, server.shown(), "My hand"))
    assert (hand_pictures.hand_size(len(server.table().state.hands[1])).width, False) in drawn


async def test_a_hand_that_is_text_only_is_redrawn_as_such(server: Server):
    await prefer(server.ada, server, "My cards", text=["on"])
    await hand(server, "4H KS 8C")
    since = len(server.env.http_requests)
    shown = answer(await press(server.ada, server.shown(), "My hand"))
    await server.settle()
    assert server.requests("PATCH", "@original", since) == [], "no picture is waited for"
    await server.position("2H 5S", "2C 3C")
    assert alts(shown) == []
    assert "Play Two of hearts, say nothing" in labels(shown)


async def test_a_time_zone_is_picked_once_and_kept(server: Server):
    page = text(await me(server.ada, server))
    assert "Time zone · not set, so I use UTC. Set it with `/eights me zone:`." in page
    picked = await server.say(server.ada, "eights me", zone="berlin")
    assert "Saved." in picked
    assert "Time zone · Europe/Berlin" in picked
    await prefer(server.ada, server, "My cards", order=["rank"])
    await server.restart()
    assert "Time zone · Europe/Berlin" in text(await me(server.ada, server))
    assert "not set" in text(await me(server.ben, server))


async def test_a_preference_that_is_not_known_gets_a_sentence(server: Server):
    shown = await form_of(server.ada, await me(server.ada, server), "My turn")
    assert shown.modal is not None
    shown._interaction.modal = {**shown.modal, "custom_id": "m:0::me.nothing"}
    assert "no longer available" in text(await send(server.ada, shown))
