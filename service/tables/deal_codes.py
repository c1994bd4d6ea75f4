"""Finds the match that a deal code names, with what a table needs to be dealt the same cards."""

import logging
from collections.abc import Sequence

from db.database.store import Store
from db.repositories.matches import matches
from db.repositories.matches.matches import Opening
from engine.matches.deal_codes import Turn, deals_of, house_rules_of
from model.refusals import Refused
from model.tables.deal_codes import Played, RepeatedMatch, check_played, typed_code, words

log = logging.getLogger(__name__)


async def repeated(store: Store, guild: int, typed: str) -> RepeatedMatch:
    """The finished match of this server that a typed code names. Raises Refused."""
    code = typed_code(typed)
    async with store.reading() as transaction:
        opening, outcome = await matches.opened(transaction, code.match)
        known = Played(opening.guild, outcome, opening.seed) if opening else None
        check_played(code, known, guild)
        turns = await matches.every_turn(transaction, code.match)
    found = _dealt(code.match, opening, turns) if opening and opening.cards_of is None and turns else None
    if found is None:
        raise Refused(words.message("not-kept", match=str(code.match)))
    return found


def _dealt(match: int, opening: Opening, turns: Sequence[Turn]) -> RepeatedMatch | None:
    """What is dealt again. None if this version cannot deal it, or the record is damaged."""
    rules, deal = opening.rules, opening.deal
    try:
        house_rules, deals = house_rules_of(opening.game, rules), deals_of(rules, deal.state_seed, turns)
    except (ValueError, LookupError, TypeError, AttributeError):
        log.warning("The deals of match %s cannot be read; python bot.py check tells more", match)
        return None
    if house_rules is None or deals is None:
        return None
    return RepeatedMatch(match, house_rules, rules.seats, deal, deals)
