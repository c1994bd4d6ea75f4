"""The packs, the deal, who deals and who begins."""

from engine.ruleset import NextDealer
from engine.shedding.book.words import WORDS, form, left_or_other, paragraph, yes
from engine.shedding.rules import TO_THE_TARGET, Rules
from engine.shedding.ways import Deals, FirstPlayer, Goal


def lines(rules: Rules) -> list[str]:
    """The deal."""
    return [_packs(rules), _hands(rules), dealer(rules), _beginning(rules)]


def _packs(rules: Rules) -> str:
    jokers = rules.packs * rules.jokers
    return WORDS("packs", seats=rules.seats, packs=rules.packs, size=rules.pack_size, all=rules.cards, jokers=jokers)


def _hands(rules: Rules) -> str:
    changing = WORDS("deals", way=_changing(rules), count=rules.deal) if rules.changing_deals else ""
    return paragraph(WORDS("hands", goal=form(rules.goal), count=rules.deal), changing, WORDS("starter"))


def _changing(rules: Rules) -> str:
    """How deals change. Where the number of rounds is known, a tie is broken with a single card."""
    if rules.deals != Deals.DOWN or rules.rounds_to_play == TO_THE_TARGET:
        return form(rules.deals)
    return "down-once" if rules.rounds_to_play <= rules.deal else "down-and-tie"


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
    two = rules.seats == 2 and rules.first_player != FirstPlayer.DEALER
    return paragraph(WORDS("first-player", who="other" if two else rules.first_player), _direction(rules))


def _direction(rules: Rules) -> str:
    """Which way play goes, where that is not plain: it may turn, or is not as usual."""
    turns = rules.turns_direction and "reverse" in rules.kinds_of_effects
    usual = rules.first_direction > 0 and rules.first_player == FirstPlayer.LEFT
    if rules.seats == 2 or (usual and not turns):
        return ""
    return WORDS("direction", turns=yes(turns), way=rules.play_direction)
