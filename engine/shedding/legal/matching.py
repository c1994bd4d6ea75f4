"""What may follow what: the one source for whether a card is legal."""

from engine.core.cards import EVERY_SUIT, JOKERS, Card, Rank, Suit, rank_of, suit_of
from engine.shedding.state import State
from engine.shedding.table import Table
from engine.shedding.view import SheddingView

Position = State | SheddingView  # whose cards may follow, which everyone may know

ANY_SUIT: Suit = "*"  # as a picked suit: any card may follow


NO_CARD: Card = ""  # the top of a pile that no card has begun
_NONE: frozenset[Card] = frozenset()


def top_of(position: Position) -> Card:
    """The top card of the pile, or none where no card has begun it."""
    return position.pile[-1] if position.pile else NO_CARD


def wild_ranks(position: Position, seat: int) -> tuple[Rank, ...]:
    """The ranks that are wild for a seat, besides jokers (source: S3, "Each player's current score determines")."""
    return wild_at(position.rules.table, position.totals[seat])


def wild_cards(position: Position, seat: int) -> frozenset[Card]:
    """The cards that are wild for a seat: those of its wild ranks, and jokers."""
    rules = position.rules.table
    if not rules.own_wild:
        return rules.wild_cards
    return rules.wild_cards_by_score.get(position.totals[seat], rules.wild_cards)


def wild_at(rules: Table, score: int) -> tuple[Rank, ...]:
    """The ranks that are wild for a player with this score, besides jokers."""
    return rules.wild_by_score.get(score, rules.wild)


def may_be_wild(rules: Table, card: Card) -> bool:
    """True if a card is ever wild for any seat. A score starts at the number of cards dealt and falls."""
    return card in JOKERS or any(card[0] in wild_at(rules, score) for score in range(1, rules.deal + 1))


def is_wild(position: Position, seat: int, card: Card) -> bool:
    return card in wild_cards(position, seat)


def followers(position: Position, seat: int) -> frozenset[Card]:
    """The cards that the seat may play on the pile as it is, if it holds them. Who has yet to begin answers nothing."""
    rules, pile, suit = position.rules.table, position.pile, position.suit
    top = pile[-1] if pile else NO_CARD
    if position.to_begin and seat in position.to_begin:
        return _NONE if position.debt or position.skips else rules.first_cards
    if position.skips:
        return skip_answers(rules, top)
    if position.covering and rules.again_in_suit and not suit:
        suit = suit_of(top)
    score = position.totals[seat] if rules.own_wild else 0
    question = (top, suit, position.rank, position.debt > 0, score)
    try:
        return rules.followers[question]
    except KeyError:
        found = frozenset(card for card in rules.every_card if _follows(rules, card, *question))
        rules.followers[question] = found
        return found


def _follows(
    rules: Table, card: Card, top: Card, suit: Suit | None, rank: Rank | None, owing: bool, score: int
) -> bool:
    """Source: S3, "The following plays are legal", and "Draw cards" for what answers a debt.

    A debt goes before a rank that was asked for, and that rank before a suit that was picked.
    """
    if owing:
        return rules.cancels_debt(card, top) or answers(rules, card, top, suit)
    return not rules.kept_apart.issuperset((card, top)) and _fits(rules, card, top, suit, rank, score)


def _fits(rules: Table, card: Card, top: Card, suit: Suit | None, rank: Rank | None, score: int) -> bool:
    if rank is not None:
        return rank in (rank_of(card), card) or card in rules.asking
    if not anything_follows(rules, top, suit) and (card in JOKERS or rank_of(card) in wild_at(rules, score)):
        # source: MM-lc, "J on J forbidden", also where its suit matches
        closed = not rules.wild_on_wild and rank_of(card) == rank_of(top)
        able = card in JOKERS or rules.wild_when == "any time" or matches(rules, card, top, suit)
        return able and not closed
    if anything_follows(rules, top, suit) or card in rules.free:
        return True
    if suit is not None:
        return card[1] == suit or (rules.rank_on_wild and card[0] == rank_of(top))
    return matches(rules, card, top, suit)


def anything_follows(rules: Table, top: Card, suit: Suit | None) -> bool:
    """True if any card may be played on this one, if nothing is owed."""
    return top in rules.opening or suit == ANY_SUIT


def matches(rules: Table, card: Card, top: Card, suit: Suit | None) -> bool:
    return rank_of(card) in rules.ranks_that_fit[rank_of(top)] or (rules.suits_match and _has_suit(card, top, suit))


def _has_suit(card: Card, top: Card, suit: Suit | None) -> bool:
    """True if a card has the suit in force, which is that of the top card if none was picked."""
    return suit_of(card) is not None and suit_of(card) == (suit or suit_of(top))


def answers(rules: Table, card: Card, top: Card, suit: Suit | None) -> bool:
    """True if a draw card adds to another. A wild one binds the answer to the suit picked with it.

    Source: S3, "Wild / Draw Two". No source says so of a Joker, which has no suit.
    """
    effect, before, way = rules.effect_of.get(card), rules.effect_of.get(top), rules.answered(top)
    if effect is None or not rules.makes_draw(card) or way == "none":
        return False
    equal = rank_of(card) == rank_of(top)
    bound = suit in EVERY_SUIT and top not in JOKERS and card not in JOKERS
    if bound and card[1] != suit and not (equal and rules.rank_on_wild):
        return False
    if way == "same rank":
        return equal
    if way == "same rank or suit":
        return equal or (rules.answered(card) == way and _has_suit(card, top, suit if suit in EVERY_SUIT else None))
    return way == "any draw card" or before is None or effect.count >= before.count


def may_answer(rules: Table, card: Card, top: Card) -> bool:
    """True if a draw card answers another in any suit that may have been picked with it."""
    suits = (None, *rules.suits) if may_be_wild(rules, top) else (None,)
    return any(answers(rules, card, top, suit) for suit in suits)


def binds(rules: Table, card: Card, top: Card) -> bool:
    """True if a draw card answers another only in the right suit, because that one may be wild."""
    return (
        may_be_wild(rules, top)
        and may_answer(rules, card, top)
        and not all(answers(rules, card, top, suit) for suit in rules.suits)
    )


def answerable(rules: Table, top: Card) -> bool:
    """True if any other card of the packs can be played on this one instead of drawing."""
    return any(rules.cancels_debt(card, top) or may_answer(rules, card, top) for card in rules.other_cards(top))


def is_asked_to_answer(position: Position, seat: int) -> bool:
    """True if the seat is asked to answer the debt, as some card that it may hold does."""
    rules, answering = position.rules.table, followers(position, seat)
    if rules.reading >= 6:
        answering &= rules.other_cards(top_of(position))
    return bool(answering)


def leaves_suit(position: Position, cards: tuple[Card, ...]) -> bool:
    """True if these cards cancel the debt and leave the suit in force (source: more-cousins.md 6.10, "leaves")."""
    return position.debt > 0 and cards[-1] in position.rules.table.leaving_suit


def suits_to_name(position: Position, seat: int, cards: tuple[Card, ...]) -> tuple[Suit, ...]:
    """The suits to pick from when the seat plays these cards. Empty when no suit is picked."""
    last, rules = cards[-1], position.rules.table
    if rules.asks_card(cards):
        return rules.suits
    if not is_wild(position, seat, last):
        return ()
    if rules.naming == "any suit" or (last in JOKERS and rules.suits_match):
        return rules.suits
    in_force = position.suit or suit_of(top_of(position))
    if rules.naming == "another suit":
        return tuple(suit for suit in rules.suits if suit != in_force)
    if rules.naming == "any suit if it matches" and in_force in rules.suits and in_force is not None:
        return rules.suits if matches(rules, cards[0], top_of(position), position.suit) else (in_force,)
    return () if rules.naming == "own suit" else rules.suits


def suit_laid(position: Position, seat: int, cards: tuple[Card, ...], named: Suit | None) -> Suit | None:
    """The suit that must follow: the one picked, or the one that a cancelling card leaves, or else the card's own.

    Where suits mean nothing, anything follows a joker.
    """
    if not position.rules.table.suits_match:
        return ANY_SUIT if cards[-1] in JOKERS else None
    if leaves_suit(position, cards):
        return position.suit or suit_of(position.pile[-1])
    return named or (suit_of(cards[-1]) if is_wild(position, seat, cards[-1]) else None)


def is_skip(rules: Table, card: Card) -> bool:
    effect = rules.effect_of.get(card)
    return effect is not None and (effect.kind == "skip" or (effect.kind == "reverse" and rules.reverse_skips))


def skip_answers(rules: Table, top: Card) -> frozenset[Card]:
    """The cards that answer a skip with this card on top (source: J28-ls, "8 answerable by 8")."""
    return frozenset(card for card in rules.effect_of if rank_of(card) == rank_of(top) and is_skip(rules, card))
