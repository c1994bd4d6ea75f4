"""Playing the cards of a finished match again, as those see it who sit at the tables."""

import re

import pytest

from tests.cogs.server import Server, answer, labels, press, press_more, text
from tests.service.club import sensible

pytestmark = pytest.mark.usefixtures("undrawn")


async def played(server: Server, number: int) -> None:
    """The people of a table play sensibly until its match is over. No bot sits there."""
    tables = server.bot.services.tables
    with server.env._bot_scope():
        while (table := tables.get(number)).phase != "over":
            assert table.state is not None
            seat = table.seats[table.state.turn]
            if table.state.phase == "deal":
                for other in table.seats:
                    await tables.ready(number, other.member or 0) if tables.get(number).state.phase == "deal" else None
            else:
                await tables.act(number, seat.member or 0, table.state.asked, sensible(table))
    await server.env.settle()


async def details(server: Server, message) -> str:
    pressing = press if "Fair deal" in labels(message) else press_more
    return text(answer(await pressing(server.cleo, message, "Fair deal")))


async def finished(server: Server, **options) -> tuple:
    """A match of Ada and Ben that is over: its message and its deal code."""
    message, _ = await server.begin(server.ada, server.ben, **(options or {"rules": {"deal": 3, "target": 10}}))
    assert "Deal code" not in await details(server, answer(await press(server.cleo, message, "More")))
    await played(server, server.table().id)
    told = await details(server, message)
    (code,) = re.findall(r"Deal code: `(D\d+-[A-Z2-7]{6})`", told)
    assert server.table().seed not in code
    return message, code


async def test_a_match_is_played_again_at_another_table(server: Server):
    first, code = await finished(server)
    seed = server.table().seed
    again = await server.open(server.cleo, deal=code.lower())
    shown = text(again)
    assert "Dealt the cards of match 1, for exactly 2 players. Doesn’t count for the leaderboard." in shown
    assert "Start needs 1 more player or bot." in shown
    assert "cards of match 1" in await details(server, again)
    closed = await details(server, first)
    assert "Another table still plays these cards" in closed
    assert seed not in closed
    assert code not in closed
    await press(server.ada, again, "Join")
    assert "full" in await server.say(server.ben, "eights join", table="2")
    await press(server.cleo, again, "Start")
    await played(server, server.table().id)
    for message in (first, again):
        opened = await details(server, message)
        assert code in opened
        assert f"Seed: `{seed}`" in opened
    assert await server.ask("SELECT cards_of, ranked FROM matches ORDER BY id DESC LIMIT 1") == [(1, 0)]


async def test_codes_are_offered_when_nothing_else_plays_the_cards(server: Server):
    _, code = await finished(server)
    offered = await server.ada.autocomplete(server.channel, "eights open", "deal", "")
    assert [choice["value"] for choice in offered] == [code]
    await server.open(server.cleo, deal=code)
    assert not await server.ada.autocomplete(server.channel, "eights open", "deal", "")


async def test_a_wrong_code_opens_no_table(server: Server):
    _, code = await finished(server)
    before = await server.ask("SELECT count(*) FROM tables")
    for options, why in (
        ({"deal": "nonsense"}, "That’s not a deal code"),
        ({"deal": "D7-ABCDEF"}, "I don’t know the deal D7-ABCDEF"),
        ({"deal": code, "game": "eights"}, "This deal is for Crazy Eights"),
        ({"deal": code, "seats": 4}, "This deal is for 2 players"),
        ({"deal": code, "bots": 2}, "There’s room for 1 bot"),
    ):
        told = await server.say(server.cleo, "eights open", **options)
        assert why in told, told
        assert len(told.split(". ")) <= 2
    assert await server.ask("SELECT count(*) FROM tables") == before
