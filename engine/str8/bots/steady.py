"""Steady: plans its way to eight, spoils the plans of others, and ends with cheap cards in hand. Keen: plays to win.

Every move is weighed by the position after it: how likely this seat's sequence is to be complete first, and what is
scored if it is not. Both weigh the same, by other numbers.
"""

from dataclasses import dataclass
from functools import cache
from statistics import fmean

from engine.chance.stream import Chance
from engine.core.actions import Action, Discard, Draw, Play, Take
from engine.core.cards import Card
from engine.core.packs import PASS_CARDS
from engine.str8.bots.planning import Prospects, unseen
from engine.str8.events import LEFT
from engine.str8.numbers import SIDE
from engine.str8.play.building import fitting_sequences, is_straight
from engine.str8.play.moves import SequenceSeatView
from engine.str8.play.scoring import hand_cost
from engine.str8.play.scoring import worth as points
from engine.str8.rules import HAND
from engine.str8.state import Sequence

COMPLETE = 10_000.0  # better than anything else, on top of what it scores
LEAD = 2  # a side that needs half the turns wins four times as often
LATE = 2  # the share of a hand paid in the end: a quarter at half the longest sequence, nearly all at seven
GUESSES = 6  # how many cards from the stock, and hands from a neighbour, are tried out

Hand = tuple[Card, ...]
Lines = tuple[Sequence, ...]
Move = Play | Discard


@dataclass(frozen=True)
class Style:
    """How a player weighs.

    ``winning``: the worth of no other side winning, on top of the points of the numbers to come. ``kept``: how much
    more often others win than the open cards suggest, as they hold cards kept for their sequences. ``patience`` is
    that of ``Prospects``.
    """

    winning: int
    kept: float
    patience: float


STEADY = Style(winning=75, kept=2, patience=3)
KEEN = Style(winning=300, kept=4, patience=2)  # of some twenty that were tried, the one that won the most rounds


def steady(view: SequenceSeatView, chance: Chance) -> Action:
    """The move that leaves the best position."""
    return _best(view, chance, STEADY)


def keen(view: SequenceSeatView, chance: Chance) -> Action:
    """The move that leaves the best position for a player who would rather win the round than score.

    Among more than two sides the steady style won as many rounds as any that was tried.
    """
    return _best(view, chance, KEEN if view.rules.sides_in_play == 2 else STEADY)


def _best(view: SequenceSeatView, chance: Chance, style: Style) -> Action:
    actions = view.options.actions
    if not view.on_turn or actions == (Draw(),):
        return actions[0]
    weighing = Weighing(view, chance, style)
    return weighing.move(view.hand, view.pile)[1] if view.drawn else weighing.drawing()


class Weighing:
    """A position in which moves are weighed."""

    def __init__(self, view: SequenceSeatView, chance: Chance, style: Style) -> None:
        self.view, self.rules, self.seat, self.style = view, view.rules, view.seat, style
        self.side, self.lines = self.rules.side_of(self.seat), view.lines_of(self.seat)
        self.others = {side: lines for side, lines in enumerate(view.sequences) if side != self.side}
        self.hidden = chance.shuffled(tuple(unseen(view).elements()))
        self._turns = cache(Prospects(view.rules, unseen(view), view.pile, style.patience).turns)

    def drawing(self) -> Action:
        """Take the discard if it is better than a card from the stock and would not be thrown away again."""
        hand, pile = self.view.hand, self.view.pile
        taking, move = self.move((*hand, pile[-1]), pile[:-1])
        drawing = fmean(self.move((*hand, card), pile)[0] for card in self.hidden[:GUESSES])
        return Take() if taking > drawing and move != Discard(pile[-1]) else Draw()

    def move(self, hand: Hand, pile: Hand) -> tuple[float, Move]:
        """The best card to play or to discard from a hand, and its worth."""
        cards, several = dict.fromkeys(hand), len(self.lines) > 1
        added = [(card, number) for card in cards for number in fitting_sequences(self.rules, self.lines, card)]
        moves: list[Move] = [Play((card,), sequence=number if several else None) for card, number in added]
        moves += [Play((card,)) for card in cards if card in PASS_CARDS]
        moves += map(Discard, cards)
        weighed: list[tuple[float, Move]] = []
        for move in moves:
            place = hand.index(move.card if isinstance(move, Discard) else move.cards[0])
            weighed.append((self._worth(move, hand[:place] + hand[place + 1 :], pile), move))
        return max(weighed, key=lambda pair: pair[0])

    def _worth(self, move: Move, rest: Hand, pile: Hand) -> float:
        """The points of a move that leaves this hand. The next seat can take the top discard."""
        following = self._side(1)
        if isinstance(move, Discard):
            return self._standing(self.lines, rest, {following: (move.card,)})
        card, number, offered = move.cards[0], move.sequence or 0, {following: pile[-1:]}
        if card not in PASS_CARDS:
            grown = (*self.lines[:number], (*self.lines[number], card), *self.lines[number + 1 :])
            return self._standing(grown, rest, offered)
        # A neighbour gets the hand and another hand comes. That hand is a guess, and holds nothing kept on purpose.
        to = self._side(1 if card == LEFT else -1)
        offered[to] = (*offered.get(to, ()), *rest)
        hands = (self.hidden[first : first + HAND] for first in range(0, HAND * GUESSES, HAND))
        return fmean(self._standing(self.lines, hand, offered, kept=1) for hand in hands if hand)

    def _standing(self, lines: Lines, hand: Hand, offered: dict[int, Hand], kept: float = 0) -> float:
        """The points to expect with these sequences and this hand, when others are offered cards.

        ``kept``: how much more others may win than it seems, if not as usual.
        """
        if any(len(line) == SIDE for line in lines):
            straight = any(map(is_straight, lines))  # scores the sequences of the others too
            return COMPLETE + points(lines) + straight * sum(map(points, self.others.values()))
        own = self._pace(lines, hand)
        theirs = sum(self._pace(others, offered.get(side, ())) for side, others in self.others.items())
        winning = own / (own + (kept or self.style.kept) * theirs)
        # Each number still to come is more than the last one, unless a sequence may go down.
        missing = ((SIDE - len(line)) * int(line[-1]) for line in lines if line)
        prize = self.style.winning + (0 if self.rules.backwards else max(missing, default=0))
        # The round nears its end with its longest sequence. A side then pays the mean of its hands.
        longest = max(len(line) for side in (lines, *self.others.values()) for line in side)
        cost = (longest / SIDE) ** LATE * (hand_cost(self.rules, hand) / len(self.rules.partners[self.seat]))
        return points(lines) + winning * prize - (1 - winning) * cost

    def _pace(self, lines: Lines, hand: Hand) -> float:
        """How fast a side nears its eighth card. Two sequences are two chances."""
        return float(sum(1 / self._turns(line, hand) for line in lines) ** LEAD)

    def _side(self, seats: int) -> int:
        return self.rules.side_of((self.seat + seats) % self.rules.seats)
