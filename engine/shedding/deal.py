"""The deal, the starter, and what is picked before play begins.

Source: kings-reverse-crazy-eights-countdown.txt ("S3"); more-cousins.md 6.3 "the fifth of theirs is the starter, played
by the dealer", 6.4 "begins with any card", and 6.5 "each player's first card of the round must be a club ... in this
first lap effects do nothing".
"""

from dataclasses import dataclass
from typing import Self

from engine.chance import numbers, shuffled
from engine.core.actions import Action, Nominate, Options, PickDirection, Refusal
from engine.core.cards import JOKERS, Card, Suit, suit_of
from engine.core.dealer import dealer_of_next_round, draw_for_deal
from engine.core.match import DrewForDeal, Event
from engine.core.scoresheet import out_of_match
from engine.shedding.events import (
    DealerBegan,
    Dealt,
    FirstTurn,
    NoStarter,
    StarterReturned,
    StarterTurned,
    SuitByBottomCard,
    SuitByChance,
    turn_came,
)
from engine.shedding.matching import is_wild
from engine.shedding.position import ANY_SUIT, SheddingPosition, State, Step
from engine.shedding.refusals import allowed_instead, pick, waiting
from engine.shedding.restrictions import WORDS, of_pack
from engine.shedding.round_end import cost
from engine.shedding.special import let_act, lets_play_again, reach_other_hands, turns_direction
from engine.shedding.table import Table
from engine.shedding.turn import end_turn, next_turn

WAYS = (PickDirection(1), PickDirection(-1))


def deal_round(state: State, seat: int, action: Action) -> None:
    """Every seat gets a hand, one card at a time from the next to the dealer, and the starter is turned up."""
    table = state.table
    dealer = dealer_of_next_round(state)
    if state.dealer is None and table.first_dealer == "low card":
        state.add(DrewForDeal(draw_for_deal(state.seed, table.seats, table.plain_pack)))
    order = shuffled(table.pack, state.seed, state.next_deal)[::-1]
    sizes = _sizes(state)
    hands = _hands(order, sizes, dealer, table.first_direction)
    each = max(sizes) if len(set(sizes) - {0}) == 1 else 0
    if state.hooks.before_deal is not None:
        state.hooks.before_deal(state)
    state.add(Dealt(state.round + 1, dealer, hands, order[sum(sizes) :][::-1], each))
    if table.first_card == "turned up":
        _turn_starter(state)
    elif table.first_card == "of the dealer":
        _dealer_begins(state)
    else:
        begin_without_starter(state)


def _sizes(state: State) -> tuple[int, ...]:
    """The number of cards for each seat: 0 if out of the match."""
    table, out = state.table, out_of_match(state.sheet)
    if table.goal == "countdown by rounds":
        return state.totals
    return tuple(0 if seat in out else state.rules.dealt_in(state.round + 1) for seat in range(table.seats))


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


def _turn_starter(state: State) -> None:
    """The starter acts as if the dealer had played it (source: S3, "turned up as the first card of the play pile")."""
    table = state.table
    _return_unwanted(state)
    starter = state.stock[-1]
    wild = is_wild(state, state.turn, starter)
    free = wild and (table.wild_starter == "first player free" if table.suits_match else starter in JOKERS)
    state.add(StarterTurned(starter, ANY_SUIT if free else suit_of(starter) if table.starter_suit_only else None))
    picks = wild and _suit_is_picked(table, starter)
    if picks and table.wild_starter == "dealer names":
        state.add(NominationAsked(state.turn))
        return
    if picks and table.wild_starter == "blind":
        number = numbers(state.seed, state.shuffles + 1, 1)[0]
        state.add(SuitByChance(table.suits[number % len(table.suits)]))
    if picks and table.wild_starter == "bottom card":
        state.add(SuitByBottomCard(next(suit for suit in map(suit_of, state.stock) if suit)))
    begin_play(state)


def _dealer_begins(state: State) -> None:
    """The dealer plays the last card that they were dealt, and picks a suit if it is wild."""
    dealer, table = state.turn, state.table
    card = state.hands[dealer][-1]
    state.add(DealerBegan(dealer, card, ANY_SUIT if card in JOKERS and not table.suits_match else None))
    if is_wild(state, dealer, card) and _suit_is_picked(table, card):
        state.add(NominationAsked(dealer))
    else:
        dealers_card_acts(state)


def _suit_is_picked(table: Table, card: Card) -> bool:
    return table.naming != "own suit" or (card in JOKERS and table.suits_match)


def _return_unwanted(state: State) -> None:
    """Cards that may not start go back (source: S3, "If a joker is the turncard"). If none may start, one does.

    Those are cards that are wild for the dealer, or special or questions, where that bars them.
    """
    table = state.table
    top_down = state.stock[::-1]
    special = table.effect_of.keys() | table.answers_to.keys()
    barred = table.starter_effects == "another card" and table.kinds_of_effects
    fitting = (
        index
        for index, card in enumerate(top_down)
        if not (barred and card in special) and (wild_may_begin(table, card) or not is_wild(state, state.turn, card))
    )
    index = next(fitting, None)
    if index is None:
        index = next(index for index, card in enumerate(top_down) if card not in JOKERS)
    if index:
        rest = shuffled(top_down[:index] + top_down[index + 1 :], state.seed, state.shuffles + 1)
        state.add(StarterReturned(top_down[:index], (*rest, top_down[index])))


def wild_may_begin(table: Table, card: Card) -> bool:
    """True if a card may start the pile although it is wild. A joker has no suit that could count."""
    if not table.suits_match:
        return True
    return table.wild_starter != "another card" and not (card in JOKERS and table.wild_starter == "own suit")


# The first turn


def starter_acts(state: State) -> None:
    """Let the starter act, if it does, and begin the round.

    Turns are counted from before the first player (source: S3, "play begins with the player to dealer's right", for a
    starter that reverses).
    """
    table, dealer = state.table, state.turn
    acts = table.starter_effects == "act" and not table.starter_suit_only
    turned = acts and turns_direction(table, state.pile[-1])
    first_turn(state, turned=turned)
    if acts:
        let_act(state, state.pile[-1:])
        reach_other_hands(state, dealer, state.pile[-1:])
    next_turn(state)


def first_turn(state: State, *, turned: bool = False) -> None:
    """Turns are counted from the seat before the first player. ``turned``: a starter reverses the direction."""
    table, dealer = state.table, state.turn
    out, way = out_of_match(state.sheet), -state.direction if turned else state.direction
    first = (
        _best_placed(state) if table.first_player == "winner" else table.first_player_of(dealer, turned=turned, out=out)
    )
    before = (first - way) % table.seats
    while before in out:
        before = (before - way) % table.seats
    if before != dealer:
        state.add(FirstTurn(first, before))


def _best_placed(state: State) -> int:
    """The last round's winner. If none, the seat with the most points in hand, first in order of play among equals."""
    won = state.sheet[-1].winner if state.sheet else None
    costs = {seat: cost(state.table, state.hands[seat]) for seat in (*state.others(state.turn), state.turn)}
    return won if won in costs else max(costs, key=costs.__getitem__)


def begin_without_starter(state: State) -> None:
    """The first player begins with any card, or with one of the suit with which all begin."""
    state.add(NoStarter(state.table.first_suit or ANY_SUIT))
    first_turn(state)
    next_turn(state)
    ask_direction(state)


def dealers_card_acts(state: State) -> None:
    """The card with which the dealer began acts as one that is played in a turn. No one can doubt it."""
    dealer, cards = state.turn, state.pile
    let_act(state, cards)
    reach_other_hands(state, dealer, cards)
    if state.hooks.interrupt is None or not state.hooks.interrupt(state, dealer, cards):
        end_turn(state, dealer, again=lets_play_again(state.table, cards))
        ask_direction(state)


# What is picked before play begins


def begin_play(state: State) -> None:
    """The starter acts. Then the first player is asked for the direction, if that is theirs to pick."""
    starter_acts(state)
    ask_direction(state)


def ask_direction(state: State) -> None:
    """The first player is asked for the direction, if that is theirs to pick and nothing else comes first."""
    if state.table.play_direction == "first player picks" and state.phase == "play" and state.pending is None:
        state.add(DirectionAsked(state.turn))


@dataclass(frozen=True)
class Naming(Step):
    """The dealer has to pick the suit of a wild starter."""

    def seen_by(self, seat: int | None) -> Self:
        return self

    def choices(self, table: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return tuple(map(Nominate, table.suits))

    def refusal(self, table: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        return Refusal("wild_starter", WORDS.message("first-card-wild"), pick(table.suits))

    def take(self, state: State, seat: int, action: Action) -> None:
        if isinstance(action, Nominate):
            state.add(Nominated(seat, action.suit))
            dealers_card_acts(state) if state.table.first_card == "of the dealer" else begin_play(state)


@dataclass(frozen=True)
class PickingDirection(Step):
    """The first player has to pick the direction of play (source: more-cousins.md 6.10, "picks the direction")."""

    def seen_by(self, seat: int | None) -> Self:
        return self

    def choices(self, table: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return WAYS

    def refusal(self, table: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        return Refusal("play_direction", WORDS.message("direction-first"), WORDS.message("pick-direction"))

    def take(self, state: State, seat: int, action: Action) -> None:
        if isinstance(action, PickDirection):
            state.add(DirectionPicked(seat, action.direction))
            state.add(turn_came(seat))


def nothing_to_pick(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    nothing = Refusal("wild_starter", of_pack(position.table, "no-suit-to-pick"), allowed_instead(position, options))
    return waiting(position, seat, action) or nothing


def no_direction(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    nothing = Refusal("play_direction", WORDS.message("no-direction-to-pick"), allowed_instead(position, options))
    return waiting(position, seat, action) or nothing


@dataclass(frozen=True)
class NominationAsked(Event[State]):
    """The dealer has to pick the suit of a wild starter."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Naming()
        state.asked += 1


@dataclass(frozen=True)
class Nominated(Event[State]):
    """The dealer picked a suit."""

    seat: int
    suit: Suit

    def apply(self, state: State) -> None:
        state.suit, state.pending = self.suit, None


@dataclass(frozen=True)
class DirectionAsked(Event[State]):
    """The first player has to pick the direction."""

    seat: int

    def apply(self, state: State) -> None:
        state.pending = PickingDirection()
        state.asked += 1


@dataclass(frozen=True)
class DirectionPicked(Event[State]):
    """The first player picked the direction: 1 is clockwise, -1 counterclockwise."""

    seat: int
    direction: int

    def apply(self, state: State) -> None:
        state.direction, state.pending = self.direction, None
