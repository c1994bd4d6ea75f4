"""Matches of the shedding games, for every Rules: what may be done, what happens then, and what a seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.actions import NOTHING, Action, Guess, Options, Play, Refusal, Say, TakeBack
from engine.core.cards import Card, CardNames, Suit, in_order, rank_of, suit_of
from engine.core.match import SeatView, View
from engine.core.scoresheet import TOO_LONG
from engine.shedding import refusals
from engine.shedding.legal import DRAW, STOP, may_do_after, may_do_in_turn, may_do_out_of_turn
from engine.shedding.matching import suits_to_name
from engine.shedding.mechanics import REFUSALS, hooks_of
from engine.shedding.mechanics.calls import nothing_to_call
from engine.shedding.mechanics.rule_making import added
from engine.shedding.mechanics.special_turns import wrong_rank
from engine.shedding.position import SheddingPosition, State
from engine.shedding.restrictions import WORDS
from engine.shedding.round_end import end_round
from engine.shedding.rules import Rules

NONE_TO_NAME = (None,)  # the only suit or rank that a play may name when there is none to pick


class _Asked(SheddingPosition):
    """A match that can be asked what a seat may do."""

    def find(self) -> None:
        super().find()
        self.table = self.rules.table
        self.hooks = hooks_of(self.table)

    def may_do(self, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        if seat != self.turn:
            out_of_turn = may_do_out_of_turn(self, seat)
            if not chosen:
                return out_of_turn
            return may_do_after(self, seat, chosen) if chosen[0] in out_of_turn.cards else NOTHING
        now = self.now
        if now is None:
            now = self.now = may_do_in_turn(self, seat)
        if not chosen:
            return now
        if self.chosen == chosen:
            return self.then
        after = may_do_after(self, seat, chosen) if chosen[0] in now.cards else NOTHING
        self.chosen, self.then = chosen, after  # not before, as what goes on fewer cards may be asked for meanwhile
        return after

    def may_say(self, seat: int) -> tuple[Say | Guess, ...]:
        talk = self.hooks.talk
        if talk is None or seat != self.turn or self.phase != "play" or self.pending is not None:
            return ()
        return talk(self, seat)

    def plannable(self, seat: int) -> Sequence[Action]:
        """A draw unless it is a penalty, and each card that needs no answer, asks for nothing and is no bluff whenever
        it is played. A wild card comes with each suit, the one that its seat holds most of first. A due word is said
        before.
        """
        table, hand, found = self.table, self.hands[seat], list[Action]()
        if self.phase != "play" or seat in self.uncalled or not (hand or table.cardless):
            return found
        asks = table.asking.union(table.answers_to)
        for card in in_order(dict.fromkeys(hand)):
            if card in asks or (table.bluffing and rank_of(card) in table.last_resort):
                continue
            suits: Sequence[Suit | None] = NONE_TO_NAME
            if card in table.picking and seat not in self.to_begin:
                held = [suit_of(each) for each in hand if each != card]
                named = suits_to_name(self, seat, (card,)) if held else ()
                suits = sorted(named, key=held.count, reverse=True) or NONE_TO_NAME
            found += [Play((card,), suit) for suit in suits]
        return found if self.debt else [DRAW, *found]

    def check(self, seat: int, action: Action) -> Refusal | None:
        if type(action) is Play:
            if action.cards == self.chosen and seat == self.turn:
                after = self.then
            else:
                after = self.may_do(seat, action.cards) if action.cards else NOTHING
            if after is STOP and action.is_bare:
                return None
            fits = action.suit in (after.suits or NONE_TO_NAME) and action.rank in (after.ranks or NONE_TO_NAME)
            if after.complete and fits and action.sequence is None and (after.call or not action.call):
                return None
            return self._why_not_played(seat, action, after)
        now = self.now if seat == self.turn and self.now is not None else self.may_do(seat)
        if action in now.actions:
            return None
        if self.may_take_back(seat) if type(action) is TakeBack else action in self.may_say(seat):
            return None
        return REFUSALS.get(type(action), refusals.not_allowed)(self, seat, action, now)

    def _why_not_played(self, seat: int, play: Play, after: Options) -> Refusal:
        if not after.complete:
            jumping = self.hooks.jumping
            refusal = jumping.why_not(self, seat, play) if jumping is not None else None
            return refusal or refusals.not_playable(self, seat, play, self.may_do(seat))
        if play.suit not in (after.suits or NONE_TO_NAME):
            return refusals.wrong_suit(self, seat, play, after)
        if play.rank not in (after.ranks or NONE_TO_NAME):
            return wrong_rank(self, play, after)
        if play.sequence is None:
            return nothing_to_call(self.table)
        plainly = WORDS.message("play-plainly", cards=CardNames(play.cards))
        return Refusal("turn", WORDS.message("no-sequences"), plainly)

    def rule_names_added(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(each.rule for each in added(self)))


@dataclass(kw_only=True)
class SheddingView(_Asked, View):
    """A match of a shedding game as the public sees it."""


@dataclass(kw_only=True)
class SheddingSeatView(SheddingView, SeatView):
    """A match of a shedding game as a seat sees it."""


@dataclass(kw_only=True)
class SheddingState(_Asked, State):
    """A match of a shedding game with all its secrets."""

    written_as: ClassVar = "State"
    VIEW, SEAT_VIEW = SheddingView, SheddingSeatView

    def let_happen(self, seat: int, action: Action) -> None:
        if self.uncalled and self.hooks.before_act is not None:
            self.hooks.before_act(self, seat, action)
        self.hooks.handlers[type(action)](self, seat, action)
        if self.asked >= self.last_question and self.pending is None and self.phase == "play":
            end_round(self, TOO_LONG, None)  # source: rulings.md, "Every match ends"


def begun(rules: Rules, seed: str) -> SheddingState:
    """A match before its first deal. In countdown, scores start at the number of cards dealt."""
    total = 0 if rules.goal == "round" else rules.deal
    return SheddingState(rules=rules, seed=seed, totals=(total,) * rules.seats, hands=((),) * rules.seats)
