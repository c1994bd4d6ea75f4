"""Taking cards from the stock, and making a new one."""

from engine.chance import shuffled
from engine.events import Drew, Reason, Record, Reshuffled


def draw_cards(record: Record, seat: int, count: int, reason: Reason) -> None:
    """A seat draws so many cards, or as many as there are."""
    state = record.state
    while count and state.can_draw:
        if not state.stock:
            reshuffle(record)
        taken = state.stock[: -count - 1 : -1]
        record.add(Drew(seat, taken, len(taken), reason))
        count -= len(taken)


def reshuffle(record: Record) -> None:
    """The played cards, except the last one, become the stock (source: S3, "If the stock pile is exhausted")."""
    state = record.state
    stock = shuffled(state.pile[:-1], state.seed, state.shuffles + 1)
    record.add(Reshuffled(stock, len(stock)))
