"""Why a choice is a good one: the most telling of the facts behind it, in one sentence."""

from collections.abc import Iterator, Sequence

from engine.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Nominate, Play
from engine.core.cards import PACK_OF_SUIT, Suit, listed, short, suit_name, suit_of
from engine.core.game import Fact, Names, said
from engine.core.history import History
from engine.shedding.events.drawing import Drew
from engine.shedding.events.plays import Played
from engine.shedding.legal.finishing import why_not_last
from engine.shedding.legal.matching import is_wild, suit_laid
from engine.shedding.legal.questions import is_unanswered
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.state import State
from engine.shedding.view import SheddingSeatView, SheddingView
from engine.words import Words

WORDS = Words(__name__)
NEARLY_OUT = 2  # cards
LIKELY = 0.6  # of the worlds that go with what was seen
DEAR = 10  # points


def why(view: SheddingSeatView, history: History, worlds: Sequence[State], action: Action, names: Names) -> str:
    """One sentence about an action of the seat to move. ``worlds`` are some that it believes in."""
    key, values = next(_facts(view, history, worlds, action, names))
    return WORDS(key, **values)


def _facts(
    view: SheddingSeatView, history: History, worlds: Sequence[State], action: Action, names: Names
) -> Iterator[Fact]:
    match action:
        case Play():
            yield from _of_play(view, history, worlds, action, names)
        case Nominate(suit):
            yield from _lacking(view, history, worlds, suit, names)
            yield from _holding(view, suit, ())
        case Accept() | Challenge() if isinstance(view.pending, Doubt):
            bluffs = [isinstance(world.pending, Doubt) and world.pending.honest is False for world in worlds]
            yield said("bluff", tenths=round(10 * _share(bluffs)), name=names[view.pending.player])
        case Give(card) if view.rules.cost_of[card] >= DEAR:
            yield said("gives-points", points=view.rules.cost_of[card])
        case Draw() if view.options.cards:
            yield said("draws", cards=listed(view.options.cards))
        case Call():
            opens = view.rules.call_opens
            yield said("call-opens") if opens else said("call", count=view.rules.call_penalty)
        case Catch(seat):
            yield said("catch", name=names[seat], count=view.rules.call_penalty)
    yield said("best")


def _of_play(
    view: SheddingSeatView, history: History, worlds: Sequence[State], play: Play, names: Names
) -> Iterator[Fact]:
    yield from _going_out(view, play)
    following = view.others(view.seat)[0]
    hurts = not view.rules.hurting.isdisjoint(play.cards) and following not in view.rules.partners[view.seat]
    if hurts and view.count(following) <= NEARLY_OUT:
        yield said("stops", name=names[following], left=view.count(following))
    counts = not play.rank and view.rules.suits_match
    suit = (suit_laid(view, view.seat, play.cards, play.suit) or suit_of(play.cards[-1])) if counts else None
    if suit in PACK_OF_SUIT:
        yield from _lacking(view, history, worlds, suit, names)
    if play.suit:
        yield from _holding(view, play.suit, play.cards)
    kept = [card for card in view.options.cards if is_wild(view, view.seat, card) and card not in play.cards]
    if kept and not any(is_wild(view, view.seat, card) for card in play.cards):
        yield said("keeps", card=short(kept[0]))
    points = sum(view.rules.cost_of[card] for card in play.cards)
    if points >= DEAR:
        yield said("sheds", points=points)
    if suit in PACK_OF_SUIT:
        yield from _holding(view, suit, play.cards)


def _going_out(view: SheddingSeatView, play: Play) -> Iterator[Fact]:
    """That it empties the hand, and that ends well."""
    last = len(play.cards) == view.count(view.seat) and not is_unanswered(view, view.seat, play.cards)
    if last and not (view.rules.stays_in and why_not_last(view, view.seat, play.cards)):
        yield said("goes-out", count=len(play.cards), off=view.rules.off_with.get(play.cards[-1], 0))


def _lacking(
    view: SheddingSeatView, history: History, worlds: Sequence[State], suit: Suit, names: Names
) -> Iterator[Fact]:
    """The first opponent in order of play who drew when this suit was asked for and likely holds none of it."""
    for seat in view.others(view.seat):
        times = _times_drawn(history, seat, suit)
        if seat not in view.rules.partners[view.seat] and times:
            holding = [
                any(suit_of(card) == suit and not is_wild(world, seat, card) for card in world.hands[seat])
                for world in worlds
            ]
            if _share([not holds for holds in holding]) >= LIKELY:
                yield said("lacks", name=names[seat], times=times, suit=suit_name(suit))


def _times_drawn(history: History, seat: int, suit: Suit) -> int:
    """In how many turns a seat drew while this suit was asked for, since it last played a card of it."""
    times = 0
    for seen in history:
        played = [event for event in seen.events if isinstance(event, Played) and event.seat == seat]
        if any(suit in map(suit_of, event.cards) for event in played):
            times = 0
        elif seen.actor == seat and isinstance(seen.before, SheddingView) and _asked_for(seen.before) == suit:
            times += any(isinstance(event, Drew) and event.reason == "turn" for event in seen.events)
    return times


def _asked_for(before: SheddingView) -> Suit | None:
    """The suit that had to be followed in a turn that begins. None if something else had to be done, or a rank."""
    if not before.rules.suits_match:
        return None
    if before.phase != "play" or before.debt or before.skips or before.pending or before.drawn or before.rank:
        return None
    return before.suit or suit_of(before.pile[-1])


def _share(facts: Sequence[bool]) -> float:
    return sum(facts) / max(1, len(facts))


def _holding(view: SheddingSeatView, suit: Suit, played: Sequence[str]) -> Iterator[Fact]:
    left = list(view.hand)
    for card in played:
        left.remove(card)
    count = sum(suit_of(card) == suit and not is_wild(view, view.seat, card) for card in left)
    if count:
        yield said("holds", count=count, suit=suit_name(suit))
