"""Why an action is not allowed in the sequence game: the rule behind it, the reason, and what is allowed instead."""

from engine.actions import Action, Call, Catch, Deal, Discard, Draw, Play, Refusal, Take
from engine.cards import PASS_CARDS, Card, short
from engine.str8.building import next_numbers
from engine.str8.numbers import OPENERS, below
from engine.str8.state import Sequence
from engine.str8.view import Position, SequenceSeatView
from engine.words import or_listed

TURN = "turn"  # the rule behind a refusal about whose move it is
SEQUENCE = "sequence"  # and behind a refusal about how a sequence grows


def explain(view: SequenceSeatView, card: Card) -> Refusal:
    """Why a card of the seat's hand cannot be played now."""
    return not_allowed(view, view.seat, Play((card,)))


def not_allowed(position: Position, seat: int, action: Action) -> Refusal:
    """Why a seat may not do this now."""
    if position.phase != "play" or isinstance(action, Deal):
        return Refusal(TURN, _DEALING if position.phase == "play" else "No round is being played now.")
    if seat != position.turn:
        return _not_your_turn(position, seat)
    if isinstance(action, Draw | Take):
        return _no_more_drawing(position) if position.drawn else Refusal(*_NOTHING_TO_TAKE)
    if not isinstance(action, Play | Discard):
        why = "Nothing has to be said in this game." if isinstance(action, Call | Catch) else "Here nobody does that."
        return Refusal("match", why, _what_then(position))
    if not position.drawn:
        return Refusal(TURN, "You have not drawn yet.", _where_to_draw(position))
    return _not_this_card(position, seat, action)


_DEALING = "The next deal comes when the round is over."
_NOTHING_TO_TAKE = (TURN, "The discard pile is empty.", "Draw from the stock.")


def _not_your_turn(position: Position, seat: int) -> Refusal:
    """A turn is one card. A seat that has just played one waits like all the others. After a deal no seat has."""
    begun = bool(position.pile or position.passed or any(line for lines in position.sequences for line in lines))
    just = begun and (seat + 1) % position.rules.seats == position.turn
    why = "Your turn is over: it is one card, played or discarded." if just else "It is not your turn."
    return Refusal(TURN, why)


def _no_more_drawing(position: Position) -> Refusal:
    return Refusal(TURN, "You have drawn a card already.", _what_then(position))


def _what_then(position: Position) -> str:
    return "Play a card now, or discard one." if position.drawn else _where_to_draw(position)


def _where_to_draw(position: Position) -> str:
    top = f", or take {short(position.pile[-1])} from the discard pile" if position.pile else ""
    return f"Draw from the stock{top}."


def _not_this_card(position: Position, seat: int, action: Play | Discard) -> Refusal:
    cards = action.cards if isinstance(action, Play) else (action.card,)
    if len(cards) != 1:
        return Refusal(TURN, "A turn is one card.", "Choose one card.")
    if cards[0] not in (position.hands[seat] or ()):
        return Refusal(TURN, "You do not hold that card.")
    if isinstance(action, Play) and (action.call or action.suit is not None):
        return Refusal("match", "Here no suit is named and nothing is said.")
    return not_following(position, seat, cards[0], action.sequence if isinstance(action, Play) else None)


def not_following(position: Position, seat: int, card: Card, sequence: int | None = None) -> Refusal:
    """Why a card cannot be played, or not on this one of the seat's sequences."""
    if card in PASS_CARDS:
        return Refusal(SEQUENCE, "A pass card lies apart, in no sequence.")
    lines = position.lines_of(seat)
    if len(lines) > 1 and sequence not in range(len(lines)):
        return _which_sequence(position, lines, card)
    if len(lines) == 1 and sequence is not None:
        return Refusal("sequences", "There is only one sequence here.", "Do not say which one.")
    return _does_not_follow(position, lines[sequence or 0], card)


def _which_sequence(position: Position, lines: tuple[Sequence, ...], card: Card) -> Refusal:
    fits = [line for line in lines if int(card) in next_numbers(position.rules, line)]
    if fits:
        return Refusal("sequences", "You have two sequences.", "Say to which one the card is added.")
    return Refusal(
        SEQUENCE, f"{card} fits neither of your sequences.", " ".join(_next(position, line) for line in lines)
    )


def _does_not_follow(position: Position, line: Sequence, card: Card) -> Refusal:
    if not line and int(card) in OPENERS:
        return Refusal("sequences", "Both of your sequences are empty.", "Begin the first one.")
    if not line:
        return Refusal(SEQUENCE, f"{card} has no bull's-eye.", _next(position, line))
    down = not position.rules.backwards and int(card) in below(int(line[-1]))
    return Refusal("backwards" if down else SEQUENCE, f"{card} does not follow {line[-1]}.", _next(position, line))


def _next(position: Position, line: Sequence) -> str:
    numbers = next_numbers(position.rules, line)
    if not line:
        return f"A sequence begins with {numbers[0]} to {numbers[-1]}."
    return (
        f"After {line[-1]} comes {or_listed([str(number) for number in numbers])}."
        if numbers
        else f"Nothing follows {line[-1]}."
    )
