"""What has to be said before a hand is empty, and which cards may empty it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.core.card_rules import CardList, Names, cards_named
from engine.core.cards import Card
from engine.core.rule import choice, number, rule_field, switch
from engine.shedding.rules.chapters import LAST
from engine.shedding.rules.chapters.matching import wild_any_time
from engine.shedding.rules.chapters.several_cards import SeveralCardsRules
from engine.shedding.rules.choices import CallWord, LastCall, SecondCall
from engine.shedding.rules.effects import REACHES_OTHERS
from engine.shedding.rules.last_card_calls import FIRST, GOING_OUT, SECOND, WordToSay

ANNOUNCED = range(1, 4)  # cards with which going out may be announced


def _must_call(rules: "LastCardRules") -> bool:
    return rules.has_calls


def _may_call_twice(rules: "LastCardRules") -> bool:
    return rules.has_calls and rules.call not in (LastCall.WITH_LAST_CARD, LastCall.ANNOUNCED)


def _calls_twice(rules: "LastCardRules") -> bool:
    return _may_call_twice(rules) and rules.second_call != SecondCall.NONE


def _fines_silence(rules: "LastCardRules") -> bool:
    """True if a word that is forgotten costs cards."""
    if rules.call == LastCall.TO_GO_OUT:
        return rules.second_call == SecondCall.GOING_OUT
    return rules.has_calls and not rules.announces


def _may_stay_in(rules: "LastCardRules") -> bool:
    """True if a hand may get empty and its player not be out."""
    return rules.hand_ends_round and not rules.empty_hands_wait and rules.judges_last


def _opens_at_one(rules: "LastCardRules") -> bool:
    """True if the word without which no one goes out is said at one card, so that this one goes by itself."""
    return rules.call == LastCall.TO_GO_OUT and rules.reading >= 6


def _may_end_with_several(rules: "LastCardRules") -> bool:
    return rules.plays_several and not _opens_at_one(rules)


def _may_win_by_reaching(rules: "LastCardRules") -> bool:
    """True if a card that makes others draw or get cards can be in the play by which its player goes out."""
    never = rules.never_last if rules.ends_alone else frozenset[Card]()
    return any(
        effect.kind in REACHES_OTHERS
        for card, effect in rules.effect_of.items()
        if card in rules.pack and card not in never
    )


@dataclass(frozen=True)
class LastCardRules(SeveralCardsRules):
    """The chapter about the last card."""

    call: LastCall = choice(LastCall.AUTOMATIC, LAST)
    call_word: CallWord = rule_field(CallWord.LAST_CARD, WordToSay(LAST, _must_call, ways=FIRST))
    second_call: SecondCall = choice(SecondCall.NONE, LAST, when=_may_call_twice)
    second_word: CallWord = rule_field(CallWord.TWO_CARDS, WordToSay(LAST, _calls_twice, ways=SECOND))
    call_penalty: int = number(2, LAST, allowed=range(11), when=_fines_silence)
    winning_card_acts: bool = switch(False, LAST, when=_may_win_by_reaching)
    not_last: Names = rule_field((), CardList(LAST))
    winning_wild: bool = switch(False, LAST, when=wild_any_time)
    last_alone: bool = switch(False, LAST, when=_may_end_with_several)
    cardless: bool = switch(False, LAST, when=_may_stay_in)

    @cached_property
    def has_calls(self) -> bool:
        return self.call != LastCall.NONE

    @cached_property
    def announces(self) -> bool:
        """True if the word is said in the turn before going out, with one card or a few."""
        return self.call == LastCall.ANNOUNCED

    @cached_property
    def call_opens(self) -> bool:
        """True if a player who hasn't said the word can't go out."""
        return self.call in (LastCall.TO_GO_OUT, LastCall.ANNOUNCED)

    @cached_property
    def call_lapses(self) -> bool:
        """True if the word has to be said before anyone else acts."""
        return self.call_opens or self.call == LastCall.AUTOMATIC

    @cached_property
    def words_due(self) -> dict[int, CallWord]:
        """By the number of cards that a play leaves in the hand."""
        if not self.has_calls:
            return {}
        if self.call == LastCall.WITH_LAST_CARD:
            return {0: self.call_word}
        if self.announces:
            return dict.fromkeys(ANNOUNCED, self.call_word)
        second = {SecondCall.AT_TWO: 2, SecondCall.AT_THREE: 3, SecondCall.GOING_OUT: 0}.get(self.second_call)
        return {1: self.call_word} | ({} if second is None else {second: self.second_word})

    @cached_property
    def last_card_counts(self) -> bool:
        """True if a special card that wins the round still takes effect: if any makes others draw or get cards."""
        return self.winning_card_acts and _may_win_by_reaching(self)

    @cached_property
    def never_last(self) -> frozenset[Card]:
        return cards_named(self.not_last)

    @cached_property
    def last_wild_must_match(self) -> bool:
        return self.winning_wild and wild_any_time(self)

    @cached_property
    def ends_alone(self) -> bool:
        """True if the last card of a hand is played by itself where several may go in one play."""
        return self.plays_several and (self.last_alone or _opens_at_one(self))

    @cached_property
    def judges_last(self) -> bool:
        """True if there is a play of cards that fit by which a hand gets empty and its player doesn't go out."""
        lacking = self.questions_cost and not self.reshuffle
        last = self.ends_alone or bool(self.never_last) or self.last_wild_must_match
        return last or lacking or self.call_opens

    @cached_property
    def stays_in(self) -> bool:
        """True if such a play is made all the same, and its player has no cards then."""
        return self.cardless and _may_stay_in(self)

    @cached_property
    def limits_last(self) -> bool:
        """True if such a play is refused."""
        return self.judges_last and not self.stays_in

    @cached_property
    def limits_fitting(self) -> bool:
        """True if there is a card that fits and can’t be played first all the same."""
        return self.limits_last or self.binds_questions

    def following(self, changes: Mapping[str, object]) -> dict[str, object]:
        """A second word goes with the first. One that was changed as well stays as it is."""
        followed = super().following(changes)
        when, word = changes.get("second_call", self.second_call), changes.get("call_word", self.call_word)
        if "second_word" in changes or changes.keys().isdisjoint({"second_call", "call_word"}):
            return followed
        if when != SecondCall.GOING_OUT or not isinstance(word, str):
            return followed
        return followed | {"second_word": GOING_OUT.get(word, CallWord.LAST_CARD)}
