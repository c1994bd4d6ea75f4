"""What a person prefers: their forms, and that hands follow."""

from datetime import datetime
from zoneinfo import ZoneInfo

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.ui.pictures import hand as hand_pictures
from tests.cogs.forms import form_of, send
from tests.cogs.pixels import pixels
from tests.cogs.server import Server, alts, answer, held, labels, press, press_more, text

MIXED = "KS 4H 4C AD 8C"


async def me(who: MemberActor, server: Server) -> ResponseMessage:
    return answer(await who.slash(server.channel, "eights me"))


async def prefer(who: MemberActor, server: Server, chapter: str, **given: list[str]) -> str:
    """Open the page, fill in a chapter and send it: what is answered."""
    return text(await send(who, await form_of(who, await me(who, server), chapter), **given))


async def hand(server: Server, *held: str) -> ResponseMessage:
    """Ada's hand in a match that she is to move in."""
    await server.begin(server.ada, server.ben)
    await server.position(*(held or (MIXED,)), "2C 3C")
    return answer(await press(server.ada, server.shown(), "My hand"))


async def test_a_hand_is_sorted_by_rank_in_picture_and_buttons(server: Server):
    await prefer(server.ada, server, "My cards", order=["rank"])
    shown = await hand(server, "KH 4H 4C AD 8C")
    assert alts(shown) == ["Your hand: Ace of diamonds, Four of hearts, Four of clubs, Eight of clubs, King of hearts."]
    assert [label[0] for label in labels(shown) if label[-1:] in "♠♥♦♣…"] == ["4", "8", "K"]


async def test_an_open_hand_follows_at_once(server: Server):
    shown = await hand(server)
    before = held(shown)
    await prefer(server.ada, server, "My cards", order=["rank"])
    await server.settle()
    by_rank = ["Ace of diamonds", "Four of hearts", "Four of clubs", "Eight of clubs", "King of spades"]
    assert held(shown) == by_rank != before


def in_colours(hand: tuple[str, ...], colours: int) -> bytes:
    return pixels(hand_pictures.hand_picture(hand, None, colours == 4))


def test_a_suit_has_another_colour_in_the_deck_of_four():
    hand = tuple(MIXED.split())
    assert in_colours(hand, 2) != in_colours(hand, 4)
    assert in_colours(("KS", "4H"), 2) == in_colours(("KS", "4H"), 4)


async def test_text_only_has_no_picture_one_fact_per_line_and_no_suit_signs(server: Server):
    await prefer(server.ada, server, "My cards", text=["on"])
    shown = await hand(server, "4H KS 8C")
    assert alts(shown) == []
    assert "Play Four of hearts" in labels(shown)
    assert "**3 cards.** Spades: King. Hearts: Four. Clubs: Eight." in text(shown)
    said = text(shown) + " ".join(labels(shown))
    assert not set("♠♥♦♣·") & set(said)


async def test_every_private_page_of_a_table_is_text_only(server: Server):
    await prefer(server.ada, server, "My cards", text=["on"])
    await hand(server)
    pages = [("eights show", {"what": what}) for what in ("pile", "scores", "log")]
    for command, options in (*pages, ("eights me", {}), ("houserules show", {})):
        shown = answer(await server.ada.slash(server.channel, command, **options))
        assert not set("♠♥♦♣·") & set(text(shown)), (command, options)
    await server.open(server.ada, game="str8-eight")
    await press(server.ben, server.shown(), "Join")
    await press(server.ada, server.shown(), "Start")
    sheet = answer(await press_more(server.ada, server.shown(), "Sheet"))
    assert alts(sheet) == []
    assert "After 24: 28, 30 or 32. There are 4 cards of 24." in text(sheet), "what the picture shows is told"


async def test_the_question_of_who_sits_down_is_text_only(server: Server):
    await prefer(server.ben, server, "My cards", text=["on"])
    await server.open(server.ada)
    asked = answer(await press(server.ben, server.shown(), "Join"))
    assert "You have a seat at Table 1, Crazy Eights." in text(asked), "a sentence stays one"
    assert "Want a ping when it" in text(asked)
    assert not set("♠♥♦♣·") & set(text(asked))
    await press(server.ben, asked, "Yes, ping me")
    assert "when it’s your turn" in text(asked).replace("'", "’")
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ben.id).pings


async def test_a_time_zone_that_is_not_known_leaves_the_one_before(server: Server):
    await server.say(server.ada, "eights me", zone="Tokyo")
    assert "Did you mean Europe/Berlin" in await server.say(server.ada, "eights me", zone="Berln")
    assert "Asia/Tokyo" in text(await me(server.ada, server))


async def test_time_zones_are_offered_with_the_time_there(server: Server):
    async def offered(typed: str) -> list[dict[str, str]]:
        return await server.ada.autocomplete(server.channel, "eights me", "zone", typed)

    (first, *_) = await offered("ber")
    now = datetime.fromtimestamp(server.bot.services.tournaments.now(), ZoneInfo("Europe/Berlin"))
    assert first == {"name": f"Europe/Berlin · {now:%H:%M} there now", "value": "Europe/Berlin"}
    assert len(await offered("")) == 24
    assert len(await offered("america")) == 25
    assert await offered("9" * 100) == []


async def test_pings_that_the_server_has_switched_off_are_not_promised(server: Server):
    owner = await server.newcomer("Olga", runs_server=True)
    await prefer(server.ada, server, "My turn", pings=["on"])
    page = answer(await owner.slash(server.channel, "eights settings"))
    await send(owner, await form_of(owner, page, "Times and pings"), pings=["off"])
    assert "Pings are off in this server." in text(await me(server.ada, server))
