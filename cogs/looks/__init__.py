"""The look of each kind of game. A new kind is named here. Pages ask ``look_of`` and know no kind themselves."""

from itertools import product
from typing import Any, TypeAlias

from cogs.looks import str8_pictures
from cogs.looks.look import Look
from cogs.looks.shedding import SheddingLook
from cogs.looks.str8 import CARDS, Str8Look
from cogs.pictures.felt import card_stamp
from cogs.pictures.hand import OVERLAPPING, SIDE_BY_SIDE, hand_picture, hand_size
from cogs.pictures.table import MOST_BACKS, NEWEST_WIDTH, Seated, table_picture
from engine.core.packs.french import PACK, SUITS
from engine.core.ruleset import Ruleset
from engine.shedding.rules import Rules
from engine.str8.rules import SequenceRules

AnyLook: TypeAlias = Look[Any, Any, Any]

RAISED = (0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1)  # any four in a row, round and round, are others

LOOKS: dict[type[Ruleset], AnyLook] = {Rules: SheddingLook(), SequenceRules: Str8Look()}


def look_of(rules: Ruleset) -> AnyLook:
    return LOOKS[type(rules)]


def warm_up() -> None:
    """Draw what most pictures show once, so that few of them wait. It takes about three seconds."""
    usual = range(SIDE_BY_SIDE + 2)
    widths = {NEWEST_WIDTH, *(hand_size(count).width for count in usual)}
    for width, card in product(sorted(widths, reverse=True), PACK):  # so the next finds memory of the size it needs
        card_stamp(card, width)
    for count in range(OVERLAPPING.in_row + 1):  # felt of each height, and every card beside raised and lower ones
        covered = len(PACK) if count > SIDE_BY_SIDE else 1
        for begins, first in product(range(len(RAISED)), range(0, covered, max(1, count - 1))):
            hand = (PACK + PACK)[first : first + count]
            raised = [card for place, card in enumerate(hand) if RAISED[(begins + place) % len(RAISED)]]
            hand_picture(hand, raised)
        for playable in ((), None):
            hand_picture(PACK[:count], playable)
    for count, first in product(range(len(PACK) + 1), (True, False)):  # fans, piles, stocks, and every suit in force
        seats = [Seated("", count % (MOST_BACKS + 1), on_turn=on_turn) for on_turn in (first, not first)]
        table_picture(PACK[: count % 5], count, SUITS[count % len(SUITS)], None, 1 if first else None, seats)
    for card in CARDS:
        str8_pictures.number_stamp(card, NEWEST_WIDTH, dimmed=False)
    str8_pictures.sheet_picture(1)
