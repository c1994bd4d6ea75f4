"""The sentences of a refusal: what forbids it, and what would be allowed instead."""

from typing import TYPE_CHECKING

from engine.actions import (
    Action,
    Call,
    Deal,
    Draw,
    Nominate,
    Options,
    Pass,
    Play,
    Refusal,
)
from engine.cards import RANK_NAMES, SUIT_NAMES, Card, listed, plural, short

if TYPE_CHECKING:
    from engine.view import Position

_NAME_SUIT = "Name spades, hearts, diamonds or clubs."


def why_not(position: "Position", seat: int, card: Card, options: Options) -> Refusal:
    """Why a card that the seat holds cannot be laid now."""
    return not_playable(position, seat, Play((card,)), options)


def not_playable(position: "Position", seat: int, play: Play, options: Options) -> Refusal:
    """Why these cards cannot be laid now."""
    missing = [card for card in dict.fromkeys(play.cards) if card not in (position.hands[seat] or ())]
    if not play.cards:
        return Refusal("turn", "A play needs a card.", _instead(options))
    if missing:
        return Refusal("turn", f"You do not hold {listed(missing)}.", _instead(options))
    waiting = _waiting(position, seat)
    if waiting:
        return waiting
    if len(play.cards) > 1:
        return Refusal("match", "Only one card may be laid in a turn.", _instead(options))
    return _does_not_fit(position, play.cards[0], options)


def _does_not_fit(position: "Position", card: Card, options: Options) -> Refusal:
    rules, top = position.rules, position.pile[-1]
    if position.debt:
        rule = "wild_cancels_debt" if card[0] in rules.wild else "stacking"
        return Refusal(
            rule, f"{short(card)} does not answer {short(top)}: {position.debt} cards are owed.", _instead(options)
        )
    if position.suit is not None:
        why = f"{short(card)} does not fit: {SUIT_NAMES[position.suit]} were named."
        return Refusal("wild", why, _instead(options))
    return Refusal("match", f"{short(card)} has neither the suit nor the rank of {short(top)}.", _instead(options))


def nothing_to_call(position: "Position") -> Refusal:
    """Why “last card” cannot be said with this play."""
    if position.rules.call == "none":
        return Refusal("call", "At this table nobody says “last card”.", "Play the card without it.")
    return Refusal("call", "“Last card” is for the play that leaves you one card.", "Play the card without it.")


def wrong_suit(position: "Position", play: Play, after: Options) -> Refusal:
    """Why the suit named with a play, or its absence, is wrong."""
    rank = RANK_NAMES[play.cards[-1][0]]
    if after.suits:
        return Refusal("wild", f"The {rank} changes the suit, so it needs one.", _NAME_SUIT)
    if play.cards[-1][0] in position.rules.wild:
        return Refusal("winning_card_acts", "Your last card names no suit.", "Play it without a suit.")
    wild = " and ".join(map(plural, position.rules.wild))
    return Refusal("wild", f"Only {wild} name a suit.", f"Play {short(play.cards[-1])} without one.")


def not_allowed(position: "Position", seat: int, action: Action, options: Options) -> Refusal:
    """Why an action other than a play is not allowed now."""
    if isinstance(action, Call):
        return _no_call(position)
    if isinstance(action, Deal) and position.phase == "play":
        return Refusal("turn", "The next deal comes when the round is over.", _instead(options))
    return _waiting(position, seat) or _not_now(position, action, options)


def _not_now(position: "Position", action: Action, options: Options) -> Refusal:
    if isinstance(action, Nominate):
        return Refusal("wild_starter", "There is no suit to be named now.", _instead(options))
    if isinstance(action, Pass):
        return Refusal("turn", "You may pass only when no card fits and none can be drawn.", _instead(options))
    if not position.can_draw:
        return Refusal("reshuffle", "There is no card left to draw.", _instead(options))
    return Refusal("draw_though_able", "Who can play may not draw at this table.", _instead(options))


def _no_call(position: "Position") -> Refusal:
    if position.rules.call == "none":
        return Refusal("call", "At this table nobody says “last card”.")
    return Refusal("call", "You owe no call: “last card” is said after the play that leaves you one card.")


def _waiting(position: "Position", seat: int) -> Refusal | None:
    if position.phase == "over":
        return Refusal("turn", "The match is over.")
    if position.phase == "deal":
        return Refusal("turn", "No round is being played.", "Wait for the next deal.")
    if seat != position.turn:
        return Refusal("turn", "It is not your turn.", "Wait until the others have played.")
    if position.nominating:
        return Refusal("wild_starter", "The starter is wild, and you dealt it.", _NAME_SUIT)
    return None


def _instead(options: Options) -> str:
    ways = [f"play {listed(options.cards)}"] if options.cards else []
    ways += ["draw"] if Draw() in options.actions else []
    ways += ["pass"] if Pass() in options.actions else []
    return f"You may {' or '.join(ways)}." if ways else ""
