"""The examples at the doors of the engine, as someone would type them."""

import doctest
from importlib import import_module

import pytest

DOORS = ("core.match", "games.registry", "games.rulebook", "games.codec", "matches.telling")


@pytest.mark.parametrize("door", DOORS)
def test_the_example_at_a_door_is_true(door: str):
    told = doctest.testmod(import_module(f"engine.{door}"))
    assert (told.failed, told.attempted > 1) == (0, True)
