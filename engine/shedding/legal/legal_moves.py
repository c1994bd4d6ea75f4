"""Which cards a seat may play, alone and together, and whether it may draw and pass, for a state and for a view alike.

Sources: kings-reverse-crazy-eights-countdown.txt ("S3"), eights-classic.txt ("S0"), and rulings.md.
"""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from engine.core.actions import Action, Draw, Pass
from engine.core.cards import JOKERS, RANKED, Card, cards_of, rank_of
from engine.core.packs.french import MARRIED, SUITS
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.legal.chains import chained, of_its_suit
from engine.shedding.legal.matching import anything_follows, followers, is_wild, matches, top_of
from engine.shedding.state import State
from engine.shedding.step import staying
from engine.shedding.table import Table
from engine.shedding.view import Position, SheddingView

NONE: frozenset[Card] = frozenset()
DRAW, PASS = Draw(), Pass()
_EQUALS = {card: frozenset(cards_of(rank_of(card))) for card in RANKED}
# King and Queen of a suit (source: S3, "played at the same time in a marriage")
_PARTNERS = {rank + suit: frozenset((other + suit,)) for rank, other in (MARRIED, MARRIED[::-1]) for suit in SUITS}


def playable(position: Position, seat: int) -> frozenset[Card]:
    """The different cards in a hand that may be played first now."""
    rules = position.rules.table
    hand = held = position.hands[seat] or ()
    if position.drawn and not position.debt:
        if drawing_ends_turn(position):
            return frozenset()
        held = held if any_card_after_drawing(position) else tuple(filter(None, position.drawn))
    fits = fitting(position, seat, held) if rules.limits_fitting else followers(position, seat).intersection(held)
    if not fits or not rules.last_resort or rules.bluffing or not has_better(position, seat, hand):
        return fits
    return frozenset(card for card in fits if rank_of(card) not in rules.last_resort)  # the table stops bluffs


def fitting(position: Position, seat: int, held: Sequence[Card]) -> frozenset[Card]:
    """The cards among these that fit. The last card of a hand also has to be one that may be the last.

    A question that has to be answered needs its answer in the hand.
    """
    fits = followers(position, seat).intersection(held)
    if position.rules.table.bound and seat not in position.to_begin:
        hand = position.hands[seat] or ()
        fits = frozenset(card for card in fits if can_be_answered(position, seat, (card,), without(hand, card)))
    if not position.rules.table.limits_last or position.count(seat) > 1:
        return fits
    return frozenset(card for card in fits if not why_not_last(position, seat, (card,)))


def has_better(position: Position, seat: int, held: Sequence[Card]) -> bool:
    """True if some card that fits is not a last resort, and needs no answer."""
    fits, rules = followers(position, seat).intersection(held), position.rules.table
    return any(rank_of(card) not in rules.last_resort and card not in rules.bound for card in fits)


def _without_bluff(position: Position, seat: int, cards: frozenset[Card]) -> bool:
    """True if one of these cards may be played without a bluff. No player has to bluff."""
    if not position.rules.table.last_resort:
        return bool(cards)
    if any(rank_of(card) not in position.rules.table.last_resort for card in cards):
        return True
    return bool(cards) and not has_better(position, seat, position.hands[seat] or ())


def would_join(position: Position, seat: int, cards: tuple[Card, ...]) -> Iterator[bool]:
    """Of each card after the first, whether it may go on those before it if it may be the last of the hand."""
    left = list(position.hands[seat] or ())
    left.remove(cards[0])
    for number, card in enumerate(cards[1:], start=1):
        yield card in joins(position, seat, cards[:number], left)
        left.remove(card)


def joining(position: Position, seat: int, chosen: tuple[Card, ...], left: Sequence[Card]) -> AbstractSet[Card]:
    """The cards that may go on top of these in the same play."""
    found, rules = joins(position, seat, chosen, left), position.rules.table
    if rules.bound:
        found = {card for card in found if can_be_answered(position, seat, (*chosen, card), without(left, card))}
    if len(left) > 1 or not rules.limits_last:
        return found
    return {card for card in found if not why_not_last(position, seat, (*chosen, card))}


def joins(position: Position, seat: int, chosen: tuple[Card, ...], left: Sequence[Card]) -> AbstractSet[Card]:
    """The cards that may go on top of these, whether or not they may be the last of the hand."""
    rules = position.rules.table
    if rules.answers_to and seat not in position.to_begin:
        if is_unanswered(position, seat, chosen):
            return rules.answers_to[chosen[-1]].intersection(left)
        chosen = since_question(rules, chosen)
    if position.drawn and not any_card_after_drawing(position):
        return NONE
    return _grouped(position, seat, chosen, left)


def _grouped(position: Position, seat: int, chosen: tuple[Card, ...], left: Sequence[Card]) -> AbstractSet[Card]:
    """The cards that go on these by their rank, their suit or a marriage."""
    rules = position.rules.table
    found: AbstractSet[Card] = NONE
    if rules.groups in ("equal ranks", "equal plain ranks"):
        found = _equals(position, seat, chosen, left)
    if rules.chains_ranks:
        found |= chained(rules, chosen, left)
    if rules.dumps_suits:
        found |= of_its_suit(rules, chosen, left)
    if rules.marriage and len(chosen) == 1 and not position.debt:
        found |= _PARTNERS.get(chosen[0], NONE).intersection(left)
    return found - rules.kept_apart if chosen[-1] in rules.kept_apart else found


def _equals(position: Position, seat: int, chosen: tuple[Card, ...], left: Sequence[Card]) -> AbstractSet[Card]:
    """Cards of the same rank (source: S3, "Multiple Equal Cards"). On a debt only the first must answer it."""
    equals = _EQUALS[chosen[0]]
    found = equals.intersection(left)
    if not found or not equals.issuperset(chosen):
        return NONE
    if position.rules.table.groups == "equal plain ranks":
        special = position.rules.table.effect_of
        return {
            card
            for card in found
            if not any(each in special or is_wild(position, seat, each) for each in (*chosen, card))
        }
    return found


def wins_when_empty(position: Position, seat: int) -> bool:
    """True if an empty hand ends the round for this seat (source: S0, "both partners must get rid of their cards")."""
    if position.rules.table.hand_ends_round:
        return True
    if position.rules.table.play_on:
        return sum(bool(position.count(other)) for other in position.others(seat)) == 1
    if position.rules.table.partnered:
        return all(other == seat or not position.count(other) for other in position.rules.table.partners[seat])
    return position.totals[seat] == 1


def wins_with(position: Position, seat: int, cards: Sequence[Card]) -> bool:
    """True if these cards empty the hand for good, and so end the round, if what has to be said is said."""
    empty = position.count(seat) == len(cards) and not is_filled_again(position, seat)
    if not empty or not wins_when_empty(position, seat) or is_unanswered(position, seat, cards):
        return False
    return not (position.rules.table.cardless and why_not_last(position, seat, tuple(cards)))


def is_silent(position: Position, seat: int) -> bool:
    """True if this seat's next action costs it cards because it has not said its word (source: rulings.md)."""
    return seat in position.uncalled and position.rules.table.call == "automatic"


def is_filled_again(position: Position, seat: int) -> bool:
    """True if a hand draws for earlier silence when cards are played. Those leave one below them to reshuffle."""
    able = bool(position.rules.table.call_penalty) and (bool(position.stock) or position.rules.table.reshuffle)
    return able and is_silent(position, seat)


def without(cards: Sequence[Card], card: Card) -> list[Card]:
    others = list(cards)
    others.remove(card)
    return others


# Drawing and passing


def can_draw(position: Position, seat: int) -> bool:
    """True if there is a card to draw, from the stock or by reshuffling, and the hand has room for it."""
    rules = position.rules.table
    if rules.hand_limit and position.count(seat) >= rules.hand_limit:
        return False
    return bool(position.stock) or (rules.reshuffle and len(position.pile) > staying(position.pending))


def drawing(position: Position, seat: int, cards: frozenset[Card]) -> tuple[Action, ...]:
    """Draw and pass, for a seat that is asked for a card and may play one of these."""
    rules, able = position.rules.table, can_draw(position, seat)
    if position.skips:
        return (PASS,)
    if position.debt:
        return (DRAW,) if able else (PASS,) if rules.free_pass or not cards else ()
    if position.drawn:
        return _drawing_on(position, seat, cards, able)
    if not able:
        return (PASS,) if rules.free_pass or not cards else ()
    return (DRAW,) if rules.draw_though_able or not cards else ()


def _drawing_on(position: Position, seat: int, cards: frozenset[Card], able: bool) -> tuple[Action, ...]:
    """Draw more or keep the drawn cards, in the turn of a draw.

    A drawn card that fits may have to be played (source: S3, "If a player draws a card that is playable").
    """
    rules, draws = position.rules.table, draws_now(position)
    if drawn_card_must(position) and _without_bluff(position, seat, cards):
        return ()
    found = rules.reading >= 6 and draws_until_able(position) and _without_bluff(position, seat, cards)
    more = able and not found and (draws == UNTIL_ABLE or len(position.drawn) < draws)
    if more and rules.draws_freely and draws != UNTIL_ABLE:
        fits = fitting(position, seat, position.hands[seat] or ()) if drawing_ends_turn(position) else cards
        return (DRAW, PASS) if rules.draw_though_able or not fits else (PASS,)
    if drawing_ends_turn(position):
        return (DRAW,) if more and not fitting(position, seat, position.hands[seat] or ()) else (PASS,)
    if more and (rules.draw_though_able or not cards):
        return (DRAW,)
    if draws == UNTIL_ABLE and _without_bluff(position, seat, cards) and not (rules.free_pass and not able):
        return ()
    return (PASS,)


# How a turn goes on once the seat has drawn, also for a card that it has to cover


def draws_until_able(position: State | SheddingView) -> bool:
    """True if the seat to move draws until it can play, whatever is the rule on other turns.

    Source: TS-wa, "draw until covered", and more-cousins.md 6.5, a club "found by drawing until able".
    """
    if not (position.covering or position.to_begin):
        return False
    covers = position.covering and position.rules.table.cover == "draw until covered"
    return covers or position.turn in position.to_begin


def draws_now(position: State | SheddingView) -> int:
    """How many cards the seat to move may draw: a single one where it can't play the rank asked for (source: MK-az)."""
    if position.rank is not None and position.turn not in position.to_begin:
        return 1
    return UNTIL_ABLE if draws_until_able(position) else position.rules.table.most_draws


def drawing_ends_turn(position: State | SheddingView) -> bool:
    """True if the seat to move can play nothing once it has drawn. A card that must be covered still can be."""
    return position.rules.table.after_drawing == "turn ends" and not draws_until_able(position)


def any_card_after_drawing(position: State | SheddingView) -> bool:
    """True if the seat to move can still play cards held before once it has drawn."""
    return position.rules.table.after_drawing == "any card" or draws_until_able(position)


def drawn_card_must(position: State | SheddingView) -> bool:
    """True if the seat to move has to play a drawn card that fits. A card that must be covered takes any other."""
    return position.rules.table.after_drawing == "drawn card must" and not draws_until_able(position)


# Cards that have to be answered in the same play (source: more-cousins.md 6.6, "an Ace can be played only with such a
# card in hand", and 6.10, "questions")


def since_question(rules: Table, chosen: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a play from the answer to its last question on. Empty while that one is to be answered."""
    last = max((place for place, card in enumerate(chosen) if card in rules.answers_to), default=-1)
    return chosen[last + 1 :]


def is_unanswered(position: State | SheddingView, seat: int, cards: Sequence[Card]) -> bool:
    """True if a play ends with a question. The card with which a seat begins the round is none."""
    rules = position.rules.table
    return cards[-1] in rules.answers_to and seat not in position.to_begin


def can_be_answered(position: Position, seat: int, chosen: tuple[Card, ...], left: Sequence[Card]) -> bool:
    """True if these cards, on which those that are ``left`` may go, are a play or the beginning of one.

    If even the shortest way to an answer takes the whole hand, its last card has to be one that may be the last.
    """
    rules = position.rules.table
    if not rules.bound or not is_unanswered(position, seat, chosen):
        return True
    way = way_to_answer(position, seat, chosen, left)
    if not way:
        return False
    return len(way) < len(left) or not (rules.limits_last and why_not_last(position, seat, (*chosen, *way)))


def way_to_answer(position: Position, seat: int, chosen: tuple[Card, ...], left: Iterable[Card]) -> tuple[Card, ...]:
    """The fewest cards that answer the last of these, over other questions. Empty if none do."""
    rules, question = position.rules.table, chosen[-1]
    ways: list[tuple[Card, ...]] = [(card,) for card in rules.answers_to[question].intersection(left)]
    seen = {question}
    for way in ways:
        if way[-1] not in rules.answers_to:
            return way
        if way[-1] not in seen:
            seen.add(way[-1])
            ways += [(*way, card) for card in rules.answers_to[way[-1]].intersection(left) if card not in way]
    return ()


# Cards that may be the last ones of a hand (source: linked-variants.md, 1.3, "finish_restriction")


def why_not_last(position: Position, seat: int, cards: tuple[Card, ...]) -> str:
    """The rule by which these cards can't empty a hand, played in this order. Empty if they may, or leave some.

    Of several cards the top one is the last. It makes no difference whether the hand is filled again, or whether
    partners play on.
    """
    if position.count(seat) != len(cards):
        return ""
    return _closed(position, seat) or _not_by_these(position, seat, cards)


def _closed(position: Position, seat: int) -> str:
    """The rule by which a seat can't go out now, whatever it plays (source: more-cousins.md 6.6 and 6.10)."""
    rules = position.rules.table
    if rules.call_opens and (seat in position.barred or seat in position.uncalled):
        return "call"
    return "cardless" if rules.cardless and not all(map(position.count, position.others(seat))) else ""


def _not_by_these(position: Position, seat: int, cards: tuple[Card, ...]) -> str:
    """A wild card may have to match or answer (source: LC-old, "must match suit"). A joker has no suit. For a question
    without an answer there must be a card to draw.
    """
    rules = position.rules.table
    if cards[1:] and rules.ends_alone:
        return "last_alone"
    if cards[-1] in rules.never_last:
        return "not_last"
    if rules.questions_cost and cards[-1] in rules.answers_to and not (position.stock or rules.reshuffle):
        return "unanswered"
    first, top = cards[0], top_of(position)
    wild = is_wild(position, seat, first) and seat not in position.to_begin
    must_match = rules.winning_wild and first not in JOKERS and wild
    if not must_match or position.debt or position.skips or anything_follows(rules, top, position.suit):
        return ""
    return "" if matches(rules, first, top, position.suit) else "winning_wild"
