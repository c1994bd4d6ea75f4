"""What happened, in words: one sentence for an event of any game, given the names at the table."""

from collections.abc import Callable
from typing import Any

from engine.cards import short
from engine.english import and_listed, times
from engine.events import AnyEvent, DrewForDeal, MatchEnded, RoundEnded, Settled
from engine.game import Names
from engine.games import GAMES
from engine.scoresheet import Payment


def tell(event: AnyEvent, names: Names) -> str | None:
    """The sentence for an event in this form (see ``Event.seen_by``), or None when nothing needs saying."""
    return _SENTENCES[type(event)](event, names) or None if type(event) in _SENTENCES else None


def _drew_for_deal(event: DrewForDeal, names: Names) -> str:
    draws = "; again ".join(", ".join(f"{names[seat]} {short(card)}" for seat, card in drawn) for drawn in event.rounds)
    return f"For the deal they draw: {draws}. The lowest deals."


def _round_ended(event: RoundEnded, names: Names) -> str:
    score = event.score
    won = names[score.winner] if score.winner is not None else ""
    how = _ENDINGS[score.how].format(name=won)
    taken = [f"{name} {points:+}" for name, points in zip(names, score.points, strict=True) if points]
    return f"{how} {', '.join(taken) or 'Nobody takes a point'}."


def _match_ended(event: MatchEnded, names: Names) -> str:
    won = [names[seat] for seat in event.winners]
    wins = "wins" if len(won) == 1 else "win"
    return f"{and_listed(won)} {wins} the match with {times(event.totals[event.winners[0]], 'point')}."


def _settled(event: Settled, names: Names) -> str:
    return " ".join(paid(payment, names) for payment in event.payments)


def paid(payment: Payment, names: Names) -> str:
    """Who pays whom, and how much."""
    units, points = times(payment.units, "unit"), times(payment.points, "point")
    return f"{names[payment.payer]} pays {names[payment.receiver]} {units} for {points}."


_SENTENCES: dict[type, Callable[[Any, Names], str]] = {
    DrewForDeal: _drew_for_deal,
    RoundEnded: _round_ended,
    MatchEnded: _match_ended,
    Settled: _settled,
}
_SENTENCES |= {kind: sentence for game in GAMES for kind, sentence in game.sentences.items()}
_ENDINGS = {how: ending for game in GAMES for how, ending in game.endings.items()}
