"""What everyone is told of a tournament, and how it is said. Pure."""

from dataclasses import replace

from engine.chance.stream import seal
from engine.matches import tournament as rules
from engine.words import and_listed
from model.people.names import escaped, plain
from model.tournaments.tournament import Notice, Tournament, words

NOTICES = 20  # how many are kept


def noticed(tournament: Tournament, what: str, entrant: int | None = None) -> Tournament:
    """With one more notice for everyone."""
    notice = Notice(what, len(tournament.played), entrant)
    return replace(tournament, notices=(*tournament.notices, notice)[-NOTICES:])


def notice_text(tournament: Tournament, notice: Notice) -> str:
    """What a notice says, in sentences. The names in it are safe for texts."""
    name = tournament.names.get(-1 if notice.entrant is None else notice.entrant, plain(None))
    penalties = "yes" if tournament.penalties else "no"
    given: dict[str, str | float] = {"name": escaped(name), "round": notice.round, "penalties": penalties}
    return words(f"notice-{notice.what}", **given, needed=rules.FEWEST)


def seating_draw(tournament: Tournament) -> str:
    """What proves that the seating draw and the breaking of ties were fair: a seal, and at the end its seed."""
    sealed = seal(tournament.seed, "")
    if tournament.running:
        return words("sealed", seal=sealed)
    return words("proved", seed=tournament.seed, seal=sealed)


def table_sizes_text(entrants: int, *, five: bool) -> str:
    """The tables for this many entrants, in words: "a table of four and 2 tables of three"."""
    found = rules.sizes(entrants + rules.fillers(entrants, five=five), five=five)
    groups = [(found.count(size), size) for size in sorted(set(found), reverse=True)]
    return and_listed([words("tables-of", count=tables, size=size) for tables, size in groups])
