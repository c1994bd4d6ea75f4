"""How a match ends, and who pays whom."""

from engine.shedding.book.words import WORDS, paragraph, yes
from engine.shedding.rules import Rules
from engine.shedding.settling import UNIT
from engine.shedding.ways import Goal, Scoring, Settlement


def lines(rules: Rules, base: Rules) -> list[str]:
    """What is added to the rules between rounds, and the end of the match."""
    end = paragraph(_end(rules), _bonus(rules), _settlement(rules)) if rules.goal == Goal.ROUND else ""
    return [_growth(rules, base), end]


def _growth(rules: Rules, base: Rules) -> str:
    """That no rule is added goes without saying, except next to a game where one would be."""
    if rules.is_growing:
        return WORDS("hidden-growth" if rules.hides else "growth")
    return WORDS("no-growth") if base.is_growing else ""


def _end(rules: Rules) -> str:
    if rules.counts_rounds:
        return _rounds_won(rules)
    best = "highest" if rules.scoring == Scoring.COLLECT else "lowest"
    shared = f"{best}-sides" if rules.partnered else best
    tie = shared if rules.shares_a_tie else "no"
    if rules.rounds_to_play:
        return WORDS("match-rounds", count=rules.rounds_to_play, best=best, tie=tie)
    return WORDS("match-end", partners=yes(rules.partnered), count=rules.target, best=best, tie=tie)


def _rounds_won(rules: Rules) -> str:
    """A match in which rounds are counted that were won."""
    if rules.rounds_to_play > 1:
        return WORDS("most-rounds", partners=yes(rules.partnered), count=rules.rounds_to_play)
    count = rules.rounds_to_play or rules.rounds_to_win
    return WORDS("first-to-win", partners=yes(rules.partnered), number=count, count=count)


def _bonus(rules: Rules) -> str:
    collected = rules.bonus and rules.scoring == Scoring.COLLECT
    return WORDS("bonus", partners=yes(rules.partnered), count=rules.bonus) if collected else ""


def _settlement(rules: Rules) -> str:
    """Source: S0, "Settlement is made of the basis of an agreed amount per ten points"."""
    if not rules.settles:
        return ""
    paid = rules.bonus if rules.scoring == Scoring.PENALTY else 0
    key = "pays-better" if rules.settlement == Settlement.AMONG_ALL else "pays-winner"
    who = "partners" if rules.partnered else "two" if rules.seats == 2 else "others"
    return WORDS(key, who=who, count=-(-paid // UNIT))
