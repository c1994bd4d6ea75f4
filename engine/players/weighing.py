"""What a play is worth to a seat, in points: cards shed, wild cards kept, what may follow, what the next seat loses."""

from collections.abc import Sequence
from functools import cached_property

from engine.actions import Play
from engine.cards import Card, Suit
from engine.effects import Effect, gifts
from engine.matching import is_wild, matches
from engine.view import View

OUT = 10_000  # no card is left
CARD = 12  # a card less, beside what it costs
KEPT = 40  # a wild card kept for later
GIFT = 4  # a card given away after the play
FOLLOWING = 2  # a card in hand that may be laid on the play
LOSS = 10  # a card that the next seat draws or a turn that it misses, one opponent being as good as all
NEARLY_OUT = 2  # a next seat with so few cards loses twice as much
LAST = 1  # an opponent with so few cards ends the keeping of wild cards


class Weighing:
    """A situation, in which plays are weighed."""

    def __init__(self, view: View) -> None:
        self.view, self.rules, self.seat = view, view.rules, view.seat or 0
        self.wild = frozenset(card for card in set(view.hand) if is_wild(view, self.seat, card))

    def worth(self, play: Play) -> float:
        """The points of a play: the more the better."""
        left = list(self.view.hand)
        for card in play.cards:
            left.remove(card)
        given = gifts(self.rules, play.cards) * len(self.others) if self.rules.giving else 0
        if len(left) <= given:
            return OUT
        shed = sum(map(self._shed, play.cards)) + GIFT * given
        return shed + FOLLOWING * self._following(play, left) + self._loss * self._lost(play.cards)

    def held(self, suit: Suit) -> int:
        """How many cards of a suit the hand holds, without wild ones."""
        return sum(card[1] == suit for card in self.view.hand if card not in self.wild)

    def price(self, card: Card) -> int:
        """What a card costs in the end; nothing where only the empty hand counts."""
        return self.rules.cost_of[card] if self.rules.goal == "round" else 0

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats in order of play, without those that are out and wait for their partners."""
        step, seats = self.view.direction, self.rules.seats
        turns = ((self.seat + step * turn) % seats for turn in range(1, seats))
        return tuple(seat for seat in turns if self.view.count(seat) or not self.rules.partnered)

    @cached_property
    def partner_next(self) -> bool:
        """Whether it is a partner who comes next."""
        return self.others[0] in self.rules.partners[self.seat]

    @cached_property
    def opponent_nearly_out(self) -> bool:
        """Whether it is an opponent who comes next, and holds very few cards."""
        return self.view.count(self.others[0]) <= NEARLY_OUT and not self.partner_next

    def _shed(self, card: Card) -> int:
        keep = card in self.wild and not self._late
        return -KEPT if keep else CARD + self.price(card)

    def _following(self, play: Play, left: Sequence[Card]) -> int:
        last = play.cards[-1]
        return sum(matches(card, last, play.suit) for card in left if card not in self.wild)

    def _lost(self, cards: tuple[Card, ...]) -> int:
        """The cards and the turns that these cards cost the next seat."""
        special = self.rules.effect_of
        return sum(self._costs(special[card]) for card in cards if card in special)

    def _costs(self, effect: Effect) -> int:
        if effect.kind == "draw":
            return effect.count + 1
        back = effect.kind == "reverse" and self.rules.seats == 2 and self.rules.two_player_reverse == "skip"
        return effect.count if back or effect.kind == "skip" else 0

    @cached_property
    def _opponents(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.others if seat not in self.rules.partners[self.seat])

    @cached_property
    def _late(self) -> bool:
        """Whether the round may be over before a wild card can be laid later."""
        return self.rules.goal == "round" and min(map(self.view.count, self._opponents), default=0) <= LAST

    @cached_property
    def _loss(self) -> float:
        """What it is worth that the next seat loses a card; that of a partner is no gain."""
        each = LOSS / max(1, len(self._opponents))
        return -each if self.partner_next else 2 * each if self.opponent_nearly_out else each
