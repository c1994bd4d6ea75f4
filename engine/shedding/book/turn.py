"""What may be played in a turn."""

from engine.card_words import together
from engine.cards import rank_of
from engine.shedding.book.pack import draw_cards, last_resort, of_ranks, wild_ranks
from engine.shedding.book.words import WORDS, paragraph, yes
from engine.shedding.rules import Rules


def lines(rules: Rules) -> list[str]:
    """A turn."""
    several = yes(rules.groups_ranks or rules.marries)
    first = (_open(rules), _free(rules), _start(rules), _resort(rules), _jump_in(rules))
    return [paragraph(WORDS("matching", several=several), *first)]


def _open(rules: Rules) -> str:
    cards = together(rules.opening.intersection(rules.one_pack), rules.jokers)
    return WORDS("open-cards", cards=cards) if cards else ""


def _start(rules: Rules) -> str:
    return WORDS("starter-suit-only") if rules.only_suit_starts else ""


def _free(rules: Rules) -> str:
    """Wild cards are not named: they have words of their own, and pick a suit."""
    cards = together([card for card in rules.free if rank_of(card) not in wild_ranks(rules)], rules.jokers)
    return WORDS("free-cards", cards=cards) if cards else ""


def _jump_in(rules: Rules) -> str:
    """Source: linked-variants.md, 5.5 "jump-in"."""
    if not rules.jumps_in:
        return ""
    closed = [name for name, has in (("penalty", draw_cards(rules)), ("resort", last_resort(rules))) if has]
    return WORDS("jump-in", held="both" if closed[1:] else "-".join(closed) or "none")


def _resort(rules: Rules) -> str:
    if not last_resort(rules):
        return ""
    return WORDS("last-resort", cards=of_ranks(rules, rules.last_resort), bluffing=yes(rules.bluffing))
