"""The sentences of a refusal: what forbids the action, and what would be allowed instead."""

from itertools import pairwise

from engine.core.actions import Action, Deal, Decline, Draw, Give, Nominate, Options, Pass, PickDirection, Play, Refusal
from engine.core.cards import RANKED, Card, CardName, CardNames, RankName, Suit, SuitName, asked_for, in_order, rank_of
from engine.core.match import without_cards
from engine.core.packs.french import MARRIED
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.legal import can_draw
from engine.shedding.matching import after_drawing, draws_now, is_wild, leaves_suit
from engine.shedding.position import SheddingPosition
from engine.shedding.restrictions import WORDS, of_pack, reason_against_last, why_not_first
from engine.shedding.several import joining, takes_suit_along, wins_with, would_join
from engine.words import Listed, Message


def not_playable(position: SheddingPosition, seat: int, play: Play, options: Options) -> Refusal:
    lacking = missing(position, seat, play)
    if lacking or not play.cards:
        why = not_held(lacking) if lacking else WORDS.message("no-card")
        return Refusal("turn", why, allowed_instead(position, options))
    if waits := waiting(position, seat):
        return waits
    if reason := why_not_first(position, seat, play.cards[0]):
        return Refusal(*reason, allowed_instead(position, options))
    if position.table.answers_to and (unanswered := _not_answered(position, seat, play.cards)):
        return unanswered
    if all(would_join(position, seat, play.cards)) and (last := reason_against_last(position, seat, play.cards)):
        return Refusal(*last, WORDS.message("play-alone", card=CardName(play.cards[0])))
    return _does_not_join(position, seat, play)


def not_held(cards: list[Card]) -> Message:
    """The sentence about cards that the seat does not hold, some of which may not exist."""
    held = all(card in RANKED for card in cards)
    return WORDS.message("not-held", cards=CardNames(cards)) if held else WORDS.message("not-held-that")


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
    """The refusal if a question in a play has a wrong card on it, or nothing. None: all are answered."""
    answers_to, joins = position.table.answers_to, list(would_join(position, seat, cards))
    wrong = joins.index(False) if False in joins else len(joins)
    if cards[wrong] not in answers_to or (wrong == len(joins) and not position.table.bound):
        return None
    played = cards[: wrong + 1]
    left = without_cards(position.hands[seat], played)
    answers = in_order(joining(position, seat, played, left))
    instead = WORDS.message("answer-it", cards=Listed.either(map(CardName, answers))) if answers else None
    if wrong < len(joins):
        why = WORDS.message("no-answer", card=CardName(cards[wrong + 1]), question=CardName(cards[wrong]))
        return Refusal("answers", why, instead or WORDS.message("play-alone", card=CardName(cards[0])))
    return Refusal("unanswered", WORDS.message("unanswered-question", card=CardName(cards[-1])), instead)


def _does_not_join(position: SheddingPosition, seat: int, play: Play) -> Refusal:
    table, instead = position.table, WORDS.message("play-alone", card=CardName(play.cards[0]))
    if table.bound and play.cards[0] in table.answers_to:
        together = [*would_join(position, seat, play.cards), False].index(False) + 1
        instead = WORDS.message("play-only", cards=CardNames(play.cards[:together]))
    if not (table.marriage or table.groups_ranks or table.dumps_suits):
        key = "one-answer" if table.answers_to and play.cards[0] in table.answers_to else "single-card"
        why = WORDS.message(key, card=CardName(play.cards[-1]))
        return Refusal("groups", why, None if key == "one-answer" else instead)
    marriage = table.marriage and set(map(rank_of, play.cards)) == set(MARRIED)
    if position.drawn and after_drawing(position) != "any card":
        key = "no-marriage-after-drawing" if marriage else "one-drawn-card"
        return Refusal("after_drawing", WORDS.message(key), instead)
    if position.debt and marriage:
        return Refusal("stacking", WORDS.message("marriage-on-penalty", count=position.debt), instead)
    equal = "answers" if table.answers_to else "ranks"
    kinds = {"equal ranks": equal, "equal plain ranks": "plain", "runs": "runs", "chains": "chains"}
    by_rank = table.groups == "equal plain ranks" or (table.groups_ranks and not table.marriage)
    reasons = (  # the first that holds keeps the cards apart
        (position.turn in position.to_begin, "first_card", "first-alone"),
        (any(table.kept_apart.issuperset(pair) for pair in pairwise(play.cards)), "apart", "together-apart"),
        (takes_suit_along(table, play.cards[0]), "effects", "together-suit"),
        (by_rank, "groups", f"together-{kinds.get(table.groups)}"),
        (table.marriage and table.groups_ranks, "groups", "together-either"),
        (table.marriage, "marriage", "together-marriage"),
        (True, "effects", "together-suit-first"),
    )
    rule, key = next((rule, key) for holds, rule, key in reasons if holds)
    return Refusal(rule, of_pack(table, key, cards=CardNames(play.cards)), instead)


def wrong_suit(position: SheddingPosition, seat: int, play: Play, after: Options) -> Refusal:
    """The refusal of a wrong or missing suit picked with a play."""
    last, without = play.cards[-1], of_pack(position.table, "play-without-suit")
    if leaves_suit(position, play.cards):
        return Refusal("cancels_leave_suit", of_pack(position.table, "suit-left", card=CardName(last)), without)
    if after.suits and play.suit in position.table.suits:
        return Refusal("naming", WORDS.message("suit-closed", suit=SuitName(play.suit)), pick(after.suits))
    if after.suits:
        key = "suit-missing" if position.table.asking_card.isdisjoint(play.cards) else "suit-missing-to-ask"
        why = of_pack(position.table, key, rank=RankName(rank_of(last)), card=CardName(last))
        return Refusal("wild", why, pick(after.suits))
    if seat in position.to_begin or not is_wild(position, seat, last):
        rule, key = ("first_card", "first-not-wild") if seat in position.to_begin else ("wild", "not-wild")
        return Refusal(rule, of_pack(position.table, key, card=CardName(last)), without)
    if position.table.naming == "own suit" and not wins_with(position, seat, play.cards):
        return Refusal("naming", of_pack(position.table, "own-suit"), without)
    return Refusal("winning_card_acts", of_pack(position.table, "last-card-no-suit"), without)


def pick(suits: tuple[Suit, ...]) -> Message:
    """Picking one of these suits, as the thing to do instead."""
    return WORDS.message("pick-suit", suits=Listed.either(map(SuitName, suits)))


def not_allowed(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    """The refusal of a deal, draw or pass now."""
    instead = allowed_instead(position, options)
    if isinstance(action, Deal) and position.phase == "play":
        return Refusal("turn", WORDS.message("deal-later"), instead)
    if waits := waiting(position, seat, action):
        return waits
    if isinstance(action, Pass) and position.drawn:
        must_play = bool(options.cards) and Draw() not in options.actions
        return Refusal("draws", WORDS.message("must-play" if must_play else "pass-too-early"), instead)
    if isinstance(action, Pass):
        key = "pass-nothing-to-draw" if position.table.free_pass else "pass-unable"
        return Refusal("free_pass", WORDS.message(key), instead)
    if position.skips:
        return Refusal("skip_stacking", WORDS.message("draw-for-skip"), instead)
    return _no_draw(position, instead)


def _no_draw(position: SheddingPosition, instead: Message | None) -> Refusal:
    limit, drawn, draws = position.table.hand_limit, len(position.drawn), draws_now(position)
    if limit and len(position.hands[position.turn]) >= limit:
        return Refusal("hand_limit", WORDS.message("hand-full", count=limit), instead)
    if not can_draw(position, position.turn):
        return Refusal("reshuffle", WORDS.message("nothing-to-draw"), instead)
    if not drawn:
        return Refusal("draw_though_able", WORDS.message("able"), instead)
    if position.rank is not None:
        return Refusal("effects", WORDS.message("drawn-for-rank", **asked_for(position.rank)), instead)
    key = "drawn-enough" if drawn >= draws != UNTIL_ABLE else "able-after-drawing"
    return Refusal("draws", WORDS.message(key, count=drawn), instead)


def over(position: SheddingPosition) -> Refusal | None:
    """The refusal of any action while no round is played. None: one is."""
    no_round = Refusal("turn", WORDS.message("no-round"), WORDS.message("wait-for-deal"))
    return {"over": Refusal("turn", WORDS.message("match-over")), "deal": no_round}.get(position.phase)


def waiting(position: SheddingPosition, seat: int, action: Action | None = None) -> Refusal | None:
    """The refusal of an action, or of any card (None), out of turn or in a step. None: a card is due."""
    if position.phase != "play":
        return over(position)
    if seat != position.turn:
        return Refusal("turn", WORDS.message("not-your-turn"), WORDS.message("wait-for-others"))
    if position.pending is not None and not position.pending.between_rounds:
        return position.pending.refusal(position.table, position.hands[seat], action)
    return None


def allowed_instead(position: SheddingPosition, options: Options) -> Message | None:
    """The moves of the seat now, as the thing to do instead. None: there are none."""
    cards = Listed.either(map(CardName, options.cards))
    if position.skips and options.actions:
        key = "next-play-miss" if options.cards else "next-miss"
        return WORDS.message(key, cards=cards, count=position.turns_to_miss())
    can = {"play": options.cards, "draw": Draw() in options.actions, "pass": Pass() in options.actions}
    ways = "-".join(way for way, holds in can.items() if holds)
    return WORDS.message(f"next-{ways}", cards=cards, count=position.debt or 1) if ways else None


# Actions that only a step waits for: the rule behind each, and what is said where none does
NOT_WAITED_FOR: dict[type[Action], tuple[str, str]] = {
    Nominate: ("wild_starter", "no-suit-to-pick"),
    PickDirection: ("play_direction", "no-direction-to-pick"),
    **dict.fromkeys((Give, Decline), ("effects", "nothing-to-give")),
}


def not_waited_for(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    rule, key = NOT_WAITED_FOR[type(action)]
    refused = Refusal(rule, of_pack(position.table, key), allowed_instead(position, options))
    return waiting(position, seat, action) or refused


def nothing_to_take_back(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    return over(position) or Refusal("turn", WORDS.message("nothing-to-take-back"), WORDS.message("take-back-in-time"))
