"""A view says all that its seat may know. That it says nothing else, the promises hold of any game."""

from dataclasses import fields

import pytest

from engine.games.registry import match_begun
from tests.engine.recorded import recorded

IN_PART = {"hands", "stock", "drawn", "seed", "undo", "pending", "notes", "remarks"}  # or not at all
NOT_AT_ALL = {"shuffles": 0, "deals": (), "takes_back": False}  # secrets, so they are as in any new state
OF_A_SEAT = {"seat"}


@pytest.mark.parametrize("game", ["crazy-eights", "kings-reverse", "bartok", "str8-eight"])
def test_a_view_tells_no_less_than_it_says(game: str):
    """Each field of a view is filled from the state early in a match, and none stays as it is by default."""
    record = recorded(game)
    state = match_begun(record.rules, record.deal.state_seed)
    for step in record.steps[:60]:
        state, _ = state.act(step.seat, step.action)
        seen = state.view(0)
        assert seen.counts == state.counts
        for name in {part.name for part in fields(seen)} - IN_PART - NOT_AT_ALL.keys() - OF_A_SEAT:
            assert getattr(seen, name) == getattr(state, name), name
        assert {name: getattr(seen, name) for name in NOT_AT_ALL} == NOT_AT_ALL
