"""A joker that may be a bluff: the next player lets it stand or challenges it, and only they then see the hand."""

import pytest

from engine.core.actions import Accept, Challenge
from engine.shedding.mechanics.bluffs import Doubt
from tests.cogs.server import Server, answer, at_once, do_by_buttons, do_by_commands, id_of, labels, moves, press, text

pytestmark = pytest.mark.usefixtures("undrawn")

BLUFF = "R* 9S 3C 4C"  # the Nine would have fitted
HONEST = "R* 3C 4C 7D"


async def doubted(server: Server, ada: str, **changes):
    """Ada has laid a joker on the Nine of hearts and named spades; Ben is asked."""
    table, hands = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
    await server.position(ada, "5H 7C 6D", "5S 7S 6S", top="9H", **changes)
    await press(server.ada, hands[0], "Joker")
    if len(ada.split()) > 1:
        await press(server.ada, hands[0], "♠ Spades")
    return table, hands


async def test_the_next_player_is_asked(server: Server):
    table, (hand, bens, cleos) = await doubted(server, BLUFF)
    assert "**Ben’s turn** · let Ada’s Joker stand, or challenge it?" in text(table)
    assert "It’s a bluff if Ada could have played another card." in text(bens)
    assert "Let it stand: you draw 4 cards." in text(bens)
    assert "Challenge an honest play: you draw 6." in text(bens)
    assert labels(bens) == ["Let it stand", "Challenge", "Refresh"]
    assert [moves(hand), moves(cleos)] == [["Take back Joker", "Refresh"], ["Refresh"]]


async def test_a_named_suit_that_had_to_be_followed_is_told(server: Server):
    _, (_, bens, _) = await doubted(server, BLUFF, suit="D")
    assert "**Ada played Joker when the suit was diamonds.**" in text(bens)


@pytest.mark.parametrize("way", ["buttons", "commands"])
async def test_who_accepts_draws_and_loses_the_turn(server: Server, way):
    table, (_, bens, _) = await doubted(server, BLUFF)
    if way == "buttons":
        await do_by_buttons(server.ben, server, bens, Accept())
    else:
        await do_by_commands(server.ben, server, Accept())
    assert "**Ben** let it stand" in text(table)
    assert "let it stand · drew 4" in text(table)
    assert "**Cleo’s turn**" in text(table)
    assert len(server.table().state.hands[1]) == 7


@pytest.mark.parametrize("way", ["buttons", "commands"])
async def test_a_bluff_that_is_challenged_goes_back(server: Server, way):
    table, (hand, bens, _) = await doubted(server, BLUFF)
    if way == "buttons":
        await do_by_buttons(server.ben, server, bens, Challenge())
    else:
        bens = answer(await do_by_commands(server.ben, server, Challenge()))
    assert "challenged Ada: bluff" in text(table)
    assert "Joker taken back" in text(table)
    assert "Ada +4" in text(table)
    assert "**9♥**" in text(table)
    assert "**Ben’s turn**" in text(table)
    assert len(server.table().state.hands[0]) == 8
    assert "Caught! Ben challenged your bluff" in text(hand)
    assert "You took back Joker." in text(hand)
    assert "Your turn" in text(bens)
    assert "**8 cards**" in text(hand)


async def test_an_honest_hand_costs_the_challenger_six(server: Server):
    table, (_, bens, _) = await doubted(server, HONEST)
    await press(server.ben, bens, "Challenge")
    assert "challenged Ada: honest" in text(table)
    assert "drew 6" in text(table)
    assert "**Joker** – suit is now" in text(table)
    assert "**Cleo’s turn**" in text(table)
    assert len(server.table().state.hands[1]) == 9


@pytest.mark.parametrize(("ada", "shown"), [(BLUFF, "9♠ 3♣ 4♣: a bluff"), (HONEST, "7♦ 3♣ 4♣: an honest play")])
async def test_the_hand_is_shown_to_the_challenger_alone(server: Server, ada, shown):
    table, (_, bens, cleos) = await doubted(server, ada)
    await press(server.ben, bens, "Challenge")
    assert f"You challenged Ada, who held {shown}." in text(bens)
    assert "9♠" not in text(table)
    assert "3♣" not in text(table) + text(cleos)
    assert "3♣" not in await server.say(server.cleo, "eights hand")
    assert "3♣" not in await server.say(server.cleo, "eights show", what="pile")


async def test_a_joker_that_wins_is_not_doubted(server: Server):
    table, _ = await doubted(server, "R*")
    assert "## Ada wins round 1!" in text(table)


async def test_two_jokers_in_the_hand_are_told_apart_by_nobody(server: Server):
    table, (hand, *_) = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
    await server.position("B* 3C 4C", "5H 7C 6D", "5S 7S 6S", top="9H")
    assert labels(hand)[0] == "Joker"
    assert "Joker" in text(hand)
    await server.say(server.ada, "card play", card="joker", suit="S")  # the black one, as it is the only one
    assert server.table().state.pile == ("9H", "B*")
    assert "**Joker** – suit is now" in text(table)


async def test_nothing_else_happens_before_the_doubt_is_settled(server: Server):
    table, _ = await doubted(server, BLUFF)
    before = server.table()
    asked_first = "The last play might be a bluff. Let it stand, or challenge it."
    for command, options in (
        ("card play", {"card": "5H"}),
        ("card draw", {}),
        ("card pass", {}),
        ("card give", {}),
        ("card pick", {"suit": "S"}),
    ):
        assert asked_first in await server.say(server.ben, command, **options), command
    for reply in ("stand", "challenge"):
        for who in (server.ada, server.cleo):
            assert "It’s not your turn yet." in await server.say(who, "card challenge", answer=reply)
        stranger = await server.newcomer(f"Somebody {reply}")
        assert "You’re not at " in await server.say(stranger, "card challenge", answer=reply)
    assert server.table() == before
    assert "or challenge it?" in text(table)


async def test_a_challenge_after_its_moment(server: Server):
    table, (hand, bens, _) = await doubted(server, BLUFF)
    old = id_of(bens, "Challenge"), id_of(bens, "Let it stand")
    await press(server.ben, bens, "Let it stand")
    before = server.table()
    passed = "There’s nothing to challenge any more."
    for who in (server.ada, server.ben, server.cleo):
        assert passed in await server.say(who, "card challenge")
        assert passed in await server.say(who, "card challenge", answer="stand")
    bens = answer(await server.ben.slash(server.channel, "eights hand"))
    for custom_id in old:
        server.forge(bens, custom_id)
        await press(server.ben, bens, "Forged")
        assert "The table has moved on. Here’s your hand as it is now." in text(bens)
    assert server.table() == before
    assert "9♠" not in text(bens)
    assert "**Cleo’s turn**" in text(table)
    assert "Waiting for" in text(hand)


async def test_two_challenges_at_once(server: Server):
    table, (_, bens, _) = await doubted(server, HONEST)
    with at_once(server.env):
        both = [await press(server.ben, bens, "Challenge"), await press(server.ben, bens, "Challenge")]
        typed = await server.ben.slash(server.channel, "card challenge")
    await server.env.settle()
    assert all(result.acknowledged for result in (*both, typed))
    assert len(server.table().state.hands[1]) == 9  # six cards once
    assert "**Cleo’s turn**" in text(table)


async def test_accepting_and_challenging_at_once_the_first_counts(server: Server):
    _, (_, bens, _) = await doubted(server, BLUFF)
    with at_once(server.env):
        await press(server.ben, bens, "Let it stand")
        await press(server.ben, bens, "Challenge")
    await server.env.settle()
    assert [len(held) for held in server.table().state.hands] == [3, 7, 3]


async def test_killed_in_the_middle_of_a_doubt(server: Server):
    table, (_, bens, _) = await doubted(server, BLUFF)
    await server.restart()
    assert isinstance(server.table().state.pending, Doubt)
    await press(server.ben, bens, "Challenge")
    assert "Ada, who held 9♠ 3♣ 4♣: a bluff." in text(bens)
    assert "Joker taken back" in text(table)
    assert "9♠" not in text(table)


async def test_a_computer_settles_the_doubt_of_whoever_is_away(server: Server):
    table, (_, bens, _) = await doubted(server, BLUFF)
    await server.say(server.ben, "eights leave")
    assert labels(bens) == ["Come back"]
    await server.env.advance_time(61)  # Ada may see meanwhile that her joker was a slip
    assert not isinstance(server.table().state.pending, Doubt)
    assert "9♠" not in text(table)


async def test_where_bluffing_is_no_house_rule_the_joker_is_refused_at_once(server: Server):
    _, (hand, *_) = await server.begin(server.ada, server.ben, game="kings-reverse", rules={"bluffing": False})
    await server.position(BLUFF, "5H 7C 6D", top="9H")
    assert "Joker" not in labels(hand)
    assert "You can play Joker only when nothing else in your hand can be played." in await server.say(
        server.ada, "card play", card="R*"
    )
    await server.position(HONEST, "5H 7C 6D", top="9H")
    await server.say(server.ada, "card play", card="R*", suit="C")
    assert server.table().state.pending is None
    assert len(server.table().state.hands[1]) == 7  # four cards and the turn, undoubted
