"""Any house rules, for property tests."""

from hypothesis import assume
from hypothesis import strategies as st

from engine.house import House
from engine.rules import Rules
from engine.ruleset import RulesError, rule_names
from engine.variants import VARIANTS
from tests.engine.strategies import any_rules
from tests.engine.table import SHEDDING

CHANGEABLE = [name for name in rule_names(Rules) if name != "seats"]


@st.composite
def any_house(draw) -> tuple[House, int, Rules]:
    """A named game with some rules of random ones; the seats that it is for, and the rules that they come from."""
    game = draw(st.sampled_from(SHEDDING))
    seats = draw(st.sampled_from(VARIANTS[game].seats))
    rules = draw(any_rules(seats=seats))
    names = draw(st.lists(st.sampled_from(CHANGEABLE), unique=True))
    try:
        house = House(game).changed(seats, [(name, getattr(rules, name)) for name in names])
    except RulesError:
        assume(False)
    return house, seats, rules
