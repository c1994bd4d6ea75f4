"""Wild cards, the suit picked with them, and a wild starter."""

from engine.core.card_words import together
from engine.core.cards import plural, rank_of
from engine.core.rule import cards_named
from engine.shedding.language.rulebook.pack import free_cards, of_ranks, wild_ranks
from engine.shedding.language.rulebook.words import WORDS, form, joker, of_pack, paragraph, yes
from engine.shedding.table import Table
from engine.words import and_listed


def lines(rules: Table) -> list[str]:
    if not rules.has_wild:
        return [WORDS("none-wild")]
    return [paragraph(_wild_for_all(rules), _own_wild(rules)), _naming(rules), _wild_starter(rules)]


def _wild_for_all(rules: Table) -> str:
    if rules.wild_when == "any time" or not rules.wild_in_pack:
        ranks = wild_ranks(rules)
        if not ranks:
            return ""
        apart = rules.kept_apart.intersection(rules.one_pack)  # no wild card goes on these
        none = all(card in apart for card in rules.one_pack if rank_of(card) in ranks)
        but = together(apart, rules.jokers_held)
        return WORDS("wild-cards", cards=of_ranks(rules, ranks), apart=yes(none), but=but)
    jokers = of_ranks(rules, [rules.kind_of_pack.joker_rank])
    return paragraph(
        of_pack(rules, "wild-if-matching", cards=of_ranks(rules, rules.wild), fits=form(rules.matching)),
        WORDS("wild-jokers-too", cards=jokers) if jokers else "",
    )


def _own_wild(rules: Table) -> str:
    """Each score at which a rank is wild is named where a short pack lacks some."""
    if not rules.own_wild:
        return ""
    matching, fits = yes(rules.wild_when != "any time"), form(rules.matching)
    every = rules.kind_of_pack.ranks
    highest = min(rules.deal, len(every))
    if highest == rules.deal and rules.ranks[:highest] == every[:highest]:
        rank, lowest = plural(every[rules.deal - 1]), plural(every[0])
        return of_pack(rules, "wild-by-score", rank=rank, deal=rules.deal, lowest=lowest, matching=matching, fits=fits)
    scores = [score for score in range(highest, 0, -1) if every[score - 1] in rules.ranks]
    ranks = and_listed([WORDS("rank-at", rank=plural(every[score - 1]), score=score) for score in scores])
    return of_pack(rules, "wild-by-score-short", ranks=ranks, matching=matching, fits=fits)


def _naming(rules: Table) -> str:
    naming = rules.naming if rules.names_suits else "any suit"
    if not rules.suits_match:
        free = WORDS("after-joker", **joker(rules)) if rules.jokers_held else ""
        return paragraph(
            of_pack(rules, "no-pick"), free, "" if rules.wild_on_wild else of_pack(rules, "no-wild-on-wild")
        )
    jokers = rules.jokers_held and naming != "any suit"
    return paragraph(
        of_pack(rules, "pick", naming=form(naming), fits=form(rules.matching)),
        of_pack(rules, "pick-with-joker", **joker(rules)) if jokers else "",
        of_pack(rules, "after-wild", ways=_after_wild(rules), **joker(rules)),
        WORDS("free-after-wild") if free_cards(rules) else "",
        "" if rules.wild_on_wild else of_pack(rules, "no-wild-on-wild"),
    )


def _after_wild(rules: Table) -> str:
    """What may follow a wild card (source: S3, "The next card played must either be a card of that suit")."""
    only_wild = rules.own_wild and not rules.rank_on_wild
    if rules.wild_when == "when it matches" and rules.names_suits:
        return f"suit-{'own-rank' if only_wild else 'rank'}{'-joker' if rules.jokers_held else ''}"
    if rules.own_wild:
        return "suit-own" if only_wild else "suit-rank-own"
    apart = not rules.wild_on_wild or rules.kept_apart >= cards_named(rules.wild_in_pack)
    return "suit" if apart and len(rules.wild_in_pack) == 1 and not rules.jokers_held else "suit-wild"


def _wild_starter(rules: Table) -> str:
    """A Joker is told apart where other wild cards count as their printed suit."""
    if not rules.suits_match or rules.first_card in ("any", "clubs"):
        return ""
    own = "dealer" if rules.own_wild and rules.goal == "countdown by rounds" else "all"
    means = "dealer names" if rules.first_card == "of the dealer" else rules.wild_starter
    if not rules.names_suits and means in {"another card", "own suit"}:
        return WORDS("only-joker-starter", **joker(rules))
    asked, names = means, means in {"dealer names", "blind"}
    if names and rules.naming == "own suit" and rules.names_suits:
        means = "own suit"
    apart = rules.jokers_held and means == "own suit"
    return paragraph(
        of_pack(rules, "wild-starter", whose=own, means=form(means)),
        of_pack(rules, "joker-starter", means=form(asked), **joker(rules)) if apart else "",
    )
