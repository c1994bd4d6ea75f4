"""The beliefs of a seat about the hands that it doesn't see.

Cards come into a hand in batches: those dealt, and those drawn at one time. Who draws holds no card that fits, or
wouldn't play it. A suit is picked by someone who holds it, and a wild card is played by someone who has no other. Each
of these is a clue about the cards that were in the hand then, and so about what is left of the earlier batches.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import prod
from typing import NamedTuple

from engine.chance import Dice
from engine.core.cards import EVERY_SUIT, Card, rank_of, suit_of
from engine.core.game import History, Seen
from engine.core.match import AnyEvent, TookBack, is_covered
from engine.shedding.events import DealerBegan, Dealt, Drew, Kept, Passed, Played, TurnGoesOn
from engine.shedding.matching import after_drawing, followers, wild_cards
from engine.shedding.mechanics.bluffs import Challenged, TakenBack
from engine.shedding.mechanics.gifts import Gave
from engine.shedding.play import SheddingSeatView, SheddingView
from engine.shedding.several import is_unanswered

# How likely a player does each of these with a certain card in hand, next to a player without it.
DRAWS = 0.03  # rather than play the card
ACCEPTS = 0.1  # a penalty, or a missed turn, rather than answer with the card
KEEPS = 0.3  # what was drawn, though the card could be played
SPENDS = 0.4  # a wild card rather than the card
BLUFFS = 0.1  # with a card for when nothing else fits, rather than play the card
LEAVES = 0.1  # a question without an answer, rather than answer with the card
NEVER = 0.001  # what was shown not to be
PICKS_OTHER = 0.7  # a suit that is not that of the card
PASSES_OVER = 0.9  # the card, and plays another one
SPARES = 0.2  # the card, and plays another one that costs less or does less
WAYS = 40  # in which cards may have left a hand: enough to draw worlds from, as it takes long to find one
HURT = 10  # points that it is worth to make another draw or miss a turn


@dataclass
class Batch:
    """Cards that came into a hand at the same time."""

    since: int
    size: int


class Clue(NamedTuple):
    """A sign that a hand held none of these cards at a time."""

    when: int
    cards: frozenset[Card]
    likely: float  # the weight if it did


@dataclass
class Held:
    """A hidden hand as everyone could follow it. Times count the events of the round."""

    batches: list[Batch] = field(default_factory=list)
    # each card that left it: when, and if it was the last one that came into it
    gone: list[tuple[int, Card, bool]] = field(default_factory=list)
    clues: list[Clue] = field(default_factory=list)
    known: Counter[Card] = field(default_factory=Counter)  # cards that were seen
    doubted: Clue | None = None  # of the last play, if that may have been a bluff

    def lose(self, when: int, card: Card, *, drawn: bool = False) -> None:
        if self.known[card]:
            self.known[card] -= 1
        else:
            self.gone.append((when, card, drawn))

    def judge(self, *, honest: bool) -> None:
        if self.doubted:
            self.clues.remove(self.doubted)
            self.clues += [self.doubted._replace(likely=NEVER)] if honest else []
            self.doubted = None

    def likely(self, card: Card, since: int, until: int) -> float:
        """The weight that the clues give to a card being in the hand from one time to another."""
        return prod([clue.likely for clue in self.clues if since <= clue.when < until and card in clue.cards])

    def weights(self, cards: set[Card], since: int) -> dict[Card, float]:
        """The same for each of these cards, from one time to now."""
        found = dict.fromkeys(cards, 1.0)
        for clue in self.clues:
            if clue.when >= since:
                for card in clue.cards.intersection(cards):
                    found[card] *= clue.likely
        return found

    def places(self, when: int, card: Card, drawn: bool) -> list[float]:
        """The weight of each batch as the source of a card that left the hand."""
        weights = [self.likely(card, each.since, when) if each.since < when else 0.0 for each in self.batches]
        if not drawn or not any(weights):
            return weights
        last = max(place for place, weight in enumerate(weights) if weight)
        return [float(place == last) for place in range(len(weights))]


class Reader:
    """Follows a round for the hands that a seat doesn't see."""

    def __init__(self, view: SheddingSeatView, history: History) -> None:
        seats = range(len(view.hands)) if view.phase == "play" else ()
        self.table, self.hands = view.table, {seat: Held() for seat in seats if seat != view.seat}
        self._now = 0
        if history and history[0].before.phase == "play":  # it is seen from later on: no more is known of first hands
            for seat, held in self.hands.items():
                held.batches.append(Batch(0, history[0].before.counts[seat]))
        for seen in history:
            for event in seen.events:
                self._now += 4
                if isinstance(seen.before, SheddingView):
                    self._follow(seen, seen.before, event)

    def _follow(self, seen: Seen, before: SheddingView, event: AnyEvent) -> None:
        match event:
            case Dealt(count=count):
                for seat, held in self.hands.items():
                    held.batches.append(Batch(self._now, count or before.totals[seat]))
            case Gave():
                self._gave(event)
            case Challenged(player=seat, held=shown, honest=honest) if seat in self.hands:
                if shown is None:
                    self.hands[seat].judge(honest=honest)
                else:
                    self.hands[seat] = Held(known=Counter(shown))
            case DealerBegan() | Drew() | Played() | Passed() | Kept() | TakenBack() | TookBack():
                if event.seat in self.hands:
                    self._moved(event.seat, seen, before, event)

    def _moved(self, seat: int, seen: Seen, before: SheddingView, event: AnyEvent) -> None:
        # the cards that the seat could have played, none before the first turn
        fits = followers(before, seat) if before.pile or before.phase == "play" else frozenset()
        match event:
            case DealerBegan(card=card):
                self.hands[seat].lose(self._now, card)
            case Drew() if event.count:
                self._drew(seen, before, event, fits)
            case Played():
                self._played(before, event, fits)
            case Passed():
                self._clue(seat, fits, ACCEPTS)
            case Kept() if after_drawing(before) != "turn ends":
                self._clue(seat, fits, KEEPS)
            case TakenBack(cards=cards) | TookBack(cards=cards):
                self.hands[seat].known.update(cards)

    def _clue(self, seat: int, cards: frozenset[Card], likely: float, later: int = 0) -> None:
        self.hands[seat].clues.append(Clue(self._now + later, cards, likely))

    def _drew(self, seen: Seen, before: SheddingView, drew: Drew, fits: frozenset[Card]) -> None:
        """Cards that are drawn one by one, of which none but the last can have fitted, or several at once."""
        seat, batches = drew.seat, self.hands[drew.seat].batches
        if drew.reason != "turn":
            if drew.reason == "debt" and seat == seen.actor and before.debt:
                self._clue(seat, fits, ACCEPTS)
            batches.append(Batch(self._now + 1, drew.count))
            return
        self._clue(seat, fits, DRAWS)
        if drew.count > 1:
            batches.append(Batch(self._now + 1, drew.count - 1))
            self._clue(seat, fits, DRAWS, later=1)
        batches.append(Batch(self._now + 2, 1))
        if after_drawing(before) != "turn ends" and not any(isinstance(event, TurnGoesOn) for event in seen.events):
            self._clue(seat, fits, DRAWS, later=2)

    def _played(self, before: SheddingView, played: Played, fits: frozenset[Card]) -> None:
        seat, held = played.seat, self.hands[played.seat]
        held.doubted = None
        on_turn, wild_now = seat == before.turn, wild_cards(before, seat)
        wild = played.cards[-1] in wild_now
        if on_turn and not before.drawn:
            fits -= wild_now
            if wild:
                bluff = rank_of(played.cards[0]) in self.table.last_resort
                self._clue(seat, fits, BLUFFS if bluff else SPENDS)
                held.doubted = held.clues[-1] if bluff else None
            else:  # most players get rid of dear cards first, and of those that hurt others
                least, others = max(map(self._dear, played.cards)), fits.difference(played.cards)
                dearer = frozenset(card for card in others if self._dear(card) > least)
                self._clue(seat, dearer, SPARES)
                self._clue(seat, others - dearer, PASSES_OVER)
        drawn = on_turn and bool(before.drawn) and not before.debt and after_drawing(before) != "any card"
        if is_unanswered(before, seat, played.cards):
            self._clue(seat, self.table.answers_to[played.cards[-1]], LEAVES, later=1)
        for card in played.cards:
            held.lose(self._now + 1, card, drawn=drawn)
        if wild and played.named and played.suit in EVERY_SUIT:
            of_others = frozenset(card for card in self.table.pack if suit_of(card) not in (played.suit, None))
            self._clue(seat, of_others - wild_now, PICKS_OTHER, later=2)

    def _dear(self, card: Card) -> int:
        hurt = HURT * self.table.effect_of[card].count if card in self.table.hurting else 0
        return self.table.cost_of[card] + hurt

    def _gave(self, gave: Gave) -> None:
        giver, receiver = self.hands.get(gave.seat), self.hands.get(gave.to)
        if giver and gave.card:
            giver.lose(self._now, gave.card)
        elif giver and giver.batches:  # it most likely comes from the largest batch
            max(giver.batches, key=lambda batch: batch.size).size -= 1
        if receiver and gave.card:
            receiver.known[gave.card] += 1
        elif receiver:
            receiver.batches.append(Batch(self._now + 1, 1))


class _Hand:
    """A hidden hand to be drawn from these cards."""

    def __init__(self, held: Held, cards: set[Card]) -> None:
        sizes, unsure = [batch.size for batch in held.batches], []
        for gone in held.gone:
            weights = held.places(*gone)
            came_from = [place for place, weight in enumerate(weights) if weight]
            if len(came_from) == 1 and sizes[came_from[0]]:
                sizes[came_from[0]] -= 1
            else:
                unsure.append(weights)
        left = [place for place, size in enumerate(sizes) if size]
        self.known = tuple(held.known.elements())
        self.sizes = [sizes[place] for place in left]  # how many cards are left of each batch
        # how likely each card is in each of them
        self.likely = [held.weights(cards, held.batches[place].since) for place in left]
        # for each card that left one of them, it is not sure which: how likely it was each
        self.gone = [[weights[place] for place in left] for weights in unsure]
        self.ways: list[list[int]] = []

    def left(self, dice: Dice) -> list[int]:
        """The number of cards left in each batch without those that are gone, in one of some likely ways."""
        if len(self.ways) == WAYS:
            return dice.one_of(self.ways)
        sizes = list(self.sizes)
        for weights in self.gone:
            shares = [weight * size if size > 0 else 0.0 for weight, size in zip(weights, sizes, strict=True)]
            # the more likely a batch, the more cards of it there still are
            place = dice.weighted(shares) if any(shares) else max(range(len(sizes)), key=sizes.__getitem__)
            sizes[place] -= 1
        self.ways.append(sizes)
        return sizes

    def draw(self, cards: list[Card], dice: Dice) -> list[Card]:
        """A hand from the cards that are left, which lose it, each as likely as it is next to those that are left."""
        drawn = list(self.known)
        for likely, size in zip(self.likely, self.left(dice), strict=True):
            weights = list(map(likely.__getitem__, cards)) if size > 0 else []
            for _ in range(size):
                place = dice.weighted(weights)
                drawn.append(cards.pop(place))
                del weights[place]
        return drawn


def believed_cards(view: SheddingSeatView, history: History) -> Callable[[Dice], list[Card]]:
    """Draws the hidden cards as a seat believes them to be likely: those of each hidden hand, from the lowest seat on,
    and then the rest.
    """
    unseen = Counter(view.table.pack)
    for cards in (view.pile, *(hand for hand in view.hands if not is_covered(hand))):
        unseen.subtract(cards)
    read = Reader(view, history).hands
    for seat, held in read.items():
        held.known = +held.known
        hidden = sum(batch.size for batch in held.batches) - len(held.gone)
        # one that doesn't add up, such as in a round of which a part was seen only, is wholly unknown
        if not 0 <= hidden == view.counts[seat] - held.known.total() or not held.known <= unseen:
            read[seat] = Held([Batch(0, view.counts[seat])])
    for held in read.values():
        unseen.subtract(held.known)
    rest = tuple(unseen.elements())
    hands = {seat: _Hand(held, set(rest)) for seat, held in read.items()}

    def draw(dice: Dice) -> list[Card]:
        left = list(rest)
        drawn = {seat: hands[seat].draw(left, dice) for seat in dice.shuffled(tuple(hands))}
        return [card for seat in hands for card in drawn[seat]] + list(dice.shuffled(left))

    return draw
