"""Finding a table: the open tables of a server, and a friend who is invited to one."""

from tests.cogs.server import ResponseMessage, Server, answer, labels, press, text
from tests.pages.test_choosing import elsewhere


async def listed(server: Server, name: str) -> ResponseMessage:
    return answer(await server.people[name].slash(server.channel, "eights show", what="tables"))


async def test_without_a_table_there_is_a_way_to_open_one(server: Server):
    found = await listed(server, "ben")
    assert text(found) == "### No open tables\nBe the first: **Play now** opens one in this channel."
    await press(server.ben, found, "Play now")
    assert [seat.name for seat in server.table().seats] == ["Ben"]


async def test_each_open_table_has_a_way_in(server: Server):
    await server.open(server.ada, seats=3)
    lounge = elsewhere(server)
    await server.cleo.slash(lounge, "eights open", game="eights", seats=2, bots=1)
    found = await listed(server, "ben")
    assert text(found) == (
        "### Open tables\n"
        f"**Table 2 · Eights** in <#{lounge.id}> · full · with Cleo and Otto\n"
        f"**Table 1 · Crazy Eights** in <#{server.channel.id}> · 2 seats free · with Ada"
    )
    assert labels(found) == ["Join Table 2", "Join Table 1"]  # a bot makes way for a person
    await press(server.ben, found, "Join Table 2")
    assert [seat.name for seat in server.bot.services.tables.get(2).seats] == ["Cleo", "Ben"]
    assert labels(await listed(server, "cleo")) == ["Join Table 1"]


async def test_a_match_without_you_is_told_and_your_own_seat_is_waiting(server: Server):
    await server.begin(server.ada, server.ben)
    assert "playing · with Ada and Ben" in text(await listed(server, "cleo"))
    assert labels(await listed(server, "cleo")) == []
    await server.say(server.ben, "eights leave")
    found = await listed(server, "ben")
    assert "your seat is waiting" in text(found)
    await press(server.ben, found, "Come back to Table 1")
    assert server.table().seats[1].present


async def test_more_than_five_tables_have_pages(server: Server):
    for _ in range(6):
        await server.ada.slash(server.channel, "eights open")
    found = await listed(server, "ben")
    assert labels(found) == [*(f"Join Table {number}" for number in (6, 5, 4, 3, 2)), "Previous", "Next"]
    assert "Page 1 of 2" in text(found)
    await press(server.ben, found, "Next")
    assert labels(found) == ["Join Table 1", "Previous", "Next"]
    await server.say(server.ada, "eights table", action="close", table="1")
    await press(server.ben, found, "Previous")
    assert len(labels(found)) == 5


def lines(server: Server) -> list[str]:
    return [message.content for message in server.channel.history() if "wants to play" in message.content]


async def test_who_is_forgotten_is_not_invited_any_more(server: Server):
    await server.say(server.ada, "eights open", **{"with": server.ben})
    mine = answer(await server.ben.slash(server.channel, "eights me"))
    await press(server.ben, mine, "Forget me", "Forget me for good")
    assert lines(server) == []
    assert await server.ask("SELECT * FROM leftovers") == []
