"""The deal and the starter."""

from engine.chance.stream import numbers, shuffled
from engine.core.cards import JOKERS, Card, suit_of
from engine.core.dealer import dealer_of_next_round, draw_for_deal
from engine.core.events import DrewForDeal, Record
from engine.core.scoresheet import out_of_match
from engine.shedding.events.deal import (
    DealerBegan,
    Dealt,
    StarterReturned,
    StarterTurned,
    SuitByBottomCard,
    SuitByChance,
)
from engine.shedding.legal.matching import ANY_SUIT, is_wild
from engine.shedding.mechanics.direction import begin_play
from engine.shedding.mechanics.etiquette import RuleHidden
from engine.shedding.mechanics.nomination import NominationAsked
from engine.shedding.mechanics.opening import begin_without_starter, dealers_card_acts
from engine.shedding.mechanics.rule_making import hidden_at_first
from engine.shedding.state import State
from engine.shedding.table import Table


def deal_round(record: Record[State]) -> None:
    """Every seat gets a hand, one card at a time from the next to the dealer, and the starter is turned up."""
    state, rules = record.state, record.state.rules.table
    dealer = dealer_of_next_round(state)
    if state.dealer is None and rules.first_dealer == "low card":
        record.add(DrewForDeal(draw_for_deal(state.seed, rules.seats, rules.plain_pack)))
    order = shuffled(rules.pack, state.seed, state.next_deal)[::-1]
    sizes = _sizes(state)
    hands = _hands(order, sizes, dealer, rules.first_direction)
    each = max(sizes) if len(set(sizes) - {0}) == 1 else 0
    for manner in hidden_at_first(state) if not state.round else ():
        record.add(RuleHidden(None, manner))
    record.add(Dealt(state.round + 1, dealer, hands, order[sum(sizes) :][::-1], each))
    if rules.first_card == "turned up":
        _turn_starter(record)
    elif rules.first_card == "of the dealer":
        _dealer_begins(record)
    else:
        begin_without_starter(record)


def _sizes(state: State) -> tuple[int, ...]:
    """How many cards each seat gets: none if it is out of the match."""
    rules, out = state.rules.table, out_of_match(state.sheet)
    if rules.goal == "countdown by rounds":
        return state.totals
    return tuple(0 if seat in out else state.rules.dealt_in(state.round + 1) for seat in range(rules.seats))


def _hands(
    order: tuple[Card, ...], sizes: tuple[int, ...], dealer: int, direction: int
) -> tuple[tuple[Card, ...], ...]:
    seats = len(sizes)
    hands: list[list[Card]] = [[] for _ in sizes]
    cards = iter(order)
    for turn in range(max(sizes)):
        for seat in ((dealer + step * direction) % seats for step in range(1, seats + 1)):
            if turn < sizes[seat]:
                hands[seat].append(next(cards))
    return tuple(map(tuple, hands))


def _turn_starter(record: Record[State]) -> None:
    """The starter acts as if the dealer had played it (source: S3, "turned up as the first card of the play pile")."""
    state, rules = record.state, record.state.rules.table
    _return_unwanted(record)
    starter = state.stock[-1]
    wild = is_wild(state, state.turn, starter)
    free = wild and (rules.wild_starter == "first player free" if rules.suits_match else starter in JOKERS)
    record.add(StarterTurned(starter, ANY_SUIT if free else suit_of(starter) if rules.starter_suit_only else None))
    picks = wild and _suit_is_picked(rules, starter)
    if picks and rules.wild_starter == "dealer names":
        record.add(NominationAsked(state.turn))
        return
    if picks and rules.wild_starter == "blind":
        number = numbers(state.seed, state.shuffles + 1, 1)[0]
        record.add(SuitByChance(rules.suits[number % len(rules.suits)]))
    if picks and rules.wild_starter == "bottom card":
        record.add(SuitByBottomCard(next(suit for suit in map(suit_of, state.stock) if suit)))
    begin_play(record)


def _dealer_begins(record: Record[State]) -> None:
    """The dealer plays the last card that they were dealt, and picks a suit if it is wild."""
    dealer, rules = record.state.turn, record.state.rules.table
    card = record.state.hands[dealer][-1]
    record.add(DealerBegan(dealer, card, ANY_SUIT if card in JOKERS and not rules.suits_match else None))
    if is_wild(record.state, dealer, card) and _suit_is_picked(rules, card):
        record.add(NominationAsked(dealer))
    else:
        dealers_card_acts(record)


def _suit_is_picked(rules: Table, card: Card) -> bool:
    return rules.naming != "own suit" or (card in JOKERS and rules.suits_match)


def _return_unwanted(record: Record[State]) -> None:
    """Cards that may not start go back (source: S3, "If a joker is the turncard"). If none may start, one does.

    Those are cards that are wild for the dealer, or special or questions, where that bars them.
    """
    state, rules = record.state, record.state.rules.table
    top_down = state.stock[::-1]
    special = rules.effect_of.keys() | rules.answers_to.keys()
    barred = rules.starter_effects == "another card" and rules.kinds_of_effects
    fitting = (
        index
        for index, card in enumerate(top_down)
        if not (barred and card in special) and (wild_may_begin(rules, card) or not is_wild(state, state.turn, card))
    )
    index = next(fitting, None)
    if index is None:
        index = next(index for index, card in enumerate(top_down) if card not in JOKERS)
    if index:
        rest = shuffled(top_down[:index] + top_down[index + 1 :], state.seed, state.shuffles + 1)
        record.add(StarterReturned(top_down[:index], (*rest, top_down[index])))


def wild_may_begin(rules: Table, card: Card) -> bool:
    """True if a card may start the pile although it is wild. A joker has no suit that could count."""
    if not rules.suits_match:
        return True
    return rules.wild_starter != "another card" and not (card in JOKERS and rules.wild_starter == "own suit")
