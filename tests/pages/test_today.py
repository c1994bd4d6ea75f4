"""The deal of the day: two people, the same cards, and nothing of anyone's result before one's own."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from model.tables.table import Table
from tests.cogs.server import Server, answer, press, text
from tests.pages.test_settings import set_up


async def today(server: Server, who: MemberActor) -> ResponseMessage:
    return answer(await who.slash(server.channel, "eights today"))


async def dealt(server: Server, who: MemberActor) -> ResponseMessage:
    """The cards of someone who begins today's deal."""
    return answer(await press(who, await today(server, who), "Play"))


def table_of(server: Server, who: MemberActor) -> Table:
    return next(table for table in server.bot.services.tables.of_days() if table.seat_of(who.id) is not None)


async def test_two_people_have_the_same_cards_and_the_same_match(server: Server):
    first, second = await dealt(server, server.ada), await dealt(server, server.ben)
    adas, bens = table_of(server, server.ada), table_of(server, server.ben)
    assert adas.state is not None
    assert adas.state == bens.state
    assert text(first).replace("Ada", "Ben") == text(second)
    assert [seat.computer for seat in adas.seats] == [None, "steady", "steady", "steady"]
    assert adas.game == "crazy-eights"


async def test_where_it_is_off_or_its_game_is_gone_one_sentence_says_so(server: Server):
    owner = await server.newcomer("Olga", runs_server=True)
    await set_up(owner, server, "Deal of the day", on=["off"])
    assert (await server.say(server.ada, "eights today")).startswith("This server has no deal of the day.")
    await server.open(server.ada, game="kings-reverse")
    await server.say(server.ada, "houserules save", name="Friday")
    assert "“Friday”" in await set_up(owner, server, "Deal of the day", on=["on"], house_rules=["Friday"])
    assert "King’s Reverse" in (told := await server.say(server.ada, "eights today")) or "Kings Reverse" in told
    await server.say(server.ada, "houserules saved", action="delete", name="Friday")
    assert "a game that’s no longer available" in await server.say(server.ada, "eights today")
    assert server.bot.services.tables.of_days() == []
    await set_up(owner, server, "Deal of the day", game=["mau-mau"])
    assert "Mau-Mau" in await server.say(server.ada, "eights today")
