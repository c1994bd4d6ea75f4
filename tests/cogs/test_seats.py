"""Seats in a match: left, removed, slept away, and taken back."""

import pytest

from service.tables import Pauses
from tests.cogs.house import House, answer, labels, press, text


async def seated(house: House, **changes):
    table, hands = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H", **changes)
    return table, hands


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_computer_takes_over_at_once_and_the_seat_is_taken_back(house: House, way):
    table, (_, bens) = await seated(house)
    if way == "button":
        left = answer(await press(house.ben, answer(await press(house.ben, table, "More")), "Leave my seat"))
        assert "A computer player has taken over" in text(left)
    else:
        assert "A computer player has taken over" in await house.say(house.ben, "table leave")
    assert "• 🤖 **Ben**" in text(table)
    assert "away" in text(table)
    assert "A computer plays for you until you take your seat back." in text(bens)
    assert labels(bens) == ["Take my seat back"]
    await house.say(house.ada, "draw")
    await house.env.advance_time(30)
    assert house.table().moves == 3  # the deal, Ada, and the computer for Ben
    back = (
        press(house.ben, table, "Take my seat back")
        if way == "button"
        else house.ben.slash(house.channel, "table join")
    )
    assert "Wait for your turn" in text(answer(await back))
    assert "🤖" not in text(table)
    assert "Take my seat back" not in labels(table)
    assert house.table().seats[1].present


async def test_the_seat_is_taken_back_in_the_hand_itself(house: House):
    table, (_, bens) = await seated(house, turn=1)
    await house.say(house.ben, "table leave")
    await press(house.ben, bens, "Take my seat back")
    assert "Your turn" in text(bens)
    assert "9♣" in labels(bens)
    assert "🤖" not in text(table)


async def test_who_is_away_plays_nothing(house: House):
    _, (hand, _) = await seated(house)
    await house.say(house.ada, "table leave")
    assert "The computer plays for you. Take your seat back first" in await house.say(house.ada, "draw")
    assert labels(hand) == ["Take my seat back"]
    assert len(house.table().state.hands[0]) == 3


async def test_who_is_away_already_cannot_leave_again(house: House):
    await seated(house)
    await house.say(house.ben, "table leave")
    assert "is played by the computer already" in await house.say(house.ben, "table leave")


async def test_somebody_else_cannot_take_the_seat(house: House):
    table, _ = await seated(house)
    await house.say(house.ben, "table leave")
    assert "begun without you" in text(answer(await press(house.cleo, table, "Take my seat back")))
    assert text(answer(await press(house.ada, table, "Take my seat back"))) == "You already sit at this table."
    assert house.table().seats[1].away


@pytest.mark.parametrize("way", ["button", "command"])
async def test_who_is_removed_in_play_takes_the_seat_back(house: House, way):
    table, _ = await seated(house)
    said = await house.say(house.ada, "table remove", seat="2")
    assert said == "Ben is played by a computer player until they come back."
    assert "🤖 **Ben**" in text(table)
    await (press(house.ben, table, "Take my seat back") if way == "button" else house.say(house.ben, "table join"))
    assert "🤖" not in text(table)


async def test_when_the_host_goes_away_the_next_is_host(house: House):
    table, _ = await seated(house)
    await house.say(house.ada, "table leave")
    assert "Close the table" in labels(answer(await press(house.ben, table, "More")))
    assert "Close the table" not in labels(answer(await press(house.ada, table, "More")))


async def test_the_clock_hands_the_turn_to_a_computer(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben)
    assert f"<t:{round(house.table().deadline)}:R>" in text(table)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    await house.env.advance_time(599)
    assert "🤖" not in text(table)
    await house.env.advance_time(2)
    assert "🤖 **Ada**" in text(table)
    assert house.table().state.pile == ("9H",)  # the computer thinks first
    await house.env.advance_time(30)
    assert house.table().state.turn == 1
    assert house.table().moves == 2
    assert "A computer plays for you" in text(hand)
    back = answer(await press(house.ada, table, "Take my seat back"))
    assert "🤖" not in text(table)
    assert "Wait for your turn" in text(back)


async def test_an_act_of_the_own_gives_the_next_one_the_whole_time(house: House):
    table, _ = await seated(house)
    await house.env.advance_time(500)
    await house.say(house.ada, "draw")
    await house.env.advance_time(500)
    assert "🤖" not in text(table)
    assert house.table().seats[1].present


async def test_talking_at_the_table_does_not_stretch_the_turn(house: House):
    table, _ = await seated(house)
    before = house.table().deadline
    await house.env.advance_time(300)
    await house.say(house.ben, "table leave")
    assert house.table().deadline == before
    await house.env.advance_time(301)
    assert "🤖 **Ada**" in text(table)


async def test_a_table_where_nobody_is_waits_and_closes_in_the_end(house: House):
    table, _ = await seated(house)
    await house.say(house.ben, "table leave")
    await house.say(house.ada, "table leave")
    assert "**Nobody is here.** The table waits" in text(table)
    await house.env.advance_time(4000)
    assert house.table().moves == 1  # no computer plays on before empty chairs
    await press(house.ada, table, "Take my seat back")
    table = house.shown()  # it was an hour old, so it was posted anew
    assert "**Ada** is on turn" in text(table)
    await house.say(house.ada, "table leave")
    await house.env.advance_time(5001)
    assert "This table is closed." in text(house.shown())
    assert await house.ask("SELECT outcome FROM matches") == [("abandoned",)]


async def test_a_lobby_that_is_left_alone_closes(house: House):
    table = await house.open(house.ada)
    await house.env.advance_time(5001)
    assert "This table is closed." in text(table)


@pytest.mark.pauses(Pauses(computer=10, call=60, round=90, turn=600, wait=5000))
async def test_a_computer_leaves_a_fair_moment_for_the_call(house: House):
    table, (hand,) = await house.begin(house.ada, computers=1)
    await house.position("9S 4S", "9C 7H 6H", top="9H")
    await press(house.ada, hand, "9♠")
    await house.env.advance_time(55)
    assert house.table().state.turn == 1
    await press(house.ada, hand, "Last card!")
    await house.env.advance_time(10)  # nothing to wait for any more
    assert house.table().state.turn == 0
    assert house.table().state.hands[0] == ("4S",)
    assert "did not say" not in text(table)


@pytest.mark.pauses(Pauses(computer=10, call=60, round=90, turn=600, wait=5000))
async def test_the_fair_moment_ends(house: House):
    table, (hand,) = await house.begin(house.ada, computers=1)
    await house.position("9S 4S", "9C 7H 6H", top="9H")
    await press(house.ada, hand, "9♠")
    await house.env.advance_time(61)
    assert "Ada did not say “last card” and draws 2 cards." in text(table)


async def test_who_was_away_at_the_end_has_not_won(house: House):
    _, _ = await house.begin(house.ada, house.ben, target=50)
    await house.position("9S", "9C 7H 6H", top="9H", totals=(0, 45))
    await house.say(house.ada, "table leave")
    await house.env.advance_time(30)
    assert house.table().phase == "over"
    assert await house.ask("SELECT seat, won, went_away FROM results ORDER BY seat") == [(0, 0, 1), (1, 0, 0)]
