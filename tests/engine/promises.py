"""What holds after every action of every match, whatever the rules (source: design.md, section 3).

Each promise is a function of a step of a match. The quick ones are looked at after every action; the slow ones now and
then, with a chance of their own. Those ``IN_EVERY_GAME`` ask the step for its game, the others are about the shedding
games; those of the sequence game stand beside its properties.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import actions as do
from engine.core.actions import Action, IllegalAction, Options, Play
from engine.core.cards import EVERY_CARD, Card, rank_of
from engine.core.match import (
    DrewForDeal,
    Event,
    MatchEnded,
    MatchState,
    Position,
    Round,
    RoundEnded,
    Undo,
    View,
    with_hand,
)
from engine.core.packs.whot import WHOT_PACK
from engine.core.rule import by_card, cards_named, rank_of_name
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import RoundScore, out_of_match
from engine.games.codec import decode, encode
from engine.matches.telling import tell
from tests import doors
from tests.doors import Doubt, Rules, State, challenged, explain
from tests.engine.recorded import Step
from tests.engine.strategies import (
    all_cards,
    cards_of,
    every_action,
    every_play_for_a_rank,
    every_sequence_action,
    offered,
    reachable,
    some_actions,
    some_groups,
    told,
    walk,
)
from tests.transcripts import read_action, write_action

# After every action


def cards_are_conserved(step: Step) -> None:
    assert cards_of(step.after) == all_cards(step.before.rules)


def replay_equals_play(step: Step) -> None:
    """And an action leaves the state before it alone."""
    copied, values = replace(step.before), _values(step.before)
    assert step.before.act(step.seat, step.action) == (step.after, step.events)
    assert step.before == copied
    assert hash(_values(step.before)) == hash(values), "only what cannot change"


def _values(part: Any) -> Any:
    """What a state is made of, and in it the rounds that a doubt or a play to take back keeps."""
    if isinstance(part, Round | Undo | doors.Doubt):
        return tuple(_values(getattr(part, each.name)) for each in fields(part))
    return part


def a_play_is_taken_back_as_if_it_had_not_been(step: Step) -> None:
    """All but the order of the hand and the number of the question is as before. No one else may take it back."""
    state = step.after
    takers = [seat for seat in range(state.rules.seats) if state.may_take_back(seat)]
    assert takers == ([] if state.undo is None else [step.seat])
    if not takers:
        return
    assert isinstance(step.action, Play | do.Discard)
    assert step.before.takes_back
    again, _ = state.act(step.seat, do.TakeBack())
    assert again.undo is None, "once is enough"
    assert again.asked > state.asked
    assert _but_for_order(again) == _but_for_order(step.before)
    for seat in range(state.rules.seats):
        before, now = step.before.view(seat), again.view(seat)
        assert _but_for_order(replace(now, undo=None)) == _but_for_order(replace(before, undo=None))
        assert now.options == before.options


def _but_for_order(position: Position) -> Position:
    hands = tuple(tuple(sorted(hand)) for hand in position.hands)
    return replace(position, hands=hands, drawn=tuple(sorted(position.drawn)), asked=0)


def only_events_change_a_state(step: Step) -> None:
    told = step.before.begun()
    for event in step.events:
        event.apply(told)
    assert told == step.after
    assert step.events


def a_state_makes_sense(step: Step) -> None:
    makes_sense(step.after)


def makes_sense(state: State) -> None:
    assert all(state.count(seat) in state.rules.table.words_due for seat in state.uncalled), (
        "who owes a call holds few cards"
    )
    assert all(1 <= state.count(seat) <= 3 for seat in state.uncalled)
    assert not Counter(state.drawn) - Counter(state.hands[state.turn])
    if state.phase != "play":
        assert (state.drawn, state.uncalled, state.debt) == ((), (), 0)
        assert (state.covering, state.skips, state.misses, state.rank) == (False, 0, (), None)
        assert state.pending is None or (state.phase, state.turn) == ("deal", state.adding())
    assert not state.skips or state.rules.skip_stacking
    still_its_play = state.pending is not None or state.covering  # of a seat that jumped in before the turn it misses
    assert state.turn not in state.misses or still_its_play, "a seat that misses its turn is not asked"
    asked = state.rank and rank_of_name(state.rank)
    assert (state.rank is None) == (state.asker is None) != (asked in state.rules.table.ranks_to_ask)
    assert state.asker is None or state.asker != state.turn or isinstance(state.pending, doors.Giving)
    if state.phase == "play":
        assert state.pile or state.rules.table.first_card in ("any", "clubs")
        assert not state.to_begin or state.rules.table.first_suit
        assert not state.is_out(state.turn)
    if isinstance(state.pending, Doubt):
        assert state.pile[-len(state.pending.cards) :] == state.pending.cards
        assert len(state.pile) > len(state.pending.cards) or state.rules.table.first_card == "any"
        assert state.turn != state.pending.player
        assert not Counter(state.pending.held) - Counter(state.hands[state.pending.player])


def somebody_can_move(step: Step) -> None:
    state = step.after
    if state.phase == "play":
        now = state.may_do(state.turn)
        assert now.cards or not _must_play(now)
    else:
        deals = (do.Deal(),) if state.phase == "deal" else ()
        for seat in range(state.rules.seats):
            now = state.may_do(seat)
            assert now == Options(actions=(*now.rules_to_add, *deals))
            assert bool(now.rules_to_add) == (seat == state.adding())


def _must_play(now: Options) -> bool:
    return all(isinstance(action, do.Call | do.Catch) for action in now.actions)


def nobody_is_forced_to_bluff(step: Step) -> None:
    state = step.after
    now = state.may_do(state.turn)
    if state.phase == "play" and _must_play(now):
        plays = [action for action in offered(state, state.turn) if isinstance(action, Play)]
        assert any(_is_no_bluff(state, play) for play in plays)


def _is_no_bluff(state: State, play: Play) -> bool:
    if rank_of(play.cards[0]) not in state.rules.last_resort or not state.rules.bluffing:
        return True
    laid, _ = state.act(state.turn, play)
    return not isinstance(laid.pending, Doubt) or laid.pending.honest is True


def a_question_counts_once(step: Step) -> None:
    """Whoever is asked anew gets a new number, after each own draw and gift too; a call or a catch changes none."""
    before, after = step.before, step.after
    if isinstance(step.action, do.Call | do.Catch):
        assert (after.asked, after.turn, after.pending) == (before.asked, before.turn, before.pending)
    else:
        assert after.asked > before.asked


def a_round_ends_as_it_should(step: Step) -> None:
    """Source: rulings.md, "Every match ends", "Reaching the target"; Countdown, "Blocked"."""
    ended = [event for event in step.events if isinstance(event, RoundEnded)]
    assert (step.before.phase == "play" and step.after.phase != "play") == bool(ended)
    for event in ended:
        _ended(step, event)
        over = [event for event in step.events if isinstance(event, MatchEnded)]
        assert bool(over) == (step.after.phase == "over") == _decides(step.after)
        for end in over:
            assert end.winners == step.after.winners == _champions(step.after, end.totals)
            assert end.totals == step.after.totals


def _ended(step: Step, event: RoundEnded) -> None:
    rules, score = step.before.rules, event.score
    assert score.costs == tuple(sum(map(rules.table.cost_of.__getitem__, hand)) for hand in event.hands)
    brought = _brought(rules, score, step.after.pile[-1] if step.after.pile else "")  # no one may have played
    totals = list(map(sum, zip(step.before.totals, brought, strict=True)))
    exact = rules.exact_target and rules.field("exact_target").applies(rules)
    assert score.fell_back == tuple(seat for seat in _all(rules) if exact and totals[seat] == rules.target)
    back = [-step.before.totals[seat] if seat in score.fell_back else brought[seat] for seat in _all(rules)]
    assert score.points == tuple(back)
    _knocks_out(step, score)
    if score.how in {"out", "left"}:
        assert (score.how == "left") == rules.table.play_on
        assert score.winner is not None
        assert not any(event.hands[seat] for seat in rules.partners[score.winner])
        assert rules.goal != "countdown" or step.after.totals[score.winner] == 0
    elif score.how == "stock":
        assert rules.empty_stock
        assert not rules.reshuffle
        assert not step.after.stock
    elif score.how == "too long":
        asked = step.after.asked - 1  # the end of the round counts as one
        assert asked - step.before.asked_before >= 1000 * rules.seats or asked >= 10_000
    else:
        seats = [seat for seat in range(rules.seats) if not step.before.is_out(seat)]
        able = [seat for seat in seats if can_draw(_before_the_bluff(step), seat)]
        assert not able or not rules.challenge_penalty  # a bluff that costs nothing leaves the passes as they were
        assert all(challenged(step.before) and challenged(step.before)[seat][0] for seat in able)
        assert isinstance(step.action, do.Pass | do.Challenge)
        if step.after.passes < len(seats):
            _drew_in_vain(step, len(seats))


def _brought(rules: Rules, score: RoundScore, last: Card) -> tuple[int, ...]:
    """Source: linked-variants.md 5.5, "doubles"; more-cousins.md 6.3, "takes 20 off", and 6.5, "triples"."""
    points = _points(rules, score)
    if score.how != "out" or not rules.field("doubling").applies(rules):
        return points
    times = 3 if rank_of(last) in rules.tripling else 2 if rank_of(last) in rules.doubling else 1
    off = by_card(rules.points_off).get(last, 0) if rules.field("points_off").applies(rules) else 0
    winners = rules.partners[score.winner] if score.winner is not None else ()
    return tuple(times * each - off * (seat in winners) for seat, each in enumerate(points))


def _knocks_out(step: Step, score: RoundScore) -> None:
    """Who is out of the match has no cards in any later round, and goes out of it only once."""
    rules, before = step.before.rules, step.before
    out = out_of_match(before.sheet)
    assert all(not before.count(seat) and not score.points[seat] for seat in out)
    assert not set(score.knocked_out) & set(out)
    if not rules.field("knockout").applies(rules) or rules.knockout == "none":
        assert not score.knocked_out
        return
    left = [seat for seat in _all(rules) if seat not in out]
    if rules.knockout == "at the target":
        now = tuple(map(sum, zip(before.totals, score.points, strict=True)))
        assert score.knocked_out == tuple(seat for seat in left if now[seat] >= rules.target)
    else:
        highest = [seat for seat in left if score.costs[seat] == max(score.costs)]
        assert score.knocked_out == (tuple(highest) if len(highest) == 1 else ())


def _before_the_bluff(step: Step) -> State:
    """The state before the action, where cards that are taken back are in the hand again and may fill it."""
    state, doubt = step.before, step.before.pending
    if not isinstance(step.action, do.Challenge) or not isinstance(doubt, Doubt):
        return state
    hands = with_hand(state.hands, doubt.player, state.hands[doubt.player] + doubt.cards)
    return replace(state, hands=hands, pile=state.pile[: -len(doubt.cards)], pending=None)


def _drew_in_vain(step: Step, seats: int) -> None:
    """All the others passed after a turn that drew the last card (source: rulings.md, "Blocked rounds")."""
    before, state = step.before, step.after
    assert (state.passes, state.drawer is not None) == (seats - 1, True)
    asked = replace(state, phase="play", turn=state.drawer, pending=None, to_begin=before.to_begin)
    now = asked.may_do(asked.turn)
    assert (now.cards, now.actions) == ((), (do.Pass(),)), "who could play would be asked"


COUNTED = ("blocked", "stock", "too long")  # how a round ends that no one wins by going out


def _points(rules: Rules, score: RoundScore) -> tuple[int, ...]:
    """What a round brings. Source: rulings.md, "Blocked rounds"; S0, "Each player is debited"; S4, "collects"."""
    if rules.goal != "round":
        return tuple(-(seat == score.winner and rules.goal != "countdown") for seat in range(rules.seats))
    left = [sum(score.costs[partner] for partner in side) for side in rules.partners]
    if rules.scoring == "penalty":
        assert score.how not in COUNTED or score.winner is None or score.order[0] == score.winner
        return tuple(left)
    if rules.scoring == "rounds":
        return tuple(int(score.winner is not None and seat in rules.partners[score.winner]) for seat in _all(rules))
    smallest = {side for side, cost in zip(rules.partners, left, strict=True) if cost == min(left)}
    if score.how in COUNTED and not score.order:
        assert (score.winner is None) == (len(smallest) > 1)
        assert score.winner is None or rules.partners[score.winner] in smallest
    if score.winner is None:
        return (0,) * rules.seats
    more = sum(left[side[0]] - left[score.winner] for side in set(rules.partners))
    return tuple(more if seat in rules.partners[score.winner] else 0 for seat in range(rules.seats))


def _all(rules: Rules) -> range:
    return range(rules.seats)


def can_draw(state: State, seat: int) -> int:
    """How many cards there are to draw for a hand. What may be taken back stays on the pile, and the card under it."""
    stays = len(state.pending.cards) + 1 if isinstance(state.pending, Doubt) else 1
    there = len(state.stock) + (max(0, len(state.pile) - stays) if state.rules.reshuffle else 0)
    return min(there, max(0, state.rules.hand_limit - state.count(seat))) if state.rules.hand_limit else there


def draws_until_able(state: State) -> bool:
    return state.turn in state.to_begin or (state.covering and state.rules.cover == "draw until covered")


def a_last_card_drawn_in_vain_counts_as_a_pass(step: Step) -> None:
    """When all the others have passed, who drew it is asked only if there is something to play."""
    state = step.after
    asked = state.phase == "play" and state.drawer == state.turn and state.passes == len(state.others(state.turn))
    if asked and not can_draw(state, state.turn):  # a full hand passes too
        assert state.may_do(state.turn).cards


def _champions(state: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    out = out_of_match(state.sheet)
    if not out:
        return _best(state.rules, totals)
    left = tuple(seat for seat in _all(state.rules) if seat not in out)
    among = left or state.sheet[-1].knocked_out  # several are left where the match was too long
    return tuple(seat for seat in among if totals[seat] == min(totals[other] for other in among))


def _best(rules: Rules, totals: tuple[int, ...]) -> tuple[int, ...]:
    best = max(totals) if rules.goal == "round" and rules.scoring != "penalty" else min(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def _decides(state: State) -> bool:
    rules, totals = state.rules, tuple(map(sum, zip(*(score.points for score in state.sheet), strict=True)))
    if rules.goal == "countdown" or state.asked >= 10_000:
        return True
    if rules.goal == "countdown by rounds":
        return min(state.totals) == 0
    if rules.knocks_out:
        return len(out_of_match(state.sheet)) >= rules.seats - 1
    best = _best(rules, totals)
    alone = set(best) == set(rules.partners[best[0]])
    shared = rules.settlement == "among all" and rules.scoring != "rounds"
    shared |= rules.play_on and rules.field("play_on").applies(rules) and rules.scoring == "penalty"
    if rules.rounds_to_play:
        return len(state.sheet) >= rules.rounds_to_play and (alone or shared)
    needed = rules.rounds_to_win if rules.scoring == "rounds" else rules.target
    return max(totals) >= needed and (alone or shared)


def what_cannot_be_played_is_told_why(step: Step) -> None:
    """And truly: a card that fits is not said not to, whatever the seat that is asked may hold."""
    for number, state in enumerate(hands_to_explain(step.after)):
        for seat in [state.turn] if number else range(state.rules.seats):  # the others' hands are what they were
            seen = state.view(seat)
            for card in seen.unplayable:
                why = explain(seen, card)
                assert why == state.check(seat, Play((card,))) == seen.check(seat, Play((card,)))
                if asked_for_card(state, seat) and not state.drawn:
                    assert (card in fitting(state)) == (why.rule in _THOUGH_IT_FITS), (card, str(why))


def asked_for_card(state: State, seat: int) -> bool:
    return state.phase == "play" and seat == state.turn and state.pending is None


_THOUGH_IT_FITS = {"last_resort", "not_last", "winning_wild", "unanswered", "call", "last_alone"}
_BOUND_BY_NOTHING = {"last_resort": (), "bluffing": False, "not_last": (), "winning_wild": True, "questions": ()}


@cache
def _only_matching(rules: Rules) -> Rules:
    """The same rules without those by which a card that fits can't be played."""
    return replace(rules, call="none", **_BOUND_BY_NOTHING)


def fitting(state: State) -> frozenset[Card]:
    """The cards that the seat that is asked could play, whatever else it holds."""
    rules, every = _only_matching(state.rules), tuple(dict.fromkeys(state.rules.pack))
    held = replace(state, rules=rules, hands=with_hand(state.hands, state.turn, every), uncalled=())
    return frozenset(held.may_do(state.turn).cards)


def hands_to_explain(state: State) -> Iterator[State]:
    """The state, and the same where the seat that is asked also holds each card of the stock that fits, or one alone.

    That one had best be one that may not be the last of a hand.
    """
    yield state
    if asked_for_card(state, state.turn) and not state.drawn:
        held = state.hands[state.turn]
        fits = fitting(state).intersection(state.stock).difference(held)
        others = tuple(sorted(fits, key=lambda card: (card not in state.rules.table.never_last, card)))
        for hand in ((*held, *others), others[:1] or held):
            stock = Counter((*state.stock, *held)) - Counter(hand)
            yield replace(state, hands=with_hand(state.hands, state.turn, hand), stock=tuple(stock.elements()))


def nobody_draws_more_than_may_be(step: Step) -> None:
    """Neither over the hand limit, nor more cards in a turn, nor from a new stock where none is made."""
    rules, state = step.before.rules, step.before.begun()
    for event in step.events:
        event.apply(state)
        if isinstance(event, doors.Drew) and event.count and rules.hand_limit:
            assert state.count(event.seat) <= rules.hand_limit
        assert rules.reshuffle or not isinstance(event, doors.Reshuffled)
        assert not rules.draws or len(state.drawn) <= rules.table.most_draws or draws_until_able(state)


def a_drawn_card_is_played_alone(step: Step) -> None:
    rules, drawn = step.before.rules, step.before.drawn if step.seat == step.before.turn else ()
    alone = rules.after_drawing in {"drawn card", "drawn card must"} and not draws_until_able(step.before)
    if isinstance(step.action, Play) and drawn and alone:
        first, *rest = step.action.cards
        assert first in drawn
        while rest and first in cards_named(rules.questions):  # they are answered from the hand
            first, *rest = rest
        assert not rest


def the_turn_comes_straight_back_only_over_all_the_others(step: Step) -> None:
    """So a skip with a reverse never returns it where three or more play (source: rulings.md, "directions turn")."""
    if isinstance(step.action, Play) and doors.TurnCame(step.seat) in step.events:
        skipped = {event.seat for event in step.events if isinstance(event, doors.Skipped | doors.MissedTurn)}
        assert skipped >= set(step.after.others(step.seat)) or _sent_back(step)


def _sent_back(step: Step) -> bool:
    """Whether the previous seat drew a debt at once, or misses turns: play goes on from there.

    Source: linked-variants.md, Makao; rulings.md, "A debt falls on the seat that would have the next turn".
    """
    back = {event.seat for event in step.events if isinstance(event, doors.SentBack)}
    return any(isinstance(event, doors.Skipped | doors.MissedTurn) and event.seat in back for event in step.events)


def a_forgotten_call_can_be_noticed(step: Step) -> None:
    """Also where the turn comes straight back to the player (source: rulings.md, "The call")."""
    rules, seat, after = step.before.rules, step.seat, step.after
    laid = isinstance(step.action, Play | do.Give) and not step.action.call
    refilled = any(isinstance(event, doors.CountedDown) for event in step.events)
    also = {"at two": {2}, "at three": {3}}.get(rules.second_call, set())
    few = after.count(seat) in ({1, *also} & rules.table.words_due.keys())
    few = few or (rules.call == "announced" and after.count(seat) in (1, 2, 3))
    if laid and rules.call != "none" and after.phase == "play" and not isinstance(after.pending, doors.Giving):
        assert (seat in after.uncalled) == (few and not refilled)


def what_is_said_is_the_word_of_the_table(step: Step) -> None:
    """For the cards that are left: one, or also two, or none."""
    rules, state = step.before.rules, step.before.begun()
    for event in step.events:
        if isinstance(event, doors.Caught | doors.Called):
            left = state.count(event.seat)
            if rules.call == "announced":
                assert (event.word, left in (1, 2, 3)) == (rules.call_word, True)
            elif rules.call == "with last card":
                assert (event.word, left) == (rules.call_word, 0)
            else:
                assert event.word == (rules.call_word if left == 1 else rules.second_word)
                assert left in {1, {"none": 1, "at two": 2, "at three": 3, "going out": 0}[rules.second_call]}
            assert not isinstance(event, doors.Caught) or event.left == left
        if isinstance(event, doors.Drew):
            assert bool(event.word) == (event.reason == "call")
            assert event.word in {"", rules.call_word, rules.second_word}
        event.apply(state)


def nobody_goes_out_without_the_word_for_it(step: Step) -> None:
    """If there is one, a hand that was emptied in silence draws, unless that costs nothing or nothing is left."""
    rules, before = step.before.rules, step.before
    laid = len(step.action.cards) if isinstance(step.action, Play) else 1 if isinstance(step.action, do.Give) else None
    if laid != before.count(step.seat) or rules.call in {"none", "announced"} or rules.second_call != "going out":
        return
    held_back = ("question", "manners")
    if any(isinstance(event, doors.NotOut) or getattr(event, "reason", "") in held_back for event in step.events):
        return  # it is not out, or not any more
    silent = not step.action.call and rules.call_penalty
    drew = [event for event in step.events if isinstance(event, doors.Drew) and event.reason == "call"]
    anew = rules.reshuffle and len(step.after.pile) > 1
    nothing = not anew and not (before.stock and step.after.stock)  # gifts may have taken the last cards
    assert nothing or not silent or any(event.seat == step.seat for event in drew)


def a_forgotten_call_that_costs_by_itself_is_paid_for(step: Step) -> None:
    """At the next action, whoever acts, unless that is a call, takes the play back, or nothing can be drawn."""
    rules, before = step.before.rules, step.before
    if rules.call != "automatic" or isinstance(step.action, do.Call | do.TakeBack):
        return
    paid = {event.seat for event in step.events if isinstance(event, doors.Drew) and event.reason == "call"}
    taken = {event.seat for event in step.events if isinstance(event, doors.TakenBack | doors.TookBack)}
    nothing = not rules.call_penalty or not (before.stock or rules.reshuffle)
    assert paid | taken >= set(before.uncalled) or nothing
    assert not paid & taken
    assert not set(before.uncalled) & set(step.after.uncalled) - {step.seat}


def drawing_brings_what_can_be_drawn(step: Step) -> None:
    """Who can play nothing may draw if something comes, and who owes cards draws them all."""
    state, before = step.after, step.before
    now = state.may_do(state.turn)
    if do.Draw() in now.actions:
        assert can_draw(state, state.turn)
    elif asked_for_card(state, state.turn) and not (now.cards or state.drawn or state.skips):
        assert not can_draw(state, state.turn)
    drew = [event for event in step.events if isinstance(event, doors.Drew)]
    if isinstance(step.action, do.Draw) and before.debt and {event.reason for event in drew} <= {"debt"}:
        assert sum(event.count for event in drew) == min(before.debt, can_draw(before, step.seat))


def a_bluff_costs_more_than_what_was_owed_before_it(step: Step) -> None:
    doubt, rules = step.before.pending, step.before.rules
    if isinstance(doubt, Doubt) and any(isinstance(event, doors.TakenBack) for event in step.events):
        drew = [event for event in step.events if isinstance(event, doors.Drew) and event.reason == "bluff"]
        drawn = sum(event.count for event in drew)
        assert drawn >= doubt.before.debt + bool(rules.challenge_penalty) or not can_draw(step.after, doubt.player)


def everything_is_told(step: Step) -> None:
    names = [f"Seat {seat}" for seat in range(step.before.rules.seats)]
    for event in step.events:
        for form in forms(event, step.before.rules.seats).values():
            sentence = tell(form, names)
            assert sentence is None or (sentence.endswith((".", "!")) and not set(sentence) & set("{}"))
            assert sentence is None or "None" not in sentence
    assert read_action(write_action(step.action)) == step.action


def events_tell_a_seat_no_card_that_is_hidden_from_it(step: Step) -> None:
    """Each form tells as much as its seat may know, and no less."""
    laid = step.action.cards if isinstance(step.action, Play) else ()
    lying = {*step.before.pile, *step.after.pile, *laid}
    for event in step.events:
        for seat, form in forms(event, step.before.rules.seats).items():
            assert type(form) is type(event)
            own = () if seat is None else (*step.before.hands[seat], *step.after.hands[seat])
            if not isinstance(
                event, RoundEnded | MatchEnded | DrewForDeal | doors.StarterReturned | doors.Challenged | _OF_RULES
            ):
                assert set(cards_in(form)) <= {*lying, *own}
            if isinstance(form, doors.Dealt | doors.Reshuffled | doors.StarterReturned):
                assert form.stock is None
            if isinstance(form, doors.Drew):
                assert (form.cards is None) == (form.seat != seat)
            if isinstance(form, doors.Gave):
                assert (form.card is None) == (seat not in {form.seat, form.to})
            if isinstance(form, doors.Challenged):
                assert (form.held is None) == (seat not in {form.seat, form.player})


_OF_RULES = doors.RuleAsked | doors.RuleAdded  # they name ranks, and tell of no hand


def forms(event: Event, seats: int) -> dict[int | None, Event]:
    """An event as the public and the seats see it; once where it is the same for all."""
    forms = {seat: event.seen_by(seat) for seat in (None, *range(seats))}
    alike = all(form is event for form in forms.values())
    return {None: event} if alike else forms


def cards_in(value: object) -> Counter[str]:
    """All cards that stand anywhere in a value. A rank that is asked for is written like a number card."""
    if is_dataclass(value):
        return cards_in([getattr(value, part.name) for part in fields(value) if part.name != "rank"])
    if isinstance(value, tuple | list):
        return sum(map(cards_in, value), Counter())
    return Counter([value] if value in EVERY_CARD else [])


QUICK_IN_EVERY_GAME = (
    cards_are_conserved,
    replay_equals_play,
    a_play_is_taken_back_as_if_it_had_not_been,
    only_events_change_a_state,
    somebody_can_move,
    a_question_counts_once,
    everything_is_told,
)
QUICK = (
    *QUICK_IN_EVERY_GAME,
    a_state_makes_sense,
    nobody_is_forced_to_bluff,
    a_round_ends_as_it_should,
    a_last_card_drawn_in_vain_counts_as_a_pass,
    what_cannot_be_played_is_told_why,
    nobody_draws_more_than_may_be,
    a_drawn_card_is_played_alone,
    what_is_said_is_the_word_of_the_table,
    nobody_goes_out_without_the_word_for_it,
    the_turn_comes_straight_back_only_over_all_the_others,
    drawing_brings_what_can_be_drawn,
    a_bluff_costs_more_than_what_was_owed_before_it,
    a_forgotten_call_can_be_noticed,
    a_forgotten_call_that_costs_by_itself_is_paid_for,
    events_tell_a_seat_no_card_that_is_hidden_from_it,
)

# Now and then


def options_and_check_agree(step: Step, chance: random.Random) -> None:
    """In both directions; what is not offered is refused with a sentence and changes nothing."""
    state = step.after
    for seat in range(state.rules.seats):
        allowed = offered(state, seat)
        singly = [action for action in allowed if len(getattr(action, "cards", ())) < 2]
        groups = [action for action in allowed if isinstance(action, Play) and len(action.cards) > 1]
        groups += [_between(play, chance) for play in groups if not _in_order(state.rules, play)]
        others = some_actions(state, chance, 150 if seat == state.turn else 30)
        legal = {action: action in singly for action in (*singly, *others)}
        legal |= {play: reachable(state, seat, play) for play in (*groups, *some_groups(state, seat, chance, 10))}
        assert all(action in _EVERY for action in singly)
        assert do.Catch(seat) not in allowed
        assert all(legal[play] for play in groups)
        refused = [action for action in legal if _refused(state, seat, action, legal=legal[action])]
        _change_nothing(state, seat, chance.sample(refused, 10))
        for action in chance.sample(allowed, min(5, len(allowed))):
            state.act(seat, action)


_FOR_RANKS = (*every_play_for_a_rank(), *every_play_for_a_rank(WHOT_PACK))
_EVERY = frozenset((*every_action(), *every_action(WHOT_PACK), *every_sequence_action(), *_FOR_RANKS))


def _refused(state: MatchState, seat: int, action: Action, *, legal: bool) -> bool:
    """Whether it is refused, with a reason; and it should be just where it is not legal."""
    refusal = state.check(seat, action)
    assert (refusal is None) == legal, (seat, action, refusal)
    if refusal is not None:
        assert refusal.why.endswith(".")
        assert refusal.rule in {"turn", "match", doors.SEQUENCE, *state.rules.fields()}
        assert not refusal.instead or refusal.instead.endswith(".")
        assert "None" not in str(refusal)
        assert not set(str(refusal)) & set("{}")
    return refusal is not None


def _in_order(rules: Ruleset, play: Play) -> bool:
    """Whether the order of all the cards of a play matters, and not just which is the first and which the last."""
    if not isinstance(rules, Rules):
        return False
    return rules.table.chains_ranks or rules.table.answers_to or not rules.table.kept_apart.isdisjoint(play.cards)


def _between(play: Action, chance: random.Random) -> Play:
    """The group in another order between its first and its last card, which is as legal."""
    assert isinstance(play, Play)
    first, *between, last = play.cards
    return replace(play, cards=(first, *chance.sample(between, len(between)), last))


def _change_nothing(state: MatchState, seat: int, refused: list[Action]) -> None:
    copied = replace(state)
    for action in refused:
        with pytest.raises(IllegalAction) as raised:
            state.act(seat, action)
        assert str(raised.value) == str(state.check(seat, action)) != ""
    assert state == copied


def a_view_offers_and_refuses_what_the_state_does(step: Step, chance: random.Random) -> None:
    state = step.after
    for seat in range(state.rules.seats):
        seen = state.view(seat)
        assert seen.options == seen.may_do(seat) == state.may_do(seat)
        assert seen.on_turn == (state.phase == "play" and state.turn == seat)
        assert set(seen.unplayable) == set(seen.hand) - set(seen.options.cards)
        groups = [action for action in offered(state, seat) if isinstance(action, Play)]
        for action in (*some_actions(state, chance, 40), *groups, *some_groups(state, seat, chance, 5)):
            assert seen.check(seat, action) == state.check(seat, action)


def what_is_decoded_was_encoded(step: Step, chance: random.Random) -> None:
    again = decode(type(step.after), encode(step.after))
    assert (again, again.undo) == (step.after, step.after.undo)
    assert decode(Action, encode(step.action)) == step.action
    for event in step.events:
        for form in (event, event.seen_by(None), event.seen_by(step.seat)):
            assert decode(Event, encode(form)) == form


def a_view_tells_nothing_that_its_seat_cannot_see(step: Step, chance: random.Random) -> None:
    for seat in (None, *range(step.after.rules.seats)):
        twin = twin_of(step.after, seat, chance.randrange(2**32))
        assert encode(_seen(step, twin, seat)) == encode(_seen(step, step.after, seat))


def _seen(step: Step, state: MatchState, seat: int | None) -> View:
    return state.public_view() if seat is None else state.view(seat)


def what_is_imagined_agrees_with_the_view_and_makes_sense(step: Step, chance: random.Random) -> None:
    for seat in range(step.after.rules.seats):
        seen = step.after.view(seat)
        imagined = step.game.determinize(seen, Chance(f"imagine {chance.random()}"))
        assert imagined.view(seat) == seen
        assert cards_of(imagined) == all_cards(step.after.rules)
        assert imagined.phase != "play" or offered(imagined, imagined.turn)
        if isinstance(imagined, State):
            makes_sense(imagined)
            doubt = step.after.pending
            if isinstance(doubt, Doubt) and doubt.player == seat and len(doubt.held or ()) == len(seen.hand):
                assert _honest(imagined) == doubt.honest, "who laid the cards knows"


def what_is_done_blindly_looks_the_same_in_a_twin(step: Step, chance: random.Random) -> None:
    """Who sees no card of it sees the same events, and stands before the same table, whatever the hidden cards are."""
    if not _blind(step) or any(isinstance(event, RoundEnded) for event in step.events):
        return
    touched = {step.seat, *(event.seat for event in step.events if isinstance(event, doors.Drew))}
    touched |= {event.to for event in step.events if isinstance(event, doors.Gave)}
    for seat in {None, *range(step.before.rules.seats)} - touched:
        twin, action = twin_of(step.before, seat, chance.randrange(2**32)), step.action
        if isinstance(action, do.Challenge) and isinstance(twin.pending, Doubt):
            twin.pending = replace(twin.pending, honest=_honest(step.before))
        if isinstance(action, do.Give):
            action = replace(action, card=twin.hands[step.seat][0])
        if twin.check(step.seat, action) is None:
            after, happened = twin.act(step.seat, action)
            if any(isinstance(event, RoundEnded) for event in happened):
                continue  # blocked, as in the twin nobody could play: all hands lie open then
            assert [event.seen_by(seat) for event in happened] == [event.seen_by(seat) for event in step.events]
            assert _seen(step, after, seat) == _seen(step, step.after, seat)


def _blind(step: Step) -> bool:
    """Whether nothing that follows from the action depends on a card that is hidden.

    Only a player who can answer a skip is asked to, and a card is covered by what is drawn, as a first one is found.
    """
    if step.before.skips or draws_until_able(step.before):
        return False
    if isinstance(step.action, do.Draw):
        rules = step.before.rules
        if not any(isinstance(event, doors.Drew) and event.reason != "manners" for event in step.events):
            return False  # a penalty took the last cards of the stock, and who can play has to
        return bool(step.before.debt) or (rules.draws == 1 and rules.after_drawing == "turn ends")
    return isinstance(step.action, do.Call | do.Catch | do.Pass | do.Accept | do.Challenge | do.Give | do.Decline)


def _honest(state: State) -> bool | None:
    return state.pending.honest if isinstance(state.pending, Doubt) else None


def what_may_be_taken_back_told_nothing(step: Step, chance: random.Random) -> None:
    """Whatever the cards that its player does not see, the play brings about the very same."""
    if step.after.undo is None:
        return
    twin = twin_of(step.before, step.seat, chance.randrange(2**32))
    after, happened = twin.act(step.seat, step.action)
    assert happened == step.events
    assert after.undo
    assert after.view(step.seat).undo == step.after.view(step.seat).undo


SLOW_IN_EVERY_GAME = (
    options_and_check_agree,
    what_may_be_taken_back_told_nothing,
    a_view_offers_and_refuses_what_the_state_does,
    what_is_decoded_was_encoded,
    a_view_tells_nothing_that_its_seat_cannot_see,
    what_is_imagined_agrees_with_the_view_and_makes_sense,
)
SLOW = (*SLOW_IN_EVERY_GAME, what_is_done_blindly_looks_the_same_in_a_twin)


def are_kept(rules: Ruleset, number: int, length: int, quick=QUICK, slow=SLOW) -> None:
    """Hold the quick promises after each of so many actions, and the slow ones after one of them."""
    chance = random.Random(number)
    with told(number, rules):
        for turn, step in enumerate(walk(rules, number, length)):
            for promise in quick:
                promise(step)
            if turn == number % length:
                for promise in slow:
                    promise(step, chance)


def twin_of(state: Any, seat: int | None, seed: int) -> Any:
    """Another state that the seat cannot tell from this one: hidden cards dealt anew, other chance to come.

    It is made from what the rules hide and not from the view, so that a view that tells too much gives itself away.
    """
    chance = random.Random(seed)
    hidden = [place != seat and state.phase == "play" for place in range(state.rules.seats)]
    seen = state.drawn if hidden[state.turn] and getattr(state, "taken", False) else ()  # from the discard pile
    unseen = [*state.stock, *(card for place, hand in enumerate(state.hands) if hidden[place] for card in hand)]
    for card in seen:
        unseen.remove(card)
    chance.shuffle(unseen)
    cards = iter(unseen)
    sizes = [len(hand) - len(seen) * (place == state.turn) for place, hand in enumerate(state.hands)]
    hands = tuple(
        tuple(islice(cards, sizes[place])) if hidden[place] else hand for place, hand in enumerate(state.hands)
    )
    if seen:
        hands = with_hand(hands, state.turn, hands[state.turn] + seen)
    twin = replace(
        state,
        hands=hands,
        stock=tuple(cards),
        drawn=hands[state.turn][: len(state.drawn)] if hidden[state.turn] and not seen else state.drawn,
        seed=state.seed if state.phase == "over" else f"another {seed}",
        shuffles=seed % 5,
    )
    twin.undo = _other_undo(twin, seat)
    return replace(twin, pending=_other_doubt(state, seat, hands, chance)) if isinstance(state, State) else twin


def _other_undo(twin: Any, seat: int | None) -> Any:
    """The round before the last play with the other cards of the twin.

    What was drawn before it is known to who drew it, unless it was taken for all to see.
    """
    undo = twin.undo
    if undo is None:
        return None
    before, hands = undo.before, twin.hands
    if undo.seat != seat:
        hands = with_hand(hands, undo.seat, hands[undo.seat] + undo.cards)
    else:
        hands = with_hand(hands, undo.seat, before.hands[undo.seat])
    drawn = before.drawn
    if before.turn != seat and not getattr(before, "taken", False):
        drawn = (*hands[before.turn], "*", "*")[: len(drawn)]
    return replace(undo, before=replace(before, hands=hands, stock=twin.stock, drawn=drawn))


def _other_doubt(state: State, seat: int | None, hands: tuple[tuple[Card, ...], ...], chance: random.Random) -> Any:
    """Whether a bluff was one is known to nobody but its player."""
    doubt = state.pending
    if not isinstance(doubt, Doubt) or doubt.player == seat:
        return doubt
    return replace(doubt, held=hands[doubt.player][: len(doubt.held or ())], honest=chance.random() < 0.5)
