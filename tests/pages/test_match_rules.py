"""Matches of rounds won, without score, of so many rounds, and with players who play on: what the messages say."""

from engine.games.house_rules import HouseRules
from tests.cogs.server import Server, answer, press, press_more, text
from tests.pages.test_hosting import options, pick


async def test_where_rounds_are_won_nothing_speaks_of_points(server: Server):
    for rules, begins, wins, counted in (
        ({}, "a single game", "## Ada wins!\n", "**1** · **Ada** · went out"),
        ({"rounds_to_win": 2}, "first to win **2** rounds", "## Ada wins round 1!\n", "1 round won"),
    ):
        table, (hand, _) = await server.begin(server.ada, server.ben, rules={"scoring": "rounds", **rules})
        assert begins in text(table)
        await server.position("9S", "9C 7C 6D", top="9H")
        await press(server.ada, hand, "9♠")
        assert text(table).startswith(wins)
        assert counted in text(table)
        assert "**2** · **Ben** · left with " in text(table)
        sheet = text(answer(await press_more(server.ben, table, "Scores")))
        assert ("The winner of the round wins the match." in sheet) != bool(rules)
        assert "point" not in text(table) + sheet


async def test_who_is_out_is_shown_in_order_while_the_others_play_on(server: Server):
    table, (hand, bens, _) = await server.begin(server.ada, server.ben, server.cleo, rules={"play_on": True})
    await server.position("9S", "9C 7C", "6D 5D", top="9H")
    await press(server.ada, hand, "9♠")
    assert "**Ada** · out first" in text(table)
    assert "is out first" in text(table)
    await press(server.ben, bens, "9♣")
    assert "**Cleo’s turn**" in text(table)


async def test_the_target_is_one_of_rounds_where_rounds_are_counted(server: Server):
    table, page = await options(server)
    refused = await server.say(server.ben, "eights open", target=3)
    assert "must be 10 to 1000 points" in refused
    await server.replace(house_rules=HouseRules("crazy-eights", (("scoring", "rounds"),)))
    await pick(server.ada, page, "Time for a turn", "Turns: Live · 30 seconds")
    await pick(server.ada, page, "Target", "Target: 3 rounds")
    assert "first to win **3** rounds" in text(table)
    assert dict(server.table().house_rules.changes)["rounds_to_win"] == 3
