"""The one source of every legal move of a seat, for a state and for a view alike.

Sources: kings-reverse-crazy-eights-countdown.txt ("S3"), eights-classic.txt ("S0"), and rulings.md.
"""

from collections.abc import Collection

from engine.core.actions import NOTHING, Action, Deal, Draw, Options, Pass, Play
from engine.core.cards import Card, Rank, Suit, cards_of, in_order, rank_of
from engine.core.match import without_cards
from engine.interning import interned
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.matching import (
    after_drawing,
    draws_now,
    draws_until_able,
    followers,
    is_wild,
    leaves_suit,
    suits_to_name,
)
from engine.shedding.position import Cards, Hooks, SheddingPosition
from engine.shedding.restrictions import NONE, fitting, has_better, playable, within
from engine.shedding.several import is_filled_again, is_unanswered, joining, why_not_last, wins_with
from engine.shedding.table import Table

DEAL, DRAW, PASS = Deal(), Draw(), Pass()
TO_DRAW, TO_PASS, NO_MOVE = (DRAW,), (PASS,), ()
STOP = Options(complete=True)  # the play may stop there, and nothing can be added to it
STOP_WITH_WORD = Options(complete=True, call=True)


def take_part(table: Table, hooks: Hooks) -> None:
    calm = frozenset(table.every_card).difference(table.picking_for_all, table.answers_to)
    hooks.calm = {(card,): hooks.go_with.get(card, NONE) for card in calm}
    ranks = () if table.bluffing else table.last_resort
    hooks.limited = table.bound.union(card for rank in ranks for card in cards_of(rank))
    full = range(table.hand_limit, len(table.pack) + 1) if table.hand_limit else ()
    if table.after_drawing == "drawn card" and not (table.first_suit or table.hand_limit):
        if table.draws == 1 or (table.draws_on and not table.draw_though_able and table.draws != UNTIL_ABLE):
            hooks.beside_drawn = TO_PASS
        elif table.draws_on and not (table.draw_though_able or table.asking or table.last_resort):
            hooks.beside_drawn = NO_MOVE
    hooks.limited_sizes = frozenset((*full, *((0, 1) if table.limits_last else ())))


# A seat in its turn, or out of it


def may_do_in_turn(position: SheddingPosition, seat: int) -> Options:
    """The options of the seat to move, before it chooses a card."""
    hand, drawn, hooks = position.hands[seat], position.drawn, position.hooks
    # Mostly the cards that fit are all that has to be found. What comes after this holds in every case.
    if (
        position.phase == "play"
        and (position.stock or (position.table.reshuffle and len(position.pile) > 1))
        and not (hooks.limited_sizes and len(hand) in hooks.limited_sizes)
        and not (position.pending or position.skips)
        and (not drawn or (hooks.beside_drawn is not None and not (position.debt or position.covering)))
    ):
        cards = followers(position, seat).intersection(drawn or hand)
        if hooks.limited and not hooks.limited.isdisjoint(cards):
            cards = within(position, seat, cards, hooks.limits_of_cards)
        if not drawn:
            draws = not cards or position.table.draw_though_able or position.debt
            if position.uncalled:
                return _and_words(position, seat, cards, TO_DRAW if draws else NO_MOVE)
            return _in_order(cards, draws)
        if cards:
            return _and_words(position, seat, cards, hooks.beside_drawn or NO_MOVE)
    if position.phase != "play":
        return may_do_out_of_turn(position, seat)
    if position.pending is not None:
        return _and_words(position, seat, (), position.pending.choices(position.table, hand))
    cards = playable(position, seat)
    return _and_words(position, seat, cards, drawing(position, seat, cards))


def _and_words(position: SheddingPosition, seat: int, cards: Collection[Card], actions: tuple[Action, ...]) -> Options:
    """These cards and actions, with what may be said."""
    if position.uncalled and position.hooks.calls is not None:
        actions += position.hooks.calls(position, seat)
    if actions is TO_PASS or actions is TO_DRAW or actions is NO_MOVE:
        return _in_order(cards, actions is TO_DRAW, actions is TO_PASS)
    return Options(in_order(cards), actions)


@interned
def _in_order(cards: Collection[Card], draws: int, passes: bool = False) -> Options:
    return Options(in_order(cards), TO_PASS if passes else TO_DRAW if draws else NO_MOVE)


def may_do_out_of_turn(position: SheddingPosition, seat: int) -> Options:
    """The options of a seat out of turn, or between rounds."""
    if position.phase == "play":
        jumping = position.hooks.jumping
        cards = () if jumping is None else jumping.cards(position, seat)
        return _and_words(position, seat, cards, NO_MOVE) if cards or position.uncalled else NOTHING
    if position.phase == "over":
        return NOTHING
    step = position.pending
    if step is None or not step.between_rounds or seat != position.turn:
        return Options(actions=(DEAL,))
    return Options(actions=(*step.choices(position.table, position.hands[seat]), DEAL))


# Which cards may be played first


def _without_bluff(position: SheddingPosition, seat: int, cards: frozenset[Card]) -> bool:
    """True if one of these cards may be played without a bluff. No player has to bluff."""
    if not position.table.last_resort:
        return bool(cards)
    if any(rank_of(card) not in position.table.last_resort for card in cards):
        return True
    return bool(cards) and not has_better(position, seat, position.hands[seat])


# Drawing and passing


def can_draw(position: SheddingPosition, seat: int) -> bool:
    """True if there is a card to draw, from the stock or by reshuffling, and the hand has room for it."""
    table = position.table
    if table.hand_limit and len(position.hands[seat]) >= table.hand_limit:
        return False
    return bool(position.stock) or (table.reshuffle and len(position.pile) > position.staying())


def drawing(position: SheddingPosition, seat: int, cards: frozenset[Card]) -> tuple[Action, ...]:
    """Draw and pass, for a seat that is asked for a card and may play one of these."""
    table, able = position.table, can_draw(position, seat)
    if position.skips:
        return TO_PASS
    if position.debt:
        return TO_DRAW if able else TO_PASS if table.free_pass or not cards else NO_MOVE
    if position.drawn:
        return _drawing_on(position, seat, cards, able)
    if not able:
        return TO_PASS if table.free_pass or not cards else NO_MOVE
    return TO_DRAW if table.draw_though_able or not cards else NO_MOVE


def _drawing_on(position: SheddingPosition, seat: int, cards: frozenset[Card], able: bool) -> tuple[Action, ...]:
    """Draw more or keep the drawn cards, in the turn of a draw.

    A drawn card that fits may have to be played (source: S3, "If a player draws a card that is playable").
    """
    table, draws = position.table, draws_now(position)
    more = able and (draws == UNTIL_ABLE or len(position.drawn) < draws)
    if not cards and table.draws_on:
        return TO_DRAW if more else TO_PASS
    then = after_drawing(position)
    if then == "drawn card must" and _without_bluff(position, seat, cards):
        return NO_MOVE
    if table.reading >= 6 and draws_until_able(position) and _without_bluff(position, seat, cards):
        more = False
    if more and table.draws_freely and draws != UNTIL_ABLE:
        fits = fitting(position, seat) if then == "turn ends" else cards
        return (DRAW, PASS) if table.draw_though_able or not fits else TO_PASS
    if then == "turn ends":
        return TO_DRAW if more and not fitting(position, seat) else TO_PASS
    if more and (table.draw_though_able or not cards):
        return TO_DRAW
    must = draws == UNTIL_ABLE and _without_bluff(position, seat, cards) and not (table.free_pass and not able)
    return NO_MOVE if must else TO_PASS


# After a card was chosen


def may_do_after(position: SheddingPosition, seat: int, chosen: Cards) -> Options:
    """The options after these cards, the first of which may be played, and if the play may stop there."""
    hooks, table, hand = position.hooks, position.table, position.hands[seat]
    partners = hooks.calm.get(chosen)
    if (
        partners is not None
        and partners.isdisjoint(hand)
        and not (table.own_wild and is_wild(position, seat, chosen[0]))
    ):
        due = len(hand) in hooks.sizes_to_speak and is_word_due(position, seat, chosen)
        return STOP_WITH_WORD if due else STOP
    joins = (
        chosen[0] in hooks.go_with
        and (len(chosen) > 1 or not hooks.go_with[chosen[0]].isdisjoint(hand))
        and seat == position.turn
        and seat not in position.to_begin
    )
    if chosen[1:] and not (joins and chosen[-1] in position.may_do(seat, chosen[:-1]).cards):
        return NOTHING
    left = without_cards(hand, chosen) if joins else ()
    more: Cards = in_order(joining(position, seat, chosen, left)) if left else ()
    if table.bound and is_unanswered(position, seat, chosen):
        return Options(cards=more)
    held = len(hand) - len(chosen)
    due = held in table.words_due and is_word_due(position, seat, chosen)
    picks = not table.picking.isdisjoint(chosen) and not (position.debt and leaves_suit(position, chosen))
    if not picks or seat in position.to_begin or (not held and wins_with(position, seat, chosen)):
        return _may_stop_here(more, (), due, ())
    ranks = ranks_to_ask(table, chosen) if table.asking else ()
    return _may_stop_here(more, suits_to_name(position, seat, chosen), due, ranks)


@interned
def _may_stop_here(more: tuple[Card, ...], suits: tuple[Suit, ...], call: bool, ranks: tuple[Rank, ...]) -> Options:
    return Options(cards=more, complete=True, suits=suits, call=call, ranks=ranks)


def is_word_due(position: SheddingPosition, seat: int, cards: tuple[Card, ...]) -> bool:
    """True if a word may be said with these cards. If cards are given after them, it is said with the last of those."""
    table, held = position.table, len(position.hands[seat]) - len(cards)
    if held not in table.words_due or (position.uncalled and is_filled_again(position, seat)):
        return False
    if table.answers_to and is_unanswered(position, seat, cards):
        return False
    if not held and table.cardless and why_not_last(position, seat, cards):
        return False
    return not held or table.changing_hands.isdisjoint(cards)


def ranks_to_ask(table: Table, cards: tuple[Card, ...]) -> tuple[Rank, ...]:
    """The ranks to ask for with these cards (source: linked-variants.md, Makao). Empty when none is asked for."""
    if not table.asking_card.isdisjoint(cards):
        return table.ranks_of_every_suit
    return () if table.asking.isdisjoint(cards) else table.ranks_to_ask


def asked_with(table: Table, play: Play) -> Rank | Card | None:
    """The rank or single card asked for with a play (source: more-cousins.md 6.10)."""
    if play.rank is None or table.asking_card.isdisjoint(play.cards):
        return play.rank
    return f"{play.rank}{play.suit}"
