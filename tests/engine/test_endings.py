"""Every match ends, whoever plays it and by which rules: a round that doesn't get on is ended and scored.

Rules by which most rounds would need that are refused with the reason (source: rulings.md, "Every match ends").
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import Phase, given
from hypothesis import strategies as st

from engine.core.actions import Accept, Discard, Draw, Play, TakeBack
from engine.core.events import RoundEnded
from engine.core.packs.french import RANKS
from engine.core.ruleset import RulesError, Ruleset
from engine.core.state import MatchState
from engine.games.codec import decode, encode
from engine.games.house_rules import HouseRules
from engine.games.rulebook import small_print
from engine.games.sharing import BadCode, code_of, house_of
from engine.games.variants import VARIANTS, variant
from engine.matches.telling import tell
from engine.shedding.play.moves import act
from engine.shedding.rules.choices import Growth
from engine.shedding.rules.effects import Effect
from engine.shedding.rules.rules import Rules
from engine.shedding.state import State
from engine.str8.game import STR8
from engine.str8.rules import SequenceRules
from engine.tools.simulation import BOUND, choosers
from engine.tools.transcript import asked_seat
from tests.engine.shedding.table import table
from tests.engine.str8.space import any_sequence_rules
from tests.engine.str8.table import table as sequences
from tests.engine.strategies import SEEDS, any_rules, game_of, offered, random_action
from tests.examples import examples

PLAYERS = ("random", "easy", "steady")
DO_ANYTHING = ("random", "easy")
IN_THE_GATE = ("every card draws one, odd", "one rank at a time")
SOON = 500  # actions in which a match that ends gets somewhere

GENERATE = (Phase.explicit, Phase.generate)  # a match that does not end is long, and making it simpler takes minutes
some, many, fewer = (examples(number, database=None, phases=GENERATE) for number in (3, 20, 8))


def course(rules: Ruleset, seed: object, player: str) -> Iterator[MatchState]:
    """The states of a match that all seats play alike."""
    chance = random.Random(f"{player} {seed}")
    at_table = choosers(["easy" if player == "random" else player] * rules.seats, str(seed))
    game = next(game.game for game in VARIANTS.values() if isinstance(rules, game.game.rules))
    state = game.start(rules, str(seed))
    while state.phase != "over":
        if player == "random":
            seat, action = random_action(state, chance)
        else:
            seat = asked_seat(state)
            action = at_table[seat](game, state, seat)
        state, _happened = game.act(state, seat, action)
        yield state


def after(rules: Ruleset, seed: object, player: str, actions: int) -> MatchState:
    """The match after so many actions, or at its end."""
    for number, state in enumerate(course(rules, seed, player), start=1):
        if number == actions or state.phase == "over":
            return state
    raise AssertionError("a match has a first action")


# What is ended


NAMES = ("Ada", "Ben")
HELD = ("4C 9C TC", "9D KD")  # 25 points with the card that is drawn, and 19
SCORES = {
    "penalty": (None, (25, 19)),
    "collect": (1, (0, 6)),
    "rounds": (1, (0, 1)),
}


def on_and_on(asked: int, **house_rules: Any) -> State:
    """A first round between two in which so many questions were put, before a draw that ends the turn."""
    return table(*HELD, pile="KH", stock="2S 3S", rules=house_rules, asked=asked)


@pytest.mark.parametrize("scoring", SCORES)
def test_a_round_that_does_not_get_on_ends_and_is_scored_as_a_blocked_one(scoring):
    state = on_and_on(1999, scoring=scoring, rounds_to_win=2)
    over, happened = act(state, 0, Draw())
    score, (winner, points) = over.sheet[0], SCORES[scoring]
    assert (over.phase, score.winner, score.points, score.costs) == ("deal", winner, points, (25, 19))
    ended = next(event for event in happened if isinstance(event, RoundEnded))
    assert tell(ended, NAMES).startswith("The round has gone on for so long that it ends here.")
    assert act(replace(state, asked=1998), 0, Draw())[0].phase == "play"
    later, _ = act(replace(state, asked=7000, asked_before=5002), 0, Draw())
    assert later.phase == "play", "what was asked in rounds before doesn't count"


def test_a_match_that_does_not_get_on_ends_with_its_round_and_a_tie_is_shared():
    late = {"asked": 9999, "asked_before": 9990}
    for totals, champions in (((10, 16), (0, 1)), ((10, 17), (0,)), ((90, 95), (1,))):
        over, _ = act(replace(on_and_on(0), **late, totals=totals), 0, Draw())
        assert (over.phase, over.winners) == ("over", champions)
    collected, _ = act(replace(on_and_on(0, scoring="collect"), **late, totals=(8, 1)), 0, Draw())
    assert (collected.totals, collected.winners) == ((8, 7), (0,))
    knocked = replace(on_and_on(0, knockout="at the target"), **late, totals=(3, 9))
    assert act(knocked, 0, Draw())[0].winners == (0, 1), "both are still in it"


def test_a_match_begun_before_goes_on_as_it_did_for_as_long_as_it_could_be_recorded():
    state = on_and_on(99_998, reading=5)
    state, _ = act(state, 0, Draw())
    assert state.phase == "play"
    state, _ = act(replace(state, turn=0), 0, Draw())
    assert state.phase == "over"


def test_a_joker_that_may_be_challenged_is_decided_about_before_a_round_ends():
    state = table("R* 4C 9C TC", "9D KD", pile="KH", game="kings-reverse", asked=1999)
    bluff = next(way for way in offered(state, 0) if isinstance(way, Play) and way.cards == ("R*",))
    state, _ = act(state, 0, bluff)
    assert (state.phase, state.round_too_long) == ("play", True)
    assert act(state, 1, Accept())[0].sheet[0].how == "too long"


def test_a_player_who_takes_back_again_and_again_ends_the_round():
    state = replace(table("KD 9C TC", "9D KS", pile="KH"), takes_back=True)
    while state.phase == "play":
        action = TakeBack() if state.undo else Play(("KD",))
        state, _ = act(state, 0, action)
    assert state.asked == 2001


def test_a_round_of_the_sequence_game_ends_between_two_turns():
    state = sequences("6 8 12", "24 10 14", "15 16 18", sequences=("4 8", "2 4", "3"), asked=2999)
    drawn, _ = STR8.act(state, 0, Draw())
    assert (drawn.phase, drawn.round_too_long) == ("play", True)
    over, _ = STR8.act(drawn, 0, Discard("12"))
    score = over.sheet[0]
    assert (over.phase, score.how, score.winner) == ("deal", "too long", None)
    assert score.points[1:] == (6 - 48, 3 - 49)
    late = replace(drawn, asked=10_000, totals=(0, 142, 146))
    assert STR8.act(late, 0, Discard("12"))[0].winners == (1, 2), "equal bests share it"


@pytest.mark.parametrize("key", ["up-and-down", "countdown", "str8-eight"])
def test_the_small_print_says_when(key):
    rules = variant(key).rules(4)
    text = small_print(rules)
    assert f"After {10_000 if key == 'countdown' else 4000} moves, a round ends" in text
    assert ("After 10000 moves, the match ends too" in text) == (key != "countdown"), "a single round is the match"
    assert small_print(rules, one_round=True) in text
    assert "After 100000 moves, a round ends" in small_print(replace(rules, reading=5))


@pytest.mark.long
@pytest.mark.parametrize("key", VARIANTS)
def test_every_named_game_ends_for_every_number_of_seats_whoever_plays(key):
    game = variant(key)
    not_over = [
        (seats, player)
        for seats in game.seats
        for player in PLAYERS
        if after(game.rules(seats), f"all {seats}", player, BOUND).phase != "over"
    ]
    assert not not_over


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
    assert after(rules, 3, player, BOUND).phase == "over"


# What is accepted


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


@some
@given(rules=rules_to_the_edge() | any_sequence_rules(), seed=SEEDS, player=st.sampled_from(PLAYERS))
def test_a_match_by_any_rules_ends(rules, seed, player):
    assert after(rules, seed, player, BOUND).phase == "over"


@pytest.mark.slow
@fewer
@given(rules=rules_to_the_edge(), seed=SEEDS)
def test_matches_that_are_accepted_end_with_random_play(rules, seed):
    assert after(rules, seed, "random", BOUND).phase == "over"


@pytest.mark.long
@pytest.mark.parametrize("player", PLAYERS)
@many
@given(rules=rules_to_the_edge(), seed=SEEDS)
def test_every_match_that_is_accepted_ends(player, rules, seed):
    assert after(rules, seed, player, BOUND).phase == "over"


@pytest.mark.slow
@pytest.mark.parametrize("player", DO_ANYTHING)
@fewer
@given(rules=any_sequence_rules(), seed=SEEDS)
def test_every_match_of_the_sequence_game_that_is_accepted_ends(player, rules, seed):
    assert after(rules, seed, player, BOUND).phase == "over"


# Rules that grow hidden, among players who play to win and know the rules that they added themselves


def longest_round(rules: Rules, seed: object) -> int:
    """The actions of the longest round of a match of steady players. None is longer than this looks."""
    longest = actions = 0
    for state in course(rules, seed, "steady"):
        actions = 0 if state.phase == "deal" else actions + 1
        longest = max(longest, actions)
        if longest > TOO_LONG * rules.hands_to_win:
            break
    return longest


TOO_LONG = 1500  # actions for each hand to be emptied: among people who meet, a round of a hundred is long


@pytest.mark.parametrize("changes", [{}, {"last_resort": ("4",), "play_direction": "counterclockwise"}])
@pytest.mark.parametrize("seed", [2, 5])
def test_rounds_with_hidden_rules_stay_short_enough_for_people(changes: dict[str, Any], seed: int):
    house_rules = HouseRules("super-crazy-eights", (("grows", "hidden"), *changes.items()))
    assert longest_round(house_rules.chosen(5), seed) < TOO_LONG / 2


@pytest.mark.parametrize("game", ["makao", "one-card", "last-card", "blackjack"])
def test_hidden_rules_beside_many_draw_cards_are_refused(game: str):
    with pytest.raises(RulesError, match="hide no rules"):
        HouseRules(game, (("grows", "hidden"),)).chosen(3)


@pytest.mark.slow
@fewer
@given(rules=any_rules(grows=Growth.HIDDEN), seed=SEEDS)
def test_rounds_by_any_hidden_rules_that_are_accepted_come_to_an_end(rules, seed):
    assert longest_round(rules, seed) <= TOO_LONG * rules.hands_to_win


def test_no_named_game_and_no_ready_made_set_is_refused():
    for key, game in VARIANTS.items():
        for seats in game.seats:
            rules = game.rules(seats)
            rules.check_it_ends()
            for made in (*game.game.ready_made, *game.ready_made):
                if made.key != "draw-until" or rules.suits_match:  # refused where ranks fit so seldom
                    HouseRules(key).changed(seats, made.changes(rules).items())


# What is refused


def all_draw(count: int, ranks: str = RANKS) -> tuple[tuple[str, Effect], ...]:
    return tuple((rank, Effect("draw", count)) for rank in ranks)


def only(card: str, points: int) -> tuple[tuple[str, int], ...]:
    """The costs of a pack in which one card counts."""
    return (*((rank, 0) for rank in RANKS if rank != card), (card, points))


FULL, CHEAP, BACK = "Draw penalties would fill hands", "Cards count so little", "going backwards loses points"
FEW_ANSWERS = "So few cards answer questions"
SAME_SUIT, ROUND, SELDOM = (
    "cards must change the suit",
    "one suit around for ever",
    "One rank up or down fits so seldom",
)
FALL, HIT = "Last cards would take off more points than rounds bring", "fall back to 0 again and again"
ENDLESS: dict[str, tuple[Ruleset, str]] = {
    "every card draws one, odd": (Rules(seats=3, effects=all_draw(1), stacking="none"), FULL),
    "every card draws ten, odd": (Rules(seats=3, effects=all_draw(10), stacking="none"), FULL),
    "every card draws ten, five": (
        Rules(seats=5, packs=2, deal=13, effects=all_draw(10), stacking="none"),
        FULL,
    ),
    "every card draws ten, many packs": (
        Rules(seats=8, packs=6, effects=all_draw(10), stacking="none"),
        FULL,
    ),
    "only its own rank answers": (Rules(seats=3, effects=all_draw(10)), FULL),
    "a few answer each other, two": (
        Rules(seats=2, deal=13, effects=all_draw(5, RANKS[:6]), stacking="any draw card"),
        FULL,
    ),
    "seven ranks, many packs": (Rules(seats=4, packs=6, effects=all_draw(10, RANKS[:7])), FULL),
    "two ranks, many packs": (Rules(seats=3, packs=6, effects=all_draw(10, "23")), FULL),
    "challenges in vain": (
        Rules(seats=2, packs=6, last_resort=tuple(RANKS), bluffing=True, challenge_penalty=10, call="catch", draws=20),
        FULL,
    ),
    "one card counts a point": (Rules(seats=2, costs=only("KS", 1), target=1000), CHEAP),
    "one rank counts a point": (Rules(seats=2, costs=only("K", 1), target=1000), CHEAP),
    "Twos alone answer": (Rules(seats=2, packs=4, questions=tuple("345679"), answers=("2",)), FEW_ANSWERS),
    "nothing changes the suit": (Rules(seats=2, matching="suit", wild=()), SAME_SUIT),
    "a suit goes round": (Rules(seats=8, packs=3, matching="suit", draws=3), ROUND),
    "one rank at a time": (Rules(seats=3, matching="next rank", wild=(), draws=0), SELDOM),
    "every last card takes off more than the others have": (
        Rules(seats=2, points_off=tuple((rank, 100) for rank in RANKS)),
        FALL,
    ),
    "one card hits the target": (Rules(seats=3, costs=only("KS", 50), exact_target=True), HIT),
    "one rank hits the target": (Rules(seats=3, packs=1, deal=1, costs=only("K", 10), exact_target=True), HIT),
    "eight go backwards": (SequenceRules(seats=8, packs=2, backwards=True, target=1000), BACK),
    "seven go backwards": (SequenceRules(seats=7, packs=2, backwards=True, target=1000), BACK),
    "six go backwards": (SequenceRules(seats=6, packs=2, backwards=True, pass_cost=100, target=1000), BACK),
}
LESS: dict[str, dict[str, object]] = {  # what makes each of them end
    "every card draws one, odd": {"effects": all_draw(1, RANKS[:7])},
    "every card draws ten, odd": {"effects": all_draw(10, RANKS[:6])},
    "every card draws ten, five": {"reshuffle": False},
    "every card draws ten, many packs": {"effects": all_draw(10, "23")},
    "only its own rank answers": {"effects": all_draw(10, "2345")},
    "seven ranks, many packs": {"hand_limit": 10},
    "two ranks, many packs": {"packs": 1},
    "challenges in vain": {"bluffing": False},
    "one card counts a point": {"costs": only("KS", 500)},
    "one rank counts a point": {"target": 10},
    "Twos alone answer": {"unanswered": "draw one"},
    "nothing changes the suit": {"wild": ("8", "Q")},
    "a suit goes round": {"draws": 1},
    "one rank at a time": {"groups": "equal ranks", "draws": 1},
    "every last card takes off more than the others have": {"points_off": (("Q", 40),)},
    "one card hits the target": {"target": 101},
    "one rank hits the target": {"exact_target": False},
    "eight go backwards": {"target": 100},
    "seven go backwards": {"backwards": False},
    "six go backwards": {"sides": 3},
    "a few answer each other, two": {"effects": all_draw(5, "23")},
}


@pytest.mark.parametrize("name", ENDLESS)
def test_rules_by_which_a_match_might_never_end_are_refused_with_the_reason(name):
    rules, why = ENDLESS[name]
    with pytest.raises(RulesError, match=why):
        rules.check_it_ends()


@pytest.mark.parametrize("name", ENDLESS)
def test_a_little_less_is_played(name):
    rules, _why = ENDLESS[name]
    rules.changed(LESS[name]).check_it_ends()


@pytest.mark.slow
@pytest.mark.parametrize("player", DO_ANYTHING)
@pytest.mark.parametrize("name", ENDLESS)
def test_with_a_little_less_a_match_ends(name, player):
    rules = ENDLESS[name][0].changed(LESS[name])
    assert after(rules, 1, player, BOUND).phase == "over"


@pytest.mark.parametrize("player", DO_ANYTHING)
@pytest.mark.parametrize("name", ENDLESS)
def test_what_is_refused_would_get_nowhere(name, player):
    """Where a match by other rules is long over, no hand got empty, or points come too slowly, or fewer and fewer."""
    rules, why = ENDLESS[name]
    state = after(rules, 1, player, SOON if why != BACK else 8 * SOON)
    assert state.phase != "over"
    if why in (FULL, FEW_ANSWERS, SAME_SUIT, ROUND, SELDOM):
        assert not state.sheet
    elif why == CHEAP:
        assert max(state.totals) * BOUND < rules.target * SOON
    elif why == HIT:
        assert max(state.totals) < rules.target
    else:
        assert sum(state.totals) < 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in IN_THE_GATE else [pytest.mark.long]) for name in ENDLESS]
)
def test_even_a_match_that_gets_nowhere_ends(name):
    """It is in play, or recorded, by rules that no one can choose any more."""
    rules, _why = ENDLESS[name]
    for player in PLAYERS:
        assert after(rules, 1, player, BOUND).phase == "over"


@pytest.mark.parametrize("name", ENDLESS)
def test_a_stored_match_goes_on(name):
    before = after(ENDLESS[name][0], 1, "random", 30)
    state = decode(MatchState, encode(before))
    assert state == before
    assert game_of(state).act(state, *random_action(state, random.Random(1)))[0] != state


def house(rules: Ruleset) -> HouseRules:
    """The named game with all that differs from it."""
    key = "crazy-eights" if isinstance(rules, Rules) else "str8-eight"
    return HouseRules(key, tuple((name, getattr(rules, name)) for name in rules.fields() if name != "seats"))


@pytest.mark.parametrize("name", ENDLESS)
def test_no_editor_no_preset_and_no_code_brings_them_in(name):
    rules, why = ENDLESS[name]
    house_rules, seats = house(rules), rules.seats
    assert not house_rules.fits(seats)
    with pytest.raises(RulesError, match=why):
        house_rules.chosen(seats)
    with pytest.raises(RulesError, match=why):
        HouseRules(house_rules.game).changed(seats, house_rules.changes)
    assert house_rules.rules(seats) == rules, "a record has them"


def test_a_code_that_no_one_could_play_to_its_end_says_why():
    with pytest.raises(BadCode, match=FULL):
        house_of(code_of(HouseRules("crazy-eights", (("effects", all_draw(10)), ("packs", 6)))))
    with pytest.raises(BadCode, match=CHEAP):
        house_of(code_of(HouseRules("eights-program", (("costs", only("K", 1)), ("target", 1000)))))
    with pytest.raises(BadCode, match="code is damaged"):
        house_of(code_of(HouseRules("eights-program", (("sides", 4),))))


def test_every_ending_has_a_case():
    assert len({why for _rules, why in ENDLESS.values()}) == len([*Rules.endings(), *SequenceRules.endings()])
