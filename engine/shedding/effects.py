"""The effects of special cards in a play or as a starter."""

from collections.abc import Sequence

from engine.core.cards import Card
from engine.interning import interned
from engine.shedding.effect_kinds import ALL_DRAW, DRAW_CARDS, PLAY_AGAIN, Effect, Kind
from engine.shedding.events import (
    DEBT_SETTLED,
    AllDraw,
    DebtGrew,
    PreviousDraws,
    Reversed,
    SentBack,
    Skipped,
    SkipsGrew,
)
from engine.shedding.position import NO_CARD, Cards, State
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table

_reversed, _debt_grew, _skipped = interned(Reversed), interned(DebtGrew), interned(Skipped)


SIMPLE: tuple[Kind, ...] = ("skip", "reverse", "draw")  # they are done once they have turned round and acted


def turn_round(state: State, effect: Effect) -> None:
    """A reverse acts before seats are counted."""
    if state.table.turns_direction:
        state.add(_reversed(-state.direction))
    elif state.table.reverse_skips:
        skip(state, 1, effect.count)


def act(state: State, effect: Effect) -> None:
    """The next seats lose their turn, or the debt grows. All other effects come before or after that."""
    if effect.kind == "skip":
        skip(state, effect.count, effect.count)
    elif effect.kind in DRAW_CARDS:
        state.add(_debt_grew((state.debt if state.table.penalties_add_up else 0) + effect.count))


def let_act(state: State, cards: Cards, below: Card = NO_CARD) -> None:
    """Let cards act, covered ones too. The seat to move played them on the card ``below``, or the dealer for a starter.

    The direction changes before seats are counted, so that a turn does not come straight back after a skip and a
    reverse. Of several reverse cards only the top one may act (source: S3, "only the top one takes effect").
    """
    table, player, effect_of = state.table, state.turn, state.table.effect_of
    special = [effect_of[card] for card in cards if card in effect_of]
    turning = [effect for effect in special if effect.kind == "reverse"]
    for effect in turning[-1:] if table.group_reverse == "top one" else turning:
        turn_round(state, effect)
    for card in cards:
        if state.debt and table.cancels_debt(card, below):
            state.add(DEBT_SETTLED)
        if card in effect_of:
            act(state, effect_of[card])
        below = card
    draws = [effect.kind for effect in special if effect.kind in DRAW_CARDS] if state.debt else []
    if draws[-1:] == ["draw back"]:
        # source: linked-variants.md, Makao: "previous +5", "sends 10 back"; even where others are skipped
        before = (state.others(player) or (player,))[-1]
        if state.seat_after(state.turn) != before:
            state.add(SentBack(before))


def reach_other_hands(state: State, player: int, cards: Sequence[Card]) -> None:
    """Let cards reach other hands at once, when no one can do anything about the play any more.

    They draw as long as the stock lasts. No new one is made: the card below the top would go round and round.
    """
    if not state.table.draws_at_once:
        return
    for effect in filter(None, map(state.table.effect_of.get, cards)):
        reached: tuple[int, ...] = ()
        if effect.kind in ALL_DRAW:
            reached = state.others(player)
            state.add(AllDraw(player, effect.count))
        elif effect.kind == "previous draws":
            reached = state.others(player)[-1:] or (player,)
            state.add(PreviousDraws(player, reached[0], effect.count))
        for seat in reached:
            draw_cards(state, seat, min(effect.count, len(state.stock)), "all")


def skip(state: State, turns: int, seats: int) -> None:
    """Seats lose their turn, or the next one will miss so many unless it answers."""
    if state.table.skip_stacking:
        state.add(SkipsGrew(state.skips + turns, each=not state.table.skips_add_up))
        return
    for _ in range(seats):
        state.add(_skipped(state.seat_after(state.turn)))


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
