"""The sentences of a refusal: what forbids the action, and what would be allowed instead."""

from engine.actions import (
    Accept,
    Action,
    Call,
    Catch,
    Challenge,
    Deal,
    Decline,
    Draw,
    Give,
    Nominate,
    Options,
    Pass,
    Play,
    Refusal,
)
from engine.cards import CARDS, RANK_NAMES, SUIT_NAMES, SUITS, Card, Suit, in_order, listed, rank_of, short
from engine.english import cards, owing
from engine.shedding.choosing import can_draw, playable, wins_with
from engine.shedding.matching import followers, is_wild
from engine.shedding.pending import Doubt, Giving, Naming
from engine.shedding.view import Position, SheddingSeatView
from engine.shedding.ways import Groups, LastCall, SuitNaming


def explain(view: SheddingSeatView, card: Card) -> Refusal:
    """Why a card of the seat's hand cannot be played now."""
    return not_playable(view, view.seat, Play((card,)), view.options)


def not_playable(position: Position, seat: int, play: Play, options: Options) -> Refusal:
    """Why these cards cannot be played now."""
    missing = _missing(position, seat, play)
    if not play.cards:
        return Refusal("turn", "A play needs a card.", _instead(options))
    if missing:
        return Refusal("turn", _not_held(missing), _instead(options))
    waiting = _waiting(position, seat)
    if waiting:
        return waiting
    if play.cards[0] in playable(position, seat):
        return _does_not_join(position, play, options)
    return _does_not_fit(position, seat, play.cards[0], options)


def _not_held(asked: list[Card]) -> str:
    """The sentence about cards that the seat does not hold, some of which may not exist."""
    return f"You do not hold {listed(asked) if all(card in CARDS for card in asked) else 'that'}."


def _missing(position: Position, seat: int, play: Play) -> list[Card]:
    left, missing = list(position.hands[seat] or ()), []
    for card in play.cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return missing


def _does_not_join(position: Position, play: Play, options: Options) -> Refusal:
    """Why the cards after the first one cannot be played with it."""
    rules, both = position.rules, listed(play.cards)
    instead = f"You may play {short(play.cards[0])} alone."
    if not rules.groups_ranks and not rules.marriage:
        return Refusal("groups", "Only one card may be laid in a turn.", instead)
    if position.drawn and not rules.any_card_after_drawing:
        return Refusal("after_drawing", "After drawing, only what was drawn may be laid, and alone.", instead)
    if position.debt and rules.marriage and set(map(rank_of, play.cards)) == {"K", "Q"}:
        return Refusal("stacking", f"A marriage does not answer the {cards(position.debt)} owed.", instead)
    if rules.groups == Groups.EQUAL_PLAIN_RANKS:
        return Refusal("groups", f"{both} cannot go together: only plain cards of one rank can.", instead)
    rule = "groups" if rules.groups_ranks else "marriage"
    ways = [_LAID_TOGETHER["groups"]] * rules.groups_ranks + [_LAID_TOGETHER["marriage"]] * rules.marriage
    return Refusal(rule, f"{both} cannot go together: {' or '.join(ways)} can.", instead)


_LAID_TOGETHER = {"groups": "only cards of one rank", "marriage": "only King and Queen of one suit"}


def _does_not_fit(position: Position, seat: int, card: Card, options: Options) -> Refusal:
    """Why the seat that is asked for a card cannot play this one, which it holds."""
    rule, why = _misfit(position, seat, card)
    return Refusal(rule, why, _instead(options))


def _misfit(position: Position, seat: int, card: Card) -> tuple[str, str]:
    if position.debt:
        return _does_not_answer(position, card)
    if position.drawn and position.rules.drawing_ends_turn:
        return "after_drawing", "In a turn in which you have drawn nothing is played."
    if position.drawn and not position.rules.any_card_after_drawing and card not in position.drawn:
        return "after_drawing", f"{short(card)} was not drawn in this turn, and only that may be played now."
    return _does_not_follow(position, seat, card)


def _does_not_follow(position: Position, seat: int, card: Card) -> tuple[str, str]:
    if card in followers(position, seat):
        return "last_resort", f"{short(card)} may be laid only if nothing else in your hand fits."
    if is_wild(position, seat, card):
        return "wild_when", f"{short(card)} is wild, but here it must match {_to_match(position)} all the same."
    if position.suit is not None:
        return _not_named(position, card)
    return "match", f"{short(card)} has neither the suit nor the rank of {short(position.pile[-1])}."


def _not_named(position: Position, card: Card) -> tuple[str, str]:
    suit = SUIT_NAMES[position.suit or ""]
    if rank_of(card) == rank_of(position.pile[-1]):
        why = f"{short(card)} does not fit: {suit} must follow, and the same rank is not enough on a wild card."
        return "rank_on_wild", why
    return "naming", f"{short(card)} does not fit: {suit} must follow."


def _to_match(position: Position) -> str:
    return SUIT_NAMES[position.suit] if position.suit in SUIT_NAMES else short(position.pile[-1])


def _does_not_answer(position: Position, card: Card) -> tuple[str, str]:
    top, effect = position.pile[-1], position.rules.effect_of.get(card)
    owed = f"{short(card)} does not answer {short(top)}: {owing(position.debt)} owed"
    if effect is not None and effect.kind == "draw" and position.suit in SUIT_NAMES:
        return "naming", f"{owed}, and only {SUIT_NAMES[position.suit]} answer a wild card that named them."
    return "stacking", f"{owed}."


def nothing_to_call(position: Position) -> Refusal:
    """Why “last card” cannot be said with this play."""
    if not position.rules.has_calls:
        return Refusal("call", "At this table nobody says “last card”.", "Play the card without it.")
    return Refusal("call", "“Last card” is for the play that leaves you one card.", "Play the card without it.")


def wrong_suit(position: Position, seat: int, play: Play, after: Options) -> Refusal:
    """Why the suit picked with a play is wrong, or why one is missing."""
    last = play.cards[-1]
    if after.suits and play.suit in SUITS:
        return Refusal("naming", f"{SUIT_NAMES[play.suit].capitalize()} cannot be named now.", _name(after.suits))
    if after.suits:
        return Refusal(
            "wild", f"The {RANK_NAMES[rank_of(last)]} changes the suit, so it needs one.", _name(after.suits)
        )
    if not is_wild(position, seat, last):
        return Refusal("wild", f"{short(last)} is not wild, so it names no suit.", "Play it without one.")
    if position.rules.naming == SuitNaming.OWN_SUIT and not wins_with(position, seat, play.cards):
        return Refusal("naming", "A wild card names no suit at this table: its own counts.", "Play it without one.")
    return Refusal("winning_card_acts", "Your last card names no suit.", "Play it without a suit.")


def _name(suits: tuple[Suit, ...]) -> str:
    *others, last = (SUIT_NAMES[suit] for suit in suits)
    return f"Name {' or '.join(filter(None, [', '.join(others), last]))}."


def not_allowed(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    """Why an action other than a play is not allowed now."""
    if isinstance(action, Call):
        return _no_call(position)
    if isinstance(action, Catch):
        return _no_catch(position, seat, action)
    if isinstance(action, Deal) and position.phase == "play":
        return Refusal("turn", "The next deal comes when the round is over.", _instead(options))
    over = _over(position)
    if over:
        return over
    if isinstance(action, Accept | Challenge) and not isinstance(position.pending, Doubt):
        return Refusal("bluffing", "There is nothing to accept or to challenge: the moment has passed.")
    return _waiting(position, seat, action) or _not_now(position, action, options)


def _not_now(position: Position, action: Action, options: Options) -> Refusal:
    instead = _instead(options)
    if isinstance(action, Nominate):
        return Refusal("wild_starter", "There is no suit to be named now.", instead)
    if isinstance(action, Give | Decline):
        return Refusal("effects", "There is nothing to be given now.", instead)
    if isinstance(action, Pass):
        return _no_pass(position, instead)
    return _no_draw(position, instead)


def _no_draw(position: Position, instead: str) -> Refusal:
    rules = position.rules
    if rules.hand_limit and position.count(position.turn) >= rules.hand_limit:
        return Refusal("hand_limit", f"With {cards(rules.hand_limit)} in hand nothing more is drawn.", instead)
    if not can_draw(position, position.turn):
        return Refusal("reshuffle", "There is no card left to draw.", instead)
    if position.drawn:
        return Refusal(
            "draws", "You have drawn as many cards as you may in this turn, or hold one that you must play.", instead
        )
    return Refusal("draw_though_able", "Who can play may not draw at this table.", instead)


def _no_pass(position: Position, instead: str) -> Refusal:
    if position.drawn:
        why = "You may keep what you drew only when you have drawn as many cards as you may, and none must be played."
        return Refusal("draws", why, instead)
    if position.rules.free_pass:
        return Refusal("free_pass", "You may pass only when nothing can be drawn.", instead)
    return Refusal("free_pass", "You may pass only when no card fits and none can be drawn.", instead)


def _no_call(position: Position) -> Refusal:
    if not position.rules.has_calls:
        return Refusal("call", "At this table nobody says “last card”.")
    return Refusal("call", "You owe no call: “last card” is said after the play that leaves you one card.")


def _no_catch(position: Position, seat: int, action: Catch) -> Refusal:
    if position.rules.call != LastCall.CATCH:
        return Refusal(
            "call", "At this table nobody is caught: a forgotten call costs its cards by itself, or nothing."
        )
    if action.seat == seat:
        return Refusal("call", "You cannot catch yourself.", "Say “last card” before somebody else catches you.")
    return Refusal("call", "There is nobody to catch now: nobody has one card left and has kept silent about it.")


def _over(position: Position) -> Refusal | None:
    if position.phase == "over":
        return Refusal("turn", "The match is over.")
    if position.phase == "deal":
        return Refusal("turn", "No round is being played.", "Wait for the next deal.")
    return None


def _waiting(position: Position, seat: int, action: Action | None = None) -> Refusal | None:
    """What has to happen first."""
    if position.phase != "play":
        return _over(position)
    if seat != position.turn:
        return Refusal("turn", "It is not your turn.", "Wait until the others have played.")
    if isinstance(position.pending, Naming):
        return Refusal("wild_starter", "The starter is wild, and you dealt it.", _name(SUITS))
    if isinstance(position.pending, Doubt):
        return Refusal("bluffing", "What was laid before you may be a bluff.", "Accept or challenge it first.")
    if isinstance(position.pending, Giving):
        return _giving(position, seat, position.pending, action)
    return None


def _giving(position: Position, seat: int, pending: Giving, action: Action | None) -> Refusal:
    decline = "." if pending.begun else ", or give nothing at all."
    instead = f"Give {listed(in_order(set(position.hands[seat] or ())))}{decline}"
    if isinstance(action, Give) and action.card in (position.hands[seat] or ()):
        return nothing_to_call(position)
    if isinstance(action, Give):
        return Refusal("effects", _not_held([action.card]), instead)
    if isinstance(action, Decline):
        return Refusal("effects", "You have begun to give, so everybody gets a card.", instead)
    return Refusal("effects", "First you give a card to each of the others.", instead)


def _instead(options: Options) -> str:
    ways = [f"play {listed(options.cards)}"] if options.cards else []
    ways += ["draw"] if Draw() in options.actions else []
    ways += ["pass"] if Pass() in options.actions else []
    return f"You may {' or '.join(ways)}." if ways else ""
