"""Counting down: a new hand each time, a wild rank of one's own, and one round to the end."""

from engine.core.cards import listed
from tests.cogs.server import Server, answer, held, press, press_more, text


async def begun(server: Server, *hands: str, **changes):
    table, messages = await server.begin(server.ada, server.ben, game="countdown")
    await server.position(*hands, **changes)
    return table, messages


async def test_the_lobby_and_the_table_say_what_it_is_played_to(server: Server):
    table = await server.open(server.ada, game="countdown")
    assert "count down from **8** to 0" in text(table)
    assert "Counts for the leaderboard once a second person joins." in text(table)
    await press(server.ben, table, "Join")
    await press(server.ada, table, "Start")
    assert "count down from **8** to 0" in text(table)
    assert "**Ada** · 8 to go · Eights wild" in text(table)


async def test_an_empty_hand_is_filled_with_one_card_less(server: Server):
    table, (hand, bens) = await begun(server, "9S", "9C 7C 6D", top="9H", totals=(8, 3))
    await press(server.ada, hand, "9♠")
    assert "**Ada** 9♠ → went out: 7 to go, drew 7" in text(table)
    assert "**Ada** · 7 to go · Sevens wild" in text(table)
    assert "**Ben** · 3 to go · Threes wild" in text(table)
    assert len(held(hand)) == 7
    assert "a new hand." in text(hand)
    assert "Ada gets a new hand" not in text(bens)
    new = server.table().state.hands[0]
    assert listed(new) not in text(table) + text(bens)
    assert "**Ben’s turn**" in text(table)


async def test_who_is_down_to_nothing_wins(server: Server):
    table, (hand, _) = await begun(server, "9S", "9C 7C 6D", top="9H", totals=(1, 3))
    await press(server.ada, hand, "9♠")
    assert text(table).startswith("## Ada wins!\n-# Table 1 · Countdown\n")
    assert "**1** · **Ada** · 0 to go" in text(table)
    assert "**2** · **Ben** · 3 to go" in text(table)
    sheet = text(answer(await press_more(server.ben, table, "Scores")))
    assert "Everyone counts down from 8. The first to reach 0 wins." in sheet
    assert "**Place 1** · 1 of 1 match won" in await server.say(server.ada, "eights leaderboard", player=server.ada)
