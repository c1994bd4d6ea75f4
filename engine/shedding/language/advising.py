"""Why a choice is a good one: the reasons that hold, the most telling first."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Nominate, Pass, Play
from engine.core.cards import PACK_OF_SUIT, Card, Suit, listed, short, suit_name, suit_of
from engine.core.game import Names
from engine.core.history import History
from engine.shedding.events import Drew, Played
from engine.shedding.matching import is_wild, matches, suit_laid, wild_cards
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.play import SheddingSeatView, SheddingState, SheddingView
from engine.shedding.several import is_unanswered, why_not_last
from engine.words import Message, Words

WORDS = Words(__name__)
NEARLY_OUT = 2  # cards
LIKELY = 0.6  # of the worlds that go with what was seen
DEAR = 10  # points


def why(
    view: SheddingSeatView, history: History, worlds: Sequence[SheddingState], action: Action, names: Names
) -> Iterator[Message]:
    """The reasons that hold for an action of the seat to move. ``worlds`` are some that it believes in."""
    rules = view.table
    match action:
        case Play():
            yield from _of_play(view, history, worlds, action, names)
        case Nominate(suit):
            yield from _lacking(view, history, worlds, suit, names)
            yield from _holding(view, suit, ())
        case Accept() | Challenge() if isinstance(view.pending, Doubt):  # this alone decides, with what each costs
            bluffs = [isinstance(world.pending, Doubt) and world.pending.honest is False for world in worlds]
            yield WORDS.message("bluff", tenths=round(10 * _share(bluffs)), name=names[view.pending.player])
        case Give(card) if rules.hands_cost and rules.cost_of[card] >= DEAR:
            yield WORDS.message("gives-points", points=rules.cost_of[card])
        case Draw() | Pass() if view.options.cards:
            yield WORDS.message("draws", cards=listed(view.options.cards))
        case Call():  # what it costs to forget a call is reason enough, and so is what a catch brings
            opens = rules.call_opens
            yield WORDS.message("call-opens") if opens else WORDS.message("call", count=rules.call_penalty)
        case Catch(seat):
            yield WORDS.message("catch", name=names[seat], count=rules.call_penalty)


def _of_play(
    view: SheddingSeatView, history: History, worlds: Sequence[SheddingState], play: Play, names: Names
) -> Iterator[Message]:
    follows, points = (
        view.table.suits_match and not play.rank,
        sum(map(view.table.cost_of.__getitem__, play.cards)),
    )
    laid = suit_laid(view, view.seat, play.cards, play.suit) if follows else None
    suit = laid or suit_of(play.cards[-1]) if follows else None
    yield from _going_out(view, play)
    if view.options.cards == play.cards and not (play.suit or play.rank or view.may_do(view.seat, play.cards).cards):
        yield WORDS.message("only")  # there is nothing else to compare it with
    yield from _of_effect(view, play, names)
    if suit in PACK_OF_SUIT:
        yield from _lacking(view, history, worlds, suit, names)
    if play.suit:
        yield from _holding(view, play.suit, play.cards)
    if play.cards[1:] and not (play.suit or play.rank) and view.may_do(view.seat, play.cards[:1]).complete:
        yield WORDS.message("several", count=len(play.cards))
    yield from _keeping(view, play)
    if points >= DEAR and view.table.hands_cost:
        yield WORDS.message("sheds", points=points)
    if not (play.suit or play.rank):
        yield from _opening(view, play, suit)
        if suit in PACK_OF_SUIT:
            yield from _holding(view, suit, play.cards)


def _of_effect(view: SheddingSeatView, play: Play, names: Names) -> Iterator[Message]:
    """What the cards do to the next opponent, who may be nearly out."""
    following = view.others(view.seat)[0]
    if view.table.hurting.isdisjoint(play.cards) or following in view.table.partners[view.seat]:
        return
    name, left = names[following], view.count(following)
    yield WORDS.message("stops", name=name, left=left) if left <= NEARLY_OUT else WORDS.message("hurts", name=name)


def _keeping(view: SheddingSeatView, play: Play) -> Iterator[Message]:
    """That it doesn't take a wild card, or one that hurts, which could be played too."""
    left, wild = _left(view, play.cards), wild_cards(view, view.seat)
    for useful in (wild, view.table.hurting - wild):
        kept = [card for card in left if card in useful and card in view.options.cards]
        if kept and useful.union(wild).isdisjoint(play.cards):
            yield WORDS.message("keeps", card=short(kept[0]))


def _going_out(view: SheddingSeatView, play: Play) -> Iterator[Message]:
    """That it empties the hand, and that ends well: there is nothing better."""
    last = len(play.cards) == view.count(view.seat) and not is_unanswered(view, view.seat, play.cards)
    if last and not (view.table.cardless and why_not_last(view, view.seat, play.cards)):
        off = view.table.off_with.get(play.cards[-1], 0)
        yield WORDS.message("goes-out", count=len(play.cards), off=off)


def _opening(view: SheddingSeatView, play: Play, suit: Suit | None) -> Iterator[Message]:
    """That other cards can follow it, which can't be played now."""
    follows = partial(matches, view.table, top=play.cards[-1], suit=suit)
    plain = [card for card in _left(view, play.cards) if not is_wild(view, view.seat, card)]
    if opened := [card for card in plain if follows(card) and card not in view.options.cards]:
        yield WORDS.message("opens", cards=listed(opened))


def _lacking(
    view: SheddingSeatView, history: History, worlds: Sequence[SheddingState], suit: Suit, names: Names
) -> Iterator[Message]:
    """Opponents in order of play who drew when this suit was asked for and likely hold none of it."""
    for seat in view.others(view.seat):
        times = _times_drawn(history, seat, suit)
        if seat not in view.table.partners[view.seat] and times:
            holding = [
                any(suit_of(card) == suit and not is_wild(world, seat, card) for card in world.hands[seat])
                for world in worlds
            ]
            if _share([not holds for holds in holding]) >= LIKELY:
                yield WORDS.message("lacks", name=names[seat], times=times, suit=suit_name(suit))


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
    if not before.table.suits_match:
        return None
    if before.phase != "play" or before.debt or before.skips or before.pending or before.drawn or before.rank:
        return None
    return before.suit or suit_of(before.pile[-1])


def _share(facts: Sequence[bool]) -> float:
    return sum(facts) / max(1, len(facts))


def _holding(view: SheddingSeatView, suit: Suit, played: Sequence[Card]) -> Iterator[Message]:
    left = _left(view, played)
    if held := [card for card in left if suit_of(card) == suit and not is_wild(view, view.seat, card)]:
        yield WORDS.message("holds", count=len(held), suit=suit_name(suit))


def _left(view: SheddingSeatView, played: Sequence[Card]) -> list[Card]:
    left = list(view.hand)
    for card in played:
        left.remove(card)
    return left
