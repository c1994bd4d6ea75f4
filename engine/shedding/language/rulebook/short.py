"""A game in three sentences at most: what wins a round, what some cards are for, and what is its own.

Two more tell which cards go together, and who scores if not each player for themselves.
"""

from engine.core.card_words import together
from engine.core.cards import Card
from engine.shedding.effects import Effect
from engine.shedding.language.rulebook.pack import last_resort, of_ranks
from engine.shedding.language.rulebook.scoring import who_scores
from engine.shedding.language.rulebook.several import what_goes_together
from engine.shedding.language.rulebook.special import by_effect
from engine.shedding.language.rulebook.words import WORDS, form, of_pack, yes
from engine.shedding.several import takes_suit_along
from engine.shedding.table import Table
from engine.words import and_listed


def in_short(rules: Table) -> list[str]:
    goal = "sides" if rules.partnered else form(rules.goal)
    played, resort = and_listed([*_wild(rules), *_special(rules)]), of_ranks(rules, last_resort(rules))
    own = WORDS("short-growth", hidden=yes(rules.grows == "hidden")) if rules.grows != "not" else ""
    if resort:
        own = WORDS("last-resort", cards=resort, bluffing=yes(rules.bluffing))
    by_points = rules.goal == "round" and not rules.counts_rounds
    for_one = by_points and (rules.scoring != "penalty" or rules.partnered)  # or for a team
    return [
        of_pack(rules, "short-aim", goal=goal, deal=rules.deal, fits=form(rules.matching)),
        WORDS("short-uses", uses=played) if played else WORDS("none-special", wild="no"),
        *filter(None, [own, what_goes_together(rules), who_scores(rules) if for_one else ""]),
    ]


def _wild(rules: Table) -> list[str]:
    """A Joker can be played on any card and picks a suit, whatever holds for the others."""
    picks = yes(rules.naming != "own suit")
    anywhere = yes(rules.wild_when == "any time")
    like_jokers = picks == anywhere == "yes"
    jokers = [rules.kind_of_pack.joker_rank] if rules.jokers_held else []
    ranks = [*rules.wild_in_pack, *(jokers if like_jokers else [])]
    found = [(of_ranks(rules, ranks), anywhere, picks)] if ranks else []
    found += [(of_ranks(rules, jokers), "yes", "yes")] if jokers and not like_jokers else []
    found += [(of_pack(rules, "short-own-wild"), anywhere, picks)] if rules.own_wild else []
    return [
        of_pack(rules, "use-wild", cards=cards, anywhere=where, picks=pick)
        for cards, where, pick in found
        if "yes" in (where, pick)
    ]


def _special(rules: Table) -> list[str]:
    """What special cards are played for, those together that do the same."""
    alike: dict[tuple[str, int], list[Card]] = {}
    for effect, cards in by_effect(rules).items():
        does = "skip" if effect.kind == "reverse" and not rules.turns_direction else effect.kind
        alike.setdefault((does, effect.count), []).extend(card for card in cards if _acts(rules, effect, card))
    return [
        of_pack(rules, f"use-{form(does)}", cards=together(cards, rules.jokers_held), count=count, seats=rules.seats)
        for (does, count), cards in alike.items()
        if cards
    ]


def _acts(rules: Table, effect: Effect, card: Card) -> bool:
    match effect.kind:
        case "suit":
            return takes_suit_along(rules, card)
        case "reverse":
            return rules.turns_direction or rules.reverse_skips
        case "rank":
            return bool(rules.ranks_to_ask)
    return True
