"""What is memorable about a match of a shedding game: the longest draw penalty, and the best catch or bluff."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.game import Fact, Highlights, Names, said
from engine.core.match import AnyEvent
from engine.shedding.events import Drew, FellBack
from engine.shedding.mechanics.bluffs import Challenged
from engine.shedding.mechanics.calls import Caught
from engine.words import Words


def _memorable(events: Sequence[AnyEvent], names: Names) -> Iterator[Fact]:
    debts = [event for event in events if isinstance(event, Drew) and event.reason == "debt"]
    if debts:
        longest = max(debts, key=lambda event: event.count)
        yield said("longest-penalty", name=names[longest.seat], count=longest.count)
    for lucky in [event for event in events if isinstance(event, FellBack)][-1:]:
        yield said("fell-back", name=names[lucky.seat], count=lucky.target)
    bluffs = [event for event in events if isinstance(event, Challenged) and not event.honest]
    caught = Counter(event.by for event in events if isinstance(event, Caught))
    if bluffs:
        last = bluffs[-1]
        yield said("caught-bluff", name=names[last.seat], player=names[last.player])
    elif caught:
        ((best, times),) = caught.most_common(1)
        yield said("best-catch", name=names[best], times=times)


HIGHLIGHTS = Highlights(Words(__name__), _memorable)
