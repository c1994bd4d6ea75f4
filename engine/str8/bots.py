"""Steady plans its way to eight, spoils the plans of others, and ends with cheap cards in hand. Keen plays to win.

Both weigh every move by the position after it: how likely this seat's sequence is to be complete first, and what is
scored if it is not. The turns until it is complete are counted along the best ways from its last number to the eighth.
A number in the hand takes one turn to play. Any other has to be drawn first: the more of its cards are still around,
the sooner it comes.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import islice
from statistics import fmean
from typing import NamedTuple

from engine.chance import Chance
from engine.core.actions import Action, Discard, Draw, Play, Take
from engine.core.match import HIDDEN, Hand, is_covered, without_cards
from engine.core.packs import PASS_CARDS
from engine.str8.play import LEFT, SequenceSeatView, SequenceState, begun
from engine.str8.rules import HAND, SIDE, Lines, Sequence, is_straight, onward, with_card, worth

COMPLETE = 10_000.0  # better than anything else, on top of what it scores
LEAD = 2  # a side that needs half the turns wins four times as often
LATE = 2  # the share of a hand paid in the end: a quarter at half the longest sequence, nearly all at seven
GUESSES = 6  # how many cards from the stock, and hands from a neighbour, are tried out
NEVER = 1_000_000.0  # the turns when no way leads there
BURIED = 0.6  # of a card, what one under the discards counts, which comes back only when the stock is renewed
FORESIGHT = 4  # a number more steps away than this is not worth holding yet

Move = Play | Discard
Held = frozenset[int]
NONE: Held = frozenset()


class Style(NamedTuple):
    """The weights by which a player judges a position."""

    winning: int  # the worth of no other side winning, on top of the points of the numbers to come
    kept: float  # how much more often others win than the open cards suggest, as they keep cards for their sequences
    patience: float  # how much easier a number is got than drawn, as early cards can be kept and others discard


STEADY = Style(winning=75, kept=2, patience=3)
KEEN = Style(winning=300, kept=4, patience=2)  # of some twenty that were tried, the one that won the most rounds


def steady(view: SequenceSeatView, chance: Chance, style: Style = STEADY) -> Action:
    actions = view.options.actions
    if not view.on_turn or actions == (Draw(),):
        return actions[0]
    weighing = _Weighing(view, chance, style)
    return weighing.move(view.hand, view.pile)[1] if view.drawn else weighing.drawing()


def keen(view: SequenceSeatView, chance: Chance) -> Action:
    """As a player who would rather win the round than score. Of more sides than two, steady wins as many rounds."""
    return steady(view, chance, KEEN if view.rules.sides_in_play == 2 else STEADY)


class _Weighing:
    """A position in which moves are weighed."""

    def __init__(self, view: SequenceSeatView, chance: Chance, style: Style) -> None:
        self.view, self.rules, self.style, self.lines = view, view.rules, style, view.lines_of(view.seat)
        self.others = {side: lines for side, lines in enumerate(view.sequences) if side != self._side(0)}
        unseen = Counter(view.rules.pack) - Counter((*view.hand, *view.pile, *view.passed, *view.laid()))
        self.hidden = chance.shuffled(tuple(unseen.elements()))
        # The chance that a turn brings a number, by the cards that may still come: hidden ones and discards.
        pile = Counter(view.pile)
        total = unseen.total() + BURIED * pile.total()
        about = {card: unseen[card] + BURIED * pile[card] for card in unseen | pile if card not in PASS_CARDS}
        chances = {int(card): style.patience * count / total for card, count in about.items()}
        self.turns = _counting(chances, self.rules.backwards)

    def drawing(self) -> Action:
        """Take the discard if it is better than a card from the stock and would not be thrown away again."""
        hand, pile = self.view.hand, self.view.pile
        taking, move = self.move((*hand, pile[-1]), pile[:-1])
        drawing = fmean(self.move((*hand, card), pile)[0] for card in self.hidden[:GUESSES])
        return Take() if taking > drawing and move != Discard(pile[-1]) else Draw()

    def move(self, hand: Hand, pile: Hand) -> tuple[float, Move]:
        """The best card to play or to discard from a hand, after its worth."""
        cards, several = dict.fromkeys(hand), len(self.lines) > 1
        moves: list[Move] = [
            Play((card,), sequence=number if several else None)
            for card in cards
            for number in self.rules.fitting(self.lines, card)
        ]
        moves += [Play((card,)) for card in cards if card in PASS_CARDS]
        moves += map(Discard, cards)
        return max(((self._worth(move, hand, pile), move) for move in moves), key=lambda pair: pair[0])

    def _worth(self, move: Move, hand: Hand, pile: Hand) -> float:
        """The points of a move. The next seat can take the top discard."""
        card = move.card if isinstance(move, Discard) else move.cards[0]
        rest, following = without_cards(hand, (card,)), self._side(1)
        if isinstance(move, Discard):
            return self._standing(self.lines, rest, {following: (card,)})
        offered = {following: pile[-1:]}
        if card not in PASS_CARDS:
            return self._standing(with_card(self.lines, move.sequence or 0, card), rest, offered)
        # A neighbour gets the hand and another hand comes. That hand is a guess, and holds nothing kept on purpose.
        to = self._side(1 if card == LEFT else -1)
        offered[to] = (*offered.get(to, ()), *rest)
        hands = (self.hidden[first : first + HAND] for first in range(0, HAND * GUESSES, HAND))
        return fmean(self._standing(self.lines, hand, offered, kept=1) for hand in hands if hand)

    def _standing(self, lines: Lines, hand: Hand, offered: dict[int, Hand], kept: float = 0) -> float:
        """The points to expect with these sequences and this hand, when other sides are offered cards."""
        if any(len(line) == SIDE for line in lines):
            straight = any(map(is_straight, lines))  # scores the sequences of the others too
            return COMPLETE + worth(lines) + straight * sum(map(worth, self.others.values()))
        own = self._pace(lines, hand)
        theirs = sum(self._pace(others, offered.get(side, ())) for side, others in self.others.items())
        winning = own / (own + (kept or self.style.kept) * theirs)
        # Each number still to come is more than the last one, unless a sequence may go down.
        missing = ((SIDE - len(line)) * int(line[-1]) for line in lines if line)
        prize = self.style.winning + (0 if self.rules.backwards else max(missing, default=0))
        # The round nears its end with its longest sequence. A side then pays the mean of its hands.
        longest = max(len(line) for side in (lines, *self.others.values()) for line in side)
        cost = (longest / SIDE) ** LATE * (self.rules.cost(hand) / len(self.rules.partners[0]))
        return worth(lines) + winning * prize - (1 - winning) * cost

    def _pace(self, lines: Lines, hand: Hand) -> float:
        """The pace at which a side nears its eighth card. Two sequences are two chances."""
        return float(sum(1 / self.turns(line, hand) for line in lines) ** LEAD)

    def _side(self, seats: int) -> int:
        return self.rules.side_of((self.view.seat + seats) % self.rules.seats)


def _counting(chances: dict[int, float], backwards: bool) -> Callable[[Sequence, Hand], float]:
    """Counts the turns until a sequence is complete with some cards in hand, by the chances of numbers to come."""

    @cache
    def turns(last: Sequence, missing: int, held: Held, laid: Held) -> float:
        if not missing:
            return 0.0
        ahead = []
        for number in onward(last, backwards):
            chance, then = 1.0 if number in held else chances.get(number), (str(number),)
            if chance is not None and number not in laid:
                useful = held & _useful(then, missing - 1, backwards) - {number}
                ahead.append((turns(then, missing - 1, useful, NONE), chance))
        return _waiting(sorted(ahead))

    @cache
    def turns_of(line: Sequence, hand: Hand) -> float:
        held = frozenset(int(card) for card in hand if card not in PASS_CARDS)
        # Numbers already laid can't come next. The count ignores that they can't come later either.
        laid = frozenset(map(int, line)) if backwards else NONE  # rising numbers never repeat
        last, missing = line[-1:], SIDE - len(line)
        return turns(last, missing, held & _useful(last, missing, backwards), laid)

    return turns_of


def _waiting(ahead: list[tuple[float, float]]) -> float:
    """The turns for a player who takes the first of the best numbers to come, and waits for others while that pays. The
    numbers ``ahead`` are listed best first: the turns from there, and the chance that a turn brings it.
    """
    best, coming, turns = NEVER, 0.0, 1.0
    for after, chance in ahead:
        if after >= best or coming >= 1:
            break
        comes = min(chance, 1 - coming)
        coming, turns = coming + comes, turns + comes * after
        best = turns / coming
    return best


@cache
def _useful(last: Sequence, missing: int, backwards: bool, steps: int = FORESIGHT) -> Held:
    """The numbers worth holding for a sequence with this last card: those that its next few cards can lead to."""
    if not missing or not steps:
        return NONE
    following = onward(last, backwards)
    return NONE.union(following, *(_useful((str(each),), missing - 1, backwards, steps - 1) for each in following))


def determinize(view: SequenceSeatView, chance: Chance) -> SequenceState:
    taken = view.seen_drawn if view.taken and is_covered(view.hands[view.turn]) else ()
    shown = (card for hand in view.hands for card in hand if card != HIDDEN)
    unseen = without_cards(view.rules.pack, (*view.pile, *view.passed, *view.laid(), *shown, *taken))
    cards, hands = iter(chance.shuffled(unseen)), list(view.hands)
    for seat, hand in enumerate(view.hands):
        if is_covered(hand):
            last = taken if seat == view.turn else ()  # the card that was taken now comes last
            hands[seat] = (*islice(cards, len(hand) - len(last)), *last)
    state = begun(view.rules, view.seed or f"imagined {chance.below(2**64)}")
    for name in SequenceState.OPEN:
        setattr(state, name, getattr(view, name))
    state.find()
    state.hands, state.stock = tuple(hands), tuple(islice(cards, len(view.stock)))
    state.drawn = hands[view.turn][-1:] if is_covered(view.drawn) else view.drawn
    return state
