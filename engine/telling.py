"""What happened, in words: one sentence for an event, given the names at the table."""

from collections.abc import Callable, Sequence
from typing import Any

from engine import events
from engine.cards import SUIT_NAMES, listed, short, spoken
from engine.events import Event
from engine.match import Payment
from engine.state import How
from engine.str8 import events as sequences

Names = Sequence[str]


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


MATCH = "Match"  # the chapter of a rulebook on what makes a match of rounds


def number_word(count: int) -> str:
    """A small number as a word, a larger one in digits."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def tell(event: Event, names: Names) -> str | None:
    """The sentence for an event as it stands (see ``Event.seen_by``), or None where nothing needs to be said."""
    return _SENTENCES[type(event)](event, names) or None if type(event) in _SENTENCES else None


def cards(count: int) -> str:
    """So many cards, in words."""
    return times(count, "card")


def times(count: int, thing: str) -> str:
    """So many of a thing, as in ``1 round`` or ``3 rounds``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}{'es' if thing.endswith('h') else 's'}"


def owing(count: int) -> str:
    """So many cards and the verb, as in ``1 card is`` or ``2 cards are``."""
    return f"{cards(count)} {'is' if count == 1 else 'are'}"


def and_listed(names: Sequence[str]) -> str:
    """Names one after another, as in ``Ada, Ben and Cleo``."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def or_listed(names: Sequence[str]) -> str:
    """Names of which one is meant, as in ``Ada, Ben or Cleo``."""
    return " or ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def _drew_for_deal(event: events.DrewForDeal, names: Names) -> str:
    told = "; again ".join(", ".join(f"{names[seat]} {short(card)}" for seat, card in drawn) for drawn in event.rounds)
    return f"For the deal they draw: {told}. The lowest deals."


def _played(event: events.Played, names: Names) -> str:
    named = f" and names {SUIT_NAMES[event.suit]}" if event.suit and event.named else ""
    return f"{names[event.seat]} plays {listed(event.cards)}{named}."


def _drew(event: events.Drew, names: Names) -> str:
    what = cards(event.count) + (f" ({listed(event.cards)})" if event.cards else "")
    return _DRAWN[event.reason].format(name=names[event.seat], what=what)


_DRAWN: dict[events.Reason, str] = {
    "turn": "{name} draws {what}.",
    "debt": "{name} draws {what}.",
    "call": "{name} did not say “last card” and draws {what}.",
    "gift": "{name} is given nothing and draws {what}.",
    "bluff": "{name} draws {what} for it.",
    "refill": "{name} gets a new hand: {what}.",
}


def _challenged(event: events.Challenged, names: Names) -> str:
    shown = f" ({listed(event.held) or 'nothing'})" if event.held is not None else ""
    verdict = "an honest hand" if event.honest else "a bluff"
    return f"{names[event.seat]} challenges, and {names[event.player]} shows {verdict}{shown}."


def _round_ended(event: events.RoundEnded, names: Names) -> str:
    score = event.score
    won = names[score.winner] if score.winner is not None else ""
    how = _ENDED[score.how].format(name=won)
    taken = [f"{name} {points:+}" for name, points in zip(names, score.points, strict=True) if points]
    return f"{how} {', '.join(taken) or 'Nobody takes a point'}."


_ENDED: dict[How, str] = {
    "out": "{name} goes out.",
    "blocked": "Nobody can play or draw: the round is blocked.",
    "sequence": "{name} completes a sequence.",
    "straight": "{name} completes a straight!",
    "stuck": "No sequence can be completed any more: the round is over.",
}


def _match_ended(event: events.MatchEnded, names: Names) -> str:
    won = [names[seat] for seat in event.winners]
    wins = "wins" if len(won) == 1 else "win"
    return f"{and_listed(won)} {wins} the match with {times(event.totals[event.winners[0]], 'point')}."


def _settled(event: events.Settled, names: Names) -> str:
    return " ".join(paid(payment, names) for payment in event.payments)


def paid(payment: Payment, names: Names) -> str:
    """Who pays whom how much."""
    units, points = times(payment.units, "unit"), times(payment.points, "point")
    return f"{names[payment.payer]} pays {names[payment.receiver]} {units} for {points}."


def _dealt(event: events.Dealt, names: Names) -> str:
    what = f"{cards(event.count)} each" if event.count else "everybody as many cards as the own score"
    return f"Round {event.round}: {names[event.dealer]} deals {what}."


def _added(event: sequences.Added, names: Names) -> str:
    where = "" if event.sequence is None else f" to the {('first', 'second')[event.sequence]} sequence"
    return f"{names[event.seat]} adds {event.card}{where}."


_SENTENCES: dict[type[Event], Callable[[Any, Names], str]] = {
    events.DrewForDeal: _drew_for_deal,
    events.Dealt: _dealt,
    events.StarterReturned: lambda event, names: f"What cannot begin goes back into the stock: {listed(event.cards)}.",
    events.StarterTurned: lambda event, names: f"The starter is {listed([event.card])}.",
    events.NominationAsked: lambda event, names: f"{names[event.seat]} names the suit of the starter.",
    events.Nominated: lambda event, names: f"{names[event.seat]} names {SUIT_NAMES[event.suit]}.",
    events.Played: _played,
    events.Called: lambda event, names: f"{names[event.seat]} says “last card”.",
    events.Caught: lambda event, names: f"{names[event.by]} catches {names[event.seat]}.",
    events.GivingAsked: lambda event, names: f"{names[event.seat]} may give a card to each of the others.",
    events.Gave: lambda event, names: (
        f"{names[event.seat]} gives {names[event.to]} {listed([event.card]) if event.card else 'a card'}."
    ),
    events.GivingOver: lambda event, names: "" if event.given else f"{names[event.seat]} gives nothing.",
    events.DoubtAsked: lambda event, names: f"{names[event.seat]} may challenge {listed(event.doubt.cards)}.",
    events.Accepted: lambda event, names: f"{names[event.seat]} does not challenge.",
    events.Challenged: _challenged,
    events.TakenBack: lambda event, names: f"{names[event.seat]} takes {listed(event.cards)} back.",
    events.Skipped: lambda event, names: f"{names[event.seat]} is skipped.",
    events.Reversed: lambda event, names: f"Play turns {'clockwise' if event.direction > 0 else 'anticlockwise'}.",
    events.DebtGrew: lambda event, names: f"{owing(event.debt).capitalize()} owed now.",
    events.Reshuffled: lambda event, names: f"The played cards are shuffled: {cards(event.count)} in the stock.",
    events.Drew: _drew,
    events.Passed: lambda event, names: f"{names[event.seat]} passes.",
    events.Kept: lambda event, names: f"{names[event.seat]} keeps what was drawn.",
    events.WentOut: lambda event, names: f"{names[event.seat]} is out and waits for the partner.",
    events.CountedDown: lambda event, names: f"{names[event.seat]} goes out and is down to {event.score}.",
    sequences.HandsDealt: lambda event, names: f"Round {event.round}: {names[event.dealer]} deals three cards each.",
    sequences.HandsRenewed: lambda event, names: (
        f"Nobody gets on: all hands are shuffled in, and everybody gets three new cards; {cards(event.count)} are left."
    ),
    sequences.StockRenewed: lambda event, names: (
        f"The discards and pass cards are the stock again: {cards(event.count)}."
    ),
    sequences.DrewFromStock: lambda event, names: (
        f"{names[event.seat]} draws {listed([event.card]) if event.card else 'a card'}."
    ),
    sequences.TookDiscard: lambda event, names: f"{names[event.seat]} takes {short(event.card)} from the discard pile.",
    sequences.Added: _added,
    sequences.PassedHands: lambda event, names: (
        f"{names[event.seat]} plays a {spoken(event.card)}: all hands go that way."
    ),
    sequences.Discarded: lambda event, names: f"{names[event.seat]} discards {short(event.card)}.",
    events.RoundEnded: _round_ended,
    events.Settled: _settled,
    events.MatchEnded: _match_ended,
}
