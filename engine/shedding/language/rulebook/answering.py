"""What may be played instead of drawing (source: S3, "Draw cards")."""

from collections.abc import Iterator

from engine.core.card_words import any_of, together
from engine.core.cards import JOKERS, cards_of, plural, rank_name, rank_of
from engine.shedding.language.rulebook.pack import draw_cards
from engine.shedding.language.rulebook.words import WORDS, form, joker, of_pack, paragraph, yes
from engine.shedding.legal.matching import answerable, binds, may_answer
from engine.shedding.rules.choices import Stacking
from engine.shedding.rules.rules import Rules


def answers_to_draw_cards(rules: Rules) -> str:
    """Empty when no card can be played instead of drawing."""
    if not any(answerable(rules, card) for card in draw_cards(rules)):
        return ""
    stacked = paragraph(*_stacks(rules))
    return paragraph(
        stacked, *_cancels(rules, stacked), _binds(rules), WORDS("no-other-answer", wild=yes(rules.has_wild))
    )


def _stacks(rules: Rules) -> Iterator[str]:
    """How draw cards are answered, and then those that have a way of their own."""
    draws = draw_cards(rules)
    stacked = rules.stacking != Stacking.NONE and any(rules.answered(card) == rules.stacking for card in draws)
    if stacked:
        one_rank = rules.stacking == Stacking.SAME_RANK and set(draws) == set(cards_of(rank_of(draws[0]))) - set(JOKERS)
        rank = rank_name(rank_of(draws[0])) if one_rank else ""
        way = "this-rank" if rank else form(rules.stacking)
        yield of_pack(rules, "stack", way=way, rank=rank, seats=rules.seats, adds=yes(rules.sums_penalties))
    for way in Stacking:
        apart = [card for card in draws if rules.answered(card) == way]
        if apart and way != rules.stacking:
            cards = together(apart, rules.jokers_held)
            adds = "no" if stacked else "yes" if rules.sums_penalties else "newest"
            yield of_pack(rules, "stack-apart", way=form(way), cards=cards, adds=adds, seats=rules.seats)


def _cancels(rules: Rules, stacked: str) -> Iterator[str]:
    """The cards that cancel any debt, and those that cancel the debt of one rank out of several, rank by rank.

    ``stacked``: what else may be played instead of drawing.
    """
    draws, cancelling = draw_cards(rules), [card for card in rules.one_pack if card in rules.cancelling]
    of_all = [card for card in cancelling if all(rules.cancels_debt(card, top) for top in draws)]
    if of_all:
        yield WORDS("cancel", cards=any_of(of_all, rules.jokers_held), stacking=yes(stacked))
    for rank in dict.fromkeys(map(rank_of, draws)):
        limited = [card for card in cancelling if card not in of_all and rules.cancels_rank(card) == rank]
        if limited:
            cards = any_of(limited, rules.jokers_held)
            yield WORDS("cancel-one-rank", cards=cards, rank=plural(rank), also=yes(stacked or of_all))
    if not rules.leaving_suit.isdisjoint(rules.one_pack):
        yield of_pack(rules, "cancel-leaves-suit")


def _binds(rules: Rules) -> str:
    """A wild draw card binds the answer to its suit (source: S3, "Wild / Draw Two")."""
    draws = draw_cards(rules)
    if not any(binds(rules, card, top) for card in draws for top in draws):
        return ""
    jokers, others = [card for card in draws if card in JOKERS], [card for card in draws if card not in JOKERS]
    free = any(may_answer(rules, card, top) for card in jokers for top in others)
    apart = any(may_answer(rules, card, top) and not binds(rules, card, top) for top in jokers for card in others)
    return of_pack(
        rules, "answer-suit", rank=yes(rules.rank_fits_wild), jokers=yes(free), apart=yes(apart), **joker(rules)
    )
