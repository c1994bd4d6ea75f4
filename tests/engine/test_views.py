"""What a seat may know is what a view says, and nothing else: something new in a state is a secret at first."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, make_dataclass

import pytest

from engine.core.actions import Action
from engine.core.cards import Card
from engine.core.match import MatchState
from engine.games.registry import match_begun
from engine.games.variants import variant
from tests import doors
from tests.engine.recorded import recorded

SECRET = "nobody’s business"
IN_PART = {"hands", "stock", "drawn", "seed", "undo", "pending", "notes", "remarks"}  # or not at all
NOT_AT_ALL = {"shuffles": 0, "deals": (), "takes_back": False}  # secrets, so they are as in any new state
OF_A_SEAT = {"seat"}
each_kind = pytest.mark.parametrize("game", ["crazy-eights", "kings-reverse", "bartok", "str8-eight"])


def states(game: str) -> Iterator[MatchState]:
    """The first states of a match."""
    record = recorded(game)
    state = match_begun(record.rules, record.deal.state_seed)
    for step in record.steps[:60]:
        state, _ = state.act(step.seat, step.action)
        yield state


def with_more(state: MatchState) -> MatchState:
    """The same state with a field that its game did not have before."""
    kind = make_dataclass("WithMore", [("more", str, SECRET)], bases=(type(state),))
    made = object.__new__(kind)
    made.__dict__ = {**state.__dict__, "more": SECRET}
    return made


@pytest.mark.slow
@each_kind
def test_a_new_field_of_a_state_is_nobodys_business(game: str):
    for more in map(with_more, states(game)):
        for seat in range(more.rules.seats):
            assert SECRET not in repr(more.view(seat))
        assert SECRET not in repr(more.public_view())


@dataclass(frozen=True)
class Peeking(doors.Step):
    """A step that no game has."""

    card: str = SECRET

    def choices(self, table: doors.Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return ()

    def take(self, state: doors.State, seat: int, action: Action) -> None:
        return


def test_a_new_step_of_a_round_is_nobodys_business():
    state = doors.start(variant("crazy-eights").rules(3), "seed")
    state.pending = Peeking()
    for seen in (doors.public_view(state), *(doors.view(state, seat) for seat in range(3))):
        assert SECRET not in repr(seen)


@each_kind
def test_a_view_tells_no_less_than_it_says(game: str):
    """Each field of a view is filled from the state, and none stays as it is by default."""
    for state in states(game):
        seen = state.view(0)
        assert seen.counts == state.counts
        for name in {part.name for part in fields(seen)} - IN_PART - NOT_AT_ALL.keys() - OF_A_SEAT:
            assert getattr(seen, name) == getattr(state, name), name
        assert {name: getattr(seen, name) for name in NOT_AT_ALL} == NOT_AT_ALL
