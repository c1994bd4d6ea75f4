"""Everything there is to know about a match of a shedding game, including what no player may see."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.cards import Card, Rank, Suit
from engine.core.state import MatchState
from engine.shedding.hidden_rules import Hidden
from engine.shedding.rules import Rules
from engine.shedding.step import Step

Value: TypeAlias = object  # of a rule: a way, a number, a switch, or a table of cards


@dataclass(frozen=True)
class Addition:
    """A rule that a seat added after a round, with its value ``before``."""

    seat: int
    round: int
    rule: str
    value: Value
    before: Value


class SeatOrder:
    """The seats around a table: which comes next, and which are out. A state and a view can both be read as one."""

    rules: Rules
    direction: int
    skips: int

    def count(self, seat: int) -> int:
        raise NotImplementedError

    def is_out(self, seat: int) -> bool:
        """True if a seat without cards waits for its partners, for the end of the round, or for that of the match."""
        return self.rules.table.empty_hands_wait and not self.count(seat)

    def seat_after(self, seat: int) -> int:
        """The next seat in the direction of play, passing over seats that are out."""
        rules = self.rules.table
        seat = (seat + self.direction) % rules.seats
        if rules.empty_hands_wait:
            while self.is_out(seat):
                seat = (seat + self.direction) % rules.seats
        return seat

    def turns_to_miss(self) -> int:
        """How many turns the next seat misses if it does not answer."""
        return self.skips if self.rules.table.skips_add_up else min(1, self.skips)

    def passing(self, seat: int, to: int) -> tuple[int, ...]:
        """The seats from one to another in the direction of play, without the first. Empty for the same seat."""
        steps = (to - seat) * self.direction % self.rules.table.seats
        return tuple((seat + step * self.direction) % self.rules.table.seats for step in range(1, steps + 1))

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats that are not out, in order of play."""
        others = self.rules.table.in_turn[seat, self.direction]
        return tuple(other for other in others if self.count(other)) if self.rules.table.empty_hands_wait else others


@dataclass
class State(MatchState, SeatOrder):
    """A match of the shedding game.

    ``pending`` is what the seat to move has to do instead of playing. ``uncalled`` are the seats that owe a call.
    ``suit`` was picked and must be followed. ``passes`` counts the passes in a row. ``drawer`` is the seat that drew
    last, in its turn, if no card was played since. ``gone`` are the seats that are out, the first one first, where the
    others play on. ``covering``: the seat to move plays again, to cover its card. ``skips`` are the turns that the next
    seat misses if it does not answer. ``misses`` names a seat once for each turn that it still has to miss. ``rank``
    must be played, as ``asker`` asked for it, until the turn has come round to that seat. ``added`` are the rules that
    players have added to the match. ``to_begin`` are the seats that have yet to play a card of the suit with which all
    begin. ``manners`` are its hidden rules. ``said`` and ``guessed`` are what the seat to move has said and whether it
    has guessed one in this turn. ``fined`` are the seats that have not moved since a penalty for a hidden rule.
    ``barred`` are the seats that can't go out, as they have not said their word in time. ``challenged`` counts for each
    seat how many of its challenged plays were bluffs, and how many were honest.
    """

    rules: Rules
    direction: int = 1
    suit: Suit | None = None
    debt: int = 0
    pending: "Step[State] | None" = None
    uncalled: tuple[int, ...] = ()
    passes: int = 0
    drawer: int | None = None
    gone: tuple[int, ...] = ()
    covering: bool = False
    skips: int = 0
    misses: tuple[int, ...] = ()
    rank: Rank | None = None
    asker: int | None = None
    to_begin: tuple[int, ...] = ()
    added: tuple[Addition, ...] = ()
    manners: tuple[Hidden, ...] = ()
    said: tuple[str, ...] = ()
    guessed: bool = False
    fined: tuple[int, ...] = ()
    challenged: tuple[tuple[int, int], ...] = ()
    barred: tuple[int, ...] = ()

    def adding(self) -> int | None:
        return self.pending.between_rounds() if self.phase == "deal" and self.pending else None

    def decided_about(self) -> tuple[int, ...]:
        return self.pending.about() if self.phase == "play" and self.pending else ()

    def rule_names_added(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(each.rule for each in self.added))

    def begin_round(
        self, number: int, dealer: int, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]
    ) -> None:
        """Nothing of the round before stays."""
        self.put_away()
        self.round, self.dealer, self.turn, self.phase = number, dealer, dealer, "play"
        self.count_moves()
        self.hands, self.stock, self.pile = hands, stock, ()
        self.direction, self.suit, self.passes, self.drawer, self.gone = (
            self.rules.table.first_direction,
            None,
            0,
            None,
            (),
        )
        self.said, self.guessed, self.fined = (), False, ()
        self.barred = tuple(range(self.rules.table.seats)) if self.rules.table.announces else ()

    def put_away(self) -> None:
        super().put_away()
        self.debt, self.uncalled, self.pending = 0, (), None
        self.covering, self.skips, self.misses = False, 0, ()
        self.rank, self.asker, self.barred, self.to_begin = None, None, (), ()

    def turn_to(self, seat: int) -> None:
        """The turn moves on to a seat. A rank is asked for until it comes to the seat that asked, or passes it."""
        if self.asker is not None and (seat == self.asker or self.asker in self.passing(self.turn, seat)):
            self.rank, self.asker = None, None
        self.turn = seat

    def take_from(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Cards leave a hand, which owes no call then. What was announced holds for one play."""
        hands, hand = list(self.hands), list(self.hands[seat])
        for card in cards:
            hand.remove(card)
        hands[seat] = tuple(hand)
        self.hands = tuple(hands)
        if self.uncalled:
            self.uncalled = without(self.uncalled, seat)
        if self.rules.table.call_opens:
            self.barred = (*without(self.barred, seat), *([seat] if self.rules.table.announces else []))

    def may_owe_a_call(self) -> tuple[int, ...]:
        """The seats that owe a call. If they can be caught, all with so few cards, so that none is given away."""
        if self.rules.table.call != "catch":
            return self.uncalled
        return tuple(seat for seat, hand in enumerate(self.hands) if hand and len(hand) in self.rules.table.words_due)


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)
