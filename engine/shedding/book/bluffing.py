"""Bluff and challenge (source: S3, "When a joker is played, the next player can challenge")."""

from engine.card_words import one_of
from engine.cards import rank_of
from engine.shedding.book.pack import draw_cards, last_resort, special_cards
from engine.shedding.book.words import WORDS, paragraph, yes
from engine.shedding.effects import DRAW_CARDS
from engine.shedding.rules import Rules
from engine.shedding.ways import Groups, Stacking


def lines(rules: Rules) -> list[str]:
    """Bluff and challenge."""
    if not rules.bluffing or not last_resort(rules):
        return []
    cards = one_of(last_resort(rules))
    doubted = WORDS("challenge", cards=cards, seats=rules.seats)
    return [doubted, paragraph(WORDS("bluff", cards=cards), *_penalties(rules))]


def _cancelled_too(rules: Rules) -> bool:
    """Whether a caught bluff also pays the debt it cancelled, as a last-resort card can cancel any debt."""
    cards = [card for card in set(rules.one_pack) & rules.cancelling if rank_of(card) in rules.last_resort]
    return any(rules.cancels_debt(card, top) for card in cards for top in draw_cards(rules))


def _penalties(rules: Rules) -> tuple[str, str]:
    """What a bluff costs, and what a wrong challenge costs."""
    more, owed, cancelled = rules.challenge_penalty, _drawn_for_last_resort(rules), yes(_cancelled_too(rules))
    if len(owed) == 1 and (owed == {0} or not _adding_up(rules)):
        (count,) = owed
        caught = WORDS("bluff-caught", count=count or more, cancelled=cancelled)
        return caught, WORDS("bluff-not", count=count + more)
    least = more if 0 in owed else "none"
    caught = WORDS("bluff-caught-open", seats=rules.seats, least=least, cancelled=cancelled)
    return caught, WORDS("bluff-not-open", more=more)


def _drawn_for_last_resort(rules: Rules) -> set[int]:
    """How many cards the last-resort cards make the next player draw."""
    special = special_cards(rules)
    effects = [special.get(card) for card in rules.one_pack if rank_of(card) in rules.last_resort]
    return {effect.count if effect and effect.kind in DRAW_CARDS else 0 for effect in effects}


def _adding_up(rules: Rules) -> bool:
    ways = {rules.stacking, *map(rules.answered, draw_cards(rules))}
    return ways != {Stacking.NONE} or rules.groups in (Groups.EQUAL_RANKS, Groups.CHAINS)
