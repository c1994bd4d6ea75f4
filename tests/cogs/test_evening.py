"""Whole matches, as people play them."""

from engine.actions import Draw, Nominate, Pass, Play
from engine.cards import SUIT_NAMES, short
from tests.cogs.house import House, answer, best_play, labels, text


async def test_lobby_to_leaderboard_by_buttons_alone(house: House):
    table = await house.open(house.ada, target=50)
    await house.ben.click(table, label="Join")
    assert "**Ben**" in text(house.shown())
    hand = answer(await house.ada.click(table, label="Start"))
    hands = {0: hand, 1: answer(await house.ben.click(table, label="My hand"))}
    people = [house.ada, house.ben]
    for _ in range(2000):
        state = house.table().state
        if state.phase == "over":
            break
        if state.phase == "deal":
            await house.ada.click(table, label="Ready")
            await house.ben.click(table, label="Ready")
            continue
        seat = state.turn
        action = best_play(house.table(), seat)
        who, hand = people[seat], hands[seat]
        match action:
            case Play((card,), suit, call):
                label = short(card) + (" · “last card”" if call else "")
                await who.click(hand, label=label)
                if suit:
                    wanted = next(name for name in labels(hand) if SUIT_NAMES[suit].capitalize() in name)
                    await who.click(hand, label=wanted)
            case Draw():
                await who.click(hand, label=next(name for name in labels(hand) if name.startswith("Draw")))
            case Nominate(suit):
                wanted = next(name for name in labels(hand) if SUIT_NAMES[suit].capitalize() in name)
                await who.click(hand, label=wanted)
            case Pass():
                await who.click(hand, label="Pass")
    assert house.table().phase == "over"
    assert "wins" in text(house.shown())
    board = answer(await house.ada.slash(house.channel, "leaderboard"))
    print(text(board))
    assert "1 of 1 matches won" in text(board)
    assert "0 of 1 matches won" in text(board)
