"""The sentences of a refusal: what forbids the action, and what would be allowed instead."""

from itertools import pairwise

from engine.core.actions import Action, Deal, Draw, Options, Pass, Play, Refusal
from engine.core.cards import PACK_OF_SUIT, RANKED, Card, Suit, in_order, rank_of, suit_of
from engine.core.later import asked_for, listed, or_listed, plural, rank_name, short, suit_name
from engine.core.match import without_cards
from engine.core.packs.french import MARRIED
from engine.shedding.call_words import spoken
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.legal import can_draw, playable
from engine.shedding.matching import (
    any_card_after_drawing,
    drawing_ends_turn,
    draws_now,
    followers,
    is_wild,
    leaves_suit,
    may_answer,
    may_be_wild,
)
from engine.shedding.position import SheddingPosition
from engine.shedding.several import (
    can_be_answered,
    joining,
    takes_suit_along,
    way_to_answer,
    why_not_last,
    wins_with,
    would_join,
)
from engine.shedding.table import Table
from engine.words import Later, Message, Value, Words

words = Words("engine.shedding.refusals")


def of_pack(table: Table, key: str, /, **values: Value) -> Message:
    """A message that calls suits and ranks as the pack does."""
    return words.message(key, pack=table.kind_of_pack.key, **values)


def not_playable(position: SheddingPosition, seat: int, play: Play, options: Options) -> Refusal:
    """Why these cards cannot be played now."""
    if not play.cards:
        return Refusal("turn", words.message("no-card"), allowed_instead(position, options))
    if lacking := missing(position, seat, play):
        return Refusal("turn", not_held(lacking), allowed_instead(position, options))
    if waits := waiting(position, seat):
        return waits
    if play.cards[0] in playable(position, seat):
        return _not_together(position, seat, play)
    return Refusal(*_misfit(position, seat, play.cards[0]), allowed_instead(position, options))


def _not_together(position: SheddingPosition, seat: int, play: Play) -> Refusal:
    """Why cards can't be played in one turn of which the first one fits."""
    instead = words.message("play-alone", card=short(play.cards[0]))
    if position.table.answers_to and (unanswered := _not_answered(position, seat, play.cards)):
        return unanswered
    last = _not_last(position, seat, play.cards) if all(would_join(position, seat, play.cards)) else None
    return Refusal(*last, instead) if last else _does_not_join(position, seat, play)


def not_held(asked: list[Card]) -> Message:
    """The sentence about cards that the seat does not hold, some of which may not exist."""
    if all(card in RANKED for card in asked):
        return words.message("not-held", cards=listed(asked))
    return words.message("not-held-that")


def missing(position: SheddingPosition, seat: int, play: Play) -> list[Card]:
    """The cards of a play that the seat does not hold."""
    left, lacking = list(position.hands[seat]), []
    for card in play.cards:
        if card in left:
            left.remove(card)
        else:
            lacking.append(card)
    return lacking


def _not_answered(position: SheddingPosition, seat: int, cards: tuple[Card, ...]) -> Refusal | None:
    """Why a question in a play is not answered: what goes on it is no answer, or nothing does. None: all are."""
    answers_to, joins = position.table.answers_to, list(would_join(position, seat, cards))
    wrong = joins.index(False) if False in joins else len(joins)
    if cards[wrong] not in answers_to or (wrong == len(joins) and not position.table.bound):
        return None
    played = cards[: wrong + 1]
    left = without_cards(position.hands[seat], played)
    answers = in_order(joining(position, seat, played, left))
    instead = words.message("answer-it", cards=or_listed(map(short, answers))) if answers else None
    if wrong < len(joins):
        why = words.message("no-answer", card=short(cards[wrong + 1]), question=short(cards[wrong]))
        return Refusal("answers", why, instead or words.message("play-alone", card=short(cards[0])))
    return Refusal("unanswered", words.message("unanswered-question", card=short(cards[-1])), instead)


def _does_not_join(position: SheddingPosition, seat: int, play: Play) -> Refusal:
    table, instead = position.table, words.message("play-alone", card=short(play.cards[0]))
    if table.bound and play.cards[0] in table.answers_to:
        joined = [*would_join(position, seat, play.cards), False].index(False) + 1
        instead = words.message("play-only", cards=listed(play.cards[:joined]))
    if not (table.marriage or table.groups_ranks or table.dumps_suits):
        key = "one-answer" if table.answers_to and play.cards[0] in table.answers_to else "single-card"
        why = words.message(key, card=short(play.cards[-1]))
        return Refusal("groups", why, None if key == "one-answer" else instead)
    marriage = table.marriage and set(map(rank_of, play.cards)) == set(MARRIED)
    if position.drawn and not any_card_after_drawing(position):
        key = "no-marriage-after-drawing" if marriage else "one-drawn-card"
        return Refusal("after_drawing", words.message(key), instead)
    if position.debt and marriage:
        return Refusal("stacking", words.message("marriage-on-penalty", count=position.debt), instead)
    rule, key = _why_apart(position, play.cards) or _what_it_takes(table, play.cards[0])
    return Refusal(rule, of_pack(table, key, cards=listed(play.cards)), instead)


def _why_apart(position: SheddingPosition, cards: tuple[Card, ...]) -> tuple[str, str] | None:
    """Why these cards would not go together whatever their ranks, if so: the rule, and the key of the reason."""
    if position.turn in position.to_begin:
        return "first_card", "first-alone"
    never = any(position.table.kept_apart.issuperset(pair) for pair in pairwise(cards))
    return ("apart", "together-apart") if never else None


def _what_it_takes(table: Table, first: Card) -> tuple[str, str]:
    """The rule that tells which cards go together with this one, and the key of the reason."""
    if takes_suit_along(table, first):
        return "effects", "together-suit"
    if table.groups_ranks and not table.marriage:
        equal = "answers" if table.answers_to else "ranks"
        kinds = {"equal ranks": equal, "equal plain ranks": "plain", "runs": "runs"}
        return "groups", f"together-{kinds.get(table.groups, 'chains')}"
    if table.groups == "equal plain ranks":
        return "groups", "together-plain"
    if table.marriage:
        return ("groups", "together-either") if table.groups_ranks else ("marriage", "together-marriage")
    return "effects", "together-suit-first"


def _not_last(position: SheddingPosition, seat: int, cards: tuple[Card, ...]) -> tuple[str, Message] | None:
    """The rule by which these cards can't be the last ones of a hand, with its sentence."""
    rule = why_not_last(position, seat, cards)
    if rule == "not_last":
        return rule, words.message("not-last", card=short(cards[-1]))
    if rule == "call":
        said = "announced-unsaid" if position.table.announces else "unsaid"
        return rule, words.message(said, word=Later(spoken, position.table.call_word))
    if rule == "unanswered":
        return rule, words.message("question-last", card=short(cards[-1]))
    if rule == "last_alone":
        told = rule if position.table.last_alone else "call"
        return told, words.message("last-not-together", cards=listed(cards))
    if not rule:
        return None
    return rule, words.message("last-wild-must-match", card=short(cards[0]), match=_to_match(position))


def _no_answer_held(position: SheddingPosition, seat: int, card: Card) -> tuple[str, Message] | None:
    """Why a question can't be played: the hand has no answer to it, or they can't be its last cards. None: it can."""
    left = without_cards(position.hands[seat], (card,))
    if can_be_answered(position, seat, (card,), left):
        return None
    way = way_to_answer(position, seat, (card,), left)
    last = _not_last(position, seat, (card, *way)) if way else None
    return last or ("unanswered", words.message("question-alone", card=short(card)))


def _misfit(position: SheddingPosition, seat: int, card: Card) -> tuple[str, Message]:
    fits = card in followers(position, seat)
    if fits:
        never = _no_answer_held(position, seat, card) or _not_last(position, seat, (card,))
    else:
        never = _barred(position, seat, card)
    if never:
        return never
    if position.skips and not fits:
        return "skip_stacking", of_pack(position.table, "unanswered-skip", card=short(card), top=short(position.top))
    if position.debt and not position.skips:
        return _last_resort(card) if fits else _does_not_answer(position, card)
    if position.drawn and drawing_ends_turn(position):
        return "after_drawing", words.message("drawing-ends-turn")
    if position.drawn and not any_card_after_drawing(position) and card not in position.drawn:
        return "after_drawing", words.message("only-drawn-cards", card=short(card))
    return _does_not_follow(position, seat, card)


def _barred(position: SheddingPosition, seat: int, card: Card) -> tuple[str, Message] | None:
    """Why a card is out of the question, whatever its suit and rank: not the first of a round, or not on this one."""
    first, top = position.table.first_suit, position.top
    if first and seat in position.to_begin:
        owes = position.debt or position.skips
        wrong = words.message("first-suit", card=short(card), suit=suit_name(first))
        return "first_card", words.message("first-answers-nothing") if owes else wrong
    if not (position.debt or position.skips) and position.table.kept_apart.issuperset((card, top)):
        return "apart", words.message("apart", card=short(card), top=short(top))
    return None


def _does_not_follow(position: SheddingPosition, seat: int, card: Card) -> tuple[str, Message]:
    if position.rank is not None and card not in followers(position, seat):
        return "effects", words.message("rank-asked", card=short(card), **asked_for(position.rank))
    if card in followers(position, seat):
        return _last_resort(card)
    if is_wild(position, seat, card) and not position.table.wild_on_wild and _alike(position, card):
        return "wild_on_wild", of_pack(position.table, "wild-on-wild", card=short(card))
    if is_wild(position, seat, card):
        return "wild_when", words.message("wild-must-match", card=short(card), match=_to_match(position))
    if position.suit is not None:
        return _not_picked(position, card)
    return _no_match(position, card)


def _no_match(position: SheddingPosition, card: Card) -> tuple[str, Message]:
    """It has not what the top card asks for."""
    top = position.top
    if position.covering and position.table.again_in_suit:
        return "again_in_suit", words.message("again-in-suit", card=short(card), suit=suit_name(suit_of(top) or ""))
    fits = position.table.matching.replace(" ", "-")
    return "match", of_pack(position.table, "no-match", card=short(card), top=short(top), fits=fits)


def _last_resort(card: Card) -> tuple[str, Message]:
    return "last_resort", words.message("last-resort", card=short(card))


def _not_picked(position: SheddingPosition, card: Card) -> tuple[str, Message]:
    suit = suit_name(position.suit or "")
    pile = position.pile
    if position.table.starter_suit_only and len(pile) == 1 and not may_be_wild(position.table, pile[0]):
        return "starter_suit_only", of_pack(position.table, "starter-suit", card=short(card), suit=suit)
    if _alike(position, card):
        return "rank_on_wild", of_pack(position.table, "rank-on-wild", card=short(card), suit=suit)
    return "naming", of_pack(position.table, "suit-in-force", card=short(card), suit=suit)


def _alike(position: SheddingPosition, card: Card) -> bool:
    return rank_of(card) == rank_of(position.top)


def _to_match(position: SheddingPosition) -> Later[str]:
    return suit_name(position.suit) if position.suit in PACK_OF_SUIT else short(position.top)


def _does_not_answer(position: SheddingPosition, card: Card) -> tuple[str, Message]:
    top, debt = position.top, position.debt
    if position.suit in PACK_OF_SUIT and may_answer(position.table, card, top):
        return "naming", words.message("unanswered-suit", card=short(card), count=debt, suit=suit_name(position.suit))
    if card in position.table.cancelling:
        rank = plural(position.table.ranks_cancelled[card])
        return "cancels_only", words.message("cancels-only", card=short(card), rank=rank, top=short(top))
    rule = "stacking" if position.table.answered(top) == position.table.stacking else "answered_by"
    return rule, words.message("unanswered", card=short(card), top=short(top), count=debt)


def wrong_suit(position: SheddingPosition, seat: int, play: Play, after: Options) -> Refusal:
    """Why the suit picked with a play is wrong, or why one is missing."""
    last, without = play.cards[-1], of_pack(position.table, "play-without-suit")
    if leaves_suit(position, play.cards):
        return Refusal("cancels_leave_suit", of_pack(position.table, "suit-left", card=short(last)), without)
    if after.suits and play.suit in position.table.suits:
        return Refusal("naming", words.message("suit-closed", suit=suit_name(play.suit)), pick(after.suits))
    if after.suits:
        key, rank = (
            "suit-missing-to-ask" if position.table.asks_card(play.cards) else "suit-missing",
            rank_of(last),
        )
        why = of_pack(position.table, key, rank=rank_name(rank), card=short(last))
        return Refusal("wild", why, pick(after.suits))
    if seat in position.to_begin or not is_wild(position, seat, last):
        rule, key = ("first_card", "first-not-wild") if seat in position.to_begin else ("wild", "not-wild")
        return Refusal(rule, of_pack(position.table, key, card=short(last)), without)
    if position.table.naming == "own suit" and not wins_with(position, seat, play.cards):
        return Refusal("naming", of_pack(position.table, "own-suit"), without)
    return Refusal("winning_card_acts", of_pack(position.table, "last-card-no-suit"), without)


def no_sequence(play: Play) -> Refusal:
    return Refusal("turn", words.message("no-sequences"), words.message("play-plainly", cards=listed(play.cards)))


def pick(suits: tuple[Suit, ...]) -> Message:
    """What can be done instead: to pick one of these suits."""
    return words.message("pick-suit", suits=or_listed(map(suit_name, suits)))


def not_allowed(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    """Why a seat may not deal, draw or pass now."""
    if isinstance(action, Deal) and position.phase == "play":
        return Refusal("turn", words.message("deal-later"), allowed_instead(position, options))
    if waits := waiting(position, seat, action):
        return waits
    if isinstance(action, Pass) and position.drawn:
        must_play = bool(options.cards) and Draw() not in options.actions
        why = words.message("must-play" if must_play else "pass-too-early")
        return Refusal("draws", why, allowed_instead(position, options))
    if isinstance(action, Pass):
        why = words.message("pass-nothing-to-draw" if position.table.free_pass else "pass-unable")
        return Refusal("free_pass", why, allowed_instead(position, options))
    if position.skips:
        return Refusal("skip_stacking", words.message("draw-for-skip"), allowed_instead(position, options))
    return _no_draw(position, allowed_instead(position, options))


def _no_draw(position: SheddingPosition, instead: Message | None) -> Refusal:
    limit, drawn, draws = position.table.hand_limit, len(position.drawn), draws_now(position)
    if limit and len(position.hands[position.turn]) >= limit:
        rule, why = "hand_limit", words.message("hand-full", count=limit)
    elif not can_draw(position, position.turn):
        rule, why = "reshuffle", words.message("nothing-to-draw")
    elif drawn and position.rank is not None:
        rule, why = "effects", words.message("drawn-for-rank", **asked_for(position.rank))
    elif drawn and drawn >= draws != UNTIL_ABLE:
        rule, why = "draws", words.message("drawn-enough", count=drawn)
    elif drawn:
        rule, why = "draws", words.message("able-after-drawing")
    else:
        rule, why = "draw_though_able", words.message("able")
    return Refusal(rule, why, instead)


def over(position: SheddingPosition) -> Refusal | None:
    """Why no one may do anything while no round is played. None: one is."""
    if position.phase == "over":
        return Refusal("turn", words.message("match-over"))
    if position.phase == "deal":
        return Refusal("turn", words.message("no-round"), words.message("wait-for-deal"))
    return None


def waiting(position: SheddingPosition, seat: int, action: Action | None = None) -> Refusal | None:
    """Why the seat may not do this, or play a card (None), whichever it is. None: it is asked for a card."""
    if position.phase != "play":
        return over(position)
    if seat != position.turn:
        return Refusal("turn", words.message("not-your-turn"), words.message("wait-for-others"))
    if position.pending is not None and position.pending.between_rounds() is None:
        return position.pending.refusal(position.table, position.hands[seat], action)
    return None


def allowed_instead(position: SheddingPosition, options: Options) -> Message | None:
    """What the seat may do now. None: nothing."""
    cards = or_listed(map(short, options.cards))
    if position.skips and options.actions:
        return words.message(
            "next-play-miss" if options.cards else "next-miss", cards=cards, count=position.turns_to_miss()
        )
    ways = [
        *(["play"] if options.cards else []),
        *(["draw"] if Draw() in options.actions else []),
        *(["pass"] if Pass() in options.actions else []),
    ]
    return words.message(f"next-{'-'.join(ways)}", cards=cards, count=position.debt or 1) if ways else None


def nothing_to_take_back(position: SheddingPosition) -> Refusal:
    return over(position) or Refusal("turn", words.message("nothing-to-take-back"), words.message("take-back-in-time"))
