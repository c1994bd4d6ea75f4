"""What cards do besides matching, and how what they do is answered."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from engine.core.card_rules import CardList, CardTable, Names, RankList, by_card, cards_named
from engine.core.cards import Card, Rank, cards_of, rank_of
from engine.core.rule import choice, rule_field, switch
from engine.core.ruleset import Remark
from engine.shedding.rules.card_tables import Answers, AnswerTable, CardRanks, Effects, EffectTable, RankTable
from engine.shedding.rules.chapters import MATCHING, SPECIAL
from engine.shedding.rules.chapters.matching import MatchingRules
from engine.shedding.rules.chapters.table import turns_up_starter
from engine.shedding.rules.choices import AfterPenalty, Cover, Stacking, StarterEffects, TwoPlayerReverse
from engine.shedding.rules.effects import ALL_DRAW, AT_ONCE, DRAW_CARDS, PLAY_AGAIN, Effect


def has_effect(*kinds: str) -> Callable[["SpecialCardRules"], bool]:
    """A card of the pack has one of these effects."""
    return lambda rules: not rules.kinds_of_effects.isdisjoint(kinds)


def _may_have_special_starter(rules: "SpecialCardRules") -> bool:
    return bool(rules.kinds_of_effects) and turns_up_starter(rules)


def _reverses_between_two(rules: "SpecialCardRules") -> bool:
    return rules.seats == 2 and "reverse" in rules.kinds_of_effects


def _stacks_penalties(rules: "SpecialCardRules") -> bool:
    return any(rules.answered(card) != Stacking.NONE for card in rules.one_pack if rules.makes_draw(card))


def _stacks_skips(rules: "SpecialCardRules") -> bool:
    return rules.skip_stacking and has_effect("skip")(rules)


def _may_play_again_in_suit(rules: "SpecialCardRules") -> bool:
    return rules.suits_match and has_effect(*PLAY_AGAIN)(rules)


def _cancels_debts(rules: "SpecialCardRules") -> bool:
    return bool(rules.cancels) and has_effect(*DRAW_CARDS)(rules)


@dataclass(frozen=True)
class SpecialCardRules(MatchingRules):
    """The chapter about special cards."""

    effects: Effects = rule_field((), EffectTable(SPECIAL))
    starter_effects: StarterEffects = choice(StarterEffects.ACT, SPECIAL, when=_may_have_special_starter)
    two_player_reverse: TwoPlayerReverse = choice(TwoPlayerReverse.NOTHING, SPECIAL, when=_reverses_between_two)
    stacking: Stacking = choice(Stacking.SAME_RANK, SPECIAL, when=has_effect(*DRAW_CARDS))
    answered_by: Answers = rule_field((), AnswerTable(SPECIAL, when=has_effect(*DRAW_CARDS)))
    penalties_add_up: bool = switch(True, SPECIAL, when=_stacks_penalties)
    cancels: Names = rule_field((), CardList(SPECIAL, when=has_effect(*DRAW_CARDS)))
    cancels_only: CardRanks = rule_field((), RankTable(SPECIAL, when=_cancels_debts))
    cancels_leave_suit: bool = switch(False, SPECIAL, when=_cancels_debts)
    after_penalty: AfterPenalty = choice(AfterPenalty.TURN_ENDS, SPECIAL, when=has_effect(*DRAW_CARDS))
    skip_stacking: bool = switch(False, SPECIAL, when=has_effect("skip"))
    skips_add_up: bool = switch(True, SPECIAL, when=_stacks_skips)
    cover: Cover = choice(Cover.DRAW_AS_USUAL, SPECIAL, when=has_effect(*PLAY_AGAIN))

    again_in_suit: bool = switch(False, SPECIAL, when=_may_play_again_in_suit)

    @cached_property
    def effect_of(self) -> dict[Card, Effect]:
        """A single card outranks its rank."""
        return by_card(self.effects)

    @cached_property
    def kinds_of_effects(self) -> frozenset[str]:
        return frozenset(self.effect_of[card].kind for card in set(self.pack) if card in self.effect_of)

    @cached_property
    def special_cards(self) -> frozenset[Card]:
        named: set[Card] = set()
        for rule in self.fields().values():
            if rule.group in (MATCHING, SPECIAL) and rule.applies(self):
                if isinstance(rule, RankList):
                    named.update(*map(cards_of, rule.of(self)))
                elif isinstance(rule, CardTable):
                    named.update(rule.by_card(self))
        return frozenset(named & set(self.pack))

    @property
    def rank_against_suit(self) -> bool:
        ranks = {card[0] for card, effect in self.effect_of.items() if effect.kind in DRAW_CARDS}
        wild = ranks.intersection(self.wild_in_pack)
        answered = any(self.answered(card) != Stacking.NONE for rank in wild for card in cards_of(rank))
        return self.suits_match and (self.personal_wild or answered)

    @cached_property
    def reverse_skips(self) -> bool:
        return not self.turns_direction and self.two_player_reverse == TwoPlayerReverse.SKIP

    @cached_property
    def all_drawing(self) -> bool:
        return not self.kinds_of_effects.isdisjoint(ALL_DRAW)

    @cached_property
    def draws_at_once(self) -> bool:
        return not self.kinds_of_effects.isdisjoint(AT_ONCE)

    @cached_property
    def giving(self) -> bool:
        return "gift" in self.kinds_of_effects

    def given_after(self, cards: tuple[Card, ...]) -> int:
        """How many cards may be given to each other seat after this play."""
        special = self.effect_of
        return sum(special[card].count for card in cards if card in special and special[card].kind == "gift")

    @cached_property
    def dumps_suits(self) -> bool:
        return "suit" in self.kinds_of_effects

    @cached_property
    def stacks_skips(self) -> bool:
        return _stacks_skips(self)

    @cached_property
    def sums_penalties(self) -> bool:
        """True if a draw card adds to the debt that it answers, which it takes the place of else."""
        return self.penalties_add_up or not _stacks_penalties(self)

    @cached_property
    def sums_skips(self) -> bool:
        """True if the turns of a skip add to those of the skip that it answers, for one player to miss them all."""
        return self.skips_add_up or not self.stacks_skips

    @cached_property
    def covers_in_suit(self) -> bool:
        """True if a player who plays again has to follow suit."""
        return self.again_in_suit and _may_play_again_in_suit(self)

    @cached_property
    def plays_after_penalty(self) -> bool:
        return self.after_penalty == AfterPenalty.PLAY_ON

    @cached_property
    def ranks_to_ask(self) -> tuple[Rank, ...]:
        """The ranks that can be asked for: those of the pack that are neither wild for all nor special."""
        special = {rank_of(card) for card in (*self.effect_of, *self.opening) if card in self.pack}
        held = set(map(rank_of, self.pack)) - special - set(self.wild)
        return tuple(rank for rank in self.kind_of_pack.ranks if rank in held)

    @cached_property
    def ranks_of_every_suit(self) -> tuple[Rank, ...]:
        """The ranks of the cards that can be asked for by rank and suit."""
        held = set(self.pack)
        return tuple(rank for rank in self.ranks_to_ask if held.issuperset(rank + suit for suit in self.suits))

    @cached_property
    def cancelling(self) -> frozenset[Card]:
        """The cards that cancel the debt, of any rank or of one: see ``cancels_debt``."""
        return cards_named(self.cancels)

    @cached_property
    def leaving_suit(self) -> frozenset[Card]:
        """The cards that cancel a debt and leave the suit in force."""
        return self.cancelling if self.cancels_leave_suit and _cancels_debts(self) else frozenset()

    @cached_property
    def own_answers(self) -> dict[Card, Stacking]:
        """The draw cards that are answered in a way of their own."""
        ways = by_card(self.answered_by).items()
        return {card: Stacking(way) for card, way in ways if self.makes_draw(card)}

    @cached_property
    def ranks_cancelled(self) -> dict[Card, Rank]:
        """The cards that cancel the debt of one rank alone."""
        return by_card(self.cancels_only)

    def makes_draw(self, card: Card) -> bool:
        return card in self.effect_of and self.effect_of[card].kind in DRAW_CARDS

    def answered(self, top: Card) -> Stacking:
        """Which draw cards answer the one on top."""
        return self.own_answers.get(top, self.stacking)

    def cancels_rank(self, card: Card) -> Rank:
        """The one rank whose debt a card cancels. Empty when it cancels any."""
        return self.ranks_cancelled.get(card, "")

    def cancels_debt(self, card: Card, top: Card) -> bool:
        """True if a card cancels the debt of the card on top, whose rank is the debt's."""
        return card in self.cancelling and self.cancels_rank(card) in ("", rank_of(top))

    def remarks(self, base: Self) -> tuple[Remark, ...]:
        effects = self.field("effects")
        if not isinstance(effects, EffectTable):
            return ()
        others = [
            card
            for card, effect in self.effect_of.items()
            if card[0] not in self.wild or card[0] in base.wild or base.effect_of.get(card) != effect
        ]
        still = effects.changed(self, others, None)
        text = self.catalogue("wild-still-special", cards=effects.words(still)) if still else ""
        return (Remark(("wild", "effects"), text),) if text else ()
