"""The moves of the sequence game, for all SequenceRules, and what happens then. Source: str8-eight.txt ("S2")."""

from collections.abc import Sequence

from engine.chance.stream import shuffled
from engine.core.actions import (
    NOTHING,
    Action,
    Deal,
    Discard,
    Draw,
    IllegalAction,
    Options,
    Play,
    Refusal,
    Take,
    TakeBack,
    once,
)
from engine.core.cards import Card, in_order
from engine.core.dealer import dealer_of_next_round
from engine.core.events import Event, MatchEnded, Record, RoundEnded
from engine.core.packs.numbers import PASS_CARDS
from engine.core.scoresheet import TOO_LONG
from engine.interning import interned
from engine.str8.events import (
    Added,
    Discarded,
    HandsDealt,
    HandsRenewed,
    PassedHands,
    SeatAsked,
    StockRenewed,
    TookMoveBack,
    discarded,
    drew_from_stock,
    seat_asked,
    took_discard,
)
from engine.str8.numbers import SIDE
from engine.str8.play import reasons
from engine.str8.play.building import can_complete, fitting_sequences, playable
from engine.str8.play.scoring import STUCK, round_score, winners
from engine.str8.rules import HAND, SequenceRules
from engine.str8.state import SequenceState
from engine.str8.view import Position, SequenceSeatView, SequenceView, what_is_known

DRAW, TAKE = Draw(), Take()
TO_DRAW, TO_DRAW_OR_TAKE = Options(actions=(DRAW,)), Options(actions=(DRAW, TAKE))
TO_TAKE_BACK = Options(take_back=True)
FORESEEN = (Added, Discarded, SeatAsked)  # of a move that may be taken back: anything else tells something new
discard = interned(Discard)


def start(rules: SequenceRules, seed: str) -> SequenceState:
    return SequenceState(rules=rules, seed=seed, totals=(0,) * rules.seats, hands=((),) * rules.seats)


# What may be done


@once
def options(position: Position, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
    """What a seat may do now, or after choosing a card to play, from a state or from the seat's own view."""
    if position.phase != "play" or seat != position.turn:
        if position.undo is not None and position.undo.seat == seat and not chosen:
            return TO_TAKE_BACK
        return Options(actions=(Deal(),)) if position.phase == "deal" and not chosen else NOTHING
    if chosen:
        if len(chosen) > 1 or not position.drawn or chosen[0] not in options(position, seat).cards:
            return NOTHING
        fitting = fitting_sequences(position.rules, position.lines_of(seat), chosen[0])
        return Options(complete=True, sequences=fitting if position.rules.lines > 1 else ())
    if not position.drawn:
        return TO_DRAW_OR_TAKE if position.pile else TO_DRAW
    hand = in_order(dict.fromkeys(position.hands[seat] or ()))
    return Options(cards=in_order(playable(position, seat)), actions=tuple(map(discard, hand)))


def check(position: Position, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, Play):
        after = options(position, seat, action.cards) if action.cards else NOTHING
        fits = action.sequence in after.sequences if after.sequences else action.sequence is None
        legal = after.complete and fits and action.suit is None and action.rank is None and not action.call
    else:
        now = options(position, seat)
        legal = action in now.actions or (now.take_back and isinstance(action, TakeBack))
    return None if legal else reasons.not_allowed(position, seat, action)


def plannable(position: Position, seat: int) -> Sequence[Action]:
    """A turn begins with a draw, and what is played then depends on it, so only the draw can be planned."""
    return TO_DRAW.actions if position.phase == "play" else ()


# What may be known


def public_view(state: SequenceState) -> SequenceView:
    return SequenceView(**what_is_known(state, None))


def view(state: SequenceState, seat: int) -> SequenceSeatView:
    return SequenceSeatView(seat=seat, **what_is_known(state, seat), options=options(state, seat))


# What happens then


def act(state: SequenceState, seat: int, action: Action) -> tuple[SequenceState, list[Event[SequenceState]]]:
    """The state after an action, and what happened. Raises IllegalAction and changes nothing when refused."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    record = Record(state)
    _let_happen(record, state, seat, action)
    if record.state.phase == "play" and not record.state.drawn and record.state.round_too_long:
        _end_round(record, None, TOO_LONG)
    if state.takes_back:
        _keep(record, state, seat, action)
    return record.state, record.events


def _let_happen(record: Record[SequenceState], state: SequenceState, seat: int, action: Action) -> None:
    match action:
        case Play():
            _play(record, seat, action)
        case Discard(card):
            record.add(discarded(seat, card))
            _next_turn(record)
        case Deal():
            dealer = dealer_of_next_round(state)
            hands, stock = _dealt(state, state.rules.pack, dealer, state.next_deal)
            record.add(HandsDealt(state.round + 1, dealer, hands, stock))
            record.add(seat_asked(_left_of(state, dealer)))
        case Draw():
            record.add(drew_from_stock(seat, state.stock[-1]))
        case Take():
            record.add(took_discard(seat, state.pile[-1]))
        case TakeBack() if isinstance(state.undo, TookMoveBack):
            record.add(state.undo)


def _keep(record: Record[SequenceState], before: SequenceState, seat: int, action: Action) -> None:
    """Keep what undoes a move, if it may be taken back."""
    if isinstance(action, Play | Discard) and all(isinstance(event, FORESEEN) for event in record.events):
        record.state.undo = TookMoveBack(
            seat=seat,
            card=action.card if isinstance(action, Discard) else action.cards[0],
            discarded=isinstance(action, Discard),
            sequences=before.sequences,
            drawn=before.drawn,
            taken=before.taken,
            idle=before.idle,
            stirred=before.stirred,
        )


def _dealt(
    state: SequenceState, cards: tuple[Card, ...], dealer: int, shuffle: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Three cards for each seat, one at a time from the dealer's left. The rest are the stock."""
    order, seats = shuffled(cards, state.seed, shuffle), state.rules.seats
    hands = tuple(order[(seat - dealer - 1) % seats : HAND * seats : seats] for seat in range(seats))
    return hands, order[HAND * seats :][::-1]


def _left_of(state: SequenceState, seat: int) -> int:
    return (seat + 1) % state.rules.seats


def _play(record: Record[SequenceState], seat: int, play: Play) -> None:
    card, state = play.cards[0], record.state
    if card in PASS_CARDS:
        record.add(PassedHands(seat, card))
        _next_turn(record)
        return
    record.add(Added(seat, card, play.sequence))
    if len(state.lines_of(seat)[play.sequence or 0]) == SIDE:
        _end_round(record, seat)
    elif not any(can_complete(state, side) for side in range(state.rules.sides_in_play)):
        _end_round(record, None, STUCK)
    else:
        _next_turn(record)


def _next_turn(record: Record[SequenceState]) -> None:
    """The stock is renewed before any seat has to draw from an empty one. At an impasse every seat gets new cards.

    Source: S2, "What happens if a game comes to an impasse?"; rulings.md, "Impasse".
    """
    state = record.state
    whole_cycle = not state.stock and not state.stirred
    if whole_cycle or state.idle >= len(state.rules.pack):
        held = tuple(card for hand in state.hands for card in hand)
        cards = state.stock + state.pile + state.passed + held
        hands, stock = _dealt(state, cards, state.dealer or 0, state.shuffles + 1)
        record.add(HandsRenewed(hands, stock, len(stock)))
    elif not state.stock:
        stock = shuffled(state.pile + state.passed, state.seed, state.shuffles + 1)
        record.add(StockRenewed(stock, len(stock)))
    record.add(seat_asked(_left_of(state, state.turn)))


def _end_round(record: Record[SequenceState], winner: int | None, without: str = "") -> None:
    """``without``: how it ends without a winner."""
    state = record.state
    record.add(RoundEnded(round_score(state, winner, without), state.hands))
    champions = winners(state.rules, state.totals, winner, over=state.match_too_long)
    if champions:
        record.add(MatchEnded(champions, state.totals, state.seed))
