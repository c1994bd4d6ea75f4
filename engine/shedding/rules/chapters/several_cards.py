"""Which cards may be played together."""

from dataclasses import dataclass
from functools import cached_property

from engine.core.card_rules import CardList, Names, cards_named
from engine.core.cards import Card, rank_of, suit_of
from engine.core.packs.french import MARRIED
from engine.core.rule import choice, rule_field, switch
from engine.shedding.rules.chapters import SEVERAL
from engine.shedding.rules.chapters.drawing import DrawingRules
from engine.shedding.rules.chapters.special_cards import has_effect
from engine.shedding.rules.choices import GroupReverse, Groups, Unanswered


def _groups_reverses(rules: "SeveralCardsRules") -> bool:
    """True if a play can hold several reverse cards and two of them could cancel out."""
    turns = has_effect("reverse")(rules) and (rules.turns_direction or rules.reverse_skips)
    return rules.groups_specials and turns


def _may_marry(rules: "SeveralCardsRules") -> bool:
    """True if a King and a Queen can be married: not where they are a run anyway."""
    there = all(rank in rules.ranks and rank not in rules.last_resort for rank in MARRIED)
    return there and not rules.chains_ranks


def _names_questions(rules: "SeveralCardsRules") -> bool:
    return not cards_named(rules.questions).isdisjoint(rules.pack)


def _has_questions(rules: "SeveralCardsRules") -> bool:
    return rules.asks_questions


@dataclass(frozen=True)
class SeveralCardsRules(DrawingRules):
    """The chapter about several cards at once."""

    groups: Groups = choice(Groups.NONE, SEVERAL)
    group_reverse: GroupReverse = choice(GroupReverse.EVERY_ONE, SEVERAL, when=_groups_reverses)
    marriage: bool = switch(False, SEVERAL, when=_may_marry)
    questions: Names = rule_field((), CardList(SEVERAL))
    answers: Names = rule_field((), CardList(SEVERAL, when=_names_questions))
    unanswered: Unanswered = choice(Unanswered.NOT_PLAYED, SEVERAL, when=_has_questions)

    @cached_property
    def groups_ranks(self) -> bool:
        """True if cards of one rank can be played together, or a run of them."""
        return self.groups != Groups.NONE

    @cached_property
    def chains_ranks(self) -> bool:
        """True if cards of one suit can be played together that are neighbours in rank."""
        return self.groups in (Groups.RUNS, Groups.CHAINS)

    @cached_property
    def groups_specials(self) -> bool:
        """True if several special cards can be in one play of cards that go together."""
        return self.groups in (Groups.EQUAL_RANKS, Groups.RUNS, Groups.CHAINS) or self.dumps_suits

    @cached_property
    def marries(self) -> bool:
        return self.marriage and _may_marry(self)

    @property
    def plays_several(self) -> bool:
        """True if there are several cards that can be in one play."""
        return self.groups_ranks or self.marries or self.dumps_suits or self.asks_questions

    @cached_property
    def asks_questions(self) -> bool:
        """True if the pack has a card that has to be answered in the same play."""
        return bool(self.answers_to)

    @cached_property
    def binds_questions(self) -> bool:
        """True if a question can be played only with its answer."""
        return self.asks_questions and self.unanswered == Unanswered.NOT_PLAYED

    @cached_property
    def bound(self) -> frozenset[Card]:
        """The cards that can be played only with another one."""
        return frozenset(self.answers_to if self.binds_questions else ())

    @cached_property
    def questions_cost(self) -> bool:
        """True if a question may stay without its answer, which costs a card."""
        return self.asks_questions and self.unanswered == Unanswered.DRAW_ONE

    @cached_property
    def answering(self) -> frozenset[Card]:
        """The cards of the pack that may go on a question."""
        pack = frozenset(self.pack)
        return (cards_named(self.answers) or pack) & pack

    @cached_property
    def answers_to(self) -> dict[Card, frozenset[Card]]:
        """Of each question the cards that go on it: an answer of its suit, or another question of its suit or rank.

        A card is no question if no card of the pack could answer it. Source: more-cousins.md 6.6, "another card of the
        Ace's suit", and 6.10, "by another question".
        """
        if not self.questions:
            return {}
        listed = cards_named(self.questions).intersection(self.pack)
        plain = self.answering - listed
        asking = frozenset(card for card in listed if any(self._goes_on(card, answer) for answer in plain))
        return {
            question: frozenset(
                card
                for card in (plain | asking) & self.answering
                if self._goes_on(question, card)
                or (card in asking and rank_of(card) == rank_of(question) and not self._apart(question, card))
            )
            for question in asking
        }

    def _goes_on(self, question: Card, card: Card) -> bool:
        """True if a card has the suit of a question, and isn't kept apart from it."""
        same = suit_of(question) is not None and suit_of(card) == suit_of(question)
        return same and not self._apart(question, card)

    def _apart(self, *pair: Card) -> bool:
        return self.kept_apart.issuperset(pair)
