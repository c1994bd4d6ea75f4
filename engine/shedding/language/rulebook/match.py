"""What everyone plays for, how a match ends, and who pays whom."""

from engine.shedding.language.rulebook.words import WORDS, form, paragraph, yes
from engine.shedding.round_end import UNIT
from engine.shedding.table import Table
from engine.words import and_listed


def aim(rules: Table) -> list[str]:
    """Who plays with whom, and for what."""
    goal = "sides" if rules.partnered else "play-on" if rules.play_on else form(rules.goal)
    for_what = WORDS("goal", goal=goal, deal=rules.deal)
    if not rules.partnered:
        return [for_what]
    sides = [and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(rules.partners)]
    named = dict(zip(("first", "second", "third", "fourth"), sides, strict=False))
    return [WORDS("sides", sides=len(sides), **named), for_what]


def lines(rules: Table, base: Table) -> list[str]:
    """What is added to the rules between rounds, and the end of the match.

    That no rule is added goes without saying, except next to a game where one would be.
    """
    growth = WORDS("no-growth") if base.grows != "not" else ""
    if rules.grows != "not":
        growth = WORDS("hidden-growth" if rules.grows == "hidden" else "growth")
    if rules.goal != "round":
        return [growth]
    collected = rules.bonus and rules.scoring == "collect"
    bonus = WORDS("bonus", partners=yes(rules.partnered), count=rules.bonus) if collected else ""
    return [growth, paragraph(_end(rules), bonus, _settlement(rules))]


def _end(rules: Table) -> str:
    partners, rounds = yes(rules.partnered), rules.rounds_to_play
    if rules.counts_rounds and rounds > 1:
        return WORDS("most-rounds", partners=partners, count=rounds)
    if rules.counts_rounds:
        count = rounds or rules.rounds_to_win
        return WORDS("first-to-win", partners=partners, number=count, count=count)
    best = "highest" if rules.scoring == "collect" else "lowest"
    shared = f"{best}-sides" if rules.partnered else best
    tie = shared if rules.shares_a_tie else "no"
    if rounds:
        return WORDS("match-rounds", count=rounds, best=best, tie=tie)
    exact = WORDS("exact-target", count=rules.target) if rules.exact_target else ""
    if rules.knocks_out:
        return paragraph(exact, *_knockout(rules))
    end = WORDS("match-end", partners=partners, count=rules.target, best=best, tie=tie, exact=yes(rules.exact_target))
    return paragraph(exact, end)


def _knockout(rules: Table) -> list[str]:
    by_hand = rules.knockout == "highest hand"
    when = "hand" if by_hand else "over" if rules.exact_target else "target"
    if rules.seats == 2:
        return [WORDS("knockout-two", when=when, count=rules.target)]
    together = "" if by_hand else WORDS("knockout-together")
    return [WORDS("knockout", when=when, count=rules.target), together]


def _settlement(rules: Table) -> str:
    """Source: S0, "Settlement is made of the basis of an agreed amount per ten points"."""
    if not rules.settles:
        return ""
    paid = rules.bonus if rules.scoring == "penalty" else 0
    key = "pays-better" if rules.settlement == "among all" else "pays-winner"
    who = "partners" if rules.partnered else "two" if rules.seats == 2 else "others"
    return WORDS(key, who=who, count=-(-paid // UNIT))
