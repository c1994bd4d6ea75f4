"""The effects of special cards in a play or as a starter."""

from collections.abc import Sequence

from engine.core.cards import Card
from engine.shedding.effects import ALL_DRAW, AT_ONCE, DRAW_CARDS, PLAY_AGAIN
from engine.shedding.events import AllDraw, DebtGrew, DebtSettled, PreviousDraws, Reversed, SentBack, Skipped, SkipsGrew
from engine.shedding.position import NO_CARD, Cards, State
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table


def let_act(state: State, cards: Cards, below: Card = NO_CARD) -> None:
    """Let cards act, covered ones too. The seat to move played them on the card ``below``, or the dealer for a starter.

    The direction changes before seats are counted, so that a turn does not come straight back after a skip and a
    reverse. Of several reverse cards only the top one may act (source: S3, "only the top one takes effect").
    """
    table, player, special, last_draw = state.table, state.turn, state.table.effect_of, ""
    reverses = [card for card in cards if card in special and special[card].kind == "reverse"]
    for card in reverses[-1:] if table.group_reverse == "top one" else reverses:
        _reverse(state, special[card].count)
    for card in cards:
        if state.debt and table.cancels_debt(card, below):
            state.add(DebtSettled())
        if card in special:
            effect = special[card]
            if effect.kind == "skip":
                skip(state, effect.count, effect.count)
            elif effect.kind in DRAW_CARDS:
                state.add(DebtGrew((state.debt if table.penalties_add_up else 0) + effect.count))
                last_draw = effect.kind
        below = card
    # source: linked-variants.md, Makao: "previous +5", "sends 10 back"; even where others are skipped
    if last_draw == "draw back" and state.debt and state.seat_after(state.turn) != previous(state, player):
        state.add(SentBack(previous(state, player)))


def _reverse(state: State, count: int) -> None:
    if state.table.turns_direction:
        state.add(Reversed(-state.direction))
    elif state.table.reverse_skips:
        skip(state, 1, count)


def reach_other_hands(state: State, player: int, cards: Sequence[Card]) -> None:
    """Let cards reach other hands at once, when no one can do anything about the play any more.

    They do as long as the stock lasts. No new one is made for it: the card below the top would go round and round.
    """
    special = state.table.effect_of
    for card in cards if state.table.draws_at_once else ():
        if card in special and special[card].kind in AT_ONCE:
            everyone, count = special[card].kind in ALL_DRAW, special[card].count
            drawing = state.others(player) if everyone else (previous(state, player),)
            state.add(AllDraw(player, count) if everyone else PreviousDraws(player, drawing[0], count))
            for seat in drawing:
                draw_cards(state, seat, min(count, len(state.stock)), "all")


def skip(state: State, turns: int, seats: int) -> None:
    """Seats lose their turn, or the next one will miss so many unless it answers."""
    if state.table.skip_stacking:
        state.add(SkipsGrew(state.skips + turns, each=not state.table.skips_add_up))
        return
    for _ in range(seats):
        state.add(Skipped(state.seat_after(state.turn)))


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
