"""Presses that come twice, at once, too late, or from the wrong person."""

from tests.cogs.house import House, answer, at_once, id_of, labels, press, text

MOVED_ON = "❗ **The table has moved on. Here is your hand as it is now.**"


async def seated(house: House):
    table, hands = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    return table, hands


async def test_a_double_click_counts_once(house: House):
    _, (hand, _) = await seated(house)
    since = len(house.env.http_requests)
    with at_once(house.env):
        both = [await press(house.ada, hand, "Draw 1 card"), await press(house.ada, hand, "Draw 1 card")]
    await house.env.settle()
    assert all(result.acknowledged for result in both)
    assert house.table().moves == 2  # the deal and one draw
    assert len(house.table().state.hands[0]) == 4
    assert labels(hand) == ["Refresh"]
    assert told(house, since) == 1  # whichever answer comes last is what stays on the screen


def told(house: House, since: int) -> int:
    """How many answers say that the table has moved on."""
    return sum(MOVED_ON in str(request.json) for request in house.requests("POST", "/callback", since))


async def test_a_double_click_on_a_card_plays_it_once(house: House):
    _, (hand, _) = await seated(house)
    with at_once(house.env):
        both = [await press(house.ada, hand, "9♠"), await press(house.ada, hand, "9♠")]
    await house.env.settle()
    assert all(result.acknowledged for result in both)
    assert house.table().state.pile == ("9H", "9S")
    assert house.table().state.hands[0] == ("4S", "KD")


async def test_of_two_different_presses_at_once_the_first_counts(house: House):
    _, (hand, _) = await seated(house)
    since = len(house.env.http_requests)
    with at_once(house.env):
        await press(house.ada, hand, "9♠")
        await press(house.ada, hand, "Draw 1 card")
    await house.env.settle()
    assert house.table().state.pile == ("9H", "9S")
    assert len(house.table().state.hands[0]) == 2
    assert told(house, since) == 1


async def test_of_two_people_at_once_only_the_one_on_turn_plays(house: House):
    _, (hand, bens) = await seated(house)
    house.forge(bens, id_of(hand, "9♠").replace("9S", "9C"))  # as if Ben had the button of Ada's question
    with at_once(house.env):
        both = [await press(house.ben, bens, "Forged"), await press(house.ada, hand, "9♠")]
    await house.env.settle()
    assert all(result.acknowledged for result in both)
    assert house.table().state.pile == ("9H", "9S")
    assert house.table().state.hands == (("4S", "KD"), ("9C", "7H", "6H"))


async def test_two_people_who_draw_at_once_by_command_draw_one_after_the_other(house: House):
    table, _ = await seated(house)
    with at_once(house.env):
        await house.ben.slash(house.channel, "draw")  # not on turn yet
        await house.ada.slash(house.channel, "draw")
        await house.ada.slash(house.channel, "draw")  # not on turn any more
    await house.env.settle()
    assert [len(hand) for hand in house.table().state.hands] == [4, 3]
    assert "**Ben** is on turn" in text(table)


async def test_somebody_elses_call_makes_no_button_stale(house: House):
    _, (hand, bens) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S", "9C 7H 6H", top="9H")
    await press(house.ada, hand, "9♠")
    with at_once(house.env):
        await press(house.ada, hand, "Last card!")
        await press(house.ben, bens, "9♣")
    await house.env.settle()
    assert house.table().state.pile == ("9H", "9S", "9C")
    assert house.table().state.hands[0] == ("4S",)  # no penalty, the call came first
    assert "❗" not in text(bens)


async def test_an_old_button_redraws_the_hand_and_plays_nothing(house: House):
    _, (hand, _) = await seated(house)
    old = id_of(hand, "9♠")
    await press(house.ada, hand, "Draw 1 card")
    await house.say(house.ben, "draw")
    house.forge(hand, old)  # the screen of a phone in a tunnel
    await press(house.ada, hand, "Forged")
    assert MOVED_ON in text(hand)
    assert "9♠" in labels(hand)
    assert house.table().state.pile == ("9H",)


async def test_the_question_of_an_eight_goes_stale_too(house: House):
    _, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("8S 4S KD", "9C 7H 6H", top="9H")
    await press(house.ada, hand, "8♠")
    suit = id_of(hand, "♦ Diamonds")
    await press(house.ada, hand, "Another card")
    await press(house.ada, hand, "Draw 1 card")
    house.forge(hand, suit)
    await press(house.ada, hand, "Forged")
    assert MOVED_ON in text(hand)
    assert house.table().state.pile == ("9H",)


async def test_the_hand_of_a_finished_round_plays_nothing_in_the_next(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S", "9C 7H 6H", top="9H")
    old = id_of(hand, "9♠")
    await press(house.ada, hand, "9♠")
    house.forge(hand, old)
    await press(house.ada, hand, "Forged")
    assert MOVED_ON in text(hand)
    assert "goes out" in text(hand)
    await press(house.ada, table, "Ready")
    await press(house.ben, table, "Ready")
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    house.forge(hand, old)
    await press(house.ada, hand, "Forged")
    assert house.table().state.pile == ("9H",)


async def test_the_hand_of_an_ended_match(house: House):
    _, (hand, bens) = await house.begin(house.ada, house.ben, target=50)
    await house.position("9S", "9C 7H 6H", top="9H", totals=(0, 45))
    old = id_of(hand, "9♠")
    await press(house.ada, hand, "9♠")
    assert house.table().phase == "over"
    assert "wins the match" in text(bens)
    house.forge(hand, old)
    await press(house.ada, hand, "Forged")
    assert "wins the match" in text(hand)
    assert await house.ask("SELECT count(*) FROM results") == [(2,)]


async def test_the_hand_of_a_closed_table(house: House):
    _, (hand, _) = await seated(house)
    await house.say(house.ada, "table close")
    assert text(hand) == "This table is closed. Open a new one with /table open."
    house.forge(hand, "b:1:3:play.9S")
    await house.ada.click(hand, custom_id="b:1:3:play.9S")
    assert text(hand) == "This table is closed. Open a new one with /table open."


async def test_a_stranger_who_presses_is_told_so(house: House):
    table, _ = await seated(house)
    before = house.table()
    for label in ("My hand", "Last card!"):
        result = await press(house.cleo, table, label)
        assert result.ephemeral
        assert text(answer(result)) == "You do not sit at table 1. /table open opens one of your own."
    for command in ("hand", "draw", "pass", "last-card"):
        assert await house.say(house.cleo, command) == "You do not sit at table 1. /table open opens one of your own."
    assert house.table() == before
