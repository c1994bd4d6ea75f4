"""The cards of a hand that may be played first, and why others may not: one table for both.

Sources: kings-reverse-crazy-eights-countdown.txt ("S3"), eights-classic.txt ("S0"), and rulings.md.
"""

from collections.abc import Callable

from engine.core.cards import PACK_OF_SUIT, Card, CardName, CardNames, RankPlural, SuitName, asked_for, rank_of, suit_of
from engine.core.match import without_cards
from engine.shedding.chapters import spoken
from engine.shedding.matching import after_drawing, followers, is_wild, may_answer, skip_answers
from engine.shedding.position import Cards, Fit, Hooks, Limit, Reason, Restriction, SheddingPosition
from engine.shedding.several import can_be_answered, way_to_answer, why_not_last
from engine.shedding.table import Table
from engine.words import Later, Message, Value, Words

WORDS = Words("engine.shedding.refusals")
NONE: frozenset[Card] = frozenset()
_NONE: Reason = ("", WORDS.message("no-card"))


def of_pack(table: Table, key: str, /, **values: Value) -> Message:
    """A message that calls suits and ranks as the pack does."""
    return WORDS.message(key, pack=table.kind_of_pack.key, **values)


# What fits


def does_not_follow(position: SheddingPosition, seat: int, card: Card) -> Reason:
    """It has not what the pile asks for: an answer to the debt, a rank, a picked suit, or the top card's."""
    table, top = position.table, position.pile[-1] if position.pile else ""
    if position.debt:
        return _does_not_answer(position, card)
    if table.kept_apart.issuperset((card, top)):
        return "apart", WORDS.message("apart", card=CardName(card), top=CardName(top))
    if position.rank is not None:
        return "effects", WORDS.message("rank-asked", card=CardName(card), **asked_for(position.rank))
    if is_wild(position, seat, card):
        return _wild_does_not_follow(position, card)
    if position.suit is not None or (position.covering and table.again_in_suit):
        return _not_in_suit(position, card)
    fits = table.matching.replace(" ", "-")
    return "match", of_pack(table, "no-match", card=CardName(card), top=CardName(top), fits=fits)


def _wild_does_not_follow(position: SheddingPosition, card: Card) -> Reason:
    if not position.table.wild_on_wild and rank_of(card) == rank_of(position.top):
        return "wild_on_wild", of_pack(position.table, "wild-on-wild", card=CardName(card))
    return "wild_when", WORDS.message("wild-must-match", card=CardName(card), match=_to_match(position))


def _not_in_suit(position: SheddingPosition, card: Card) -> Reason:
    """It has not the suit that was picked, or that the starter was left with, or of the card that it has to cover."""
    table, top, named = position.table, position.top, SuitName(position.suit or suit_of(position.top) or "")
    if position.suit is None:
        return "again_in_suit", WORDS.message("again-in-suit", card=CardName(card), suit=named)
    if table.starter_suit_only and len(position.pile) == 1 and top not in table.ever_wild:
        return "starter_suit_only", of_pack(table, "starter-suit", card=CardName(card), suit=named)
    if rank_of(card) == rank_of(top):
        return "rank_on_wild", of_pack(table, "rank-on-wild", card=CardName(card), suit=named)
    return "naming", of_pack(table, "suit-in-force", card=CardName(card), suit=named)


def _does_not_answer(position: SheddingPosition, card: Card) -> Reason:
    table, top, debt = position.table, position.top, position.debt
    if position.suit in PACK_OF_SUIT and may_answer(table, card, top):
        return "naming", WORDS.message("unanswered-suit", card=CardName(card), count=debt, suit=SuitName(position.suit))
    if card in table.cancelling:
        rank = RankPlural(table.ranks_cancelled[card])
        return "cancels_only", WORDS.message("cancels-only", card=CardName(card), rank=rank, top=CardName(top))
    rule = "stacking" if table.answered[top] == table.stacking else "answered_by"
    return rule, WORDS.message("unanswered", card=CardName(card), top=CardName(top), count=debt)


def _to_match(position: SheddingPosition) -> Later[str]:
    return SuitName(position.suit) if position.suit in PACK_OF_SUIT else CardName(position.top)


def _no_beginning(position: SheddingPosition, seat: int, card: Card) -> Reason:
    if position.debt or position.skips:
        return "first_card", WORDS.message("first-answers-nothing")
    suit = SuitName(position.table.first_suit or "")
    return "first_card", WORDS.message("first-suit", card=CardName(card), suit=suit)


BEGINS = Fit(
    lambda position, seat: (
        (NONE if position.debt or position.skips else position.table.first_cards) if seat in position.to_begin else None
    ),
    _no_beginning,
)
SKIPPED = Fit(
    lambda position, seat: skip_answers(position.table, position.top) if position.skips else None,
    lambda position, seat, card: (
        "skip_stacking",
        of_pack(position.table, "unanswered-skip", card=CardName(card), top=CardName(position.top)),
    ),
)


def _why_it_does_not_fit(position: SheddingPosition, seat: int, card: Card) -> Reason:
    for fit in position.hooks.fits:
        if fit.cards(position, seat) is not None:
            return fit.why(position, seat, card)
    return does_not_follow(position, seat, card)


# What may not be played though it fits


def _drawn(position: SheddingPosition, seat: int, cards: frozenset[Card]) -> frozenset[Card]:
    """Once a seat has drawn, it may play nothing more, or only what it drew."""
    if not position.drawn or position.debt:
        return cards
    then = after_drawing(position)
    return NONE if then == "turn ends" else cards if then == "any card" else cards.intersection(position.drawn)


def _answered(position: SheddingPosition, seat: int, cards: frozenset[Card]) -> frozenset[Card]:
    """A question that has to be answered needs its answer in the hand."""
    asking = position.table.bound & cards
    if not asking or seat in position.to_begin:
        return cards
    hand = position.hands[seat]
    return cards.difference(
        [card for card in asking if not can_be_answered(position, seat, (card,), without_cards(hand, (card,)))]
    )


def _no_answer_held(position: SheddingPosition, seat: int, card: Card) -> Reason:
    """The hand has no answer to a question, or they can't be its last cards."""
    way = way_to_answer(position.table, card, without_cards(position.hands[seat], (card,)))
    last = reason_against_last(position, seat, (card, *way)) if way else None
    return last or ("unanswered", WORDS.message("question-alone", card=CardName(card)))


def _may_be_last(position: SheddingPosition, seat: int, cards: frozenset[Card]) -> frozenset[Card]:
    """The last card of a hand has to be one that may be."""
    if len(position.hands[seat]) > 1:
        return cards
    return cards.difference([card for card in cards if why_not_last(position, seat, (card,))])


def reason_against_last(position: SheddingPosition, seat: int, cards: Cards) -> Reason | None:
    """The reason these cards can't be a hand's last."""
    rule = why_not_last(position, seat, cards)
    if not rule:
        return None
    if rule == "call":
        said = "announced-unsaid" if position.table.announces else "unsaid"
        return rule, WORDS.message(said, word=Later(spoken, position.table.call_word))
    if rule == "last_alone":
        told = rule if position.table.last_alone else "call"
        return told, WORDS.message("last-not-together", cards=CardNames(cards))
    key = {"not_last": "not-last", "unanswered": "question-last"}.get(rule)
    if key:
        return rule, WORDS.message(key, card=CardName(cards[-1]))
    return rule, WORDS.message("last-wild-must-match", card=CardName(cards[0]), match=_to_match(position))


def has_better(position: SheddingPosition, seat: int, held: Cards) -> bool:
    """True if some card that fits is not a last resort, and needs no answer."""
    fits, table = followers(position, seat).intersection(held), position.table
    return any(rank_of(card) not in table.last_resort and card not in table.bound for card in fits)


def _no_last_resort(position: SheddingPosition, seat: int, cards: frozenset[Card]) -> frozenset[Card]:
    """The table stops bluffs."""
    if not cards or not has_better(position, seat, position.hands[seat]):
        return cards
    return cards.difference([card for card in cards if rank_of(card) in position.table.last_resort])


FITS = Restriction(lambda position, seat, cards: followers(position, seat) & cards, _why_it_does_not_fit)
# In the order in which players are told: which tables have each.
RESTRICTIONS: tuple[tuple[Callable[[Table], object], Restriction], ...] = (
    (
        lambda table: table.after_drawing != "any card",
        Restriction(
            _drawn,
            lambda position, seat, card: (
                "after_drawing",
                WORDS.message(
                    "drawing-ends-turn" if after_drawing(position) == "turn ends" else "only-drawn-cards",
                    card=CardName(card),
                ),
            ),
        ),
    ),
    (lambda table: True, FITS),
    (lambda table: table.bound, Restriction(_answered, _no_answer_held)),
    (
        lambda table: table.limits_last,
        Restriction(_may_be_last, lambda position, seat, card: reason_against_last(position, seat, (card,)) or _NONE),
    ),
    (
        lambda table: table.last_resort and not table.bluffing,
        Restriction(
            _no_last_resort,
            lambda position, seat, card: ("last_resort", WORDS.message("last-resort", card=CardName(card))),
        ),
    ),
)


def take_part(table: Table, hooks: Hooks) -> None:
    hooks.restrictions = tuple(restriction for is_there, restriction in RESTRICTIONS if is_there(table))
    hooks.limits = tuple(each.leaves for each in hooks.restrictions if each is not FITS)
    hooks.limits_undrawn = tuple(leaves for leaves in hooks.limits if leaves not in (_drawn, _no_last_resort))
    hooks.limits_of_cards = tuple(leaves for leaves in hooks.limits if leaves in (_answered, _no_last_resort))


def playable(position: SheddingPosition, seat: int) -> frozenset[Card]:
    """The different cards in a hand that may be played first now."""
    return within(position, seat, followers(position, seat).intersection(position.hands[seat]), position.hooks.limits)


def fitting(position: SheddingPosition, seat: int) -> frozenset[Card]:
    """The cards of a hand that fit, though it may have to draw or to keep them, or has better ones."""
    cards = followers(position, seat).intersection(position.hands[seat])
    return within(position, seat, cards, position.hooks.limits_undrawn)


def within(position: SheddingPosition, seat: int, cards: frozenset[Card], limits: tuple[Limit, ...]) -> frozenset[Card]:
    """Those of these cards that the limits leave."""
    for limit in limits:
        cards = cards and limit(position, seat, cards)
    return cards


def why_not_first(position: SheddingPosition, seat: int, card: Card) -> Reason | None:
    """The first restriction that leaves a card out. None: it may be played."""
    for restriction in position.hooks.restrictions:
        if not restriction.leaves(position, seat, frozenset((card,))):
            return restriction.why(position, seat, card)
    return None
