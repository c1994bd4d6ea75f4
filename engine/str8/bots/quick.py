"""Quick: hurries to its eighth card, and throws away nothing that others need. For looking ahead."""

from functools import cache, partial
from math import exp, log

from engine.chance.dice import Dice
from engine.core.actions import Action, Discard, Draw, Play, Take
from engine.core.packs.numbers import PASS_CARDS
from engine.str8.bots.features import BURIED, GLANCE, PATIENCE, Lines, until_complete
from engine.str8.bots.planning import Hand, Prospects, unseen
from engine.str8.play.building import fitting_sequences
from engine.str8.rules import SequenceRules
from engine.str8.state import SequenceState
from engine.str8.view import SequenceSeatView

KEPT = 3  # others hold cards kept for their sequences, and win three times as often as the open cards suggest

Move = Play | Discard
Way = tuple[Move, Lines, Hand]  # with the sequences and the hand after it


class Quick:
    """A player of positions that are not far from what a seat sees, by what that seat knows of the cards around."""

    def __init__(self, view: SequenceSeatView) -> None:
        prospects = Prospects(view.rules, unseen(view), view.pile, PATIENCE, BURIED)
        self._turns, (self._lead, self._laid, _wait) = cache(prospects.turns), GLANCE.worth(view.rules)
        self._pace, self._ways = cache(self._paced), cache(partial(_ways, view.rules))

    def __call__(self, state: SequenceState, dice: Dice) -> Action:
        lines, hand = state.lines_of(state.turn), state.hands[state.turn]
        return self._move(state, lines, hand) if state.drawn else self._drawing(state, lines, hand)

    def _drawing(self, state: SequenceState, lines: Lines, hand: Hand) -> Action:
        """Take the discard if that brings the eighth card nearer than a turn usually does."""
        top = state.pile[-1:]
        if not top or top[0] in PASS_CARDS or top[0] in hand:
            return Draw()
        after = min(self._fastest(lines, rest) for _move, lines, rest in self._ways(lines, (*hand, *top)))
        return Take() if after + 1 < self._fastest(lines, tuple(sorted(hand))) else Draw()

    def _paced(self, lines: Lines, hand: Hand) -> float:
        """How fast a side with this hand nears its eighth card."""
        return exp(self._lead * log(until_complete(self._turns, lines, hand)) + self._laid * max(map(len, lines)))

    def _fastest(self, lines: Lines, hand: Hand) -> float:
        return min(self._turns(line, hand) for line in lines)

    def _move(self, state: SequenceState, lines: Lines, hand: Hand) -> Action:
        """The move that leaves its side the best chance, when the others are offered the top discard."""
        side = state.rules.side_of(state.turn)
        others = [each for other, each in enumerate(state.sequences) if other != side]

        def chance(way: Way) -> float:
            move, grown, rest = way
            offered = (move.card,) if isinstance(move, Discard) else state.pile[-1:]
            own = self._pace(grown, rest)
            return own / (own + KEPT * sum(self._pace(each, offered) for each in others))

        return max(self._ways(lines, hand), key=chance)[0]


def _ways(rules: SequenceRules, lines: Lines, hand: Hand) -> list[Way]:
    """The moves but for pass cards, which are thrown away."""
    ways: list[Way] = []
    for card in dict.fromkeys(hand):
        place = hand.index(card)
        rest = tuple(sorted(hand[:place] + hand[place + 1 :]))
        for number in fitting_sequences(rules, lines, card):
            grown = (*lines[:number], (*lines[number], card), *lines[number + 1 :])
            ways.append((Play((card,), sequence=number if len(lines) > 1 else None), grown, rest))
        ways.append((Discard(card), lines, rest))
    return ways
