"""What a seat may know is what a view says, and nothing else: something new in a state is a secret at first."""

from dataclasses import dataclass, make_dataclass

import pytest

from engine.core.actions import Action
from engine.core.cards import Card
from engine.core.events import Record
from engine.core.state import MatchState
from engine.games.registry import Match, match_begun
from engine.games.variants import variant
from engine.shedding import view as of_shedding
from engine.shedding.step import Step
from engine.str8 import view as of_str8
from tests.doors import Rules
from tests.engine.recorded import recorded

KNOWN = {"crazy-eights": of_shedding, "kings-reverse": of_shedding, "bartok": of_shedding, "str8-eight": of_str8}
SECRET = "nobody’s business"


def with_more(state: MatchState) -> MatchState:
    """The same state with a field that its game did not have before."""
    kind = make_dataclass("WithMore", [("more", str, SECRET)], bases=(type(state),))
    made = object.__new__(kind)
    made.__dict__ = {**state.__dict__, "more": SECRET, "answers": {}}
    return made


@pytest.mark.parametrize("game", KNOWN)
def test_a_new_field_of_a_state_is_nobodys_business(game: str):
    record = recorded(game)
    state = match_begun(record.rules, record.deal.state_seed)
    for step in record.steps[:60]:
        state, _ = Match(state).act(step.seat, step.action)
        more = with_more(state)
        for seat in range(record.rules.seats):
            assert SECRET not in repr(Match(more).view(seat))
            assert SECRET not in repr(KNOWN[game].what_is_known(more, seat))
        assert SECRET not in repr(Match(more).public_view())
        assert SECRET not in repr(KNOWN[game].what_is_known(more, None))


@dataclass(frozen=True)
class Peeking(Step):
    """A step that no game has."""

    card: str = SECRET

    def choices(self, rules: Rules, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return ()

    def take(self, record: Record, seat: int, action: Action) -> None:
        return


def test_a_new_step_of_a_round_is_nobodys_business():
    state = variant("crazy-eights").game.start(variant("crazy-eights").rules(3), "seed")
    state.pending = Peeking()
    for seat in (None, 0, 1, 2):
        assert SECRET not in repr(of_shedding.what_is_known(state, seat))


def test_a_view_tells_no_less_than_it_says():
    """Each field of a view is filled from the state, and none stays as it is by default."""
    for game, of_kind in KNOWN.items():
        record = recorded(game)
        state = match_begun(record.rules, record.deal.state_seed)
        for step in record.steps[:60]:
            state, _ = Match(state).act(step.seat, step.action)
            seen = Match(state).view(0)
            for name in of_kind.OPEN:
                assert getattr(seen, name) == getattr(state, name)
