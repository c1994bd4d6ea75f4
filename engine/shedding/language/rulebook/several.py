"""Several cards in one turn."""

from engine.core.card_words import any_of, together
from engine.core.cards import SUITED_RANKS, Card, rank_of, suit_of
from engine.core.packs.french import MARRIED, TWO
from engine.shedding.effects import PLAY_AGAIN
from engine.shedding.language.rulebook.pack import draw_cards, in_one_play, special_cards, takes_suits_along
from engine.shedding.language.rulebook.words import WORDS, form, of_pack, paragraph, yes
from engine.shedding.matching import answerable
from engine.shedding.several import takes_suit_along
from engine.shedding.table import Table


def lines(rules: Table, base: Table) -> list[str]:
    together = what_goes_together(rules)
    if not together and not takes_suits_along(rules):
        return [_questions(rules, base)]
    drawn_alone = rules.after_drawing in {"drawn card", "drawn card must"}
    whot, plain = rules.pack_kind == "whot", "ranks" if TWO in rules.ranks else "no-twos"
    in_runs = rules.chains_ranks and (not whot or rules.reading >= 6)
    return [
        paragraph(
            together,
            WORDS("neighbours", order="numbers" if whot else plain) if in_runs else "",
            of_pack(rules, "one-way") if rules.groups == "chains" else "",
            of_pack(rules, "with-its-suit") if takes_suits_along(rules) else "",
            WORDS("first-and-last", seats=rules.seats),
            *_mixed(rules),
            *_instead_of_drawing(rules),
            WORDS("drawn-alone") if drawn_alone else "",
        ),
        _questions(rules, base),
    ]


def what_goes_together(rules: Table) -> str:
    """Which cards may be played in one turn. Empty where only one may."""
    ways = [form(rules.groups)] * rules.groups_ranks + ["marriage"] * rules.marriage
    return of_pack(rules, "together", groups="-or-".join(ways)) if ways else ""


def _questions(rules: Table, base: Table) -> str:
    """Source: more-cousins.md 6.6 and 6.10."""
    if not rules.answers_to:
        return WORDS("no-questions") if base.answers_to else ""
    asking = frozenset(rules.answers_to)
    fitting = frozenset[Card]().union(*rules.answers_to.values())
    suits = {suit_of(card) for card in asking}
    answering, others = fitting - asking, {card for card in rules.one_pack if suit_of(card) in suits} - fitting
    answers = "any" if not others else "all-but" if len(others) < len(answering) else "listed"
    which = any_of(others if answers == "all-but" else answering, rules.jokers_held)
    drawn_alone = rules.after_drawing in {"drawn card", "drawn card must"}
    chain = yes(any(rules.answers_to[card] & asking & rules.other_cards(card) for card in asking))
    cards = together(asking, rules.jokers_held)
    return paragraph(
        of_pack(rules, "questions", cards=cards, one=yes(len(asking) == 1), answers=answers, which=which, chain=chain),
        WORDS("unanswered", how=form(rules.unanswered)),
        WORDS("no-card-for-question") if rules.questions_cost and not rules.reshuffle else "",
        WORDS("answer-goes-on") if rules.groups_ranks or rules.marriage else "",
        WORDS("drawn-question") if drawn_alone else "",
    )


def _mixed(rules: Table) -> list[str]:
    """Which of several special cards act, and what counts where those of different kinds are in one play.

    Source: rulings.md, "directions turn before seats", for a skip and a reverse.
    """
    top = rules.group_reverse == "top one"
    ranks = set(SUITED_RANKS) if rules.groups_specials else set(MARRIED) if rules.marriage else set()
    kinds = {effect.kind for card, effect in special_cards(rules).items() if rank_of(card) in ranks}
    act = WORDS("all-act", reverse="top" if top else "every") if top or kinds - {"again", "suit"} else ""
    plays = [{rules.effect_of[card].kind for card in play} for play in in_one_play(rules)]
    again = any(play & set(PLAY_AGAIN) for play in plays) and (rules.marriage or rules.groups == "equal ranks")
    turning = rules.seats > 2 and any({"skip", "reverse"} <= play for play in plays)
    back = rules.seats > 2 and any("draw back" in play and play & {"draw", "skip"} for play in plays)
    said = {"again-on-top": again, "reverse-first": turning, "back-last": back}
    return [act, *(WORDS(key) for key, counts in said.items() if counts)]


def _instead_of_drawing(rules: Table) -> list[str]:
    if not any(answerable(rules, card) for card in draw_cards(rules)):
        return []
    several = rules.groups == "equal ranks" or rules.chains_ranks
    dumping = any(takes_suit_along(rules, card) for card in rules.cancelling)
    lasting = rules.chains_ranks or takes_suits_along(rules)
    said = {
        "first-answers": several or dumping,
        "covered-draw": lasting and rules.stacking == "same rank",
        "marriage-no-answer": rules.marriage,
    }
    return [of_pack(rules, key) for key, counts in said.items() if counts]
