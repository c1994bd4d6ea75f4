"""What must be true between the house rules of the shedding games, and what must be so that a match ends.

It is asked of the last chapter, which has the fields of all.
"""

from engine.core.cards import Card, rank_of
from engine.core.ruleset import Conflict, sides_for
from engine.shedding.rules.chapters.drawing import LIMITS, NO_LIMIT
from engine.shedding.rules.chapters.matching import may_bluff
from engine.shedding.rules.chapters.scoring import ScoringRules
from engine.shedding.rules.chapters.table import STOCK_SHARE
from engine.shedding.rules.choices import Goal, Stacking
from engine.shedding.rules.effects import ALL_DRAW, DRAW_CARDS
from engine.shedding.rules.endings import cards_count, hands_get_empty
from engine.shedding.rules.etiquette import BROKEN

BACK_SHARE = 8  # at most one card in this many brings back a player who has just gone out
ALL_DRAW_SHARE = (3, 5)  # when all cards are played once, everyone together draws at most this share of them at once


def _all_draw_seldom(rules: ScoringRules) -> bool:
    """Whether far fewer cards are drawn by everyone than played, so that a round comes to its end."""
    effects = [rules.effect_of[card] for card in rules.pack if card in rules.effect_of]
    drawn = sum(effect.count for effect in effects if effect.kind in ALL_DRAW) * (rules.seats - 1)
    return drawn * ALL_DRAW_SHARE[1] <= rules.cards * ALL_DRAW_SHARE[0]


CONFLICTS: tuple[Conflict[ScoringRules], ...] = (
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or rules.sides in (0, *sides_for(rules.seats)),
        "no-sides",
        lambda rules: {"seats": rules.seats, "sides": rules.sides},
    ),
    Conflict(
        lambda rules: rules.stock_after_deal * STOCK_SHARE >= rules.cards,
        "deal-too-large",
        lambda rules: {
            "deal": rules.deal,
            "seats": rules.seats,
            "left": max(rules.stock_after_deal, 0),
            "all": rules.cards,
        },
    ),
    Conflict(
        lambda rules: rules.hand_limit == NO_LIMIT or (rules.hand_limit in LIMITS and rules.hand_limit >= rules.deal),
        "hand-limit-refused",
    ),
    Conflict(
        lambda rules: all(
            effect.kind != "gift" or rank_of(card) not in rules.last_resort for card, effect in rules.effect_of.items()
        ),
        "gift-of-last-resort",
    ),
    Conflict(lambda rules: not rules.never_last.issuperset(rules.pack), "no-card-last"),
    Conflict(_all_draw_seldom, "all-draw-too-often", lambda rules: {"seats": rules.seats}),
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or any(rules.cost_of[card] for card in rules.drawn_for_deal),
        "nothing-costs",
    ),
)


def _hands_get_empty(rules: ScoringRules) -> bool:
    """Whether hands get empty. They do if the cards in play run out."""
    largest = min(rules.cards / rules.seats, rules.hand_limit or rules.cards)
    draws = (_makes_draw(rules, card) for card in rules.pack)
    ways = {rules.answered(card) for card in rules.one_pack if rules.makes_draw(card)}
    strictest = ways.pop() if len(ways) == 1 else Stacking.SAME_RANK
    return not rules.reshuffle or hands_get_empty(rules.seats, strictest, draws, largest, BROKEN if rules.hides else 0)


def _makes_draw(rules: ScoringRules, card: Card) -> tuple[float, float]:
    """How likely a card makes others draw, and how many: a draw card, or one that half the time is challenged."""
    effect = rules.effect_of.get(card)
    if effect is not None and effect.kind in {*DRAW_CARDS, *ALL_DRAW}:
        return 1.0, float(effect.count * (rules.seats - 1 if effect.kind in ALL_DRAW else 1))
    doubted = may_bluff(rules) and rank_of(card) in rules.last_resort
    return (0.5, float(rules.challenge_penalty)) if doubted and rules.challenge_penalty else (0.0, 0.0)


ENDINGS: tuple[Conflict[ScoringRules], ...] = (
    Conflict(_hands_get_empty, "hands-never-empty"),
    Conflict(
        lambda rules: sum(card in rules.bringing_back for card in rules.pack) * BACK_SHARE <= rules.cards,
        "players-never-out",
    ),
    Conflict(
        lambda rules: (
            not rules.field("target").applies(rules)
            or cards_count((rules.cost_of[card] for card in rules.pack), rules.seats, rules.target)
        ),
        "hardly-anything-costs",
        lambda rules: {"target": rules.target},
    ),
)
