"""What may be played in a turn."""

from engine.core.card_words import together
from engine.core.cards import rank_of
from engine.shedding.language.rulebook.pack import draw_cards, of_ranks, wild_ranks
from engine.shedding.language.rulebook.words import WORDS, paragraph, yes
from engine.shedding.rules.rules import Rules


def lines(rules: Rules) -> list[str]:
    """A turn. Free cards that are wild are not named: they have words of their own, and pick a suit.

    Source: linked-variants.md, 5.5 "jump-in".
    """
    opening = together(rules.opening.intersection(rules.one_pack), rules.jokers_held)
    there = rules.free.intersection(rules.one_pack)
    free = together([card for card in there if rank_of(card) not in wild_ranks(rules)], rules.jokers_held)
    resort = of_ranks(rules, rules.last_resort)
    closed = [name for name, has in (("penalty", draw_cards(rules)), ("resort", resort)) if has]
    return [
        paragraph(
            WORDS("matching", pack=rules.kind_of_pack.key, several=yes(rules.groups_ranks or rules.marries)),
            WORDS("open-cards", cards=opening) if opening else "",
            WORDS("free-cards", cards=free) if free else "",
            WORDS("starter-suit-only") if rules.only_suit_starts else "",
            WORDS("last-resort", cards=resort, bluffing=yes(rules.bluffing)) if resort else "",
            WORDS("last-resort-question") if resort and rules.binds_questions else "",
            WORDS("jump-in", held="both" if closed[1:] else "-".join(closed) or "none") if rules.jumps_in else "",
        )
    ]
