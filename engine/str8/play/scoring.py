"""What a round of the sequence game brings, and who has won the match."""

from engine.core.cards import Card
from engine.core.packs import PASS_CARDS
from engine.core.scoresheet import RoundScore
from engine.str8.play.building import is_straight
from engine.str8.rules import SequenceRules
from engine.str8.state import Sequence, SequenceTable

STUCK = "stuck"  # how a round ends when no sequence can be completed any more

Points = tuple[int, ...]


def hand_cost(rules: SequenceRules, hand: tuple[Card, ...]) -> int:
    return sum(rules.pass_cost if card in PASS_CARDS else int(card) for card in hand)


def worth(lines: tuple[Sequence, ...]) -> int:
    """The points of sequences: the sum of their numbers."""
    return sum(int(card) for line in lines for card in line)


def round_score(state: SequenceTable, winner: int | None, without: str = "") -> RoundScore:
    """The line of the score sheet. The winner's hand is ignored (source: S2, "Scoring"; rulings.md, "Str8 Eight").

    ``without``: how it ended, if without a winner.
    """
    rules, how, side = state.rules, without, None
    if winner is not None:
        side = rules.side_of(winner)
        how = "straight" if any(map(is_straight, state.lines_of(winner))) else "sequence"
    costs = tuple(
        0 if rules.side_of(seat) == side else hand_cost(rules, state.hands[seat]) for seat in range(rules.seats)
    )
    worths = [worth(lines) for lines in state.sequences]
    if how == "straight":  # takes the points of all sequences, and the others only lose (source: S2, "a Str8 Eight")
        worths = [sum(worths) if each == side else 0 for each in range(len(worths))]
    points = []
    for seat, partners in enumerate(rules.partners):  # a team scores the mean, rounded down (source: rulings.md)
        own = worths[rules.side_of(seat)]
        points.append(sum(own - costs[partner] for partner in partners) // len(partners))
    return RoundScore(how, winner, tuple(points), costs)


def winners(
    rules: SequenceRules, totals: Points, finisher: int | None = None, *, over: bool = False
) -> tuple[int, ...]:
    """The seats that have won the match. Empty: play on (source: S2, "Winning").

    If several sides reach the target, the side that completed the last sequence wins, or else the one with the most
    points. ``over``: no round can follow, so the most points win in any case, and equal sides share the win.
    """
    reached = [side for side in range(rules.sides_in_play) if totals[side] >= rules.target]
    if finisher is not None and rules.side_of(finisher) in reached:
        return rules.partners[finisher]
    among = range(rules.sides_in_play) if over else reached
    most = [side for side in among if totals[side] == max(totals)]
    return tuple(seat for seat in range(rules.seats) if rules.side_of(seat) in most) if over or len(most) == 1 else ()
