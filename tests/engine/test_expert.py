"""The expert: it never peeks, it believes what the round has shown, and it plays any game by any rules."""

import pickle
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from statistics import fmean

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.bots import PLAYERS
from engine.bots.advice import Advice, advice
from engine.bots.expert import Effort, expert
from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Challenge, Draw, IllegalAction, Pass, Play, Say
from engine.core.cards import suit_of
from engine.core.events import AnyEvent
from engine.core.history import REMEMBERED, Happened, History, history, one_more
from engine.core.ruleset import Ruleset
from engine.core.state import MatchState
from engine.games.registry import AnyGame, game_of, match_begun
from engine.games.variants import VARIANTS, variant
from engine.shedding.legal.matching import followers, is_wild
from engine.tools.transcript import asked_seat
from tests.doors import CATALOGUE, DRAWING, THANKS, Challenged, Doubt, Gave, Hidden, LastCall, TakenBack
from tests.engine.houses import any_house
from tests.engine.shedding.table import table
from tests.examples import examples
from tests.tools.duel import Duel

LITTLE = Effort(playouts=36, moves=1)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")
THOUGHTFUL = ("crazy-eights", "eights", "countdown", "kings-reverse", "bartok", "mao", "macau")  # they look ahead
OF_EACH_KIND = (*THOUGHTFUL, "str8-eight")

Round = tuple[Happened, ...]
Course = list[tuple[int, Action]]


def played(rules: Ruleset, seed: str, actions: int, player: str = "steady") -> tuple[MatchState, Round]:
    """The state after so many actions of a first round, or before its last one, and what happened until then."""
    game, state, so_far = game_of(rules), match_begun(rules, seed), ()
    chance = Chance(seed)
    for _ in range(actions):
        seat = asked_seat(state)
        after, so_far_then = _after(game, state, so_far, seat, PLAYERS[player](game, game.view(state, seat), chance))
        if after.sheet:
            break
        state, so_far = after, so_far_then
    return state, so_far


def _after(game: AnyGame, state: MatchState, so_far: Round, seat: int, action: Action) -> tuple[MatchState, Round]:
    after, events = game.act(state, seat, action)
    return after, one_more(so_far, Happened(state, seat, tuple(events)))


def seen(game: AnyGame, so_far: Round, seat: int) -> History:
    return history(game.public_view, so_far, seat)


# It never peeks


Swap = tuple[int, int, int]  # a seat, a place in its hand as it was dealt, and one in the stock


def _twin(rules: Ruleset, seed: str, course: Course, swap: Swap | None) -> tuple[MatchState, Round]:
    """The same actions after a deal in which two cards changed places. Raises IllegalAction where that shows."""
    game, begun = game_of(rules), match_begun(rules, seed)
    state, events = game.act(begun, *course[0])
    if swap:
        state = _with_two_swapped(state.copy(), *swap)
    dealt = tuple(
        replace(event, hands=state.hands, stock=state.stock) if hasattr(event, "hands") else event for event in events
    )
    so_far: Round = (Happened(begun, course[0][0], dealt),)
    for seat, action in course[1:]:
        state, so_far = _after(game, state, so_far, seat, action)
    return state, so_far


def _with_two_swapped(state: MatchState, seat: int, held: int, under: int) -> MatchState:
    hands, stock = [list(hand) for hand in state.hands], list(state.stock)
    hands[seat][held], stock[under] = stock[under], hands[seat][held]
    state.hands, state.stock = tuple(map(tuple, hands)), tuple(stock)
    return state


def _course(rules: Ruleset, seed: str, actions: int) -> list[tuple[int, Action]]:
    game, state, chance, course = game_of(rules), match_begun(rules, seed), Chance(seed), []
    for _ in range(actions):
        seat = asked_seat(state)
        action = PLAYERS["steady"](game, game.view(state, seat), chance)
        after, _events = game.act(state, seat, action)
        if after.sheet:
            break
        course.append((seat, action))
        state = after
    return course


BLIND = [
    ("crazy-eights", 3),
    ("eights", 4),
    ("kings-reverse", 3),
    ("mau-mau", 2),
    ("str8-eight", 2),
    ("str8-eight", 3),
    ("mao", 3),
]


@examples(56)
@given(data=st.data())
def test_cards_that_a_seat_cannot_know_change_nothing(data):
    key, seats = data.draw(st.sampled_from(BLIND))
    rules, seed = variant(key).rules(seats), data.draw(st.sampled_from("abcdefgh"))
    course = _course(rules, seed, data.draw(st.integers(2, 25)))
    state, so_far = _twin(rules, seed, course, None)
    assume(state.phase == "play" and len(so_far) > 1)
    other_seat, dealt = (state.turn + 1) % seats, so_far[1].before
    swaps = [
        (other_seat, held, under)
        for held, card in enumerate(dealt.hands[other_seat])
        for under, other in enumerate(dealt.stock[: len(state.stock)])
        if card in state.hands[other_seat] and card != other
    ]
    chance = data.draw(st.randoms(use_true_random=False))
    twin = _first_twin(rules, seed, course, chance.sample(swaps, min(8, len(swaps))))
    assume(twin is not None)
    assert twin[0].hands != state.hands
    assert len({_chosen(*each) for each in (twin, (state, so_far))}) == 1


def _first_twin(rules: Ruleset, seed: str, course: Course, swaps: list[Swap]) -> tuple[MatchState, Round] | None:
    """A round with two other cards in which everyone could do the same, and that looks the same to the seat to move."""
    plain, plainly = _twin(rules, seed, course, None)
    game, seat = game_of(rules), plain.turn
    alike = game.view(plain, seat), seen(game, plainly, seat)
    for swap in swaps:
        with suppress(IllegalAction):
            twin, so_far = _twin(rules, seed, course, swap)
            if (game.view(twin, seat), seen(game, so_far, seat)) == alike:
                return twin, so_far
    return None


def _chosen(state: MatchState, so_far: Round) -> Action:
    game = game_of(state.rules)
    return expert(game, game.view(state, state.turn), seen(game, so_far, state.turn), Chance("same"), LITTLE)


def test_a_history_holds_no_card_that_its_seat_may_not_see(subtests: pytest.Subtests):
    for key in OF_EACH_KIND:
        with subtests.test(key=key):
            rules = variant(key).rules(3)
            game, (_, so_far) = game_of(rules), played(rules, "secrets", 30)
            for seat in range(3):
                for each in seen(game, so_far, seat):
                    assert all(hand is None for hand in each.before.hands) or each.before.phase != "play"
                    assert each.before.seed is None
                    assert all(event.seen_by(seat) == event for event in each.events)


def test_it_needs_no_more_than_a_view_and_a_history_which_travel_to_another_process():
    rules = variant("kings-reverse").rules(4)
    game, (state, so_far) = game_of(rules), played(rules, "travel", 25)
    seat = state.turn
    given_ = game.view(state, seat), seen(game, so_far, seat)
    sent = pickle.loads(pickle.dumps(given_))
    assert sent == given_
    assert expert(game, *sent, Chance("1"), LITTLE) == expert(game, *given_, Chance("1"), LITTLE)


# What it believes


def test_every_world_agrees_with_what_the_seat_sees(subtests: pytest.Subtests):
    for key in THOUGHTFUL:
        for seed in ["a", "b"]:
            with subtests.test(key=key, seed=seed):
                rules = variant(key).rules(4)
                game = game_of(rules)
                for actions in (2, 9, 16, 23, 30):
                    state, so_far = played(rules, seed, actions)
                    if state.phase != "play":
                        continue
                    for seat in range(4):
                        view = game.view(state, seat)
                        world = game.ahead.believe(view, seen(game, so_far, seat))(Dice(f"{actions}"))
                        assert replace(game.view(world, seat), options=view.options) == view
                        assert sorted(
                            world.hands[0] + world.hands[1] + world.hands[2] + world.hands[3] + world.stock
                        ) == sorted(state.hands[0] + state.hands[1] + state.hands[2] + state.hands[3] + state.stock)


def _cards_guessed(state: MatchState, so_far: Round, seat: int, *, blind: bool) -> float:
    """How many cards of hidden hands are right, on average over some worlds."""
    game = game_of(state.rules)
    draw, dice = game.ahead.believe(game.view(state, seat), () if blind else seen(game, so_far, seat)), Dice("guess")
    worlds = [draw(dice) for _ in range(30)]
    others = [other for other in range(state.rules.seats) if other != seat]
    return fmean(len({*world.hands[other]} & {*state.hands[other]}) for world in worlds for other in others)


@pytest.mark.parametrize("key", ["crazy-eights", "eights", "mau-mau", "switch"])
def test_who_has_followed_the_round_knows_more_about_the_hands(key):
    rules = variant(key).rules(3)
    rounds = [played(rules, f"followed {number}", 24) for number in range(12)]
    knowing = fmean(_cards_guessed(*each, 0, blind=False) for each in rounds)
    assert knowing > 1.1 * fmean(_cards_guessed(*each, 0, blind=True) for each in rounds)


def _after_drawing_on_hearts() -> tuple[MatchState, Round]:
    """Ben had to draw on hearts, and then Ada, to move, holds a wild card and as many hearts as spades."""
    state = table("8D 5H 6S 9H 9S", "KC QC JC TC 7C", pile="3H", stock="2C 4C 6C 9C", turn=1, dealer=0)
    return _after(game_of(state.rules), state, (), 1, Draw())


def test_a_player_who_drew_on_a_suit_likely_has_none_of_it():
    state, so_far = _after_drawing_on_hearts()
    game = game_of(state.rules)
    dice, view = Dice("hearts"), game.view(state, 0)
    draw, blind = game.ahead.believe(view, seen(game, so_far, 0)), game.ahead.believe(view, ())

    def share(worlds) -> float:
        return fmean(any(suit_of(card) == "H" for card in worlds(dice).hands[1]) for _ in range(200))

    assert share(draw) < 0.4  # the card just drawn may be one
    assert share(blind) > 0.6


def test_a_player_who_took_a_draw_penalty_likely_has_nothing_to_answer_it():
    state = table("8D 5H 6S 9H 9S", "KC QC JC TC 7C", pile="2H", stock="4C 6C 9C", turn=1, dealer=0, debt=2)
    game = game_of(state.rules)
    state, so_far = _after(game, state, (), 1, Draw())
    dice, view = Dice("twos"), game.view(state, 0)

    def share(known: History) -> float:
        worlds = game.ahead.believe(view, known)
        return fmean(any(card[0] == "2" for card in worlds(dice).hands[1]) for _ in range(200))

    assert share(seen(game, so_far, 0)) < 0.25
    assert share(()) > 0.35


def test_who_keeps_a_drawn_card_likely_could_not_play_it_and_knows_it_themselves():
    hands, rules = ("8D 5H 6S 9H 9S", "KC QC JC TC 7C"), {"after_drawing": "drawn card"}
    state = table(*hands, pile="3H", stock="2H 4C 6C 9C", turn=1, dealer=0, rules=rules)
    game, dice = game_of(state.rules), Dice("kept")
    drew, so_far = _after(game, state, (), 1, Draw())
    kept, and_then = _after(game, drew, so_far, 1, Pass())

    def share(state: MatchState, so_far: Round) -> float:
        worlds = game.ahead.believe(game.view(state, 0), seen(game, so_far, 0))
        return fmean(any(suit_of(card) == "H" for card in worlds(dice).hands[1]) for _ in range(400))

    assert share(kept, and_then) < 0.7 * share(drew, so_far)
    own = game.view(kept, 1)
    assert game.view(game.ahead.believe(own, seen(game, and_then, 1))(dice), 1) == own


def test_it_picks_the_suit_that_the_next_player_lacks():
    state, so_far = _after_drawing_on_hearts()
    state = state.copy()
    state.hands = (("8D", "9H", "9S"), *state.hands[1:])
    state.pile = ("3C",)
    game = game_of(state.rules)
    picked = [
        expert(game, game.view(state, 0), seen(game, so_far, 0), Chance(str(number)), Effort(400, 2))
        for number in range(5)
    ]
    assert [play.suit for play in picked if isinstance(play, Play)].count("H") >= 4


def _shown(event: AnyEvent) -> tuple[int, tuple[str, ...]] | None:
    """A hand and cards in it that an event showed."""
    match event:
        case Gave(to=seat, card=str(card)):
            return seat, (card,)
        case TakenBack(seat=seat, cards=cards):
            return seat, cards
        case Challenged(player=seat, held=tuple(held)):
            return seat, held
    return None


def test_cards_that_were_shown_are_where_they_were_seen():
    """Cards given away, cards of a caught bluff, and the hand that a challenge shows."""
    rules, checked = variant("kings-reverse").rules(3), Counter()
    for seed in "abcdefgh":
        game, (_, so_far) = game_of(rules), played(rules, seed, 150, "easy")
        for number, (_, after) in enumerate(pairwise(so_far), start=1):
            state, known = after.before, seen(game, so_far[:number], 0)
            shown = [(type(event), *found) for event in known[-1].events if (found := _shown(event)) and found[0]]
            for kind, seat, cards in shown:
                draw, checked[kind] = game.ahead.believe(game.view(state, 0), known), checked[kind] + 1
                worlds = [draw(Dice(str(number))) for number in range(3)]
                assert all(Counter(cards) <= Counter(world.hands[seat]) for world in worlds), kind
    assert {*checked} == {Gave, TakenBack, Challenged}


def test_a_challenge_tells_everyone_whether_something_else_fitted():
    """The third player doesn't see the hand, and knows of an honest one that nothing in it fitted."""
    rules, held = variant("kings-reverse").rules(3), []
    for seed in range(60):
        game, (_, so_far) = game_of(rules), played(rules, f"third {seed}", 150)
        for number in range(1, len(so_far) - 1):
            play, challenged = so_far[number - 1], so_far[number]
            shown = [event for event in challenged.events if isinstance(event, Challenged) and event.honest]
            if shown and play.actor == shown[0].player and not play.before.drawn:
                third = 3 - shown[0].seat - shown[0].player
                fitted = {card for card in followers(play.before, play.actor) if card[0] not in rules.last_resort}
                fitted -= {card for card in fitted if is_wild(play.before, play.actor, card)}
                state = so_far[number + 1].before
                draw = game.ahead.believe(game.view(state, third), seen(game, so_far[: number + 1], third))
                held += [bool(fitted & {*draw(Dice(str(world))).hands[play.actor]}) for world in range(10)]
    assert len(held) >= 50
    assert fmean(held) < 0.1


def test_how_often_it_believes_in_a_bluff_is_how_often_there_is_one():
    rules = variant("kings-reverse").rules(4)
    game, believed, bluffs = game_of(rules), [], []
    for seed in range(30):
        _, so_far = played(rules, f"bluff {seed}", 200)
        for number, each in enumerate(so_far):
            doubt = each.before.pending
            if isinstance(doubt, Doubt) and each.actor != doubt.player:
                draw = game.ahead.believe(game.view(each.before, each.actor), seen(game, so_far[:number], each.actor))
                believed += [fmean(not draw(Dice(str(world))).pending.honest for world in range(10))]
                bluffs += [not doubt.honest]
    assert len(bluffs) > 50
    assert abs(fmean(believed) - fmean(bluffs)) < 0.08
    unlikely = [bluff for share, bluff in zip(believed, bluffs, strict=True) if share <= 0.3]
    assert fmean(unlikely) < 0.2


def test_it_doubts_bluffs_more_than_honest_plays_and_a_known_bluffer_more_than_who_was_honest():
    rules = variant("kings-reverse").rules(3)
    game = game_of(rules)
    doubted = {(honest, habit): [] for honest in (True, False) for habit in ("bluffs", "nothing", "honest")}
    for seed in range(40):
        _, so_far = played(rules, f"doubt {seed}", 200)
        for number, each in enumerate(so_far):
            doubt, seat = each.before.pending, each.actor
            if not isinstance(doubt, Doubt) or seat == doubt.player:
                continue
            view, known = game.view(each.before, seat), seen(game, so_far[:number], seat)
            for habit, found in (("bluffs", (4, 0)), ("nothing", (0, 0)), ("honest", (0, 4))):
                judged = replace(view, challenged=(found,) * 3)
                answer = expert(game, judged, known, Chance("doubt"), LITTLE)
                doubted[doubt.honest, habit].append(answer == Challenge())
    rates = {each: fmean(found) for each, found in doubted.items()}
    assert rates[True, "nothing"] < 0.3
    assert rates[False, "nothing"] > 2 * rates[True, "nothing"]
    for honest in (True, False):
        assert rates[honest, "honest"] <= rates[honest, "nothing"] <= rates[honest, "bluffs"]
        assert rates[honest, "honest"] < rates[honest, "bluffs"]


def test_of_a_long_round_it_remembers_what_came_last():
    rules = variant("countdown").rules(3)
    game, (state, so_far) = game_of(rules), played(rules, "long", 300)
    view = game.view(state, state.turn)
    draw, blind = (game.ahead.believe(view, each) for each in (seen(game, so_far, state.turn), ()))
    assert len(so_far) == REMEMBERED
    assert all(game.view(draw(Dice(str(number))), state.turn) == view for number in range(5))
    assert draw(Dice("1")).hands != blind(Dice("1")).hands, "it goes by what it remembers"


def test_what_does_not_add_up_is_believed_no_more():
    rules = variant("crazy-eights").rules(3)
    game, (state, _) = game_of(rules), played(rules, "this round", 20)
    _, another = played(rules, "another round", 33)
    view = game.view(state, state.turn)
    for nonsense in (seen(game, another, 0), seen(game, another, state.turn)[5:], seen(game, another, state.turn) * 2):
        world = game.ahead.believe(view, nonsense)(Dice("widened"))
        assert game.view(world, state.turn) == view
        assert expert(game, view, nonsense, Chance("1"), LITTLE) in _legal(game, state)


def test_a_known_card_that_may_have_been_given_away_unseen_is_known_no_more():
    """A hand is shown by a challenge, and then one of its cards goes to another player, no one else sees which."""
    rules = variant("kings-reverse").rules(3)
    game, (state, so_far) = game_of(rules), played(rules, "gift 1138", 26)
    world = game.ahead.believe(game.view(state, 1), seen(game, so_far, 1))(Dice("given"))
    assert game.view(world, 1) == game.view(state, 1)


def test_a_round_that_was_seen_in_part_only_tells_nothing_of_a_hand_that_does_not_add_up():
    rules = variant("crazy-eights").rules(2)
    game, (state, so_far) = game_of(rules), played(rules, "in part", 12)
    view, part = game.view(state, 0), seen(game, so_far[:-5], 0)
    assert part[-1].before.counts[1] != view.counts[1]
    draw, blind = game.ahead.believe(view, part), game.ahead.believe(view, ())
    assert all(draw(Dice(f"{number}")) == blind(Dice(f"{number}")) for number in range(10))
    assert any(game.ahead.believe(view, seen(game, so_far, 0))(Dice(f"{n}")) != blind(Dice(f"{n}")) for n in range(10))


# What it does


def _legal(game: AnyGame, state: MatchState) -> "Legal":
    return Legal(game, state)


class Legal:
    """All that the seat to move may do."""

    def __init__(self, game: AnyGame, state: MatchState) -> None:
        self.game, self.state = game, state

    def __contains__(self, action: object) -> bool:
        return self.game.check(self.state, self.state.turn, action) is None


@pytest.mark.parametrize(
    "key", [key if key in OF_EACH_KIND else pytest.param(key, marks=pytest.mark.slow) for key in VARIANTS]
)
def test_it_plays_every_game_to_its_end(key):
    """It thinks beyond that end, which comes soon, as the match has had nearly as many moves as it may have."""
    rules = variant(key).rules(variant(key).seats[0])
    game, state, so_far, chance = game_of(rules), match_begun(rules, "to its end"), (), Chance("1")
    state.asked = rules.longest_match - 40
    while state.phase != "over":
        seat = asked_seat(state)
        view = game.view(state, seat)
        choose = seat == 0 and view.on_turn
        action = expert(game, view, seen(game, so_far[-60:], seat), chance, LITTLE) if choose else None
        state, so_far = _after(game, state, so_far, seat, action or PLAYERS["steady"](game, view, chance))
    assert state.asked < rules.longest_match + 5


@pytest.mark.slow
@examples(50)
@given(chosen=any_house(), actions=st.integers(1, 40), seed=st.sampled_from("ab"))
def test_it_plays_by_any_house_rules(chosen, actions, seed):
    house_rules, seats, _ = chosen
    rules = house_rules.rules(seats)
    game, (state, so_far) = game_of(rules), played(rules, seed, actions, "easy")
    view = game.view(state, state.turn)
    assert expert(game, view, seen(game, so_far, state.turn), Chance("1"), LITTLE) in _legal(game, state) or (
        state.phase == "deal"
    )


def test_the_same_situation_always_brings_the_same_choice():
    rules = variant("kings-reverse").rules(3)
    game, (state, so_far) = game_of(rules), played(rules, "same", 17)
    view, known = game.view(state, state.turn), seen(game, so_far, state.turn)
    assert len({expert(game, view, known, Chance("1"), LITTLE) for _ in range(3)}) == 1


def test_near_the_end_of_a_match_it_gets_rid_of_the_card_that_would_lose_it():
    """Ben goes out next and ends the match. Ada loses it with the King in hand, and wins it with the Two."""
    totals = {"totals": (84, 91, 99)}
    state = table("KH 2H", "9H", "3C 4C 6C 7C 9C TC QC KC", pile="3H", stock="4D 5D 6D 7D", **totals)
    game = game_of(state.rules)

    def played(*, score: bool) -> set[tuple[str, ...]]:
        effort = Effort(400, 1, score=score)
        return {expert(game, game.view(state, 0), (), Chance(f"{number}"), effort).cards for number in range(3)}

    assert played(score=True) == {("KH",)}
    assert played(score=False) == {("2H",)}  # which would stop Ben for now


def test_a_countdown_is_played_for_the_cards_that_are_left_from_its_first_move_on():
    """Its scores begin where other matches end."""
    rules = variant("countdown").rules(2)
    assert rules.behind((8, 8)) == 0
    assert rules.behind((8, 1)) == 7 / 8
    assert variant("crazy-eights").rules(2).behind((25, 50)) == 1 / 2


def test_it_says_the_word_that_is_due_and_goes_out_when_it_can():
    state = table("9H", "KC QC", pile="3H", turn=0)
    game = game_of(state.rules)
    assert expert(game, game.view(state, 0), (), Chance("1"), LITTLE) == Play(("9H",))
    due = table("9H 9S", "KC QC", pile="3H", turn=1, uncalled=(0,))
    assert expert(game, game.view(due, 0), (), Chance("1"), LITTLE) == Call()


@pytest.mark.slow
def test_it_beats_steady_players_clearly():
    """Its figures are those of ``tests.tools.duel``. These are few rounds, with a little effort."""
    rules = variant("crazy-eights").rules(2)
    result = Duel(game_of(rules), rules, "expert", "steady", Effort(80), "tests").played(40)
    assert result.share > 0.5


def test_a_duel_of_equals_over_the_same_deals_is_even():
    """Each deal is played for each side, so that its luck falls out altogether."""
    rules = variant("crazy-eights").rules(2)
    assert Duel(game_of(rules), rules, "steady", "steady", Effort(), "tests").played(20).share == 0.5


# Hints


def _advice(state: MatchState, so_far: Round = ()):
    game = game_of(state.rules)
    return advice(game, game.view(state, state.turn), seen(game, so_far, state.turn), Chance("1"), NAMES, LITTLE)


def test_advice_says_that_it_is_the_last_card():
    told = _advice(table("9H", "KC QC", pile="3H"))
    assert (told.action, told.why) == (Play(("9H",)), "It’s your last card.")


def test_there_is_no_advice_out_of_turn():
    state = table("9H 9S", "KC QC", pile="3H", turn=0)
    game = game_of(state.rules)
    assert advice(game, game.view(state, 1), (), Chance("1"), NAMES, LITTLE) is None


def test_a_word_that_is_owed_is_advised_first():
    told = _advice(table("9H", "KC QC", pile="3H", uncalled=(0,)))
    assert told == Advice(Call(), "If you forget, you draw 2 cards.")


def test_to_catch_a_player_is_advised_first():
    told = _advice(table("9H 9S", "KC", pile="3H", uncalled=(1,), rules={"call": LastCall.CATCH}))
    assert told == Advice(Catch(1), "Ben forgot to speak up and draws 2 cards if you’re quick.")


def test_what_a_known_rule_asks_for_is_advised_with_the_move():
    thanks = next(each for each in CATALOGUE if each.occasion == DRAWING and each.demand == THANKS)
    state = table("9H 9D", "KC QC", "TC JC", pile="3S", game="mao", manners=(Hidden(None, 0, thanks, (0,)),))
    told = _advice(state)
    assert (told.action, told.first) == (Draw(), Say(THANKS))


def test_advice_is_one_sentence_about_something_that_may_be_done(subtests: pytest.Subtests):
    for key in OF_EACH_KIND:
        with subtests.test(key=key):
            rules = variant(key).rules(4)
            for actions in (1, 8, 15, 22):
                state, so_far = played(rules, "advice", actions)
                told = _advice(state, so_far) if state.phase == "play" else None
                if told is not None:
                    assert told.action in _legal(game_of(rules), state)
                    assert not told.why or told.why.endswith(".")
                    assert "{" not in told.why
