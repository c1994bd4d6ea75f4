"""The option space of the sequence game: every field with what it can be, and rules in which every two values meet."""

import random
from functools import cache
from itertools import combinations, product
from typing import Any

from hypothesis import reject, strategies as st

from tests.doors import SequenceRules
from tests.engine.space import rules_or_sentence

NAMES = tuple(SequenceRules.fields())
TARGETS = (10, 100, 500, 1000)  # of the many
Pair = tuple[tuple[str, Any], tuple[str, Any]]


@cache
def values(name: str) -> tuple[Any, ...]:
    """All that a field may say; of the many targets some."""
    if name == "target":
        return TARGETS
    return tuple(SequenceRules.field(name).values)


@st.composite
def any_sequence_rules(draw: Any, **fixed: Any) -> SequenceRules:
    """Rules with every field free but those that are fixed; those that conflict are thrown away."""
    chosen = {name: draw(st.sampled_from(values(name))) for name in NAMES} | fixed
    if draw(st.integers(0, 7)):  # mostly put right, as few numbers of teams and packs go together
        sides = draw(st.sampled_from([sides for sides in values("sides") if sides * 2 in (0, chosen["seats"])]))
        packs = draw(st.sampled_from((1, 2) if sides or chosen["seats"] <= 4 else (2,)))
        chosen |= {"sides": sides, "packs": packs} | fixed
    made = rules_or_sentence(chosen, SequenceRules)
    return made if isinstance(made, SequenceRules) else reject()


@cache
def every_combination() -> tuple[SequenceRules, ...]:
    """All rules that there are of these values, in an order of chance that is always the same."""
    combined = [dict(zip(NAMES, row, strict=True)) for row in product(*map(values, NAMES))]
    every = [rules_or_sentence(chosen, SequenceRules) for chosen in combined]
    made = [rules for rules in every if isinstance(rules, SequenceRules)]
    random.Random("every combination").shuffle(made)
    return tuple(made)


@cache
def covering() -> tuple[SequenceRules, ...]:
    """Rules in which together every two values meet that can."""
    met: set[Pair] = set()
    chosen: list[SequenceRules] = []
    for least in (20, 10, 5, 3, 1):  # first those in which many meet for the first time
        for rules in every_combination():
            new = set(combinations([(name, getattr(rules, name)) for name in NAMES], 2)) - met
            if len(new) >= least:
                chosen.append(rules)
                met |= new
    return tuple(chosen)
