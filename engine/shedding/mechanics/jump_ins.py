"""Jumping in: who holds the very card that is on top may play it at once, though another player is to move.

Source: linked-variants.md, 2.14 "identical-card jump-in", and 5.5 "jump-in": "an identical card can be thrown in
between, and play goes on from there".
"""

from dataclasses import dataclass

from engine.core.actions import Play, Refusal
from engine.core.cards import Card, rank_of
from engine.core.events import Event
from engine.core.later import mentioned, short
from engine.shedding.legal.legal_moves import why_not_last
from engine.shedding.legal.matching import top_of
from engine.shedding.legal.reasons import missing, words
from engine.shedding.state import State
from engine.shedding.view import Position


def jumping(position: Position, seat: int) -> tuple[Card, ...]:
    """The card with which a seat that is not to move may jump in, if there is one.

    A draw penalty is for the next player alone to answer, a step that the round waits for comes first, and a last
    resort needs a turn in which nothing else fits.
    """
    rules = position.rules.table
    if not rules.jump_in or seat == position.turn or position.phase != "play" or _is_closed(position):
        return ()
    if seat in position.to_begin:
        return ()
    top = top_of(position)
    barred = rules.call_opens and why_not_last(position, seat, (top,)) == "call" and not rules.cardless
    return (top,) if top in (position.hands[seat] or ()) and not barred else ()


def _is_closed(position: Position) -> bool:
    """True if no one may jump in now, whatever they hold."""
    waits = position.pending is not None or bool(position.debt) or not position.pile
    if waits:
        return True
    top, rules = position.pile[-1], position.rules.table
    return top in rules.kept_apart or top in rules.bound or rank_of(top) in rules.last_resort


def no_jump(position: Position, seat: int, play: Play) -> Refusal | None:
    """Why a seat can't jump in with these cards. None: there is another reason why it can't play them."""
    if position.phase != "play" or seat == position.turn or not position.rules.table.jump_in:
        return None
    if not play.cards or not position.pile or missing(position, seat, play):
        return None
    top = top_of(position)
    if jumping(position, seat) and play.cards[0] == top:
        return Refusal("jump_in", words.message("jump-alone"), words.message("play-alone", card=short(top)))
    if play.cards[0] == top:
        return Refusal("jump_in", words.message("no-jump-now"), words.message("wait-for-others"))
    return Refusal("turn", words.message("not-your-turn"), words.message("jump-with", card=mentioned(top)))


@dataclass(frozen=True)
class JumpedIn(Event[State]):
    """A seat plays out of turn the very card that is on top. What the seat to move has drawn stays in its hand."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.drawn, state.said, state.guessed = (), (), False
