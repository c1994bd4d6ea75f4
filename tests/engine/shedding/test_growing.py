"""Rules that grow: the winner of a round adds one, and the match goes on by it (source: linked-variants.md, 5.19)."""

from dataclasses import replace

import pytest

from engine.core.actions import AddRule
from engine.games.rulebook import plain_lines
from engine.games.variants import variant
from engine.matches.telling import tell
from tests import doors
from tests.doors import OFFERED, Adding, Addition, Effect, Offer, RuleAdded, State, added
from tests.engine.shedding.table import after, play, refusal, table

GAME = "bartok"
JACKS, FIVES = ("J", Effect("skip")), ("5", Effect("draw", 2))
JACKS_SKIP = Offer("effects", (JACKS,))


def won(*offered: Offer, seats: int = 3, seed: object = "built", added: tuple[Addition, ...] = (), **rules) -> State:
    """The first seat has just won a round, and may add one of these rules."""
    hands = ["3H", "4S 5S", "9C", "9D", "9H", "9S", "TC", "TD"][:seats]
    held = table(*hands, pile="KH", game=GAME, rules=rules, seed=str(seed), added=added)
    state = after(held, (0, play("3H")))
    return replace(state, pending=Adding(0, offered)) if offered else state


def offers(**about) -> tuple[Offer, ...]:
    pending = won(**about).pending
    return pending.offers if isinstance(pending, Adding) else ()


def test_only_the_winner_adds_a_rule_that_is_offered_and_nobody_after_a_match_or_where_the_rules_stay():
    state = won(JACKS_SKIP)
    assert str(refusal(state, 1, AddRule(0))) == "The winner of the round adds a rule."
    assert str(refusal(state, 0, AddRule(1))) == "That rule isn’t on offer. Pick one of the others."
    assert refusal(after(state, (0, AddRule(0))), 0, AddRule(0)).rule == "grows"
    assert str(refusal(table("3H", "4S", pile="KH"), 0, AddRule(0))) == "The rules stay as they are at this table."
    over = after(table("3H", "KS KD", pile="KH", game=GAME, totals=(0, 95)), (0, play("3H")))
    assert (over.phase, over.pending) == ("over", None)
    assert won(grows="not").pending is None


def test_every_offer_fits_says_in_one_sentence_what_changes_and_is_older_than_stored_matches():
    for seats in (2, 5, 8):
        for seed in range(8):
            rules, offered = variant(GAME).rules(seats), offers(seats=seats, seed=seed)
            assert len(set(offered)) == len(offered) == OFFERED
            for offer in offered:
                assert offer.rule not in doors.YOUNGER_RULES
                assert offer.value not in doors.YOUNGER_VALUES.get(offer.rule, ())
                changed = replace(rules, **{offer.rule: offer.value})
                assert offer.rule in changed.differing(rules)
                if not seed:
                    assert plain_lines(changed) != plain_lines(rules), offer
                said = tell(RuleAdded(0, offer.rule, offer.value, getattr(rules, offer.rule)), ["Ada"]) or ""
                assert said.endswith(".")
                assert not set(said) & set("{}*")


@pytest.mark.slow
def test_a_rank_more_or_less_is_offered_and_the_others_stay_but_not_to_draw_as_many_as_one_likes():
    for seed in range(20):
        assert Offer("draws", doors.AS_MANY_AS_LIKED) not in offers(seed=seed, draws=doors.AS_MANY_AS_LIKED - 1)
    assert offers(draws=doors.AS_MANY_AS_LIKED, after_drawing="any card")
    wild = ("8", "2", "J")
    offered = {offer.value for seed in range(60) for offer in offers(wild=wild, seed=seed) if offer.rule == "wild"}
    assert {value for value in offered if len(value) < 3} == {("2", "J"), ("8", "J"), ("8", "2")}
    assert {value[:3] for value in offered if len(value) > 2} == {wild}


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        (JACKS_SKIP, Offer("effects", (FIVES, JACKS)), (FIVES,)),
        (Offer("wild", ("8",)), Offer("wild", ("8", "2")), ("2",)),
        (Offer("draws", 3), Offer("free_pass", True), 1),
    ],
)
def test_a_rule_that_was_added_can_be_taken_back_alone(first, second, left):
    state = after(won(first), (0, AddRule(0)))
    both = added(after(replace(state, pending=Adding(0, (second,))), (0, AddRule(0))))
    rules = {first.rule: first.value, second.rule: second.value}
    back = {offers(seed=seed, added=both, **rules)[0] for seed in range(8)}
    assert len(back) == 2
    assert Offer(first.rule, left) in back


@pytest.mark.parametrize(
    ("rule", "before", "value", "said"),
    [
        ("effects", (), (JACKS,), "Jacks: skip the next player."),
        ("effects", (JACKS,), (), "Special cards: no longer Jacks."),
        ("wild", ("8", "2"), ("8",), "Wild cards: no longer Twos."),
        ("cancels", (), ("8",), "Cancelling cards: also Eights."),
        ("draws", 1, 0, "Cards drawn in a turn: until you can play."),
    ],
)
def test_it_is_said_what_changed(rule, before, value, said):
    assert tell(RuleAdded(0, rule, value, before), ["Ada"]) == f"Ada added a rule. {said}"
