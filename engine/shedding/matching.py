"""The one source for whether a card may follow another.

Sources: kings-reverse-crazy-eights-countdown.txt ("S3"), eights-classic.txt ("S0"), and rulings.md.
"""

from engine.core.cards import EVERY_SUIT, JOKERS, OF_SUIT, Card, Rank, Suit, cards_of, rank_of, suit_of
from engine.shedding.chapters import UNTIL_ABLE, AfterDrawing
from engine.shedding.position import ANY_SUIT, SheddingPosition, WhatToFollow
from engine.shedding.table import Table


def wild_cards(position: SheddingPosition, seat: int) -> frozenset[Card]:
    """The cards that are wild for a seat: those of its wild ranks, and jokers."""
    table = position.table
    if not table.own_wild:
        return table.wild_cards
    return table.wild_cards_by_score.get(position.totals[seat], table.wild_cards)


def is_wild(position: SheddingPosition, seat: int, card: Card) -> bool:
    return card in wild_cards(position, seat)


def followers(position: SheddingPosition, seat: int) -> frozenset[Card]:
    """The cards that the seat may play on the pile as it is, if it holds them."""
    hooks = position.hooks
    if hooks.fits and (position.skips or position.to_begin or position.covering or position.table.own_wild):
        for fit in hooks.fits:
            cards = fit.cards(position, seat)
            if cards is not None:
                return cards
    try:
        return hooks.followers[position.pile[-1], position.suit, position.debt, position.rank, 0]
    except (IndexError, KeyError):
        return follow(position, (position.top, position.suit, position.debt, position.rank, 0))


def follow(position: SheddingPosition, asked: WhatToFollow) -> frozenset[Card]:
    """The cards that may be played on this card with this suit, debt, rank and score. They are found once."""
    found = position.hooks.followers.get(asked)
    if found is None:
        table, (top, suit, debt, rank, score) = position.table, asked
        if debt > 1:
            found = follow(position, (top, suit, 1, rank, score))
        elif debt:  # before a rank that was asked for, and that rank before a picked suit (source: S3, "Draw cards")
            able = table.cancelling.union(table.making_draw).intersection(table.every_card)
            fits = (card for card in able if table.cancels_debt(card, top) or answers(table, card, top, suit))
            found = frozenset(fits)
        else:
            found = _fitting(table, top, suit, rank, score)
        position.hooks.followers[asked] = found
    return found


def _fitting(table: Table, top: Card, suit: Suit | None, rank: Rank | None, score: int) -> frozenset[Card]:
    """Source: S3, "The following plays are legal"."""
    if rank is not None:
        fits = table.asking.union(card for card in table.every_card if rank in (rank_of(card), card))
    elif top in table.opening or suit == ANY_SUIT:
        fits = frozenset(table.every_card)
    else:
        same, in_force = frozenset(cards_of(rank_of(top))), suit or suit_of(top)
        matching = frozenset[Card]().union(*map(cards_of, table.ranks_that_fit[rank_of(top)]))
        if table.suits_match and in_force:
            matching |= OF_SUIT[in_force]
        wild = table.wild_cards_by_score.get(score, table.wild_cards)
        able = wild if table.wild_when == "any time" else wild & matching.union(JOKERS)
        if not table.wild_on_wild:
            able -= same  # source: MM-lc, "J on J forbidden", also where its suit matches
        if suit is not None:
            matching = OF_SUIT[suit] | (same if table.rank_on_wild else frozenset())
        fits = (matching | table.free) - wild | able
    return fits - table.kept_apart if top in table.kept_apart else fits


def matches(table: Table, card: Card, top: Card, suit: Suit | None) -> bool:
    """True if a card has a rank that fits on the top card's, or the suit in force: its own if none was picked."""
    in_suit = table.suits_match and card not in JOKERS and suit_of(card) == (suit or suit_of(top))
    return in_suit or rank_of(card) in table.ranks_that_fit[rank_of(top)]


def answers(table: Table, card: Card, top: Card, suit: Suit | None) -> bool:
    """True if a draw card adds to another. A wild one binds the answer to the suit picked with it.

    Source: S3, "Wild / Draw Two". No source says so of a Joker, which has no suit.
    """
    effect, before, way = table.effect_of.get(card), table.effect_of.get(top), table.answered[top]
    if effect is None or card not in table.making_draw or way == "none":
        return False
    equal = rank_of(card) == rank_of(top)
    bound = suit in EVERY_SUIT and top not in JOKERS and card not in JOKERS
    if bound and card[1] != suit and not (equal and table.rank_on_wild):
        return False
    if way == "same rank":
        return equal
    if way == "same rank or suit":
        in_suit = card not in JOKERS and suit_of(card) == (suit if suit in EVERY_SUIT else suit_of(top))
        return equal or (table.answered[card] == way and in_suit)
    return way == "any draw card" or before is None or effect.count >= before.count


def may_answer(table: Table, card: Card, top: Card) -> bool:
    """True if a draw card answers another in any suit that may have been picked with it."""
    suits = (None, *table.suits) if top in table.ever_wild else (None,)
    return any(answers(table, card, top, suit) for suit in suits)


def binds(table: Table, card: Card, top: Card) -> bool:
    """True if a draw card answers another only in the right suit, because that one may be wild."""
    return (
        top in table.ever_wild
        and may_answer(table, card, top)
        and not all(answers(table, card, top, suit) for suit in table.suits)
    )


def answerable(table: Table, top: Card) -> bool:
    """True if any other card of the packs can be played on this one instead of drawing."""
    return any(table.cancels_debt(card, top) or may_answer(table, card, top) for card in table.other_cards(top))


def is_asked_to_answer(position: SheddingPosition, seat: int) -> bool:
    """True if the seat is asked to answer the debt, as some card that it may hold does."""
    table, answering = position.table, followers(position, seat)
    if table.reading >= 6:
        answering &= table.other_cards(position.top)
    return bool(answering)


def leaves_suit(position: SheddingPosition, cards: tuple[Card, ...]) -> bool:
    """True if these cards cancel the debt and leave the suit in force (source: more-cousins.md 6.10, "leaves")."""
    return position.debt > 0 and cards[-1] in position.table.leaving_suit


def suits_to_name(position: SheddingPosition, seat: int, cards: tuple[Card, ...]) -> tuple[Suit, ...]:
    """The suits to pick from when the seat plays these cards. Empty when no suit is picked."""
    last, table = cards[-1], position.table
    if not table.asking_card.isdisjoint(cards):
        return table.suits
    if last not in wild_cards(position, seat):
        return ()
    if table.naming == "any suit" or (last in JOKERS and table.suits_match):
        return table.suits
    in_force = position.suit or suit_of(position.top)
    if table.naming == "another suit":
        return tuple(suit for suit in table.suits if suit != in_force)
    if table.naming == "any suit if it matches" and in_force in table.suits and in_force is not None:
        return table.suits if matches(table, cards[0], position.top, position.suit) else (in_force,)
    return () if table.naming == "own suit" else table.suits


def suit_laid(position: SheddingPosition, seat: int, cards: tuple[Card, ...], named: Suit | None) -> Suit | None:
    """The suit that must follow: the one picked, or the one that a cancelling card leaves, or else the card's own.

    Where suits mean nothing, anything follows a joker.
    """
    if not position.table.suits_match:
        return ANY_SUIT if cards[-1] in JOKERS else None
    if position.debt and leaves_suit(position, cards):
        return position.suit or suit_of(position.pile[-1])
    return named or (suit_of(cards[-1]) if is_wild(position, seat, cards[-1]) else None)


def skip_answers(table: Table, top: Card) -> frozenset[Card]:
    """The cards that answer a skip with this card on top (source: J28-ls, "8 answerable by 8")."""
    return table.skipping.intersection(cards_of(rank_of(top)))


# How a turn goes on once the seat has drawn, also for a card that it has to cover


def draws_until_able(position: SheddingPosition) -> bool:
    """True if the seat to move draws until it can play, whatever is the rule on other turns.

    Source: TS-wa, "draw until covered", and more-cousins.md 6.5, a club "found by drawing until able".
    """
    covers = position.covering and position.table.cover == "draw until covered"
    return covers or position.turn in position.to_begin


def draws_now(position: SheddingPosition) -> int:
    """The most cards the seat to move may draw: one where it can't play the rank asked for (source: MK-az)."""
    if position.rank is not None and position.turn not in position.to_begin:
        return 1
    until_able = (position.covering or position.to_begin) and draws_until_able(position)
    return UNTIL_ABLE if until_able else position.table.most_draws


def after_drawing(position: SheddingPosition) -> AfterDrawing:
    """The rule for what the seat to move may play once it has drawn. Who draws until able may play any card."""
    until_able = (position.covering or position.to_begin) and draws_until_able(position)
    return "any card" if until_able else position.table.after_drawing
