"""Runs, chains, and cards that take their suit along. Source: linked-variants.md, 1.6, 1.7, 5.3, 5.4, 5.8 ("LV")."""

from dataclasses import replace

import pytest

from engine.core.actions import Call, Catch, Draw, Play
from engine.core.packs.french import JOKERS
from engine.core.plays import complete_plays
from tests.doors import Effect, Reversed, Skipped, options, view
from tests.engine.shedding.table import after, events, may_play, names, play, refusal, table

RUNS, CHAINS = {"groups": "runs"}, {"groups": "chains"}
SEVENS = (("7", Effect("suit")),)
DUMPS = {"groups": "none", "effects": SEVENS, "wild": ()}


def joining(state, *chosen: str) -> set[str]:
    """What may go on top of these cards."""
    return set(options(state, state.turn, chosen).cards)


def stops(state, cards: str) -> bool:
    """Whether a play of these cards may be made."""
    return options(state, state.turn, tuple(cards.split())).complete


# Runs


def test_a_run_goes_up_or_down_in_its_suit_and_on_the_way_it_began():
    # source: LV 5.3, "runs up or down in suit"
    state = table("3S 4S 5S 6S 5H KS", "9H TH", pile="9S", rules=RUNS)
    assert joining(state, "4S") == {"3S", "5S"}
    assert joining(state, "4S", "5S") == {"6S"}
    assert joining(state, "5S", "4S") == {"3S"}
    assert stops(state, "3S 4S 5S 6S")
    assert not stops(state, "4S 5S 4S")
    assert not stops(state, "4S 6S")
    assert not stops(state, "5S 5H")


def test_the_ace_is_below_the_two_and_no_run_goes_round_the_corner():
    state = table("QS KS AS 2S 3S", "9H TH", pile="9S", rules=RUNS)
    assert joining(state, "KS") == {"QS"}
    assert joining(state, "AS") == {"2S"}
    assert joining(state, "2S") == {"AS", "3S"}


def test_a_run_passes_over_the_numbers_that_a_shape_lacks():
    hands = "cX eX gX jX cO eO gO gY hY", "jV jU"
    state = table(*hands, pile="aX", game="whot", rules=RUNS)
    older = replace(state, rules=replace(state.rules, reading=5))
    assert (joining(state, "cX"), joining(older, "cX")) == ({"eX"}, set()), "crosses have no 4"
    assert (joining(state, "gX"), joining(older, "gX")) == ({"eX", "jX"}, {"eX"}), "nor 6, 8 and 9"
    assert stops(state, "cX eX gX jX")
    circles = replace(state, pile=("aO",))
    assert (joining(circles, "cO"), joining(circles, "eO")) == (set(), {"gO"}), "circles have a 4, and no 6"


@pytest.mark.parametrize("rules", [RUNS, CHAINS])
def test_the_first_card_must_match_and_the_next_player_follows_the_last(rules):
    state = table("4S 5S 6S 9C 9D", "6D 4C 8H", pile="4D", rules=rules)
    assert may_play(state) == {"4S", "9D"}
    laid = after(state, (0, play("4S 5S 6S")))
    assert (laid.pile[-3:], laid.turn, may_play(laid)) == (("4S", "5S", "6S"), 1, {"6D", "8H"})


@pytest.mark.parametrize("rules", [RUNS, CHAINS])
def test_a_wild_card_opens_a_run_in_its_own_suit_on_anything(rules):
    # source: LV 5.3, "Rec. yes, it is wild as first card"
    state = table("8S 9S 7S 3C", "6D 4C", pile="4D", rules=rules)
    assert may_play(state) == {"8S"}
    laid = after(state, (0, play("8S 9S")))
    assert (laid.pile[-1], laid.suit) == ("9S", None)


def test_a_wild_card_at_the_end_of_a_run_picks_the_suit():
    state = table("6S 7S 8S 3C 5C", "6D 4C", pile="4S", rules=RUNS)
    assert options(state, 0, ("6S", "7S")).suits == ()
    assert after(state, (0, play("6S 7S 8S", "H"))).suit == "H"


def test_on_a_debt_only_the_first_card_must_answer():
    rules = RUNS | {"stacking": "any draw card"}
    state = table("2S 3S 4S 9C 3C", "2D 4C", pile="2H", debt=2, rules=rules)
    assert may_play(state) == {"2S"}
    laid = after(state, (0, play("2S 3S 4S")))
    assert (laid.debt, may_play(laid)) == (4, {"2D"})


def test_a_draw_card_under_another_cannot_be_answered_with_its_rank():
    state = table("2S 3S 4S 9C 3C", "2D 4C", "6D 7D", pile="2H", debt=2, rules=RUNS)
    laid = after(state, (0, play("2S 3S 4S")))
    assert (laid.debt, len(laid.hands[1]), laid.turn) == (0, 6, 2)


def test_a_last_resort_goes_with_its_equals_alone():
    rules = CHAINS | {"last_resort": ("K",), "bluffing": True}
    state = table("QS KS KH JS 3C", "6D 4C", pile="4S", rules=rules)
    assert joining(state, "QS") == {"JS"}
    assert joining(state, "KS") == {"KH"}


def test_after_a_draw_a_drawn_card_is_played_by_itself_but_where_any_card_may_be():
    alone = table("4C 9C", "6D 4D", pile="3S", stock="4S 5S", rules=CHAINS | {"after_drawing": "drawn card"})
    assert joining(after(alone, (0, Draw())), "4S") == set()
    freely = table("4C 9C", "6D 4D", pile="3S", stock="4S 5S", rules=CHAINS | {"after_drawing": "any card"})
    assert joining(after(freely, (0, Draw())), "4S") == {"4C"}


# Chains


def test_a_chain_mixes_runs_and_equal_ranks():
    # source: LV 5.3, "changes between them"; its page: "A 2 3 of spades, three of hearts and of diamonds, four"
    state = table("AS 2S 3S 3H 3D 4D 9C", "6D 4C", pile="8S", rules=CHAINS)
    assert joining(state, "AS", "2S", "3S") == {"3H", "3D"}
    assert joining(state, "AS", "2S", "3S", "3H", "3D") == {"4D"}
    assert stops(state, "AS 2S 3S 3H 3D 4D")


def test_a_chain_turns_only_where_two_cards_of_one_rank_follow_each_other():
    state = table("4S 5S 4S 6S 6H 5H 9C", "6D 4C", pile="8S", rules=CHAINS | {"packs": 2})
    assert not stops(state, "4S 5S 4S")
    assert stops(state, "4S 5S 6S 6H 5H")


def test_every_special_card_in_a_chain_acts():
    special = {"effects": (("A", Effect("reverse")), ("2", Effect("draw", 2)), ("Q", Effect("skip")))}
    special |= {"stacking": "any draw card"}
    four = ["6D 4C 2C", "6C 7C 9D", "2D TC TH"]
    state = table("AS 2S 2H AH 3C", *four, pile="8S", rules=CHAINS | special)
    laid = after(state, (0, play("AS 2S 2H AH")))
    assert (laid.direction, laid.debt, laid.turn) == (1, 4, 1), "two reverses cancel out"
    top = CHAINS | special | {"group_reverse": "top one"}
    laid = after(table("AS 2S 2H AH 3C", *four, pile="8S", rules=top), (0, play("AS 2S 2H AH")))
    assert (laid.direction, laid.debt, laid.turn) == (-1, 4, 3)


def test_jokers_chain_with_jokers_alone():
    state = table("R* B* KS AS 3C", "6D 4C", pile="8S", rules=CHAINS | {"jokers": 2})
    assert joining(state, "R*") == {"B*"}
    assert joining(state, "KS").isdisjoint(JOKERS)


def test_the_word_is_due_with_a_chain_that_leaves_one_card_and_none_with_one_that_goes_out():
    state = table("4S 5S 5H 9C", "6D 4C", pile="8S", rules=CHAINS | {"call": "catch"})
    assert not options(state, 0, ("4S", "5S")).call
    assert options(state, 0, ("4S", "5S", "5H")).call
    silent = after(state, (0, play("4S 5S 5H")))
    assert Catch(0) in options(silent, 1).actions
    assert Call() in options(silent, 0).actions
    out = after(table("4S 5S 5H", "6D 4C", pile="8S", rules=CHAINS), (0, play("4S 5S 5H")))
    assert out.sheet[-1].winner == 0


@pytest.mark.parametrize(
    ("rules", "cards", "why"),
    [
        (RUNS, "4S 5H", "4♠ 5♥ can’t be played together: that takes a run of one suit, up or down. Play 4♠ by itself."),
        (CHAINS, "4S 6S", "next to it in the same suit"),
        (DUMPS, "4S 5S", "the card that lets you play more of its suit must go first"),
        (DUMPS, "7S 7H", "the others must have the suit of the first"),
    ],
)
def test_why_cards_are_no_chain(rules, cards, why):
    state = table("4S 5H 5S 6S 7S 7H 9C", "6D 4C", pile="8S", rules=rules)
    assert why in str(refusal(state, 0, play(cards)))


def test_marriages_are_runs_where_there_are_runs():
    state = table("KS QS JS 9C", "6D 4C", pile="8S", rules=RUNS | {"marriage": True})
    assert not state.rules.field("marriage").applies(state.rules)
    assert stops(state, "KS QS JS")


# A card that takes its suit along


def test_with_a_dumping_card_go_any_others_of_its_suit_in_any_order():
    # source: LV 5.3, "7: lay any or all cards of that suit"
    state = table("7S KS 2S 7H 5S 4D", "6D 4C", pile="8S", rules=DUMPS)
    assert joining(state, "7S") == {"KS", "2S", "5S"}
    assert joining(state, "KS") == set()
    assert stops(state, "7S 2S KS 5S")
    assert stops(state, "7S KS")
    assert stops(state, "7S")
    laid = after(state, (0, play("7S 2S KS 5S")))
    assert (laid.pile[-1], laid.hands[0]) == ("5S", ("7H", "4D"))


def test_what_is_dumped_acts():
    effects = (*SEVENS, ("K", Effect("reverse")), ("Q", Effect("skip")))
    state = table("7S KS QS 4D", "6D 4C", "9C TC", pile="8S", rules=DUMPS | {"effects": effects})
    happened = events(state, 0, play("7S KS QS"))
    assert [type(event) for event in happened if isinstance(event, Reversed | Skipped)] == [Reversed, Skipped]


def test_a_joker_has_no_suit_to_take_along():
    rules = {"effects": (("*", Effect("suit")),), "jokers": 1, "groups": "none"}
    assert joining(table("R* KS 4D", "6D 4C", pile="8S", rules=rules), "R*") == set()


# Computer players


def test_a_computer_player_sees_the_longest_chain():
    state = table("AS 2S 3S 3H 3D 4D 9C", "6D 4C", pile="8S", rules=CHAINS)
    found = complete_plays(options, view(state, 0))
    assert max(len(one.cards) for one in found) == 6
    assert all(options(state, 0, one.cards).complete for one in found)


def test_a_computer_player_dumps_its_whole_suit():
    state = table("7S KS 2S 7H 5S 4D 9S TS", "6D 4C", pile="8S", rules=DUMPS)
    found = complete_plays(options, view(state, 0))
    assert {one.cards[-1] for one in found if len(one.cards) == 6} == {"KS", "2S", "5S", "9S", "TS"}


def test_a_hand_full_of_neighbours_has_only_so_many_plays_to_weigh():
    hand = " ".join(f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "SHDC")
    state = table(hand, "6D 4C", pile="8S", rules=CHAINS | {"packs": 2})
    found = complete_plays(options, view(state, 0))
    assert len(found) < 20_000
    assert max(len(one.cards) for one in found) > 20


def test_a_chain_is_told_card_by_card():
    state = table("4S 5S 6S 6H 9C TC", "6D 4C", pile="8S", rules=CHAINS)
    happened = events(state, 0, Play(("4S", "5S", "6S", "6H")))
    assert names(happened)[0] == "Played"
