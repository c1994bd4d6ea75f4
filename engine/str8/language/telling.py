"""Which message of the catalogue tells each event of the sequence game, and with which values."""

from engine.core.cards import short, spoken
from engine.core.game import Fact, Names, Telling, said
from engine.str8 import events
from engine.words import Words


def _added(event: events.Added, names: Names) -> Fact:
    name, card = names[event.seat], short(event.card)
    if event.sequence is None:
        return said("added", name=name, card=card)
    return said("added-to", name=name, card=card, sequence=event.sequence)


OWN = (
    events.DrewFromStock
    | events.TookDiscard
    | events.Added
    | events.PassedHands
    | events.Discarded
    | events.TookMoveBack
)


TELLING = Telling(
    Words(__name__),
    {
        events.HandsDealt: lambda event, names: said("dealt", round=event.round, name=names[event.dealer]),
        events.HandsRenewed: lambda event, names: said("hands-renewed", count=event.count),
        events.StockRenewed: lambda event, names: said("stock-renewed", count=event.count),
        events.DrewFromStock: lambda event, names: (
            said("drew-this", name=names[event.seat], card=short(event.card))
            if event.card
            else said("drew", name=names[event.seat])
        ),
        events.TookDiscard: lambda event, names: said("took", name=names[event.seat], card=short(event.card)),
        events.Added: _added,
        events.PassedHands: lambda event, names: said("passed-hands", name=names[event.seat], card=spoken(event.card)),
        events.Discarded: lambda event, names: said("discarded", name=names[event.seat], card=short(event.card)),
        events.TookMoveBack: lambda event, names: said(
            "taken-back", name=names[event.seat], card=short(event.cards[0])
        ),
    },
    endings=("sequence", "straight", "stuck"),
    doer=lambda event: event.seat if isinstance(event, OWN) else None,
    asks=lambda event: event.seat if isinstance(event, events.SeatAsked | events.TookMoveBack) else None,
)
