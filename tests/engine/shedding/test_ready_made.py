"""The sets of house rules to start from go on top of any shedding game."""

import pytest

from engine.core.packs.french import JOKER, RANKS
from engine.core.ruleset import RulesError
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from tests.doors import READY_MADE, Effect, Rules
from tests.drawn import one_of
from tests.engine.shedding.table import SHEDDING

SETS = {made.key: made for made in READY_MADE}
QUICK = {"target": 50, "rounds_to_win": 1, "rounds_to_play": 3}  # the most, by how long a match lasts


def with_set(house_rules: HouseRules, seats: int, key: str) -> Rules:
    rules = house_rules.rules(seats)
    assert isinstance(rules, Rules)
    changed = house_rules.changed(seats, SETS[key].changes(rules).items()).rules(seats)
    assert isinstance(changed, Rules)
    return changed


@pytest.mark.every_game
@pytest.mark.parametrize("game", SHEDDING)
def test_every_set_fits_every_game_and_does_what_it_says(game: str):
    plain = HouseRules(game)
    for seats in one_of(VARIANTS[game].seats, game):
        for key, made in SETS.items():
            rules = with_set(plain, seats, key)
            again = with_set(HouseRules(game, tuple(made.changes(plain.rules(seats)).items())), seats, key)
            assert again == rules, "a set that is there already changes nothing"
    seats = VARIANTS[game].seats[-1]
    assert with_set(plain, seats, "draw-until").draws == 0
    assert "draw" in with_set(plain, seats, "stacking").table.kinds_of_effects
    assert with_set(plain, seats, "stacking").stacking == "any draw card"
    quick = with_set(plain, seats, "quick")
    assert quick.deal <= 5
    assert quick.goal != "round" or getattr(quick, quick.aim) <= QUICK[quick.aim]
    assert not with_set(plain, seats, "no-specials").table.kinds_of_effects
    jokers = with_set(plain, seats, "wild-jokers")
    assert jokers.jokers == 2
    assert JOKER not in jokers.last_resort
    assert not {"R*", "B*"} & jokers.table.effect_of.keys()


def test_a_game_without_draw_cards_gets_some_to_stack():
    assert dict(with_set(HouseRules("eights-250"), 4, "stacking").effects)["2"].kind == "draw"
    busy = HouseRules("eights-250", (("wild", ("2", "8")),))
    assert "2" not in dict(with_set(busy, 4, "stacking").effects)


def test_sets_have_a_name_and_a_line_that_fits_an_option_and_one_that_cannot_go_on_top_says_why():
    for made in READY_MADE:
        assert 1 <= len(made.name) <= 100
        assert 1 <= len(made.help) <= 100
    busy = tuple((rank, Effect("skip")) for rank in RANKS)
    with pytest.raises(RulesError, match="every rank here does something else"):
        with_set(HouseRules("crazy-eights", (("effects", busy),)), 4, "stacking")
