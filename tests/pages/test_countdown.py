"""Counting down: a new hand each time, a wild rank of one's own, and one round to the end."""

from tests.cogs.server import Server, answer, held, press, press_more, text
from tests.pages.positions import missing


async def test_an_empty_hand_is_filled_with_one_card_less_until_someone_is_down_to_nothing(server: Server):
    table = await server.open(server.ada, game="countdown")
    assert missing(table, "count down from **8** to 0", "Counts for the leaderboard once a second person joins.") == []
    await press(server.ben, table, "Join")
    hand = answer(await press(server.ada, table, "Start"))
    bens = answer(await press(server.ben, table, "My hand"))
    assert missing(table, "count down from **8** to 0", "**Ada** · 8 to go · Eights wild") == []
    await server.position("9S", "9C 7C 6D", top="9H", totals=(8, 3))
    await press(server.ada, hand, "9♠")
    assert missing(table, "**Ada** 9♠ → went out: 7 to go, drew 7", "**Ada** · 7 to go · Sevens wild") == []
    assert "**Ben** · 3 to go · Threes wild" in text(table)
    assert len(held(hand)) == 7
    assert "a new hand." in text(hand)
    assert "Ada gets a new hand" not in text(bens)
    assert "**Ben’s turn**" in text(table)
    await server.position("9S", "9C 7C 6D", top="9H", totals=(1, 3))
    await press(server.ada, hand, "9♠")
    assert text(table).startswith("## Ada wins!\n-# Table 1 · Countdown\n")
    assert missing(table, "**1** · **Ada** · 0 to go", "**2** · **Ben** · 3 to go") == []
    sheet = text(answer(await press_more(server.ben, table, "Scores")))
    assert "Everyone counts down from 8. The first to reach 0 wins." in sheet
    assert "**Place 1** · 1 of 1 match won" in await server.say(server.ada, "eights leaderboard", player=server.ada)
