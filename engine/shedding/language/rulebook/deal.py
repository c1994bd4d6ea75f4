"""The packs, the deal, who deals and who begins."""

from engine.shedding.chapters import TO_THE_TARGET
from engine.shedding.language.rulebook.words import WORDS, form, of_pack, paragraph, yes
from engine.shedding.table import Table


def lines(rules: Table) -> list[str]:
    """The deal."""
    jokers = 0 if rules.kind_of_pack.copies else rules.packs * len(rules.jokers_held)
    packs = {"packs": rules.packs, "size": len(rules.plain_pack), "jokers": jokers}
    return [
        paragraph(WORDS("packs", seats=rules.seats, all=len(rules.pack), **packs), rules.kind_of_pack.about()),
        _hands(rules),
        dealer(rules),
        _beginning(rules),
    ]


def _hands(rules: Table) -> str:
    hands = WORDS("hands", goal=form(rules.goal), count=rules.deal)
    if rules.deals == "same":
        return paragraph(hands, WORDS("starter", how=form(rules.first_card)))
    way = form(rules.deals)
    if rules.deals == "down" and rules.rounds_to_play != TO_THE_TARGET and not rules.shares_a_tie:
        # where the number of rounds is known, a tie is broken with a single card
        way = "down-once" if rules.rounds_to_play <= rules.deal else "down-and-tie"
    return paragraph(hands, WORDS("deals", way=way, count=rules.deal), WORDS("starter", how="turned-up"))


def dealer(rules: Table) -> str:
    """Who deals, in the first round and in later ones."""
    if rules.goal == "countdown":
        return of_pack(rules, "dealer", how=form(rules.first_dealer), deals="once")
    after = "other" if rules.seats == 2 else "left" if rules.first_direction > 0 else "right"
    who = "last-left" if rules.next_dealer == "last" and rules.play_on else rules.next_dealer
    first = of_pack(rules, "dealer", how=form(rules.first_dealer), deals="again")
    return paragraph(first, WORDS("next-dealer", who=who, to=after))


def _beginning(rules: Table) -> str:
    """The player who goes first, and the direction of play where there are more than two."""
    beside = rules.first_player in ("left", "right")
    who = "other" if rules.seats == 2 and beside else rules.first_player
    first = WORDS("first-player", who="after" if rules.first_card == "of the dealer" else who, seats=rules.seats)
    turns = rules.turns_direction and "reverse" in rules.kinds_of_effects
    if rules.play_direction == "first player picks":
        return paragraph(first, WORDS("direction-picked"))
    if rules.seats == 2:
        return first
    return paragraph(first, WORDS("direction", turns=yes(turns), way=rules.play_direction))
