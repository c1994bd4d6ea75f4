"""How far a sequence is from its eighth card, in likely turns along its best ways to eight.

A way leads from the last number through numbers that may follow each other. A number in the hand takes one turn to
play. Any other has to be drawn first, and is likely to come sooner the more of its cards are still around.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from engine.core.cards import Card
from engine.core.packs import PASS_CARDS
from engine.str8.numbers import OPENERS, SIDE, above, below
from engine.str8.play.moves import SequenceSeatView
from engine.str8.rules import SequenceRules
from engine.str8.state import Sequence

NEVER = 1_000_000.0  # the turns when no way leads there
BURIED = 0.6  # of a card, what one under the discards counts, which comes back only when the stock is renewed
FORESIGHT = 4  # a number more steps away than this is not worth holding yet

Hand = tuple[Card, ...]
Held = frozenset[int]
Turns = Callable[[int, int, Held, Held], float]
NONE: Held = frozenset()


class Prospects:
    """How long the sequences of a table will still take, by the cards that may still come: hidden ones and discards.

    ``patience``: how much easier it is to get a number than to draw it, as early cards can be kept and others discard.
    ``buried``: what a discard counts.
    """

    def __init__(
        self, rules: SequenceRules, hidden: Counter[Card], pile: Hand, patience: float = 3.0, buried: float = BURIED
    ) -> None:
        self._backwards = rules.backwards
        under = Counter(pile)
        total = hidden.total() + buried * under.total()
        about = {card: hidden[card] + buried * under[card] for card in hidden | under if card not in PASS_CARDS}
        chances = {int(card): patience * count / total for card, count in about.items()}  # that a turn brings a number
        self._turns = _counting(chances, backwards=self._backwards)

    def turns(self, line: Sequence, hand: Iterable[Card] = ()) -> float:
        """The turns until a sequence is complete, with these cards in hand."""
        last, missing = int(line[-1]) if line else 0, SIDE - len(line)
        held = frozenset(int(card) for card in hand if card not in PASS_CARDS)
        laid = frozenset(map(int, line)) if self._backwards else NONE  # rising numbers never repeat
        return self._turns(last, missing, held & _useful(last, missing, self._backwards), laid)


def unseen(view: SequenceSeatView) -> Counter[Card]:
    return Counter(view.rules.pack) - Counter((*view.hand, *view.pile, *view.passed, *view.laid()))


def _counting(chances: Mapping[int, float], *, backwards: bool) -> Turns:
    """A count of turns, from a sequence's last number, the cards that it lacks, and the useful cards in hand.

    Numbers already played cannot come next. The count ignores that they cannot come later either.
    """

    @cache
    def turns(last: int, missing: int, held: Held, laid: Held) -> float:
        if not missing:
            return 0.0
        left, onward = missing - 1, []
        for number, useful in _ways(last, left, backwards):
            if number in laid:
                continue
            if number in held:
                onward.append((turns(number, left, held & useful, NONE), 1.0))
            elif number in chances:
                onward.append((turns(number, left, held & useful, NONE), chances[number]))
        return _waiting(sorted(onward))

    return turns


@cache
def _ways(last: int, left: int, backwards: bool) -> tuple[tuple[int, Held], ...]:
    """The numbers that may follow one, each with the numbers then worth holding."""
    return tuple((number, _useful(number, left, backwards) - {number}) for number in _following(last, backwards))


def _waiting(onward: list[tuple[float, float]]) -> float:
    """The turns for a player who takes the first of the best numbers to come, and waits for others while that pays.

    ``onward`` lists the numbers that may follow, best first: the turns from there, and the chance that a turn brings
    it.
    """
    best, coming, turns = NEVER, 0.0, 1.0
    for after, chance in onward:
        if after >= best or coming >= 1:
            break
        comes = min(chance, 1 - coming)
        coming, turns = coming + comes, turns + comes * after
        best = turns / coming
    return best


@cache
def _following(last: int, backwards: bool) -> Held:
    """The numbers that may follow one. Zero stands for no number yet."""
    if not last:
        return frozenset(OPENERS)
    return frozenset(above(last) + below(last) if backwards else above(last))


@cache
def _useful(last: int, missing: int, backwards: bool) -> Held:
    """The numbers worth holding for a sequence: those that its next few cards can lead to."""
    return _within(last, min(missing, FORESIGHT), backwards)


@cache
def _within(last: int, steps: int, backwards: bool) -> Held:
    following = _following(last, backwards) if steps else NONE
    return following.union(*(_within(number, steps - 1, backwards) for number in following))
