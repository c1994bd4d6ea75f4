"""Jumping in: who holds the very card that is on top may play it at once, though another player is to move.

Source: linked-variants.md, 2.14 "identical-card jump-in", and 5.5 "jump-in": "an identical card can be thrown in
between, and play goes on from there".
"""

from dataclasses import dataclass

from engine.core.actions import Play, Refusal
from engine.core.cards import Card, rank_of
from engine.core.later import mentioned, short
from engine.core.match import Event
from engine.shedding.position import Hooks, SheddingPosition, State
from engine.shedding.refusals import missing
from engine.shedding.restrictions import words
from engine.shedding.several import why_not_last
from engine.shedding.table import Table


def take_part(table: Table, hooks: Hooks) -> None:
    if table.jump_in:
        hooks.out_of_turn, hooks.why_not_out_of_turn = _jumping, _no_jump
        hooks.before_play = lambda state, seat: state.add(JumpedIn(seat))


def _jumping(position: SheddingPosition, seat: int) -> tuple[Card, ...]:
    """The card with which a seat that is not to move may jump in, if there is one.

    A draw penalty is for the next player alone to answer, a step that the round waits for comes first, and a last
    resort needs a turn in which nothing else fits.
    """
    table, pile = position.table, position.pile
    if position.pending is not None or position.debt or not pile or seat in position.to_begin:
        return ()
    top = pile[-1]
    if top not in position.hands[seat] or top in table.kept_apart or top in table.bound:
        return ()
    barred = table.call_opens and not table.cardless and why_not_last(position, seat, (top,)) == "call"
    return () if barred or rank_of(top) in table.last_resort else (top,)


def _no_jump(position: SheddingPosition, seat: int, play: Play) -> Refusal | None:
    """The refusal of a jump-in with these cards. None: there is another reason against the play."""
    top, in_turn = position.top, position.phase != "play" or seat == position.turn
    if in_turn or not play.cards or not position.pile or missing(position, seat, play):
        return None
    if _jumping(position, seat) and play.cards[0] == top:
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
        state.drawn = ()
        for hook in state.hooks.on_jump:
            hook(state, self.seat)
