"""A match that is dealt again: the code that names its cards, and what a second table needs to be dealt the same.

A code is ``D``, the number of the match, and six signs that follow from its seed. They tell nothing about the seed, and
no one can work them out before the seed is known.
"""

import base64
import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.chance.fairness import RepeatedDeal
from engine.core.actions import Deal
from engine.core.events import Event
from engine.core.ruleset import Ruleset
from engine.core.state import MatchState
from engine.games.house_rules import FIXED, HouseRules
from engine.games.registry import Match, match_begun

Turn = Sequence[Event[MatchState]]  # what an action of a match caused

CHECK = 6  # signs after the number of the match
_CODE = re.compile(rf"D([1-9][0-9]{{0,14}})-([A-Z2-7]{{{CHECK}}})")


@dataclass(frozen=True)
class DealCode:
    """The number of a match, and the signs that only its seed gives."""

    match: int
    check: str

    def __str__(self) -> str:
        return f"D{self.match}-{self.check}"


def deal_code(match: int, seed: str) -> DealCode:
    """The code of a match with this seed."""
    digest = hashlib.sha256(f"deal code/{match}/{seed}".encode()).digest()
    return DealCode(match, base64.b32encode(digest).decode()[:CHECK])


def read_code(typed: str) -> DealCode | None:
    """The code that someone typed, or None if it is none."""
    found = _CODE.fullmatch(typed.strip().strip("`").upper())
    return DealCode(int(found[1]), found[2]) if found else None


def house_rules_of(game: str, rules: Ruleset) -> HouseRules | None:
    """House rules that come to exactly these rules, or None if the game has changed so that none do.

    A match that is dealt again is begun anew, and so with the newest reading of them.
    """
    base = HouseRules(game).base(rules.seats)
    if type(base) is not type(rules):
        return None
    differing = [name for name in rules.fields() if name not in FIXED and not rules.alike(base, name)]
    house_rules = HouseRules(game, tuple((name, getattr(rules, name)) for name in differing))
    again = replace(rules, reading=base.reading)
    return house_rules if house_rules.fits(rules.seats) and house_rules.rules(rules.seats) == again else None


def deals_of(rules: Ruleset, seed: str, turns: Sequence[Turn]) -> tuple[RepeatedDeal, ...] | None:
    """The deal of each round of a match, from what happened in it, secrets included.

    None if this version would deal other cards. Raises ValueError or LookupError if this never happened in a match.
    """
    state, deals = match_begun(rules, seed), list[RepeatedDeal]()
    if tuple(turns[0]) != tuple(Match(state).act(0, Deal())[1]):
        return None
    for events in turns:
        for event in events:
            before = state.round
            event.apply(state)
            if state.round > before:
                deals.append((state.shuffles, state.dealer or 0))
    return tuple(deals)


def dealt_again(state: MatchState, deals: tuple[RepeatedDeal, ...]) -> MatchState:
    """A match before its first deal that will be dealt like another one."""
    again = state.copy()
    again.deals = deals
    return again
