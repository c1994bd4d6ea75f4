"""Custom ids that the bot never gave out: always answered, and nothing changes."""

from itertools import product
from typing import Any

import pytest
from simcord._modal import InteractionType, _dispatch_actor_interaction
from simcord.actors import MemberActor, _component_interaction
from simcord.builders import ChannelHandle

from model.people.preferences import Preferences
from tests.cogs.forms import form_of, send
from tests.cogs.server import FORGED_ROW, ResponseMessage, Server, answer, at_once, press, text
from tests.cogs.test_finding import back_room
from tests.cogs.test_settings import elsewhere
from tests.pages.test_seats import seated
from tests.pages.test_stale import HUGE

NO_IDS = (
    "b:1::play." + "x" * 21,  # a word that is too long
    "b:1::" + "x" * 21,
    "b:" + "1" * 16 + "::hand",
    "b:1:" + "1" * 10 + ":hand",
    "b:1::HAND",
    "b:one::hand",
    "b:1::play.9S; drop",
    "somebody else's button",
    "x" * 100_000,
    "b:1:1:play.8S\x00",
    "∞:1:1:draw",
)


async def test_what_is_no_id_of_ours_reaches_nobody(server: Server):
    table, _ = await seated(server)
    before = server.table()
    for forged in NO_IDS:
        server.forge(table, forged)
        assert not (await server.ada.click(table, custom_id=forged)).acknowledged, forged
        assert server.table() == before, forged


async def test_many_forgeries_at_once_are_all_answered(server: Server):
    table, _ = await seated(server)
    before = server.table()
    forged = ("b:1::dance", "b:1:0:draw", "b:1:1:pass", "b:1::nominate.S", f"b:{HUGE}::call")
    server.forge(table, *forged)
    with at_once(server.env):
        results = [await server.ada.click(table, custom_id=each) for each in forged]
    await server.settle()
    assert all(result.acknowledged and result.ephemeral for result in results)
    assert server.table() == before


async def test_what_a_select_does_not_offer_cannot_be_picked(server: Server):
    """Whatever it does, also with the value of another select."""
    table, _ = await seated(server)
    before, offered = server.table(), ["9S", "1"]
    for action in sorted(server.bot.cogs_by_press):
        told = await picked(server, table, f"s:1::{action}", offered, "4S")
        assert "“4S” doesn’t work there. Pick one from the list." in told, action
    for values in (["x" * 4000], ["9S", "1"], ["9S", "9S"], ["9S", "4S"], [], ["<@1>"], [""]):
        told = await picked(server, table, "s:1::board.matches.all.0", offered, *values)
        assert "doesn’t work there." in told, values
    assert server.table() == before


async def picked(server: Server, message: ResponseMessage, custom_id: str, offered: list[str], *values: str) -> str:
    """What a changed client is told that sends these values of a select."""
    stored = server.env.backend.get_message(message.channel_id, message.id)
    options = [{"label": value, "value": value} for value in offered]
    select = {"type": 3, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": 1}
    genuine = [node for node in stored.components if node["type"] != FORGED_ROW]
    stored.components = [*genuine, {"type": FORGED_ROW, "components": [select]}]
    data: Any = {"custom_id": custom_id, "component_type": 3, "values": list(values)}
    return text(answer(await _component_interaction(server.ada, stored, data)))


# Tables and tournaments of another server, or in a channel that one does not see

PICKED = ("", ".0", ".1.yes", ".sure")
FORMS = ("rules-saved", "rules-imported", "invite")


async def pressed(server: Server, who: MemberActor, message: ResponseMessage, custom_id: str) -> str:
    server.forge(message, custom_id)
    result = await who.click(message, custom_id=custom_id)
    assert result.acknowledged, custom_id
    return text(answer(result)) if result.response else ""


def told_of(shown: str) -> list[str]:
    """What belongs to the table in other people's words."""
    return [word for word in ("Ada", "Ben", "9♥", "Table 1", "Tournament 1", "Kings Reverse") if word in shown]


OPENING = {"play-now", "practice"}  # these open a table where they are pressed


@pytest.mark.slow
async def test_nothing_reaches_a_table_or_a_tournament_of_another_server(server: Server):
    """Whatever button or form Zoe forges, who is in another server only."""
    await server.begin(server.ada, server.ben, game="kings-reverse")
    await server.ada.slash(server.channel, "tournament open", game="kings-reverse")
    channel, zoe = await elsewhere(server)
    page = answer(await zoe.slash(channel, "eights show", what="tables"))
    before = server.table(), server.bot.services.tournaments.get(1)
    buttons = [
        f"b:1::{action}{words}" for action in sorted(server.bot.cogs_by_press.keys() - OPENING) for words in PICKED
    ]
    for custom_id in [*buttons, *(f"m:1::{action}" for action in FORMS)]:
        if custom_id.startswith("b"):
            shown = await pressed(server, zoe, page, custom_id)
        else:
            shown = await sent(server, zoe, page, custom_id, [])
        assert not told_of(shown), (custom_id, shown)
        assert (server.bot.services.tables.get(1), server.bot.services.tournaments.get(1)) == before, custom_id


async def test_who_sits_at_a_table_does_not_play_it_from_another_server(server: Server):
    await server.begin(server.ada, server.ben)
    guild = server.env.create_guild("Other club")
    channel = guild.create_text_channel("cards")
    ada = guild.add_member(server.ada.user)
    await server.settle()
    page = answer(await ada.slash(channel, "eights show", what="tables"))
    for action in ("hand", "join", "leave", "draw", "log", "more"):
        assert "This table is closed." in await pressed(server, ada, page, f"b:1::{action}"), action


async def test_no_button_reaches_what_is_in_a_channel_that_one_does_not_see(server: Server):
    room = await back_room(server, "ada", "ben")
    await server.ada.slash(room, "eights open")
    await server.ada.slash(room, "tournament open")
    before = server.table(), server.bot.services.tournaments.get(1)
    page = answer(await server.cleo.slash(server.channel, "eights show", what="tables"))
    actions = "join leave details log scores rules more pile edit t-join t-standing t-more t-rules"
    for action in actions.split():
        assert "a channel that you can’t see" in await pressed(server, server.cleo, page, f"b:1::{action}"), action
    assert (server.table(), server.bot.services.tournaments.get(1)) == before
    ben = answer(await server.ben.slash(server.channel, "eights show", what="tables"))
    await press(server.ben, ben, "Join Table 1")
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben"]


# Forms that no form of ours brings


async def sent(server: Server, who: MemberActor, page: ResponseMessage, custom_id: str, components: object) -> str:
    channel = ChannelHandle(server.env, who.guild, server.env.backend.get_channel(page.channel_id))
    data: Any = {"custom_id": custom_id, "components": components}
    return text(answer(await _dispatch_actor_interaction(who, InteractionType.MODAL_SUBMIT, channel, data)))


SIMPLE = (True, False, None, 0, 1.5, "", "on", "rank", "x" * 5000)
SHAPES = (*SIMPLE, [], {}, [True], [None, "on"], [["on"]], [{}], ["rank", 7])
PIECES = (
    *SHAPES,
    10**30,
    [{"type": 18, "component": True}],
    [{"type": 18, "components": [None, {"custom_id": 7}]}],
    [{"type": 1, "components": {"custom_id": "order"}}],
)


async def test_a_form_in_pieces_gets_a_sentence_while_one_of_its_kind_is_open(server: Server, owner):
    page = answer(await server.ada.slash(server.channel, "eights me"))
    shown = await form_of(server.ada, page, "My cards")
    for parts in PIECES:
        told = await sent(server, server.ada, page, shown.modal["custom_id"], parts)
        assert "Saved." in told or "no longer available" in told, parts
    assert "Saved." in text(await send(server.ada, shown, order=["rank"]))
    page = answer(await owner.slash(server.channel, "eights settings"))
    shown = await form_of(owner, page, "Places and language")
    part = {"type": 8, "custom_id": "channels", "values": ["9" * 5000, "9" * 20, "-1", "x"]}
    told = await sent(server, owner, page, shown.modal["custom_id"], [{"type": 18, "component": part}])
    assert "Something went wrong" not in told


@pytest.mark.slow
async def test_a_part_with_a_value_of_any_shape_is_read_or_leaves_things_as_they_are(server: Server):
    page = answer(await server.ada.slash(server.channel, "eights me"))
    preferences = server.bot.services.tables.preferences
    for kind, shape, key in product([3, 5, 21, 22, 23, "21", None, [], 10**30], SHAPES, ("value", "values", None)):
        held = {key: shape} if key else {}
        before = preferences.of(server.guild.id, server.ada.id)
        parts = [{"type": kind, "custom_id": part} | held for part in ("text", "order")]
        told = await sent(server, server.ada, page, "m:0::me.cards", [{"type": 18, "component": p} for p in parts])
        assert "Saved." in told, (kind, held, told)
        after = preferences.of(server.guild.id, server.ada.id)
        said = [shape] if key == "value" else shape if key and isinstance(shape, list) else []
        known = next((each for each in said if isinstance(each, str | bool)), None)
        assert after.text_only == {True: True, "on": True, False: False}.get(known, before.text_only), held
        assert after.order == ("rank" if known == "rank" else before.order), held


async def test_a_form_from_before_an_update_is_read(server: Server):
    """It had lists with Yes and No, and lacked what came since."""
    page, preferences = answer(await server.ada.slash(server.channel, "eights me")), server.bot.services.preferences
    for chapter, listed in (
        ("cards", {"text": "on", "order": "rank"}),
        ("turn", {"skips": "on"}),
        ("turn", {"pings": "on"}),
    ):
        parts = [{"type": 3, "custom_id": part, "values": [picked]} for part, picked in listed.items()]
        await sent(server, server.ada, page, f"m:0::me.{chapter}", [{"type": 18, "component": p} for p in parts])
    kept = preferences.of(server.guild.id, server.ada.id)
    assert kept == Preferences(pings=True, order="rank", text_only=True, skips=True)
    off = {"type": 3, "custom_id": "skips", "values": ["off"]}
    await sent(server, server.ada, page, "m:0::me.turn", [{"type": 18, "component": off}])
    assert not preferences.of(server.guild.id, server.ada.id).skips
