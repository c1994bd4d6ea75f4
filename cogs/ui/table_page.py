"""The public message of a table: lobby, match, break between rounds, final standing. It shows no seat's secrets."""

from collections.abc import Sequence
from itertools import islice

from discord import ButtonStyle, ui

from cogs.ui.controls import Button, Control, button
from cogs.ui.looks import look_of
from cogs.ui.page import ACTIVE, CALM, GOLD, Item, Page, Picture, paragraph, rows
from cogs.ui.titles import names, title
from cogs.ui.words import safe
from engine.chance import seal
from engine.english import times
from engine.events import AnyEvent, Settled
from engine.games import Match
from engine.ruleset import Ruleset
from engine.scoresheet import Payment, Standing, standings
from engine.telling import paid, tell
from engine.variants import variant
from engine.view import PublicView
from engine.words import and_listed
from model import seating
from model.refusals import Refused
from model.table import Seat, Table

LINES = 5  # latest events shown
RULES_SHOWN = 4  # house rules named in the lobby
VALUE = 100  # characters of each of them
PAYMENTS = 8  # payments of a settlement told one by one
SETTLED = 1000  # characters of a settlement next to the final standing
SEAL = 16  # characters of the seal in sight during the match: the lobby and the end show all


def table_page(table: Table, view: PublicView | None, recent: Sequence[AnyEvent], picture: Picture | None) -> Page:
    """The message as it should be now. ``view`` is the public one, or None in the lobby."""
    if view is None:
        return _lobby(table)
    if table.phase == "over":
        return _over(table, view, recent)
    return _match(table, view, recent, picture)


def between_rounds(table: Table) -> bool:
    """Whether a round is over and the next one is not dealt yet."""
    return table.phase == "match" and table.state is not None and table.state.phase == "deal"


# The lobby


def _lobby(table: Table) -> Page:
    game, rules = variant(table.game), _rules(table)
    text = [f"## {title(table)}", game.line, f"{_aim(rules)} {_ranking(table)}", *_house(table, rules)]
    seats = [_lobby_seat(table, rules, number) for number in range(len(table.seats))]
    free = seating.limits(table)[-1] - len(table.seats)
    seats.append(f"-# {free} more can sit down." if free else "-# The table is full.")
    buttons = [
        button("Join", Control("join", table.id), ButtonStyle.success),
        button("Leave", Control("leave", table.id)),
        button("Add computer player", Control("computer", table.id), disabled=not free),
        button("Start", Control("start", table.id), ButtonStyle.primary, disabled=len(table.seats) < game.seats[0]),
        button("More", Control("more", table.id)),
        button("Rules", Control("rules", table.id)),
        button("House rules", Control("edit", table.id)),
    ]
    return Page(_texts("\n".join(text), "\n".join(seats), _seal(table)) + rows(buttons), CALM)


def _lobby_seat(table: Table, rules: Ruleset | None, number: int) -> str:
    seat = table.seats[number]
    return f"**{number + 1}** · {_player(seat, host=seat.member == table.host)}{_partner(table, rules, number)}"


def _partner(table: Table, rules: Ruleset | None, number: int) -> str:
    """A seat's partners, if there are any."""
    if rules is None or number >= rules.seats:
        return ""
    others = [other for other in rules.partners[number] if other != number and other < len(table.seats)]
    return f" · with {and_listed([names(table)[other] for other in others])}" if others else ""


def _rules(table: Table) -> Ruleset | None:
    """The rules as they would be with these seats. None when they conflict."""
    try:
        return seating.rules_as_it_is(table)
    except Refused:
        return None


def _aim(rules: Ruleset | None) -> str:
    return f"Played {look_of(rules).aim(rules)}." if rules else "The house rules do not fit so many seats."


def _house(table: Table, rules: Ruleset | None) -> list[str]:
    """The house rules in one line, as many as fit."""
    if rules is None:
        return []
    rule_of = rules.fields()
    differing = [rule_of[name] for name in table.house_rules.differing(rules.seats) if rule_of[name].applies(rules)]
    named = f" “{safe(table.preset)}”" if table.preset else ""
    if not differing:
        return [f"House rules{named}"] if named else []
    chosen = [f"{rule.label}: {_brief(rule.in_words(rules))}" for rule in differing[:RULES_SHOWN]]
    more = f" · and {len(differing) - RULES_SHOWN} more" if len(differing) > RULES_SHOWN else ""
    return [f"House rules{named}: {' · '.join(chosen)}{more}"]


def _brief(words: str) -> str:
    return words if len(words) <= VALUE else f"{words[: VALUE - 1]}…"


def _seal(table: Table) -> str:
    return f"-# Seal of the deals, to be proved at the end: {seal(table.seed, table.salt)}"


def _ranking(table: Table) -> str:
    if seating.counts(table):
        return "It counts for the leaderboard."
    if not seating.long_enough(table):
        return "That is too short to count for the leaderboard."
    return "It counts for the leaderboard once a second person sits down."


def _player(seat: Seat, *, host: bool = False) -> str:
    if seat.member is None:
        return f"🤖 {safe(seat.name)} ({seat.computer} computer player)"
    marks = " · host" * host + " · away, a computer plays" * seat.away
    return f"**{safe(seat.name)}**{marks}"


# The match


def _match(table: Table, view: PublicView, recent: Sequence[AnyEvent], picture: Picture | None) -> Page:
    items: list[Item] = [paragraph(f"## {title(table)}\n-# {_stage(table, view)}")]
    if picture:
        items.append(picture.gallery())
    latest = "\n".join(f"-# {text}" for text in _latest(table, recent)) or "-# The cards are dealt."
    items += [paragraph(_situation(table, view)), ui.Separator(), paragraph("\n".join(_seat_lines(table, view)))]
    items += [ui.Separator(), paragraph(f"{latest}\n-# Seal {seal(table.seed, table.salt)[:SEAL]}…")]
    return Page(items + rows(_match_buttons(table, view)), ACTIVE, picture)


def _stage(table: Table, view: PublicView) -> str:
    """The round in play, and of how many."""
    if table.tournament is not None:
        return f"Tournament {table.tournament} · when this round is over, so is the table"
    return f"Round {view.round} · {look_of(view.rules).aim(view.rules)}"


def _situation(table: Table, view: PublicView) -> str:
    if view.phase == "deal":
        return f"**The round is over.** The next one begins when all are ready, or {_when(table)}."
    return f"{look_of(view.rules).middle(table, view)}\n{_turn(table, view)}"


def _turn(table: Table, view: PublicView) -> str:
    seat = table.seats[view.turn]
    if table.paused:
        return (
            f"**The tournament is paused.** **{safe(seat.name)}** is on turn when it goes on, with a whole turn again."
        )
    if not table.anybody_present and table.policy.closes_idle:
        return f"**Nobody is here.** The table waits; take your seat back with Join, or it closes {_when(table)}."
    until = f"; a computer player takes over {_when(table)}" if seat.present else ""
    return f"**{safe(seat.name)}** {look_of(view.rules).doing(table, view)}{until}."


def _when(table: Table) -> str:
    return f"<t:{round(table.deadline)}:R>" if table.deadline else "soon"


def _seat_lines(table: Table, view: PublicView) -> list[str]:
    seats = [_seat_line(table, view, number) for number in range(len(table.seats))]
    return seats + look_of(view.rules).below(view)


def _seat_line(table: Table, view: PublicView, number: int) -> str:
    seat = table.seats[number]
    mark = "➤" if view.phase == "play" and number == view.turn else "•"
    robot = "🤖 " if seat.computer else ""
    notes = look_of(view.rules).notes(table, view, number)
    notes += [_partner(table, view.rules, number).removeprefix(" · ")] * view.rules.partnered
    notes += ["dealer"] if number == view.dealer else []
    notes += ["away"] if seat.away else []
    notes += look_of(view.rules).last_notes(view, number)
    notes += ["ready"] if number in table.ready else []
    return f"{mark} {robot}**{safe(seat.name)}** · {' · '.join(notes)}"


def _latest(table: Table, recent: Sequence[AnyEvent]) -> list[str]:
    players = names(table)
    newest_first = (tell(event, players) for event in reversed(recent) if not isinstance(event, Settled))
    return [*islice(filter(None, newest_first), LINES)][::-1]


def _match_buttons(table: Table, view: PublicView) -> list[Button]:
    between = view.phase == "deal"
    first = [
        button("Ready", Control("ready", table.id), ButtonStyle.success)
        if between
        else button("My hand", Control("hand", table.id), ButtonStyle.primary)
    ]
    back = [button("Take my seat back", Control("join", table.id), ButtonStyle.success)] if _anybody_away(table) else []
    return [
        *first,
        *look_of(view.rules).buttons(table, view),
        button("Scores", Control("scores", table.id)),
        button("Pile", Control("pile", table.id)),
        button("More", Control("more", table.id)),
        *back,
    ]


def _anybody_away(table: Table) -> bool:
    return any(seat.away for seat in table.seats)


# The end


def _over(table: Table, view: PublicView, recent: Sequence[AnyEvent]) -> Page:
    again = [button("Rematch", Control("rematch", table.id), ButtonStyle.success)]
    buttons = [
        *(again if table.policy.rematches else []),
        button("Scores", Control("scores", table.id)),
        button("More", Control("more", table.id)),
    ]
    return Page([*_final(table, view, recent), *rows(buttons)], GOLD)


def _final(table: Table, view: PublicView, recent: Sequence[AnyEvent] = ()) -> list[Item]:
    placed = _placed(table, view)
    won = [names(table)[standing.seat] for standing in placed if standing.place == 1]
    lines = [f"## {title(table)}: {and_listed(won)} {_did(table, len(won))}"]
    lines += [
        f"**{standing.place}** · **{names(table)[standing.seat]}** · {look_of(view.rules).final_score(view, standing)}"
        for standing in placed
    ]
    payments = settled(table, view)
    brief = sum(map(len, payments)) < SETTLED
    lines += [f"-# {text}" for text in payments] if brief else ["-# Who pays whom stands on the score sheet."]
    proof = f"-# Seed {table.seed} and salt {table.salt} prove the seal {seal(table.seed, table.salt)}"
    played = f"Played in {times(view.round, 'round')}."
    if table.tournament is not None:
        sign = "" if view.rules.collects else ", as minus"
        played = f"Its points count for tournament {table.tournament}{sign}."
    below = "\n".join([played, *(f"-# {text}" for text in _latest(table, recent))])
    return _texts("\n".join(lines), below, proof)


def _did(table: Table, how_many: int) -> str:
    """What the first place did. In a single round another player may have gone out or completed a sequence."""
    if table.one_round:
        return "scores best" if how_many == 1 else "score best"
    return "wins" if how_many == 1 else "win"


def _placed(table: Table, view: PublicView) -> Sequence[Standing]:
    """The places. A match has winners, but a tournament's single round has only points."""
    return standings(view.rules, view.totals, view.sheet, () if table.one_round else view.winners)


def settled(table: Table, view: PublicView) -> list[str]:
    """Who pays whom. Empty before the end, or if the game settles nothing.

    It is a sentence for each payment, or if there are many, for each payer.
    """
    payments = Match(table.state).settlement() if table.state else ()
    if len(payments) <= PAYMENTS:
        return [paid(payment, names(table)) for payment in payments]
    payers = dict.fromkeys(payment.payer for payment in payments)
    return [_pays(table, [payment for payment in payments if payment.payer == payer]) for payer in payers]


def _pays(table: Table, payments: Sequence[Payment]) -> str:
    """Everything that one seat pays."""
    shares = [f"{names(table)[payment.receiver]} {times(payment.units, 'unit')}" for payment in payments]
    return f"{names(table)[payments[0].payer]} pays {and_listed(shares)}."


def closed_page(table: Table, view: PublicView | None) -> Page:
    """What stays in the channel of a closed table: the final standing, if there was one."""
    if table.phase == "over" and view:
        return Page(_final(table, view), GOLD)
    players = ", ".join(names(table)) or "Nobody"
    return Page(_texts(f"## {title(table)}\nThis table is closed. {players} sat here."), CALM)


def _texts(*texts: str) -> list[Item]:
    return [paragraph(text) for text in texts]
