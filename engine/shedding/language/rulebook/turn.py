"""What may be played in a turn."""

from engine.core.card_words import any_of, together
from engine.core.cards import SUIT_NAMES, plural, rank_of
from engine.shedding.language.rulebook.pack import draw_cards, of_ranks, wild_ranks
from engine.shedding.language.rulebook.words import WORDS, form, paragraph, yes
from engine.shedding.rules.choices import Matching
from engine.shedding.rules.rules import Rules


def lines(rules: Rules) -> list[str]:
    """A turn. Free cards that are wild are not named: they have words of their own, and pick a suit.

    Source: linked-variants.md, 5.5 "jump-in".
    """
    opening = together(rules.opening.intersection(rules.one_pack), rules.jokers_held)
    there = rules.free.intersection(rules.one_pack)
    free = together([card for card in there if rank_of(card) not in wild_ranks(rules)], rules.jokers_held)
    resort, pack = of_ranks(rules, rules.last_resort), rules.kind_of_pack.key
    closed = [name for name, has in (("penalty", draw_cards(rules)), ("resort", resort)) if has]
    return [
        paragraph(
            *_matching(rules),
            WORDS("first-suit", suit=SUIT_NAMES[rules.first_suit]) if rules.first_suit else "",
            WORDS("first-turn-in-suit", wild=yes(rules.has_wild), pack=pack) if rules.keeps_suit_at_first else "",
            WORDS("open-cards", cards=opening) if opening else "",
            WORDS("free-cards", cards=free) if free else "",
            WORDS("starter-suit-only") if rules.only_suit_starts else "",
            WORDS("last-resort", cards=resort, bluffing=yes(rules.bluffing)) if resort else "",
            WORDS("last-resort-question") if resort and rules.binds_questions else "",
            WORDS("jump-in", held="both" if closed[1:] else "-".join(closed) or "none") if rules.jumps_in else "",
        )
    ]


def _matching(rules: Rules) -> list[str]:
    """What fits, and what doesn't though it would."""
    several, pack = yes(rules.groups_ranks or rules.marries), rules.kind_of_pack.key
    also = of_ranks(rules, rules.still_fitting) if rules.matching == Matching.SUIT else ""
    apart = any_of(rules.kept_apart.intersection(rules.one_pack), rules.jokers_held)
    first, last = plural(rules.ranks[0]), plural(rules.ranks[-1])
    return [
        WORDS("matching", fits=form(rules.matching), pack=pack, several=several),
        WORDS("ranks-go-round", first=first, last=last) if rules.matching == Matching.NEXT_RANK else "",
        WORDS("still-fitting", cards=also) if also else "",
        WORDS("apart", cards=apart) if apart else "",
    ]
