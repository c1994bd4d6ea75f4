"""What must be true between the house rules of the shedding games.

It is asked of the last chapter, which has the fields of all.
"""

from engine.core.cards import rank_of
from engine.core.ruleset import Conflict, sides_for
from engine.shedding.rules.chapters.drawing import LIMITS, NO_LIMIT
from engine.shedding.rules.chapters.scoring import ScoringRules
from engine.shedding.rules.chapters.table import STOCK_SHARE
from engine.shedding.rules.choices import Goal, PackKind


def _answers_abound(rules: ScoringRules) -> bool:
    """Whether at most half of the cards are questions, each of which may cost a card."""
    return not rules.asks_questions or 2 * sum(card in rules.answers_to for card in rules.pack) <= rules.cards


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
    Conflict(_answers_abound, "too-many-questions"),
    Conflict(
        lambda rules: 2 * sum(card in rules.kept_apart for card in rules.pack) <= rules.cards,
        "too-many-apart",
    ),
    Conflict(lambda rules: not rules.never_last.issuperset(rules.pack), "no-card-last"),
    Conflict(lambda rules: not rules.hides or rules.pack_kind == PackKind.FRENCH, "hidden-rules-of-another-pack"),
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or any(rules.cost_of[card] for card in rules.drawn_for_deal),
        "nothing-costs",
    ),
)
