"""The deal of the day: nothing of anyone's result before one's own."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from model.tables.pauses_and_deadlines import Pauses
from model.tables.table import Table
from tests.cogs.server import Server, answer, best_play, do_by_buttons, labels, press, text
from tests.pages.positions import forged, missing
from tests.pages.test_settings import set_up

HASTE = Pauses(computer=0, call=0, round=0, turn=600, wait=5000)


async def today(server: Server, who: MemberActor) -> ResponseMessage:
    return answer(await who.slash(server.channel, "eights today"))


async def dealt(server: Server, who: MemberActor) -> ResponseMessage:
    return answer(await press(who, await today(server, who), "Play"))


def table_of(server: Server, who: MemberActor) -> Table:
    return next(
        table
        for table in server.bot.services.tables.every()
        if table.day is not None and table.seat_of(who.id) is not None
    )


async def played(server: Server, who: MemberActor) -> ResponseMessage:
    """The last page of a hand that was played by button to the end of its round."""
    hand = await dealt(server, who)
    for _ in range(200):
        table = table_of(server, who)
        if table.phase == "over":
            return hand
        assert table.state is not None
        assert table.state.turn == 0, "bots move at once"
        await do_by_buttons(who, server, hand, best_play(table, 0))
        await server.settle()
    raise AssertionError("the round does not end")


async def test_no_result_shows_before_ones_own_and_nothing_of_it_in_the_channel(server: Server):
    server.bot.services.tables.clock.pauses = HASTE
    hand = await played(server, server.ada)
    ((points,),) = await server.ask("SELECT points FROM day_tries")
    assert labels(hand) == ["Standings"]
    assert server.posts() == []
    for command, options, told in (
        ("eights show", {"what": "tables"}, "No open tables"),
        ("eights join", {}, "No open tables"),
        *(("eights show", {"what": what}, "no table") for what in ("log", "pile", "scores", "table")),
    ):
        assert told in await server.say(server.ben, command, **options)
    number = table_of(server, server.ada).id
    await server.open(server.ben)
    for action in ("log", "pile", "details", "scores", "hand", "join", "why"):
        told = text(answer(await forged(server, server.ben, server.shown(), f"b:{number}::{action}")))
        assert "someone else’s try" in told, (action, told)
    before = await today(server, server.ben)
    assert "1 player so far" in text(before)
    assert labels(before) == ["Play"]
    hand = await dealt(server, server.ben)
    assert "Ada" not in text(before) + text(hand) + text(await today(server, server.ben)), "the round goes on"
    after = text(await today(server, server.ada))
    assert missing(after, f"**1** · **Ada** · {points:+}", "1 more player hasn’t finished") == []
    shown = text(answer(await press(server.cleo, await played(server, server.cleo), "Standings")))
    assert f"**You scored {points:+}.** That’s place 1 so far." in shown, "equal moves meet equal answers"
    assert f"**1** · **Ada** · {points:+}\n**1** · **Cleo** · {points:+}" in shown


async def test_where_it_is_off_or_its_game_is_gone_one_sentence_says_so(server: Server, owner):
    await set_up(owner, server, "Deal of the day", day=["off"])
    assert (await server.say(server.ada, "eights today")).startswith("This server has no deal of the day.")
    await server.open(server.ada, game="kings-reverse")
    await server.say(server.ada, "houserules save", name="Friday")
    assert "“Friday”" in await set_up(owner, server, "Deal of the day", day=["on"], house_rules=["Friday"])
    assert "Kings Reverse" in await server.say(server.ada, "eights today")
    await server.say(server.ada, "houserules saved", action="delete", name="Friday")
    assert "a game that’s no longer available" in await server.say(server.ada, "eights today")
    assert [each for each in server.bot.services.tables.every() if each.day is not None] == []
    await set_up(owner, server, "Deal of the day", day_game=["mau-mau"])
    assert "Mau-Mau" in await server.say(server.ada, "eights today")
