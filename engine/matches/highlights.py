"""What was memorable about a match, from its events."""

from collections.abc import Sequence

from engine.core.events import AnyEvent, RoundEnded
from engine.core.game import Highlights, Names
from engine.words import Words

_WORDS = Words(__name__)
MOST = 3  # highlights told


def highlights(of_game: Highlights, events: Sequence[AnyEvent], names: Names) -> list[str]:
    """At most three sentences: the dearest hand that was left, and what the kind of game finds memorable."""
    rounds = [event for event in events if isinstance(event, RoundEnded) and event.score.counted == "points"]
    left = [
        (cost, len(ended.hands[seat]), number, names[seat])
        for number, ended in enumerate(rounds, start=1)
        for seat, cost in enumerate(ended.score.costs)
    ]
    points, cards, number, name = max(left, key=lambda each: each[:2], default=(0, 0, 0, ""))
    told = []
    if points and len(rounds) == 1:  # at a tournament table it has the number of the tournament's round
        told.append(_WORDS("only-dearest-hand", name=name, count=cards, points=points))
    elif points:
        told.append(_WORDS("dearest-hand", name=name, count=cards, points=points, round=number))
    told += [of_game.words(key, **values) for key, values in of_game.facts(events, names)]
    return told[:MOST]
