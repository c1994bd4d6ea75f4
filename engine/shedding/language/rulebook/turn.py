"""What may be played in a turn."""

from engine.core.card_words import any_of, together
from engine.core.cards import plural, suit_name
from engine.shedding.language.rulebook.pack import draw_cards, free_cards, of_ranks
from engine.shedding.language.rulebook.words import WORDS, form, of_pack, paragraph, yes
from engine.shedding.table import Table


def lines(rules: Table) -> list[str]:
    """A turn.

    Source: linked-variants.md, 5.5 "jump-in".
    """
    opening = together(rules.opening.intersection(rules.one_pack), rules.jokers_held)
    free = together(free_cards(rules), rules.jokers_held)
    resort = of_ranks(rules, rules.last_resort)
    closed = [name for name, has in (("penalty", draw_cards(rules)), ("resort", resort)) if has]
    return [
        paragraph(
            *_matching(rules),
            WORDS("first-suit", suit=suit_name(rules.first_suit)) if rules.first_suit else "",
            WORDS("open-cards", cards=opening) if opening else "",
            of_pack(rules, "free-cards", cards=free) if free else "",
            of_pack(rules, "starter-suit-only") if rules.starter_suit_only else "",
            WORDS("last-resort", cards=resort, bluffing=yes(rules.bluffing)) if resort else "",
            WORDS("last-resort-question") if resort and rules.bound else "",
            WORDS("jump-in", held="both" if closed[1:] else "-".join(closed) or "none") if rules.jump_in else "",
        )
    ]


def _matching(rules: Table) -> list[str]:
    """What fits, and what doesn't though it would."""
    several = yes(rules.groups_ranks or rules.marriage)
    also = of_ranks(rules, rules.still_fitting) if rules.matching == "suit" else ""
    first, last = plural(rules.ranks[0]), plural(rules.ranks[-1])
    return [
        of_pack(rules, "matching", fits=form(rules.matching), several=several),
        of_pack(rules, "ranks-go-round", first=first, last=last) if rules.matching == "next rank" else "",
        of_pack(rules, "still-fitting", cards=also) if also else "",
        _apart(rules),
    ]


def _apart(rules: Table) -> str:
    """Nothing where none of these cards could go on another one, as there is no other."""
    apart = rules.kept_apart.intersection(rules.one_pack)
    if not any(apart & rules.other_cards(card) for card in apart):
        return ""
    one = yes(len(apart) == 1 and apart != set(rules.jokers_held))  # Jokers are several, even if there is one
    return WORDS("apart", cards=any_of(apart, rules.jokers_held), one=one)
