"""The hand in words: what the player holds, and what they are asked."""

from collections.abc import Sequence
from itertools import groupby, takewhile

from cogs.ui.looks.shedding import table as table_words
from cogs.ui.looks.shedding.steps import to_take
from engine.core.actions import Draw, Pass
from engine.core.cards import Card, in_order, listed, rank_name, rank_of, short, suit_name, suit_of
from engine.core.match import AnyEvent
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.events import Drew, MissedTurn, Played, Skipped, TurnCame
from engine.shedding.matching import after_drawing, draws_now
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.mechanics.hidden_rules import Guessed, Spoke, TalkOver, hidden
from engine.shedding.play import SheddingSeatView
from engine.shedding.restrictions import has_better
from engine.shedding.several import is_unanswered
from engine.words import Words, or_listed
from model.tables.naming import names
from model.tables.table import Table

WORDS = Words(__name__)


def hand_line(view: SheddingSeatView) -> str:
    if view.hand != in_order(view.hand):  # it is sorted by rank
        return WORDS("hand", count=len(view.hand), held=listed(view.hand))
    suits = [(suit, tuple(held)) for suit, held in groupby(view.hand, key=suit_of)]
    # In one line, as one that changes is heard as a whole.
    return WORDS("hand", count=len(view.hand), held=" ".join(_heard(*each) for each in suits))


def _heard(suit: str | None, held: tuple[Card, ...]) -> str:
    if not suit:
        return WORDS("held-jokers", cards=listed(held))
    return WORDS("held", suit=suit_name(suit), ranks=", ".join(rank_name(rank_of(card)) for card in held))


def asked(table: Table, view: SheddingSeatView) -> str:
    if view.pending is not None:
        return to_take(table, view)
    if view.skips:
        return WORDS("your-turn-skip", count=view.turns_to_miss(), answer="yes" if view.options.cards else "no")
    if view.debt:
        return _penalty(table, view) if view.options.cards else WORDS("your-turn-draw-penalty", count=view.debt)
    if view.drawn:
        return WORDS(_after_drawing(view), cards=listed(view.seen_drawn))
    if view.covering:
        return WORDS(_to_cover(view))
    able = "pass" if Pass() in view.options.actions else "nothing"
    return WORDS("your-turn" if view.options.cards else f"your-turn-{able}")


def _penalty(table: Table, view: SheddingSeatView) -> str:
    """What the cards that answer a draw penalty do, if all do the same."""
    rules, top, cards = view.rules, view.pile[-1], view.options.cards
    cancel = [rules.table.cancels_debt(card, top) for card in cards]
    added = {rules.table.effect_of[card].count if rules.table.makes_draw(card) else 0 for card in cards}
    more = view.debt + max(added)
    answer = "cancel" if all(cancel) and not any(added) else "more" if len(added) == 1 and not any(cancel) else "other"
    following = names(table)[view.seat_after(view.seat)]
    answers = or_listed(list(map(short, dict.fromkeys(cards))))
    return WORDS("your-turn-penalty", count=view.debt, cards=answers, answer=answer, more=more, next=following)


def besides(table: Table, view: SheddingSeatView) -> list[str]:
    """What is due, who forgot a word, who comes after the player to move and the draw pile."""
    forgot = [seat for seat in table_words.forgetful(view) if seat != view.seat]
    costs = view.rules.call_penalty
    silent = [
        WORDS("forgot", name=names(table)[seat], word=table_words.to_say(view, view.counts[seat]), count=costs)
        for seat in forgot
    ]
    after = view.seat_after(view.turn)
    key = "next-player.you" if after == view.seat else "next-player"
    following = [WORDS(key, name=names(table)[after])] if view.rules.seats > 2 else []
    said = [
        WORDS("noted", name=names(table)[seat], note=note)
        for seat in view.others(view.seat)
        if seat not in forgot
        for note in table_words.last_notes(view, seat)
    ]
    return [*_due(table, view), *silent, *said, *following, table_words.stock(view)]


def _due(table: Table, view: SheddingSeatView) -> list[str]:
    """What the player to move must draw or miss. Their question tells themselves."""
    owed = {"must-draw" if view.pending is None else "draws-if": view.debt, "must-miss": view.turns_to_miss()}
    waiting_for = names(table)[view.turn]
    return [] if view.on_turn else [WORDS(key, name=waiting_for, count=count) for key, count in owed.items() if count]


def now(table: Table, view: SheddingSeatView, events: Sequence[AnyEvent]) -> list[str]:
    """What came of the latest moves: who plays again, what hidden rules cost the player, and how many they know."""
    return [*_plays_again(table, view, events), *_judged(events, view.seat), *_still_hidden(view, events)]


def _plays_again(table: Table, view: SheddingSeatView, events: Sequence[AnyEvent]) -> list[str]:
    """Whose turn it still is, as the others missed theirs."""
    came = [place for place, each in enumerate(events) if isinstance(each, TurnCame)]
    before = list(takewhile(lambda each: not isinstance(each, Played), reversed(events[: came[-1]]))) if came else []
    played = came[-1] - len(before) - 1 if came else -1
    if played < 0 or view.phase != "play" or not any(isinstance(each, Skipped | MissedTurn) for each in before):
        return []
    asked = {each.seat for each in (*before, events[played]) if isinstance(each, Played | TurnCame)}
    if asked != {view.turn}:
        return []
    return [WORDS("again.you" if view.on_turn else "again", name=names(table)[view.turn])]


def _still_hidden(view: SheddingSeatView, events: Sequence[AnyEvent]) -> list[str]:
    """Which other rules the player knows and how many they don't, right after a guess."""
    own = [each for each in events if getattr(each, "seat", None) == view.seat and not isinstance(each, Drew)]
    guess = own[-1] if own else None
    if not isinstance(guess, Guessed):
        return []
    known = [each.manner.text for each in hidden(view).rules if each.manner and each.manner != guess.manner]
    unknown = sum(each.manner is None for each in hidden(view).rules)
    return [*(WORDS("known", rule=rule) for rule in known), WORDS("unknown", count=unknown)]


def _judged(events: Sequence[AnyEvent], seat: int) -> list[str]:
    """What the last move of a seat cost, where rules are hidden: nothing, or why it may have cost cards.

    Nothing once the seat speaks or guesses again, as a guess may cost a penalty itself.
    """
    moved = max(
        (place for place, each in enumerate(events) if isinstance(each, TalkOver) and each.seat == seat), default=0
    )
    if not moved or any(isinstance(each, Spoke | Guessed) and each.seat == seat for each in events[moved:]):
        return []
    turn = list(takewhile(lambda each: not isinstance(each, TurnCame), reversed(events[:moved])))
    last = turn[0] if turn else None
    guessed_wrong = any(isinstance(each, Guessed) for each in turn[1:2])  # that is what it was for
    fined = isinstance(last, Drew) and last.reason == "manners" and not guessed_wrong
    said = any(isinstance(each, Spoke) for each in turn)
    return [WORDS("penalty", said="yes" if said else "no") if fined else WORDS("no-penalty")]


def _to_cover(view: SheddingSeatView) -> str:
    actions = view.options.actions
    if view.options.cards:
        return "your-turn-again-or-draw" if Draw() in actions else "your-turn-again"
    return "your-turn-again-pass" if Pass() in actions else "your-turn-again-nothing"


def _after_drawing(view: SheddingSeatView) -> str:
    actions = view.options.actions
    if Draw() in actions and Pass() in actions:
        return "drew-draw-or-keep" if view.options.cards else "drew-and-draw-or-keep"
    if not view.options.cards:
        return "drew-and-draw" if Draw() in actions else "drew-and-keep"
    if Pass() in actions:
        return "drew-or-keep"
    return "drew-or-draw" if Draw() in actions else "drew-and-play"


def marked(view: SheddingSeatView, cards: tuple[Card, ...], play: str) -> str:
    """A play, with a word if it would be a bluff or a question without its answer."""
    if is_unanswered(view, view.seat, cards):
        return WORDS("unanswered", play=play)
    return WORDS("bluff", play=play) if _is_bluff(view, cards) else play


def _is_bluff(view: SheddingSeatView, cards: tuple[Card, ...]) -> bool:
    """Whether the player holds another card that fits."""
    if not view.rules.bluffing or rank_of(cards[0]) not in view.rules.last_resort:
        return False
    left = list(view.hand)
    for card in cards:
        left.remove(card)
    return has_better(view, view.seat, tuple(left))


def gives_to(view: SheddingSeatView) -> int | None:
    return view.pending.to[0] if isinstance(view.pending, Giving) else None


def drawing(view: SheddingSeatView) -> str:
    if view.debt:
        return WORDS(
            "draw-count", count=view.debt, after="on" if view.rules.table.after_penalty == "play on" else "over"
        )
    if draws_now(view) == UNTIL_ABLE:
        return WORDS("draw-one" if view.options.cards else "draw-until")
    ends = after_drawing(view) == "turn ends" and len(view.drawn) + 1 >= draws_now(view)
    return WORDS("draw-and-end" if ends else "draw-one")
