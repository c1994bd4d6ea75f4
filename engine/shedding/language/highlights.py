"""What is memorable about a match of a shedding game: the longest draw penalty, and the best catch or bluff."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from engine.core.cards import rank_of
from engine.core.events import AnyEvent
from engine.core.game import Fact, Feat, Highlights, Names, said
from engine.core.packs.french import MARRIED
from engine.core.ruleset import Ruleset
from engine.shedding.events.drawing import Drew
from engine.shedding.events.endings import FellBack
from engine.shedding.events.plays import Played
from engine.shedding.mechanics.bluffs import Challenged
from engine.shedding.mechanics.last_card import Caught
from engine.shedding.mechanics.taking_back import TookBack
from engine.shedding.rules.rules import Rules
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


def _signs(rules: Ruleset) -> tuple[str, ...]:
    marries = isinstance(rules, Rules) and rules.marries
    return (Challenged.__name__, *((Played.__name__, TookBack.__name__) if marries else ()))


def _feats(events: Sequence[AnyEvent]) -> Iterator[Feat]:
    signs = [event for event in events if isinstance(event, Challenged | Played | TookBack)]
    for event, then in zip_longest(signs, signs[1:]):
        if isinstance(event, Challenged) and not event.honest:
            yield event.seat, "caught-bluff"
        if not isinstance(event, Played) or isinstance(then, TookBack):
            continue
        if {rank_of(card) for card in event.cards} == set(MARRIED):
            yield event.seat, "marriage"


HIGHLIGHTS = Highlights(Words(__name__), _memorable, _signs, _feats)
