"""Puts events in words: a sentence for an event of any game, a few words for each turn, and what was memorable."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from typing import NamedTuple

from engine.core.cards import short
from engine.core.game import Highlights, Names, Telling
from engine.core.match import AnyEvent, DrewForDeal, MatchEnded, RoundEnded, Settled
from engine.core.scoresheet import TOO_LONG, Payment, RoundScore
from engine.games.registry import GAMES
from engine.words import Message, Words, and_listed, listens

MOST = 3  # highlights told

WORDS = Words(__name__)
HIGHLIGHTS = Words("engine.matches.highlights")

_linked: Callable[..., str] = partial(reduce, lambda done, following: WORDS("and-then", done=done, next=following))


class Turn(NamedTuple):
    """One seat's actions in a row, in few words. ``seat`` is None for what happened to everyone."""

    seat: int | None
    words: str
    parts: tuple[str, ...] = ()  # the words, each thing they did with what came of it apart


def tell(event: AnyEvent, names: Names, you: int | None = None, following: int | None = None) -> str | None:
    """The sentence for an event in this form (see ``Event.seen_by``), or None when nothing needs saying.

    ``you``: the seat of the player who reads it, who is spoken to. ``following``: the seat that is asked next.

    >>> from engine.core.actions import Deal, Draw
    >>> from engine.games.registry import match_begun
    >>> from engine.games.variants import variant
    >>> match, events = match_begun(variant("crazy-eights").rules(2), "an example").act(0, Deal())
    >>> match, events = match.act(match.turn, Draw())
    >>> print(tell(events[0].seen_by(None), ("Ada", "Ben")))
    Ada drew 1 card.
    """
    if isinstance(event, RoundEnded):
        score = event.score
        won = [(name, points) for name, points in zip(names, score.points, strict=True) if points]
        if score.counted == "points":
            keys = [("points-taken" if points > 0 else "points-lost", name, points) for name, points in won]
            taken = [WORDS(key, name=name, points=f"{each:+}", count=abs(each)) for key, name, each in keys]
            brought = f"{', '.join(taken)}." if taken else WORDS("no-points")
        else:
            mine = you is not None and score.points[you] and len(won) == 1
            key = "round-won.you" if mine else "round-won" if won else "round-drawn"
            brought = WORDS(key, names=and_listed([name for name, _ in won]), winners=len(won))
        return f"{ending(score, names, you)} {brought}"
    if isinstance(event, Settled):
        return " ".join(paid(payment, names) for payment in event.payments) or None
    next_you = ["next-you"] if following is not None and following == you else []
    next_name = "" if following is None else names[following]
    return _in_form(event, (*next_you, ""), names, you, next_name)


# The form that speaks to a player, by the field of the event that names their seat, or them as the only winner
_SPOKEN_TO = {"seat": "you", "dealer": "you", "winners": "you", "to": "to-you", "player": "to-you", "by": "by-you"}


def _in_form(event: AnyEvent, forms: Sequence[str], names: Names, you: int | None, following: str = "") -> str | None:
    """An event in the first of these forms that it has, each spoken to ``you`` if it can be. Every event has the empty
    one. ``following`` is asked next.
    """
    make = _MESSAGES.get(type(event))
    message = make(event, names) if make else None
    if message is None:
        return None
    parts = {} if you is None else _SPOKEN_TO
    to_you = [to for part, to in parts.items() if getattr(event, part, None) in (you, (you,))]
    for form in forms:
        for to in (*to_you, ""):
            whole = f"{form}-{to}".strip("-")
            key = f"{message.key}.{whole}" if whole else message.key
            if not whole or key in message.words:
                return message.words(key, **{**message.values, "next": following})
    return None


def turns(events: Iterable[AnyEvent], names: Names, you: int | None = None) -> list[Turn]:
    """The turns in these events, in order: what each seat did and what came of it, in few words. For those who listen
    each thing is its own sentence. ``you``: the seat of the player who reads it.
    """
    hears, spoken, first = listens(), list(names), list(names)
    if you is not None:
        spoken[you], first[you] = WORDS("you"), WORDS("you-first")
    by_seat: list[tuple[int | None, list[list[str]]]] = []  # in turn: each thing it did, with what came of it
    for event, following in _joined(events):
        ended, doer = isinstance(event, RoundEnded | MatchEnded), doer_of(event)
        alone = tell(event, first, you) if ended else _in_form(event, ("alone",), first, you)
        if alone or not by_seat or (doer is not None and doer != by_seat[-1][0]):
            by_seat.append((None if alone else doer, []))
        seat, done = by_seat[-1]
        own = seat is not None and seat in (doer, getattr(event, "seat", None))
        next_name = "" if following is None else spoken[following]
        if hears:
            waits = doer is None and asked_by(event) is not None  # heard beside it, as long as it is
            words = None if waits else tell(event, names, you, following)
        else:
            brief = alone or _in_form(event, ("brief",) if own else ("then", "brief"), spoken, you, next_name)
            words = brief and brief.strip()  # no one may be next
        if words and (doer is not None or not done):
            done.append([words])
        elif words:
            done[-1].append(words)
    found: list[Turn] = []
    for seat, done in by_seat:
        parts = tuple(
            _linked([did, *after]) if hears or not after else WORDS("came-of-it", done=did, after=", ".join(after))
            for did, *after in done
        )
        found += [Turn(seat, _linked(parts), parts)] if parts else []
    return found


def doer_of(event: AnyEvent) -> int | None:
    """The seat whose doing an event is, or None for what came of it or concerns everyone."""
    doer = _DOERS.get(type(event))
    return doer(event) if doer else None


def asked_by(event: AnyEvent) -> int | None:
    """The seat whose move it is from an event on."""
    asked = _ASKS.get(type(event))
    return asked(event) if asked else None


def _joined(events: Iterable[AnyEvent]) -> Iterable[tuple[AnyEvent, int | None]]:
    """The events that count, two in a row that are one to the listener as one, with the seat that is asked after it."""
    merged: list[AnyEvent] = []
    for event in events:
        merge = _MERGES.get(type(merged[-1])) if merged else None
        both = merge(merged[-1], event) if merge else None
        if both is not None:
            merged[-1] = both
        elif type(event) in _COUNTING:
            merged.append(event)
    found, following = list[tuple[AnyEvent, int | None]](), None
    for event in reversed(merged):
        following = following if (asked := asked_by(event)) is None else asked
        found.append((event, following))
    return reversed(found)


def paid(payment: Payment, names: Names) -> str:
    payer, receiver = names[payment.payer], names[payment.receiver]
    return WORDS("paid", payer=payer, receiver=receiver, count=payment.units, points=payment.points)


def ending(score: RoundScore, names: Names, you: int | None = None) -> str:
    """Say how a round ended, not its points."""
    if score.how == TOO_LONG:
        return WORDS("too-long")
    words = next(game.telling.words for game in GAMES if score.how in game.telling.endings)
    if score.winner is None:
        return words(score.how)
    form = f"{score.how}.you" if score.winner == you else score.how
    return words(form if form in words else score.how, name=names[score.winner])


def _drew_for_deal(event: DrewForDeal, names: Names) -> Message:
    rounds = [
        [WORDS("drew-one-for-deal", name=names[seat], card=short(card)) for seat, card in drawn]
        for drawn in event.rounds
    ]
    return WORDS.message("drew-for-deal", draws=" – ".join(map(", ".join, rounds)))


def highlights(of_game: Highlights, events: Sequence[AnyEvent], names: Names) -> list[str]:
    """At most three sentences: the dearest hand that was left, and what the kind of game finds memorable."""
    rounds = [event for event in events if isinstance(event, RoundEnded) and event.score.counted == "points"]
    left = [
        (cost, len(ended.hands[seat]), number, names[seat])
        for number, ended in enumerate(rounds, start=1)
        for seat, cost in enumerate(ended.score.costs)
    ]
    points, cards, number, name = max(left, key=lambda each: each[:2], default=(0, 0, 0, ""))
    key = "dearest-hand" if len(rounds) > 1 else "only-dearest-hand"  # whose number is that of a tournament's round
    dearest = [HIGHLIGHTS(key, name=name, count=cards, points=points, round=number)] if points else []
    return [*dearest, *map(str, of_game(events, names))][:MOST]


_OF_ALL = Telling(
    WORDS,
    {
        DrewForDeal: _drew_for_deal,
        MatchEnded: lambda event, names: WORDS.message(
            "match-ended",
            names=and_listed([names[seat] for seat in event.winners]),
            winners=len(event.winners),
            counted=event.counted,
            count=event.totals[event.winners[0]],
        ),
    },
)
_EVERY = (_OF_ALL, *(game.telling for game in GAMES))
_MESSAGES = {kind: message for telling in _EVERY for kind, message in telling.messages.items()}
_DOERS = {kind: doer for telling in _EVERY for kind, doer in telling.doers.items()}
_ASKS = {kind: asked for telling in _EVERY for kind, asked in telling.asks.items()}
_MERGES = {kind: merged for telling in _EVERY for kind, merged in telling.merges.items()}
_COUNTING = {RoundEnded, *_MESSAGES, *_ASKS}
