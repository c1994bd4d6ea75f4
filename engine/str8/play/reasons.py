"""Why an action is not allowed in the sequence game: the rule behind it, the reason, and what is allowed instead."""

from engine.core.actions import Action, Call, Catch, Deal, Discard, Draw, Play, Refusal, Take, TakeBack
from engine.core.cards import Card
from engine.core.later import or_listed, short
from engine.core.packs import PASS_CARDS
from engine.str8.numbers import OPENERS, below
from engine.str8.play.building import next_numbers
from engine.str8.state import Sequence, SequencePosition
from engine.words import Message, Words

words = Words(__name__)

TURN = "turn"  # the rule behind a refusal about whose move it is
SEQUENCE = "sequence"  # and behind a refusal about how a sequence grows


def not_allowed(position: SequencePosition, seat: int, action: Action) -> Refusal:
    """Why a seat may not do this now."""
    if position.phase == "over":
        return Refusal(TURN, words.message("match-over"))
    if position.phase == "deal":
        return Refusal(TURN, words.message("no-round"), words.message("wait-for-deal"))
    if isinstance(action, Deal | TakeBack):
        back = Refusal(TURN, words.message("nothing-to-take-back"), words.message("take-back-in-time"))
        return back if isinstance(action, TakeBack) else Refusal(TURN, words.message("deal-later"))
    if seat != position.turn:
        # A turn is one card. A seat that has just played one waits like all the others. After a deal no seat has.
        begun = bool(position.pile or position.passed or position.laid())
        just = begun and (seat + 1) % position.rules.seats == position.turn
        return Refusal(TURN, words.message("turn-over" if just else "not-your-turn"), words.message("wait-for-others"))
    if isinstance(action, Draw | Take):
        why, instead = ("drawn-already", "play-or-discard") if position.drawn else ("pile-empty", "draw")
        return Refusal(TURN, words.message(why), words.message(instead))
    return _not_this_move(position, seat, action)


def _not_this_move(position: SequencePosition, seat: int, action: Action) -> Refusal:
    to_draw = words.message("draw-or-take", card=short(position.pile[-1])) if position.pile else words.message("draw")
    instead = words.message("play-or-discard") if position.drawn else to_draw
    if not isinstance(action, Play | Discard):
        key = "nothing-to-say" if isinstance(action, Call | Catch) else "not-in-this-game"
        return Refusal("match", words.message(key), instead)
    if not position.drawn:
        return Refusal(TURN, words.message("not-drawn"), instead)
    cards = action.cards if isinstance(action, Play) else (action.card,)
    if len(cards) != 1:
        return Refusal(TURN, words.message("single-card"), words.message("pick-one"))
    if cards[0] not in (position.hands[seat]):
        return Refusal(TURN, words.message("not-held"), instead)
    if isinstance(action, Play) and (action.call or action.suit is not None or action.rank is not None):
        return Refusal("match", words.message("nothing-to-say"), instead)
    return not_following(position, seat, cards[0], action.sequence if isinstance(action, Play) else None)


def not_following(position: SequencePosition, seat: int, card: Card, sequence: int | None = None) -> Refusal:
    """Why a card cannot be played, or not on this one of the seat's sequences."""
    if card in PASS_CARDS:
        return Refusal(SEQUENCE, words.message("pass-card"), words.message("no-need-to-say-which"))
    lines = position.lines_of(seat)
    if len(lines) > 1 and sequence not in range(len(lines)):
        numbers = sorted({number for line in lines for number in next_numbers(position.rules, line)})
        if int(card) in numbers:
            return Refusal("sequences", words.message("two-sequences"), words.message("pick-sequence"))
        any_of = words.message("add-any", numbers=or_listed(map(str, numbers)))
        instead = any_of if numbers else words.message("add-none")
        return Refusal(SEQUENCE, words.message("fits-neither", card=card), instead)
    if len(lines) == 1 and sequence is not None:
        return Refusal("sequences", words.message("one-sequence"), words.message("no-need-to-say-which"))
    return _does_not_follow(position, lines[sequence or 0], card)


def _does_not_follow(position: SequencePosition, line: Sequence, card: Card) -> Refusal:
    if not line and int(card) in OPENERS:
        return Refusal("sequences", words.message("both-empty"), words.message("begin-first"))
    if not line:
        return Refusal(SEQUENCE, words.message("no-bulls-eye", card=card), _next(position, line))
    down = not position.rules.backwards and int(card) in below(int(line[-1]))
    why = words.message("does-not-follow", card=card, last=line[-1])
    return Refusal("backwards" if down else SEQUENCE, why, _next(position, line))


def _next(position: SequencePosition, line: Sequence) -> Message:
    numbers = next_numbers(position.rules, line)
    if not line:
        return words.message("begins", first=numbers[0], last=numbers[-1])
    if not numbers:
        return words.message("nothing-follows", card=line[-1])
    return words.message("follows", card=line[-1], numbers=or_listed(map(str, numbers)))
