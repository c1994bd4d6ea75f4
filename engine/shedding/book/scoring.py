"""The end of a round."""

from collections import Counter

from engine.card_words import together
from engine.cards import JOKER, Card, pack_of, rank_of
from engine.shedding.book.words import many_points, upper
from engine.shedding.card_tables import pips
from engine.shedding.rules import Rules
from engine.shedding.ways import Goal, Scoring
from engine.words import and_listed


def lines(rules: Rules) -> list[str]:
    """The end of the round."""
    return [_scoring(rules), _costs(rules), _blocked(rules)]


def _scoring(rules: Rules) -> str:
    if rules.goal != Goal.ROUND:
        return ""
    if rules.scoring == Scoring.COLLECT:
        winner = "the winning side" if rules.partnered else "the winner"
        return f"When the round ends, {winner} scores the cards left to {_losers(rules)}."
    who = "each side is charged for the cards left in its hands" if rules.partnered else _EVERYBODY
    return f"When the round ends, {who}."


_EVERYBODY = "everybody is charged for the cards left in their hand"


def _losers(rules: Rules) -> str:
    if rules.partnered:
        return "the other side" if len(set(rules.partners)) == 2 else "the other sides"
    return "the other player" if rules.seats == 2 else "all others"


def _costs(rules: Rules) -> str:
    if rules.goal != Goal.ROUND:
        return ""
    cost = {card: rules.cost_of[card] for card in pack_of(1, rules.jokers)}
    common, held_by = Counter(cost.values()).most_common(1)[0]
    if held_by > sum(cost[card] == pips(card) for card in cost):
        return _by_common(rules, cost, common)
    return _by_pips(rules, cost)


def _by_common(rules: Rules, cost: dict[Card, int], common: int) -> str:
    priced = _priced(rules, {card: points for card, points in cost.items() if points != common})
    if not priced:
        return f"Every card costs {many_points(common)}."
    prices = [
        f"{priced[0][0]} cost {many_points(priced[0][1])}",
        *(f"{cards} {points}" for cards, points in priced[1:]),
    ]
    return f"{upper(', '.join(prices))}, all others {common}."


def _by_pips(rules: Rules, cost: dict[Card, int]) -> str:
    usual = {rank_of(card) for card, points in cost.items() if points == pips(card)}
    named = ["an Ace 1"] * ("A" in usual) + ["a court card 10"] * bool(usual & set("JQK"))
    named += ["a Joker 50"] * (JOKER in usual)
    priced = _priced(rules, {card: points for card, points in cost.items() if points != pips(card)})
    but = f"; but {', '.join(f'{cards} {points}' for cards, points in priced)}" if priced else ""
    return f"A card costs as many points as it has pips{', ' if named else ''}{and_listed(named)}{but}."


def _priced(rules: Rules, cost: dict[Card, int]) -> list[tuple[str, int]]:
    """Cards with what they cost, in the order in which the rules list them."""
    by_points = {points: [card for card in cost if cost[card] == points] for _, points in rules.costs}
    by_points |= {points: [card for card in cost if cost[card] == points] for points in cost.values()}
    return [(together(cards, rules.jokers), points) for points, cards in by_points.items() if cards]


def _blocked(rules: Rules) -> str:
    everybody = "both" if rules.seats == 2 else "all"
    return f"If {everybody} pass one after another the round is blocked: {_after_block(rules)}."


def _after_block(rules: Rules) -> str:
    if rules.goal == Goal.COUNTDOWN:
        return "the match ends, and the lowest score wins (equal lowest scores share the win)"
    if rules.goal == Goal.COUNTDOWN_BY_ROUNDS:
        return "it ends, and no score falls"
    if rules.scoring == Scoring.PENALTY:
        return "it ends, nobody has won it, and all are charged"
    others = "the other costs" if len(set(rules.partners)) == 2 else "the others cost"
    cheapest = f"the cheapest {'side' if rules.partnered else 'hand'}"
    return f"it ends, and {cheapest} scores what {others} more; nobody scores if two are cheapest"
