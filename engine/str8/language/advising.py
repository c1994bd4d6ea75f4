"""Why a choice is a good one in a sequence game: the reasons there may be for it, the most telling first."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.actions import Action, Discard, Draw, Play, Take
from engine.core.cards import Card, listed, short
from engine.core.game import Names, Reason
from engine.core.history import History
from engine.core.otherwise import with_others, with_top
from engine.core.packs.numbers import PASS_CARDS
from engine.str8.bots.planning import unseen
from engine.str8.numbers import SIDE
from engine.str8.play.building import fitting_sequences
from engine.str8.state import SequenceState
from engine.str8.view import SequenceSeatView
from engine.words import Words

WORDS = Words(__name__)

Reasons = Iterator[Reason[SequenceState]]


def why(
    view: SequenceSeatView, history: History, worlds: Sequence[SequenceState], action: Action, names: Names
) -> Reasons:
    """The reasons for an action of the seat to move."""
    match action:
        case Play((card,)) if card not in PASS_CARDS:
            yield from _of_play(view, action, card)
        case Take():
            yield from _of_top(view, "takes", wanted=True)
        case Draw():
            yield from _of_top(view, "leaves", wanted=False)
        case Discard(card) if card not in PASS_CARDS and not _fits(view, card):
            for other in _hidden(view, fitting=True)[:1]:
                without = partial(with_others, swaps=((card, other),))
                yield Reason(WORDS.message("discards", card=short(card)), without, Discard(other))


def _of_play(view: SequenceSeatView, play: Play, card: Card) -> Reasons:
    line = (*view.lines_of(view.seat)[play.sequence or 0], card)
    if len(line) == SIDE:  # which wins the round
        yield Reason(WORDS.message("completes"))
    elif not any(other != card and _fits(view, other) for other in view.hand):  # nothing else does
        yield Reason(WORDS.message("brings", count=len(line), side=SIDE))
    left = list(view.hand)
    left.remove(card)
    after = [other for other in left if fitting_sequences(view.rules, (line,), other)]
    swaps = tuple(zip(after, _hidden(view, fitting=False), strict=False))
    if after and len(swaps) == len(after):
        yield Reason(WORDS.message("follows", cards=listed(after)), partial(with_others, swaps=swaps))


def _of_top(view: SequenceSeatView, key: str, *, wanted: bool) -> Reasons:
    """That the top card of the pile can be added to a sequence, or can't."""
    others = _hidden(view, fitting=not wanted)
    if view.pile and view.pile[-1] not in PASS_CARDS and others and _fits(view, view.pile[-1]) == wanted:
        yield Reason(WORDS.message(key, card=short(view.pile[-1])), partial(with_top, other=others[0]))


def _hidden(view: SequenceSeatView, *, fitting: bool) -> list[Card]:
    """The different numbers that are hidden, and can be added to a sequence of the seat now, or can't."""
    return [card for card in unseen(view) if card not in PASS_CARDS and _fits(view, card) == fitting]


def _fits(view: SequenceSeatView, card: Card) -> bool:
    return bool(fitting_sequences(view.rules, view.lines_of(view.seat), card))
