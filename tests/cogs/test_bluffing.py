"""A joker that may be a bluff: the next player accepts or challenges, and only the challenger sees the hand."""

import pytest

from engine.actions import Accept, Challenge
from engine.shedding.pending import Doubt
from tests.cogs.house import House, answer, at_once, do_by_buttons, do_by_commands, id_of, labels, press, text

BLUFF = "R* 9S 3C 4C"  # the Nine would have fitted
HONEST = "R* 3C 4C 7D"


async def doubted(house: House, ada: str, **changes):
    """Ada has laid a joker on the Nine of hearts and named spades; Ben is asked."""
    table, hands = await house.begin(house.ada, house.ben, house.cleo, game="kings-reverse")
    await house.position(ada, "5H 7C 6D", "5S 7S 6S", top="9H", **changes)
    await press(house.ada, hands[0], "Joker")
    if len(ada.split()) > 1:
        await press(house.ada, hands[0], "♠ Spades")
    return table, hands


async def test_the_next_player_is_asked(house: House):
    table, (hand, bens, cleos) = await doubted(house, BLUFF)
    assert "**Ben** accepts or challenges Joker of Ada" in text(table)
    assert "**Ada laid Joker.** It is allowed only if nothing else in the hand fits." in text(bens)
    assert "Accept, and you draw 4 cards." in text(bens)
    assert "a bluff is taken back and costs its player 4 cards, an honest play costs you 6 cards." in text(bens)
    assert labels(bens) == ["Accept", "Challenge", "Why not?", "Refresh"]
    assert [labels(hand), labels(cleos)] == [["Refresh"]] * 2


async def test_a_named_suit_that_had_to_be_followed_is_told(house: House):
    _, (_, bens, _) = await doubted(house, BLUFF, suit="D")
    assert "**Ada laid Joker, where diamonds had to follow.**" in text(bens)


@pytest.mark.parametrize("way", ["buttons", "commands"])
async def test_who_accepts_draws_and_loses_the_turn(house: House, way):
    table, (_, bens, _) = await doubted(house, BLUFF)
    if way == "buttons":
        await do_by_buttons(house.ben, house, bens, Accept())
    else:
        await do_by_commands(house.ben, house, Accept())
    assert "Ben does not challenge." in text(table)
    assert "Ben draws 4 cards." in text(table)
    assert "**Cleo** is on turn" in text(table)
    assert len(house.table().state.hands[1]) == 7


@pytest.mark.parametrize("way", ["buttons", "commands"])
async def test_a_bluff_that_is_challenged_goes_back(house: House, way):
    table, (hand, bens, _) = await doubted(house, BLUFF)
    if way == "buttons":
        await do_by_buttons(house.ben, house, bens, Challenge())
    else:
        bens = answer(await do_by_commands(house.ben, house, Challenge()))
    assert "Ben challenges, and Ada shows a bluff." in text(table)
    assert "Ada takes Joker back." in text(table)
    assert "Ada draws 4 cards for it." in text(table)
    assert "**9♥** on top" in text(table)
    assert "**Ben** is on turn" in text(table)
    assert len(house.table().state.hands[0]) == 8
    assert "Your turn" in text(bens)
    assert "**8 cards**" in text(hand)


async def test_an_honest_hand_costs_the_challenger_six(house: House):
    table, (_, bens, _) = await doubted(house, HONEST)
    await press(house.ben, bens, "Challenge")
    assert "Ben challenges, and Ada shows an honest hand." in text(table)
    assert "Ben draws 6 cards for it." in text(table)
    assert "**Joker** on top" in text(table)
    assert "**Cleo** is on turn" in text(table)
    assert len(house.table().state.hands[1]) == 9


@pytest.mark.parametrize(("ada", "shown"), [(BLUFF, "a bluff (9♠ 3♣ 4♣)"), (HONEST, "an honest hand (7♦ 3♣ 4♣)")])
async def test_the_hand_is_shown_to_the_challenger_alone(house: House, ada, shown):
    table, (_, bens, cleos) = await doubted(house, ada)
    before = text(cleos)
    await press(house.ben, bens, "Challenge")
    assert f"Ben challenges, and Ada shows {shown}." in text(bens)
    assert "9♠" not in text(table)
    assert "3♣" not in text(table) + text(cleos)
    if ada == BLUFF:
        assert text(cleos) == before  # nothing moved there
    assert "3♣" not in await house.say(house.cleo, "hand")
    assert "3♣" not in await house.say(house.cleo, "pile")


async def test_a_joker_that_wins_is_not_doubted(house: House):
    table, _ = await doubted(house, "R*")
    assert "**The round is over.**" in text(table)


async def test_two_jokers_in_the_hand_are_told_apart_by_nobody(house: House):
    table, (hand, *_) = await house.begin(house.ada, house.ben, house.cleo, game="kings-reverse")
    await house.position("B* 3C 4C", "5H 7C 6D", "5S 7S 6S", top="9H")
    assert labels(hand)[0] == "Joker"
    assert "Joker" in text(hand)
    await house.say(house.ada, "play", card="joker", suit="S")  # the black one, as it is the only one
    assert house.table().state.pile == ("9H", "B*")
    assert "**Joker** on top" in text(table)


async def test_nothing_else_happens_before_the_doubt_is_settled(house: House):
    table, _ = await doubted(house, BLUFF)
    before = house.table()
    asked_first = "What was laid before you may be a bluff. Accept or challenge it first."
    for command, options in (
        ("play", {"card": "5H"}),
        ("draw", {}),
        ("pass", {}),
        ("give", {}),
        ("nominate", {"suit": "S"}),
    ):
        assert asked_first in await house.say(house.ben, command, **options), command
    for command in ("accept", "challenge"):
        for who in (house.ada, house.cleo):
            assert "It is not your turn." in await house.say(who, command)
        assert "You do not sit" in await house.say(await house.newcomer(f"Somebody {command}"), command)
    assert house.table() == before
    assert "accepts or challenges" in text(table)


async def test_a_challenge_after_its_moment(house: House):
    table, (hand, bens, _) = await doubted(house, BLUFF)
    old = id_of(bens, "Challenge"), id_of(bens, "Accept")
    await press(house.ben, bens, "Accept")
    before = house.table()
    passed = "There is nothing to accept or to challenge: the moment has passed."
    for who in (house.ada, house.ben, house.cleo):
        assert passed in await house.say(who, "challenge")
        assert passed in await house.say(who, "accept")
    bens = answer(await house.ben.slash(house.channel, "hand"))
    for custom_id in old:
        house.forge(bens, custom_id)
        await press(house.ben, bens, "Forged")
        assert "The table has moved on. Here is your hand as it is now." in text(bens)
    assert house.table() == before
    assert "9♠" not in text(bens)
    assert "**Cleo** is on turn" in text(table)
    assert "Wait for your turn" in text(hand)


async def test_two_challenges_at_once(house: House):
    table, (_, bens, _) = await doubted(house, HONEST)
    with at_once(house.env):
        both = [await press(house.ben, bens, "Challenge"), await press(house.ben, bens, "Challenge")]
        typed = await house.ben.slash(house.channel, "challenge")
    await house.env.settle()
    assert all(result.acknowledged for result in (*both, typed))
    assert len(house.table().state.hands[1]) == 9  # six cards once
    assert "**Cleo** is on turn" in text(table)


async def test_accepting_and_challenging_at_once_the_first_counts(house: House):
    _, (_, bens, _) = await doubted(house, BLUFF)
    with at_once(house.env):
        await press(house.ben, bens, "Accept")
        await press(house.ben, bens, "Challenge")
    await house.env.settle()
    assert [len(held) for held in house.table().state.hands] == [3, 7, 3]


async def test_killed_in_the_middle_of_a_doubt(house: House):
    table, (_, bens, _) = await doubted(house, BLUFF)
    await house.restart()
    assert isinstance(house.table().state.pending, Doubt)
    await press(house.ben, bens, "Challenge")
    assert "Ada shows a bluff (9♠ 3♣ 4♣)." in text(bens)
    assert "Ada takes Joker back." in text(table)
    assert "9♠" not in text(table)


async def test_a_computer_settles_the_doubt_of_whoever_is_away(house: House):
    table, (_, bens, _) = await doubted(house, BLUFF)
    await house.say(house.ben, "table leave")
    assert labels(bens) == ["Take my seat back"]
    await house.env.advance_time(31)
    assert not isinstance(house.table().state.pending, Doubt)
    assert "9♠" not in text(table)


async def test_where_bluffing_is_no_house_rule_the_joker_is_refused_at_once(house: House):
    _, (hand, *_) = await house.begin(house.ada, house.ben, game="kings-reverse", rules={"bluffing": False})
    await house.position(BLUFF, "5H 7C 6D", top="9H")
    assert "Joker" not in labels(hand)
    assert "Joker may be laid only if nothing else in your hand fits." in await house.say(house.ada, "play", card="R*")
    await house.position(HONEST, "5H 7C 6D", top="9H")
    await house.say(house.ada, "play", card="R*", suit="C")
    assert house.table().state.pending is None
    assert len(house.table().state.hands[1]) == 7  # four cards and the turn, undoubted
