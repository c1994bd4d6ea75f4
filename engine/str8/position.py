"""A match of the sequence game between two actions: what a seat may do, and why it may do nothing else."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action, Call, Catch, Deal, Discard, Draw, Options, Play, Refusal, Take, TakeBack
from engine.core.cards import Card, CardName, in_order
from engine.core.match import Position, Round, SeatView, View, by_instance
from engine.core.packs import PASS_CARDS
from engine.interning import interned
from engine.str8.rules import SEQUENCE, Sequence, SequenceRules, below, fitting_sequences, next_numbers
from engine.words import Listed, Words

WORDS = Words("engine.str8.play.reasons")

TURN = "turn"  # the rule behind a refusal about whose move it is

TO_DRAW, TO_DRAW_OR_TAKE = Options(actions=(Draw(),)), Options(actions=(Draw(), Take()))
TO_DEAL, TO_TAKE_BACK = Options(actions=(Deal(),)), Options(take_back=True)
discard = interned(Discard)


@by_instance
@dataclass(kw_only=True)
class SequenceRound(Round):
    """The part of a match that lasts for one round."""

    sequences: tuple[tuple[Sequence, ...], ...] = ()  # those of each side
    passed: tuple[Card, ...] = ()  # the pass cards that were played
    taken: bool = False  # the seat to move drew from the discard pile, so its card is known to all
    idle: int = 0  # turns since a card was added or a pass card was played
    stirred: bool = False  # whether that has happened since the stock was made

    def cover(self, seen: Any, seat: int | None) -> None:
        """All saw a taken discard."""
        super().cover(seen, seat)
        if self.taken:
            seen.drawn = self.drawn


@by_instance
@dataclass(kw_only=True)
class SequencePosition(SequenceRound, Position):
    """A match of the sequence game, and what may be asked of it."""

    rules: SequenceRules

    def lines_of(self, seat: int) -> tuple[Sequence, ...]:
        return self.sequences[self.rules.side_of(seat)]

    def laid(self) -> tuple[Card, ...]:
        return tuple(card for lines in self.sequences for line in lines for card in line)

    def free(self) -> Counter[int]:
        """The cards of each number that are in no sequence, and so can still be added to one."""
        others = Counter(self.rules.pack) - Counter(self.laid())
        return Counter({int(card): count for card, count in others.items() if card.isdecimal()})

    def may_do(self, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        if self.phase != "play" or seat != self.turn:
            if self.may_take_back(seat) and not chosen:
                return TO_TAKE_BACK
            return TO_DEAL if self.phase == "deal" and not chosen else Options()
        now = self.now
        if now is None:
            now = self.now = self._on_turn()
        if not chosen:
            return now
        if len(chosen) > 1 or chosen[0] not in now.cards:
            return Options()
        fitting = fitting_sequences(self.rules, self.lines_of(seat), chosen[0]) if self.rules.lines > 1 else ()
        return Options(complete=True, sequences=fitting)

    def _on_turn(self) -> Options:
        if not self.drawn:
            return TO_DRAW_OR_TAKE if self.pile else TO_DRAW
        fitting = set(PASS_CARDS)
        for line in self.lines_of(self.turn):
            fitting.update(map(str, next_numbers(self.rules, line)))
        hand = in_order(dict.fromkeys(self.hands[self.turn]))
        cards = tuple([card for card in hand if card in fitting])
        return Options(cards=cards, actions=tuple(map(discard, hand)))

    def check(self, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            after = self.may_do(seat, action.cards)
            fits = action.sequence in (after.sequences or (None,))
            legal = after.complete and fits and action.suit is None and action.rank is None and not action.call
        else:
            now = self.may_do(seat)
            legal = action in now.actions or (now.take_back and isinstance(action, TakeBack))
        return None if legal else _refusal(self, seat, action)

    def plannable(self, seat: int) -> tuple[Action, ...]:
        """A turn begins with a draw, and what is played then depends on it, so only the draw can be planned."""
        return TO_DRAW.actions if self.phase == "play" else ()


@dataclass(kw_only=True)
class SequenceView(SequencePosition, View):
    """A match as the public sees it."""


@dataclass(kw_only=True)
class SequenceSeatView(SequenceView, SeatView):
    """A match as a seat sees it."""

    def explain(self, card: Card) -> Refusal:
        return _refusal(self, self.seat, Play((card,)))


def _refused(rule: str, reason: str, instead: str) -> Refusal:
    return Refusal(rule, WORDS.message(reason), WORDS.message(instead))


def _refusal(position: SequencePosition, seat: int, action: Action) -> Refusal:
    if position.phase == "over":
        return Refusal(TURN, WORDS.message("match-over"))
    if position.phase == "deal":
        return _refused(TURN, "no-round", "wait-for-deal")
    if isinstance(action, Deal):
        return Refusal(TURN, WORDS.message("deal-later"))
    if isinstance(action, TakeBack):
        return _refused(TURN, "nothing-to-take-back", "take-back-in-time")
    if seat != position.turn:
        # A turn is one card. A seat that has just played one waits like all the others. After a deal no seat has.
        begun = position.pile or position.passed or position.laid()
        just = begun and (seat + 1) % position.rules.seats == position.turn
        return _refused(TURN, "turn-over" if just else "not-your-turn", "wait-for-others")
    return _refused_move(position, seat, action)


def _refused_move(position: SequencePosition, seat: int, action: Action) -> Refusal:
    instead = WORDS.message("play-or-discard" if position.drawn else "draw")
    if isinstance(action, Draw | Take):
        return Refusal(TURN, WORDS.message("drawn-already" if position.drawn else "pile-empty"), instead)
    if position.pile and not position.drawn:
        instead = WORDS.message("draw-or-take", card=CardName(position.pile[-1]))
    if not isinstance(action, Play | Discard):
        key = "nothing-to-say" if isinstance(action, Call | Catch) else "not-in-this-game"
        return Refusal("match", WORDS.message(key), instead)
    if not position.drawn:
        return Refusal(TURN, WORDS.message("not-drawn"), instead)
    cards = action.cards if isinstance(action, Play) else (action.card,)
    if len(cards) != 1:
        return _refused(TURN, "single-card", "pick-one")
    held = cards[0] in position.hands[seat]
    if held and isinstance(action, Play) and action == Play(cards, sequence=action.sequence):
        return _refused_card(position.rules, position.lines_of(seat), cards[0], action.sequence)
    rule, reason = ("match", "nothing-to-say") if held else (TURN, "not-held")
    return Refusal(rule, WORDS.message(reason), instead)


def _refused_card(rules: SequenceRules, lines: tuple[Sequence, ...], card: Card, sequence: int | None) -> Refusal:
    """The refusal of a card that cannot be played, or not on this one of the seat's sequences."""
    if card in PASS_CARDS:
        return _refused(SEQUENCE, "pass-card", "no-need-to-say-which")
    if len(lines) == 1 and sequence is not None:
        return _refused("sequences", "one-sequence", "no-need-to-say-which")
    if len(lines) == 1 or sequence in range(len(lines)):
        return _refused_number(rules, lines[sequence or 0], card)
    numbers = sorted({number for line in lines for number in next_numbers(rules, line)})
    if int(card) in numbers:
        return _refused("sequences", "two-sequences", "pick-sequence")
    any_of = Listed.either(map(str, numbers))
    instead = WORDS.message("add-any", numbers=any_of) if numbers else WORDS.message("add-none")
    return Refusal(SEQUENCE, WORDS.message("fits-neither", card=card), instead)


def _refused_number(rules: SequenceRules, line: Sequence, card: Card) -> Refusal:
    numbers = next_numbers(rules, line)
    if not line and int(card) in numbers:
        return _refused("sequences", "both-empty", "begin-first")
    if not line:
        begins = WORDS.message("begins", first=numbers[0], last=numbers[-1])
        return Refusal(SEQUENCE, WORDS.message("no-bulls-eye", card=card), begins)
    last = line[-1]
    rule = "backwards" if not rules.backwards and int(card) in below(int(last)) else SEQUENCE
    follows = WORDS.message("follows", card=last, numbers=Listed.either(map(str, numbers)))
    instead = follows if numbers else WORDS.message("nothing-follows", card=last)
    return Refusal(rule, WORDS.message("does-not-follow", card=card, last=last), instead)
