"""Means to look ahead: worlds that agree with what its seat knows, and the promise of a position.

A world is a whole state, with everything hidden drawn afresh, by the beliefs of a seat about hidden hands.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from math import sqrt
from statistics import fmean

from engine.chance import Chance, Dice, shares
from engine.core.actions import Action, Challenge
from engine.core.cards import Card, in_order
from engine.core.game import History
from engine.core.match import HIDDEN, is_covered, without_cards
from engine.core.scoresheet import out_of_match
from engine.shedding.bots.opponent_model import believed_cards
from engine.shedding.bots.steady import answer_by_cost, found_out
from engine.shedding.matching import followers, wild_cards
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.hidden_rules import CATALOGUE, Hidden, HiddenRules, hidden
from engine.shedding.mechanics.rule_making import Adding
from engine.shedding.play import SheddingSeatView, SheddingState, begun
from engine.shedding.round_end import cost, points_for
from engine.shedding.several import why_not_last
from engine.shedding.table import Table

FOUND = 0.25  # of the plays that are challenged, so many turn out to be bluffs of a stranger
RISKED = 0.25  # how likely a bluff is risked, next to an honest play: measured where what is believed is what is true
WORLDS = 60  # in which the play of another is a bluff or is none
TRIES = 8  # for a hand that goes with that
IMAGINED = "imagined"  # the seed of all: what is hidden is drawn as it is, and what chance offers later is found once


def determinize(view: SheddingSeatView, chance: Chance) -> SheddingState:
    seen = (card for hand in view.hands for card in hand if card != HIDDEN)
    unseen = without_cards(view.table.pack, (*view.pile, *seen))
    better = view.pending.better(view) if isinstance(view.pending, Doubt) else frozenset[Card]()
    return _with_hidden(view, list(chance.shuffled(unseen)), chance, better, _any_manners(view, chance))


def believe(view: SheddingSeatView, history: History) -> Callable[[Dice], SheddingState]:
    """Draws states that agree with the view, the more likely ones more often, given what the seat saw of the round."""
    cards, doubt, better, tries = believed_cards(view, history), view.pending, frozenset[Card](), 0
    if isinstance(doubt, Doubt):
        better, tries = doubt.better(view), TRIES if is_covered(view.hands[doubt.player]) else 0

    def world(dice: Dice) -> SheddingState:
        manners = _any_manners(view, dice)
        for _ in range(tries):
            state = _with_hidden(view, cards(dice), dice, better, manners)
            if (isinstance(state.pending, Doubt) and state.pending.honest) or dice.share() < RISKED:
                return state
        return _with_hidden(view, cards(dice), dice, better, manners)

    return world


def answered_doubt(view: SheddingSeatView, history: History) -> Action | None:
    """An answer to a doubted play, by beliefs and by what the player was found to do. None if nothing is doubted."""
    if not isinstance(view.pending, Doubt) or Challenge() not in view.options.actions:
        return None
    world, dice = believe(view, history), Dice("doubt")
    doubts = [world(dice).pending for _ in range(WORLDS)]
    bluff = fmean(isinstance(doubt, Doubt) and doubt.honest is False for doubt in doubts)
    bluffs, honest = found_out(view, view.pending)
    odds = bluff * (1 + bluffs) / (1 + FOUND * (bluffs + honest))
    return answer_by_cost(view, view.pending, odds / (odds + 1 - bluff))


def _with_hidden(
    view: SheddingSeatView, unseen: list[Card], chance: Chance, better: frozenset[Card], manners: tuple[Hidden, ...]
) -> SheddingState:
    """The state in which the hidden cards are dealt to the hidden hands in this order, and the rest are the stock.

    ``better``: the cards that show a doubted play to be a bluff, if its player holds one.
    """
    _let_answer(view, unseen)
    cards = iter(unseen)
    hands = tuple(tuple(islice(cards, len(hand))) if is_covered(hand) else hand for hand in view.hands)
    state = begun(view.rules, view.seed or IMAGINED)
    state.__dict__.update({name: getattr(view, name) for name in SheddingState.OPEN})
    state.find()
    state.hands, state.stock = hands, tuple(islice(cards, len(view.stock)))
    state.drawn = view.drawn if view.seat == view.turn else hands[view.turn][: len(view.drawn)]
    state.notes, state.remarks, state.pending = view.notes, view.remarks, view.pending
    if isinstance(view.pending, Doubt):  # the hand behind the play decides whether it was honest
        held = in_order(hands[view.pending.player])
        state.pending = replace(view.pending, held=held, honest=better.isdisjoint(held))
    elif isinstance(view.pending, Adding) and not all(view.pending.manners):
        known = [each.manner for each in manners]
        others = iter(chance.shuffled([each for each in CATALOGUE if each not in known]))
        state.pending = replace(view.pending, manners=tuple(each or next(others) for each in view.pending.manners))
    if manners:  # at the place where the view has them
        state.notes = tuple(HiddenRules(manners) if isinstance(note, HiddenRules) else note for note in view.notes)
    return state


def _let_answer(view: SheddingSeatView, cards: list[Card]) -> None:
    """Order the unseen cards so that another seat that is asked to answer a skip can. It isn't asked else."""
    if not view.skips or not is_covered(view.hands[view.turn]):
        return
    first = sum(len(hand) for hand in view.hands[: view.turn] if is_covered(hand))
    answers = followers(view, view.turn) - (view.table.never_last if len(view.hands[view.turn]) == 1 else set())
    if answers.isdisjoint(cards[first : first + len(view.hands[view.turn])]):
        found = next((place for place, card in enumerate(cards) if card in answers), first)
        cards[first], cards[found] = cards[found], cards[first]


def _any_manners(view: SheddingSeatView, chance: Chance) -> tuple[Hidden, ...]:
    """Hidden rules of which nothing is believed but that they are others than those that the seat knows."""
    secret = hidden(view).rules
    seen = [each.manner for each in secret if each.manner]
    if len(seen) == len(secret):
        chance.turn += 1  # with nothing to shuffle, what comes after it stays as it would have been
        return secret
    known = [*seen, *(view.pending.manners if isinstance(view.pending, Adding) else ())]
    others = iter(chance.shuffled([each for each in CATALOGUE if each not in known]))
    return tuple(each if each.manner else replace(each, manner=next(others)) for each in secret)


# Fitted to 500 rounds each of five games for four and six for two, in which everyone played to win: the log of the
# chance to win.
CARDS = 1.2  # less by the root of the cards to play
WILD = 0.32  # more for a wild card
HURTING = 0.21  # and for one by which another draws or is skipped
FITS = 0.44  # for a whole hand that fits
LAST_FITS = 0.95  # and if that is one card
ABLE = 0.25  # for the seat to move that can
COUNTED, SOON = 0.15, 16  # less for each point in a hand, once so few cards are left in a stock that ends the round
OUT = -100.0  # a side that is out of the match
OWED = 0.17  # less for each card that it has to draw else


def chances(state: SheddingState) -> tuple[float, ...]:
    """The chance of each seat's side to win the round, estimated from a state."""
    sides = dict.fromkeys(state.table.partners)
    found = dict(zip(sides, shares([_prospects(state, side) for side in sides]), strict=True))
    return tuple([found[side] for side in state.table.partners])


def totals_if(state: SheddingState, winners: Sequence[int]) -> list[tuple[int, ...]]:
    """The totals if the round ended now because the first of these seats went out, or the second, and so on."""
    table, found = state.table, []
    if table.goal == "countdown":
        return [state.totals] * len(winners)
    held = [cost(table, hand) for hand in state.hands]
    worth = table.worth_last.__getitem__ if table.points_off or table.doubling or table.tripling else None
    for winner in winners:
        last = max(state.hands[winner], key=worth, default=state.top) if worth else state.top
        left = tuple([0 if seat in table.partners[winner] else each for seat, each in enumerate(held)])
        _winner, points, _fell_back = points_for(state, "out", winner, left, last)
        found.append(tuple(map(int.__add__, state.totals, points)))
    return found


def _prospects(state: SheddingState, side: tuple[int, ...]) -> float:
    table = state.table
    if state.gone:
        return 10.0 * (state.gone[0] in side)
    if table.knocks_out and side[0] in out_of_match(state.sheet):
        return OUT
    promise, cards = 0.0, list[int]()
    for seat in side:
        promise += _promise(state, seat)
        held = len(state.hands[seat]) or (2 if table.cardless else 0)  # who has no cards draws one, and plays that
        if table.goal == "countdown":  # all that will be drawn on the way to 0
            total = state.totals[seat]
            held += total * (total - 1) // 2
        cards.append(held)
    whole = sum(cards) if table.empty_hands_wait else min(cards)
    return promise / len(side) - CARDS * sqrt(whole)


def _promise(state: SheddingState, seat: int) -> float:
    hand, table = state.hands[seat], state.table
    fitting = sum(map(followers(state, seat).__contains__, hand))
    promise = FITS * fitting / len(hand) if hand else 0.0
    if fitting and len(hand) == 1 and not (table.judges_last and why_not_last(state, seat, hand)):
        promise += LAST_FITS
    if seat == state.turn:
        promise += ABLE if fitting else -OWED * state.debt
    if table.empty_stock and len(state.stock) < SOON:
        promise -= COUNTED * (1 - len(state.stock) / SOON) * cost(table, hand)
    return promise + sum(map(_worth(table, wild_cards(state, seat)).__getitem__, hand))


@lru_cache(256)
def _worth(table: Table, wild: frozenset[Card]) -> dict[Card, float]:
    """The promise that each card adds to a hand, where these are wild."""
    return {card: WILD * (card in wild) + HURTING * (card in table.hurting) for card in table.every_card}
