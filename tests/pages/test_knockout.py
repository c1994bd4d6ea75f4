"""A player who is out of the match: what the table, their hand and the buttons say."""

from tests.cogs.server import Server, answer, labels, press, press_more, text
from tests.pages.test_me import prefer

RULES = {"knockout": "at the target", "exact_target": True}


async def knocked_out(server: Server):
    """Ada has gone out, Ben fell back to 0 and Cleo is out of the match."""
    table, hands = await server.begin(server.ada, server.ben, server.cleo, rules=RULES)
    await server.position("9S", "KC", "8C 2C", top="9H", totals=(20, 90, 60))
    await press(server.ada, hands[0], "9♠")
    return table, hands


async def next_round(server: Server):
    table, hands = await knocked_out(server)
    await press(server.ada, hands[0], "Ready")
    await press(server.ben, hands[1], "Ready")
    return table, hands


async def test_the_break_says_who_is_out_and_who_fell_back(server: Server):
    table, hands = await knocked_out(server)
    assert "**1** · **Ben** · left with K♣: total exactly 100 points, so back to 0 · 0 points" in text(table)
    assert "**3** · **Cleo** · left with 2♣ 8♣: +52 · out of the match · 112 points" in text(table)
    assert "You hit exactly 100 points and fell back to 0." in text(hands[1])
    assert "You’re out of the match." in text(hands[2])
    assert labels(hands[1]) == ["Ready", "Refresh", "More"]
    assert labels(hands[2]) == ["Refresh", "More"]
    refused = text(answer(await press(server.cleo, table, "Ready")))
    assert "You’re out of this match, so the next round doesn’t wait for you." in refused


async def test_the_table_the_hands_and_the_score_sheet_say_who_is_out(server: Server):
    table, hands = await next_round(server)
    assert "-# Round 2 · out over **100** points" in text(table)
    assert "**Cleo** · out of the match · 112 points" in text(table)
    assert "Cleo out of the match" in text(hands[0])
    assert "**You’re out of the match.** Watch how it ends, or leave whenever you like." in text(hands[2])
    assert labels(hands[2]) == ["Refresh", "More"]
    shown = text(answer(await press_more(server.ada, table, "Scores")))
    assert "Go over 100 points and you’re out of the match. The last player left wins." in shown


async def test_who_listens_hears_who_is_out_and_what_wins(server: Server):
    await prefer(server.ben, server, "My cards", text=["on"])
    _, hands = await next_round(server)
    assert "Cleo out of the match" in text(hands[1])
    assert "Scores, leader first: **You 0**, Ada 20, Cleo 112. The last player left wins." in text(hands[1])


async def test_the_end_tells_that_the_last_one_left_wins(server: Server):
    table, hands = await next_round(server)
    await server.position("9S", "8C 8D 2C", "", top="9H")
    await press(server.ada, hands[0], "9♠")
    assert text(table).startswith("## Ada wins!")
    assert "**2** · **Ben** · 102 points" in text(table)
    assert "**3** · **Cleo** · 112 points" in text(table)
    assert "-# The last player left wins." in text(table)
    assert "The lowest total wins" not in text(table)
