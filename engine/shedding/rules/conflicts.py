"""What must be true between the house rules of the shedding games, and what must be so that a match ends.

It is asked of the last chapter, which has the fields of all.
"""

from engine.core.cards import Card, rank_of
from engine.core.ruleset import Conflict, sides_for
from engine.shedding.rules.chapters.drawing import LIMITS, NO_LIMIT
from engine.shedding.rules.chapters.matching import may_bluff
from engine.shedding.rules.chapters.scoring import ScoringRules
from engine.shedding.rules.chapters.table import STOCK_SHARE
from engine.shedding.rules.choices import Goal, Groups, Matching, PackKind, Stacking, WildWhen
from engine.shedding.rules.effects import ALL_DRAW, AT_ONCE, DRAW_CARDS
from engine.shedding.rules.endings import cards_count, hands_get_empty, passes_target, totals_rise
from engine.shedding.rules.etiquette import BROKEN

ANSWERS = 3  # for each question that has to be answered: with fewer a round takes long, with much fewer for ever
ALL_DRAW_SHARE = (3, 5)  # when all cards are played once, everyone together draws at most this share of them at once


def _all_draw_seldom(rules: ScoringRules) -> bool:
    """Whether far fewer cards are drawn by everyone than played, so that a round comes to its end."""
    effects = [rules.effect_of[card] for card in rules.pack if card in rules.effect_of]
    by_one = sum(effect.count for effect in effects if effect.kind in AT_ONCE)
    drawn = by_one + sum(effect.count for effect in effects if effect.kind in ALL_DRAW) * (rules.seats - 2)
    return drawn * ALL_DRAW_SHARE[1] <= rules.cards * ALL_DRAW_SHARE[0]


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
    Conflict(_all_draw_seldom, "all-draw-too-often", lambda rules: {"seats": rules.seats}),
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or any(rules.cost_of[card] for card in rules.drawn_for_deal),
        "nothing-costs",
    ),
)


SUIT_CHANGERS = 13  # where only suits match, at least one card in so many lets the suit change


def _suits_change(rules: ScoringRules) -> bool:
    """Whether cards of every suit can be played sooner or later."""
    if rules.matching != Matching.SUIT:
        return True
    wild = rules.wild_in_pack if rules.wild_when == WildWhen.ANY_TIME else ()
    ranks = {*wild, *rules.still_fitting, *map(rank_of, rules.jokers_held)}
    changing = [card for card in rules.pack if card in rules.opening | rules.free or rank_of(card) in ranks]
    return len(changing) * SUIT_CHANGERS >= rules.cards


NEXT_RANK_DRAWS = range(1, 4)  # in a turn: with more, hands grow faster than they are played out


def _ranks_get_on(rules: ScoringRules) -> bool:
    """Whether enough cards go on the next rank alone: measured, as few fit (source: rulings.md, "Every match ends")."""
    together = rules.groups in (Groups.EQUAL_RANKS, Groups.EQUAL_PLAIN_RANKS, Groups.CHAINS)
    return rules.suits_match or (together and rules.draws in NEXT_RANK_DRAWS)


def _hands_get_empty(rules: ScoringRules) -> bool:
    """Whether hands get empty. They do if the cards in play run out."""
    largest = min(rules.cards / rules.seats, rules.hand_limit or rules.cards)
    draws = (_makes_draw(rules, card) for card in rules.pack)
    ways = {rules.answered(card) for card in rules.one_pack if rules.makes_draw(card)}
    strictest = ways.pop() if len(ways) == 1 else Stacking.SAME_RANK
    fined, announced = BROKEN if rules.hides else 0, rules.announces
    return not rules.reshuffle or hands_get_empty(rules.seats, strictest, draws, largest, fined, announced=announced)


def _questions_get_answered(rules: ScoringRules) -> bool:
    """Whether a question that is played with its answer alone finds one before hands are full of them."""
    if not rules.binds_questions:
        return True
    answers = {card for fitting in rules.answers_to.values() for card in fitting if card not in rules.answers_to}
    return sum(map(answers.__contains__, rules.pack)) >= ANSWERS * sum(map(rules.bound.__contains__, rules.pack))


def _makes_draw(rules: ScoringRules, card: Card) -> tuple[float, float]:
    """How likely a card makes others draw, and how many: a draw card, a question, or one that half the time
    is challenged.
    """
    effect, own = rules.effect_of.get(card), 0.5 * (rules.questions_cost and card in rules.answers_to)
    if effect is not None and effect.kind in {*DRAW_CARDS, *AT_ONCE}:
        return 1.0, own + effect.count * (rules.seats - 1 if effect.kind in ALL_DRAW else 1)
    doubted = may_bluff(rules) and rank_of(card) in rules.last_resort
    if doubted and rules.challenge_penalty:
        return 0.5, 2 * own + rules.challenge_penalty
    return own, 1.0 if own else 0.0


def _costs(rules: ScoringRules) -> list[int]:
    return [rules.cost_of[card] for card in rules.pack]


def _totals_rise(rules: ScoringRules) -> bool:
    others = 1 if rules.knocks_out else rules.sides_in_play - 1
    off = [rules.off_with.get(card, 0) for card in rules.pack]
    return not rules.field("target").applies(rules) or totals_rise(_costs(rules), off, others)


ENDINGS: tuple[Conflict[ScoringRules], ...] = (
    Conflict(_hands_get_empty, "hands-never-empty"),
    Conflict(_questions_get_answered, "answers-too-few"),
    Conflict(_suits_change, "suits-never-change"),
    Conflict(
        lambda rules: rules.matching != Matching.SUIT or rules.draws == 1 or not rules.reshuffle, "suit-goes-round"
    ),
    Conflict(_ranks_get_on, "next-rank-too-seldom"),
    Conflict(_totals_rise, "totals-fall"),
    Conflict(lambda rules: not rules.falls_back or passes_target(_costs(rules), rules.target), "target-always-hit"),
    Conflict(
        lambda rules: (
            not rules.field("target").applies(rules)
            or cards_count((rules.cost_of[card] for card in rules.pack), rules.seats, rules.target)
        ),
        "hardly-anything-costs",
        lambda rules: {"target": rules.target},
    ),
)
