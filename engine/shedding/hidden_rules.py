"""Rules of conduct, which a player can break without playing a wrong card: what has to be said, and what is not done.

They never narrow what may be played. A player who breaks one draws a card, and is not told why. ``CATALOGUE`` is the
closed list of all there are, each an occasion and what it demands.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import ClassVar

from engine.chance.stream import Chance
from engine.core.cards import Card, rank_of, suit_of
from engine.core.packs.french import CARDS, COURT, RANKS, SUITS
from engine.words import Words

NEVER = "never"  # as a demand: the occasion itself is the fault
NICE_DAY, HAIL, NAME, KNOCK, THANKS = "nice-day", "hail", "name", "knock", "thanks"
PHRASES = (NICE_DAY, HAIL, NAME, KNOCK, THANKS)
DRAWING, FINED = "drawing", "fined"  # occasions without a card
MOST = 5  # hidden rules in a match, as a round ends though no one says anything
OFFERED = 10  # to pick from
BROKEN = 0.3  # of the moves at most this share is an occasion of a rule, for the same reason

words = Words("engine.shedding.hidden_rules")


@dataclass(frozen=True)
class EtiquetteRule:
    """What has to be said on an occasion, or NEVER."""

    written_as: ClassVar = "Manner"

    occasion: str
    demand: str

    @property
    def text(self) -> str:
        demand = words("never") if self.demand == NEVER else words("say", phrase=phrase(self.demand))
        return words(f"on-{self.occasion}", demand=demand)


@dataclass(frozen=True)
class Hidden:
    """A hidden rule, with the seat that added it (None: the game began with it) after which round.

    ``known`` are the seats that know it. ``manner`` is None for those who do not.
    """

    author: int | None
    round: int
    manner: EtiquetteRule | None
    known: tuple[int, ...] = ()


def phrase(spoken: str) -> str:
    return words(f"phrase-{spoken}")


# The occasions


def _alike(part: Callable[[Card], str | None], value: str, card: Card, below: Card) -> bool:
    return part(card) == value


def _court(card: Card) -> bool:
    return card[0] in COURT


_ON_A_CARD: dict[str, Callable[[Card, Card], bool]] = {
    **{f"rank-{rank}": partial(_alike, rank_of, rank) for rank in RANKS},
    **{f"suit-{suit}": partial(_alike, suit_of, suit) for suit in SUITS},
    "court": lambda card, below: _court(card),
    "same-rank": lambda card, below: rank_of(card) == rank_of(below),
    "court-on-court": lambda card, below: _court(card) and _court(below),
    "spade-on-heart": lambda card, below: suit_of(card) == "S" and suit_of(below) == "H",
}
CATALOGUE: tuple[EtiquetteRule, ...] = (
    *(EtiquetteRule(f"rank-{rank}", NICE_DAY) for rank in "579"),
    *(EtiquetteRule(f"suit-{suit}", NAME) for suit in SUITS),
    *(EtiquetteRule(f"rank-{rank}", HAIL) for rank in COURT),
    EtiquetteRule("court", HAIL),
    *(EtiquetteRule(f"rank-{rank}", KNOCK) for rank in "A3T"),
    EtiquetteRule("same-rank", KNOCK),
    EtiquetteRule("same-rank", NICE_DAY),
    EtiquetteRule(DRAWING, THANKS),
    EtiquetteRule(FINED, THANKS),
    *(EtiquetteRule(f"rank-{rank}", NEVER) for rank in "46"),
    EtiquetteRule("same-rank", NEVER),
    EtiquetteRule("court-on-court", NEVER),
    EtiquetteRule("spade-on-heart", NEVER),
)


@lru_cache(2**14)  # each of a few rules is asked for with each card that is played
def on_card(occasion: str, cards: tuple[Card, ...], below: Card) -> bool:
    """True if playing these cards, one on another, is this occasion. ``below`` is empty where no card was there."""
    if not below and cards:
        return cards[0] in _CARDS_OF.get(occasion, _NO_CARD) or on_card(occasion, cards[1:], cards[0])
    fits = _ON_A_CARD.get(occasion)
    return fits is not None and any(fits(*pair) for pair in zip(cards, (below, *cards), strict=False))


# What may be hidden

_NO_CARD: frozenset[Card] = frozenset()
# The occasions that a card alone is, whatever it is played on, and the cards.
_CARDS_OF = {
    occasion: frozenset(card for card in CARDS if fits(card, card))
    for occasion, fits in _ON_A_CARD.items()
    if occasion.startswith(("rank-", "suit-")) or occasion == "court"
}
# The other occasions, and of how many moves they are one, as was measured. Who owes thanks for it too, pays once more.
_OFTEN = {"same-rank": 0.22, "court-on-court": 0.08, "spade-on-heart": 0.05, DRAWING: 0.15}
_PAID_TWICE = 2


def to_hide(hidden: Sequence[Hidden], pack: Sequence[Card], chance: Chance, count: int) -> tuple[EtiquetteRule, ...]:
    """Some rules that fit those that are hidden already, picked by chance. None once there are enough.

    A rule fits if it is new, contradicts none, and leaves enough moves that no rule is about.
    """
    there = [each.manner for each in hidden if each.manner is not None]
    if len(there) >= MOST:
        return ()
    return chance.shuffled([manner for manner in CATALOGUE if fits(manner, there, pack)])[:count]


def fits(manner: EtiquetteRule, there: Sequence[EtiquetteRule], pack: Sequence[Card]) -> bool:
    """True if a rule can be hidden beside others."""
    clash = any(other.occasion == manner.occasion and NEVER in (other.demand, manner.demand) for other in there)
    return manner not in there and not clash and broken_by_the_silent((*there, manner), pack) <= BROKEN


def broken_by_the_silent(there: Sequence[EtiquetteRule], pack: Sequence[Card]) -> float:
    """The cards that someone who knows none of these rules pays for a move, on average."""
    return _broken_on(frozenset(each.occasion for each in there), tuple(pack))


@lru_cache(2**14)  # who guesses what may be hidden asks again and again
def _broken_on(occasions: frozenset[str], pack: tuple[Card, ...]) -> float:
    about = _NO_CARD.union(*(_CARDS_OF.get(occasion, _NO_CARD) for occasion in occasions))
    share = sum(map(about.__contains__, pack)) / len(pack) + sum(_OFTEN.get(occasion, 0) for occasion in occasions)
    return share * _PAID_TWICE if FINED in occasions else share
