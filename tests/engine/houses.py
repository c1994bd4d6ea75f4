"""Any house rules, for property tests."""

from hypothesis import assume, strategies as st

from engine.core.ruleset import RulesError, Ruleset
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from tests.doors import Rules, SequenceRules
from tests.engine.str8.space import any_sequence_rules
from tests.engine.strategies import any_rules

ANY_RULES = {Rules: any_rules, SequenceRules: any_sequence_rules}


def changeable(rules: Ruleset) -> list[str]:
    return [name for name in rules.fields() if name != "seats"]


@st.composite
def any_house(draw) -> tuple[HouseRules, int, Ruleset]:
    """A named game with some rules of random ones; the seats that it is for, and the rules that they come from."""
    game = draw(st.sampled_from(sorted(VARIANTS)))
    seats = draw(st.sampled_from(VARIANTS[game].seats))
    rules = draw(ANY_RULES[type(VARIANTS[game].rules(seats))](seats=seats))
    names = draw(st.lists(st.sampled_from(changeable(rules)), unique=True))
    try:
        house_rules = HouseRules(game).changed(seats, [(name, getattr(rules, name)) for name in names])
    except RulesError:
        assume(False)
    return house_rules, seats, rules
