"""Computer players: they finish every game, legally, by what they see alone; and what steady is good at."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from engine.bots import PLAYERS, easy
from engine.chance.stream import Chance
from engine.core.actions import Accept, Action, Call, Catch, Challenge, Decline, Draw, Give, Nominate, Pass, Play
from engine.core.packs.french import FRENCH, JOKER
from engine.core.plays import complete_plays
from engine.games.variants import VARIANTS, variant
from engine.shedding.bots.bluffing import likely_bluff, nothing_fits
from engine.shedding.rules.chapters.table import packs_for
from engine.shedding.view import SheddingSeatView
from engine.tools.simulation import BOUND, simulate
from engine.tools.transcript import asked_seat
from tests import drawn
from tests.doors import (
    UNTIL_ABLE,
    Doubt,
    Effect,
    Giving,
    Naming,
    Rules,
    State,
    act,
    check,
    determinize,
    public_view,
    start,
    steady,
    view,
)
from tests.drawn import one_of
from tests.engine.shedding.table import SHEDDING

EIGHTS = variant("crazy-eights").game
MOODS = [Chance(str(number)) for number in range(60)]


def odd(seats: int, **house_rules) -> Rules:
    """Rules that no named game has, with a target that is soon reached."""
    packs = packs_for(seats, house_rules.get("deal", 5), house_rules.get("jokers", 0))
    return Rules(seats=seats, **{"packs": packs, "target": 50} | house_rules)


def short(rules: Rules, target: int) -> Rules:
    """The same game with fewer rounds, or hands, to a match."""
    return replace(rules, target=target) if rules.goal == "round" else replace(rules, deal=5)


GIFTS = (("A", Effect("gift", 2)), ("K", Effect("reverse")), ("2", Effect("draw", 2)), (JOKER, Effect("draw", 4)))
ODD = {
    "everything at once": odd(
        4,
        jokers=2,
        last_resort=(JOKER, "9"),
        bluffing=True,
        effects=GIFTS,
        stacking="any draw card",
        groups="equal ranks",
        marriage=True,
        call="catch",
        draws=3,
        after_drawing="any card",
        winning_card_acts=True,
    ),
    "partners who bluff, give and catch": odd(
        6,
        sides=3,
        jokers=2,
        last_resort=(JOKER,),
        bluffing=True,
        effects=GIFTS,
        groups="equal plain ranks",
        call="catch",
        wild_starter="first player free",
    ),
    "counting down by rounds with gifts": odd(
        3, goal="countdown by rounds", own_wild=True, wild=(), jokers=1, effects=GIFTS, marriage=True, call="catch"
    ),
    "a last resort that makes nobody draw": odd(
        2, last_resort=("7", "8"), wild=("8",), bluffing=True, challenge_penalty=4, after_drawing="drawn card must"
    ),
    "until able, no new stock, free passes": odd(
        5, draws=UNTIL_ABLE, after_drawing="drawn card", reshuffle=False, free_pass=True, hand_limit=12, jokers=1
    ),
    "draw cards and what cancels them": odd(
        2,
        effects=(("7", Effect("draw", 1)), ("QS", Effect("draw", 5)), ("8", Effect("skip", 2))),
        cancels=("QH", "3"),
        open_cards=("5",),
        stacking="as strong",
        groups="equal ranks",
        group_reverse="top one",
        naming="another suit",
        wild_when="when it matches",
        two_player_reverse="skip",
    ),
    "honest last resort, drawn cards kept": odd(
        8, deal=3, last_resort=("A", JOKER), jokers=2, draws=2, draw_though_able=False, after_drawing="drawn card"
    ),
    "one card each": odd(3, deal=1, call="catch", effects=GIFTS, jokers=2),
}
NAMED = {key: [short(VARIANTS[key].rules(seats), 50) for seats in one_of(VARIANTS[key].seats, key)] for key in SHEDDING}
ALL = NAMED | {name: [rules] for name, rules in ODD.items()}


def course(rules: Rules, player: str, seed: str) -> Iterator[tuple[State, int, Action]]:
    """A whole match, in which all seats are played by one kind of player; illegal actions raise."""
    state, chance = start(rules, seed), Chance(seed)
    for _ in range(BOUND):
        seat = asked_seat(state)
        action = PLAYERS[player](EIGHTS, view(state, seat), chance)
        yield state, seat, action
        state, _events = act(state, seat, action)
        if state.phase == "over":
            return
    raise AssertionError("the match did not end")


@pytest.mark.every_game
@pytest.mark.parametrize("table", ALL)
def test_matches_end_every_action_is_legal_and_decided_by_what_its_seat_sees(table):
    for rules, player in product(ALL[table], one_of(sorted(PLAYERS), table)):
        for number, (state, seat, _) in enumerate(course(rules, player, drawn.seed())):
            if state.phase == "play" and (number % 40 == 0 or state.pending):
                seen = view(state, seat)
                twin = view(determinize(seen, Chance(str(number))), seat)
                assert len({PLAYERS[player](EIGHTS, known, Chance("same")) for known in (seen, twin)}) == 1


@pytest.mark.parametrize("player", PLAYERS)
def test_every_kind_of_step_is_taken(player):
    kinds, steps = Counter(), Counter()
    for rules, seed in product(ODD.values(), "0123456789abcdef"):
        for state, _, action in course(rules, player, seed):
            kinds[type(action)] += 1
            steps[type(state.pending)] += 1
    assert {Naming, Giving, Doubt} <= set(steps)
    assert {Play, Draw, Pass, Give, Accept, Challenge, Nominate} <= set(kinds)
    assert bool(kinds[Catch]) == (player == "easy"), "only easy ones forget"
    assert bool(kinds[Decline]) == (player == "easy")


# Complete plays


def table(*hands: str, pile: str, rules: Rules, **more) -> State:
    """A built state; seat 0 is on turn, all other cards lie in the stock."""
    held, laid = tuple(tuple(hand.split()) for hand in hands), tuple(pile.split())
    rest = Counter(FRENCH.made(rules.packs, rules.jokers)) - Counter(laid) - Counter(sum(held, ()))
    known = {"seed": "built", "round": 1, "phase": "play", "dealer": len(hands) - 1}
    state = replace(start(rules, "built"), hands=held, pile=laid, stock=tuple(rest.elements()))
    return replace(state, **{**known, **more})


def crazy(*hands: str, pile: str, **house_rules) -> State:
    return table(*hands, pile=pile, rules=replace(variant("crazy-eights").rules(len(hands)), **house_rules))


def kings(*hands: str, pile: str, house_rules: dict | None = None, **more) -> State:
    return table(
        *hands, pile=pile, rules=replace(variant("kings-reverse").rules(len(hands)), **house_rules or {}), **more
    )


def plays(state: State) -> set[str]:
    found = complete_plays(EIGHTS.options, view(state, state.turn))
    assert len(set(found)) == len(found)
    assert all(check(state, state.turn, play) is None for play in found)
    return {" ".join((*play.cards, *(play.suit or ""))) for play in found}


def test_groups_are_found_whole_by_who_lies_first_and_last():
    state = crazy("3H 3S 3D 9C", "4C", pile="KH", groups="equal ranks")
    assert plays(state) == {"3H", "3H 3D 3S", "3H 3S 3D"}


def test_equal_cards_of_two_packs_are_no_plays_of_their_own():
    state = crazy("3H 3H 3H 3S", "4C", pile="KH", groups="equal ranks", packs=3)
    assert plays(state) == {"3H", "3H 3H 3H 3S", "3H 3S 3H 3H"}


def test_a_marriage_is_a_play_beside_the_group_of_kings():
    state = crazy("KH KS QH 2C", "4C", pile="3H", groups="equal ranks", marriage=True)
    assert plays(state) == {"KH", "QH", "KH KS", "KH QH", "QH KH"}


def test_a_group_that_is_special_in_part_is_laid_in_part():
    state = crazy("9H 9S 9D 2C", "4C", pile="3H", groups="equal plain ranks", effects=(("9S", Effect("skip")),))
    assert plays(state) == {"9H", "9H 9D"}


def test_a_group_of_wild_cards_names_one_suit():
    state = crazy("8H 8S 2C 3C", "4C", pile="KH", groups="equal ranks")
    assert plays(state) == {f"{cards} {suit}" for cards in ("8H", "8S", "8H 8S", "8S 8H") for suit in "SHDC"}


# Steady


def chosen(state: State, seat: int | None = None) -> set[Action]:
    """What steady does in this state, in many moods."""
    seen = view(state, state.turn if seat is None else seat)
    return {steady(seen, mood) for mood in MOODS}


def cards(state: State) -> set[str]:
    """The cards that it lays, of which it is sure."""
    return {" ".join(play.cards) for play in chosen(state) if isinstance(play, Play)}


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("8S 3H 4C 4D", "3H"),  # a wild card is kept
        ("TH 3H 4C 4D", "TH"),  # what costs most goes
        ("9H 6H 6S 6C", "6H"),  # what is followed by the own hand
        ("8S 8D 4C", "8S 8D"),  # wild cards, but not both
    ],
)
def test_steady_keeps_wild_cards_and_sheds_what_costs_most(hand, laid):
    state = crazy(hand, "4C 5C 6D", "9C 7C 9D", pile="KH", groups="none")
    assert cards(state) <= set(laid.split())


def test_steady_keeps_the_cards_that_are_wild_for_it_alone():
    rules = variant("countdown").rules(2)
    state = table("5H 9H 4C", "4H 4D 6C", pile="KH", rules=rules)
    assert cards(replace(state, totals=(5, 8))) == {"9H"}
    assert cards(replace(state, totals=(9, 8))) == {"5H"}


def test_steady_lets_wild_cards_go_when_somebody_has_one_card_left():
    assert cards(crazy("8S 3H 4C", "4H 4D 6C", pile="KH")) == {"3H"}
    assert cards(crazy("8S 3H 4C", "4H", pile="KH")) == {"8S"}


def test_steady_lays_whole_groups_and_keeps_what_can_follow_on_top():
    state = crazy("3H 3S 3D 9D 4D", "4H 4C 6C", pile="KH", groups="equal ranks")
    assert cards(state) == {"3H 3S 3D"}
    state = crazy("8S 8H 9H 4C 4D", "4H 4C 6C", pile="KH", groups="equal ranks")
    assert cards(state) == {"9H"}


def test_steady_goes_out_at_once_with_whatever_does_it():
    assert cards(crazy("8S 8D", "4H 4D 6C", pile="KH", groups="equal ranks")) == {"8S 8D", "8D 8S"}
    assert cards(kings("AS JS 2D", "2H 3H", "4H 5H", "6H 7H", pile="9S")) == {"AS"}


def test_steady_marries():
    assert cards(kings("KH QH 2C 4C", "2H 3H 9C", pile="9H")) == {"KH QH", "QH KH"}


def test_steady_stops_who_is_nearly_out_but_no_partner():
    house_rules = {"effects": (("2", Effect("draw", 2)),), "groups": "none"}
    hands = ("2H 5H 9C 6D", "4H 5D", "4C 5C 6C", "TC JC QC")
    assert cards(crazy(*hands, pile="KH", **house_rules)) == {"2H"}
    rules = replace(variant("crazy-eights").rules(4), sides=2, **house_rules)
    partners = table("2H 5H 9C 6D", "", "4C 5C", "TC JC QC", pile="KH", rules=rules)
    assert cards(partners) == {"5H"}


def test_steady_makes_the_next_player_miss_a_turn_but_no_partner():
    house_rules = {"effects": (("6", Effect("skip")), ("7", Effect("reverse"))), "groups": "none"}
    hands = ("6H 7H 9C TD", "4H 5D", "4C 5C 6C", "TC JC QC")
    assert cards(crazy(*hands, pile="KH", **house_rules)) == {"6H"}
    rules = replace(variant("crazy-eights").rules(4), sides=2, **house_rules)
    assert cards(table("6H 7H 9C TD", "", "4C 5C", "TC JC QC", pile="KH", rules=rules)) == {"7H"}


def test_steady_names_the_suit_it_holds_most_of():
    state = crazy("8H 4C 5C 8C 9D", "4H 4D 6C", pile="KS")
    assert {play.suit for play in chosen(state)} == {"C"}
    asked = replace(crazy("4C 3C 9D", "8D 8H 6D 4S", pile="8S"), pending=Naming(), turn=1)
    assert chosen(asked) == {Nominate("D"), Nominate("S")}


def test_steady_calls_and_catches_at_once():
    state = kings("3H 4C", "9S 9C TC", "8C 7C 6C", pile="KH")
    state, _ = act(state, 0, Play(("3H",)))
    assert chosen(state, 0) == {Call()}
    assert chosen(state, 1) == chosen(state, 2) == {Catch(0)}
    assert all(play.call for play in chosen(kings("3H 4C", "9S 9C TC", pile="KH")))


def test_steady_does_not_catch_its_partner():
    house_rules = {"sides": 2, "target": 100}
    state = kings("3H 4C", "9S 9C TC", "8H 7C 6C", "5C 2C 5D", pile="KH", house_rules=house_rules)
    state, _ = act(state, 0, Play(("3H",)))
    assert chosen(state, 1) == {Catch(0)}
    state = replace(state, turn=2)
    assert Catch(0) in view(state, 2).options.actions
    assert all(isinstance(action, Play) for action in chosen(state))


@pytest.mark.parametrize(("free", "stock"), [(True, ()), (False, ()), (True, ("4D",))])
def test_steady_plays_though_it_might_pass_or_draw(free, stock):
    state = crazy("3H 4C 9S", "4H 5H", pile="KH", free_pass=free, reshuffle=False)
    assert cards(replace(state, stock=stock)) == {"3H"}


def test_steady_draws_or_passes_when_nothing_fits():
    state = crazy("3C 4C", "4H 5H", pile="KH", reshuffle=False)
    assert chosen(state) == {Draw()}
    assert chosen(replace(state, stock=())) == {Pass()}


def test_steady_plays_the_card_that_it_drew():
    state = crazy("3C 3H", "4H 5H", pile="KH", after_drawing="drawn card")
    assert cards(replace(state, drawn=("3H",))) == {"3H"}
    assert chosen(replace(state, drawn=("3C",))) == {Pass()}


# Gifts


def giving(hand: str, *others: str, to: tuple[int, ...], **house_rules) -> State:
    return kings(hand, *others, pile="AS", house_rules=house_rules, pending=Giving(to, after=0))


def test_steady_gives_what_costs_most_and_keeps_wild_cards():
    assert chosen(giving("JS 8H 2D 3D", "4H 4D", "5H 5D", to=(1, 2))) == {Give("8H")}
    assert chosen(giving("JS JH", "4H 4D", "5H 5D", to=(1, 2))) == {Give("JS"), Give("JH")}


def test_steady_gives_a_partner_what_costs_least():
    hands = ("JS 8H 2D 3D 9D", "4H 4D", "5H 5D", "6H 6D")
    assert chosen(giving(*hands, to=(2, 3), sides=2)) == {Give("2D"), Give("3D"), Give("9D")}
    assert chosen(giving(*hands, to=(3,), sides=2)) == {Give("8H")}


# Bluffs and doubts


def test_steady_lays_a_joker_in_earnest_when_nothing_else_fits():
    assert cards(kings("R* 2C 3C", "4H 4D 5C", pile="KH")) == {"R*"}
    assert cards(kings("R*", "4H 4D 5C", pile="KH")) == {"R*"}


def test_steady_bluffs_seldom_but_often_enough_to_stop_somebody():
    assert 0 < bluffs("4H 4D 5C 6C") < 45
    assert 45 < bluffs("4H 4D") < 150


def bluffs(opponent: str) -> int:
    """How many times in 300 it lays the joker though a heart fits."""
    seen, chance = view(kings("R* 2H 3C", opponent, pile="KH"), 0), Chance("bluffs")
    return sum(steady(seen, chance).cards == ("R*",) for _ in range(300))


def test_steady_never_bluffs_against_its_partner():
    state = kings("R* 2H 3C", "", "4C 5C", "7C 8C", pile="KH", house_rules={"sides": 2})
    assert cards(state) == {"2H"}


def doubtful(held: str, pile: str = "2H", **more) -> State:
    """Seat 0 has laid a joker on the pile, and seat 1 is asked."""
    state = kings("R* " + held, "4H 4D 6D", pile=pile, **more)
    laid, _ = act(state, 0, Play(("R*",), "S", call=len(held) == 2))
    assert isinstance(laid.pending, Doubt)
    return laid


def test_steady_challenges_who_holds_many_cards_and_believes_who_holds_few():
    assert chosen(doubtful("3H 4C 5C 6C 7C 8C 9C TC QC KC")) == {Challenge()}
    assert chosen(doubtful("3H")) == {Accept()}
    assert chosen(doubtful("3H 4C 5C 6C")) == {Accept(), Challenge()}  # as the mood is


def test_steady_never_challenges_when_nothing_better_can_be_held():
    state = doubtful("3C 4C 5C 6C 7C 8C 9C TC QC")
    far_away = Counter(FRENCH.made(2, 2)) - Counter(state.pile)
    fitting = [card for card in far_away.elements() if card[1] == "H" or card[0] in "2J"]
    rest = Counter(far_away) - Counter(fitting)
    hands = (("3C",) * 2 + ("4C", "4C", "5C", "5C", "6C", "6C"), tuple(fitting))
    state = replace(state, hands=hands, stock=tuple((rest - Counter(hands[0])).elements()))
    seen = view(state, 1)
    assert nothing_fits(seen, state.pending) == 1
    assert likely_bluff(seen, state.pending, 2) == 0
    assert chosen(state) == {Accept()}


def test_the_more_cards_are_held_the_less_is_believed():
    hand = "3H 4C 5C 6C 7C 8C 9C TC QC KC"
    states = [doubtful(hand[: 3 * held]) for held in range(1, 11)]
    bluffs = [likely_bluff(view(state, 1), state.pending, 5) for state in states]
    assert bluffs == sorted(bluffs)
    assert 0 < bluffs[0] < 0.2
    assert 0.8 < bluffs[-1] < 1


def test_steady_believes_its_partner():
    state = kings("R* 2H 3C 4C 5C 6C 7C 8C", "", "4H 5H", "7H 8H", pile="2H", house_rules={"sides": 2})
    state, _ = act(state, 0, Play(("R*",), "S"))
    assert state.turn == 2
    assert chosen(state) == {Accept()}


def known_for(bluffs: int, honest: int) -> State:
    """The same doubtful play of someone whose plays were challenged so often before."""
    return replace(doubtful("3H 4C 5C 6C 7C"), challenged=((bluffs, honest), (0, 0)))


def test_steady_reads_how_a_player_has_bluffed_so_far():
    assert chosen(known_for(0, 0)) == {Accept(), Challenge()}
    assert chosen(known_for(5, 0)) == {Challenge()}
    assert chosen(known_for(0, 9)) == {Accept()}


def test_whose_plays_were_challenged_is_known_to_all():
    state = doubtful("3H 4C 5C 6C 7C")
    assert view(state, 1).challenged == ()
    state, _ = act(state, 1, Challenge())
    assert state.challenged == ((1, 0), (0, 0))
    assert view(state, 0).challenged == view(state, 1).challenged == public_view(state).challenged == state.challenged
    honest, _ = act(doubtful("3C 4C 5C"), 1, Challenge())
    assert honest.challenged == ((0, 1), (0, 0))


def test_steady_challenges_bluffs_far_more_often_than_honest_plays():
    found = Counter()
    for seed in range(12):
        for state, _, action in course(short(variant("kings-reverse").rules(2), 50), "steady", str(seed)):
            if isinstance(state.pending, Doubt):
                found[type(action), state.pending.honest] += 1
    shares = {
        honest: found[Challenge, honest] / (found[Challenge, honest] + found[Accept, honest])
        for honest in (True, False)
    }
    assert shares[True] < 0.3
    assert shares[False] > 0.6


def test_steady_bluffs_and_challenges_in_its_matches():
    found = Counter()
    for seed in "12345":
        for state, _, action in course(short(variant("kings-reverse").rules(2), 50), "steady", seed):
            if isinstance(state.pending, Doubt):
                found[type(action), state.pending.honest] += 1
    assert all(found[action, True] for action in (Accept, Challenge))
    assert found[Accept, False] + found[Challenge, False]


# Strength


def tellingly_long(rules: Rules) -> Rules:
    """The same game with ten rounds, if it has a number of them: one, two or three are won by luck."""
    if rules.counts_rounds and rules.rounds_to_win == 1 and not rules.rounds_to_play:
        return replace(rules, rounds_to_win=10)
    return replace(rules, rounds_to_play=10) if rules.rounds_to_play else rules


@pytest.mark.slow
@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=[pytest.mark.long] * (number % 5 > 0))
        for number, key in enumerate(key for key in SHEDDING if 2 in VARIANTS[key].seats)
    ],
)
def test_steady_beats_easy_clearly(key):
    game = replace(variant(key), rules=lambda seats: tellingly_long(short(variant(key).rules(seats), 100)))
    won = [simulate(game, 2, 30, 1, players)["matches_won"] for players in (["steady", "easy"], ["easy", "steady"])]
    assert won[0][0] + won[1][1] > (0.6 if game.rules(2).is_growing else 0.7) * 60  # new rules bring luck


def test_easy_forgets_its_call_now_and_then():
    state = crazy("3H 4C", "4H 5H", pile="KH")
    seen = view(state, 0)
    calls = Counter(play.call for play in (easy(EIGHTS, seen, mood) for mood in MOODS) if isinstance(play, Play))
    assert calls[True] > calls[False] > 0


def test_a_view_is_all_that_a_player_gets():
    seen = view(kings("3H 4C", "9S 9C TC", pile="KH"), 0)
    assert isinstance(seen, SheddingSeatView)
    assert seen.hands[1] is None
    assert isinstance(seen.stock, int)
