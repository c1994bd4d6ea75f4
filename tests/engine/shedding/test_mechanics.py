"""Each mechanic is listed, and answers for its actions and steps."""

import pkgutil
from importlib import import_module
from typing import get_args

from engine.core.actions import Action, Deal, Discard, Draw, Pass, Play, Take
from engine.shedding import mechanics
from engine.shedding.mechanics import MECHANICS, REFUSALS
from engine.shedding.play import moves
from engine.shedding.step import Step

OF_THE_CORE = {Play, Draw, Pass, Deal}
OF_ANOTHER_KIND = {Take, Discard}
NAMES = [each.name for each in pkgutil.iter_modules(mechanics.__path__)]


def test_every_file_is_listed():
    assert {import_module(f"{mechanics.__name__}.{name}") for name in NAMES} == set(MECHANICS)


def test_each_action_of_a_mechanic_can_be_refused():
    assert set(REFUSALS) == set(get_args(Action)) - OF_THE_CORE - OF_ANOTHER_KIND


def test_an_action_sets_something_off_or_takes_a_step():
    steps = {step for mechanic in MECHANICS for step in vars(mechanic).values() if isinstance(step, type)}
    for step in steps:
        if issubclass(step, Step) and step is not Step:
            assert step.take is not Step.take
            assert step.choices is not Step.choices
    assert set(moves._HANDLERS) > OF_THE_CORE
    assert set(moves._HANDLERS).isdisjoint(OF_ANOTHER_KIND)
