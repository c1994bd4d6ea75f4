"""The deal and the starter."""

from engine.cards import JOKERS, Card
from engine.chance import shuffled
from engine.dealer import dealer_of_next_round, draw_for_deal
from engine.events import DrewForDeal, Record
from engine.ruleset import FirstDealer
from engine.shedding.acting import let_act
from engine.shedding.events import Dealt, NominationAsked, RuleHidden, StarterReturned, StarterTurned
from engine.shedding.growing import hidden_at_first
from engine.shedding.matching import ANY_SUIT, is_wild
from engine.shedding.rules import Rules
from engine.shedding.state import State
from engine.shedding.turns import next_turn
from engine.shedding.ways import Goal, StarterEffects, SuitNaming, WildStarter


def deal_round(record: Record[State]) -> None:
    """Every seat gets a hand, one card at a time from the dealer's left, and the starter is turned up."""
    state, rules = record.state, record.state.rules
    dealer = dealer_of_next_round(state)
    if state.dealer is None and rules.first_dealer == FirstDealer.LOW_CARD:
        record.add(DrewForDeal(draw_for_deal(state.seed, rules.seats)))
    order = shuffled(rules.pack, state.seed, state.shuffles + 1)[::-1]
    sizes = _sizes(state)
    hands = _hands(order, sizes, dealer)
    each = sizes[0] if len(set(sizes)) == 1 else 0
    for manner in hidden_at_first(state) if not state.round else ():
        record.add(RuleHidden(None, manner))
    record.add(Dealt(state.round + 1, dealer, hands, order[sum(sizes) :][::-1], each))
    _turn_starter(record)


def _sizes(state: State) -> tuple[int, ...]:
    """How many cards each seat gets: its score when counting down by rounds, and the same number otherwise."""
    return state.totals if state.rules.goal == Goal.COUNTDOWN_BY_ROUNDS else (state.rules.deal,) * state.rules.seats


def _hands(order: tuple[Card, ...], sizes: tuple[int, ...], dealer: int) -> tuple[tuple[Card, ...], ...]:
    seats = len(sizes)
    hands: list[list[Card]] = [[] for _ in sizes]
    cards = iter(order)
    for turn in range(max(sizes)):
        for seat in ((dealer + step) % seats for step in range(1, seats + 1)):
            if turn < sizes[seat]:
                hands[seat].append(next(cards))
    return tuple(map(tuple, hands))


def _turn_starter(record: Record[State]) -> None:
    """The starter acts as if the dealer had played it (source: S3, "turned up as the first card of the play pile")."""
    state = record.state
    _return_unwanted(record)
    starter = state.stock[-1]
    wild = is_wild(state, state.turn, starter)
    free = wild and state.rules.wild_starter == WildStarter.FIRST_PLAYER_FREE
    record.add(StarterTurned(starter, ANY_SUIT if free else None))
    if wild and state.rules.wild_starter == WildStarter.DEALER_NAMES and _picks_a_suit(state, starter):
        record.add(NominationAsked(state.turn))
    else:
        starter_acts(record)


def _picks_a_suit(state: State, starter: Card) -> bool:
    """Whether a suit is picked for a wild starter, instead of its printed suit. It always is for a joker."""
    return state.rules.naming != SuitNaming.OWN_SUIT or starter in JOKERS


def starter_acts(record: Record[State]) -> None:
    """Let the starter act, if it does, and begin the round."""
    if record.state.rules.starter_effects == StarterEffects.ACT:
        let_act(record, record.state.pile[-1:])
    next_turn(record)


def _return_unwanted(record: Record[State]) -> None:
    """Cards that may not start go back (source: S3, "If a joker is the turncard"). If none may start, one does."""
    state = record.state
    top_down = state.stock[::-1]
    rules = state.rules
    fitting = [
        index for index, card in enumerate(top_down) if may_begin(rules, card, wild=is_wild(state, state.turn, card))
    ]
    index = fitting[0] if fitting else next(index for index, card in enumerate(top_down) if card not in JOKERS)
    if index:
        rest = shuffled(top_down[:index] + top_down[index + 1 :], state.seed, state.shuffles + 1)
        record.add(StarterReturned(top_down[:index], (*rest, top_down[index])))


def may_begin(rules: Rules, card: Card, *, wild: bool) -> bool:
    """Whether a card may start the pile: it is not wild for the dealer, or may start although it is."""
    if wild and not wild_may_begin(rules, card):
        return False
    return not (card in rules.effect_of and rules.starter_effects == StarterEffects.ANOTHER_CARD)


def wild_may_begin(rules: Rules, card: Card) -> bool:
    """Whether a card may start the pile although it is wild. A joker has no suit that could count."""
    return rules.wild_starter != WildStarter.ANOTHER_CARD and not (
        card in JOKERS and rules.wild_starter == WildStarter.OWN_SUIT
    )
