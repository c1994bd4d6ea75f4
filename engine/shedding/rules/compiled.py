"""What play looks up by the house rules of a table, built once."""

from collections.abc import Sequence
from functools import cached_property

from engine.core.cards import Card, Rank, Suit, cards_of, rank_of, suit_of
from engine.core.packs.french import MARRIED
from engine.shedding.rules.chapters.scoring import ScoringRules


class CompiledRules(ScoringRules):
    """All chapters, with what play looks up. No field is added to theirs."""

    @cached_property
    def in_turn(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """All other seats in order of play, by seat and direction."""
        turns, seats = range(1, self.seats), range(self.seats)
        return {
            (seat, way): tuple((seat + turn * way) % self.seats for turn in turns) for seat in seats for way in (1, -1)
        }

    @cached_property
    def wild_cards(self) -> frozenset[Card]:
        """The cards that are wild for a seat whose score makes none so."""
        return frozenset(self.kind_of_pack.jokers).union(card for card in self.every_card if rank_of(card) in self.wild)

    @cached_property
    def wild_by_score(self) -> dict[int, tuple[Rank, ...]]:
        """The ranks that are wild for a player with a score that makes one wild, besides jokers."""
        ranks = self.ranks if self.personal_wild else ()
        return {self.kind_of_pack.ranks.index(rank) + 1: (*self.wild, rank) for rank in ranks}

    @cached_property
    def wild_cards_by_score(self) -> dict[int, frozenset[Card]]:
        """The cards that are wild for a player with a score that makes some so."""
        return {score: self.wild_cards.union(cards_of(ranks[-1])) for score, ranks in self.wild_by_score.items()}

    @cached_property
    def first_cards(self) -> frozenset[Card]:
        """The cards with one of which each player begins a round, where that is so."""
        return frozenset(card for card in self.every_card if suit_of(card) == self.first_suit is not None)

    @cached_property
    def asking(self) -> frozenset[Card]:
        special = self.effect_of.items() if self.ranks_to_ask else ()
        return self.asking_card.union(card for card, effect in special if effect.kind == "rank")

    @cached_property
    def asking_card(self) -> frozenset[Card]:
        special = self.effect_of.items() if self.ranks_of_every_suit else ()
        return frozenset(card for card, effect in special if effect.kind == "card")

    def asks_card(self, cards: Sequence[Card]) -> bool:
        return not self.asking_card.isdisjoint(cards)

    @cached_property
    def picking(self) -> frozenset[Card]:
        """The cards that may change the suit or the rank in force: those that are wild for any seat, or ask for a rank,
        or leave the suit of the debt that they cancel.
        """
        return self.wild_cards.union(self.asking, self.leaving_suit, *self.wild_cards_by_score.values())

    @cached_property
    def hurting(self) -> frozenset[Card]:
        return frozenset(card for card, effect in self.effect_of.items() if effect.kind in ("draw", "skip"))

    @cached_property
    def plain(self) -> frozenset[Card]:
        """The cards that have no effect and are no last resort: nothing comes of them but that they are on top."""
        return frozenset(self.every_card).difference(self.effect_of, *map(cards_of, self.last_resort))

    @cached_property
    def joined(self) -> frozenset[Card]:
        """The cards on which others may go in the same play."""
        married = tuple(card for rank in MARRIED for card in cards_of(rank)) if self.marries else ()
        dumped = (card for card, effect in self.effect_of.items() if effect.kind == "suit")
        asking = self.answers_to if self.asks_questions else ()
        return frozenset(self.every_card if self.groups_ranks else (*married, *dumped, *asking))

    @cached_property
    def followers(self) -> dict[tuple[Card, Suit | None, Rank | None, bool, int], frozenset[Card]]:
        """A cache for ``matching.followers``, by top card, picked suit, rank asked for, debt and score."""
        return {}
