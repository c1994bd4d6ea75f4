"""Hints say in one sentence why: by a fact that the choice hangs on. Where it isn't so, another choice is made."""

from statistics import fmean

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.bots.advice import Advice, advice, where
from engine.bots.choices import what
from engine.bots.expert import USUAL, Effort, Thought, always, tried_out
from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Accept, Action, Challenge, Draw
from engine.core.cards import suit_of
from engine.core.game import Reason
from engine.core.state import MatchState
from engine.games.registry import game_of
from engine.games.variants import variant
from engine.shedding.bots import otherwise
from engine.shedding.bots.bluffing import by_cost
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.play.moves import act, view
from engine.tools.transcript import asked_seat
from tests.engine.houses import any_house
from tests.engine.shedding.table import play, table
from tests.engine.test_expert import NAMES, OF_EACH_KIND, Round, played, seen
from tests.examples import examples

LITTLE = Effort(playouts=60, moves=2)
LUCK = ("lucky", "luckier", "luckiest")  # other than that by which a hint is found

Place = tuple[str, int, str, int]  # a game, seats, the seed of a match, and after how many actions of steady players

# Where hints name each kind of fact. The first one that does is enough.
FOUND: dict[str, tuple[Place, ...]] = {
    "holds": (("crazy-eights", 3, "0", 11), ("crazy-eights", 3, "1", 6), ("countdown", 2, "0", 23)),
    "lacks": (("switch", 3, "3", 29), ("mao", 3, "4", 12), ("countdown", 2, "1", 12)),
    "keeps": (("kings-reverse", 3, "0", 5), ("mau-mau", 3, "1", 12), ("crazy-eights", 3, "2", 13)),
    "stops": (("crazy-eights", 2, "26", 25),),
    "hurts": (("kings-reverse", 2, "4", 12), ("kings-reverse", 2, "7", 6), ("kings-reverse", 3, "5", 7)),
    "does": (("kings-reverse", 3, "1", 18), ("mau-mau", 3, "4", 6), ("switch", 3, "4", 18)),
    "several": (("switch", 3, "4", 12), ("macau", 3, "6", 17), ("macau", 3, "7", 30)),
    "sheds": (("crazy-eights", 2, "0", 5), ("crazy-eights", 3, "0", 17), ("eights", 4, "0", 17)),
    "opens": (("switch", 3, "0", 5), ("macau", 3, "1", 24), ("crazy-eights", 2, "3", 11)),
    "draws": (("countdown", 2, "1", 36), ("countdown", 2, "6", 5), ("switch", 3, "7", 36)),
    "takes": (("str8-eight", 4, "9", 23), ("str8-eight", 2, "5", 35), ("str8-eight", 2, "13", 31)),
    "leaves": (("str8-eight", 2, "0", 19), ("str8-eight", 2, "0", 23), ("str8-eight", 2, "0", 27)),
    "discards": tuple(("str8-eight", 3, seed, 12) for seed in "123456"),
}


def thought(state: MatchState, so_far: Round = ()) -> Thought:
    game = game_of(state.rules)
    return Thought(game, game.view(state, state.turn), seen(game, so_far, state.turn), USUAL, always)


def hint(state: MatchState, so_far: Round = (), effort: Effort = USUAL) -> Advice:
    game, seat = game_of(state.rules), state.turn
    told = advice(game, game.view(state, seat), seen(game, so_far, seat), Chance("1"), NAMES, effort)
    assert told
    return told


def to_be_tested(state: MatchState, so_far: Round, action: Action) -> list[Reason[MatchState]]:
    """What may be said for an action, if it hangs on that."""
    think, dice = thought(state, so_far), Dice("worlds")
    worlds = [think.world(dice) for _ in range(60)]
    reasons = think.game.why(think.view, seen(think.game, so_far, state.turn), worlds, action, NAMES)
    return [reason for reason in reasons if reason.without]


def named(state: MatchState, so_far: Round, told: Advice) -> Reason[MatchState] | None:
    return next((each for each in to_be_tested(state, so_far, told.action) if str(each.said) == told.why), None)


def changes(state: MatchState, so_far: Round, reason: Reason[MatchState], action: Action) -> float:
    """How often an expert does something else where what a reason says isn't so, with one luck or another."""
    assert reason.without
    otherwise, same = where(thought(state, so_far), reason.without), reason.instead or action
    return fmean(what(_choice(otherwise, luck)) != what(same) for luck in LUCK)


def _choice(think: Thought, luck: str) -> Action:
    usual = (think.game.keen or think.game.steady)(think.view, Chance(luck))
    return tried_out(think, Dice(luck), usual)[0].action


@pytest.mark.parametrize("kind", FOUND)
def test_a_hint_names_each_kind_of_fact_where_the_choice_hangs_on_it(kind):
    for key, seats, seed, actions in FOUND[kind]:
        state, so_far = played(variant(key).rules(seats), seed, actions)
        told = hint(state, so_far)
        reason = named(state, so_far, told)
        if reason and reason.said.key == kind:
            assert changes(state, so_far, reason, told.action) > 0
            return
    pytest.fail("no hint names it")


def test_whatever_a_hint_names_another_choice_is_made_where_it_is_not_so():
    changed = []
    for key, seats in (("crazy-eights", 2), ("crazy-eights", 3), ("eights", 4), ("kings-reverse", 3), ("switch", 3)):
        for seed in "abcdefgh":
            state, so_far = played(variant(key).rules(seats), seed, 13 + 2 * ord(seed) % 5)
            if state.phase == "play" and state.turn == asked_seat(state):
                told = hint(state, so_far)
                reason = named(state, so_far, told)
                changed += [changes(state, so_far, reason, told.action)] if reason else []
    assert fmean(changed) > 0.6


# Where the fact is so, and where it isn't


def test_many_cards_of_a_suit_are_why_it_is_picked():
    spades, hearts = (table(f"8D {cards}", "KC QC 7C 6C", pile="3C") for cards in ("9H KS JS 5S", "KH JH 5H 9S"))
    assert [hint(each).action.suit for each in (spades, hearts)] == ["S", "H"]
    assert hint(spades).why == "You have 3 more cards of spades."


def test_points_are_why_a_dear_card_goes_near_the_end_of_a_match():
    totals = {"totals": (89, 89, 99)}
    state = table("KH 4H 9S 5C", "9H", "3C 4C 6C 7C 9C TC QC KC", pile="3H", **totals)
    assert (hint(state).action.cards, hint(state).why) == (("KH",), "It gets rid of 10 points.")


def test_points_are_why_a_dear_card_is_given_away():
    state, _ = act(table("AS KH 3C 4D", "4H 3H 9C 8C", pile="8S", game="kings-reverse"), 0, play("AS"))
    assert hint(state).why == "It gives away 20 points."


def test_where_points_count_for_nothing_they_are_no_reason():
    state = table("KH 4H 9S 6C", "KC QC 7D 6D", pile="5H", rules={"scoring": "rounds", "rounds_to_win": 3})
    assert "sheds" not in {each.said.key for each in to_be_tested(state, (), play("KH"))}


def test_a_likely_bluff_is_why_it_is_challenged():
    state = table("5H 6H 7C 9C 5D 6D 7D", "B* 2C 3C 4S 7S 9S TS", pile="8H", game="kings-reverse", turn=1)
    state, _ = act(state, 1, play("B*", "C"))
    assert hint(state).why.endswith("of 10 hands that Ben may hold, it’s a bluff.")
    assert isinstance(state.pending, Doubt)
    asked = view(state, 0)
    assert [by_cost(asked, state.pending, bluff) for bluff in (0, 1)] == [Accept(), Challenge()], "it hangs on that"


def test_a_pass_card_on_the_pile_is_no_card_of_a_sequence():
    state, so_far = played(variant("str8-eight").rules(2), "0", 19)
    state = state.copy()
    before = {each.said.key for each in to_be_tested(state, so_far, Draw())}
    state.pile = (*state.pile[:-1], "PR")
    assert (before, to_be_tested(state, (), Draw())) == ({"leaves"}, [])


def test_the_only_card_that_fits_needs_no_other_reason():
    assert hint(table("9H 7S 5C", "KC QC 7C", pile="3H")).why == "It’s the only card you can play."


def test_of_a_close_choice_the_hint_says_that_it_is_close():
    told = hint(table("9H 7H 5H 6H", "KC QC 7C", pile="3H"))
    assert told.why == "It’s close: nothing else did clearly better."


# Positions in which something isn't so


def cards_of(state: MatchState) -> list[str]:
    return sorted((*state.stock, *state.pile, *(card for hand in state.hands for card in hand)))


@pytest.mark.parametrize("key", OF_EACH_KIND)
def test_no_card_is_lost_where_something_is_not_so_and_the_seat_sees_the_same_in_all_such_positions(key):
    found = 0
    for actions in (7, 12, 18, 25, 33):
        state, so_far = played(variant(key).rules(3), "otherwise", actions)
        if state.phase != "play":
            continue
        think, dice, before = thought(state, so_far), Dice("some"), cards_of(state)
        view = think.game.view(state, state.turn)
        plays = [
            action
            for action in (hint(state, so_far, LITTLE).action,)
            if think.game.check(view, view.seat, action) is None
        ]
        for reason in (each for action in plays for each in to_be_tested(state, so_far, action)):
            there = where(think, reason.without)
            worlds = [there.world(dice) for _ in range(3)]
            assert all(cards_of(world) == before for world in worlds)
            views = [think.game.view(world, state.turn) for world in worlds]
            assert all(each == there.view for each in views)
            assert think.game.check(there.view, state.turn, reason.instead or plays[0]) is None
            found += 1
    assert found


def test_who_has_none_of_a_suit_has_one_there():
    state = table("8D 9H 9S", "KC", pile="3C")
    there = otherwise.holding(state, 1, "H")
    assert [suit_of(card) for card in there.hands[1]] == ["H"]
    assert "KC" in there.stock
    assert otherwise.holding(there, 1, "H") == there


def test_who_is_nearly_out_is_far_from_it_there():
    there = otherwise.far_from_out(table("8D 9H 9S", "KC", pile="3C"), 1)
    assert len(there.hands[1]) == otherwise.FAR


@pytest.mark.slow
@examples(40)
@given(chosen=any_house(), actions=st.integers(1, 40), seed=st.sampled_from("ab"))
def test_a_hint_is_found_by_any_house_rules(chosen, actions, seed):
    house_rules, seats, _ = chosen
    state, so_far = played(house_rules.rules(seats), seed, actions, "easy")
    game, seat = game_of(state.rules), state.turn
    assume(state.phase == "play")
    told = advice(game, game.view(state, seat), seen(game, so_far, seat), Chance("1"), NAMES, LITTLE)
    assert told is None or told.why.endswith(".")
