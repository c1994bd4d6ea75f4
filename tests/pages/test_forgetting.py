"""Being forgotten, from the page of /eights me: only after a confirmation, and the others keep what is theirs."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.cogs.server import Server, answer, labels, press, text


async def asked_to_be_forgotten(server: Server, who: MemberActor) -> ResponseMessage:
    """The question whether to forget them, which no one has answered yet."""
    mine = answer(await who.slash(server.channel, "eights me"))
    await press(who, mine, "Forget me")
    return mine


async def one_match(server: Server):
    """Ada beats Ben and Cleo."""
    table, (hand, *_) = await server.begin(server.ada, server.ben, server.cleo, target=50)
    await server.position("9S", "9C 7H 6H", "KD", top="9H", totals=(0, 45, 2))
    await press(server.ada, hand, "9♠")
    assert "Ada wins" in text(table)
    return table


async def test_nothing_is_forgotten_without_the_confirmation(server: Server):
    await one_match(server)
    asked = await asked_to_be_forgotten(server, server.ben)
    assert "for good" in text(asked)
    assert labels(asked) == ["Forget me for good", "Back to your page"]
    assert "Ben" in await server.say(server.ada, "eights leaderboard")


async def test_who_is_forgotten_is_gone_and_the_others_stay(server: Server):
    table = await one_match(server)
    before = await server.say(server.ada, "eights leaderboard")
    asked = await asked_to_be_forgotten(server, server.ben)
    await press(server.ben, asked, "Forget me for good")
    assert text(asked).startswith("You’re forgotten. Thanks for playing!")
    assert "backups of the database from before today" in text(asked)
    board = await server.say(server.ada, "eights leaderboard")
    assert "Ben" not in board
    for name in ("Ada", "Cleo"):
        (old,) = [line for line in before.splitlines() if name in line]
        (new,) = [line for line in board.splitlines() if name in line]
        assert old == new
    assert "Ben" not in text(table)  # the final standing that still stands in the channel
    assert "Someone" in text(table)
    assert "No matches that count yet" in await server.say(server.ada, "eights leaderboard", player=server.ben)
    for where in ("tables", "results", "people", "actions"):
        rows = str(await server.ask(f"SELECT * FROM {where}"))
        assert str(server.ben.id) not in rows, where
        assert "Ben" not in rows, where


async def test_the_last_one_who_is_forgotten_closes_the_table(server: Server):
    table = await server.open(server.ada, bots=1)
    await press(server.ada, await asked_to_be_forgotten(server, server.ada), "Forget me for good")
    assert "This table is closed." in text(table)
    assert "Ada" not in text(table)


# House rules that they saved


async def saved(server: Server, who: MemberActor, name: str) -> None:
    assert "saved" in (await server.say(who, "houserules save", name=name)).lower()


async def kept(server: Server) -> list[tuple[str, int | None]]:
    return [tuple(row) for row in await server.ask("SELECT name, made_by FROM house_sets ORDER BY name")]


async def with_house_rules(server: Server) -> ResponseMessage:
    """Ben saved two sets, and a moderator has replaced one of them since."""
    moderator = await server.newcomer("Mo", runs_server=True)
    await server.open(server.ben)
    for name in ("Ben’s own", "Shared"):
        await saved(server, server.ben, name)
    await saved(server, moderator, "Shared")
    return await asked_to_be_forgotten(server, server.ben)


async def test_house_rules_can_be_left_to_the_server_without_a_name(server: Server):
    await press(server.ben, await with_house_rules(server), "Forget me, keep my house rules")
    assert [(name, by) for name, by in await kept(server) if name != "Shared"] == [("Ben’s own", None)]
    assert "Ben’s own" in await server.say(server.ada, "houserules saved")
