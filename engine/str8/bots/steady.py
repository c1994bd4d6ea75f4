"""Steady: plans its way to eight, spoils those of others, and is left with cheap cards at the end.

Every move is weighed by what it leaves: how likely the own sequence is complete first, and what is scored if it is not.
"""

from functools import cache
from statistics import fmean

from engine.actions import Action, Discard, Draw, Play, Take
from engine.cards import PASS_CARDS, Card
from engine.chance import Chance
from engine.str8.bots.planning import Prospects, unseen
from engine.str8.building import is_straight, places
from engine.str8.events import LEFT
from engine.str8.numbers import SIDE
from engine.str8.rules import HAND
from engine.str8.scoring import hand_cost
from engine.str8.scoring import worth as points
from engine.str8.state import Sequence
from engine.str8.view import SequenceSeatView

COMPLETE = 10_000.0  # better than anything else, beside what it scores
WINNING = 75  # what it is worth that no other wins, beside the points of the numbers to come
LEAD = 2  # who needs half the turns wins four times as often
KEPT = 2  # others hold what they have kept for their sequences, and win twice as often as what lies open shows
LATE = 2  # how much of a hand is paid in the end: a quarter when the longest sequence is half done, nearly all at seven
GUESSES = 6  # how many cards the stock might bring, and hands a neighbour might pass, are looked at

Hand = tuple[Card, ...]
Lines = tuple[Sequence, ...]
Move = Play | Discard


def steady(view: SequenceSeatView, chance: Chance) -> Action:
    """The move after which it stands best."""
    actions = view.options.actions
    if not view.on_turn or actions == (Draw(),):
        return actions[0]
    weighing = Weighing(view, chance)
    return weighing.move(view.hand, view.pile)[1] if view.drawn else weighing.drawing()


class Weighing:
    """A position in which moves are weighed."""

    def __init__(self, view: SequenceSeatView, chance: Chance) -> None:
        self.view, self.rules, self.seat = view, view.rules, view.seat
        self.side, self.lines = self.rules.side_of(self.seat), view.lines_of(self.seat)
        self.others = {side: lines for side, lines in enumerate(view.sequences) if side != self.side}
        self.hidden = chance.shuffled(tuple(unseen(view).elements()))
        self._turns = cache(Prospects(view).turns)

    def drawing(self) -> Action:
        """The discard, where it is better than what the stock may bring and would not be thrown away again."""
        hand, pile = self.view.hand, self.view.pile
        taking, move = self.move((*hand, pile[-1]), pile[:-1])
        drawing = fmean(self.move((*hand, card), pile)[0] for card in self.hidden[:GUESSES])
        return Take() if taking > drawing and move != Discard(pile[-1]) else Draw()

    def move(self, hand: Hand, pile: Hand) -> tuple[float, Move]:
        """The best card to play or to discard from a hand, and how good that is."""
        weighed = ((self._worth(move, _without(hand, card), pile), move) for card, move in self._moves(hand))
        return max(weighed, key=lambda pair: pair[0])

    def _moves(self, hand: Hand) -> list[tuple[Card, Move]]:
        """Every different card with every move that can be made of it, plays first."""
        cards, several = dict.fromkeys(hand), len(self.lines) > 1
        added = [(card, place) for card in cards for place in places(self.rules, self.lines, card)]
        numbers = [(card, Play((card,), sequence=place if several else None)) for card, place in added]
        passes = [(card, Play((card,))) for card in cards if card in PASS_CARDS]
        return [*numbers, *passes, *((card, Discard(card)) for card in cards)]

    def _worth(self, move: Move, rest: Hand, pile: Hand) -> float:
        """The points of a move that leaves this hand; the next seat can take what then lies on top."""
        if isinstance(move, Discard):
            return self._standing(self.lines, rest, {self._side(1): (move.card,)})
        card, place = move.cards[0], move.sequence or 0
        if card in PASS_CARDS:
            return self._passing(card, rest, pile[-1:])
        grown = (*self.lines[:place], (*self.lines[place], card), *self.lines[place + 1 :])
        return self._standing(grown, rest, {self._side(1): pile[-1:]})

    def _passing(self, card: Card, rest: Hand, top: Hand) -> float:
        """A neighbour gets the hand, and another hand comes: guessed, and nobody has kept what he now holds."""
        offered = {self._side(1): top}
        to = self._side(1 if card == LEFT else -1)
        offered[to] = (*offered.get(to, ()), *rest)
        hands = (self.hidden[first : first + HAND] for first in range(0, HAND * GUESSES, HAND))
        return fmean(self._standing(self.lines, hand, offered, kept=1) for hand in hands if hand)

    def _standing(self, lines: Lines, hand: Hand, offered: dict[int, Hand], kept: float = KEPT) -> float:
        """The points to expect with these sequences and this hand, while others are offered cards."""
        if any(len(line) == SIDE for line in lines):
            return COMPLETE + self._scored(lines)
        own = self._pace(lines, hand)
        theirs = sum(self._pace(others, offered.get(side, ())) for side, others in self.others.items())
        winning = own / (own + kept * theirs)
        prize, cost = WINNING + self._to_come(lines), self._late(lines) * hand_cost(self.rules, hand)
        return points(lines) + winning * prize - (1 - winning) * cost

    def _scored(self, lines: Lines) -> int:
        """What complete sequences score: a straight those of the others too."""
        straight = any(map(is_straight, lines))
        return points(lines) + straight * sum(map(points, self.others.values()))

    def _pace(self, lines: Lines, hand: Hand) -> float:
        """How fast a side nears its eight: two sequences are two chances."""
        return float(sum(1 / self._turns(line, hand) for line in lines) ** LEAD)

    def _to_come(self, lines: Lines) -> int:
        """The least points of the numbers that are missing: each is more than the last one, unless one may go down."""
        missing = ((SIDE - len(line)) * int(line[-1]) for line in lines if line)
        return 0 if self.rules.backwards else max(missing, default=0)

    def _late(self, lines: Lines) -> float:
        """How much of what a hand costs will have to be paid: the round nears its end with its longest sequence."""
        longest = max(len(line) for side in (lines, *self.others.values()) for line in side)
        return float((longest / SIDE) ** LATE)

    def _side(self, seats: int) -> int:
        """The side of a seat so many places to the left."""
        return self.rules.side_of((self.seat + seats) % self.rules.seats)


def _without(hand: Hand, card: Card) -> Hand:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
