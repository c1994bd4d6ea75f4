"""The deal and the starter."""

from engine.chance.stream import numbers, shuffled
from engine.core.cards import JOKERS, Card, suit_of
from engine.core.dealer import dealer_of_next_round, draw_for_deal
from engine.core.events import DrewForDeal, Record
from engine.core.ruleset import FirstDealer
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
from engine.shedding.rules.choices import FirstCard, Goal, StarterEffects, SuitNaming, WildStarter
from engine.shedding.rules.rules import Rules
from engine.shedding.state import State


def deal_round(record: Record[State]) -> None:
    """Every seat gets a hand, one card at a time from the next to the dealer, and the starter is turned up."""
    state, rules = record.state, record.state.rules
    dealer = dealer_of_next_round(state)
    if state.dealer is None and rules.first_dealer == FirstDealer.LOW_CARD:
        record.add(DrewForDeal(draw_for_deal(state.seed, rules.seats, rules.drawn_for_deal)))
    order = shuffled(rules.pack, state.seed, state.next_deal)[::-1]
    sizes = _sizes(state)
    hands = _hands(order, sizes, dealer, rules.first_direction)
    each = max(sizes) if len(set(sizes) - {0}) == 1 else 0
    for manner in hidden_at_first(state) if not state.round else ():
        record.add(RuleHidden(None, manner))
    record.add(Dealt(state.round + 1, dealer, hands, order[sum(sizes) :][::-1], each))
    if rules.opens_with == FirstCard.TURNED_UP:
        _turn_starter(record)
    elif rules.dealer_begins:
        _dealer_begins(record)
    else:
        begin_without_starter(record)


def _sizes(state: State) -> tuple[int, ...]:
    """How many cards each seat gets: none if it is out of the match."""
    rules, out = state.rules, out_of_match(state.sheet)
    if rules.goal == Goal.COUNTDOWN_BY_ROUNDS:
        return state.totals
    return tuple(0 if seat in out else rules.dealt_in(state.round + 1) for seat in range(rules.seats))


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
    state, rules = record.state, record.state.rules
    _return_unwanted(record)
    starter = state.stock[-1]
    wild = is_wild(state, state.turn, starter)
    free = wild and (rules.wild_starter == WildStarter.FIRST_PLAYER_FREE if rules.suits_match else starter in JOKERS)
    record.add(StarterTurned(starter, ANY_SUIT if free else suit_of(starter) if rules.only_suit_starts else None))
    picks = wild and _suit_is_picked(rules, starter)
    if picks and rules.wild_starter == WildStarter.DEALER_NAMES:
        record.add(NominationAsked(state.turn))
        return
    if picks and rules.wild_starter == WildStarter.BLIND:
        number = numbers(state.seed, state.shuffles + 1, 1)[0]
        record.add(SuitByChance(rules.suits[number % len(rules.suits)]))
    if picks and rules.wild_starter == WildStarter.BOTTOM_CARD:
        record.add(SuitByBottomCard(next(suit for suit in map(suit_of, state.stock) if suit)))
    begin_play(record)


def _dealer_begins(record: Record[State]) -> None:
    """The dealer plays the last card that they were dealt, and picks a suit if it is wild."""
    dealer, rules = record.state.turn, record.state.rules
    card = record.state.hands[dealer][-1]
    record.add(DealerBegan(dealer, card, ANY_SUIT if card in JOKERS and not rules.suits_match else None))
    if is_wild(record.state, dealer, card) and _suit_is_picked(rules, card):
        record.add(NominationAsked(dealer))
    else:
        dealers_card_acts(record)


def _suit_is_picked(rules: Rules, card: Card) -> bool:
    return rules.suit_naming != SuitNaming.OWN_SUIT or (card in JOKERS and rules.suits_match)


def _return_unwanted(record: Record[State]) -> None:
    """Cards that may not start go back (source: S3, "If a joker is the turncard"). If none may start, one does.

    Those are cards that are wild for the dealer, or special or questions, where that bars them.
    """
    state, rules = record.state, record.state.rules
    top_down = state.stock[::-1]
    special = rules.effect_of.keys() | rules.answers_to.keys()
    barred = rules.starter_effects == StarterEffects.ANOTHER_CARD and rules.kinds_of_effects
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


def wild_may_begin(rules: Rules, card: Card) -> bool:
    """True if a card may start the pile although it is wild. A joker has no suit that could count."""
    if not rules.suits_match:
        return True
    return rules.wild_starter != WildStarter.ANOTHER_CARD and not (
        card in JOKERS and rules.wild_starter == WildStarter.OWN_SUIT
    )
