"""The public message of a table: lobby, match, break between rounds, final standing. No secret of any seat is in it."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from cogs import seating
from cogs.ui.controls import Control, button
from cogs.ui.page import ACTIVE, CALM, GOLD, Page, Picture, paragraph, rows
from cogs.ui.pictures import table_picture
from cogs.ui.words import safe
from db.tables import Seat, Table
from engine.cards import SUIT_NAMES, SUIT_SYMBOLS, listed, short, spoken
from engine.chance import seal
from engine.events import Event
from engine.match import standings
from engine.telling import cards, tell, times
from engine.variants import variant
from engine.view import View

LINES = 5  # of what happened last
SEAL = 16  # signs of the seal that stay in sight during the match; the lobby and the end show all
BEFORE_TOP = 5  # cards under the top one that are shown


def table_page(table: Table, view: View | None, recent: Sequence[Event], picture: Picture | None) -> Page:
    """The message as it should be now; ``view`` is the public one, None in the lobby."""
    if view is None:
        return _lobby(table)
    if table.phase == "over":
        return _over(table, view, recent)
    return _match(table, view, recent, picture)


def between_rounds(table: Table) -> bool:
    """Whether a round is over and the next one is not dealt yet."""
    return table.phase == "match" and table.state is not None and table.state.phase == "deal"


def title(table: Table) -> str:
    """How a table is called in a choice or a heading."""
    return f"Table {table.id} · {variant(table.game).name}"


def picture_of(view: View) -> Picture:
    """The middle of the table."""
    direction = view.direction if view.rules.seats > 2 else None
    return Picture("table.png", table_picture(view.pile, view.stock, view.suit, direction), _alt(view))


def pile_line(view: View) -> str:
    """The top card, those before it and the suit in force, in one line."""
    before = listed(view.pile[-1 - BEFORE_TOP : -1])
    named = f", **{SUIT_NAMES[view.suit]}** {SUIT_SYMBOLS[view.suit]} must follow" if view.suit else ""
    return f"**{short(view.pile[-1])}** on top{named}" + (f" · before it {before}" if before else "")


def names(table: Table) -> list[str]:
    """The names at the table, safe for texts."""
    return [safe(seat.name) for seat in table.seats]


def _alt(view: View) -> str:
    named = f" {SUIT_NAMES[view.suit].capitalize()} must follow." if view.suit else ""
    return f"{spoken(view.pile[-1])} on top of the discard pile.{named} {cards(view.stock)} in the stock, {_way(view)}."


def _way(view: View) -> str:
    return "play goes clockwise" if view.direction > 0 else "play goes anticlockwise"


# The lobby


def _lobby(table: Table) -> Page:
    game = variant(table.game)
    text = [f"## {title(table)}", game.line, f"Played to **{table.target}** points. {_ranking(table)}"]
    seats = [
        f"**{number}** · {_who(seat, host=seat.user == table.host)}" for number, seat in enumerate(table.seats, start=1)
    ]
    free = seating.limits(table)[-1] - len(table.seats)
    seats.append(f"-# {free} more can sit down." if free else "-# The table is full.")
    buttons = [
        button("Join", Control("join", table.id), ButtonStyle.success),
        button("Leave", Control("leave", table.id)),
        button("Add computer player", Control("computer", table.id), disabled=not free),
        button("Start", Control("start", table.id), ButtonStyle.primary, disabled=len(table.seats) < game.seats[0]),
        button("More", Control("more", table.id)),
    ]
    return Page(_texts("\n".join(text), "\n".join(seats), _seal(table)) + rows(buttons), CALM)


def _seal(table: Table) -> str:
    return f"-# Seal of the deals, to be proved at the end: {seal(table.seed, table.salt)}"


def _ranking(table: Table) -> str:
    if seating.counts(table):
        return "It counts for the leaderboard."
    if table.target < seating.RANKED_TARGET:
        return f"That is too short to count for the leaderboard, which takes {seating.RANKED_TARGET} or more."
    return "It counts for the leaderboard once a second person sits down."


def _who(seat: Seat, *, host: bool = False) -> str:
    if seat.user is None:
        return f"🤖 {safe(seat.name)} ({seat.computer} computer player)"
    marks = " · host" * host + " · away, a computer plays" * seat.away
    return f"**{safe(seat.name)}**{marks}"


# The match


def _match(table: Table, view: View, recent: Sequence[Event], picture: Picture | None) -> Page:
    heading = f"## {title(table)}\n-# Round {view.round} · to {table.target} points"
    items: list[ui.Item[Any]] = [paragraph(heading)]
    if picture:
        items.append(picture.gallery())
    told = "\n".join(f"-# {text}" for text in _told(table, recent)) or "-# The cards are dealt."
    items += [paragraph(_situation(table, view)), ui.Separator(), paragraph("\n".join(_seat_lines(table, view)))]
    items += [ui.Separator(), paragraph(f"{told}\n-# Seal {seal(table.seed, table.salt)[:SEAL]}…")]
    return Page(items + rows(_match_buttons(table, view)), ACTIVE, picture)


def _situation(table: Table, view: View) -> str:
    if view.phase == "deal":
        return f"**The round is over.** The next one begins when all are ready, or {_when(table)}."
    way = f" · {_way(view)}" if view.rules.seats > 2 else ""
    debt = f"\n**{cards(view.debt)} are owed** by {names(table)[view.turn]}." if view.debt else ""
    return f"{pile_line(view)}\nStock {view.stock}{way}{debt}\n{_turn(table, view)}"


def _turn(table: Table, view: View) -> str:
    seat = table.seats[view.turn]
    if not table.anybody_present:
        return f"**Nobody is here.** The table waits; take your seat back with Join, or it closes {_when(table)}."
    doing = "names the suit of the starter" if view.nominating else "is on turn"
    until = f"; a computer player takes over {_when(table)}" if seat.present else ""
    return f"**{safe(seat.name)}** {doing}{until}."


def _when(table: Table) -> str:
    return f"<t:{round(table.deadline)}:R>" if table.deadline else "soon"


def _seat_lines(table: Table, view: View) -> list[str]:
    return [_seat_line(table, view, number) for number in range(len(table.seats))]


def _seat_line(table: Table, view: View, number: int) -> str:
    seat = table.seats[number]
    mark = "➤" if view.phase == "play" and number == view.turn else "•"
    robot = "🤖 " if seat.computer else ""
    notes = [_holding(view, number), times(view.totals[number], "point")]
    notes += ["dealer"] if number == view.dealer else []
    notes += ["away"] if seat.away else []
    notes += ["has not said “last card”"] if number in view.uncalled else []
    notes += ["ready"] if number in table.ready else []
    return f"{mark} {robot}**{safe(seat.name)}** · {' · '.join(notes)}"


def _holding(view: View, number: int) -> str:
    """How many cards a seat holds; after a round, which it was left with."""
    hand = view.hands[number]
    if view.phase == "play" or hand is None:
        return cards(view.counts[number])
    return f"left with {listed(hand)}: +{view.sheet[-1].points[number]}" if hand else "went out"


def _told(table: Table, recent: Sequence[Event]) -> list[str]:
    sentences = [tell(event, names(table)) for event in recent]
    return [sentence for sentence in sentences if sentence][-LINES:]


def _match_buttons(table: Table, view: View) -> list[Any]:
    between = view.phase == "deal"
    first = [
        button("Ready", Control("ready", table.id), ButtonStyle.success)
        if between
        else button("My hand", Control("hand", table.id), ButtonStyle.primary)
    ]
    back = [button("Take my seat back", Control("join", table.id), ButtonStyle.success)] if _anybody_away(table) else []
    return [
        *first,
        button("Last card!", Control("call", table.id), disabled=between),
        button("Scores", Control("scores", table.id)),
        button("Pile", Control("pile", table.id)),
        button("More", Control("more", table.id)),
        *back,
    ]


def _anybody_away(table: Table) -> bool:
    return any(seat.away for seat in table.seats)


# The end


def _over(table: Table, view: View, recent: Sequence[Event]) -> Page:
    buttons = [
        button("Rematch", Control("rematch", table.id), ButtonStyle.success),
        button("Scores", Control("scores", table.id)),
        button("More", Control("more", table.id)),
    ]
    return Page([*_final(table, view, recent), *rows(buttons)], GOLD)


def _final(table: Table, view: View, recent: Sequence[Event] = ()) -> list[ui.Item[Any]]:
    lines = [f"## {title(table)}: {names(table)[view.winner or 0]} wins"]
    lines += [
        f"**{standing.place}** · **{names(table)[standing.seat]}** · {times(standing.total, 'point')} · "
        f"{times(standing.rounds_won, 'round')} won"
        for standing in standings(view.totals, view.sheet)
    ]
    proof = f"-# Seed {table.seed} and salt {table.salt} prove the seal {seal(table.seed, table.salt)}"
    told = "\n".join([f"Played in {times(view.round, 'round')}.", *(f"-# {text}" for text in _told(table, recent))])
    return _texts("\n".join(lines), told, proof)


def closed_page(table: Table, view: View | None) -> Page:
    """What stays in the channel of a table that was closed: the final standing, if there was one."""
    if table.phase == "over" and view:
        return Page(_final(table, view), GOLD)
    who = ", ".join(names(table)) or "Nobody"
    return Page(_texts(f"## {title(table)}\nThis table is closed. {who} sat here."), CALM)


def _texts(*texts: str) -> list[ui.Item[Any]]:
    return [paragraph(text) for text in texts]
