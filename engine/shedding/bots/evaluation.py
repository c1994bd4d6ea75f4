"""How near each side is to winning the round, at a glance, and what it would bring."""

from math import sqrt

from engine.chance.dice import shares
from engine.core.events import with_hand
from engine.core.scoresheet import out_of_match
from engine.shedding.legal.legal_moves import why_not_last
from engine.shedding.legal.matching import followers, top_of, wild_cards
from engine.shedding.rounds.scoring import cost, round_score
from engine.shedding.state import State

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


def chances(state: State) -> tuple[float, ...]:
    """The chance of each seat's side to win the round, estimated from the whole state."""
    sides = list(dict.fromkeys(state.rules.table.partners))
    of_side = dict(zip(sides, shares([_prospects(state, side) for side in sides]), strict=True))
    return tuple(of_side[side] for side in state.rules.table.partners)


def totals_if(state: State, winner: int) -> tuple[int, ...]:
    """The totals if the round ended now because this seat went out."""
    if state.rules.table.goal == "countdown":
        return state.totals
    ended = state.copy()
    for partner in state.rules.table.partners[winner]:
        ended.hands = with_hand(ended.hands, partner, ())
    rules = state.rules.table
    if rules.points_off or rules.doubling or rules.tripling:  # it is the best one that the seat still holds
        last = max(state.hands[winner], key=rules.worth_last, default=top_of(state))
        ended.pile = (*state.pile, last)
    return tuple(map(sum, zip(state.totals, round_score(ended, "out", winner).points, strict=True)))


def _prospects(state: State, side: tuple[int, ...]) -> float:
    if state.gone:
        return 10.0 * (state.gone[0] in side)
    if state.rules.table.knocks_out and side[0] in out_of_match(state.sheet):
        return OUT
    whole = sum if state.rules.table.empty_hands_wait else min
    left = {seat: state.totals[seat] if state.rules.table.goal == "countdown" else 0 for seat in side}
    # the cards of a hand, and those of the hands that it is dealt when it counts down
    none = 2 if state.rules.table.cardless else 0  # who has no cards draws one, and has that to play
    cards = whole((state.count(seat) or none) + left[seat] * (left[seat] - 1) // 2 for seat in side)
    return sum(_promise(state, seat) for seat in side) / len(side) - CARDS * sqrt(cards)


def _promise(state: State, seat: int) -> float:
    hand, fits, wild = state.hands[seat], followers(state, seat), wild_cards(state, seat)
    fitting = sum(card in fits for card in hand)
    promise = FITS * fitting / len(hand) if hand else 0.0
    if fitting and len(hand) == 1 and not (state.rules.table.judges_last and why_not_last(state, seat, hand)):
        promise += LAST_FITS
    if seat == state.turn:
        promise += ABLE if fitting else -OWED * state.debt
    if state.rules.table.empty_stock and len(state.stock) < SOON:
        promise -= COUNTED * (1 - len(state.stock) / SOON) * cost(state.rules.table, hand)
    return promise + sum(WILD * (card in wild) + HURTING * (card in state.rules.table.hurting) for card in hand)
