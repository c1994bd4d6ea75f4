"""Drawing cards from the stock, and making a new one."""

from engine.chance import shuffled
from engine.shedding.events import Drew, Reason, Reshuffled, drew_one
from engine.shedding.legal import can_draw
from engine.shedding.position import State


def draw_cards(state: State, seat: int, count: int, reason: Reason, word: str = "") -> int:
    """A seat draws this many cards, or as many as there are and its hand has room for. Returns how many it drew.

    Where they run out, the played cards, except the last one, become the stock (source: S3, "If the stock pile is
    exhausted"). ``word``: what the seat did not say, if it draws for that.
    """
    limit = state.table.hand_limit
    if limit:
        count = min(count, max(0, limit - len(state.hands[seat])))
    left = count
    while left and (state.stock or can_draw(state, seat)):
        if not state.stock:
            stock = shuffled(state.pile[: -state.staying()], state.seed, state.shuffles + 1)
            state.add(Reshuffled(stock, len(stock)))
        taken = state.stock[: -left - 1 : -1]
        if not taken:
            break
        state.add(Drew(seat, taken, len(taken), reason, word))
        left -= len(taken)
    return count - left


def draw_one(state: State, seat: int) -> bool:
    """A seat draws one more card in its turn, if there is one. Cards drawn in a row are one event."""
    if state.stock and not state.table.hand_limit:
        state.add(drew_one(seat, state.stock[-1:], 1, "turn"))
    elif not draw_cards(state, seat, 1, "turn"):
        return False
    if len(state.events) > 1:
        before, last = state.events[-2:]
        if isinstance(before, Drew) and isinstance(last, Drew) and (before.seat, before.reason) == (seat, "turn"):
            cards = (before.cards or ()) + (last.cards or ())
            state.events[-2:] = [Drew(seat, cards, len(cards), "turn")]
    return True
