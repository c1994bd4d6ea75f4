"""Hints say in one sentence why: the first reason that holds, from a fixed order, and nothing if none does."""

from dataclasses import replace

import pytest

from engine.bots.expert import USUAL, Advice, Effort
from engine.chance import Chance
from engine.core.actions import Accept, Action, Challenge, Discard, Draw, Take
from engine.core.match import MatchState
from engine.games.registry import game_of
from engine.games.variants import variant
from tests.doors import changed, steady
from tests.engine.shedding.table import after, play, table
from tests.engine.str8.table import add
from tests.engine.str8.test_players import at_table
from tests.engine.test_expert import NAMES, Round, advised, played

LITTLE = Effort(playouts=60, moves=2)


def hint(state: MatchState, so_far: Round = (), effort: Effort = USUAL) -> Advice:
    told = advised(state, so_far, effort=effort)
    assert told
    return told


def first_reason(state: MatchState, action: Action) -> str:
    """What is said for an action of the seat to move, whatever an expert would do."""
    game = game_of(state.rules)
    return str(next(iter(game.why(state.view(state.turn), (), (), action, NAMES)), ""))


KINGS = "kings-reverse"


def test_a_hint_says_the_first_reason_that_holds(subtests: pytest.Subtests):
    for state, action, reason in [
        (table("9H", "KC QC", pile="3H"), play("9H"), "It’s your last card."),
        (table("9H 7S 5C", "KC QC 7C", pile="3H"), play("9H"), "It’s the only card you can play."),
        (table("2H 9H 7S", "KC QC", pile="3H"), play("2H"), "Ben has only 2 cards left, and this makes them draw"),
        (table("2H 9H 7S", "KC QC TC", pile="3H"), play("2H"), "It makes Ben draw or miss a turn."),
        (table("8D 9H KS JS 5S", "KC QC 7C 6C", pile="3C"), play("8D", "S"), "You have 3 more cards of spades."),
        (table("9H 4H 4S 7C", "KC QC 7D", pile="3H", game="switch"), play("4H 4S"), "It gets rid of 2 cards at once."),
        (table("9H 8S 7C 4H", "KC QC 7D", pile="3H"), play("9H"), "It keeps 8♠ for later."),
        (table("KH 4H 9S 5C", "9H 7D 6D", pile="3H"), play("KH"), "It gets rid of 10 points."),
        (table("4H 4S 9C 7H", "9H 7D 6D", pile="3H"), play("4H"), "You can go on with 4♠ after it."),
        (table("9H 7H 5D", "KC QC 7C", pile="3H"), Draw(), "7♥ 9♥ can do more for you later."),
        (at_table("24 28 1 PL", "4 8 12 16 20", "6", pile="5"), add("24"), "You can go on with 28 after it."),
        (at_table("24 1 2 PL", "4 8 12 16 20", "6", pile="5"), add("24"), "It brings your sequence to 6 of 8 cards."),
        (at_table("1 2 35 PL", "4 8 12 16 20 24 28", "4 8"), add("35"), "It completes your sequence."),
        (at_table("1 2 35 PL", "4 8", "4 8 12"), Discard("2"), "You can’t add 2 to your sequence now."),
    ]:
        with subtests.test(state=state, action=action, reason=reason):
            assert first_reason(state, action).startswith(reason)


def test_what_lies_on_the_pile_of_a_sequence_game_is_why_it_is_taken_or_left():
    state, _ = played(variant("str8-eight").rules(2), "0", 19)
    told = {first_reason(state, action) for action in (Draw(), Take())}
    assert "" in told, "of the two, one has a reason"
    assert any(reason.startswith(state.pile[-1]) for reason in told)
    state = replace(state, pile=(*state.pile[:-1], "PR"))
    assert {first_reason(state, action) for action in (Draw(), Take())} == {""}


def test_where_points_count_for_nothing_they_are_no_reason():
    state = table("KH 4H 9S 6C", "KC QC 7D 6D", pile="5H", rules={"scoring": "rounds", "rounds_to_win": 3})
    assert "points" not in first_reason(state, play("KH"))


def test_points_are_why_a_dear_card_is_given_away():
    state = after(table("AS KH 3C 4D", "4H 3H 9C 8C", pile="8S", game=KINGS), (0, play("AS")))
    assert "It gives away 20 points." in {first_reason(state, action) for action in state.view(0).options.actions}


def test_a_likely_bluff_is_why_it_is_challenged():
    state = table("5H 6H 7C 9C 5D 6D 7D", "B* 2C 3C 4S 7S 9S TS", pile="8H", game=KINGS, turn=1)
    state = after(state, (1, play("B*", "C")))
    assert hint(state).why.endswith("of 10 hands Ben could have, it’s a bluff.")
    known = [changed(state, challenged=((0, 0), found)).view(0) for found in ((0, 99), (99, 0))]
    assert [steady(seen, Chance("1")) for seen in known] == [Accept(), Challenge()], "it hangs on that"


def test_who_drew_on_a_suit_and_likely_has_none_is_why_it_is_asked_for():
    told = {
        hint(state, so_far, LITTLE).why
        for key, seats, seed, actions in (("switch", 3, "3", 29), ("mao", 3, "4", 12), ("countdown", 2, "1", 12))
        for state, so_far in [played(variant(key).rules(seats), seed, actions)]
    }
    assert any("so they probably have none" in why for why in told)


def test_where_no_reason_holds_a_hint_says_none_and_no_chances_that_do_not_differ_beyond_doubt():
    told = hint(table("9H 9D 5S", "KC QC 7C", pile="9S", rules={"scoring": "rounds", "rounds_to_win": 3}))
    assert (told.why, told.chances) == ("", None)
    told = hint(table("2H 9H 7S 4C", "KC", pile="3H"))
    assert told.action == play("2H")
    assert told.chances
    assert told.chances[0] > told.chances[1] + 10
