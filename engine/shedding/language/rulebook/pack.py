"""Which cards of a pack are wild, special, draw cards or last-resort cards."""

from collections.abc import Collection, Iterable

from engine.core.cards import EVERY_RANK, JOKERS, Card, Rank, plural, rank_of
from engine.core.packs.french import MARRIED
from engine.shedding.effects import DRAW_CARDS, Effect
from engine.shedding.several import takes_suit_along
from engine.shedding.table import Table
from engine.words import and_listed


def of_ranks(rules: Table, ranks: Collection[Rank]) -> str:
    """Several ranks in words. Ranks that the pack does not have are left out, jokers too."""
    return and_listed([plural(rank) for rank in in_pack(rules, EVERY_RANK) if rank in ranks])


def special_cards(rules: Table) -> dict[Card, Effect]:
    return {card: rules.effect_of[card] for card in rules.one_pack if card in rules.effect_of}


def wild_ranks(rules: Table) -> tuple[Rank, ...]:
    """The ranks that are wild for everyone."""
    jokers = (rules.kind_of_pack.joker_rank,) if rules.jokers_held else ()
    return (*rules.wild_in_pack, *jokers)


def free_cards(rules: Table) -> list[Card]:
    """The cards that go on any card without picking a suit. Wild ones are none: they have words of their own."""
    wild = wild_ranks(rules)
    return [card for card in rules.free.intersection(rules.one_pack) if rank_of(card) not in wild]


def last_resort(rules: Table) -> list[Rank]:
    return in_pack(rules, rules.last_resort)


def in_pack(rules: Table, ranks: Iterable[Rank]) -> list[Rank]:
    """Those of some ranks, that of jokers among them, that the pack has."""
    return list(filter(rules.has_rank, ranks))


def draw_cards(rules: Table) -> list[Card]:
    return [card for card, effect in special_cards(rules).items() if effect.kind in DRAW_CARDS]


def takes_suits_along(rules: Table) -> bool:
    """True if with some card of the pack all others of its suit can be played."""
    return any(takes_suit_along(rules, card) for card in special_cards(rules))


def in_one_play(rules: Table) -> list[tuple[Card, ...]]:
    """The special cards that can be in one play together, with the number of copies."""
    special = special_cards(rules)
    loose = [card for card in special if card not in JOKERS and rank_of(card) not in rules.last_resort]
    suits = [tuple(card for card in loose if card[1] == suit) for suit in rules.suits]
    plays: list[tuple[Card, ...]] = [(card,) for card in special]
    if rules.marriage:
        wed = ([rank + suit for rank in MARRIED] for suit in rules.suits)
        plays += [tuple(card for card in pair if card in special) for pair in wed]
    if rules.groups in ("equal ranks", "chains"):
        plays += [tuple(card for card in special if rank_of(card) == rank) * rules.packs for rank in EVERY_RANK]
    if rules.answers_to:
        answering = frozenset[Card]().union(*rules.answers_to.values())
        plays.append(tuple(card for card in special if card in rules.answers_to or card in answering))
    if rules.groups == "chains":
        return [*plays, tuple(loose) * rules.packs]
    if rules.groups == "runs":
        plays += suits
    return plays + [cards * rules.packs for cards in suits if any(takes_suit_along(rules, card) for card in cards)]
