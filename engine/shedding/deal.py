"""The deal, the starter, and what is picked before play begins.

Source: kings-reverse-crazy-eights-countdown.txt ("S3"); more-cousins.md 6.3 "the fifth of theirs is the starter, played
by the dealer", 6.4 "begins with any card", and 6.5 "each player's first card of the round must be a club ... in this
first lap effects do nothing".
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.chance import numbers, shuffled
from engine.core.actions import Action, Nominate, PickDirection, Refusal
from engine.core.cards import JOKERS, Card, Suit, suit_of
from engine.core.match import DrewForDeal
from engine.core.next_dealer import dealer_of_next_round, draw_for_deal
from engine.core.scoresheet import out_of_match
from engine.shedding import events
from engine.shedding.effects import let_act, lets_play_again, reach_other_hands
from engine.shedding.matching import is_wild, wild_cards
from engine.shedding.position import ANY_SUIT, Cards, State, Step
from engine.shedding.refusals import pick
from engine.shedding.restrictions import WORDS
from engine.shedding.round_end import cost
from engine.shedding.table import Table
from engine.shedding.turn import end_turn, next_turn


def deal_round(state: State, seat: int, action: Action) -> None:
    """Every seat gets a hand, one card at a time from the next to the dealer, and the starter is turned up."""
    table = state.table
    dealer = dealer_of_next_round(state, table.plain_pack)
    if state.dealer is None and table.first_dealer == "low card":
        state.add(DrewForDeal(draw_for_deal(state.seed, table.seats, table.plain_pack)))
    order, out = shuffled(table.pack, state.seed, state.next_deal)[::-1], out_of_match(state.sheet)
    count = state.rules.dealt_in(state.round + 1)
    sizes = tuple(0 if seat in out else count for seat in range(table.seats))
    if table.goal == "countdown by rounds":
        sizes = state.totals
    hands = _hands(order, sizes, dealer, table.first_direction)
    each = max(sizes) if len(set(sizes) - {0}) == 1 else 0
    if state.hooks.before_deal is not None:
        state.hooks.before_deal(state)
    state.add(events.Dealt(state.round + 1, dealer, hands, order[sum(sizes) :][::-1], each))
    if table.first_card == "turned up":
        _turn_starter(state)
    elif table.first_card == "of the dealer":  # with the last one that they were dealt
        card = hands[dealer][-1]
        state.add(events.DealerBegan(dealer, card, ANY_SUIT if card in JOKERS and not table.suits_match else None))
        if is_wild(state, dealer, card) and _suit_is_picked(table, card):
            state.add(NominationAsked(dealer))
        else:
            _dealers_card_acts(state)
    else:  # with any card, or with one of the suit with which all begin
        state.add(events.NoStarter(table.first_suit or ANY_SUIT))
        _first_turn(state)
        next_turn(state)
    _ask_direction(state)


def _hands(order: Cards, sizes: tuple[int, ...], dealer: int, direction: int) -> tuple[Cards, ...]:
    """The hands when cards in this order go round, one at a time, until each seat has as many as it gets."""
    seats = [(dealer + step * direction) % len(sizes) for step in range(1, len(sizes) + 1)]
    receivers = (seat for number in range(max(sizes)) for seat in seats if number < sizes[seat])
    hands: list[list[Card]] = [[] for _ in sizes]
    for seat, card in zip(receivers, order, strict=False):
        hands[seat].append(card)
    return tuple(map(tuple, hands))


def _turn_starter(state: State) -> None:
    """The starter acts as if the dealer had played it (source: S3, "turned up as the first card of the play pile")."""
    table = state.table
    _return_unwanted(state)
    starter = state.stock[-1]
    wild = is_wild(state, state.turn, starter)
    suit = suit_of(starter) if table.starter_suit_only else None
    if wild and (table.wild_starter == "first player free" if table.suits_match else starter in JOKERS):
        suit = ANY_SUIT
    state.add(events.StarterTurned(starter, suit))
    way = table.wild_starter if wild and _suit_is_picked(table, starter) else ""
    if way == "dealer names":
        state.add(NominationAsked(state.turn))
        return
    if way == "blind":
        number = numbers(state.seed, state.shuffles + 1, 1)[0]
        state.add(events.SuitByChance(table.suits[number % len(table.suits)]))
    elif way == "bottom card":
        state.add(events.SuitByBottomCard(next(suit for suit in map(suit_of, state.stock) if suit)))
    _starter_acts(state)


def _suit_is_picked(table: Table, card: Card) -> bool:
    return table.naming != "own suit" or (card in JOKERS and table.suits_match)


def _return_unwanted(state: State) -> None:
    """Cards that may not start go back (source: S3, "If a joker is the turncard"). If none may start, one does.

    Those are cards that are wild for the dealer, or special or questions, where that bars them.
    """
    table, top_down = state.table, state.stock[::-1]
    barred = table.starter_effects == "another card" and table.kinds_of_effects
    unwanted = {*table.effect_of, *table.answers_to} if barred else set[Card]()
    unwanted.update(card for card in wild_cards(state, state.turn) if not wild_may_begin(table, card))
    starter = next((card for card in top_down if card not in unwanted), "")
    index = top_down.index(starter or next(card for card in top_down if card not in JOKERS))
    if index:
        rest = shuffled(top_down[:index] + top_down[index + 1 :], state.seed, state.shuffles + 1)
        state.add(events.StarterReturned(top_down[:index], (*rest, top_down[index])))


def wild_may_begin(table: Table, card: Card) -> bool:
    """True if a card may start the pile although it is wild. A joker has no suit that could count."""
    barred = table.wild_starter == "another card" or (card in JOKERS and table.wild_starter == "own suit")
    return not (table.suits_match and barred)


# The first turn


def _starter_acts(state: State) -> None:
    """Let the starter act, if it does, and begin the round."""
    table, dealer = state.table, state.turn
    acts = table.starter_effects == "act" and not table.starter_suit_only
    _first_turn(state, turned=acts and table.turns_direction and state.pile[-1] in table.cards_with("reverse"))
    if acts:
        let_act(state, state.pile[-1:])
        reach_other_hands(state, dealer, state.pile[-1:])
    next_turn(state)


def _first_turn(state: State, *, turned: bool = False) -> None:
    """Turns are counted from the seat before the first player.

    ``turned``: a starter reverses the direction (source: S3, "play begins with the player to dealer's right").
    """
    table, dealer, out = state.table, state.turn, out_of_match(state.sheet)
    way = -state.direction if turned else state.direction
    first = table.first_player_of(dealer, turned=turned, out=out)
    if table.first_player == "winner":  # of the last round, or who has most points in hand, the first of equals in play
        costs = {seat: cost(table, state.hands[seat]) for seat in (*state.others(dealer), dealer)}
        won = state.sheet[-1].winner if state.sheet else None
        first = won if won in costs else max(costs, key=costs.__getitem__)
    before = (first - way) % table.seats
    while before in out:
        before = (before - way) % table.seats
    if before != dealer:
        state.add(events.FirstTurn(first, before))


def _dealers_card_acts(state: State) -> None:
    """The card with which the dealer began acts as one that is played in a turn. No one can doubt it."""
    dealer, cards = state.turn, state.pile
    let_act(state, cards)
    reach_other_hands(state, dealer, cards)
    if state.hooks.interrupt is None or not state.hooks.interrupt(state, dealer, cards):
        end_turn(state, dealer, again=lets_play_again(state.table, cards))


# What is picked before play begins


def _ask_direction(state: State) -> None:
    """The first player is asked for the direction, if that is theirs to pick and nothing else comes first."""
    if state.table.play_direction == "first player picks" and state.phase == "play" and state.pending is None:
        state.add(DirectionAsked(state.turn))


@dataclass(frozen=True)
class Naming(Step):
    """The dealer has to pick the suit of a wild starter."""

    open = True

    def choices(self, table: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return tuple(map(Nominate, table.suits))

    def refusal(self, table: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        return Refusal("wild_starter", WORDS.message("first-card-wild"), pick(table.suits))

    def take(self, state: State, seat: int, action: Action) -> None:
        if isinstance(action, Nominate):
            state.add(Nominated(seat, action.suit))
            _dealers_card_acts(state) if state.table.first_card == "of the dealer" else _starter_acts(state)
            _ask_direction(state)


@dataclass(frozen=True)
class PickingDirection(Step):
    """The first player has to pick the direction of play (source: more-cousins.md 6.10, "picks the direction")."""

    open = True
    ways = (PickDirection(1), PickDirection(-1))
    why_not = Refusal("play_direction", WORDS.message("direction-first"), WORDS.message("pick-direction"))

    def take(self, state: State, seat: int, action: Action) -> None:
        if isinstance(action, PickDirection):
            state.add(DirectionPicked(seat, action.direction))
            state.add(events.turn_came(seat))


class NominationAsked(events.OfSeat):
    """The dealer has to pick the suit of a wild starter."""

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Naming()
        state.asked += 1


@dataclass(frozen=True)
class Nominated(events.OfSeat):
    """The dealer picked a suit."""

    SETS = ("suit", "pending")
    suit: Suit
    pending: ClassVar[None] = None


class DirectionAsked(events.OfSeat):
    """The first player has to pick the direction."""

    def apply(self, state: State) -> None:
        state.pending = PickingDirection()
        state.asked += 1


@dataclass(frozen=True)
class DirectionPicked(events.OfSeat):
    """The first player picked the direction: 1 is clockwise, -1 counterclockwise."""

    SETS = ("direction", "pending")
    direction: int
    pending: ClassVar[None] = None
