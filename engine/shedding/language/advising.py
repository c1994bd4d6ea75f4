"""Tells the seat to move why a choice is a good one, and what a beginner has to know."""

from collections.abc import Iterator, Sequence

from engine.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Nominate, Pass, Play
from engine.core.cards import PACK_OF_SUIT, Card, Suit, listed, short, suit_name, suit_of
from engine.core.game import History, Lesson, Names
from engine.core.match import without_cards
from engine.shedding.events import Drew, Played
from engine.shedding.matching import is_wild, matches, suit_laid, wild_cards
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.play import SheddingSeatView, SheddingState, SheddingView
from engine.shedding.position import SheddingPosition
from engine.shedding.several import is_unanswered, why_not_last
from engine.words import Message, Words

Worlds = Sequence[SheddingState]  # that go with what a seat saw

WORDS = Words(__name__)
NEARLY_OUT = 2  # cards
LIKELY = 0.6  # of the worlds that go with what was seen
DEAR = 10  # points
SPECIAL = ("skip", "reverse", "draw")  # the effects that a lesson is about


def why(view: SheddingSeatView, history: History, worlds: Worlds, action: Action, names: Names) -> Iterator[Message]:
    """The reasons for an action of the seat to move, the most telling first. It believes in ``worlds`` like these."""
    table = view.table
    match action:
        case Play():
            yield from _of_play(view, history, worlds, action, names)
        case Nominate(suit):
            yield from _lacking(view, history, worlds, suit, names)
            yield from _holding(view, suit, view.hand)
        case Accept() | Challenge() if isinstance(view.pending, Doubt):  # this alone decides, with what each costs
            bluffs = sum(isinstance(world.pending, Doubt) and world.pending.honest is False for world in worlds)
            tenths = round(10 * bluffs / max(1, len(worlds)))
            yield WORDS.message("bluff", tenths=tenths, name=names[view.pending.player])
        case Give(card) if table.hands_cost and table.cost_of[card] >= DEAR:
            yield WORDS.message("gives-points", points=table.cost_of[card])
        case Draw() | Pass() if view.options.cards:
            yield WORDS.message("draws", cards=listed(view.options.cards))
        case Call():  # what it costs to forget a call is reason enough, and so is what a catch brings
            opens = table.call_opens
            yield WORDS.message("call-opens") if opens else WORDS.message("call", count=table.call_penalty)
        case Catch(seat):
            yield WORDS.message("catch", name=names[seat], count=table.call_penalty)


def _of_play(view: SheddingSeatView, history: History, worlds: Worlds, play: Play, names: Names) -> Iterator[Message]:
    table, cards, picks = view.table, play.cards, bool(play.suit or play.rank)
    follows, left = table.suits_match and not play.rank, without_cards(view.hand, play.cards)
    suit = (suit_laid(view, view.seat, cards, play.suit) or suit_of(cards[-1])) if follows else None
    yield from _going_out(view, play)
    if view.options.cards == cards and not (picks or view.may_do(view.seat, cards).cards):
        yield WORDS.message("only")  # there is nothing else to compare it with
    yield from _of_effect(view, play, names)
    if suit in PACK_OF_SUIT:
        yield from _lacking(view, history, worlds, suit, names)
    if play.suit:
        yield from _holding(view, play.suit, left)
    if cards[1:] and not picks and view.may_do(view.seat, cards[:1]).complete:
        yield WORDS.message("several", count=len(cards))
    yield from _keeping(view, play, left)
    points = sum(table.cost_of[card] for card in cards)
    if points >= DEAR and table.hands_cost:
        yield WORDS.message("sheds", points=points)
    if not picks:
        yield from _opening(view, cards[-1], suit, left)
        if suit in PACK_OF_SUIT:
            yield from _holding(view, suit, left)


def _going_out(view: SheddingSeatView, play: Play) -> Iterator[Message]:
    """That it empties the hand, and that ends well: there is nothing better."""
    last = len(play.cards) == view.count(view.seat) and not is_unanswered(view, view.seat, play.cards)
    if last and not (view.table.cardless and why_not_last(view, view.seat, play.cards)):
        off = view.table.off_with.get(play.cards[-1], 0)
        yield WORDS.message("goes-out", count=len(play.cards), off=off)


def _of_effect(view: SheddingSeatView, play: Play, names: Names) -> Iterator[Message]:
    """Say how cards hurt the next opponent, who may be nearly out."""
    following = view.others(view.seat)[0]
    if view.table.hurting.isdisjoint(play.cards) or following in view.table.partners[view.seat]:
        return
    name, left = names[following], view.count(following)
    yield WORDS.message("stops", name=name, left=left) if left <= NEARLY_OUT else WORDS.message("hurts", name=name)


def _keeping(view: SheddingSeatView, play: Play, left: Sequence[Card]) -> Iterator[Message]:
    """That it doesn't take a wild card, or one that hurts, which could be played too."""
    wild = wild_cards(view, view.seat)
    for useful in (wild, view.table.hurting - wild):
        spared = [card for card in left if card in useful and card in view.options.cards]
        if spared and useful.union(wild).isdisjoint(play.cards):
            yield WORDS.message("keeps", card=short(spared[0]))


def _opening(view: SheddingSeatView, top: Card, suit: Suit | None, left: Sequence[Card]) -> Iterator[Message]:
    """That other cards can follow it, which can't be played now."""
    plain = [card for card in left if card not in view.options.cards and not is_wild(view, view.seat, card)]
    if opened := [card for card in plain if matches(view.table, card, top, suit)]:
        yield WORDS.message("opens", cards=listed(opened))


def _holding(view: SheddingSeatView, suit: Suit, left: Sequence[Card]) -> Iterator[Message]:
    if held := _of_suit(view, view.seat, suit, left):
        yield WORDS.message("holds", count=len(held), suit=suit_name(suit))


def _of_suit(position: SheddingPosition, seat: int, suit: Suit, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if suit_of(card) == suit and not is_wild(position, seat, card)]


def _lacking(view: SheddingSeatView, history: History, worlds: Worlds, suit: Suit, names: Names) -> Iterator[Message]:
    """Opponents in order of play who drew when this suit was asked for and likely hold none of it."""
    for seat in view.others(view.seat):
        times = _times_drawn(history, seat, suit)
        if seat not in view.table.partners[view.seat] and times:
            lacks = sum(not _of_suit(world, seat, suit, world.hands[seat]) for world in worlds)
            if lacks / max(1, len(worlds)) >= LIKELY:
                yield WORDS.message("lacks", name=names[seat], times=times, suit=suit_name(suit))


def _times_drawn(history: History, seat: int, suit: Suit) -> int:
    """The turns in which a seat drew when this suit was asked for, since it last played a card of it."""
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
    if before.phase != "play" or before.debt or before.skips or before.pending or before.drawn or before.rank:
        return None
    return (before.suit or suit_of(before.pile[-1])) if before.table.suits_match else None


def lessons(view: SheddingSeatView) -> Iterator[Lesson]:
    """The lessons for the seat to move, the most urgent first. None before the first card, or in a step."""
    if view.skips or view.pending or view.covering or not view.pile or view.seat in view.to_begin:
        return
    playable, top = view.options.cards, view.pile[-1]
    if view.debt:
        yield Lesson("penalty", top)
        return
    if view.suit is not None and view.rank is None:
        yield Lesson("suit", top)
    elif not playable and Draw() in view.options.actions:
        yield Lesson("drawing", top)
    yield from (Lesson("last-one", card) for card in playable if view.may_do(view.seat, (card,)).call)
    if playable and view.suit is None and view.rank is None and view.table.matching == "suit or rank":
        yield Lesson("matching", top)
    yield from (Lesson(kind, card) for card in playable if (kind := _kind(view, card)))


def _kind(view: SheddingSeatView, card: Card) -> str | None:
    if is_wild(view, view.seat, card):
        return "wild" if view.table.suits_match else None
    effect = view.table.effect_of.get(card)
    return effect.kind if effect is not None and effect.kind in SPECIAL else None
