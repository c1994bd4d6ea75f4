"""The cards that go together in one play, and that may be the last of a hand.

Sources: kings-reverse-crazy-eights-countdown.txt ("S3"), rulings.md, and linked-variants.md, 1.7 "multi_play", 5.3
"runs up or down in suit, sets, and changes between them", and 1.6 "dump_suit".
"""

from collections.abc import Iterable, Iterator, Sequence, Set as AbstractSet
from functools import lru_cache
from itertools import pairwise

from engine.core.cards import EVERY_SUIT, JOKERS, OF_SUIT, RANKED, SUITED_RANKS, Card, Rank, cards_of, rank_of, suit_of
from engine.core.match import without_cards
from engine.core.packs.french import MARRIED, SUITS
from engine.shedding.matching import after_drawing, is_wild, matches, wild_cards
from engine.shedding.position import ANY_SUIT, Cards, SheddingPosition
from engine.shedding.table import Table

NONE: frozenset[Card] = frozenset()
_EQUALS = {card: frozenset(cards_of(rank_of(card))) for card in RANKED}
# King and Queen of a suit (source: S3, "played at the same time in a marriage")
_PARTNERS = {rank + suit: frozenset((other + suit,)) for rank, other in (MARRIED, MARRIED[::-1]) for suit in SUITS}


def go_with(table: Table) -> dict[Card, frozenset[Card]]:
    """The other cards that may go on each card in the same play, and its like if the packs have more of it."""
    if not table.plays_several:
        return {}
    found = {card: _going_on(table, (card,)) | table.answers_to.get(card, NONE) for card in table.every_card}
    return {card: cards - table.single.intersection((card,)) for card, cards in found.items() if cards}


def would_join(position: SheddingPosition, seat: int, cards: Cards) -> Iterator[bool]:
    """For each card after the first, True if it may go on those before it, the last of a hand or not."""
    left = list(position.hands[seat])
    left.remove(cards[0])
    for number, card in enumerate(cards[1:], start=1):
        yield card in joins(position, seat, cards[:number], left)
        left.remove(card)


def joining(position: SheddingPosition, seat: int, chosen: Cards, left: Sequence[Card]) -> AbstractSet[Card]:
    """The cards that may go on top of these in the same play."""
    found, table = joins(position, seat, chosen, left), position.table
    for card in table.bound & found:
        if not can_be_answered(position, seat, (*chosen, card), without_cards(left, (card,))):
            found -= {card}
    if len(left) > 1 or not table.limits_last:
        return found
    return {card for card in found if not why_not_last(position, seat, (*chosen, card))}


def joins(position: SheddingPosition, seat: int, chosen: Cards, left: Sequence[Card]) -> frozenset[Card]:
    """The cards that may go on top of these, whether or not they may be the last of the hand."""
    table = position.table
    if table.answers_to and seat not in position.to_begin:
        if is_unanswered(position, seat, chosen):
            return table.answers_to[chosen[-1]].intersection(left)
        last = max((place for place, card in enumerate(chosen) if card in table.answers_to), default=-1)
        chosen = chosen[last + 1 :]  # from the answer to the last question on
    if position.drawn and after_drawing(position) != "any card":
        return NONE
    wild = wild_cards(position, seat) if table.groups == "equal plain ranks" else NONE
    return _going_on(table, chosen, position.debt > 0, wild).intersection(left)


@lru_cache(2**14)
def _going_on(table: Table, chosen: Cards, in_debt: bool = False, wild: frozenset[Card] = NONE) -> frozenset[Card]:
    """All cards that go with these. Of equal ones on a debt only the first must answer it."""
    found, first, suit = NONE, chosen[0], suit_of(chosen[0])
    if table.groups in ("equal ranks", "equal plain ranks"):  # source: S3, "Multiple Equal Cards"
        special = wild.union(table.effect_of) if table.groups == "equal plain ranks" else NONE
        if _EQUALS[first].issuperset(chosen) and special.isdisjoint(chosen):
            found = _EQUALS[first] - special
    if table.chains_ranks:
        found |= _after_chain(table.groups == "chains", table.last_resort, table.reading >= 6, chosen)
    if suit and takes_suit_along(table, first) and all(suit_of(card) == suit for card in chosen):
        found |= OF_SUIT[suit].difference(*map(cards_of, table.last_resort))
    if table.marriage and len(chosen) == 1 and not in_debt:
        found |= _PARTNERS.get(chosen[0], NONE)
    return found - table.kept_apart if chosen[-1] in table.kept_apart else found


# Cards of one suit that are neighbours in rank: runs, chains, and a whole suit at once
#
# An ace stands below the two and nowhere else (source: 5.3, its own page, "A, 2, 3 ... Q, K"). In a Whot pack a run
# passes over the numbers that its shape lacks. Up to reading 5 only those were that no shape has.

# The neighbour of a card, by (True if the numbers that its suit lacks are passed over, the card, a step up or down).
_BESIDE: dict[tuple[bool, Card, int], Card] = {}
for _run in ([rank + suit for rank in SUITED_RANKS] for suit in EVERY_SUIT):
    for _closed, _cards in ((False, _run), (True, [card for card in _run if card in RANKED])):
        for _low, _high in pairwise(_cards):
            if _low in RANKED and _high in RANKED:
                _BESIDE |= {(_closed, _low, 1): _high, (_closed, _high, -1): _low}


@lru_cache(2**14)  # a hand is asked for the same chain again and again while it grows
def _after_chain(equals: bool, alone: tuple[Rank, ...], closed: bool, chosen: Cards) -> frozenset[Card]:
    """The cards that go on a run or a chain. A run goes on the way it began, until a card of equal rank is between.

    ``equals``: equal ranks link too. ``alone``: the ranks of the last-resort cards, each of which goes with its equals
    alone. ``closed``: the numbers that a suit lacks are passed over in it.
    """
    below, top = chosen[:-1], chosen[-1]
    if below and top not in _after_chain(equals, alone, closed, below):
        return NONE
    found = set(cards_of(rank_of(top))) if equals else set()
    if rank_of(top) not in alone:
        ways = [way for way in (1, -1) if below and _BESIDE.get((closed, below[-1], way)) == top]
        beside = [_BESIDE.get((closed, top, way)) for way in ways or (1, -1)]
        found |= {card for card in beside if card is not None and rank_of(card) not in alone}
    return frozenset(found)


def takes_suit_along(table: Table, card: Card) -> bool:
    """True if all cards of its suit may go with this card. A joker has no suit, and a last resort goes alone."""
    alone = card in JOKERS or rank_of(card) in table.last_resort
    return not alone and card in table.effect_of and table.effect_of[card].kind == "suit"


# Cards that have to be answered in the same play (source: more-cousins.md 6.6, "an Ace can be played only with such a
# card in hand", and 6.10, "questions")


def is_unanswered(position: SheddingPosition, seat: int, cards: Sequence[Card]) -> bool:
    """True if a play ends with a question. The card with which a seat begins the round is none."""
    return cards[-1] in position.table.answers_to and seat not in position.to_begin


def can_be_answered(position: SheddingPosition, seat: int, chosen: Cards, left: Sequence[Card]) -> bool:
    """True if these cards, on which those that are ``left`` may go, are a play or the beginning of one.

    If even the shortest way to an answer takes the whole hand, its last card has to be one that may be the last.
    """
    table = position.table
    if not table.bound or not is_unanswered(position, seat, chosen):
        return True
    way = way_to_answer(table, chosen[-1], left)
    may_end = len(way) < len(left) or not (table.limits_last and why_not_last(position, seat, (*chosen, *way)))
    return bool(way) and may_end


def way_to_answer(table: Table, question: Card, left: Iterable[Card]) -> Cards:
    """The fewest cards that answer a question, over other questions. Empty if none do."""
    ways: list[Cards] = [(card,) for card in table.answers_to[question].intersection(left)]
    seen = {question}
    for way in ways:
        if way[-1] not in table.answers_to:
            return way
        if way[-1] not in seen:
            seen.add(way[-1])
            ways += [(*way, card) for card in table.answers_to[way[-1]].intersection(left) if card not in way]
    return ()


# Cards that may be the last ones of a hand (source: linked-variants.md, 1.3, "finish_restriction")


def why_not_last(position: SheddingPosition, seat: int, cards: Cards) -> str:
    """The rule by which these cards can't empty a hand, played in this order. Empty if they may, or leave some.

    Of several cards the top one is the last. It makes no difference whether the hand is filled again, or whether
    partners play on.
    """
    if len(position.hands[seat]) != len(cards):
        return ""
    table = position.table
    # by these two a seat can't go out now, whatever it plays (source: more-cousins.md 6.6 and 6.10)
    if table.call_opens and (seat in position.barred or seat in position.uncalled):
        return "call"
    if table.cardless and not all(map(position.count, position.others(seat))):
        return "cardless"
    return _not_by_these(position, seat, cards)


def _not_by_these(position: SheddingPosition, seat: int, cards: Cards) -> str:
    """A wild card may have to match or answer (source: LC-old, "must match suit"). A joker has no suit. For a question
    without an answer there must be a card to draw.
    """
    table = position.table
    if cards[1:] and table.ends_alone:
        return "last_alone"
    if cards[-1] in table.never_last:
        return "not_last"
    if table.questions_cost and cards[-1] in table.answers_to and not (position.stock or table.reshuffle):
        return "unanswered"
    first, top = cards[0], position.top
    owes = position.debt or position.skips
    free = owes or seat in position.to_begin or top in table.opening or position.suit == ANY_SUIT
    must_match = table.winning_wild and not free and first not in JOKERS and is_wild(position, seat, first)
    return "winning_wild" if must_match and not matches(table, first, top, position.suit) else ""


# An empty hand


def wins_when_empty(position: SheddingPosition, seat: int) -> bool:
    """True if an empty hand ends the round for this seat (source: S0, "both partners must get rid of their cards")."""
    if position.table.hand_ends_round:
        return True
    if position.table.play_on:
        return sum(bool(position.count(other)) for other in position.others(seat)) == 1
    if position.table.partnered:
        return all(other == seat or not position.count(other) for other in position.table.partners[seat])
    return position.totals[seat] == 1


def wins_with(position: SheddingPosition, seat: int, cards: Sequence[Card]) -> bool:
    """True if these cards empty the hand for good, and so end the round, if what has to be said is said."""
    empty = len(position.hands[seat]) == len(cards) and not is_filled_again(position, seat)
    wins = empty and wins_when_empty(position, seat) and not is_unanswered(position, seat, cards)
    return wins and not (position.table.cardless and why_not_last(position, seat, tuple(cards)))


def is_silent(position: SheddingPosition, seat: int) -> bool:
    """True if this seat's next action costs it cards because it has not said its word (source: rulings.md)."""
    return seat in position.uncalled and position.table.call == "automatic"


def is_filled_again(position: SheddingPosition, seat: int) -> bool:
    """True if a hand draws for earlier silence when cards are played. Those leave one below them to reshuffle."""
    able = bool(position.table.call_penalty) and (bool(position.stock) or position.table.reshuffle)
    return able and is_silent(position, seat)
