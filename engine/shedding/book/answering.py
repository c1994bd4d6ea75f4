"""What may be played instead of drawing (source: S3, "Draw cards")."""

from collections.abc import Iterator

from engine.card_words import any_of, together
from engine.cards import JOKERS, RANK_NAMES, SUITS, Card, plural, rank_of
from engine.shedding.book.pack import anything_wild, draw_cards
from engine.shedding.book.words import WORDS, form, paragraph, yes
from engine.shedding.matching import answerable, binds, may_answer
from engine.shedding.rules import Rules
from engine.shedding.ways import Stacking


def answers_to_draw_cards(rules: Rules) -> str:
    """What may be played instead of drawing (source: S3, "Draw cards")."""
    if not any(answerable(rules, card) for card in draw_cards(rules)):
        return ""
    others = WORDS("no-other-answer", wild=yes(anything_wild(rules)))
    stacked = paragraph(_stacks(rules), *_answered_apart(rules))
    cancelled = _cancels(rules, stacked)
    return paragraph(stacked, cancelled, *_cancels_only(rules, stacked + cancelled), _binds(rules), others)


def _stacks(rules: Rules) -> str:
    """How draw cards are answered that have no way of their own."""
    if rules.stacking == Stacking.NONE or not _alike(rules):
        return ""
    rank = _one_rank(rules)
    return WORDS("stack", way="this-rank" if rank else form(rules.stacking), rank=rank, seats=rules.seats)


def _alike(rules: Rules) -> list[Card]:
    """The draw cards that are answered as the table's stacking says."""
    return [card for card in draw_cards(rules) if rules.answered(card) == rules.stacking]


def _answered_apart(rules: Rules) -> Iterator[str]:
    """A sentence for the draw cards of each other way to be answered. Without stacking, only if it is one."""
    apart = {way: [card for card in draw_cards(rules) if rules.answered(card) == way] for way in Stacking}
    for way, cards in apart.items():
        if cards and way != rules.stacking:
            named = together(cards, rules.jokers)
            adds = yes(rules.stacking == Stacking.NONE or not _alike(rules))
            yield WORDS("stack-apart", way=form(way), cards=named, adds=adds, seats=rules.seats)


def _one_rank(rules: Rules) -> str:
    """The one rank whose cards are all draw cards and answer each other. Empty when it is not that simple."""
    draws = draw_cards(rules)
    simple = rules.stacking == Stacking.SAME_RANK and draws[0] not in JOKERS and len(draws) == len(SUITS)
    return RANK_NAMES[rank_of(draws[0])] if simple and len(set(map(rank_of, draws))) == 1 else ""


def _cancels(rules: Rules, before: str) -> str:
    """The cards that cancel any debt. ``before``: what else may be played instead of drawing."""
    cards = any_of([card for card in _cancelling(rules) if _cancels_all(rules, card)], rules.jokers)
    return WORDS("cancel", cards=cards, stacking=yes(before)) if cards else ""


def _cancelling(rules: Rules) -> list[Card]:
    return [card for card in rules.one_pack if card in rules.cancelling]


def _cancels_all(rules: Rules, card: Card) -> bool:
    return all(rules.cancels_debt(card, top) for top in draw_cards(rules))


def _cancels_only(rules: Rules, before: str) -> Iterator[str]:
    """The cards that cancel the debt of one rank out of several, rank by rank."""
    limited = [card for card in _cancelling(rules) if not _cancels_all(rules, card)]
    for rank in dict.fromkeys(map(rank_of, draw_cards(rules))):
        cards = any_of([card for card in limited if rules.cancels_rank(card) == rank], rules.jokers)
        if cards:
            yield WORDS("cancel-one-rank", cards=cards, rank=plural(rank), also=yes(before))


def _binds(rules: Rules) -> str:
    """A wild draw card binds the answer to its suit (source: S3, "Wild / Draw Two")."""
    draws = draw_cards(rules)
    if not any(binds(rules, card, top) for card in draws for top in draws):
        return ""
    jokers, others = [card for card in draws if card in JOKERS], [card for card in draws if card not in JOKERS]
    free = any(may_answer(rules, joker, top) for joker in jokers for top in others)
    apart = any(may_answer(rules, card, joker) and not binds(rules, card, joker) for joker in jokers for card in others)
    return WORDS("answer-suit", rank=yes(rules.rank_fits_wild), jokers=yes(free), apart=yes(apart))
