"""The expert: it never peeks, it believes what the round has shown, and it plays any game by any rules."""

import pickle
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain, islice, pairwise, takewhile
from statistics import fmean

import pytest
from hypothesis import assume, given, reject, strategies as st

from engine.bots import PLAYERS
from engine.bots.expert import Advice, Effort, advice, believed, expert
from engine.chance import Chance, Dice
from engine.core.actions import Action, Call, Catch, Challenge, Draw, IllegalAction, Pass, Play, Say
from engine.core.game import REMEMBERED, Happened, History, history, one_more
from engine.core.match import HIDDEN, AnyEvent, MatchState, with_hand
from engine.core.ruleset import Ruleset
from engine.games.registry import game_of, match_begun
from engine.games.variants import VARIANTS, variant
from engine.shedding.bots.opponent_model import Reader
from tests.doors import CATALOGUE, DRAWING, KINDS, THANKS, Challenged, Doubt, Effect, Gave, Hidden, TakenBack, changed
from tests.engine.houses import any_house
from tests.engine.recorded import Step, course
from tests.engine.shedding.table import table
from tests.examples import examples
from tests.simulation import asked_seat, choosers
from tests.tools.duel import Duel

LITTLE = Effort(playouts=36, moves=1)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")
THOUGHTFUL = ("crazy-eights", "eights", "countdown", "kings-reverse", "bartok", "mao", "macau")  # they look ahead
OF_EACH_KIND = (*THOUGHTFUL, "str8-eight")

Round = tuple[Happened, ...]


def first_round(rules: Ruleset, seed: str, actions: int, player: str = "steady") -> list[Step]:
    """So many actions of a first round, or all but its last one."""
    return list(takewhile(lambda step: not step.after.sheet, islice(course(rules, seed, player), actions)))


def followed(steps: list[Step]) -> Round:
    so_far: Round = ()
    for step in steps:
        so_far = one_more(so_far, Happened(step.before, step.seat, tuple(step.events)))
    return so_far


def played(rules: Ruleset, seed: str, actions: int, player: str = "steady") -> tuple[MatchState, Round]:
    """The state after so many actions of a first round, or before its last one, and what happened until then."""
    steps = first_round(rules, seed, actions, player)
    return steps[-1].after, followed(steps)


def one_further(state: MatchState, so_far: Round, seat: int, action: Action) -> tuple[MatchState, Round]:
    after, events = state.act(seat, action)
    return after, one_more(so_far, Happened(state, seat, tuple(events)))


def seen(so_far: Round, seat: int) -> History:
    return history(so_far, seat)


def chosen(state: MatchState, so_far: Round = (), seat: int | None = None, effort: Effort = LITTLE) -> Action:
    """What an expert does with the seat to move, or with another one."""
    seat = state.turn if seat is None else seat
    return expert(state.view(seat), seen(so_far, seat), Chance("same"), effort)


def is_legal(state: MatchState, action: Action) -> bool:
    return state.check(state.turn, action) is None


def worlds(state: MatchState, so_far: Round, seat: int, count: int = 1) -> list[MatchState]:
    """Some states that a seat believes in, after what it saw."""
    draw = believed(state.view(seat), seen(so_far, seat))
    return [draw(Dice(f"world {number}")) for number in range(count)]


Swap = tuple[int, int, int]  # a seat, a place in its hand as it was dealt, and one in the stock
BLIND = [("crazy-eights", 3), ("eights", 4), ("kings-reverse", 3), ("mau-mau", 2), ("str8-eight", 2), ("mao", 3)]


def _twin(steps: list[Step], swap: Swap) -> tuple[MatchState, Round]:
    """The same actions after a deal in which two cards changed places. Raises IllegalAction where that shows."""
    (deal, *others), (seat, held, under) = steps, swap
    hand, stock = list(deal.after.hands[seat]), list(deal.after.stock)
    hand[held], stock[under] = stock[under], hand[held]
    cards = {"hands": with_hand(deal.after.hands, seat, tuple(hand)), "stock": tuple(stock)}
    state = replace(deal.after, **cards)
    dealt = [replace(event, **cards) if hasattr(event, "hands") else event for event in deal.events]
    so_far = followed([replace(deal, events=dealt)])
    for step in others:
        state, so_far = one_further(state, so_far, step.seat, step.action)
    return state, so_far


@pytest.mark.slow
@examples(56)
@given(data=st.data())
def test_cards_that_a_seat_cannot_know_change_nothing(data):
    """One of another hand changes places with one of the stock, and all can do the same, which looks the same."""
    key, seats = data.draw(st.sampled_from(BLIND))
    rules, seed = variant(key).rules(seats), data.draw(st.sampled_from("abcdefgh"))
    steps = first_round(rules, seed, data.draw(st.integers(2, 25)))
    state, so_far = steps[-1].after, followed(steps)
    assume(state.phase == "play" and len(so_far) > 1)
    seat, other, dealt = state.turn, (state.turn + 1) % seats, steps[0].after
    swaps = [
        (other, held, under)
        for held, card in enumerate(dealt.hands[other])
        for under, in_stock in enumerate(dealt.stock[: len(state.stock)])
        if card in state.hands[other] and card != in_stock
    ]
    chance = data.draw(st.randoms(use_true_random=False))
    alike = state.view(seat), seen(so_far, seat)
    for swap in chance.sample(swaps, min(8, len(swaps))):
        with suppress(IllegalAction):
            twin = _twin(steps, swap)
            if (twin[0].view(seat), seen(twin[1], seat)) == alike:
                assert twin[0].hands != state.hands
                assert chosen(*twin) == chosen(state, so_far)
                return
    reject()


def test_a_history_holds_no_card_that_its_seat_may_not_see(subtests: pytest.Subtests):
    for key in OF_EACH_KIND:
        with subtests.test(key=key):
            rules = variant(key).rules(3)
            _, so_far = played(rules, "secrets", 30)
            for seat in range(3):
                for each in seen(so_far, seat):
                    assert all(set(hand) <= {HIDDEN} for hand in each.before.hands) or each.before.phase != "play"
                    assert each.before.seed == ""
                    assert all(event.seen_by(seat) == event for event in each.events)


def test_it_needs_no_more_than_a_view_and_a_history_which_travel_to_another_process():
    rules = variant("kings-reverse").rules(4)
    state, so_far = played(rules, "travel", 25)
    needed = state.view(state.turn), seen(so_far, state.turn)
    sent = pickle.loads(pickle.dumps(needed))
    assert sent == needed
    assert expert(*sent, Chance("same"), LITTLE) == chosen(state, so_far)


def test_every_world_agrees_with_what_the_seat_sees(subtests: pytest.Subtests):
    for key in OF_EACH_KIND:
        rules = variant(key).rules(4)
        for actions, seed in ((2, "a"), (9, "b"), (16, "a"), (23, "b"), (30, "a")):
            state, so_far = played(rules, seed, actions)
            for seat in range(4) if state.phase == "play" else ():
                with subtests.test(key=key, actions=actions, seat=seat):
                    (world,), view = worlds(state, so_far, seat), state.view(seat)
                    assert world.view(seat) == view
                    assert sorted((*chain(*world.hands), *world.stock)) == sorted((*chain(*state.hands), *state.stock))


@pytest.mark.parametrize("key", ["crazy-eights", "str8-eight"])
def test_a_world_lasts_as_long_as_its_round_however_long_the_match_was_before(key):
    state, _ = played(variant(key).rules(2), "late", 3)
    state.asked += state.rules.longest_round
    state.asked_before += state.rules.longest_round
    state.find()
    world = believed(state.view(state.turn), ())(Dice("late"))
    assert world.last_question == state.last_question > world.asked


def _cards_guessed(state: MatchState, so_far: Round) -> float:
    """How many cards of the other hands the first seat has right, on average over some worlds."""
    others = range(1, state.rules.seats)
    found = worlds(state, so_far, 0, 30)
    return fmean(len({*world.hands[other]} & {*state.hands[other]}) for world in found for other in others)


@pytest.mark.parametrize("key", ["crazy-eights", "eights", "mau-mau", "switch"])
def test_who_has_followed_the_round_knows_more_about_the_hands(key):
    rounds = [played(variant(key).rules(3), f"followed {number}", 24) for number in range(12)]
    knowing = fmean(_cards_guessed(*each) for each in rounds)
    assert knowing > 1.1 * fmean(_cards_guessed(state, ()) for state, _ in rounds)


def _holds(state: MatchState, so_far: Round, what: str) -> float:
    """How often Ada believes that Ben holds a card of a rank or a suit."""
    return fmean(any(what in card for card in world.hands[1]) for world in worlds(state, so_far, 0, 200))


def _asked_ben(pile: str, *actions: Action, stock: str = "2C 4C 6C 9C", **position) -> tuple[MatchState, Round]:
    """What Ben did when he was asked for a card on this one. Ada holds a wild card, and as many hearts as spades."""
    state, so_far = table("8D 5H 6S 9H 9S", "KC QC JC TC 7C", pile=pile, stock=stock, turn=1, dealer=0, **position), ()
    for action in actions:
        state, so_far = one_further(state, so_far, 1, action)
    return state, so_far


def test_what_a_player_did_tells_what_he_likely_has_not():
    drew = _asked_ben("3H", Draw())
    assert _holds(*drew, "H") < 0.4, "the card just drawn may be one"
    assert _holds(drew[0], (), "H") > 0.6
    took = _asked_ben("2H", Draw(), debt=2)
    assert _holds(*took, "2") < 0.25, "nothing to answer it"
    assert _holds(took[0], (), "2") > 0.35


def test_who_keeps_a_drawn_card_likely_could_not_play_it_and_knows_it_themselves():
    rules = {"stock": "2H 4C 6C 9C", "rules": {"after_drawing": "drawn card"}}
    kept = _asked_ben("3H", Draw(), Pass(), **rules)
    assert _holds(*kept, "H") < 0.7 * _holds(*_asked_ben("3H", Draw(), **rules), "H")
    assert worlds(*kept, 1)[0].view(1) == kept[0].view(1)


def test_it_picks_the_suit_that_the_next_player_lacks():
    state, so_far = _asked_ben("3H", Draw())
    state = replace(state, hands=(("8D", "9H", "9S"), *state.hands[1:]), pile=("3C",))
    view, known = state.view(0), seen(so_far, 0)
    picked = [expert(view, known, Chance(str(number)), Effort(400, 2)) for number in range(5)]
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
    rules, checked = variant("kings-reverse").rules(3), set()
    for seed in "abcd":
        _, so_far = played(rules, seed, 150, "easy")
        for number, (happened, after) in enumerate(pairwise(so_far), start=1):
            for event in (event.seen_by(0) for event in happened.events):
                seat, cards = _shown(event) or (0, ())
                checked |= {type(event)} if seat else set()
                for world in worlds(after.before, so_far[:number], 0, 3) if seat else ():
                    assert Counter(cards) <= Counter(world.hands[seat]), event
    assert checked == {Gave, TakenBack, Challenged}


def test_a_challenge_tells_everyone_whether_something_else_fitted():
    """The third player doesn't see the hand, and knows of an honest one that nothing in it fitted."""
    rules, held = variant("kings-reverse").rules(3), []
    for seed in range(40):
        _, so_far = played(rules, f"third {seed}", 150)
        for number in range(1, len(so_far) - 1):
            play, challenged = so_far[number - 1], so_far[number]
            shown = [event for event in challenged.events if isinstance(event, Challenged) and event.honest]
            if shown and play.actor == shown[0].player and not play.before.drawn:
                third = 3 - shown[0].seat - shown[0].player
                for world in worlds(so_far[number + 1].before, so_far[: number + 1], third, 10):
                    hand = {*world.hands[play.actor]} - {card for card in world.hands[play.actor] if card[0] in "J*"}
                    before = replace(play.before, hands=with_hand(play.before.hands, play.actor, tuple(hand)))
                    held += [any(card[1] != "*" for card in before.may_do(play.actor).cards)]
    assert len(held) >= 50
    assert fmean(held) < 0.1


def _doubts(seeds: int, seats: int, what: str) -> Iterator[tuple[MatchState, Round, int]]:
    """Positions of Kings Reverse in which someone is asked whether a Joker is doubted."""
    for seed in range(seeds):
        _, so_far = played(variant("kings-reverse").rules(seats), f"{what} {seed}", 200)
        for number, each in enumerate(so_far):
            doubt = each.before.pending
            if isinstance(doubt, Doubt) and each.actor != doubt.player:
                yield each.before, so_far[:number], each.actor


def test_how_often_it_believes_in_a_bluff_is_how_often_there_is_one():
    found = [
        (fmean(not world.pending.honest for world in worlds(state, so_far, seat, 10)), not state.pending.honest)
        for state, so_far, seat in _doubts(30, 4, "bluff")
    ]
    believed, bluffs = zip(*found, strict=True)
    assert len(bluffs) > 50
    assert abs(fmean(believed) - fmean(bluffs)) < 0.08
    assert fmean(bluff for share, bluff in found if share <= 0.3) < 0.2


@pytest.mark.slow
def test_it_doubts_bluffs_more_than_honest_plays_and_a_known_bluffer_more_than_who_was_honest():
    habits = {"bluffs": (4, 0), "nothing": (0, 0), "honest": (0, 4)}
    doubted = {(honest, habit): [] for honest in (True, False) for habit in habits}
    for state, so_far, seat in _doubts(16, 3, "doubt"):
        for habit, found in habits.items():
            judged = changed(state, challenged=(found,) * 3)
            doubted[state.pending.honest, habit].append(chosen(judged, so_far, seat) == Challenge())
    rates = {each: fmean(found) for each, found in doubted.items()}
    assert rates[True, "nothing"] < 0.3
    assert rates[False, "nothing"] > 2 * rates[True, "nothing"]
    for honest in (True, False):
        assert rates[honest, "honest"] <= rates[honest, "nothing"] <= rates[honest, "bluffs"]
        assert rates[honest, "honest"] < rates[honest, "bluffs"]


def test_of_a_long_round_it_remembers_what_came_last():
    rules = variant("countdown").rules(3)
    state, so_far = played(rules, "long", 300)
    found = worlds(state, so_far, state.turn, 5)
    assert len(so_far) == REMEMBERED
    assert all(world.view(state.turn) == state.view(state.turn) for world in found)
    assert found[0].hands != worlds(state, (), state.turn)[0].hands, "it goes by what it remembers"


def test_what_does_not_add_up_is_believed_no_more():
    rules = variant("crazy-eights").rules(3)
    state, _ = played(rules, "this round", 20)
    _, another = played(rules, "another round", 33)
    view = state.view(state.turn)
    for nonsense in (seen(another, 0), seen(another, state.turn)[5:], seen(another, state.turn) * 2):
        world = game_of(state.rules).ahead.believe(view, nonsense)(Dice("widened"))
        assert world.view(state.turn) == view
        assert is_legal(state, expert(view, nonsense, Chance("1"), LITTLE))


def test_a_known_card_that_may_have_been_given_away_unseen_is_known_no_more():
    """A hand is shown by a challenge, and then one of its cards goes to another player, no one else sees which."""
    rules = variant("kings-reverse").rules(3)
    state, so_far = played(rules, "gift 1138", 26)
    assert worlds(state, so_far, 1)[0].view(1) == state.view(1)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "gift"])  # which others don't see
def test_what_is_known_of_a_hand_is_in_it_whatever_a_special_card_does(kind):
    rules = replace(variant("kings-reverse").rules(3), effects=(("5", Effect(kind)),))
    state, so_far, at_table = match_begun(rules, kind), (), choosers(["random"] * 3, kind)
    for _ in range(120):
        seat = asked_seat(state)
        state, so_far = one_further(state, so_far, seat, at_table[seat](state, seat))
        for viewer in range(3):
            for other, held in Reader(state.view(viewer), history(so_far, viewer)).hands.items():
                assert held.known <= Counter(state.hands[other])


def test_a_round_that_was_seen_in_part_only_tells_nothing_of_a_hand_that_does_not_add_up():
    state, so_far = played(variant("crazy-eights").rules(2), "in part", 12)
    assert so_far[-5].before.count(1) != state.count(1)
    blind = worlds(state, (), 0, 10)
    assert worlds(state, so_far[:-5], 0, 10) == blind != worlds(state, so_far, 0, 10)


@pytest.mark.parametrize(
    "key", [key if key in OF_EACH_KIND else pytest.param(key, marks=pytest.mark.slow) for key in VARIANTS]
)
def test_it_plays_every_game_to_its_end(key):
    """It thinks beyond that end, which comes soon, as the match has had nearly as many moves as it may have."""
    rules = variant(key).rules(variant(key).seats[0])
    state, so_far, chance = match_begun(rules, "to its end"), (), Chance("1")
    state.asked = rules.longest_match - 40
    while state.phase != "over":
        seat = asked_seat(state)
        view = state.view(seat)
        choose = seat == 0 and view.on_turn
        action = chosen(state, so_far[-60:], seat) if choose else PLAYERS["steady"](view, chance)
        state, so_far = one_further(state, so_far, seat, action)
    assert state.asked < rules.longest_match + 5


@pytest.mark.slow
@examples(50)
@given(drawn=any_house(), actions=st.integers(1, 40), seed=st.sampled_from("ab"))
def test_it_plays_and_advises_by_any_house_rules(drawn, actions, seed):
    house_rules, seats, _ = drawn
    state, so_far = played(house_rules.rules(seats), seed, actions, "easy")
    assert is_legal(state, chosen(state, so_far)) or state.phase == "deal"
    told = advised(state, so_far) if state.phase == "play" else None
    assert told is None or not told.why or told.why.endswith(".")


def test_near_the_end_of_a_match_it_gets_rid_of_the_card_that_would_lose_it():
    """Ben goes out next and ends the match. Ada loses it with the King in hand, and wins it with the Two."""
    state = table("KH 2H", "9H", "3C 4C 6C 7C 9C TC QC KC", pile="3H", stock="4D 5D 6D 7D", totals=(84, 91, 99))
    for score, card in ((True, "KH"), (False, "2H")):  # which would stop Ben for now
        for number in range(3):
            chance, effort = Chance(f"{number}"), Effort(400, 1, score=score)
            assert expert(state.view(0), (), chance, effort).cards == (card,)


def test_a_countdown_is_played_for_the_cards_that_are_left_from_its_first_move_on():
    """Its scores begin where other matches end."""
    rules = variant("countdown").rules(2)
    assert rules.behind((8, 8)) == 0
    assert rules.behind((8, 1)) == 7 / 8
    assert variant("crazy-eights").rules(2).behind((25, 50)) == 1 / 2


def test_it_says_the_word_that_is_due_and_goes_out_when_it_can():
    assert chosen(table("9H", "KC QC", pile="3H", turn=0)) == Play(("9H",))
    assert chosen(table("9H 9S", "KC QC", pile="3H", turn=1, uncalled=(0,)), seat=0) == Call()


@pytest.mark.slow
def test_it_beats_steady_players_clearly():
    """Its figures are those of ``tests.tools.duel``. These are few rounds, with a little effort."""
    rules = variant("crazy-eights").rules(2)
    result = Duel(game_of(rules), rules, "expert", "steady", Effort(80), "tests").played(40)
    assert result.share > 0.5


def advised(state: MatchState, so_far: Round = (), seat: int | None = None, effort: Effort = LITTLE) -> Advice | None:
    seat = state.turn if seat is None else seat
    return advice(state.view(seat), seen(so_far, seat), Chance("1"), NAMES, effort)


def test_what_is_advised_first_and_that_it_is_nothing_out_of_turn():
    assert advised(table("9H 9S", "KC QC", pile="3H"), seat=1) is None
    owed = advised(table("9H", "KC QC", pile="3H", uncalled=(0,)))
    assert owed == Advice(Call(), "If you forget, you draw 2 cards.")
    forgot = advised(table("9H 9S", "KC", pile="3H", uncalled=(1,), rules={"call": "catch"}))
    assert forgot == Advice(Catch(1), "Ben forgot to speak up and draws 2 cards if you’re quick.")


def test_what_a_known_rule_asks_for_is_advised_with_the_move():
    thanks = next(each for each in CATALOGUE if each.occasion == DRAWING and each.demand == THANKS)
    state = table("9H 9D", "KC QC", "TC JC", pile="3S", game="mao", manners=(Hidden(None, 0, thanks, (0,)),))
    told = advised(state)
    assert (told.action, told.first) == (Draw(), Say(THANKS))
