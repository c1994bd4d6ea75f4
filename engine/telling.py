"""What happened, in words: a sentence for an event of any game, or a few words for each turn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from engine.cards import short
from engine.events import AnyEvent, DrewForDeal, MatchEnded, RoundEnded, Settled
from engine.game import Fact, Names, Telling, said
from engine.games import GAMES
from engine.scoresheet import Payment, RoundScore
from engine.words import Words, and_listed

_WORDS = Words(__name__)


@dataclass(frozen=True)
class Turn:
    """What one seat did, and what came of it, in a few words each. ``seat`` is None for what happened to everyone."""

    seat: int | None
    words: tuple[str, ...]


def tell(event: AnyEvent, names: Names, you: int | None = None) -> str | None:
    """The sentence for an event in this form (see ``Event.seen_by``), or None when nothing needs saying.

    ``you``: the seat of the player who reads it, who is spoken to.
    """
    if isinstance(event, RoundEnded):
        return _round_ended(event.score, names, you)
    if isinstance(event, Settled):
        return " ".join(paid(payment, names) for payment in event.payments) or None
    telling = _TELLING.get(type(event))
    fact = telling.facts[type(event)](event, names) if telling else None
    if telling is None or fact is None:
        return None
    key, values = fact
    form = f"{key}.you" if you is not None and you in _doers(event) else key
    return telling.words(form if form in telling.words else key, **values)


def turns(events: Iterable[AnyEvent], names: Names) -> Iterator[Turn]:
    """What happened, seat by seat in order: each seat's moves with what came of them, in a few words."""
    told = [(_mover(event), words) for event in events if (words := brief(event, names))]
    for seat, moves in groupby(told, key=lambda move: move[0]):
        yield Turn(seat, tuple(words for _, words in moves))


def brief(event: AnyEvent, names: Names) -> str | None:
    """An event in a few words that follow a name, such as ``8♥ → clubs``. None when it needs none."""
    telling = _TELLING.get(type(event))
    fact = telling.facts[type(event)](event, names) if telling else None
    if telling is None or fact is None or f"{fact[0]}.brief" not in telling.words:
        return None
    return telling.words(f"{fact[0]}.brief", **fact[1])


def paid(payment: Payment, names: Names) -> str:
    """Who pays whom, and how much."""
    payer, receiver = names[payment.payer], names[payment.receiver]
    return _WORDS("paid", payer=payer, receiver=receiver, count=payment.units, points=payment.points)


def ending(score: RoundScore, names: Names, you: int | None = None) -> str:
    """How a round ended, without its points."""
    words = next(game.telling.words for game in GAMES if score.how in game.telling.endings)
    if score.winner is None:
        return words(score.how)
    form = f"{score.how}.you" if score.winner == you else score.how
    return words(form if form in words else score.how, name=names[score.winner])


def _round_ended(score: RoundScore, names: Names, you: int | None) -> str:
    taken = [
        _WORDS("points-taken", name=name, points=f"{points:+}")
        for name, points in zip(names, score.points, strict=True)
        if points
    ]
    return f"{ending(score, names, you)} {', '.join(taken) + '.' if taken else _WORDS('no-points')}"


def _drew_for_deal(event: DrewForDeal, names: Names) -> Fact:
    draws = (
        ", ".join(_WORDS("drew-one-for-deal", name=names[seat], card=short(card)) for seat, card in drawn)
        for drawn in event.rounds
    )
    return said("drew-for-deal", draws=" – ".join(draws))


def _match_ended(event: MatchEnded, names: Names) -> Fact:
    won = and_listed([names[seat] for seat in event.winners])
    return said("match-ended", names=won, winners=len(event.winners), count=event.totals[event.winners[0]])


def _doers(event: Any) -> tuple[int, ...]:
    """The seats that a sentence may speak to."""
    if isinstance(event, MatchEnded):
        return event.winners if len(event.winners) == 1 else ()
    return tuple(seat for seat in (getattr(event, "seat", None), getattr(event, "dealer", None)) if seat is not None)


def _mover(event: Any) -> int | None:
    """The seat whose turn an event belongs to, if it is one's own doing."""
    seat: int | None = getattr(event, "seat", None)
    return seat


_OF_ALL = Telling(_WORDS, {DrewForDeal: _drew_for_deal, MatchEnded: _match_ended})
_TELLINGS = (_OF_ALL, *(game.telling for game in GAMES))
_TELLING = {kind: telling for telling in _TELLINGS for kind in telling.facts}
