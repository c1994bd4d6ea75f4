"""What a round of the sequence game brings, and who has won the match."""

from engine.cards import PASS_CARDS, Card
from engine.scoresheet import RoundScore
from engine.str8.building import is_straight
from engine.str8.numbers import SIDE
from engine.str8.rules import SequenceRules
from engine.str8.state import Sequence, SequenceState

Points = tuple[int, ...]


def hand_cost(rules: SequenceRules, hand: tuple[Card, ...]) -> int:
    """The points that a hand costs its seat at the end of a round."""
    return sum(rules.pass_cost if card in PASS_CARDS else int(card) for card in hand)


def worth(lines: tuple[Sequence, ...]) -> int:
    """The points of sequences: the sum of their numbers."""
    return sum(int(card) for line in lines for card in line)


def round_score(state: SequenceState, winner: int | None) -> RoundScore:
    """The line of the score sheet. The winner's hand is ignored (source: S2, "Scoring"; rulings.md, "Str8 Eight")."""
    rules = state.rules
    how, side = _how(state, winner), None if winner is None else rules.side_of(winner)
    costs = tuple(
        0 if rules.side_of(seat) == side else hand_cost(rules, state.hands[seat]) for seat in range(rules.seats)
    )
    of_side = _straight(state, costs, side or 0) if how == "straight" else _of_sides(state, costs)
    return RoundScore(how, winner, tuple(of_side[rules.side_of(seat)] for seat in range(rules.seats)), costs)


def _how(state: SequenceState, winner: int | None) -> str:
    if winner is None:
        return "stuck"
    complete = next(line for line in state.lines_of(winner) if len(line) == SIDE)
    return "straight" if is_straight(complete) else "sequence"


def _of_sides(state: SequenceState, costs: Points) -> Points:
    """Every side scores its sequences, less the cost of its hands."""
    return tuple(_of_side(state, costs, side, worth(lines)) for side, lines in enumerate(state.sequences))


def _straight(state: SequenceState, costs: Points, best: int) -> Points:
    """A straight takes the points of all sequences, and the others only lose (source: S2, "a Str8 Eight")."""
    everything = sum(map(worth, state.sequences))
    return tuple(
        everything if side == best else _of_side(state, costs, side, 0) for side in range(len(state.sequences))
    )


def _of_side(state: SequenceState, costs: Points, side: int, points: int) -> int:
    """Each player counts these points minus the hand. A team scores the mean, rounded down (source: rulings.md)."""
    counted = [points - costs[seat] for seat in state.rules.partners[side]]
    return sum(counted) // len(counted)


def winners(rules: SequenceRules, totals: Points, finisher: int | None) -> tuple[int, ...]:
    """The seats that have won the match. Empty: play on (source: S2, "Winning").

    If several sides reach the target, the side that completed the last sequence wins, or else the one with the most
    points.
    """
    reached = [side for side in range(rules.sides_in_play) if totals[side] >= rules.target]
    if finisher is not None and rules.side_of(finisher) in reached:
        return rules.partners[finisher]
    most = [side for side in reached if totals[side] == max(totals)]
    return rules.partners[most[0]] if len(most) == 1 else ()
