"""A table that is dealt the cards of a finished match again: what it needs, and what is refused. Pure."""

from dataclasses import dataclass

from engine.chance.fairness import Deal, RepeatedDeal
from engine.games.house_rules import HouseRules
from engine.games.variants import variant
from engine.matches.deal_codes import DealCode, deal_code, read_code
from engine.words import Words
from model.refusals import Refused
from model.tables.table import Table

words = Words(__name__)


@dataclass(frozen=True)
class RepeatedMatch:
    """A finished match whose cards are dealt again: its rules for so many seats, its proof, and its deals."""

    match: int
    house_rules: HouseRules
    seats: int
    deal: Deal
    deals: tuple[RepeatedDeal, ...]


@dataclass(frozen=True)
class Played:
    """What is known of the match that a code names: where it was played, and how it ended, if it has."""

    guild: int
    outcome: str
    seed: str


def code_of(table: Table) -> DealCode | None:
    """The code of the cards of a table, to be told when it is over. A tournament table has none."""
    if table.match is None or table.tournament is not None:
        return None
    return deal_code(table.cards_of or table.match, table.seed)


def typed_code(typed: str) -> DealCode:
    """The code that someone typed. Raises Refused."""
    code = read_code(typed)
    if code is None:
        raise Refused(words.message("no-code"))
    return code


def check_played(code: DealCode, played: Played | None, guild: int) -> None:
    """Raises Refused if the match that a code names cannot be dealt again in this server."""
    if played is None or deal_code(code.match, played.seed) != code:
        raise Refused(words.message("unknown", code=str(code)))
    if played.guild != guild:
        raise Refused(words.message("elsewhere", code=str(code)))
    if played.outcome == "playing":
        raise Refused(words.message("playing", match=str(code.match)))
    if played.outcome != "finished":
        raise Refused(words.message("unfinished", match=str(code.match)))


def check_wish(repeated: RepeatedMatch, house_rules: HouseRules | None, seats: int | None) -> None:
    """Raises Refused if a host asks for another game, other rules, or another number of seats than the match had."""
    game = repeated.house_rules.game
    if house_rules is not None and house_rules.game != game:
        raise Refused(words.message("other-game", game=variant(game).named))
    if house_rules is not None and house_rules.changes and house_rules != repeated.house_rules:
        raise Refused(words.message("other-rules", match=str(repeated.match)))
    if seats is not None and seats != repeated.seats:
        raise Refused(words.message("other-seats", count=repeated.seats))


def check_free(table: Table) -> None:
    """Raises Refused if the rules and seats of a table are those of the match that is dealt again."""
    if table.cards_of is not None:
        raise Refused(words.message("fixed", match=str(table.cards_of)))
