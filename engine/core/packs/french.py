"""The pack of 52 with spades, hearts, diamonds and clubs. It can be a short one, and a table may add two jokers."""

from functools import partial

from engine.core.packs import NO_SUIT, Card, Pack, PackWords, Rank, RankNames, Suit
from engine.words import Words, in_language, voice

WORDS = Words(__name__)

SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
RANKS: tuple[Rank, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
JOKER: Rank = "*"
JOKERS: tuple[Card, ...] = (f"R{NO_SUIT}", f"B{NO_SUIT}")
PACK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARDS: tuple[Card, ...] = (*PACK, *JOKERS)
TWO: Rank = "2"
COURT: tuple[Rank, ...] = ("J", "Q", "K")
MARRIED: tuple[Rank, ...] = ("K", "Q")

_keys = {rank: f"rank-{rank}" for rank in RANKS} | {JOKER: "rank-joker"}
_symbols = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def _said() -> PackWords:
    names = {rank: RankNames(WORDS(key), WORDS(f"{key}.plural"), WORDS(f"{key}.one")) for rank, key in _keys.items()}
    suits = {suit: WORDS("suit", suit=suit) for suit in SUITS}
    with in_language(voice().letters):
        figures = {rank: WORDS("figure", rank=rank) for rank in RANKS}
    spoken = {card: WORDS("card", rank=names[card[0]].name, suit=suits[card[1]]) for card in PACK}
    jokers = dict(zip(JOKERS, (WORDS("red-joker"), WORDS("black-joker")), strict=True))
    return PackWords(
        figures,
        {card: figures[card[0]] + _symbols[card[1]] for card in PACK} | dict.fromkeys(JOKERS, names[JOKER].name),
        spoken | jokers,
        suits,
        names,
        {rank: tuple(WORDS(f"{_keys[rank]}.typed").split()) for rank in RANKS},
        {suit: tuple(WORDS("suit.typed", suit=suit).split()) for suit in SUITS},
        dict.fromkeys(JOKERS, tuple(WORDS(f"{_keys[JOKER]}.typed").split())),
        tuple(WORDS("card.typed").split()),
    )


FRENCH = Pack(
    key="french",
    cards=CARDS,
    called=_said,
    suits=SUITS,
    symbols=_symbols,
    ranks=RANKS,
    joker_rank=JOKER,
    jokers=JOKERS,
    colours={"SC": partial(WORDS, "black-cards"), "HD": partial(WORDS, "red-cards")},
    sizes={52: RANKS, 36: ("A", *RANKS[5:]), 32: ("A", *RANKS[6:])},
    wild=("8",),
    costs={card: 10 if card[0] in COURT else RANKS.index(card[0]) + 1 for card in PACK} | dict.fromkeys(JOKERS, 50),
    from_low=(*RANKS[1:], RANKS[0]),
)
