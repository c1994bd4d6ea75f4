"""A player who is out of the match: what the table, their hand and the buttons say."""

from tests.cogs.server import Server, answer, labels, press, press_more, text
from tests.pages.positions import in_play, missing
from tests.pages.test_me import prefer


async def test_who_is_out_or_fell_back_is_told_from_the_break_to_the_end(server: Server):
    """Ada goes out, Ben falls back to 0 and Cleo is out of the match."""
    rules = {"knockout": "at the target", "exact_target": True}
    table, (hand, bens, cleos) = await in_play(server, "9S", "KC", "8C 2C", totals=(20, 90, 60), rules=rules)
    await press(server.ada, hand, "9♠")
    assert "**1** · **Ben** · left with K♣: total exactly 100 points, so back to 0 · 0 points" in text(table)
    assert "**3** · **Cleo** · left with 2♣ 8♣: +52 · out of the match · 112 points" in text(table)
    assert "You hit exactly 100 points and fell back to 0." in text(bens)
    assert "You’re out of the match." in text(cleos)
    assert labels(bens) == ["Ready", "Refresh", "More"]
    assert labels(cleos) == ["Refresh", "More"]
    refused = text(answer(await press(server.cleo, table, "Ready")))
    assert "You’re out of this match, so the next round doesn’t wait for you." in refused
    await press(server.ada, hand, "Ready")
    await press(server.ben, bens, "Ready")
    assert missing(table, "-# Round 2 · out over **100** points", "**Cleo** · out of the match · 112 points") == []
    assert "Cleo out of the match" in text(hand)
    assert "**You’re out of the match.** Watch how it ends, or leave whenever you like." in text(cleos)
    assert labels(cleos) == ["Refresh", "More"]
    shown = text(answer(await press_more(server.ada, table, "Scores")))
    assert "Go over 100 points and you’re out of the match. The last player left wins." in shown
    await prefer(server.ben, server, "My cards", text=["on"])
    assert "Cleo out of the match" in text(bens)
    assert "Scores, leader first: **You 0**, Ada 20, Cleo 112. The last player left wins." in text(bens)
    await server.position("9S", "8C 8D 2C", "", top="9H")
    await press(server.ada, hand, "9♠")
    assert text(table).startswith("## Ada wins!")
    assert missing(table, "**2** · **Ben** · 102 points", "**3** · **Cleo** · 112 points") == []
    assert "-# The last player left wins." in text(table)
    assert "The lowest total wins" not in text(table)
