"""Every match ends with any players and rules: a round without progress is ended and scored."""

import random
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import Phase, given, strategies as st

from engine.core.actions import Accept, Discard, Draw, Play, TakeBack
from engine.core.match import MatchState, RoundEnded
from engine.core.packs.french import RANKS
from engine.core.ruleset import Ruleset
from engine.games.house_rules import HouseRules
from engine.games.registry import match_begun
from engine.games.rulebook import small_print
from engine.games.variants import VARIANTS, variant
from engine.matches.telling import tell
from tests import drawn
from tests.doors import Effect, Rules, State
from tests.engine.recorded import course
from tests.engine.shedding.table import table
from tests.engine.str8.space import any_sequence_rules
from tests.engine.str8.table import table as sequences
from tests.engine.strategies import SEEDS, any_rules, offered, random_action
from tests.examples import examples
from tests.simulation import BOUND

PLAYERS = ("random", "easy", "steady")
GENERATE = (Phase.explicit, Phase.generate)  # a match that does not end is long, and making it simpler takes minutes


def states(rules: Ruleset, seed: object, player: str) -> Iterator[MatchState]:
    if player != "random":
        yield from (step.after for step in course(rules, str(seed), player))
        return
    state, chance = match_begun(rules, str(seed)), random.Random(f"{player} {seed}")
    while state.phase != "over":
        assert state.asked < BOUND
        state, _ = state.act(*random_action(state, chance))
        yield state


def last(rules: Ruleset, seed: object, player: str) -> MatchState:
    return deque(states(rules, seed, player), 1)[0]


NAMES = ("Ada", "Ben")
HELD = ("4C 9C TC", "9D KD")  # 25 points with the card that is drawn, and 19
SCORES = {"penalty": (None, (25, 19)), "collect": (1, (0, 6)), "rounds": (1, (0, 1))}


def on_and_on(asked: int, **house_rules: Any) -> State:
    """A first round between two in which so many questions were put, before a draw that ends the turn."""
    return table(*HELD, pile="KH", stock="2S 3S", rules=house_rules, asked=asked)


@pytest.mark.parametrize("scoring", SCORES)
def test_a_round_that_does_not_get_on_ends_and_is_scored_as_a_blocked_one(scoring):
    state = on_and_on(1999, scoring=scoring, rounds_to_win=2)
    over, happened = state.act(0, Draw())
    score, (winner, points) = over.sheet[0], SCORES[scoring]
    assert (over.phase, score.winner, score.points, score.costs) == ("deal", winner, points, (25, 19))
    ended = next(event for event in happened if isinstance(event, RoundEnded))
    assert tell(ended, NAMES).startswith("The round has gone on too long, so it ends here.")
    assert replace(state, asked=1998).act(0, Draw())[0].phase == "play"
    later, _ = replace(state, asked=7000, asked_before=5002).act(0, Draw())
    assert later.phase == "play", "what was asked in rounds before doesn't count"


def test_a_match_that_does_not_get_on_ends_with_its_round_and_a_tie_is_shared():
    late = {"asked": 9999, "asked_before": 9990}
    for totals, champions in (((10, 16), (0, 1)), ((10, 17), (0,)), ((90, 95), (1,))):
        over, _ = replace(on_and_on(0), **late, totals=totals).act(0, Draw())
        assert (over.phase, over.winners) == ("over", champions)
    collected, _ = replace(on_and_on(0, scoring="collect"), **late, totals=(8, 1)).act(0, Draw())
    assert (collected.totals, collected.winners) == ((8, 7), (0,))
    knocked = replace(on_and_on(0, knockout="at the target"), **late, totals=(3, 9))
    assert knocked.act(0, Draw())[0].winners == (0, 1), "both are still in it"


def test_a_match_begun_before_goes_on_as_it_did_for_as_long_as_it_could_be_recorded():
    state = on_and_on(99_998, reading=5)
    state, _ = state.act(0, Draw())
    assert state.phase == "play"
    state, _ = replace(state, turn=0).act(0, Draw())
    assert state.phase == "over"


def test_a_joker_that_may_be_challenged_is_decided_about_before_a_round_ends():
    state = table("R* 4C 9C TC", "9D KD", pile="KH", game="kings-reverse", asked=1999)
    bluff = next(way for way in offered(state, 0) if isinstance(way, Play) and way.cards == ("R*",))
    state, _ = state.act(0, bluff)
    assert (state.phase, state.asked >= state.last_question) == ("play", True)
    assert state.act(1, Accept())[0].sheet[0].how == "too long"


def test_a_player_who_takes_back_again_and_again_ends_the_round():
    state = replace(table("KD 9C TC", "9D KS", pile="KH"), takes_back=True)
    while state.phase == "play":
        action = TakeBack() if state.undo else Play(("KD",))
        state, _ = state.act(0, action)
    assert state.asked == 2001


def test_a_round_of_the_sequence_game_ends_between_two_turns():
    state = sequences("6 8 12", "24 10 14", "15 16 18", sequences=("4 8", "2 4", "3"), asked=2999)
    drawn, _ = state.act(0, Draw())
    assert (drawn.phase, drawn.asked >= drawn.last_question) == ("play", True)
    over, _ = drawn.act(0, Discard("12"))
    score = over.sheet[0]
    assert (over.phase, score.how, score.winner) == ("deal", "too long", None)
    assert score.points[1:] == (6 - 48, 3 - 49)
    late = replace(drawn, asked=10_000, totals=(0, 142, 146))
    assert late.act(0, Discard("12"))[0].winners == (1, 2), "equal bests share it"


@pytest.mark.parametrize("key", ["up-and-down", "countdown", "str8-eight"])
def test_the_small_print_says_when(key):
    rules = variant(key).rules(4)
    text = small_print(rules)
    ends = "ends with no winner" if key == "str8-eight" else "counts as blocked"
    assert f"After {'10,000' if key == 'countdown' else '4,000'} moves, a round {ends}" in text
    assert ("After 10,000 moves in all, the match ends" in text) == (key != "countdown"), "a single round is the match"
    assert small_print(rules, one_round=True) in text
    assert f"After 100,000 moves, a round {ends}" in small_print(replace(rules, reading=5))


@pytest.mark.every_game
@pytest.mark.parametrize("key", VARIANTS)
def test_every_named_game_ends_with_random_play(key):
    for seats in drawn.one_of(VARIANTS[key].seats, key):
        assert last(VARIANTS[key].rules(seats), drawn.seed(), "random").phase == "over"


@pytest.mark.parametrize(
    ("key", "seats", "changes"),
    [
        ("crazy-eights", 5, {"draws": 0, "after_drawing": "drawn card"}),
        pytest.param("up-and-down", 5, {"goal": "countdown"}, marks=pytest.mark.slow),
        pytest.param("crazy-eights", 8, {"goal": "countdown", "matching": "next rank"}, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("player", PLAYERS)
def test_rules_by_which_rounds_would_not_end_come_to_an_end(key, seats, changes, player):
    rules = variant(key).rules(seats).changed(changes)
    assert last(rules, 3, player).phase == "over"


@st.composite
def rules_to_the_edge(draw: Any) -> Rules:
    """Any rules, many with so many draw cards, or so few cards that count, as only a wicked host would pick."""
    fixed: dict[str, Any] = {}
    if draw(st.booleans()):
        ranks = draw(st.lists(st.sampled_from(RANKS), min_size=1, max_size=13, unique=True))
        fixed["effects"] = tuple((rank, Effect("draw", draw(st.sampled_from((1, 2, 4, 10))))) for rank in ranks)
    if draw(st.booleans()):
        one = draw(st.sampled_from(RANKS))
        fixed["costs"] = tuple((rank, draw(st.integers(1, 50)) if rank == one else 0) for rank in RANKS)
    return draw(any_rules(**fixed))


@examples(10, database=None, phases=GENERATE)
@given(
    rules=rules_to_the_edge() | any_sequence_rules(),
    target=st.sampled_from((10, 30, 60)),
    deal=st.integers(1, 4),
    player=st.sampled_from(PLAYERS),
    seed=SEEDS,
)
def test_a_match_by_any_rules_ends(rules, target, deal, player, seed):
    """To a small target, or counting down from a few cards, so that it takes no longer than it must."""
    counting = isinstance(rules, Rules) and rules.goal != "round"
    short = replace(rules, target=target, **({"deal": min(deal, rules.deal)} if counting else {}))
    assert last(short, seed, player).phase == "over"


@pytest.mark.slow
@pytest.mark.parametrize("player", ["random", "easy", pytest.param("steady", marks=pytest.mark.long)])
@examples(8, database=None, phases=GENERATE)
@given(rules=rules_to_the_edge() | any_sequence_rules(), seed=SEEDS)
def test_a_match_by_any_rules_ends_however_long(player, rules, seed):
    assert last(rules, seed, player).phase == "over"


@pytest.mark.parametrize("changes", [{}, {"last_resort": ("4",), "play_direction": "counterclockwise"}])
@pytest.mark.parametrize("seed", [2, 5])
def test_rounds_with_hidden_rules_stay_short_enough_for_people(changes: dict[str, Any], seed: int):
    """Among players who play to win and know the rules they added, a hundred actions for each hand to be emptied."""
    rules, actions = HouseRules("super-crazy-eights", (("grows", "hidden"), *changes.items())).rules(5), 0
    for state in states(rules, seed, "steady"):
        actions = 0 if state.phase == "deal" else actions + 1
        assert actions < 750


@pytest.mark.parametrize("seats", [2, 4])
def test_kadi_with_one_winning_card_only_comes_to_its_end(seats: int):
    others = tuple(card for card in variant("kadi").rules(seats).table.one_pack if card != "4H")
    state = last(HouseRules("kadi", (("not_last", others),)).rules(seats), "one", "random")
    assert state.sheet[-1].how in ("blocked", "too long") or state.pile[-1] == "4H"
