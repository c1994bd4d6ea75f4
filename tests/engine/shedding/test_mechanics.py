"""Each mechanic is listed, and says why its actions are not allowed."""

import pkgutil
from importlib import import_module
from typing import get_args

from engine.core.actions import Action, Deal, Discard, Draw, Pass, Play, Take
from engine.shedding import mechanics
from engine.shedding.mechanics import MECHANICS, REFUSALS

OF_THE_CORE = {Play, Draw, Pass, Deal}
OF_ANOTHER_KIND = {Take, Discard}
NAMES = [each.name for each in pkgutil.iter_modules(mechanics.__path__)]


def test_every_file_is_listed():
    assert {import_module(f"{mechanics.__name__}.{name}") for name in NAMES} == set(MECHANICS)


def test_each_action_of_a_mechanic_can_be_refused():
    assert set(REFUSALS) == set(get_args(Action)) - OF_THE_CORE - OF_ANOTHER_KIND
