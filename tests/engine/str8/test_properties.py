"""What holds in the sequence game for every rule, every number of seats and every course of play.

The promises that every game keeps stand in ``promises.py``; those of this game stand here.
"""

import json
import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import floor
from typing import Any

import pytest

from engine.chance import Chance
from engine.core.actions import Deal, Discard, Draw, Play, Take, TakeBack
from engine.core.match import Event, MatchEnded, RoundEnded
from engine.core.packs import PASS_CARDS
from engine.games.codec import UnreadableRecord, decode, encode
from engine.games.rulebook import plain_lines
from engine.matches.telling import tell
from tests import doors
from tests.doors import STR8 as game, SequenceRules, SequenceState
from tests.engine.promises import QUICK_IN_EVERY_GAME, SLOW_IN_EVERY_GAME, are_kept, cards_in, forms, twin_of
from tests.engine.space import rules_or_sentence
from tests.engine.str8.space import NAMES, covering, every_combination, values
from tests.engine.str8.table import TABLE, can_complete, next_cards, table
from tests.engine.strategies import Step, random_action, told, walk

LENGTH = 40  # actions of a random match that are looked at one by one
ROUND = 10_000  # actions within which a round with random play ends; half of them take a tenth of that
PARTS = 4


def a_table_makes_sense(step: Step) -> None:
    makes_sense(step.after)


def makes_sense(state: SequenceState) -> None:
    rules = state.rules
    assert len(state.sequences) == rules.sides_in_play
    assert all(len(lines) == rules.lines for lines in state.sequences)
    lines = [line for lines in state.sequences for line in lines]
    assert all(card in next_cards(rules, line[:place]) for line in lines for place, card in enumerate(line))
    assert not set(state.passed) - set(PASS_CARDS)
    assert not Counter(state.drawn) - Counter(state.hands[state.turn])
    assert not state.taken or state.drawn
    if state.phase != "play":
        assert (state.drawn, state.taken) == ((), False)
        return
    drew = [len(state.drawn) * (seat == state.turn) for seat in range(rules.seats)]
    assert [state.count(seat) for seat in range(rules.seats)] == [3 + more for more in drew]
    assert state.stock or state.drawn, "there is always something to draw"
    assert 0 <= state.idle < len(rules.pack)
    assert all(len(line) < 8 for line in lines)
    assert can_complete(state)


def the_turn_goes_on_to_the_left(step: Step) -> None:
    """After one card played or discarded; drawing keeps it, and who takes the card back has it again."""
    before, after = step.before, step.after
    if isinstance(step.action, TakeBack):
        assert after.turn == step.seat == (before.turn - 1) % before.rules.seats
    elif after.phase == before.phase == "play":
        moves_on = isinstance(step.action, Play | Discard)
        assert after.turn == (before.turn + moves_on) % before.rules.seats
        assert bool(after.drawn) != moves_on
    elif isinstance(step.action, Deal):
        assert after.turn == (after.dealer + 1) % after.rules.seats


def a_round_ends_with_eight_or_when_nobody_can_have_them(step: Step) -> None:
    ended = [event for event in step.events if isinstance(event, RoundEnded)]
    full = [line for lines in step.after.sequences for line in lines if len(line) == 8]
    if step.before.phase == "play":
        grew = isinstance(step.action, Play) and step.action.cards[0] not in PASS_CARDS
        stuck = grew and not can_complete(step.after)
        assert len(ended) == (len(full) == 1 or stuck)
        assert len(full) <= 1
    for event in ended:
        assert event.score.winner == (step.seat if full else None)
        assert event.score.how == (
            "stuck" if not full else "straight" if list(map(int, full[0])) in TABLE else "sequence"
        )
        assert event.hands == step.after.hands, "which lie open now"
        assert event.score.points == points_of(step.after, event.score.winner, event.score.how)
        assert step.after.totals == tuple(map(sum, zip(step.before.totals, event.score.points, strict=True)))


def points_of(state: SequenceState, winner: int | None, how: str) -> tuple[int, ...]:
    """What the source has a round bring, side by side. Source: S2, "Scoring"; rulings.md, "Teams"."""
    rules, sums = state.rules, [sum(int(card) for line in lines for card in line) for lines in state.sequences]
    left = [sum(rules.pass_cost if card in PASS_CARDS else int(card) for card in hand) for hand in state.hands]
    best = None if winner is None else winner % len(sums)
    counted = [(0 if how == "straight" else sums[seat % len(sums)]) - left[seat] for seat in range(rules.seats)]
    points = [floor(Fraction(sum(counted[side :: len(sums)]), rules.seats // len(sums))) for side in range(len(sums))]
    if best is not None:
        points[best] = sum(sums) if how == "straight" else sums[best]
    return tuple(points[seat % len(sums)] for seat in range(rules.seats))


def a_match_ends_when_somebody_has_the_target(step: Step) -> None:
    """Source: S2, "Winning": the finisher among several, else the most points; rulings.md: equal plays on."""
    over = [event for event in step.events if isinstance(event, MatchEnded)]
    if not any(isinstance(event, RoundEnded) for event in step.events):
        assert not over
        return
    rules, totals, winner = step.after.rules, step.after.totals, step.after.sheet[-1].winner
    reached = {seat for seat in range(rules.seats) if totals[seat] >= rules.target}
    best = {seat for seat in reached if totals[seat] == max(totals)}
    champions = set(rules.partners[winner]) if winner in reached else best
    alone = champions and champions == set(rules.partners[min(champions)])
    assert [set(event.winners) for event in over] == ([champions] if alone else [])
    assert step.after.phase == ("over" if alone else "deal")


def events_tell_a_seat_no_card_that_is_hidden_from_it(step: Step) -> None:
    """Each form tells as much as its seat may know, and no less."""
    lying = set(cards_in([step.before.pile, step.before.passed, step.before.sequences]))
    lying |= set(cards_in(step.action)) if isinstance(step.action, Play | Discard) else set()
    undo = step.before.undo
    lying |= set(undo.before.drawn) if undo is not None and undo.before.taken else set()
    for event in step.events:
        for seat, form in forms(event, step.before.rules.seats).items():
            assert type(form) is type(event)
            if isinstance(form, doors.DrewFromStock):
                assert (form.card is None) == (form.seat != seat)
            if isinstance(form, doors.HandsDealt | doors.HandsRenewed):
                assert [hand is not None for hand in form.hands] == [place == seat for place in range(len(form.hands))]
            if isinstance(form, doors.HandsDealt | doors.HandsRenewed | doors.StockRenewed):
                assert form.stock is None
            if not isinstance(event, RoundEnded | MatchEnded):
                own = () if seat is None else (*step.before.hands[seat], *step.after.hands[seat])
                assert set(cards_in(form)) <= {*lying, *own}


QUICK = (
    *QUICK_IN_EVERY_GAME,
    a_table_makes_sense,
    the_turn_goes_on_to_the_left,
    a_round_ends_with_eight_or_when_nobody_can_have_them,
    a_match_ends_when_somebody_has_the_target,
    events_tell_a_seat_no_card_that_is_hidden_from_it,
)


def what_is_imagined_makes_sense(step: Step, chance: random.Random) -> None:
    for seat in (None, *range(step.after.rules.seats)):
        makes_sense(game.determinize(step.after.view(seat), Chance(f"imagine {chance.random()}")))


def what_is_done_looks_the_same_whatever_the_hidden_cards_are(step: Step, chance: random.Random) -> None:
    """Who sees no card of it sees the same events, and stands before the same table."""
    if isinstance(step.action, Deal) or any(isinstance(event, RoundEnded) for event in step.events):
        return
    for seat in {None, *range(step.before.rules.seats)} - {step.seat}:
        twin = twin_of(step.before, seat, chance.randrange(2**32))
        if isinstance(step.action, Play | Discard):
            card = step.action.card if isinstance(step.action, Discard) else step.action.cards[0]
            twin = holding(twin, step.seat, card, seat)
        if twin is not None:
            after, told = twin.act(step.seat, step.action)
            unseen = [event for event in told if not _deals_to(event, seat)]
            assert [event.seen_by(seat) for event in unseen] == [
                event.seen_by(seat) for event in step.events if not _deals_to(event, seat)
            ]
            if not any(_deals_to(event, seat) for event in told):
                assert after.view(seat) == step.after.view(seat)


def _deals_to(event: Event, seat: int | None) -> bool:
    """Whether a seat gets another hand."""
    return seat is not None and isinstance(event, doors.HandsRenewed | doors.PassedHands)


def holding(state: SequenceState, holder: int, card: str, but: int | None) -> SequenceState | None:
    """The same state, with this card in a hand and not in the stock or the hand of anybody but one who looks on."""
    hands, stock = [list(hand) for hand in state.hands], list(state.stock)
    if card in hands[holder]:
        return state
    free = next((place for place in range(len(hands[holder])) if hands[holder][place] not in state.drawn), None)
    others = [stock, *(hand for seat, hand in enumerate(hands) if seat not in {holder, but})]
    found = next((cards for cards in others if card in cards), None)
    if found is None or free is None:
        return None
    found[found.index(card)], hands[holder][free] = hands[holder][free], card
    return replace(state, hands=tuple(map(tuple, hands)), stock=tuple(stock))


SLOW = (*SLOW_IN_EVERY_GAME, what_is_imagined_makes_sense, what_is_done_looks_the_same_whatever_the_hidden_cards_are)


@pytest.mark.slow
def test_every_action_and_every_event_is_met_and_told_and_every_way_to_end():
    """The walks above would show little if they never came to an impasse or to the end of a round."""
    every = {*Event.__subclasses__(), *doors.TookBack.__subclasses__()}
    kinds = {kind for kind in every if kind.__module__ == doors.SeatAsked.__module__}
    missing: set[Any] = {Deal, Draw, Take, Play, Discard, RoundEnded, MatchEnded, "sequence", *kinds}
    for seed, rules in enumerate(covering()):
        for step in walk(rules, seed, LENGTH):
            ends = {event.score.how for event in step.events if isinstance(event, RoundEnded)}
            missing -= {type(step.action), *map(type, step.events), *ends}
            silent = [event for event in step.events if tell(event, "ABCDEFGH"[: rules.seats]) is None]
            assert silent == [event for event in step.events if isinstance(event, doors.SeatAsked)]
    assert not missing


def part_of(part: int) -> list[tuple[int, SequenceRules]]:
    return list(enumerate(covering()))[part::PARTS]


each_part = pytest.mark.parametrize("part", range(PARTS))


@pytest.mark.slow
@each_part
def test_every_promise_holds_where_every_two_values_meet(part):
    for number, rules in part_of(part):
        are_kept(rules, number, LENGTH, QUICK, SLOW)


@pytest.mark.slow
@each_part
def test_a_rule_that_does_not_apply_changes_nothing(part):
    for number, rules in part_of(part):
        idle = [name for name in NAMES if not rules.field(name).applies(rules) and name != "sides"]
        for name in idle:
            for value in values(name):
                changed = replace(rules, **{name: value})
                assert plain_lines(changed) == plain_lines(rules)
                for step in walk(rules, number, 20):
                    state, happened = replace(step.before, rules=changed).act(step.seat, step.action)
                    assert (replace(state, rules=rules), happened) == (step.after, step.events)


@each_part
def test_every_round_ends_with_random_play(part):
    """As every match does, for any players, in ``test_endings.py``. Source: rulings.md, "Every match ends"."""
    for number, rules in part_of(part):
        chance, state = random.Random(number), game.begun(rules, str(number))
        state, _ = state.act(0, Deal())
        with told(number, rules):
            for _ in range(ROUND):
                if state.phase != "play":
                    break
                state, _ = state.act(*random_action(state, chance))
            assert state.phase != "play"
            assert len(state.sheet) == 1
            assert rules.backwards or state.sheet[0].how != "stuck", "where all rise the highest can always go on"


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_a_record_lacks_takes_its_default(name):
    default = SequenceRules.__dataclass_fields__[name].default
    changed = next(rules for rules in every_combination() if getattr(rules, name) != default)
    record = json.loads(encode(changed))
    del record["value"][name]
    without = rules_or_sentence({other: getattr(changed, other) for other in NAMES} | {name: default}, SequenceRules)
    if isinstance(without, str):
        with pytest.raises(UnreadableRecord):
            decode(SequenceRules, json.dumps(record))
    else:
        assert decode(SequenceRules, json.dumps(record)) == without


def test_hands_lie_open_when_the_round_is_over_and_the_seed_when_the_match_is():
    sequences = ["4 8 12 15 18 21 24"]
    ended = table("1 2 3 28", "5 6 7", sequences=sequences).act(0, Play(("28",)))[0]
    assert ended.public_view().hands == (("1", "2", "3"), ("5", "6", "7"))
    assert ended.view(1).seed == ""
    over = table("1 2 3 28", "5 6 7", sequences=sequences, totals=(900, 0)).act(0, Play(("28",)))[0]
    assert over.public_view().seed == "built"
