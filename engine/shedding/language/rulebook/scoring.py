"""The end of a round."""

from collections import Counter

from engine.core.card_words import named, one_of, together
from engine.core.cards import Card, plural, rank_of
from engine.core.packs.french import COURT, RANKS
from engine.core.rule import cards_named
from engine.shedding.card_tables import pips
from engine.shedding.language.rulebook.pack import in_pack
from engine.shedding.language.rulebook.words import WORDS, form, of_pack, paragraph, yes
from engine.shedding.table import Table
from engine.words import and_listed, grouped


def lines(rules: Table) -> list[str]:
    """The end of the round."""
    blocked = WORDS("blocked", stock=yes(rules.empty_stock), seats=rules.seats, ends=_after_block(rules))
    blocked = paragraph(blocked, WORDS("blocked-out") if rules.play_on else "")
    if rules.goal != "round":
        return [_costs(rules) if rules.next_dealer == "last" else "", blocked]
    if rules.counts_rounds:
        return [WORDS("round-counts", partners=yes(rules.partnered)), paragraph(blocked, _costs(rules))]
    return [paragraph(who_scores(rules), *_last_card(rules)), _costs(rules), blocked]


def too_long(moves: int) -> str:
    return WORDS("too-long", count=grouped(moves))


def who_scores(rules: Table) -> str:
    return WORDS("scoring", who=_scorers(rules))


def _last_card(rules: Table) -> list[str]:
    """What it brings to go out with some cards."""
    if not rules.last_card_may_pay:
        return []
    tripling = in_pack(rules, rules.tripling)
    doubling = [rank for rank in in_pack(rules, rules.doubling) if rank not in tripling]
    off = [
        WORDS("off-with", cards=named(name), count=points)
        for name, points in rules.points_off
        if not rules.off_with.keys().isdisjoint(cards_named([name]).intersection(rules.pack))
    ]
    return [
        WORDS("doubled", cards=one_of(doubling)) if doubling else "",
        WORDS("tripled", cards=one_of(tripling)) if tripling else "",
        WORDS("points-off", partners=yes(rules.partnered), off=and_listed(off)) if off else "",
    ]


def _scorers(rules: Table) -> str:
    if rules.scoring == "penalty":
        return "each-side" if rules.partnered else "each"
    few = len(set(rules.partners)) == 2
    if rules.partnered:
        return "side" if few else "sides"
    return "other" if few else "others"


def _costs(rules: Table) -> str:
    """The cards that cost something else than most cards do, or than their pips where that is shorter."""
    cost = {card: rules.cost_of[card] for card in rules.one_pack}
    common, held_by = Counter(cost.values()).most_common(1)[0]
    if held_by > sum(cost[card] == pips(card) for card in cost):
        priced = _priced(rules, {card: points for card, points in cost.items() if points != common})
        if not priced:
            return WORDS("every-card-counts", count=common)
        return paragraph(*priced, WORDS("others-count", points=common))
    usual = {rank_of(card) for card, points in cost.items() if points == pips(card)}
    pack = rules.kind_of_pack
    counted = {
        "pips-ace": RANKS[0] in usual,
        "pips-court": bool(usual & set(COURT)),
        "pips-joker": pack.joker_rank in usual,
    }
    values = ", ".join(
        WORDS(key, jokers=plural(pack.joker_rank), count=pips(pack.jokers[0]))
        for key, there in counted.items()
        if there
    )
    priced = _priced(rules, {card: points for card, points in cost.items() if points != pips(card)})
    return paragraph(of_pack(rules, "pips", named=yes(values), values=values), *priced)


def _priced(rules: Table, cost: dict[Card, int]) -> list[str]:
    """What cards count, in the order in which the rules list them."""
    told = []
    for points in dict.fromkeys([*(points for _, points in rules.costs), *cost.values()]):
        cards = [card for card in cost if cost[card] == points]
        if cards:
            number = (
                2 if cards[1:] or cards == list(rules.jokers_held) else 1
            )  # Jokers are several, even if there is one
            told.append(WORDS("counts", cards=together(cards, rules.jokers_held), number=number, points=points))
    return told


def _after_block(rules: Table) -> str:
    if rules.goal != "round":
        return form(rules.goal)
    sides = "-sides" if rules.partnered else ""
    if rules.scoring == "penalty":
        return f"penalty{sides}"
    if rules.counts_rounds:
        return f"rounds{sides}"
    few = len(set(rules.partners)) == 2
    return f"collect{'-two' if few else '' if sides else '-all'}{sides}"
