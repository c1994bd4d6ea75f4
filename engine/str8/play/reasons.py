"""Why an action is not allowed in the sequence game: the rule behind it, the reason, and what is allowed instead."""

from engine.core.actions import Action, Call, Catch, Deal, Discard, Draw, Play, Refusal, Take, TakeBack
from engine.core.cards import Card, short
from engine.core.packs.numbers import PASS_CARDS
from engine.str8.numbers import OPENERS, below
from engine.str8.play.building import next_numbers
from engine.str8.state import Sequence
from engine.str8.view import Position, SequenceSeatView
from engine.words import Words, or_listed

words = Words(__name__)

TURN = "turn"  # the rule behind a refusal about whose move it is
SEQUENCE = "sequence"  # and behind a refusal about how a sequence grows


def explain(view: SequenceSeatView, card: Card) -> Refusal:
    """Why a card of the seat's hand cannot be played now."""
    return not_allowed(view, view.seat, Play((card,)))


def not_allowed(position: Position, seat: int, action: Action) -> Refusal:
    """Why a seat may not do this now."""
    if position.phase == "over":
        return Refusal(TURN, words("match-over"))
    if position.phase == "deal":
        return Refusal(TURN, words("no-round"), words("wait-for-deal"))
    if isinstance(action, Deal | TakeBack):
        back = Refusal(TURN, words("nothing-to-take-back"), words("take-back-in-time"))
        return back if isinstance(action, TakeBack) else Refusal(TURN, words("deal-later"))
    if seat != position.turn:
        # A turn is one card. A seat that has just played one waits like all the others. After a deal no seat has.
        begun = bool(position.pile or position.passed or position.laid())
        just = begun and (seat + 1) % position.rules.seats == position.turn
        return Refusal(TURN, words("turn-over" if just else "not-your-turn"), words("wait-for-others"))
    if isinstance(action, Draw | Take):
        why, instead = ("drawn-already", "play-or-discard") if position.drawn else ("pile-empty", "draw")
        return Refusal(TURN, words(why), words(instead))
    return _not_this_move(position, seat, action)


def _not_this_move(position: Position, seat: int, action: Action) -> Refusal:
    to_draw = words("draw-or-take", card=short(position.pile[-1])) if position.pile else words("draw")
    instead = words("play-or-discard") if position.drawn else to_draw
    if not isinstance(action, Play | Discard):
        key = "nothing-to-say" if isinstance(action, Call | Catch) else "not-in-this-game"
        return Refusal("match", words(key), instead)
    if not position.drawn:
        return Refusal(TURN, words("not-drawn"), instead)
    cards = action.cards if isinstance(action, Play) else (action.card,)
    if len(cards) != 1:
        return Refusal(TURN, words("single-card"), words("pick-one"))
    if cards[0] not in (position.hands[seat] or ()):
        return Refusal(TURN, words("not-held"), instead)
    if isinstance(action, Play) and (action.call or action.suit is not None or action.rank is not None):
        return Refusal("match", words("nothing-to-say"), instead)
    return not_following(position, seat, cards[0], action.sequence if isinstance(action, Play) else None)


def not_following(position: Position, seat: int, card: Card, sequence: int | None = None) -> Refusal:
    """Why a card cannot be played, or not on this one of the seat's sequences."""
    if card in PASS_CARDS:
        return Refusal(SEQUENCE, words("pass-card"), words("no-need-to-say-which"))
    lines = position.lines_of(seat)
    if len(lines) > 1 and sequence not in range(len(lines)):
        numbers = sorted({number for line in lines for number in next_numbers(position.rules, line)})
        if int(card) in numbers:
            return Refusal("sequences", words("two-sequences"), words("pick-sequence"))
        instead = words("add-any", numbers=or_listed(list(map(str, numbers)))) if numbers else words("add-none")
        return Refusal(SEQUENCE, words("fits-neither", card=card), instead)
    if len(lines) == 1 and sequence is not None:
        return Refusal("sequences", words("one-sequence"), words("no-need-to-say-which"))
    return _does_not_follow(position, lines[sequence or 0], card)


def _does_not_follow(position: Position, line: Sequence, card: Card) -> Refusal:
    if not line and int(card) in OPENERS:
        return Refusal("sequences", words("both-empty"), words("begin-first"))
    if not line:
        return Refusal(SEQUENCE, words("no-bulls-eye", card=card), _next(position, line))
    down = not position.rules.backwards and int(card) in below(int(line[-1]))
    why = words("does-not-follow", card=card, last=line[-1])
    return Refusal("backwards" if down else SEQUENCE, why, _next(position, line))


def _next(position: Position, line: Sequence) -> str:
    numbers = next_numbers(position.rules, line)
    if not line:
        return words("begins", first=numbers[0], last=numbers[-1])
    if not numbers:
        return words("nothing-follows", card=line[-1])
    return words("follows", card=line[-1], numbers=or_listed(list(map(str, numbers))))
