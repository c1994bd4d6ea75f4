"""The public message of a table whose match is over, and what stays of it when it is closed."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import CALM, GOLD, Component, Page, Picture, rows
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from cogs.ui.pages.history.replay_page import replay_button
from cogs.ui.pages.rules.added import every_rule
from cogs.ui.pages.table.closing_page import abandoned
from cogs.ui.pages.table.standings import course, placed
from cogs.ui.pictures.podium import Finish, podium_picture
from engine.core.view import PublicView
from engine.games.registry import Match
from engine.matches.telling import paid
from engine.words import Words, and_listed, beside, or_listed
from model.tables.naming import name_by, names, plain_names
from model.tables.seating import counts, long_enough
from model.tables.table import Table
from model.tables.table_log import bot_plays_for

PAYMENTS = 8  # payments of a settlement told one by one
SETTLED = 1000  # characters of a settlement next to the final standing
OWNERS = 3  # of a seat, named
NAME = 16  # columns of a name on the podium
SAID = 900  # characters of an alt text

_WORDS = Words("cogs.ui.pages.table.end")


def end_page(table: Table, view: PublicView, highlights: Sequence[str], picture: Picture | None) -> Page:
    """The message of a table whose match is over. ``highlights`` are sentences about it."""
    again = [button(_WORDS("rematch"), Control("rematch", table.id), ButtonStyle.success)]
    again = again if table.policy.rematches else []
    buttons = [*again, *_replay(table), button(_WORDS("more"), Control("more", table.id))]
    onward = _WORDS("play-again") if again else None
    return Page([*_final(table, view, highlights, picture), onward, *rows(buttons)], GOLD)


def _replay(table: Table) -> list[Button]:
    """A replay, which stays closed until the day of a deal is over."""
    return [] if table.match is None or table.day is not None else [replay_button(table.match)]


def had_seats(table: Table) -> list[str]:
    """Each seat by the names of those who had it in the match, for what was done by one of them."""
    told = []
    for number, name in enumerate(names(table)):
        before = [name_by(table, each) for each in table.happenings if each.kind == "sat" and each.seat == number]
        had = list(dict.fromkeys([*before, name]))
        told.append(or_listed(had) if len(had) <= OWNERS else _WORDS("many-owners", seat=number + 1))
    return told


def end_picture(table: Table, view: PublicView) -> Picture:
    called, finishes, places = plain_names(table), [], []
    for side in placed(table, view):
        standing, name = side.standing, and_listed([called[seat] for seat in side.seats])
        finishes.append(
            Finish(standing.place, _on_podium(table, side.seats), standing.total, course(view, side.seats[0]))
        )
        counted = view.rules.counted
        places.append(_WORDS("podium-place", place=standing.place, name=name, counted=counted, count=standing.total))
    alt = _WORDS("podium", places=and_listed(places)[:SAID], count=len(view.sheet))
    return Picture("podium", alt, podium_picture, (tuple(finishes), _WORDS("chart", count=len(view.sheet))))


def _on_podium(table: Table, sitting: Sequence[int]) -> str:
    """Who stands there, in as few letters as can be read on a phone."""
    called = plain_names(table, NAME // min(2, len(sitting)))
    first, second, *_ = (*(called[seat] for seat in sitting), "")
    return _WORDS("on-podium", count=len(sitting), first=first, second=second, more=len(sitting) - 1)


def _final(
    table: Table, view: PublicView, highlights: Sequence[str], picture: Picture | None
) -> list[Component | None]:
    sides, payments = placed(table, view), settled(table, view)
    short = len("".join(payments)) < SETTLED
    lines = []
    for side in sides:
        notes = [look_of(view.rules).final_score(view, side.standing)]
        notes += [_WORDS("by-bot")] if any(bot_plays_for(table, seat) for seat in side.seats) else []
        place, name = side.standing.place, and_listed(side.names(table))
        lines.append(_WORDS("place", place=place, name=name, notes=beside(notes)))
    lines += [f"-# {text}" for text in payments] if short else [_WORDS("who-pays")]
    # In a single round another player may have gone out or completed a sequence.
    best = [name for side in sides if side.standing.place == 1 for name in side.names(table)]
    won = "scored-best" if table.one_round else "match-won"
    headline = _WORDS(won, winners=len(best), names=and_listed(best), title=title(table))
    rules = (f"-# {text}" for text in every_rule(table, view))
    below = [
        *rules,
        *(_WORDS("highlight", text=text) for text in highlights),
        _played(table, view),
        *lowest_wins(table, view),
        *_sat_later(table),
    ]
    return [headline, picture, "\n".join(lines), "\n".join(below)]


def _played(table: Table, view: PublicView) -> str:
    if table.tournament is None:
        return _WORDS("played", count=view.round)
    penalties = "no" if view.rules.collects else "yes"
    return _WORDS("for-tournament", tournament=str(table.tournament), penalties=penalties)


def lowest_wins(table: Table, view: PublicView) -> list[str]:
    """Said where points are bad, as those who went out may have lost. A tournament says how its points count."""
    rules = view.rules
    if rules.knocks_out:
        return [_WORDS("last-left")]
    bad = not rules.collects and rules.field(rules.aim).applies(rules)
    return [_WORDS("lowest")] if bad and table.tournament is None else []


def _sat_later(table: Table) -> list[str]:
    """Whose seats count for no one, because they sat down during the match, and what that means for the others."""
    later = [name for name, seat in zip(names(table), table.seats, strict=True) if seat.since]
    would = "too-few" if table.policy.ranked and long_enough(table) else "anyway"
    rest = "counts" if counts(table) else would
    return [_WORDS("sat-later", names=and_listed(later), count=len(later), rest=rest)] if later else []


def settled(table: Table, view: PublicView) -> list[str]:
    """Who pays whom. Empty before the end, or if the game settles nothing.

    It is a sentence for each payment, or if there are many, for each payer.
    """
    payments = Match(table.state).settlement() if table.state else ()
    if len(payments) <= PAYMENTS:
        return [paid(payment, names(table)) for payment in payments]
    shares: dict[int, list[str]] = {}
    for payment in payments:
        share = _WORDS("share", name=names(table)[payment.receiver], count=payment.units)
        shares.setdefault(payment.payer, []).append(share)
    return [_WORDS("pays", payer=names(table)[payer], shares=and_listed(each)) for payer, each in shares.items()]


def closed_page(
    table: Table, view: PublicView | None, highlights: Sequence[str] = (), picture: Picture | None = None
) -> Page:
    """What stays in the channel of a closed table: the end of its match, if it had one, and the replay."""
    replay = rows(_replay(table))
    if table.phase == "over" and view:
        return Page([*_final(table, view, highlights, picture), *replay], GOLD)
    if view:
        return Page([*abandoned(table, view), *replay], CALM)
    closed = _WORDS("closed", title=title(table), count=len(table.seats), names=and_listed(names(table)))
    return Page([closed], CALM)
