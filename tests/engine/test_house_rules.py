"""House rules: a named game, and what a group plays otherwise."""

from typing import Any

import pytest
from hypothesis import given

from engine.core.cards import cards_of
from engine.core.rule import Choice
from engine.core.ruleset import RulesError, Ruleset
from engine.games.codec import encode
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from tests.doors import Effect, Rules, SequenceRules
from tests.engine.houses import any_house
from tests.examples import examples

CRAZY, KINGS, EIGHTS = HouseRules("crazy-eights"), HouseRules("kings-reverse"), HouseRules("eights")
STR8 = HouseRules("str8-eight")
STACKING = ("stacking", "any draw card")


def with_card(house_rules: HouseRules, seats: int, name: str, cards: tuple[str, ...], value: Any) -> HouseRules:
    """As the editor changes what is said of some cards."""
    return house_rules.changed(
        seats, [(name, house_rules.rules(seats).field(name).changed(house_rules.rules(seats), cards, value))]
    )


def test_a_game_without_house_rules_is_the_game_itself(subtests: pytest.Subtests):
    for game in VARIANTS.values():
        house_rules = HouseRules(game.key)
        assert any(map(house_rules.fits, game.seats)), game.key
        for seats in game.seats:
            with subtests.test(game=game.key, seats=seats):
                assert house_rules.rules(seats) == house_rules.base(seats) == game.rules(seats)
                assert house_rules.differing(seats) == ()


def test_a_changed_rule_is_played_and_the_others_are_as_they_were():
    house_rules = CRAZY.changed(4, [STACKING, ("target", 60)])
    rules = house_rules.rules(4)
    assert (rules.stacking, rules.target) == ("any draw card", 60)
    assert house_rules.differing(4) == ("stacking", "target")
    assert CRAZY.changes == (), "nothing that others play has changed"
    twice = house_rules.changed(4, [("target", 70)])
    assert (dict(twice.changes), len(twice.changes)) == ({"target": 70, "stacking": "any draw card"}, 2)
    assert CRAZY.changed(4, [("target", 100)]) == CRAZY, "as in the game"
    assert CRAZY.changed(4, [STACKING]).changed(4, [("stacking", "same rank")]) == CRAZY


def test_cards_that_are_put_back_are_no_change_however_their_rows_stand(subtests: pytest.Subtests):
    for game, name, cards, value, back in [
        (CRAZY, "effects", cards_of("Q"), Effect("draw", 5), Effect("skip")),
        (CRAZY, "effects", ("QS",), None, Effect("skip")),
        (CRAZY, "effects", cards_of("7"), Effect("gift"), None),
        (CRAZY, "costs", cards_of("8"), 20, 50),
        (CRAZY, "costs", ("KS",), 20, None),
        (CRAZY, "open_cards", ("KS",), True, None),
        (CRAZY, "cancels", cards_of("J", "HD"), True, None),
        (KINGS, "costs", ("AS",), 5, 20),  # it tells its costs rank by rank, even where that is printed on the cards
    ]:
        with subtests.test(game=game, name=name, cards=cards, value=value, back=back):
            once = with_card(game, 4, name, cards, value)
            assert once.differing(4) == (name,)
            assert with_card(once, 4, name, cards, back) == game
    effects = tuple(reversed(KINGS.base(4).effects))
    assert HouseRules("kings-reverse", (("effects", effects),)).differing(4) == ()


def test_the_number_of_seats_decides_what_is_not_changed_and_a_change_outlasts_one_for_which_it_is_none():
    found = [EIGHTS.changed(4, [("target", 60)]).rules(seats) for seats in (2, 3, 4)]
    assert [(rules.deal, rules.sides, rules.target) for rules in found] == [(7, 0, 60), (5, 0, 60), (5, 2, 60)]
    house_rules = CRAZY.changed(3, [("deal", 7)]).changed(2, [STACKING])  # two get seven cards anyway
    assert house_rules.differing(2) == ("stacking",)
    assert house_rules.rules(3).deal == 7
    assert house_rules.changed(3, [("deal", 5), ("stacking", "same rank")]) == CRAZY
    two = STR8.changed(2, [("sequences", 2), ("backwards", True)])
    assert [two.rules(seats).lines for seats in (2, 3)] == [2, 1]
    assert two.fits(8)


def test_partners_and_teams_need_seats_for_all_of_them(subtests: pytest.Subtests):
    for game, sides, fitting in [
        ("crazy-eights", 2, [4, 6, 8]),
        ("eights", 3, []),  # it is for four at most
        ("str8-eight", 2, [4]),
        ("str8-eight", 1, []),  # one team has nobody to play against
    ]:
        with subtests.test(game=game, sides=sides):
            house_rules = HouseRules(game, (("sides", sides),))
            assert [seats for seats in VARIANTS[game].seats if house_rules.fits(seats)] == fitting


def test_a_larger_hand_or_jokers_take_another_pack_unless_packs_are_a_house_rule():
    assert (CRAZY.rules(4).packs, CRAZY.changed(4, [("deal", 10)]).rules(4).packs) == (1, 2)
    assert CRAZY.changed(8, [("deal", 13)]).rules(8).packs == 3
    assert KINGS.changed(2, [("deal", 3)]).rules(2).packs == 2, "never fewer than the game has"
    assert CRAZY.changed(4, [("packs", 3)]).changed(4, [("deal", 10)]).rules(4).packs == 3
    with pytest.raises(RulesError, match="Dealing 10 cards to each of 4 players leaves 12 of 52,"):
        CRAZY.changed(4, [("deal", 10), ("packs", 1)])


def test_six_and_eight_who_play_sequences_for_themselves_take_a_second_pack():
    alone = HouseRules("str8-eight", (("sides", 0),))
    assert [alone.rules(seats).packs for seats in (4, 5, 6, 8)] == [1, 2, 2, 2]
    assert not any(alone.rules(seats).partnered for seats in (4, 5, 6, 8))
    assert alone.differing(6) == ("sides", "packs")
    assert STR8.changed(4, [("sides", 2)]).rules(4).packs == 1
    with pytest.raises(RulesError, match="6 players on their own need two packs"):
        STR8.changed(6, [("sides", 0), ("packs", 1)])


@pytest.mark.parametrize("kind", [Rules, SequenceRules])
def test_a_choice_that_is_written_as_plain_text_is_one_of_its_ways_or_refused(kind: type[Ruleset]):
    for rule in (rule for rule in kind.fields().values() if isinstance(rule, Choice)):
        for way in rule.values:
            rules = kind(**{rule.name: way})
            assert rule.of(rules) == way
            assert encode(rules) == encode(kind(**{rule.name: way}))
            assert rule.holds(way)
        for wrong in ("nonsense", "", None, 1, ["round"], True):
            with pytest.raises(RulesError, match="One of these choices doesn’t exist"):
                kind(**{rule.name: wrong})


@pytest.mark.parametrize(("rule", "value"), [("jokers", True), ("packs", 2.0), ("reshuffle", 1), ("wild", ["8"])])
def test_a_value_of_another_type_is_refused_though_it_equals_one_that_is_allowed(rule, value):
    with pytest.raises(RulesError, match="One of these choices doesn’t exist"):
        Rules(**{rule: value})


# In which order rules stand: editors show it, and records and share codes are written in it


@examples(30)
@given(any_house())
def test_only_what_differs_is_a_change_and_every_change_is_played_and_put_back(made: tuple[HouseRules, int, Ruleset]):
    house_rules, seats, wanted = made
    rules, base = house_rules.rules(seats), house_rules.base(seats)
    for name, _ in house_rules.changes:
        assert getattr(rules, name) == getattr(wanted, name)
    follow = {"packs", "costs", "second_word"}
    assert set(house_rules.differing(seats)) - follow <= {name for name, _ in house_rules.changes}
    assert {name for name, _ in house_rules.changes} - follow <= set(house_rules.differing(seats))
    put_back = house_rules.changed(seats, [(name, getattr(base, name)) for name in base.fields()])
    assert put_back == HouseRules(house_rules.game)


def test_a_line_and_the_players_of_a_game_fit_below_an_option_of_a_select(subtests: pytest.Subtests):
    for game in VARIANTS.values():
        with subtests.test(game=game):
            assert len(f"{game.line} {game.players}.") <= 100
            assert game.players == (
                "2 players" if len(game.seats) == 1 else f"{game.seats[0]} to {game.seats[-1]} players"
            )


def costs(house_rules: HouseRules, *cards: str) -> tuple[int, ...]:
    rules = house_rules.rules(4)
    return tuple(rules.table.cost_of[card] for card in cards)


def test_the_card_that_costs_most_goes_with_the_wild_rank_there_and_back():
    jacks = CRAZY.changed(4, [("wild", ("J",))])
    assert jacks.differing(4) == ("wild", "costs")
    assert jacks.changes == (("wild", ("J",)),), "it follows, and is no change of its own"
    assert jacks.changed(4, [("wild", ("8",))]) == CRAZY
    assert KINGS.changed(4, [("wild", ("9",))]).differing(4) == ("wild",), "a Jack counts 15 there, and a King 20"


def test_what_the_dear_card_costs_by_the_wild_rank_and_what_else_is_priced_stays(subtests: pytest.Subtests):
    for game, wild, cards, found in [
        ("crazy-eights", "J", "JS JD 8S KS", (50, 50, 8, 10)),
        ("crazy-eights", "8A", "8S AS 9S", (50, 50, 9)),
        ("crazy-eights", "", "8S", (50,)),  # there is no wild rank to go with
        ("blackjack", "8", "8S AS", (50, 1)),
        ("eights-250", "J", "JS 8S AS", (50, 8, 10)),
        ("eights-250", "A", "AS 8S", (50, 8)),
    ]:
        with subtests.test(game=game, wild=wild):
            assert costs(HouseRules(game).changed(4, [("wild", tuple(wild))]), *cards.split()) == found


def test_costs_that_the_host_has_set_stay_although_they_would_follow():
    wild, usual = ("wild", ("J",)), ("costs", CRAZY.base(4).costs)
    priced = ("costs", (("8", 20), ("J", 30)))
    for first, second in ((wild, priced), (priced, wild)):
        assert costs(CRAZY.changed(4, [first]).changed(4, [second]), "JS", "8S") == (30, 20)
    house_rules = CRAZY.changed(4, [wild]).changed(4, [usual])
    assert costs(house_rules, "JS", "8S") == (10, 50)
    assert dict(house_rules.changes).keys() == {"wild", "costs"}
    assert house_rules.changed(4, [("wild", ("8",))]) != house_rules
    assert CRAZY.changed(4, [usual]) == CRAZY


def test_it_is_known_what_went_along_and_what_was_set():
    jacks = CRAZY.changed(4, [("wild", ("J",))])
    assert jacks.along(4, CRAZY) == (("costs",), ())
    assert CRAZY.along(4, jacks) == (("costs",), ())
    priced = CRAZY.changed(4, [("costs", (("8", 20),))])
    assert priced.along(4, CRAZY) == ((), ())
    assert priced.changed(4, [("wild", ("J",))]).along(4, priced) == ((), ("costs",))
    assert CRAZY.changed(4, [("deal", 10)]).along(4, CRAZY) == (("packs",), ())


def remarks(house_rules: HouseRules) -> list[str]:
    return [remark.text for remark in house_rules.rules(4).remarks(house_rules.base(4))]


def test_a_rank_that_became_wild_and_is_still_special_is_pointed_out_unless_the_host_has_made_it_so():
    assert remarks(CRAZY) == []
    (told,) = remarks(CRAZY.changed(4, [("wild", ("8", "A"))]))
    assert told == (
        "Some wild cards are still special, as in the plain game: Aces (reverse). "
        "You can change that under **Special cards**."
    )
    (told,) = remarks(KINGS.changed(4, [("wild", ("A", "7"))]))
    assert "the Ace of spades (give 1 each), Sevens (+2)." in told
    wild = CRAZY.changed(4, [("wild", ("A",))])
    assert remarks(with_card(wild, 4, "effects", cards_of("A"), None)) == []
    assert remarks(with_card(wild, 4, "effects", cards_of("A"), Effect("skip"))) == []
    assert remarks(CRAZY.changed(4, [("wild", ("9",))])) == []
