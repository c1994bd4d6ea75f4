"""Every match ends by the rules that an editor accepts; those by which one might not are refused with the reason.

Players are those who play a card mostly if they can, and otherwise anything (source: rulings.md, "Every match ends":
voluntary drawing without end is a choice of the players).
"""

import random
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import Phase, given
from hypothesis import strategies as st

from engine.core.packs.french import RANKS
from engine.core.ruleset import RulesError, Ruleset
from engine.core.state import MatchState
from engine.games.codec import decode, encode
from engine.games.house_rules import HouseRules
from engine.games.sharing import BadCode, code_of, house_of
from engine.games.variants import VARIANTS
from engine.shedding.rules.choices import Growth
from engine.shedding.rules.effects import Effect
from engine.shedding.rules.rules import Rules
from engine.str8.rules import SequenceRules
from engine.tools.simulation import bound, choosers
from engine.tools.transcript import asked_seat
from tests.engine.str8.space import any_sequence_rules
from tests.engine.strategies import SEEDS, any_rules, game_of, random_action
from tests.examples import examples

PLAYERS = ("random", "easy")
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
    assert after(rules, seed, player, bound(rules)).phase == "over"


@pytest.mark.slow
@fewer
@given(rules=rules_to_the_edge(), seed=SEEDS)
def test_matches_that_are_accepted_end_with_random_play(rules, seed):
    assert after(rules, seed, "random", bound(rules)).phase == "over"


@pytest.mark.long
@pytest.mark.parametrize("player", PLAYERS)
@many
@given(rules=rules_to_the_edge(), seed=SEEDS)
def test_every_match_that_is_accepted_ends(player, rules, seed):
    assert after(rules, seed, player, bound(rules)).phase == "over"


@pytest.mark.slow
@pytest.mark.parametrize("player", PLAYERS)
@fewer
@given(rules=any_sequence_rules(), seed=SEEDS)
def test_every_match_of_the_sequence_game_that_is_accepted_ends(player, rules, seed):
    assert after(rules, seed, player, bound(rules)).phase == "over"


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
                with pytest.raises(RulesError, match=SELDOM) if (key, made.key) in REFUSED else nullcontext():
                    HouseRules(key).changed(seats, made.changes(rules).items())


# What is refused

REFUSED = {("up-and-down", "draw-until")}  # hands would grow faster than they are played out


def all_draw(count: int, ranks: str = RANKS) -> tuple[tuple[str, Effect], ...]:
    return tuple((rank, Effect("draw", count)) for rank in ranks)


def only(card: str, points: int) -> tuple[tuple[str, int], ...]:
    """The costs of a pack in which one card counts."""
    return (*((rank, 0) for rank in RANKS if rank != card), (card, points))


FULL, CHEAP, BACK = "Draw penalties would fill hands", "Cards count so little", "going backwards loses points"
NEVER_OUT = "So many cards bring players back"
STUCK, ROUND = "When only suits match, some cards must change the suit", "could pass one suit around for ever"
SELDOM = "One rank up or down fits so seldom"
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
    "everyone is brought back": (
        Rules(seats=8, packs=2, effects=all_draw(3, "2345"), stacking="none", play_on=True, brings_back=tuple("2345")),
        NEVER_OUT,
    ),
    "no suit ever changes": (Rules(seats=3, matching="suit", wild=()), STUCK),
    "one suit goes round": (Rules(seats=2, matching="suit", draws=0), ROUND),
    "the next rank alone": (Rules(seats=4, matching="next rank", draws=0, wild=()), SELDOM),
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
    "everyone is brought back": {"brings_back": ("2",)},
    "no suit ever changes": {"wild": ("8",)},
    "one suit goes round": {"reshuffle": False},
    "the next rank alone": {"draws": 3, "groups": "equal ranks"},
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
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", ENDLESS)
def test_with_a_little_less_a_match_ends(name, player):
    rules = ENDLESS[name][0].changed(LESS[name])
    assert after(rules, 1, player, bound(rules)).phase == "over"


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", ENDLESS)
def test_what_is_refused_would_get_nowhere(name, player):
    """Where a match by other rules is long over, no hand got empty, or points come too slowly, or fewer and fewer."""
    rules, why = ENDLESS[name]
    state = after(rules, 1, player, SOON if why != BACK else 8 * SOON)
    assert state.phase != "over"
    if why in (FULL, NEVER_OUT, STUCK, ROUND, SELDOM):
        assert not state.sheet
    elif why == CHEAP:
        assert max(state.totals) * bound(rules) < rules.target * SOON
    elif why == HIT:
        assert max(state.totals) < rules.target
    else:
        assert sum(state.totals) < 0


@pytest.mark.slow
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", ["every card draws ten, odd", "only its own rank answers"])
def test_what_is_refused_would_not_end(name, player):
    rules, _why = ENDLESS[name]
    assert after(rules, 1, player, bound(rules)).phase != "over"


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
