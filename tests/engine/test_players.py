"""Computer players: they finish every game, legally, by what they see alone; and what steady is good at."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from engine.bots import PLAYERS, easy
from engine.chance import Chance
from engine.core.actions import Accept, Action, Call, Catch, Challenge, Decline, Draw, Give, Nominate, Pass, Play
from engine.core.packs.french import JOKER
from engine.core.plays import complete_plays
from engine.games.variants import VARIANTS, variant
from tests import drawn
from tests.doors import (
    Doubt,
    Effect,
    Giving,
    Naming,
    Rules,
    State,
    challenged,
    changed,
    determinize,
    steady,
)
from tests.drawn import one_of
from tests.engine.recorded import course
from tests.engine.shedding.table import SHEDDING, table
from tests.simulation import matches_won

MOODS = [Chance(str(number)) for number in range(60)]


def short(rules: Rules, target: int) -> Rules:
    return replace(rules, target=target) if rules.goal == "round" else replace(rules, deal=5)


@pytest.mark.every_game
@pytest.mark.parametrize("key", SHEDDING)
def test_matches_end_every_action_is_legal_and_decided_by_what_its_seat_sees(key):
    for seats, player in product(one_of(VARIANTS[key].seats, key), one_of(sorted(PLAYERS), key)):
        for number, step in enumerate(course(short(VARIANTS[key].rules(seats), 50), drawn.seed(), player)):
            if step.before.phase == "play" and (number % 40 == 0 or step.before.pending):
                seen = step.before.view(step.seat)
                twin = determinize(seen, Chance(str(number))).view(step.seat)
                assert len({PLAYERS[player](known, Chance("same")) for known in (seen, twin)}) == 1


@pytest.mark.parametrize("player", PLAYERS)
def test_every_kind_of_step_is_taken(player):
    effects = (("A", Effect("gift", 2)), ("2", Effect("draw", 2)), (JOKER, Effect("draw", 4)))
    more = {"last_resort": (JOKER,), "bluffing": True, "groups": "equal ranks", "call": "catch", "target": 100}
    rules, found = Rules(seats=2, packs=2, jokers=2, effects=effects, **more), set()
    for seed in range(12):
        for step in course(rules, str(seed), player):
            found |= {type(step.action), type(step.before.pending)}
    assert {Naming, Giving, Doubt, Play, Draw, Give, Accept, Challenge, Nominate} <= found
    assert (Catch in found) == (Decline in found) == (player == "easy"), "only easy ones forget"


def crazy(*hands: str, pile: str = "KH", **house_rules) -> State:
    return table(*hands, pile=pile, rules=house_rules)


def kings(*hands: str, pile: str = "KH", house_rules: dict | None = None, **more) -> State:
    return table(*hands, pile=pile, game="kings-reverse", rules=house_rules, **more)


EQUAL = {"groups": "equal ranks"}


def test_the_plays_of_a_hand_are_found_whole_and_once_each(subtests: pytest.Subtests):
    skip = {"groups": "equal plain ranks", "effects": (("9S", Effect("skip")),)}
    eights = ("8H", "8S", "8H 8S", "8S 8H")
    for what, hand, pile, rules, found in [
        ("groups by who lies first and last", "3H 3S 3D 9C", "KH", EQUAL, {"3H", "3H 3D 3S", "3H 3S 3D"}),
        ("equal cards of two packs", "3H 3H 3H 3S", "KH", EQUAL | {"packs": 3}, {"3H", "3H 3H 3H 3S", "3H 3S 3H 3H"}),
        (
            *("a marriage beside the group", "KH KS QH 2C", "3H", EQUAL | {"marriage": True}),
            {"KH", "QH", "KH KS", "KH QH", "QH KH"},
        ),
        ("a group that is special in part", "9H 9S 9D 2C", "3H", skip, {"9H", "9H 9D"}),
        ("one suit", "8H 8S 2C 3C", "KH", EQUAL, {f"{cards} {suit}" for cards in eights for suit in "SHDC"}),
    ]:
        with subtests.test(what):
            state = crazy(hand, "4C", pile=pile, **rules)
            plays = complete_plays(state.view(0))
            assert all(state.check(0, play) is None for play in plays)
            assert sorted(" ".join((*play.cards, *(play.suit or ""))) for play in plays) == sorted(found)


def chosen(state: State, seat: int | None = None) -> set[Action]:
    """What steady does in this state, in many moods."""
    seen = state.view(state.turn if seat is None else seat)
    return {steady(seen, mood) for mood in MOODS}


def cards(state: State) -> set[str]:
    return {" ".join(play.cards) for play in chosen(state) if isinstance(play, Play)}


ALONE = {"groups": "none"}
TWOS = ALONE | {"effects": (("2", Effect("draw", 2)),)}
SKIPS = ALONE | {"effects": (("6", Effect("skip")), ("7", Effect("reverse")))}
OTHERS = ("4H 5C 6D", "9C 7C 9D")
PARTNERS = {"sides": 2}
COUNTDOWN = table("5H 9H 4C", "4H 4D 6C", pile="KH", game="countdown")


def test_what_steady_lays(subtests: pytest.Subtests):
    for what, state, laid in [
        ("a wild card is kept", crazy("8S 3H 4C 4D", *OTHERS, **ALONE), "3H"),
        ("what costs most goes", crazy("TH 3H 4C 4D", *OTHERS, **ALONE), "TH"),
        ("a card that its own hand can follow", crazy("9H 6H 6S 6C", *OTHERS, **ALONE), "6H"),
        ("wild cards, but not both", crazy("8S 8D 4C", *OTHERS, **ALONE), "8S or 8D"),
        ("a wild card is kept while all hold several", crazy("8S 3H 4C", "4H 4D 6C"), "3H"),
        ("a wild card is played when somebody has one card left", crazy("8S 3H 4C", "4H"), "8S"),
        ("a whole group, what can follow on top", crazy("3H 3S 3D 9D 4D", "4H 4C 6C", **EQUAL), "3H 3S 3D"),
        ("no group of wild cards", crazy("8S 8H 9H 4C 4D", "4H 5C 6C", **EQUAL), "9H"),
        ("it goes out at once", crazy("8S 8D", "4H 4D 6C", **EQUAL), "8S 8D or 8D 8S"),
        ("who is nearly out is stopped", crazy("2H 5H 9C 6D", "4H 5D", "4C 5C 6C", "TC JC QC", **TWOS), "2H"),
        ("but no partner", crazy("2H 5H 9C 6D", "", "4C 5C", "TC JC QC", **TWOS, **PARTNERS), "5H"),
        ("the next one misses a turn", crazy("6H 7H 9C TD", "4H 5D", "4C 5C 6C", "TC JC QC", **SKIPS), "6H"),
        ("unless it is a partner", crazy("6H 7H 9C TD", "", "4C 5C", "TC JC QC", **SKIPS, **PARTNERS), "7H"),
        ("it plays though it might draw", crazy("3H 4C 9S", "4H 5H", reshuffle=False), "3H"),
        ("it gives its last cards away", kings("AS JS 2D", "2H 3H", "4H 5H", "6H 7H", pile="9S"), "AS"),
        ("it marries", kings("KH QH 2C 4C", "2H 3H 9C", pile="9H"), "KH QH or QH KH"),
        ("a Joker in earnest, as nothing else fits", kings("R* 2C 3C", "4H 4D 5C"), "R*"),
        ("a Joker is the last card", kings("R*", "4H 4D 5C"), "R*"),
        ("no bluff against a partner", kings("R* 2H 3C", "", "4C 5C", "7C 8C", house_rules=PARTNERS), "2H"),
        ("what is wild for it alone is kept", replace(COUNTDOWN, totals=(5, 8)), "9H"),
        ("and what was wild goes", replace(COUNTDOWN, totals=(9, 8)), "5H"),
    ]:
        with subtests.test(what):
            assert cards(state) == set(laid.split(" or "))


def test_steady_names_the_suit_it_holds_most_of():
    state = crazy("8H 4C 5C 8C 9D", "4H 4D 6C", pile="KS")
    assert {play.suit for play in chosen(state)} == {"C"}
    asked = replace(crazy("4C 3C 9D", "8D 8H 6D 4S", pile="8S"), pending=Naming(), turn=1)
    assert chosen(asked) == {Nominate("D"), Nominate("S")}


def test_steady_calls_and_catches_at_once_but_not_its_partner():
    state, _ = kings("3H 4C", "9S 9C TC", "8C 7C 6C").act(0, Play(("3H",)))
    assert chosen(state, 0) == {Call()}
    assert chosen(state, 1) == chosen(state, 2) == {Catch(0)}
    assert all(play.call for play in chosen(kings("3H 4C", "9S 9C TC")))
    state = kings("3H 4C", "9S 9C TC", "8H 7C 6C", "5C 2C 5D", house_rules=PARTNERS | {"target": 100})
    state, _ = state.act(0, Play(("3H",)))
    assert chosen(state, 1) == {Catch(0)}
    state = replace(state, turn=2)
    assert Catch(0) in state.view(2).options.actions
    assert all(isinstance(action, Play) for action in chosen(state))


def test_steady_plays_what_fits_before_it_draws_and_draws_before_it_passes():
    state = crazy("3H 4C 9S", "4H 5H", free_pass=True, reshuffle=False)
    assert [cards(replace(state, stock=stock)) for stock in ((), ("4D",))] == [{"3H"}, {"3H"}]
    state = crazy("3C 4C", "4H 5H", reshuffle=False)
    assert (chosen(state), chosen(replace(state, stock=()))) == ({Draw()}, {Pass()})
    state = crazy("3C 3H", "4H 5H", after_drawing="drawn card")
    assert cards(replace(state, drawn=("3H",))) == {"3H"}
    assert chosen(replace(state, drawn=("3C",))) == {Pass()}


def test_steady_gives_what_costs_most_and_keeps_wild_cards_and_a_partner_what_costs_least(subtests: pytest.Subtests):
    four = ("JS 8H 2D 3D 9D", "4H 4D", "5H 5D", "6H 6D")
    for hands, to, house_rules, given in [
        (("JS 8H 2D 3D", "4H 4D", "5H 5D"), (1, 2), {}, {"8H"}),
        (("JS JH", "4H 4D", "5H 5D"), (1, 2), {}, {"JS", "JH"}),
        (four, (2, 3), PARTNERS, {"2D", "3D", "9D"}),
        (four, (3,), PARTNERS, {"8H"}),
    ]:
        with subtests.test(hands=hands, to=to):
            state = kings(*hands, pile="AS", house_rules=house_rules, pending=Giving(to, after=0))
            assert chosen(state) == set(map(Give, given))


def test_steady_bluffs_seldom_but_often_enough_to_stop_somebody():
    """It lays a Joker though a heart fits, so many times in 300."""
    bluffs = []
    for opponent in ("4H 4D 5C 6C", "4H 4D"):
        seen, chance = kings("R* 2H 3C", opponent).view(0), Chance("bluffs")
        bluffs.append(sum(steady(seen, chance).cards == ("R*",) for _ in range(300)))
    assert 0 < bluffs[0] < 45 < bluffs[1] < 150


def doubtful(held: str, *others: str, **more) -> State:
    """Seat 0 has laid a joker on the pile, and the next seat is asked."""
    state = kings("R* " + held, *(others or ("4H 4D 6D",)), pile="2H", **more)
    laid, _ = state.act(0, Play(("R*",), "S", call=len(held) == 2))
    assert isinstance(laid.pending, Doubt)
    return laid


EITHER = {Accept(), Challenge()}  # as the mood is
SIX = "3H 4C 5C 6C 7C"


def test_whom_steady_challenges(subtests: pytest.Subtests):
    for who, held, known, answers in [
        ("who holds many cards", "3H 4C 5C 6C 7C 8C 9C TC QC KC", (0, 0), {Challenge()}),
        ("who holds few", "3H", (0, 0), {Accept()}),
        ("who holds some", "3H 4C 5C 6C", (0, 0), EITHER),
        ("who is not known", SIX, (0, 0), EITHER),
        ("who has bluffed so far", SIX, (5, 0), {Challenge()}),
        ("who was honest so far", SIX, (0, 9), {Accept()}),
    ]:
        with subtests.test(who):
            assert chosen(changed(doubtful(held), challenged=(known, (0, 0)))) == answers


def test_steady_never_challenges_its_partner_or_when_nothing_better_can_be_held():
    state = doubtful("2H 3C 4C 5C 6C 7C 8C", "", "4H 5H", "7H 8H", house_rules=PARTNERS)
    assert (state.turn, chosen(state)) == (2, {Accept()})
    state = doubtful("3C 4C 5C 6C 7C 8C 9C TC QC")
    held = ("3C", "3C", "4C", "4C", "5C", "5C", "6C", "6C")
    rest = Counter(state.rules.pack) - Counter(state.pile) - Counter(held)
    fitting = tuple(card for card in rest.elements() if card[1] == "H" or card[0] in "2J")
    stock = tuple((rest - Counter(fitting)).elements())
    assert chosen(replace(state, hands=(held, fitting), stock=stock)) == {Accept()}


def test_whose_plays_were_challenged_is_known_to_all():
    for held, known in (("3H 4C 5C 6C 7C", (1, 0)), ("3C 4C 5C", (0, 1))):
        state, _ = doubtful(held).act(1, Challenge())
        assert challenged(state) == challenged(state.view(0)) == challenged(state.view(1)) == (known, (0, 0))


def test_steady_bluffs_in_its_matches_and_challenges_bluffs_far_more_often_than_honest_plays():
    found = Counter()
    for seed in range(12):
        for step in course(short(variant("kings-reverse").rules(2), 50), str(seed)):
            if isinstance(step.before.pending, Doubt):
                found[type(step.action), step.before.pending.honest] += 1
    shares = [found[Challenge, honest] / (found[Challenge, honest] + found[Accept, honest]) for honest in (1, 0)]
    assert 0 < shares[0] < 0.3
    assert shares[1] > 0.6


def tellingly_long(rules: Rules) -> Rules:
    """The same game with ten rounds, if it has a number of them: one, two or three are won by luck."""
    if rules.table.counts_rounds and rules.rounds_to_win == 1 and not rules.rounds_to_play:
        return replace(rules, rounds_to_win=10)
    return replace(rules, rounds_to_play=10) if rules.rounds_to_play else rules


FOR_TWO = [key for key in SHEDDING if 2 in VARIANTS[key].seats]


@pytest.mark.slow
@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[pytest.mark.long] * (number % 12 > 0)) for number, key in enumerate(FOR_TWO)]
)
def test_steady_beats_easy_clearly(key):
    game = replace(variant(key), rules=lambda seats: tellingly_long(short(variant(key).rules(seats), 100)))
    won = [matches_won(game, 2, 30, players) for players in (["steady", "easy"], ["easy", "steady"])]
    assert won[0][0] + won[1][1] > (0.6 if game.rules(2).table.grows != "not" else 0.7) * 60  # new rules bring luck


def test_easy_forgets_its_call_now_and_then():
    seen = crazy("3H 4C", "4H 5H").view(0)
    calls = Counter(play.call for play in (easy(seen, mood) for mood in MOODS) if isinstance(play, Play))
    assert calls[True] > calls[False] > 0
