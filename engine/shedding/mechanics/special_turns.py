"""Turns in which something else fits than usual, and plays that need another card: the first lap, a skip to answer, a
card to cover, and a question.
"""

from engine.core.actions import Play
from engine.core.cards import Card, suit_of
from engine.shedding.matching import follow
from engine.shedding.position import Cards, Fit, Hooks, Judged, SheddingPosition, State, without
from engine.shedding.restrictions import BEGINS, SKIPPED, does_not_follow
from engine.shedding.several import is_unanswered
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table


def take_part(table: Table, hooks: Hooks) -> None:
    if table.first_suit or table.skip_stacking:
        hooks.on_play += (_answered,)
    unusual = table.again_in_suit or table.own_wild or table.asking
    ways = {BEGINS: table.first_suit, SKIPPED: table.skip_stacking, UNUSUAL: unusual}
    hooks.fits = tuple(way for way, is_open in ways.items() if is_open)
    hooks.own_wild = table.own_wild
    if table.questions_cost:
        hooks.judge += (_asks,)


def _follow(position: SheddingPosition, seat: int) -> frozenset[Card] | None:
    """The cards that fit if a rank was asked for, or a score makes one wild, or who plays again has to follow suit."""
    table, suit = position.table, position.suit
    covers = position.covering and table.again_in_suit
    if not (position.rank or table.own_wild or covers):
        return None
    if covers and not suit:
        suit = suit_of(position.top)
    score = position.totals[seat] if table.own_wild else 0
    return follow(table, position.pile[-1:], suit, position.debt > 0, position.rank, score)


UNUSUAL = Fit(_follow, does_not_follow)


def _answered(state: State, seat: int, cards: Cards) -> None:
    """The seat has begun, or answered a skip, which goes on only where skips add up."""
    if state.to_begin:
        state.to_begin = without(state.to_begin, seat)
    if state.skips and not state.table.skips_add_up:
        state.skips = 0


def _asks(state: State, seat: int, play: Play) -> Judged | None:
    """A question that stays without its answer costs a card."""
    if not is_unanswered(state, seat, play.cards):
        return None

    def pay(state: State) -> None:
        draw_cards(state, seat, 1, "question")

    return Judged(pay, fills=True)
