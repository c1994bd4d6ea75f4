"""A player who has just gone out is brought back by a draw card. Source: more-cousins.md 6.1, "red seven returns"."""

import pytest

from engine.chance.stream import Chance
from engine.core.actions import Draw, TakeBack
from engine.core.ruleset import RulesError
from engine.matches.telling import tell
from engine.shedding.events.endings import BroughtBack, LeftOver, WentOut
from engine.shedding.events.turns import TurnCame
from engine.shedding.game import SHEDDING
from engine.shedding.play.moves import view
from engine.shedding.rules.effects import Effect
from engine.shedding.state import State
from tests.engine.shedding.table import after, crazy, events, may_do, names, play, table

NAMES = ["Ada", "Ben", "Cem", "Dee"]
RED_SEVEN: dict[str, object] = {
    "effects": (("7", Effect("draw", 2)), ("J", Effect("skip")), ("K", Effect("reverse"))),
    "play_on": True,
    "brings_back": ("7H",),
    "call": "none",
    "scoring": "rounds",
}


def back(*hands: str, pile: str = "9H", rules: dict[str, object] | None = None, **more) -> State:
    return table(*hands, pile=pile, rules=RED_SEVEN | (rules or {}), **more)


def test_who_has_just_gone_out_draws_instead_of_the_next_player_and_is_back():
    state = after(back("3H", "4H 4C", "5H 5C", "7H 6C", stock="TD TS TC"), (0, play("3H")), (1, play("4H")))
    state = after(state, (2, play("5H")))
    assert (state.gone, state.just_out) == ((0,), (0,))
    happened = events(state, 3, play("7H"))
    assert names(happened) == ["Played", "DebtGrew", "BroughtBack", "Drew", "DebtSettled", "TurnCame"]
    assert happened[-1] == TurnCame(1), "the one who would have drawn takes the turn"
    assert tell(BroughtBack(0), NAMES) == "Ada is back in the round."
    state = after(state, (3, play("7H")))
    assert (state.hands[0], state.gone, state.just_out, state.debt) == (("TD", "TS"), (), (), 0)
    state = after(state, (1, Draw()), (2, Draw()), (3, Draw()))
    assert state.turn == 0, "and is asked like everyone"


def test_the_first_one_out_after_that_has_won():
    state = back("3H", "4H 2H", "7H 5C", stock="TD TS TC", pile="9H")
    state = after(state, (0, play("3H")), (1, play("4H")), (2, play("7H")))
    assert (state.gone, state.turn) == ((), 1)
    state = after(state, (1, play("2H")))
    assert (state.gone, state.turn) == ((1,), 2)


def test_just_is_until_the_turn_has_moved_past():
    state = back("3H", "4H 4C 4D", "9D 5H 7H", stock="TD TS TC 2D JD")
    state = after(state, (0, play("3H")), (1, play("4H")), (2, play("5H")))
    assert (state.turn, state.just_out) == (1, ())
    state = after(state, (1, Draw()), (2, play("7H")))
    assert (state.turn, state.debt, state.is_out(0)) == (1, 2, True)


def test_no_other_seven_and_no_seven_of_someone_further_away_brings_anyone_back():
    state = back("3H", "4H 4C", "7S 5C", pile="9H", stock="TD TS TC", rules={"brings_back": ("7C",)})
    state = after(state, (0, play("3H")), (1, play("4H")), (2, Draw()))
    assert state.is_out(0)
    state = after(back("3H", "7H 4C", "8C 5C", stock="TD TS TC"), (0, play("3H")), (1, play("7H")))
    assert (state.turn, state.debt, state.gone) == (2, 2, (0,))


def test_with_no_one_out_it_is_a_draw_card_like_any_other():
    state = after(back("7H 3C", "4H 4C", "5H 5C", stock="TD TS TC"), (0, play("7H")))
    assert (state.turn, state.debt, may_do(state)) == (1, 2, {Draw()})


def test_who_goes_out_with_it_brings_back_too_but_not_when_that_ends_the_round():
    state = after(back("3H", "4H 4C", "5H 5C", "7H", stock="TD TS TC"), (0, play("3H")), (1, play("4H")))
    state = after(state, (2, play("5H")), (3, play("7H")))
    assert (state.gone, state.count(0), state.turn) == ((3,), 2, 1)
    last = after(back("3H", "4H 4C", "7H", stock="TD TS TC"), (0, play("3H")), (1, play("4H")))
    happened = events(last, 2, play("7H"))
    assert LeftOver(1) in happened
    assert not any(isinstance(event, BroughtBack) for event in happened)


def test_the_whole_penalty_is_drawn_that_it_answered():
    state = after(back("3S", "4S 4C", "7S 5C", "7H 6C", pile="9S", stock="TD TS TC 2D JS"), (0, play("3S")))
    state = after(state, (1, play("4S")), (2, play("7S")), (3, play("7H")))
    assert (state.count(0), state.debt, state.turn) == (4, 0, 1)


def test_who_still_takes_the_turn_after_a_penalty_takes_it():
    rules = {"after_penalty": "play on"}
    state = after(back("3H", "4H 4C", "7H 5C", stock="TD TS TC", rules=rules), (0, play("3H")), (1, play("4H")))
    assert after(state, (2, play("7H"))).turn == 0


def test_with_nothing_to_draw_no_one_is_back_and_the_next_player_owes():
    state = back("3H", "4H 4C", "7H 5C", stock="", rules={"reshuffle": False})
    state = after(state, (0, play("3H")), (1, play("4H")), (2, play("7H")))
    assert (state.turn, state.debt, state.gone) == (1, 2, (0,))


def test_play_that_comes_the_other_way_counts_from_there():
    state = back("3H", "KH 4C", "7H 5C", "6S 6C", stock="TD TS TC", pile="9H")
    turned = after(state, (0, play("3H")), (1, play("KH")))
    assert (turned.direction, turned.turn, turned.just_out) == (-1, 3, ())


def test_a_skip_past_it_is_past_it():
    state = back("3H", "4H 4C", "JH 5C", "7H 6C", stock="TD TS TC")
    state = after(state, (0, play("3H")), (1, play("4H")), (2, play("JH")))
    assert (state.turn, state.just_out) == (1, ())


def test_a_play_that_went_out_is_taken_back_with_all_of_it():
    state = back("3H", "4H 4C", "4S 7H 5C", stock="TD TS TC", takes_back=True)
    gone = after(state, (0, play("3H")))
    assert gone.just_out == (0,)
    undone = after(gone, (0, TakeBack()))
    assert (undone.just_out, undone.gone, undone.hands[0]) == ((), (), ("3H",))
    past = after(gone, (1, play("4H")), (2, play("4S")))
    assert (past.just_out, after(past, (2, TakeBack())).just_out) == ((), (0,)), "the turn has not moved past then"
    returned = after(gone, (1, play("4H")), (2, play("7H")))
    assert returned.undo is None, "cards were drawn for it"


def test_imagined_worlds_know_who_is_just_out():
    state = after(back("3H", "4H 4C", "7H 5C", stock="TD TS TC"), (0, play("3H")))
    for number in range(5):
        world = SHEDDING.determinize(view(state, 1), Chance(str(number)))
        assert (world.just_out, world.gone, world.hands[0]) == ((0,), (0,), ())


def test_it_needs_players_who_play_on_and_draw_cards():
    field = crazy(3).field("brings_back")
    assert field.applies(crazy(3, play_on=True))
    assert not field.applies(crazy(3))
    assert not field.applies(crazy(3, play_on=True, effects=()))
    assert crazy(3, play_on=True, brings_back=("Q",)).bringing_back == frozenset(), "a Queen makes no one draw"


def test_rules_by_which_no_one_stays_out_are_refused():
    sevens = crazy(3, play_on=True, effects=(("7", Effect("draw", 2)),), brings_back=("7",))
    sevens.check_it_ends()
    many = crazy(3, play_on=True, effects=(("7", Effect("draw", 1)), ("6", Effect("draw", 1))), brings_back=("6", "7"))
    with pytest.raises(RulesError, match="So many cards bring players back that a round might never end"):
        many.check_it_ends()


def test_places_count_those_who_stayed_out():
    state = after(back("3H", "4H 4C", "5H 5C", "7H", stock="TD TS TC"), (0, play("3H")), (1, play("4H")))
    happened = events(after(state, (2, play("5H"))), 3, play("7H"))
    assert WentOut(3, 2) in happened
    state = after(state, (2, play("5H")), (3, play("7H")))
    assert state.gone == (3,)


def test_of_two_who_are_out_the_one_who_has_just_gone_out_is_brought_back():
    state = back("", "4H", "5H 5C", "7H 6C", stock="TD TS TC", gone=(0,), turn=1)
    state = after(state, (1, play("4H")), (2, play("5H")), (3, play("7H")))
    assert (state.count(0), state.count(1), state.gone, state.turn) == (0, 2, (0,), 2)
