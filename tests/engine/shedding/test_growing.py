"""Rules that grow: the winner of a round adds one, and the match goes on by it (source: linked-variants.md, 5.19)."""

from dataclasses import replace

import pytest

from engine.chance.stream import Chance
from engine.core.actions import AddRule, Deal, Options
from engine.games.codec import decode, encode
from engine.games.rulebook import plain_lines
from engine.games.variants import variant
from engine.shedding.mechanics.rule_making import offers, said_of, sentence
from engine.tools.transcript import asked_seat
from tests.doors import (
    OFFERED,
    YOUNGER_RULES,
    YOUNGER_VALUES,
    Adding,
    Addition,
    Effect,
    Offer,
    State,
    act,
    check,
    determinize,
    options,
    public_view,
    start,
    steady,
    view,
)
from tests.engine.shedding.table import after, may_play, play, refusal, rules_of, table

GAME = "bartok"
JACKS_SKIP = Offer("effects", (("J", Effect("skip")),))


def won(*offered: Offer, seats: int = 3, **house_rules) -> State:
    """The first seat has just won a round, and may add one of these rules."""
    hands = ["3H", "4S 5S", "9C", "9D", "9H", "9S", "TC", "TD"][:seats]
    state = after(table(*hands, pile="KH", game=GAME, rules=house_rules), (0, play("3H")))
    return replace(state, pending=Adding(0, offered)) if offered else state


@pytest.mark.parametrize("seats", [3, 8])
def test_jokers_are_dealt_and_wild(seats):
    # source: linked-variants.md 5.19, "joker wild, announced <BK-e2>"
    rules = rules_of(GAME, seats)
    assert (rules.jokers, rules.wild, rules.effects) == (2, (), ())
    state = table("R* 3C", "4S 5S", "9C 9D", pile="KH", game=GAME)
    assert may_play(state) == {"R*"}
    assert after(state, (0, play("R*", "S", call=True))).suit == "S"
    assert rules_of("mao", seats).jokers == 0


def test_the_winner_may_add_a_rule_and_everyone_may_deal():
    state = won()
    assert isinstance(state.pending, Adding)
    assert (state.phase, state.turn, state.adding(), len(state.pending.offers)) == ("deal", 0, 0, OFFERED)
    assert options(state, 0).actions == (*map(AddRule, range(OFFERED)), Deal())
    assert options(state, 1) == options(state, 2) == Options(actions=(Deal(),))
    assert options(view(state, 0), 0) == options(state, 0)


def test_a_rule_is_in_force_from_the_next_deal_on_and_shows_who_added_it():
    state = after(won(JACKS_SKIP), (0, AddRule(0)))
    assert state.rules == rules_of(GAME, 3, effects=(("J", Effect("skip")),))
    assert state.added == (Addition(0, 1, "effects", (("J", Effect("skip")),), ()),)
    assert said_of(state.added[0]) == "Jacks: skip the next player."
    assert (state.pending, state.adding(), options(state, 0)) == (None, None, Options(actions=(Deal(),)))
    assert public_view(state).added == view(state, 2).added == state.added
    dealt = after(state, (1, Deal()))
    assert (dealt.rules, dealt.added, dealt.phase) == (state.rules, state.added, "play")


def test_whoever_deals_first_leaves_the_rules_as_they_are():
    state = after(won(JACKS_SKIP), (2, Deal()))
    assert (state.rules, state.added, state.pending) == (rules_of(GAME, 3), (), None)


def test_only_the_winner_adds_a_rule_and_only_one_that_is_offered():
    state = won(JACKS_SKIP)
    assert str(refusal(state, 1, AddRule(0))) == "The winner of the round adds a rule."
    assert str(refusal(state, 0, AddRule(1))) == "That rule isn’t on offer. Pick one of the others."
    assert refusal(after(state, (0, AddRule(0))), 0, AddRule(0)).rule == "grows"
    assert str(refusal(table("3H", "4S", pile="KH"), 0, AddRule(0))) == "The rules stay as they are at this table."


def test_nobody_adds_a_rule_after_a_match_or_a_round_that_no_one_won():
    over = after(table("3H", "KS KD", pile="KH", game=GAME, totals=(0, 95)), (0, play("3H")))
    assert (over.phase, over.pending) == ("over", None)
    assert won(grows="not").pending is None


def test_every_offer_fits_and_says_in_one_sentence_what_changes():
    for seats in (2, 5, 8):
        for number in range(5):
            state = replace(won(seats=seats), seed=str(number))
            offered = offers(state)
            assert len(set(offered)) == len(offered) == OFFERED
            for offer in offered:
                changed = replace(state.rules, **{offer.rule: offer.value})
                assert not changed.alike(state.rules, offer.rule)
                said = sentence(offer.rule, getattr(state.rules, offer.rule), offer.value)
                assert said.endswith(".")
                assert not set(said) & set("{}*")


def test_what_is_younger_than_stored_matches_is_not_offered():
    for number in range(60):
        for offer in offers(replace(won(), seed=str(number))):
            assert offer.rule not in YOUNGER_RULES
            assert offer.value not in YOUNGER_VALUES.get(offer.rule, ())


def test_a_rank_more_or_less_is_offered_and_the_others_stay():
    wild = ("8", "2", "J")
    offered = {
        offer.value for n in range(60) for offer in offers(replace(won(wild=wild), seed=str(n))) if offer.rule == "wild"
    }
    assert {value for value in offered if len(value) < 3} == {("2", "J"), ("8", "J"), ("8", "2")}
    assert {value[:3] for value in offered if len(value) > 2} == {wild}


def test_an_offer_changes_what_the_rulebook_says():
    state = won()
    assert isinstance(state.pending, Adding)
    for offer in state.pending.offers:
        changed = replace(state.rules, **{offer.rule: offer.value})
        assert plain_lines(changed) != plain_lines(state.rules), offer


def test_what_contradicts_a_rule_is_not_offered():
    """A card of last resort can give nothing away."""
    for number in range(15):
        state = replace(won(last_resort=("3", "4", "5", "6", "7")), seed=str(number))
        giving = [offer for offer in offers(state) if offer.rule == "effects" and "gift" in str(offer.value)]
        assert not any(row[0] in "34567" for offer in giving for row in offer.value)


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        (JACKS_SKIP, Offer("effects", (("5", Effect("draw", 2)), ("J", Effect("skip")))), (("5", Effect("draw", 2)),)),
        (Offer("wild", ("8",)), Offer("wild", ("8", "2")), ("2",)),
        (Offer("draws", 3), Offer("free_pass", True), 1),
    ],
)
def test_a_rule_that_was_added_can_be_taken_back_alone(first, second, left):
    state = after(won(first), (0, AddRule(0)))
    state = after(replace(state, pending=Adding(0, (second,))), (0, AddRule(0)))
    back = {offers(replace(state, seed=str(number)))[0] for number in range(8)}
    assert len(back) == 2
    assert Offer(first.rule, left) in back


def test_what_takes_a_rule_back_says_so():
    skips = (("J", Effect("skip")),)
    assert sentence("effects", skips, ()) == "Special cards: no longer Jacks."
    assert sentence("wild", ("8", "2"), ("8",)) == "Wild cards: no longer Twos."
    assert sentence("cancels", (), ("8",)) == "Cancelling cards: also Eights."
    assert sentence("draws", 1, 0) == "Cards drawn in a turn: until you can play."


def test_a_grown_match_is_stored_seen_and_imagined_as_it_is():
    state = after(won(JACKS_SKIP), (0, AddRule(0)))
    for each in (won(), state, after(state, (0, Deal()))):
        assert decode(State, encode(each)) == each
        thought = determinize(view(each, 1), Chance("what may be"))
        assert (thought.rules, thought.added, thought.pending) == (each.rules, each.added, each.pending)
        assert view(thought, 1) == view(each, 1)


def test_bots_that_win_pick_a_rule_by_chance():
    state = won()
    picked = {steady(view(state, 0), Chance(str(number))) for number in range(60)}
    assert {type(action) for action in picked} == {AddRule}
    assert len(picked) > OFFERED // 2


@pytest.mark.parametrize("seats", [2, 8])
def test_a_match_with_growing_rules_ends_and_replays_to_the_same(seats):
    state, rules = start(variant(GAME).rules(seats), "grown"), variant(GAME).rules(seats)
    course, chance = [], Chance("players")
    while state.phase != "over":
        seat = asked_seat(state)
        action = steady(view(state, seat), chance)
        assert check(state, seat, action) is None
        course.append((seat, action))
        state, _ = act(state, seat, action)
    assert len(state.added) == sum(score.winner is not None for score in state.sheet) - 1
    assert after(start(rules, "grown"), *course) == state
