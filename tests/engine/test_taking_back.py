"""The last play is taken back: what may be, what it tells, and what is kept of it in a record.

That all is as before, that nothing hidden was told and that views tell nothing more, the promises say of any game.
"""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core.actions import Call, Deal, Draw, TakeBack
from engine.core.match import HIDDEN
from engine.games.codec import decode, encode
from engine.games.registry import match_begun
from engine.games.variants import variant
from engine.matches.analysis import moments, steps
from engine.matches.record import MatchRecord, Step as RecordedStep, positions, proved, read, write
from engine.matches.telling import tell
from tests.doors import State, TookBack
from tests.engine.recorded import played as whole_match
from tests.engine.shedding.table import after, events, play, refusal, table
from tests.engine.test_expert import one_further, worlds


def slips(*hands: str, **position) -> State:
    return table(*hands, takes_back=True, **position)


def may_take_back(state: State, seat: int = 0) -> bool:
    return state.may_take_back(seat)


def test_a_play_that_shows_nothing_new_may_be_taken_back_where_a_table_allows_it_and_the_reason_tells_how_long():
    state = after(slips("8H 2C", "3C 4C", pile="9S"), (0, play("8H", "D")))
    again = decode(State, encode(state))
    assert [may_take_back(state), may_take_back(state, 1), may_take_back(again)] == [True, False, True]
    assert state.undo == again.undo
    (back,) = events(state, 0, TakeBack())
    assert [back] == events(again, 0, TakeBack()) == [TookBack(0, ("8H",), 0)]
    assert tell(back, ["Ada", "Ben"]) == "Ada took back 8♥."
    assert tell(back, ["Ada", "Ben"], you=0) == "You took back 8♥."
    no = refusal(state, 1, TakeBack())
    assert (no.rule, no.why) == ("turn", "There’s nothing you can take back now.")
    assert "until someone acts" in no.instead
    state = after(table("8H 2C", "3C 4C", pile="9S"), (0, play("8H", "D")))
    assert (state.undo, may_take_back(state)) == (None, False)
    over = after(slips("9H", "3C 4C", pile="9S"), (0, play("9H")))
    assert refusal(over, 0, TakeBack()).why in {"No round is being played.", "The match is over."}


def test_any_action_ends_it_even_one_of_the_player():
    state = after(slips("9H 2C", "3C 4H 4C", pile="9S", rules={"call": "catch"}), (0, play("9H")))
    assert may_take_back(state)
    for seat, action in ((0, Call()), (1, Draw()), (1, play("4H"))):
        assert not may_take_back(after(state, (seat, action)))


def test_with_hidden_rules_each_play_tells_something():
    rules = variant("mao").rules(3)
    state = replace(variant("mao").game.begun(rules, "seed"), takes_back=True)
    state, _ = state.act(0, Deal())
    chance = Chance("mao")
    for _ in range(60):
        if state.phase != "play":
            break
        state, _ = state.act(state.turn, variant("mao").game.steady(state.view(state.turn), chance))
        assert state.undo is None


def test_what_was_drawn_before_is_seen_by_its_player_alone():
    state = slips("5C 2C", "3C 4C", pile="9S", stock="9H KD", rules={"after_drawing": "any card"})
    state = after(state, (0, Draw()), (0, play("9H")))
    assert state.undo.before.drawn == ("9H",)
    assert state.view(0).undo.before.drawn == ("9H",)
    assert state.view(1).undo.before.drawn == state.public_view().undo.before.drawn == (HIDDEN,)
    assert encode(state.view(1).undo).count("9H") == 1, "the card that was played"
    again = after(state, (0, TakeBack()))
    assert (again.drawn, again.view(1).drawn) == (("9H",), (HIDDEN,))


def test_bots_remember_a_card_that_was_taken_back():
    state, so_far = slips("8H 2C 3D", "3C 4C", "5C 6C", pile="9S"), ()
    for action in (play("8H", "D"), TakeBack()):
        state, so_far = one_further(state, so_far, 0, action)
    assert all("8H" in world.hands[0] for world in worlds(state, so_far, 1, 20))


def with_slips(key: str) -> tuple[MatchRecord, int]:
    """A whole match in which each play that may be taken back is, once, and then made again."""
    whole, _ = whole_match(key)
    state, made, slips = match_begun(whole.rules, whole.deal.state_seed), [], 0
    for step in whole.steps:
        actions = [step.action]
        tried, _ = state.act(step.seat, step.action)
        if tried.undo is not None:
            actions, slips = [step.action, TakeBack(), step.action], slips + 1
        for action in actions:
            state, happened = state.act(step.seat, action)
            made.append(RecordedStep(step.seat, action, tuple(happened)))
    return replace(whole, steps=tuple(made)), slips


@pytest.mark.slow
@pytest.mark.parametrize("key", ["crazy-eights", "kings-reverse", "str8-eight"])
def test_a_record_with_slips_is_replayed_proved_and_kept(key: str):
    record, slips = with_slips(key)
    assert slips > 5
    assert read(write(record)) == record
    assert proved(record).way == "again"
    as_stored = replace(record, engine="an older one")  # followed by its events
    assert [state.hands for state in positions(as_stored)] == [state.hands for state in positions(record)]
    assert positions(as_stored)[-1] == positions(record)[-1]


def test_a_play_that_was_taken_back_was_no_choice():
    record, slips = with_slips("crazy-eights")
    plain, _ = whole_match("crazy-eights")
    chosen = [
        [(each.round, each.chosen) for each in moments(steps(record.rules, record.deal, course), 0)]
        for course in ([(step.seat, step.action) for step in whole.steps] for whole in (plain, record))
    ]
    assert slips
    assert chosen[0] == chosen[1]
