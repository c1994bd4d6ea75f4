"""Estimates each side's chance to win the round, and what a win would bring."""

from math import sqrt

from engine.chance.stream import shares
from engine.core.match import with_hand
from engine.core.scoresheet import out_of_match
from engine.shedding.matching import followers, wild_cards
from engine.shedding.play import SheddingState
from engine.shedding.round_end import cost, round_score
from engine.shedding.several import why_not_last

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
    """The chance of each seat's side to win the round, estimated from the whole state."""
    sides = list(dict.fromkeys(state.table.partners))
    of_side = dict(zip(sides, shares([_prospects(state, side) for side in sides]), strict=True))
    return tuple(of_side[side] for side in state.table.partners)


def totals_if(state: SheddingState, winner: int) -> tuple[int, ...]:
    """The totals if the round ended now because this seat went out."""
    if state.table.goal == "countdown":
        return state.totals
    ended = state.begun()
    for partner in state.table.partners[winner]:
        ended.hands = with_hand(ended.hands, partner, ())
    rules = state.table
    if rules.points_off or rules.doubling or rules.tripling:  # it is the best one that the seat still holds
        last = max(state.hands[winner], key=rules.worth_last, default=state.top)
        ended.pile = (*state.pile, last)
    return tuple(map(sum, zip(state.totals, round_score(ended, "out", winner).points, strict=True)))


def _prospects(state: SheddingState, side: tuple[int, ...]) -> float:
    if state.gone:
        return 10.0 * (state.gone[0] in side)
    if state.table.knocks_out and side[0] in out_of_match(state.sheet):
        return OUT
    whole = sum if state.table.empty_hands_wait else min
    left = {seat: state.totals[seat] if state.table.goal == "countdown" else 0 for seat in side}
    # the cards of a hand, and those of the hands that it is dealt when it counts down
    none = 2 if state.table.cardless else 0  # who has no cards draws one, and has that to play
    cards = whole((len(state.hands[seat]) or none) + left[seat] * (left[seat] - 1) // 2 for seat in side)
    return sum(_promise(state, seat) for seat in side) / len(side) - CARDS * sqrt(cards)


def _promise(state: SheddingState, seat: int) -> float:
    hand, fits, wild = state.hands[seat], followers(state, seat), wild_cards(state, seat)
    fitting = sum(card in fits for card in hand)
    promise = FITS * fitting / len(hand) if hand else 0.0
    if fitting and len(hand) == 1 and not (state.table.judges_last and why_not_last(state, seat, hand)):
        promise += LAST_FITS
    if seat == state.turn:
        promise += ABLE if fitting else -OWED * state.debt
    if state.table.empty_stock and len(state.stock) < SOON:
        promise -= COUNTED * (1 - len(state.stock) / SOON) * cost(state.table, hand)
    return promise + sum(WILD * (card in wild) + HURTING * (card in state.table.hurting) for card in hand)
