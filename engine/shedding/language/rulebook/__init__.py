"""The rulebook of the shedding games: their Rules as plain sentences, enough for a newcomer to play.

Each function writes the line on one subject, empty when there is nothing to say. A choice that does not apply changes
no word. Every choice that applies has its own words, and so has its absence. The engine is asked what may be played.
"""

from engine.core.cards import Card, together
from engine.core.game import MATCH, Texts
from engine.shedding.language.rulebook import cards, play
from engine.shedding.language.rulebook.cards import WORDS, by_effect, form, of_ranks, say, yes
from engine.shedding.language.rulebook.play import dealer, too_long, what_goes_together, who_scores
from engine.shedding.table import Table
from engine.words import and_listed

__all__ = ["dealer", "in_short", "texts", "too_long"]


def texts(table: Table, base: Table) -> Texts:
    """The lines of each chapter, in the order in which a newcomer needs them. Empty ones say nothing."""
    return {
        WORDS("aim"): play.aim(table),
        WORDS("the-deal"): play.deal_lines(table),
        WORDS("turn"): play.turn_lines(table),
        WORDS("wild"): cards.wild_lines(table),
        WORDS("special"): cards.special_lines(table, base),
        WORDS("bluffing"): cards.bluffing_lines(table),
        WORDS("drawing"): play.drawing_lines(table),
        WORDS("several"): play.several_lines(table, base),
        WORDS("last"): play.last_card_lines(table, base),
        WORDS("end"): play.end_lines(table),
        MATCH: play.match_lines(table, base),
    }


def in_short(table: Table) -> list[str]:
    """A game in a few sentences: its aim, its special cards, what is its own, what goes together, and who scores."""
    goal = "sides" if table.partnered else form(table.goal)
    alike: dict[tuple[str, int], list[Card]] = {}  # special cards that are played for the same
    for special in by_effect(table):
        kind, count = special.effect.kind, special.effect.count
        use = "skip" if kind == "reverse" and not table.turns_direction else form(kind)
        alike.setdefault((use, count), []).extend(special.acting)
    effects = [
        say(table, f"use-{use}", cards=together(which, table.jokers_held), count=count)
        for (use, count), which in alike.items()
        if which
    ]
    uses, resort = and_listed([*_wild(table), *effects]), of_ranks(table, table.last_resort)
    own = WORDS("short-growth", hidden=yes(table.grows == "hidden")) if table.grows != "not" else ""
    if resort:
        own = WORDS("last-resort", cards=resort, bluffing=yes(table.bluffing))
    each_alone = not table.hands_cost or (table.scoring == "penalty" and not table.partnered)
    lines = [
        say(table, "short-aim", goal=goal, deal=table.deal),
        WORDS("short-uses", uses=uses) if uses else WORDS("none-special", wild="no"),
        own,
        what_goes_together(table),
        "" if each_alone else who_scores(table),
    ]
    return list(filter(None, lines))


def _wild(table: Table) -> list[str]:
    """A Joker can be played on any card and picks a suit, whatever holds for the others."""
    picks, anywhere = table.naming != "own suit", table.wild_when == "any time"
    jokers = [table.kind_of_pack.joker_rank] if table.jokers_held else []
    apart = jokers if not (picks and anywhere) else []
    ranks = [*table.wild_in_pack, *(jokers if not apart else [])]
    found = [(of_ranks(table, ranks), anywhere, picks)] if ranks else []
    found += [(of_ranks(table, apart), True, True)] if apart else []
    found += [(say(table, "short-own-wild"), anywhere, picks)] if table.own_wild else []
    return [
        say(table, "use-wild", cards=which, anywhere=yes(where), picks=yes(pick))
        for which, where, pick in found
        if where or pick
    ]
