"""The move that the player of a hand has planned, and what they may plan while they wait."""

from functools import partial

from cogs.ui.components.card_words import move_in_words
from cogs.ui.components.controls import Button, Control, button, card_selects
from cogs.ui.components.page import Item, rows
from cogs.ui.components.presses import CLEAR, DRAW, PLAN
from cogs.ui.pages.hand.hand import Hand
from cogs.ui.pages.hand.labels import BUTTONS, WORDS, and_call, counted
from engine.core.actions import NOTHING, Draw, Play
from engine.games.registry import game_of
from model.tables.table import Plan


def planned(hand: Hand) -> list[str]:
    """What the player has planned, why that was dropped, or that they may plan."""
    plan = hand.plan
    if plan is None:
        may = "may-plan" if hand.planning.cards else "may-plan-draw"
        return [WORDS(may)] if hand.planning != NOTHING else []
    move = move_in_words(WORDS, plan.action, ".planned")
    if isinstance(plan.action, Play) and plan.action.call:
        move = and_call(hand, move, len(plan.action.cards))
    if plan.dropped is None:
        return [WORDS("planned", plan=move)]
    return [WORDS("plan-dropped", plan=move, why=_why_dropped(hand, plan))]


def _why_dropped(hand: Hand, plan: Plan) -> str:
    """The reason of the game, as long as the question stands at which the plan was dropped."""
    if plan.dropped == "turn" and plan.question == hand.view.asked:
        return str(game_of(hand.view.rules).as_planned(hand.view, plan.seat, plan.action))
    return WORDS("plan-turn" if plan.dropped == "turn" else "plan-cards")


def plan_rows(hand: Hand) -> list[Item]:
    """The cards that may be planned. One with which the player may jump in now is no plan."""
    jumps, may = hand.view.options.cards, hand.planning.cards
    cards = [card for card in dict.fromkeys(hand.view.hand) if card in may and card not in jumps]
    if len(cards) > BUTTONS:
        return card_selects(WORDS("plan-a-card"), cards, partial(to_plan, hand), partial(counted, hand))
    return rows([button(WORDS("plan-one", card=counted(hand, card)), to_plan(hand, card)) for card in cards])


def plan_buttons(hand: Hand) -> list[Button]:
    draw = [button(WORDS("plan-draw"), to_plan(hand, DRAW))] if Draw() in hand.planning.actions else []
    return [*draw, button(WORDS("clear-plan"), Control(CLEAR, hand.table.id))] if hand.plan else draw


def to_plan(hand: Hand, *words: str) -> Control:
    """It answers no question, so it names the round."""
    return Control(PLAN, hand.table.id, hand.view.round, words)
