"""What cards cost, what is counted, and how long a match goes on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.core.card_rules import RankList, by_card, rank_of_name
from engine.core.cards import EVERY_RANK, RANKED, SUITED_RANKS, Card, Rank, cards_of, rank_of
from engine.core.rule import choice, number, rule_field, switch
from engine.core.ruleset import ROUNDS, TARGETS, TARGETS_OFFERED
from engine.shedding.rules.card_tables import Costs, CostTable, PointsOff, pips
from engine.shedding.rules.chapters import SCORE
from engine.shedding.rules.chapters.last_card import LastCardRules
from engine.shedding.rules.chapters.table import goes_for_the_round
from engine.shedding.rules.choices import Goal, Knockout, Scoring, Settlement

TO_THE_TARGET = 0  # as a number of rounds: as many as it takes


def _last_card_pays(rules: "ScoringRules") -> bool:
    return rules.hands_cost and not rules.plays_on


def _counts_cards(rules: "ScoringRules") -> bool:
    """What cards cost decides the score, or who deals."""
    return goes_for_the_round(rules) or rules.last_deals


def _scores_own_cards(rules: "ScoringRules") -> bool:
    return goes_for_the_round(rules) and rules.scoring == Scoring.PENALTY


def _takes_points_off(rules: "ScoringRules") -> bool:
    return _scores_own_cards(rules) and not rules.plays_on


def _may_knock_out(rules: "ScoringRules") -> bool:
    return _scores_own_cards(rules) and not rules.rounds_to_play and not rules.partnered


def _goes_to_the_target(rules: "ScoringRules") -> bool:
    by_hand = rules.knocks_out and rules.knockout == Knockout.HIGHEST_HAND
    return rules.hands_cost and not rules.rounds_to_play and not by_hand


def _may_hit_the_target(rules: "ScoringRules") -> bool:
    return _scores_own_cards(rules) and _goes_to_the_target(rules)


def _may_settle(rules: "ScoringRules") -> bool:
    return rules.hands_cost and not rules.knocks_out


def _goes_to_rounds_won(rules: "ScoringRules") -> bool:
    return rules.counts_rounds and not rules.rounds_to_play


def _makes_no_new_stock(rules: "ScoringRules") -> bool:
    return not rules.reshuffle


def _brings_bonus(rules: "ScoringRules") -> bool:
    return rules.hands_cost and (rules.scoring == Scoring.COLLECT or rules.settles)


@dataclass(frozen=True)
class ScoringRules(LastCardRules):
    """The chapter about the score."""

    scoring: Scoring = choice(Scoring.PENALTY, SCORE, when=goes_for_the_round)
    costs: Costs = rule_field((), CostTable(SCORE, when=_counts_cards))
    doubling: tuple[Rank, ...] = rule_field((), RankList(SCORE, ranks=EVERY_RANK, when=_last_card_pays))
    tripling: tuple[Rank, ...] = rule_field((), RankList(SCORE, ranks=EVERY_RANK, when=_last_card_pays))
    points_off: Costs = rule_field((), PointsOff(SCORE, when=_takes_points_off))
    empty_stock: bool = switch(False, SCORE, when=_makes_no_new_stock)
    target: int = number(100, SCORE, allowed=TARGETS, offered=TARGETS_OFFERED, when=_goes_to_the_target)
    knockout: Knockout = choice(Knockout.NONE, SCORE, when=_may_knock_out)
    exact_target: bool = switch(False, SCORE, when=_may_hit_the_target)
    rounds_to_win: int = number(1, SCORE, allowed=ROUNDS, when=_goes_to_rounds_won)
    rounds_to_play: int = number(TO_THE_TARGET, SCORE, allowed=(TO_THE_TARGET, *ROUNDS), when=goes_for_the_round)
    bonus: int = number(
        0,
        SCORE,
        allowed=range(501),
        offered=(0, 10, 20, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500),
        when=_brings_bonus,
    )
    settlement: Settlement = choice(Settlement.NONE, SCORE, when=_may_settle)

    @cached_property
    def cost_of(self) -> dict[Card, int]:
        """What each card costs in the hand at the end of a round."""
        return {card: pips(card) for card in RANKED} | by_card(self.costs)

    @cached_property
    def stock_ends_round(self) -> bool:
        """True if a round ends with the turn in which the stock runs out, and the hands are counted."""
        return self.empty_stock and _makes_no_new_stock(self)

    @cached_property
    def off_with(self) -> dict[Card, int]:
        """The points that come off a seat's total when it goes out with a card. Others are missing."""
        return by_card(self.points_off) if _takes_points_off(self) else {}

    @cached_property
    def knocks_out(self) -> bool:
        return self.knockout != Knockout.NONE and _may_knock_out(self)

    @cached_property
    def falls_back(self) -> bool:
        """True if a total of exactly the target falls back to 0."""
        return self.exact_target and _may_hit_the_target(self)

    def times(self, last: Card) -> int:
        """By how much what the cards cost is multiplied when a seat goes out with this one."""
        rank = rank_of(last)
        return 3 if rank in self.tripling else 2 if rank in self.doubling else 1

    def worth_last(self, card: Card) -> tuple[int, int]:
        """How good it is to go out with a card: what it takes off, and what it multiplies."""
        return self.off_with.get(card, 0), self.times(card)

    @cached_property
    def last_card_pays(self) -> bool:
        """True if the card with which a seat goes out changes what a round brings."""
        return bool(self.off_with or self.doubling or self.tripling)

    @property
    def collects(self) -> bool:
        return self.goal == Goal.ROUND and self.scoring != Scoring.PENALTY

    @property
    def counts_rounds(self) -> bool:
        return self.goal == Goal.ROUND and self.scoring == Scoring.ROUNDS

    @property
    def hands_to_win(self) -> int:
        return self.seats - 1 if self.knocks_out else super().hands_to_win

    @property
    def counted(self) -> str:
        if not self.counts_rounds:
            return "points"
        return "nothing" if (self.rounds_to_play or self.rounds_to_win) == 1 else "rounds"

    @property
    def aim(self) -> str:
        if self.goal == Goal.ROUND and self.rounds_to_play:
            return "rounds_to_play"
        return "rounds_to_win" if self.counts_rounds else "target"

    @property
    def span(self) -> int:
        return super().span if self.goal == Goal.ROUND else self.deal

    def behind(self, totals: Sequence[float]) -> float:
        """A countdown begins at the number of cards dealt and ends at 0. Seats that are out leave the others behind."""
        if self.goal != Goal.ROUND:
            return 1 - min(totals) / self.deal
        if not self.knocks_out:
            return super().behind(totals)
        if self.knockout == Knockout.HIGHEST_HAND:
            return 0.0
        return super().behind([total for total in totals if total < self.target] or [self.target])

    @property
    def match_bonus(self) -> int:
        return self.bonus if _brings_bonus(self) else 0

    @property
    def hands_cost(self) -> bool:
        return self.goal == Goal.ROUND and not self.counts_rounds

    @property
    def settles(self) -> bool:
        return _may_settle(self) and self.settlement != Settlement.NONE

    @property
    def shares_a_tie(self) -> bool:
        """True if equal bests share a match that reached its target (source: rulings.md, "Reaching the target").

        They do if all players settle, or if only the last one scores in a round, so that nearly all are equal.
        """
        few_score = self.reading >= 6 and self.plays_on and self.scoring == Scoring.PENALTY
        return few_score or (self.settles and self.settlement == Settlement.AMONG_ALL)

    def following(self, changes: Mapping[str, object]) -> dict[str, object]:
        """Costs go with other wild ranks, if the wild ranks are the dear ones: nothing costs more than they do.

        Costs that were changed as well stay as they are.
        """
        followed, wild = super().following(changes), changes.get("wild", self.wild)
        if "costs" in changes or not isinstance(wild, tuple) or not wild:
            return followed
        if any(type(rank) is not str or rank not in SUITED_RANKS for rank in wild) or set(wild) == set(self.wild):
            return followed
        dear = max(self.cost_of[card] for card in self.plain_pack)
        before = [card for rank in self.wild for card in cards_of(rank)]
        if not before or not all(self.cost_of[card] == dear > pips(card) for card in before):
            return followed
        kept = (row for row in self.costs if rank_of_name(row[0]) not in {*wild, *self.wild})
        return followed | {"costs": (*((rank, dear) for rank in wild), *kept)}
