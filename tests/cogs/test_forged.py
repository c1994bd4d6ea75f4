"""Custom ids that the bot never gave out: always answered, and nothing changes."""

from typing import Any

import pytest
from simcord._modal import InteractionType, _dispatch_actor_interaction
from simcord.actors import MemberActor, _component_interaction
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from model.people.preferences import Preferences
from tests.cogs.forms import form_of, send
from tests.cogs.server import FORGED_ROW, Server, answer, at_once, id_of, labels, press, text
from tests.cogs.test_finding import back_room
from tests.cogs.test_presets import elsewhere
from tests.pages.test_forged import HUGE, seated

pytestmark = pytest.mark.usefixtures("undrawn")
NO_IDS = (
    "b:1::play." + "x" * 21,  # a word that is too long
    "b:1::" + "x" * 21,
    "b:" + "1" * 16 + "::hand",
    "b:1:" + "1" * 10 + ":hand",
    "b:1::HAND",
    "b:one::hand",
    "b:1::play.9S; drop",
    "somebody else's button",
)


async def test_what_is_no_id_of_ours_reaches_nobody(server: Server):
    table, _ = await seated(server)
    before = server.table()
    for forged in NO_IDS:
        server.forge(table, forged)
        assert not (await server.ada.click(table, custom_id=forged)).acknowledged, forged
        assert server.table() == before, forged


async def test_the_question_of_another_table_is_not_answered_here(server: Server):
    _, (first, _) = await seated(server)
    _, (second, _) = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H", asked=77)
    server.forge(second, id_of(first, "9♠").replace("b:1:", "b:2:"))
    await press(server.ada, second, "Forged")
    assert "The table has moved on." in text(second)
    assert server.table().state.pile == ("9H",)
    assert server.bot.services.tables.get(1).state.pile == ("9H",)


async def test_a_button_of_somebody_elses_hand_does_not_play_it(server: Server):
    _, (hand, bens) = await seated(server)
    server.forge(bens, id_of(hand, "9♠"))
    await press(server.ben, bens, "Forged")
    assert "You don’t have 9♠." in text(bens)
    assert "9♠" not in labels(bens)
    assert server.table().state.pile == ("9H",)


async def test_many_forgeries_at_once_are_all_answered(server: Server):
    table, _ = await seated(server)
    before = server.table()
    server.forge(table, "b:1::dance", "b:1:0:draw", "b:1:1:pass", "b:1::nominate.S", f"b:{HUGE}::call")
    with at_once(server.env):
        results = [
            await server.ada.click(table, custom_id=forged)
            for forged in ("b:1::dance", "b:1:0:draw", "b:1:1:pass", "b:1::nominate.S", f"b:{HUGE}::call")
        ]
    await server.settle()
    assert all(result.acknowledged and result.ephemeral for result in results)
    assert server.table() == before


async def test_what_a_select_does_not_offer_cannot_be_picked(server: Server):
    """Whatever it does, also with the value of another select."""
    table, _ = await seated(server)
    before, offered = server.table(), ["9S", "1"]
    for action in sorted(server.bot._presses):
        told = await picked(server, table, f"s:1::{action}", offered, "4S")
        assert "“4S” doesn’t work there. Pick one from the list." in told, action
    for values in (["x" * 4000], ["9S", "1"], ["9S", "9S"], ["9S", "4S"], [], ["<@1>"], [""]):
        assert "doesn’t work there." in await picked(server, table, "s:1::board.matches.all.0", offered, *values), (
            values
        )
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


async def in_other_server(server: Server) -> tuple[MemberActor, ResponseMessage]:
    """Zoe, who is in another server only, and what the bot showed her there."""
    channel, zoe = await elsewhere(server)
    return zoe, answer(await zoe.slash(channel, "eights show", what="tables"))


async def in_other_room(server: Server, room: ChannelHandle) -> tuple[MemberActor, ResponseMessage]:
    """Cleo, who does not see the room, and a message of the bot where she is."""
    assert room.id != server.channel.id
    return server.cleo, answer(await server.cleo.slash(server.channel, "eights show", what="tables"))


async def pressed(server: Server, who: MemberActor, message: ResponseMessage, custom_id: str) -> str:
    """What a forged button shows."""
    server.forge(message, custom_id)
    result = await who.click(message, custom_id=custom_id)
    assert result.acknowledged, custom_id
    return text(answer(result)) if result.response else ""


def told_of(shown: str) -> list[str]:
    """What belongs to the table in other people's words."""
    return [word for word in ("Ada", "Ben", "9♥", "Table 1", "Tournament 1", "Kings Reverse") if word in shown]


OPENING = {"play-now", "practice"}  # these open a table where they are pressed


async def test_no_button_reaches_a_table_of_another_server(server: Server):
    await server.begin(server.ada, server.ben, game="kings-reverse")
    zoe, page = await in_other_server(server)
    before = server.table()
    for action in sorted(server.bot._presses.keys() - OPENING):
        for words in PICKED:
            shown = await pressed(server, zoe, page, f"b:1::{action}{words}")
            assert not told_of(shown), (action, words, shown)
            assert server.bot.services.tables.get(1) == before, (action, words)


async def test_who_sits_at_a_table_does_not_play_it_from_another_server(server: Server):
    await server.begin(server.ada, server.ben)
    guild = server.env.create_guild("Other club")
    channel = guild.create_text_channel("cards")
    ada = guild.add_member(server.ada.user)
    await server.settle()
    page = answer(await ada.slash(channel, "eights show", what="tables"))
    for action in ("hand", "join", "leave", "draw", "log", "more"):
        assert "This table is closed." in await pressed(server, ada, page, f"b:1::{action}"), action


@pytest.mark.parametrize("action", ["join", "leave", "details", "log", "scores", "rules", "more", "pile", "edit"])
async def test_no_button_reaches_a_table_in_a_channel_that_one_does_not_see(server: Server, action: str):
    room = await back_room(server, "ada", "ben")
    await server.ada.slash(room, "eights open")
    before = server.table()
    cleo, page = await in_other_room(server, room)
    assert "a channel that you can’t see" in await pressed(server, cleo, page, f"b:1::{action}")
    assert server.table() == before
    ben = answer(await server.ben.slash(server.channel, "eights show", what="tables"))
    await press(server.ben, ben, "Join Table 1")
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben"]


async def test_no_button_reaches_a_tournament_of_another_server(server: Server):
    await server.ada.slash(server.channel, "tournament open", game="kings-reverse")
    before = server.bot.services.tournaments.get(1)
    zoe, page = await in_other_server(server)
    for action in sorted(action for action in server.bot._presses if action.startswith("t-")):
        for words in PICKED:
            shown = await pressed(server, zoe, page, f"b:1::{action}{words}")
            assert not told_of(shown), (action, words, shown)
            assert server.bot.services.tournaments.get(1) == before, (action, words)


async def test_no_button_reaches_a_tournament_in_a_channel_that_one_does_not_see(server: Server):
    room = await back_room(server, "ada", "ben")
    await server.ada.slash(room, "tournament open")
    cleo, page = await in_other_room(server, room)
    for action in ("t-join", "t-standing", "t-more", "t-rules"):
        assert "a channel that you can’t see" in await pressed(server, cleo, page, f"b:1::{action}")
    assert [entrant.name for entrant in server.bot.services.tournaments.get(1).entrants] == ["Ada"]


async def test_no_form_reaches_what_is_in_another_server(server: Server):
    await server.open(server.ada, game="kings-reverse")
    await server.ben.slash(server.channel, "tournament open")
    zoe, page = await in_other_server(server)
    before = server.table(), server.bot.services.tournaments.get(1)
    for action in FORMS:
        told = await sent(server, zoe, page, f"m:1::{action}", [])
        assert not told_of(told), (action, told)
        assert (server.table(), server.bot.services.tournaments.get(1)) == before, action


# Forms that no form of ours brings


async def sent(server: Server, who: MemberActor, page: ResponseMessage, custom_id: str, components: object) -> str:
    """What a forged form is answered with."""
    channel = ChannelHandle(server.env, who.guild, server.env.backend.get_channel(page.channel_id))
    data: Any = {"custom_id": custom_id, "components": components}
    return text(answer(await _dispatch_actor_interaction(who, InteractionType.MODAL_SUBMIT, channel, data)))


@pytest.mark.parametrize(
    "parts",
    [
        True,
        None,
        "",
        {},
        [True],
        [{"type": 18, "component": True}],
        [[]],
        10**30,
        [{"type": 18, "components": [None, {"custom_id": 7}]}],
        [{"type": 1, "components": {"custom_id": "order"}}],
    ],
)
async def test_a_form_in_pieces_gets_a_sentence_while_one_of_its_kind_is_open(server: Server, parts: object):
    page = answer(await server.ada.slash(server.channel, "eights me"))
    shown = await form_of(server.ada, page, "My cards")
    assert shown.modal is not None
    told = await sent(server, server.ada, page, shown.modal["custom_id"], parts)
    assert "Saved." in told or "no longer available" in told
    assert "Saved." in text(await send(server.ada, shown, order=["rank"]))


SHAPES = (
    True,
    False,
    None,
    0,
    1.5,
    "",
    "on",
    "rank",
    "x" * 5000,
    [],
    {},
    [True],
    [None, "on"],
    [["on"]],
    [{}],
    ["rank", 7],
)


@pytest.mark.parametrize("kind", [3, 5, 21, 22, 23, "21", None, [], 10**30])
async def test_a_part_with_a_value_of_any_shape_is_read_or_leaves_things_as_they_are(server: Server, kind: object):
    page = answer(await server.ada.slash(server.channel, "eights me"))
    preferences = server.bot.services.tables.preferences
    for shape in SHAPES:
        for held in ({"value": shape}, {"values": shape}, {}):
            before = preferences.of(server.guild.id, server.ada.id)
            parts = [{"type": kind, "custom_id": part} | held for part in ("text", "order")]
            told = await sent(server, server.ada, page, "m:0::me.cards", [{"type": 18, "component": p} for p in parts])
            assert "Saved." in told, (held, told)
            after = preferences.of(server.guild.id, server.ada.id)
            said = [shape] if "value" in held else shape if isinstance(shape, list) else []
            known = next((each for each in said if isinstance(each, str | bool)), None)
            assert after.text_only == {True: True, "on": True, False: False}.get(known, before.text_only), held
            assert after.order == ("rank" if known == "rank" else before.order), held


async def test_a_form_from_before_an_update_is_read(server: Server):
    """It had lists with Yes and No, and lacked what came since."""
    page = answer(await server.ada.slash(server.channel, "eights me"))
    await sent(server, server.ada, page, "m:0::me.cards", [_listed("text", "on"), _listed("order", "rank")])
    await sent(server, server.ada, page, "m:0::me.turn", [_listed("skips", "on")])
    await sent(server, server.ada, page, "m:0::me.turn", [_listed("pings", "on")])
    preferences = server.bot.services.tables.preferences.of(server.guild.id, server.ada.id)
    assert preferences == Preferences(pings=True, order="rank", text_only=True, skips=True)
    await sent(server, server.ada, page, "m:0::me.turn", [_listed("skips", "off")])
    assert not server.bot.services.tables.preferences.of(server.guild.id, server.ada.id).skips


def _listed(part: str, picked: str) -> dict[str, object]:
    return {"type": 18, "component": {"type": 3, "custom_id": part, "values": [picked]}}


async def test_a_channel_with_a_number_beyond_all_bounds_gets_a_sentence(server: Server):
    owner = await server.newcomer("Olga", runs_server=True)
    page = answer(await owner.slash(server.channel, "eights settings"))
    shown = await form_of(owner, page, "Places and language")
    assert shown.modal is not None
    part = {"type": 8, "custom_id": "channels", "values": ["9" * 5000, "9" * 20, "-1", "x"]}
    told = await sent(server, owner, page, shown.modal["custom_id"], [{"type": 18, "component": part}])
    assert "Something went wrong" not in told
