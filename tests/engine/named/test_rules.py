"""Every named game, and every set of its own, has the rules of ``rules.txt``, which were read in its source."""

from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from engine.core.ruleset import Ruleset
from engine.games.variants import VARIANTS, Variant
from tests.doors import Effect

WRITTEN = (Path(__file__).parent / "rules.txt").read_text(encoding="utf-8").splitlines()
BLOCKS = [list(block) for filled, block in groupby(WRITTEN, key=bool) if filled]
RULES = {heading: lines for heading, _source, *lines in BLOCKS[1:]}


def said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(row if isinstance(row, str) else " ".join(map(said, row)) for row in value) or "none"
    return f"{value.kind} {value.count}" if isinstance(value, Effect) else str(value)


def rules_that_differ(
    game: Variant, rules: Callable[[int], Ruleset], usual: Callable[[int, str], Any]
) -> Iterator[str]:
    """Each with its value for the fewest seats, and what it becomes from so many seats on."""
    for name in rules(game.seats[0]).fields():
        values = [(seats, getattr(rules(seats), name)) for seats in game.seats]
        if name != "seats" and any(value != usual(seats, name) for seats, value in values):
            (_, first), *later = [next(alike) for _, alike in groupby(values, key=lambda each: each[1])]
            yield f"{name}: " + " | ".join([said(first), *(f"{seats}: {said(value)}" for seats, value in later)])


@pytest.mark.parametrize("game", VARIANTS.values(), ids=VARIANTS)
def test_a_named_game_is_played_by_the_rules_of_its_source(game: Variant):
    best = f", best for {game.best_for}" if game.best_for else ""
    usual = type(game.rules(game.seats[0])).__dataclass_fields__
    found = list(rules_that_differ(game, game.rules, lambda _, name: usual[name].default))
    assert found == RULES[f"{game.key}, {game.seats[0]} to {game.seats[-1]} seats{best}"]


SETS = {f"{game.key} with {made.key}": (game, made) for game in VARIANTS.values() for made in game.ready_made}


@pytest.mark.slow
@pytest.mark.parametrize("heading", SETS)
def test_a_set_of_a_game_changes_what_its_source_says(heading: str):
    game, made = SETS[heading]

    def changed(seats: int) -> Ruleset:
        return game.rules(seats).changed(made.changes(game.rules(seats)))

    found = list(rules_that_differ(game, changed, lambda seats, name: getattr(game.rules(seats), name)))
    assert found == RULES[heading]


def test_every_game_and_every_set_is_written_there_and_each_set_is_of_one_game_alone():
    assert len(RULES) == len(BLOCKS) - 1 == len(VARIANTS) + len(SETS)
    keys = [made.key for _, made in SETS.values()]
    assert len({*keys}) == len(keys)
    assert {*keys}.isdisjoint(made.key for game in VARIANTS.values() for made in game.game.ready_made)
