"""Drawing cards from the stock, and making a new one."""

from engine.chance.stream import shuffled
from engine.core.events import Record
from engine.shedding.events.drawing import Drew, Reason, Reshuffled
from engine.shedding.legal.legal_moves import can_draw
from engine.shedding.state import State
from engine.shedding.step import staying


def draw_cards(record: Record[State], seat: int, count: int, reason: Reason, word: str = "") -> int:
    """A seat draws this many cards, or as many as there are and its hand has room for. Returns how many it drew.

    Where they run out, the played cards, except the last one, become the stock (source: S3, "If the stock pile is
    exhausted"). ``word``: what the seat did not say, if it draws for that.
    """
    state, limit = record.state, record.state.rules.table.hand_limit
    if limit:
        count = min(count, max(0, limit - state.count(seat)))
    left = count
    while left and (state.stock or can_draw(state, seat)):
        if not state.stock:
            stock = shuffled(state.pile[: -staying(state.pending)], state.seed, state.shuffles + 1)
            record.add(Reshuffled(stock, len(stock)))
        taken = state.stock[: -left - 1 : -1]
        if not taken:
            break
        record.add(Drew(seat, taken, len(taken), reason, word))
        left -= len(taken)
    return count - left


def draw_on(record: Record[State], seat: int) -> bool:
    """A seat draws one more card in its turn, if there is one. Cards drawn in a row are one event."""
    if not draw_cards(record, seat, 1, "turn"):
        return False
    if len(record.events) > 1:
        before, last = record.events[-2:]
        if isinstance(before, Drew) and isinstance(last, Drew) and (before.seat, before.reason) == (seat, "turn"):
            cards = (before.cards or ()) + (last.cards or ())
            record.events[-2:] = [Drew(seat, cards, len(cards), "turn")]
    return True
