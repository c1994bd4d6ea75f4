"""What is memorable about a match of the sequence game: straights, and the most hands passed on."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.game import Fact, Highlights, Names, said
from engine.core.match import AnyEvent, RoundEnded
from engine.str8.events import PassedHands
from engine.words import Words


def _memorable(events: Sequence[AnyEvent], names: Names) -> Iterator[Fact]:
    won = [event.score for event in events if isinstance(event, RoundEnded) and event.score.winner is not None]
    if won:
        best = max(won, key=lambda score: score.points[score.winner or 0])
        seat = best.winner or 0
        yield said("best-round", name=names[seat], count=best.points[seat])
    passed = Counter(event.seat for event in events if isinstance(event, PassedHands))
    if passed:
        ((seat, times),) = passed.most_common(1)
        yield said("most-passed", name=names[seat], times=times)


HIGHLIGHTS = Highlights(Words(__name__), _memorable)
