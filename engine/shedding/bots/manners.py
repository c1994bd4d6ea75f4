"""What a seat may believe about hidden rules, from what was done, said and paid in the match for everyone to see.

Everyone sees what a player did and said, and how many cards it cost. Sets of rules by which it would have cost more or
less are left out. Those that are left are as likely as they were to be hidden.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from engine.chance.dice import Dice
from engine.core.actions import Action, AddRule, Draw, Guess, Play, Say
from engine.core.cards import Card
from engine.core.events import AnyEvent
from engine.core.history import History
from engine.shedding.events.deal import Dealt
from engine.shedding.events.drawing import Drew
from engine.shedding.events.plays import Played
from engine.shedding.legal.matching import top_of
from engine.shedding.mechanics.etiquette import Guessed, TalkOver, faults_of, is_about
from engine.shedding.rules.etiquette import CATALOGUE, FINED, NEVER, EtiquetteRule, Hidden, broken_by_the_silent, fits
from engine.shedding.view import SheddingSeatView, SheddingView

DUE = 0.5  # how likely a phrase is asked for that is said: silence costs a card, and so does a needless one
SURE = 0.9  # how likely a rule is hidden that is guessed: a wrong guess costs a card


class _Set(NamedTuple):
    """Rules that may be hidden, as bits by their places in the catalogue, and seats that would owe thanks then."""

    rules: int = 0
    owing: frozenset[int] = frozenset()


class Drawn(NamedTuple):
    """The hidden rules of a world, and the seats that owe thanks in it."""

    hidden: tuple[Hidden, ...] = ()
    owing: tuple[int, ...] = ()


class Manners:
    """The sets of hidden rules that go with what a seat saw, each with how likely it is."""

    def __init__(self, view: SheddingSeatView, history: History) -> None:
        self._view, self._hidden, self._sets = view, 0, {_Set(): 1.0}
        for seen in history if view.manners else ():
            if isinstance(seen.before, SheddingView):
                self._hide(len(seen.before.manners))
                self._follow(seen.before, seen.events)
        self._hide(len(view.manners))

    def draw(self, dice: Dice) -> Drawn:
        """Rules that may be hidden, the likelier ones more often, and the seats that owe thanks then."""
        if not self._view.manners:
            return Drawn()
        sets = list(self._sets)
        drawn = sets[dice.weighted(list(self._sets.values()))]
        seen = [each.manner for each in self._view.manners]
        others = iter(dice.shuffled([manner for manner in _rules(drawn.rules) if manner not in seen]))
        manners = (each if each.manner else replace(each, manner=next(others)) for each in self._view.manners)
        return Drawn(tuple(manners), tuple(sorted(drawn.owing)))

    def due(self, cards: tuple[Card, ...]) -> list[str]:
        """The phrases that are likely asked for when the seat plays these cards, or draws, and aren't said yet."""
        about, asked = _about(cards, top_of(self._view)), defaultdict[str, float](float)
        for each, likely in self._sets.items():
            for demand in {manner.demand for manner in _rules(_due(each, about, self._view.seat))}:
                asked[demand] += likely
        least = DUE * sum(self._sets.values())
        return [phrase for phrase in self._view.options.phrases if asked[phrase] > least]

    def likely(self, manner: EtiquetteRule) -> float:
        """How likely this rule is hidden, from 0 to 1."""
        bit = _BIT[manner]
        return sum(likely for each, likely in self._sets.items() if each.rules & bit) / sum(self._sets.values())

    def guess(self) -> Guess | None:
        """The rule that the seat is surest of, if it is sure enough of one that it may guess."""
        guesses = self._view.options.guesses
        best = max(guesses, key=lambda number: self.likely(CATALOGUE[number]), default=None)
        return None if best is None or self.likely(CATALOGUE[best]) < SURE else Guess(best)

    # How sets are found

    def _hide(self, count: int) -> None:
        """So many rules are hidden now."""
        for hidden in self._view.manners[self._hidden : count]:
            self._sets = self._with(hidden, self._fitting) or self._with(hidden, self._others)
        self._hidden = max(self._hidden, count)

    def _with(self, hidden: Hidden, may_be: Callable[[Hidden, _Set], list[EtiquetteRule]]) -> dict[_Set, float]:
        """The sets with another rule, which is any of those that it may be."""
        found = defaultdict[_Set, float](float)
        for each, likely in self._sets.items():
            fitting = may_be(hidden, each)
            for manner in fitting:
                found[each._replace(rules=each.rules | _BIT[manner])] += likely / len(fitting)
        return dict(found)

    def _fitting(self, hidden: Hidden, to: _Set) -> list[EtiquetteRule]:
        """The rules that may be the next to be hidden. Those with which a match begins needn't fit each other."""
        there, pack, first = _rules(to.rules), self._view.rules.pack, hidden.author is None
        return [manner for manner in self._others(hidden, to) if first or fits(manner, there, pack)]

    def _others(self, hidden: Hidden, to: _Set) -> list[EtiquetteRule]:
        """The rule, if the seat knows it, or all that are hidden nowhere else."""
        if hidden.manner:
            return [hidden.manner]
        known = [each.manner for each in self._view.manners]
        return [manner for manner in CATALOGUE if manner not in known and not to.rules & _BIT[manner]]

    def _follow(self, before: SheddingView, events: Sequence[AnyEvent]) -> None:
        for place, event in enumerate(events):
            match event:
                case Dealt():
                    self._weigh({each: each._replace(owing=frozenset()) for each in self._sets})
                case Guessed(seat, manner, right=False):
                    out = _BIT[manner] if manner else 0
                    self._weigh({each: _owes(each, seat) for each in self._sets if not each.rules & out})
                case TalkOver(seat):
                    self._moved(before, seat, events[:place], _occasions(before, seat, events))

    def _moved(self, before: SheddingView, seat: int, events: Sequence[AnyEvent], about: int) -> None:
        """A seat has moved, on the occasion of some rules, and paid for its faults as far as there were cards."""
        drew = [event for event in events if isinstance(event, Drew) and event.seat == seat]
        paid = sum(event.count for event in drew if event.reason == "manners")
        all_paid = sum(event.count for event in drew) < before.stock and not before.rules.hand_limit
        after = {}
        for each in self._sets:
            broken = faults_of(_rules(_due(each, about, seat)), before.said)
            cost = broken.number + broken.thanks
            if cost == paid or (cost > paid and not all_paid):
                after[each] = _owes(each, seat, owes=bool(broken.number))
        self._weigh(after)

    def _weigh(self, after: dict[_Set, _Set]) -> None:
        """The sets that are left, as what they have become. What goes with none is left out."""
        found = defaultdict[_Set, float](float)
        for each, then in after.items():
            found[then] += self._sets[each]
        self._sets = dict(found) or self._sets


_BIT = {manner: 1 << place for place, manner in enumerate(CATALOGUE)}
_OF_PENALTIES = sum(bit for manner, bit in _BIT.items() if manner.occasion == FINED)


@lru_cache(2**14)
def _rules(bits: int) -> tuple[EtiquetteRule, ...]:
    return tuple(manner for manner, bit in _BIT.items() if bits & bit)


@lru_cache(2**12)
def _about(cards: tuple[Card, ...], below: Card) -> int:
    """The rules of which this move is the occasion, with those about an earlier penalty, as bits."""
    return _OF_PENALTIES | sum(bit for manner, bit in _BIT.items() if is_about(manner, cards, below))


def _occasions(before: SheddingView, seat: int, events: Sequence[AnyEvent]) -> int:
    """The rules of which a seat's move was the occasion. A pass is that of none."""
    cards = next((event.cards for event in events if isinstance(event, Played)), ())
    drew = any(isinstance(each, Drew) and each.seat == seat and each.reason in ("turn", "debt") for each in events)
    return _about(cards, top_of(before)) if cards or drew else 0


def _due(each: _Set, about: int, seat: int) -> int:
    return each.rules & (about if seat in each.owing else about & ~_OF_PENALTIES)


def _owes(each: _Set, seat: int, *, owes: bool = True) -> _Set:
    """With a seat that owes thanks, or no longer, where a rule asks for them."""
    if not each.rules & _OF_PENALTIES or owes == (seat in each.owing):
        return each
    return each._replace(owing=each.owing ^ {seat})


# What a seat does by it


def politely(view: SheddingSeatView, history: History) -> Callable[[Action], tuple[Action, ...]]:
    """What a seat does for an action: it says first what hidden rules likely ask for."""
    manners = Manners(view, history) if view.options.phrases else None

    def steps(action: Action) -> tuple[Action, ...]:
        draws = isinstance(action, Draw) and not view.drawn  # only the first draw of a turn is an occasion
        if manners is None or not (draws or isinstance(action, Play)):
            return (action,)
        return (*map(Say, manners.due(action.cards if isinstance(action, Play) else ())), action)

    return steps


def costliest(view: SheddingSeatView, offered: Sequence[EtiquetteRule | None]) -> AddRule:
    """The rule that costs those most who don't know it, and of such rather one that doesn't bind its author too."""
    there = [each.manner for each in view.manners if each.manner]

    def worth(place: int) -> tuple[float, bool]:
        manner = offered[place]
        new = [manner] if manner else []
        return broken_by_the_silent((*there, *new), view.rules.pack), NEVER not in (each.demand for each in new)

    return AddRule(max(range(len(offered)), key=worth))
