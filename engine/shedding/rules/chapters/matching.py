"""What fits on the top card: wild cards, cards that fit more or less than others, and bluffs."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from engine.core.card_rules import CardList, Names, RankList, cards_named
from engine.core.cards import EVERY_RANK, Card, Rank
from engine.core.packs.french import FRENCH
from engine.core.rule import choice, number, rule_field, switch
from engine.shedding.rules.chapters import MATCHING
from engine.shedding.rules.chapters.table import TableRules, turns_up_starter
from engine.shedding.rules.choices import Goal, Matching, SuitNaming, WildStarter, WildWhen


def _if(condition: Callable[["MatchingRules"], bool]) -> Callable[["MatchingRules"], bool]:
    """A condition that one rule has alone; a lambda learns here what it is asked about."""
    return condition


def wild_any_time(rules: "MatchingRules") -> bool:
    """A wild card that has a suit fits any card."""
    return rules.names_suits and rules.wild_when == WildWhen.ANY_TIME


def _may_start_by_suit(rules: "MatchingRules") -> bool:
    by_rank = rules.matching == Matching.SUIT_OR_RANK and not rules.rank_fits_wild
    return by_rank and turns_up_starter(rules)


def _has_equal_cards(rules: "MatchingRules") -> bool:
    return rules.packs > 1


def _has_last_resort(rules: "MatchingRules") -> bool:
    return any(map(rules.has_rank, rules.last_resort))


def may_bluff(rules: "MatchingRules") -> bool:
    """A last resort may be played although another card fits."""
    return _has_last_resort(rules) and rules.bluffing


@dataclass(frozen=True)
class MatchingRules(TableRules):
    """The chapter about matching and wild cards."""

    matching: Matching = choice(Matching.SUIT_OR_RANK, MATCHING)
    still_fitting: tuple[Rank, ...] = rule_field(
        (), RankList(MATCHING, when=_if(lambda rules: rules.matching == Matching.SUIT))
    )
    apart: Names = rule_field((), CardList(MATCHING))
    wild: tuple[Rank, ...] = rule_field(FRENCH.wild, RankList(MATCHING))
    own_wild: bool = switch(False, MATCHING, when=_if(lambda rules: rules.goal != Goal.ROUND))
    wild_when: WildWhen = choice(WildWhen.ANY_TIME, MATCHING, when=_if(lambda rules: rules.names_suits))
    wild_on_wild: bool = switch(True, MATCHING, when=_if(lambda rules: rules.has_wild))
    naming: SuitNaming = choice(
        SuitNaming.ANY_SUIT, MATCHING, when=_if(lambda rules: rules.names_suits and rules.suits_match)
    )
    rank_on_wild: bool = switch(False, MATCHING, when=_if(lambda rules: rules.rank_against_suit))
    wild_starter: WildStarter = choice(
        WildStarter.DEALER_NAMES,
        MATCHING,
        when=_if(lambda rules: rules.has_wild and rules.suits_match and turns_up_starter(rules)),
    )
    starter_suit_only: bool = switch(False, MATCHING, when=_may_start_by_suit)
    open_cards: Names = rule_field((), CardList(MATCHING))
    free_cards: Names = rule_field((), CardList(MATCHING))
    jump_in: bool = switch(False, MATCHING, when=_has_equal_cards)
    last_resort: tuple[Rank, ...] = rule_field((), RankList(MATCHING, ranks=EVERY_RANK))
    bluffing: bool = switch(False, MATCHING, when=_has_last_resort)
    challenge_penalty: int = number(2, MATCHING, allowed=range(11), when=may_bluff)

    @cached_property
    def suits_match(self) -> bool:
        """True if suits mean anything. Where they don't, no suit is picked."""
        return self.matching != Matching.NEXT_RANK

    @cached_property
    def suit_naming(self) -> SuitNaming:
        return self.naming if self.suits_match else SuitNaming.OWN_SUIT

    @cached_property
    def ranks_that_fit(self) -> dict[Rank, frozenset[Rank]]:
        """By the rank of the top card, those that fit on it in any suit. King and Ace are next to each other."""
        every, held = self.kind_of_pack.every_rank, self.ranks
        if self.matching == Matching.NEXT_RANK:
            beside = {rank: {held[place - 1], held[(place + 1) % len(held)]} for place, rank in enumerate(held)}
            return {rank: frozenset(beside.get(rank, ())) for rank in every}
        by_rank = every if self.matching == Matching.SUIT_OR_RANK else self.still_fitting
        return {rank: frozenset(rank if rank in by_rank else ()) for rank in every}

    @cached_property
    def kept_apart(self) -> frozenset[Card]:
        """The cards that never go on each other."""
        return cards_named(self.apart)

    @cached_property
    def wild_in_pack(self) -> tuple[Rank, ...]:
        return tuple(rank for rank in self.wild if rank in self.ranks)

    @cached_property
    def personal_wild(self) -> bool:
        """True if a seat's score makes a rank wild for it."""
        return self.own_wild and self.goal != Goal.ROUND

    @property
    def names_suits(self) -> bool:
        """True if any wild card has a suit, which a Joker has not."""
        return bool(self.wild_in_pack) or self.personal_wild

    @property
    def has_wild(self) -> bool:
        return self.names_suits or bool(self.jokers_held)

    @property
    def rank_against_suit(self) -> bool:
        """True if the same rank can be wild for one play and not for the next, or bind an answer to a suit."""
        raise NotImplementedError

    @cached_property
    def rank_fits_wild(self) -> bool:
        """True if the same rank fits although a suit is in force."""
        return self.rank_on_wild and self.rank_against_suit

    @cached_property
    def only_suit_starts(self) -> bool:
        """True if nothing but its suit counts of the starter."""
        return self.starter_suit_only and _may_start_by_suit(self)

    @cached_property
    def opening(self) -> frozenset[Card]:
        return cards_named(self.open_cards)

    @cached_property
    def free(self) -> frozenset[Card]:
        """The cards that may be played on any card and pick no suit, unless they are wild."""
        return cards_named(self.free_cards)

    @cached_property
    def jumps_in(self) -> bool:
        return self.jump_in and _has_equal_cards(self)
