"""What a person prefers: their forms, and that hands follow."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.pictures import hand as hand_pictures
from model.member import Member
from model.people.preferences import Preferences
from tests.cogs.forms import form_of, send
from tests.cogs.pixels import pixels
from tests.cogs.server import Server, alts, answer, held, labels, picture_says, press, text
from tests.pages.positions import in_play, missing

MANAGER = Member(1, "Olga", runs_server=True)
MIXED = "KS 4H 4C AD 8C"


async def me(who: MemberActor, server: Server) -> ResponseMessage:
    return answer(await who.slash(server.channel, "eights me"))


async def prefer(who: MemberActor, server: Server, chapter: str, **given: list[str]) -> str:
    """Open the page, fill in a chapter and send it: what is answered."""
    return text(await send(who, await form_of(who, await me(who, server), chapter), **given))


async def hand(server: Server, held: str = MIXED) -> ResponseMessage:
    await in_play(server, held, "2C 3C")
    return answer(await press(server.ada, server.shown(), "My hand"))


async def test_what_is_picked_is_shown_and_only_that(server: Server):
    page = text(await me(server.ada, server))
    assert missing(page, "Ping me on my turn · off", "Sort my hand · By suit") == []
    assert "Ping me on my turn · on" in await prefer(server.ada, server, "My turn", pings=["on"])
    told = await prefer(server.ada, server, "My cards", order=["rank"], colours=["on"], size=["on"])
    assert missing(told, "Saved.", "Sort my hand · By rank", "Deck · Four colours") == []
    wanted = Preferences(pings=True, order="rank", four_colours=True, large=True)
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ada.id) == wanted
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ben.id) == Preferences()


async def test_an_open_hand_is_sorted_by_rank_at_once_in_picture_and_buttons(server: Server):
    shown = await hand(server, "KH 4H 4C AD 8C")
    before = held(shown)
    await prefer(server.ada, server, "My cards", order=["rank"])
    await server.settle()
    by_rank = ["Ace of diamonds", "Four of hearts", "Four of clubs", "Eight of clubs", "King of hearts"]
    assert held(shown) == by_rank != before
    assert [label[0] for label in labels(shown) if label[-1:] in "♠♥♦♣…"] == ["4", "8", "K"]


def test_a_suit_has_another_colour_in_the_deck_of_four():
    def in_colours(hand: str, colours: int) -> bytes:
        return pixels(hand_pictures.hand_picture(tuple(hand.split()), None, colours == 4))

    assert in_colours(MIXED, 2) != in_colours(MIXED, 4)
    assert in_colours("KS 4H", 2) == in_colours("KS 4H", 4)


async def test_a_time_zone_is_picked_for_oneself_and_one_that_is_not_known_leaves_it(server: Server):
    unset = "Time zone · not set, so I use UTC. Set it with `/eights me zone:`."
    assert unset in text(await me(server.ada, server))
    picked = await server.say(server.ada, "eights me", zone="berlin")
    assert missing(picked, "Saved.", "Time zone · Europe/Berlin") == []
    assert "Did you mean Europe/Berlin" in await server.say(server.ada, "eights me", zone="Berln")
    assert "Time zone · Europe/Berlin" in await prefer(server.ada, server, "My cards", order=["rank"])
    assert unset in text(await me(server.ben, server))


async def test_time_zones_are_offered_with_the_time_there(server: Server):
    async def offered(typed: str) -> list[dict[str, str]]:
        return await server.ada.autocomplete(server.channel, "eights me", "zone", typed)

    (first, *_) = await offered("ber")
    now = datetime.fromtimestamp(server.bot.services.tournaments.now(), ZoneInfo("Europe/Berlin"))
    assert first == {"name": f"Europe/Berlin · {now:%H:%M} there now", "value": "Europe/Berlin"}
    assert [len(await offered(typed)) for typed in ("", "america", "9" * 100)] == [24, 25, 0]


async def test_pings_that_the_server_has_switched_off_are_not_promised(server: Server, owner):
    await prefer(server.ada, server, "My turn", pings=["on"])
    page = answer(await owner.slash(server.channel, "eights settings"))
    await send(owner, await form_of(owner, page, "Times and pings"), pings=["off"])
    assert "Pings are off in this server." in text(await me(server.ada, server))


async def test_each_reader_has_letters_of_their_own_and_may_have_english_ones(server: Server):
    table, (mine, theirs) = await in_play(server, "JH 4H QH", "JS 3C QD", top="KH")
    await prefer(server.ada, server, "My language", language=["de"], letters=["on"])
    await prefer(server.ben, server, "My language", language=["de"], letters=["off"])
    await server.settle()
    assert {"B♥", "D♥"} <= set(labels(mine)), labels(mine)
    assert "Bube" in "".join(alts(mine))
    assert "J♠" in labels(theirs)
    assert "Discard pile: King of hearts." in picture_says(table)
    await server.bot.services.settings.change(server.guild.id, MANAGER, lambda before: replace(before, language="fr"))
    await press(server.ada, mine, "B♥")
    assert "\xa0: V♥" in text(table)
