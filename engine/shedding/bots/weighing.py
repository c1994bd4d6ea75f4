"""Values a play for a seat, in points: cards shed, wild cards kept, what may follow, what the next seat loses."""

from collections.abc import Sequence

from engine.core.actions import Action, Give, Nominate, PickDirection, Play
from engine.core.cards import Card, Suit, rank_of, suit_of
from engine.shedding.effects import ALL_DRAW, Effect
from engine.shedding.legal import asked_with
from engine.shedding.matching import is_wild, leaves_suit, matches, suit_laid
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.play import SheddingSeatView
from engine.shedding.several import is_unanswered, why_not_last
from engine.shedding.special import lets_play_again

OUT = 10_000  # no cards left
CARD = 12  # one card fewer, on top of what it costs
KEPT = 40  # a wild card kept for later
GIFT = 4  # a card given away after the play
FOLLOWING = 2  # a card in hand that may follow the play
LOSS = 10  # a card the next seat draws or a turn it misses: one opponent counts as much as all
NEARLY_OUT = 2  # a next seat with this many cards or fewer loses twice as much
STUCK = 30  # one card left that can't be the last
DRAWN = 5  # points that a card costs which is drawn for a question, or as none is left
ANNOUNCED = 20  # all cards that are left could go in the next turn
AGAIN = 8  # another turn with a card that may follow, or the card that is drawn without one
LAST = 1  # wild cards are no longer kept when an opponent has this many cards or fewer


class Weighing:
    """A situation in which plays are weighed.

    ``wild`` are the wild cards in the hand. ``others`` are the other seats in order of play, without seats that are out
    and wait for their partners. ``partner_next`` tells whether the first of them is a partner, ``nearly_out_next``
    whether it is an opponent with very few cards.
    """

    def __init__(self, view: SheddingSeatView) -> None:
        self.view, self.rules, self.seat = view, view.table, view.seat
        self.wild = frozenset(card for card in set(view.hand) if is_wild(view, self.seat, card))
        self.others = view.others(self.seat)
        opponents = [seat for seat in self.others if seat not in self.rules.partners[self.seat]]
        self.partner_next = self.others[0] not in opponents
        self.nearly_out_next = view.count(self.others[0]) <= NEARLY_OUT and not self.partner_next
        self._late = self.rules.goal == "round" and min(map(view.count, opponents), default=0) <= LAST
        each = self._each = LOSS / max(1, len(opponents))
        self._loss = -each if self.partner_next else 2 * each if self.nearly_out_next else each

    def worth(self, play: Play) -> float:
        """The points of a play. More is better."""
        left = list(self.view.hand)
        for card in play.cards:
            left.remove(card)
        given = self.rules.given_after(play.cards) * len(self.others) if self.rules.giving else 0
        not_out = self.rules.cardless and why_not_last(self.view, self.seat, play.cards)
        if len(left) <= given and not (not_out or is_unanswered(self.view, self.seat, play.cards)):
            return OUT + sum(self.rules.worth_last(play.cards[-1]))
        kept = self.wild if not self._late else frozenset()
        shed = sum(-KEPT if card in kept else CARD + self.price(card) for card in play.cards) + GIFT * given
        if len(left) == 1 and self.rules.never_last.issuperset(left):
            shed -= STUCK
        if is_unanswered(self.view, self.seat, play.cards) or (not_out and not left):
            shed -= CARD + DRAWN
        if play.call and self.rules.announces:
            shed += ANNOUNCED
        following = self._following(play, left)
        if lets_play_again(self.rules, play.cards):
            shed += AGAIN if following or self.wild.intersection(left) else -AGAIN
        effects = [self.rules.effect_of[card] for card in play.cards if card in self.rules.effect_of]
        back = sum(effect.count + 1 for effect in effects if effect.kind == "draw back")
        back += sum(effect.count for effect in effects if effect.kind == "previous draws")
        each = sum(effect.count for effect in effects if effect.kind in ALL_DRAW)
        others_lose = self._gain(self.others[-1:]) * back + self._gain(self.others) * each
        lost = self._loss * sum(map(self._costs, effects)) + others_lose
        return shed + FOLLOWING * following + lost

    def preference(self, action: Action) -> tuple[int, int, bool]:
        """The value of a choice for a step. The best suit is the longest. Any gift is good: it makes the hand smaller.

        The best direction has the player with more cards next. Wild cards are given last. An opponent gets the card
        that costs most, a partner the one that costs least.
        """
        if isinstance(action, Nominate):
            return 1, self.held(action.suit), False
        if isinstance(action, PickDirection):
            following = self.others[0 if action.direction == self.view.direction else -1]
            return 1, self.view.count(following), False
        if not isinstance(action, Give) or not isinstance(self.view.pending, Giving):
            return 0, 0, False
        to_partner = self.view.pending.to[0] in self.rules.partners[self.seat]
        price = self.price(action.card)
        return 1 + (action.card not in self.wild), -price if to_partner else price, action.call

    def held(self, suit: Suit) -> int:
        """The number of cards of a suit in the hand, without wild cards."""
        return sum(card[1] == suit for card in self.view.hand if card not in self.wild)

    def price(self, card: Card) -> int:
        """The cost of a card in the end, or 0 when only an empty hand counts."""
        return self.rules.cost_of[card] if self.rules.goal == "round" else 0

    def _following(self, play: Play, left: Sequence[Card]) -> int:
        last = play.cards[-1]
        if (asked := asked_with(self.rules, play)) is not None:
            return sum(asked in (rank_of(card), card) for card in left)
        if leaves_suit(self.view, play.cards):
            suit = suit_laid(self.view, self.seat, play.cards, None)
            return sum(suit_of(card) == suit for card in left)
        return sum(
            card in self.rules.free or matches(self.rules, card, last, play.suit)
            for card in left
            if card not in self.wild
        )

    def _gain(self, seats: Sequence[int]) -> float:
        """The points for a card that each of these seats draws."""
        return sum(-self._each if seat in self.rules.partners[self.seat] else self._each for seat in seats)

    def _costs(self, effect: Effect) -> int:
        if effect.kind == "draw":
            return effect.count + (self.rules.after_penalty != "play on")
        back = effect.kind == "reverse" and self.rules.reverse_skips
        return effect.count if back or effect.kind == "skip" else 0
