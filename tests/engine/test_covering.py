"""A view is a copy with its secrets covered: what a state has besides its fields is known and no secret."""

from dataclasses import fields

import pytest

from engine.bots.expert import believed
from engine.chance import Dice
from engine.core.actions import NOTHING
from engine.games.variants import variant
from tests.simulation import choosers, played

FOUND = {"now", "chosen", "then", "last_question", "instead", "table", "hooks"}  # about a position
MAY_BE_SEEN = ("hands", "stock", "drawn", "pending", "remarks", "notes", "undo")  # in part


@pytest.mark.parametrize("game", ["crazy-eights", "kings-reverse", "mao", "str8-eight"])
def test_a_state_has_its_fields_and_what_was_found_about_it_and_nothing_else_that_a_view_could_copy(game):
    rules = variant(game).rules(3)
    state = variant(game).game.begun(rules, "covering")
    for step in played(state, choosers(["random"] * 3, game), 60):
        state = step.after
        assert set(vars(state)) - {part.name for part in fields(state)} <= {*FOUND, "events"}
        for view in (state.view(0), state.public_view()):
            assert set(vars(view)) - {part.name for part in fields(view)} <= {*FOUND, "events"}
            assert (view.now, view.chosen, view.then, view.events) == (None, None, NOTHING, ())
            hidden = [part for part in fields(state) if part.name not in (*state.OPEN, *MAY_BE_SEEN)]
            assert all(getattr(view, part.name) == part.default for part in hidden) or state.phase == "over"


@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight"])
def test_a_world_that_an_expert_imagines_lasts_as_long_as_its_round(game):
    rules = variant(game).rules(2)
    state = variant(game).game.begun(rules, "late")
    for step in played(state, choosers(["random"] * 2, game), 3):
        state = step.after
    state.asked += rules.longest_round  # in earlier rounds
    state.asked_before += rules.longest_round
    state.find()
    world = believed(state.view(state.turn), ())(Dice("late"))
    assert world.last_question == state.last_question > world.asked
