"""Turns in which something else fits than usual, and plays that need another card: the first lap, a skip to answer, a
card to cover, and a question.
"""

from engine.core.actions import Play
from engine.core.cards import Card, Suit, suit_of
from engine.shedding.effects import PLAY_AGAIN
from engine.shedding.matching import follow, skip_answers
from engine.shedding.position import Cards, Hooks, Judged, SheddingPosition, State, without
from engine.shedding.several import is_unanswered
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table

NONE: frozenset[Card] = frozenset()


def take_part(table: Table, hooks: Hooks) -> None:
    if table.first_suit:
        hooks.follow += (_begins,)
        hooks.on_play += (_has_begun,)
    if table.skip_stacking:
        hooks.follow += (_answers_skip,)
        if not table.skips_add_up:
            hooks.on_play += (_answered_skip,)
    if table.again_in_suit:
        hooks.follow += (_covers,)
    if table.own_wild or table.asking:
        hooks.follow += (_by_rank_or_score,)
    if table.has_effect(*PLAY_AGAIN):
        hooks.on_play += (_has_covered,)
        hooks.on_turn += (_moved_on,)
    if table.questions_cost:
        hooks.judge += (_asks,)


def _begins(position: SheddingPosition, seat: int) -> frozenset[Card] | None:
    """Who has yet to begin answers nothing."""
    if seat not in position.to_begin:
        return None
    return NONE if position.debt or position.skips else position.table.first_cards


def _has_begun(state: State, seat: int, cards: Cards) -> None:
    if state.to_begin:
        state.to_begin = without(state.to_begin, seat)


def _answers_skip(position: SheddingPosition, seat: int) -> frozenset[Card] | None:
    return skip_answers(position.table, position.top) if position.skips else None


def _answered_skip(state: State, seat: int, cards: Cards) -> None:
    """Skips don't add up."""
    state.skips = 0


def _covers(position: SheddingPosition, seat: int) -> frozenset[Card] | None:
    """A player who plays again has to follow suit."""
    if not position.covering or position.suit:
        return None
    return _follow(position, seat, suit_of(position.top))


def _by_rank_or_score(position: SheddingPosition, seat: int) -> frozenset[Card]:
    """A rank may have been asked for, or a score make a rank wild."""
    return _follow(position, seat, position.suit) if position.rank is not None or position.table.own_wild else None


def _follow(position: SheddingPosition, seat: int, suit: Suit | None) -> frozenset[Card]:
    table = position.table
    score = position.totals[seat] if table.own_wild else 0
    return follow(table, position.pile[-1:], suit, position.debt > 0, position.rank, score)


def _has_covered(state: State, seat: int, cards: Cards) -> None:
    state.covering = False


def _moved_on(state: State, seat: int) -> None:
    state.covering = False


def _asks(state: State, seat: int, play: Play) -> Judged | None:
    """A question that stays without its answer costs a card."""
    if not is_unanswered(state, seat, play.cards):
        return None
    return Judged(lambda state: _cost(state, seat), fills=True)


def _cost(state: State, seat: int) -> None:
    draw_cards(state, seat, 1, "question")
