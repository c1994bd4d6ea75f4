"""The effects of special cards in a play or as a starter.

Each kind of effect is a small class. The one of each card is found once for the rules in force.
"""

from collections.abc import Sequence

from engine.core.cards import Card
from engine.interning import interned
from engine.shedding.effects import PLAY_AGAIN
from engine.shedding.events import AllDraw, DebtGrew, DebtSettled, PreviousDraws, Reversed, SentBack, Skipped, SkipsGrew
from engine.shedding.position import NO_CARD, Act, Cards, State
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table

_reversed, _debt_grew, _skipped = interned(Reversed), interned(DebtGrew), interned(Skipped)


class Skip(Act):
    """The next seats lose their turn."""

    def act(self, state: State) -> None:
        skip(state, self.count, self.count)


class Reverse(Act):
    """Play goes on in the other direction."""

    def turn_round(self, state: State) -> None:
        if state.table.turns_direction:
            state.add(_reversed(-state.direction))
        elif state.table.reverse_skips:
            skip(state, 1, self.count)


class Draw(Act):
    """The next seat draws cards, unless it answers."""

    def act(self, state: State) -> None:
        state.add(_debt_grew((state.debt if state.table.penalties_add_up else 0) + self.count))


class DrawBack(Draw):
    """The previous seat draws instead."""

    def send_back(self, state: State, player: int) -> None:
        """Act on the debt, if it is the last draw card of a play.

        Source: linked-variants.md, Makao: "previous +5", "sends 10 back"; even where others are skipped.
        """
        before = previous(state, player)
        if state.seat_after(state.turn) != before:
            state.add(SentBack(before))


class EveryoneDraws(Act):
    """All others draw."""

    def reach(self, state: State, player: int) -> None:
        state.add(AllDraw(player, self.count))
        for seat in state.others(player):
            draw_cards(state, seat, min(self.count, len(state.stock)), "all")


class PreviousDraw(Act):
    """The previous seat draws at once."""

    def reach(self, state: State, player: int) -> None:
        before = previous(state, player)
        state.add(PreviousDraws(player, before, self.count))
        draw_cards(state, before, min(self.count, len(state.stock)), "all")


SIMPLE = (Skip, Reverse, Draw)  # they are done once they have turned round and acted
ACTS: dict[str, type[Act]] = {
    "skip": Skip,
    "reverse": Reverse,
    "draw": Draw,
    "draw back": DrawBack,
    "all draw": EveryoneDraws,
    "all draw again": EveryoneDraws,
    "previous draws": PreviousDraw,
}


def let_act(state: State, cards: Cards, below: Card = NO_CARD) -> None:
    """Let cards act, covered ones too. The seat to move played them on the card ``below``, or the dealer for a starter.

    The direction changes before seats are counted, so that a turn does not come straight back after a skip and a
    reverse. Of several reverse cards only the top one may act (source: S3, "only the top one takes effect").
    """
    table, player, acts = state.table, state.turn, state.hooks.acts
    special = [acts[card] for card in cards if card in acts]
    top_one = table.group_reverse == "top one"
    for act in [act for act in special if isinstance(act, Reverse)][-1:] if top_one else special:
        act.turn_round(state)
    for card in cards:
        if state.debt and table.cancels_debt(card, below):
            state.add(DebtSettled())
        if card in acts:
            acts[card].act(state)
        below = card
    draws = [act for act in special if isinstance(act, Draw)] if state.debt else []
    if draws and isinstance(draws[-1], DrawBack):
        draws[-1].send_back(state, player)


def reach_other_hands(state: State, player: int, cards: Sequence[Card]) -> None:
    """Let cards reach other hands at once, when no one can do anything about the play any more."""
    if state.table.draws_at_once:
        acts = state.hooks.acts
        for card in cards:
            if card in acts:
                acts[card].reach(state, player)


def skip(state: State, turns: int, seats: int) -> None:
    """Seats lose their turn, or the next one will miss so many unless it answers."""
    if state.table.skip_stacking:
        state.add(SkipsGrew(state.skips + turns, each=not state.table.skips_add_up))
        return
    for _ in range(seats):
        state.add(_skipped(state.seat_after(state.turn)))


def previous(state: State, player: int) -> int:
    """The seat before this one, in the direction of play."""
    return (state.others(player) or (player,))[-1]


def lets_play_again(table: Table, cards: Cards) -> bool:
    """True if these cards, played in this order, let their player play again.

    The top card decides, as it covers those below. A card in the same play that skips, makes others draw or gives cards
    away moves the turn on.
    """
    special = table.effect_of
    top = special.get(cards[-1])
    if top is None or top.kind not in PLAY_AGAIN:
        return False
    kinds = {special[card].kind for card in cards if card in special}
    return kinds <= {*PLAY_AGAIN, *(() if table.reverse_skips else ("reverse",))}
