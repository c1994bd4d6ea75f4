"""What happens at a table of a shedding game. Cards that a seat may not see are None in its form."""

from dataclasses import dataclass, replace
from typing import Literal, Self

from engine.core.cards import Card, Rank, Suit
from engine.core.events import Event, whole, with_hand
from engine.core.ruleset import shared
from engine.interning import interned
from engine.shedding.pending import Adding, Addition, Doubt, Giving, Naming, Offer, Value, staying
from engine.shedding.rules.choices import CallWord, LastCall
from engine.shedding.rules.etiquette import EtiquetteRule, Hidden
from engine.shedding.rules.rules import with_rule
from engine.shedding.state import State

Reason = Literal["turn", "debt", "call", "gift", "bluff", "refill", "all", "manners"]


@dataclass(frozen=True)
class Dealt(Event[State]):
    """A round begins with hands and the stock, whose last card is drawn next.

    ``count`` is how many cards each seat gets, or 0 when seats get different numbers.
    """

    round: int
    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]
    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: State) -> None:
        state.shuffles = state.next_deal
        state.round, state.dealer, state.turn = self.round, self.dealer, self.dealer
        state.direction = state.rules.first_direction
        state.hands, state.stock, state.pile = whole(self.hands), self.stock or (), ()
        state.suit, state.debt, state.uncalled, state.passes, state.drawer = None, 0, (), 0, None
        state.gone = ()
        state.phase, state.pending, state.drawn = "play", None, ()
        state.covering, state.skips, state.misses = False, 0, ()
        state.rank, state.asker = None, None
        state.said, state.guessed, state.fined = (), False, ()

    def seen_by(self, seat: int | None) -> Self:
        hands = tuple(hand if other == seat else None for other, hand in enumerate(self.hands))
        return replace(self, hands=hands, stock=None)


@dataclass(frozen=True)
class StarterReturned(Event[State]):
    """Cards that may not start the pile were turned up. They went back into the stock, which was shuffled."""

    cards: tuple[Card, ...]
    stock: tuple[Card, ...] | None

    def apply(self, state: State) -> None:
        state.stock = self.stock or ()
        state.shuffles += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, stock=None)


@dataclass(frozen=True)
class StarterTurned(Event[State]):
    """The top card of the stock starts the pile. ``suit`` is ANY_SUIT when any card may follow."""

    card: Card
    suit: Suit | None = None

    def apply(self, state: State) -> None:
        state.pile, state.stock, state.suit = (self.card,), state.stock[:-1], self.suit


@dataclass(frozen=True)
class SuitByChance(Event[State]):
    """Chance picked the suit of a wild starter, as its dealer picks before looking at their hand."""

    suit: Suit

    def apply(self, state: State) -> None:
        state.suit = self.suit
        state.shuffles += 1


@dataclass(frozen=True)
class FirstTurn(Event[State]):
    """Play begins with a seat that does not follow the dealer: turns are counted from the seat ``before`` it."""

    seat: int
    before: int

    def apply(self, state: State) -> None:
        state.turn = self.before


@dataclass(frozen=True)
class NominationAsked(Event[State]):
    """The dealer has to pick the suit of a wild starter."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Naming()
        state.asked += 1


@dataclass(frozen=True)
class Nominated(Event[State]):
    """The dealer picked a suit."""

    seat: int
    suit: Suit

    def apply(self, state: State) -> None:
        state.suit, state.pending = self.suit, None


@dataclass(frozen=True)
class Played(Event[State]):
    """Cards went from a hand to the pile. ``suit`` must follow: the one the seat ``named``, or else the card's own."""

    seat: int
    cards: tuple[Card, ...]
    suit: Suit | None
    named: bool = True

    def apply(self, state: State) -> None:
        _take_from(state, self.seat, self.cards)
        state.pile += self.cards
        state.suit, state.passes, state.drawer, state.drawn = self.suit, 0, None, ()
        state.covering = False


@dataclass(frozen=True)
class JumpedIn(Event[State]):
    """A seat plays out of turn the very card that is on top. What the seat to move has drawn stays in its hand."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.drawn, state.said, state.guessed = (), (), False


@dataclass(frozen=True)
class RankAsked(Event[State]):
    """A seat asked for a rank, which everyone must play until the turn has come round to it."""

    seat: int
    rank: Rank

    def apply(self, state: State) -> None:
        state.rank, state.asker = self.rank, self.seat


@dataclass(frozen=True)
class CallDue(Event[State]):
    """A seat has few cards left and has not said the word for it."""

    seat: int

    def apply(self, state: State) -> None:
        state.uncalled = (*_without(state.uncalled, self.seat), self.seat)


@dataclass(frozen=True)
class Called(Event[State]):
    """A seat said “last card”, or another word."""

    seat: int
    word: str = CallWord.LAST_CARD

    def apply(self, state: State) -> None:
        state.uncalled = _without(state.uncalled, self.seat)


@dataclass(frozen=True)
class Caught(Event[State]):
    """A seat was caught with so many cards ``left`` and no call."""

    seat: int
    by: int
    word: str = CallWord.LAST_CARD
    left: int = 1


@dataclass(frozen=True)
class GivingAsked(Event[State]):
    """A seat may give one card to each of these seats, in this order."""

    seat: int
    to: tuple[int, ...]
    after: int

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Giving(self.to, self.after)
        state.asked += 1


@dataclass(frozen=True)
class Gave(Event[State]):
    """A card went from one hand to another. Only those two seats see it."""

    seat: int
    to: int
    card: Card | None

    def apply(self, state: State) -> None:
        card = (self.card,) if self.card else ()
        _take_from(state, self.seat, card)
        state.hands = with_hand(state.hands, self.to, state.hands[self.to] + card)
        state.uncalled = _without(state.uncalled, self.to)
        if isinstance(state.pending, Giving):
            state.pending = replace(state.pending, to=state.pending.to[1:], begun=True)
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.to) else replace(self, card=None)


@dataclass(frozen=True)
class GivingOver(Event[State]):
    """Giving is over. ``given`` is False when the seat gave nothing."""

    seat: int
    given: bool

    def apply(self, state: State) -> None:
        state.turn = state.pending.after if isinstance(state.pending, Giving) else self.seat
        state.pending = None


@dataclass(frozen=True)
class DoubtAsked(Event[State]):
    """A seat has to accept or challenge the play before it."""

    seat: int
    doubt: Doubt

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.pending = self.doubt
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, doubt=self.doubt.seen_by(seat))


@dataclass(frozen=True)
class Accepted(Event[State]):
    """A seat accepted what may be a bluff."""

    seat: int

    def apply(self, state: State) -> None:
        state.pending = None


@dataclass(frozen=True)
class Challenged(Event[State]):
    """A seat challenged a bluff of ``player`` and was shown the hand behind it."""

    seat: int
    player: int
    held: tuple[Card, ...] | None
    honest: bool

    def apply(self, state: State) -> None:
        state.pending = None
        known = list(state.challenged or ((0, 0),) * state.rules.seats)
        bluffs, honest = known[self.player]
        known[self.player] = (bluffs, honest + 1) if self.honest else (bluffs + 1, honest)
        state.challenged = tuple(known)

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.player) else replace(self, held=None)


@dataclass(frozen=True)
class TakenBack(Event[State]):
    """Cards went from the pile back into the hand. All is as it was before them, except for the debt and skips.

    The debt is cleared, and is drawn together with the penalty for the bluff. Skips are cleared, too.
    """

    seat: int
    cards: tuple[Card, ...]
    suit: Suit | None
    direction: int
    passes: int
    drawer: int | None = None
    rank: Rank | None = None
    asker: int | None = None

    def apply(self, state: State) -> None:
        state.pile = state.pile[: -len(self.cards)]
        state.hands = with_hand(state.hands, self.seat, state.hands[self.seat] + self.cards)
        state.suit, state.direction, state.debt, state.skips = self.suit, self.direction, 0, 0
        state.passes, state.drawer = self.passes, self.drawer
        state.rank, state.asker = self.rank, self.asker
        state.uncalled = _without(state.uncalled, self.seat)


@dataclass(frozen=True)
class Skipped(Event[State]):
    """A seat loses its turn."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)


@dataclass(frozen=True)
class SkipsGrew(Event[State]):
    """The next seat misses this many turns if it does not answer."""

    skips: int

    def apply(self, state: State) -> None:
        state.skips = self.skips


@dataclass(frozen=True)
class MissedTurn(Event[State]):
    """A seat misses its turn, and so many more after it. Passes before it don't count, as they are not in a row."""

    seat: int
    left: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.skips, state.passes = 0, 0
        state.misses = _without(state.misses, self.seat) + (self.seat,) * self.left


@dataclass(frozen=True)
class PlaysAgain(Event[State]):
    """The turn stays with this seat, and it is asked for another card. It can still be caught."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.drawn, state.covering = (), True
        state.asked += 1


@dataclass(frozen=True)
class Reversed(Event[State]):
    """Play goes on in the other direction: 1 is clockwise, -1 counterclockwise."""

    direction: int

    def apply(self, state: State) -> None:
        state.direction = self.direction


@dataclass(frozen=True)
class DebtGrew(Event[State]):
    """The debt of the next seat grew to this many cards."""

    debt: int

    def apply(self, state: State) -> None:
        state.debt = self.debt


@dataclass(frozen=True)
class SentBack(Event[State]):
    """The debt and the turn go back to this seat, from which play then goes on."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn = (self.seat - state.direction) % state.rules.seats


@dataclass(frozen=True)
class AllDraw(Event[State]):
    """A seat makes everyone else draw so many cards."""

    seat: int
    count: int


@dataclass(frozen=True)
class DebtSettled(Event[State]):
    """The debt is cleared."""

    def apply(self, state: State) -> None:
        state.debt = 0


@dataclass(frozen=True)
class Reshuffled(Event[State]):
    """The cards under the top of the pile are the stock again."""

    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: State) -> None:
        state.stock = self.stock or ()
        state.pile = state.pile[-staying(state.pending) :]
        state.shuffles += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, stock=None)


@dataclass(frozen=True)
class Drew(Event[State]):
    """Cards went from the stock into a hand.

    A seat draws in its turn, for a debt, for a forgotten call, instead of a gift, for a bluff or a wrong challenge, to
    fill a new hand, as all others do too, or for a hidden rule. A forgotten call with nothing left to draw has a
    ``count`` of 0, and ``word`` is what was not said (empty in an old record: “last card”).
    """

    seat: int
    cards: tuple[Card, ...] | None
    count: int
    reason: Reason
    word: str = ""

    def apply(self, state: State) -> None:
        seat, cards, in_turn = self.seat, self.cards or (), self.reason == "turn"
        state.hands = with_hand(state.hands, seat, state.hands[seat] + cards)
        state.stock = state.stock[: len(state.stock) - self.count]
        if state.uncalled:
            state.uncalled = _without(state.uncalled, seat)
        if in_turn:
            state.drawn += cards
        if self.count:
            state.passes, state.drawer = 0, seat if in_turn else None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True)
class Passed(Event[State]):
    """A seat did nothing, or took back its play when nothing could be drawn. It can't be caught any more."""

    seat: int

    def apply(self, state: State) -> None:
        state.passes += 1
        state.uncalled = _without(state.uncalled, self.seat)


@dataclass(frozen=True)
class Kept(Event[State]):
    """A seat keeps what it drew, and plays nothing."""

    seat: int


@dataclass(frozen=True)
class TurnGoesOn(Event[State]):
    """A seat has drawn and is asked again what to do."""

    seat: int

    def apply(self, state: State) -> None:
        state.asked += 1


@dataclass(frozen=True)
class TurnCame(Event[State]):
    """It is this seat's move, and it is asked again. Seats that could catch it have had their time."""

    seat: int

    def apply(self, state: State) -> None:
        if state.asker is None:
            state.turn = self.seat
        else:
            state.turn_to(self.seat)
        state.drawn, state.covering, state.said, state.guessed = (), False, (), False
        state.asked += 1
        if state.uncalled and state.rules.call == LastCall.CATCH:
            state.uncalled = _without(state.uncalled, self.seat)


@dataclass(frozen=True)
class RuleAsked(Event[State]):
    """The winner of the round may add one of these rules before the next deal."""

    seat: int
    offers: tuple[Offer, ...]
    manners: tuple[EtiquetteRule | None, ...] = ()

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Adding(self.seat, self.offers, self.manners)
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manners=(None,) * len(self.manners))


@dataclass(frozen=True)
class RuleAdded(Event[State]):
    """A seat added a rule to the match: ``rule`` is its name, and ``before`` the value that it had."""

    seat: int
    rule: str
    value: Value
    before: Value

    @property
    def added(self) -> Addition:
        """The addition without its round."""
        return Addition(self.seat, 0, self.rule, self.value, self.before)

    def apply(self, state: State) -> None:
        state.rules = shared(with_rule(state.rules, self.rule, self.value))
        state.added += (replace(self.added, round=state.round),)
        state.pending = None
        state.asked += 1


@dataclass(frozen=True)
class RuleHidden(Event[State]):
    """A seat added a hidden rule, which only that seat sees. Without a seat the game begins with it."""

    seat: int | None
    manner: EtiquetteRule | None

    def apply(self, state: State) -> None:
        known = () if self.seat is None else (self.seat,)
        state.manners += (Hidden(self.seat, state.round, self.manner, known),)
        if self.seat is not None:
            state.pending = None
            state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if self.seat is not None and seat == self.seat else replace(self, manner=None)


@dataclass(frozen=True)
class Spoke(Event[State]):
    """A seat said a phrase."""

    seat: int
    phrase: str

    def apply(self, state: State) -> None:
        state.said += (self.phrase,)
        state.asked += 1


@dataclass(frozen=True)
class TalkOver(Event[State]):
    """A seat moved, so what it said before counts no more. ``owes`` a thank you: it paid for this move.

    No one sees that, because it tells of what it paid.
    """

    seat: int
    owes: bool

    def apply(self, state: State) -> None:
        state.said, state.fined = (), _without(state.fined, self.seat)
        if self.owes:
            state.fined += (self.seat,)

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, owes=False)


@dataclass(frozen=True)
class Guessed(Event[State]):
    """A seat guessed a hidden rule. Only that seat sees which one."""

    seat: int
    manner: EtiquetteRule | None
    right: bool

    def apply(self, state: State) -> None:
        state.guessed = True
        state.asked += 1
        if not self.right:
            state.fined = (*_without(state.fined, self.seat), self.seat)
        state.manners = tuple(
            replace(each, known=(*each.known, self.seat)) if self.right and each.manner == self.manner else each
            for each in state.manners
        )

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manner=None)


@dataclass(frozen=True)
class WentOut(Event[State]):
    """A seat has no cards left. Its side plays on until its partners have none.

    Where all the others play on, ``place`` tells which seat it was to go out: 1 for the first.
    """

    seat: int
    place: int = 0

    def apply(self, state: State) -> None:
        if self.place:
            state.gone += (self.seat,)


@dataclass(frozen=True)
class LeftOver(Event[State]):
    """A seat is the only one with cards left, which ends the round."""

    seat: int


@dataclass(frozen=True)
class CountedDown(Event[State]):
    """A seat emptied its hand, and its score is one lower."""

    seat: int
    score: int

    def apply(self, state: State) -> None:
        state.totals = (*state.totals[: self.seat], self.score, *state.totals[self.seat + 1 :])


def _take_from(state: State, seat: int, cards: tuple[Card, ...]) -> None:
    hands, hand = list(state.hands), list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    hands[seat] = tuple(hand)
    state.hands = tuple(hands)
    if state.uncalled:
        state.uncalled = _without(state.uncalled, seat)


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


# Those of nearly every move

played, turn_came, turn_goes_on = interned(Played), interned(TurnCame), interned(TurnGoesOn)
