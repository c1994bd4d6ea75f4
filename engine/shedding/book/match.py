"""How a match ends, and who pays whom."""

from engine.shedding.book.words import many_points
from engine.shedding.rules import Rules
from engine.shedding.settling import UNIT
from engine.shedding.ways import Goal, Scoring, Settlement


def lines(rules: Rules) -> list[str]:
    """The end of the match."""
    return [_match(rules)]


def _match(rules: Rules) -> str:
    if rules.goal != Goal.ROUND:
        return ""
    best = "highest" if rules.scoring == Scoring.COLLECT else "lowest"
    reached = f"{'a side' if rules.partnered else 'somebody'} has {many_points(rules.target)}"
    ends = f"When {reached} the {best} total wins the match; if the {best} is shared, another round is played."
    return f"{ends}{_bonus(rules)}{_settlement(rules)}"


def _bonus(rules: Rules) -> str:
    winner = "The winning side" if rules.partnered else "The winner"
    collected = rules.bonus and rules.scoring == Scoring.COLLECT
    return f" {winner} gets {many_points(rules.bonus)} more for the match." if collected else ""


def _settlement(rules: Rules) -> str:
    """Source: S0, "Settlement is made of the basis of an agreed amount per ten points"."""
    if rules.settlement == Settlement.NONE:
        return ""
    paid = rules.bonus if rules.scoring == Scoring.PENALTY else 0
    more = f"{many_points(paid)} more{', rounded up too' if paid % UNIT else ''}"
    if rules.settlement == Settlement.AMONG_ALL:
        plus = f", and the winner for {more}" if paid else ""
        better = "of each better side the player nearest on the right" if rules.partnered else "everybody who is better"
        unit = f"pays {better} one unit for every ten points of the difference{plus}"
        return f" Then all totals are rounded up to full tens, and each player {unit}."
    plus = f", and for {more}" if paid else ""
    winner = "the winner nearest on the right" if rules.partnered else "the winner"
    return f" Then each loser pays {winner} one unit for every ten points of the difference, rounded up{plus}."
