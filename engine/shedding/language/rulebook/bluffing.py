"""Bluff and challenge (source: S3, "When a joker is played, the next player can challenge")."""

from engine.core.card_words import one_of
from engine.core.cards import rank_of
from engine.shedding.language.rulebook.pack import draw_cards, last_resort
from engine.shedding.language.rulebook.words import WORDS, paragraph, yes
from engine.shedding.table import Table


def lines(rules: Table) -> list[str]:
    """Nothing where no one can bluff."""
    if not rules.bluffing or not last_resort(rules):
        return []
    cards = one_of(last_resort(rules))
    doubted = WORDS("challenge", cards=cards, seats=rules.seats)
    asking = rules.questions_cost and any(rank_of(card) in rules.last_resort for card in rules.answers_to)
    doubted = paragraph(doubted, WORDS("challenge-no-question") if asking else "")
    return [doubted, paragraph(WORDS("bluff", cards=cards), *_penalties(rules))]


def _penalties(rules: Table) -> tuple[str, str]:
    """What a bluff costs, and what a wrong challenge costs.

    A caught bluff also pays the debt it cancelled, as a last-resort card can cancel any debt or take its place.
    """
    more, draws = rules.challenge_penalty, draw_cards(rules)
    cards = [card for card in rules.one_pack if rank_of(card) in rules.last_resort]
    cancelling = rules.cancelling.intersection(cards)
    cancels = any(rules.cancels_debt(card, top) for card in cancelling for top in draws)
    cancelled = yes(cancels or (not rules.penalties_add_up and not set(cards).isdisjoint(draws)))
    owed = {rules.effect_of[card].count if card in draws else 0 for card in cards}
    ways = {rules.stacking, *map(rules.answered, draws)}
    adds_up = ways != {"none"} or rules.groups in ("equal ranks", "chains")
    if len(owed) == 1 and (owed == {0} or not adds_up):
        (count,) = owed
        caught = WORDS("bluff-caught", count=count or more, cancelled=cancelled)
        return caught, WORDS("bluff-not", count=count + more)
    least = more if 0 in owed else "none"
    caught = WORDS("bluff-caught-open", seats=rules.seats, least=least, cancelled=cancelled)
    return caught, WORDS("bluff-not-open", more=more)
