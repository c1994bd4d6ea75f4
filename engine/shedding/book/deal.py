"""The packs, the deal, who deals and who begins."""

from engine.ruleset import NextDealer
from engine.shedding.book.words import WORDS, form, left_or_other, paragraph
from engine.shedding.rules import Rules
from engine.shedding.ways import Goal


def lines(rules: Rules) -> list[str]:
    """The deal."""
    return [_packs(rules), _hands(rules), dealer(rules), _beginning(rules)]


def _packs(rules: Rules) -> str:
    jokers = rules.packs * rules.jokers
    return WORDS("packs", seats=rules.seats, packs=rules.packs, size=rules.pack_size, all=rules.cards, jokers=jokers)


def _hands(rules: Rules) -> str:
    return paragraph(WORDS("hands", goal=form(rules.goal), count=rules.deal), WORDS("starter"))


def dealer(rules: Rules) -> str:
    """Who deals, in the first round and in later ones."""
    deals = "once" if rules.goal == Goal.COUNTDOWN else "again"
    return paragraph(WORDS("dealer", how=form(rules.first_dealer), deals=deals), _next_dealer(rules))


def _next_dealer(rules: Rules) -> str:
    if rules.goal == Goal.COUNTDOWN:
        return ""
    who = "winner" if rules.next_dealer == NextDealer.WINNER else "left"
    return WORDS("next-dealer", who=who, to=left_or_other(rules))


def _beginning(rules: Rules) -> str:
    turns = rules.turns_direction and "reverse" in rules.kinds_of_effects
    return paragraph(WORDS("first-player", who=left_or_other(rules)), WORDS("clockwise") if turns else "")
