"""The packs that games are played with: what a pack is, the pack of numbers, and beside it those with suits."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from engine.interning import interned
from engine.words import Words

Card = str  # a rank and a suit, a character each, or the number of a number card
Rank = str
Suit = str

NO_SUIT: Suit = "*"  # in the code of a joker
_NONE: Mapping[str, tuple[str, ...]] = MappingProxyType({})


class RankNames(NamedTuple):
    """A rank in words, as in ``Eight``, ``Eights`` and ``an Eight``."""

    name: str
    plural: str
    one: str


class PackWords(NamedTuple):
    """The words for a pack, or for all packs, in one language.

    What people type for a card is a rank and a suit in either order, perhaps with one of the words ``between`` them, or
    one of the words that mean the whole card.
    """

    figures: Mapping[Rank, str]  # a rank as it is printed, perhaps in the letters of another language
    short: Mapping[Card, str]  # in a few characters, as in ``10♦``
    spoken: Mapping[Card, str]  # as in ``Ten of diamonds``
    suits: Mapping[Suit, str] = MappingProxyType({})
    ranks: Mapping[Rank, RankNames] = MappingProxyType({})  # also that of jokers
    typed_ranks: Mapping[Rank, tuple[str, ...]] = _NONE
    typed_suits: Mapping[Suit, tuple[str, ...]] = _NONE
    typed: Mapping[Card, tuple[str, ...]] = _NONE
    between: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Pack:
    """One kind of pack: all that its cards are, but for their pictures. No card, rank or suit is in two of them."""

    key: str
    cards: tuple[Card, ...]  # the different ones that packs of this kind can have, in the order of a hand
    called: Callable[[], PackWords]  # in the language of now
    suits: tuple[Suit, ...] = ()
    symbols: Mapping[Suit, str] = field(default_factory=dict)
    ranks: tuple[Rank, ...] = ()  # from the lowest, without that of jokers
    joker_rank: Rank = ""
    jokers: tuple[Card, ...] = ()  # cards without a suit, which are wild, in a pack that has suits
    copies: int = 0  # of each joker in a pack. 0: a table says how many jokers there are
    colours: Mapping[str, Callable[..., str]] = field(default_factory=dict)  # words for ``cards`` of a rank, by suits
    sizes: Mapping[int, tuple[Rank, ...]] = field(default_factory=dict)  # the ranks of a pack with so many cards
    wild: tuple[Rank, ...] = ()  # the ranks that are wild if no one says otherwise
    costs: Mapping[Card, int] = field(default_factory=dict)  # the points of a card if no one says otherwise
    about: Callable[[], str] = str  # what is in it, where that has to be said
    from_low: tuple[Rank, ...] = ()  # the ranks from the lowest when cards are drawn for the deal

    @property
    def every_rank(self) -> tuple[Rank, ...]:
        return (*self.ranks, self.joker_rank) if self.joker_rank else self.ranks

    @property
    def size(self) -> int:
        """The cards of a whole pack, without those that a table adds."""
        return max(self.sizes)

    @interned
    def plain(self, size: int) -> tuple[Card, ...]:
        ranks = self.sizes.get(size, self.ranks)
        return tuple(card for card in self.cards if card[0] in ranks and card not in self.jokers)

    def made(self, packs: int, jokers: int = 0, size: int = 0) -> tuple[Card, ...]:
        """All cards of this many packs, in order, each with so many jokers unless it has its own. 0: whole packs."""
        return (self.plain(size) + (self.jokers * self.copies or self.jokers[:jokers])) * packs


# The products up to 8 times 8, and cards that pass every hand to the left or to the right

LARGEST_FACTOR = 8
_FACTORS = range(1, LARGEST_FACTOR + 1)
NUMBER_CARDS: tuple[Card, ...] = tuple(map(str, sorted({one * other for one in _FACTORS for other in _FACTORS})))
PASS_CARDS: tuple[Card, ...] = ("PL", "PR")


def _numbers_said() -> PackWords:
    words, sides = Words("engine.core.packs.numbers"), {"PL": "pass-left", "PR": "pass-right"}
    numbers = {card: card for card in NUMBER_CARDS}
    return PackWords(
        figures={},
        short=numbers | {card: words(f"{key}.short") for card, key in sides.items()},
        spoken=numbers | {card: words(key) for card, key in sides.items()},
        typed={card: tuple(words(f"{key}.typed").split()) for card, key in sides.items()},
    )


NUMBERS = Pack(key="numbers", cards=(*NUMBER_CARDS, *PASS_CARDS), called=_numbers_said)
