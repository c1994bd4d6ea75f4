"""The main message of a tournament: entries, the round in play, the break, the final standing.

What is too long for one message is in ``tournament_sheets``.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from discord import ButtonStyle, ui

from cogs.ui.controls import Button, Control, button
from cogs.ui.fitting import fitting
from cogs.ui.page import ACTIVE, CALM, GOLD, Item, Page, paragraph, rows
from cogs.ui.words import safe
from engine.english import times
from engine.house_rules import HouseRules
from engine.tournament import FEWEST, ONE_TABLE, Placing, five_fit
from engine.variants import variant
from engine.words import and_listed
from model.directing import MOST, notice_text, parted, seating_draw
from model.table import Table
from model.tournament import Entrant, Notice, Round, RoundTable, Tournament

ENTRIES, TABLES, STANDING, NEWS = 1500, 1300, 1100, 700  # characters for each part of the message
PLACES = 20  # lines of the standing: the buttons below should not be too far down on a phone
LATELY = 3  # notices of this round that are shown
BEFORE_A_ROUND = ("filled", "roomless")  # events shown when the next round is about to begin
WINNERS = 6  # players sharing first place who are named in the heading

USUAL_SEATS = 4  # the number of seats for which a tournament's rules are told

HOW = (
    "The first tables are drawn by lot. Later the best scores of a round sit together, and the best total deals.",
    "Who enters late is seated from the next round on.",
    "A missed round counts 0, or the lowest score of that round if it is below 0.",
    "Who leaves has no place. Equal totals share one.",
    "Whoever takes longer than {turn} for a turn is played by a computer player until they take their seat back.",
    "The organiser can let computer players finish slow tables.",
)


def tournament_page(tournament: Tournament, absent: Collection[int] = ()) -> Page:
    """The message as it should be now. ``absent``: see the function of that name."""
    if tournament.phase == "open":
        return Page([*_entries(tournament), *rows(_open_buttons(tournament))], CALM)
    if not tournament.running:
        return Page([*_ended(tournament), *rows(_last_buttons(tournament))], GOLD if _won(tournament) else CALM)
    return Page([*_going_on(tournament, absent), *_buttons(tournament)], CALM if tournament.paused else ACTIVE)


def closed_page(tournament: Tournament) -> Page:
    """What stays in the channel after it is cleared away."""
    return Page(_ended(tournament), GOLD if _won(tournament) else CALM)


# Words


def tournament_title(tournament: Tournament) -> str:
    """The name of a tournament."""
    return f"Tournament {tournament.id} · {variant(tournament.house_rules.game).name}"


def entrant_name(entrant: Entrant, *, absent: bool = False) -> str:
    """The name of an entrant, safe for texts, with a sign if a computer player has the place or plays for now."""
    return f"{'' if entrant.person and not absent else '🤖 '}{safe(entrant.name)}"


def absent(live: Iterable[tuple[RoundTable, Table | None]]) -> frozenset[int]:
    """The entrants for whom computer players play at these tables, until they take their seats back."""
    return frozenset(
        number
        for known, table in live
        if table is not None and known.scores is None
        for number, seat in zip(known.entrants, table.seats, strict=True)
        if seat.away
    )


def points(score: int) -> str:
    """A score with its sign."""
    return f"{score:+}".replace("-", "−") if score else "0"


def lasting(seconds: float) -> str:
    """A length of time, in words."""
    hours, rest = divmod(round(seconds), 3600)
    parts = (hours, "hour"), (rest // 60, "minute"), (rest % 60, "second")
    return and_listed([times(count, what) for count, what in parts if count])


def news(tournament: Tournament, notices: Sequence[Notice]) -> list[str]:
    """The latest decisions, in small lines."""
    harmless = replace(tournament, entrants=tuple(replace(each, name=safe(each.name)) for each in tournament.entrants))
    return [f"-# {notice_text(harmless, notice)}" for notice in notices]


def standing_lines(tournament: Tournament) -> list[str]:
    """Every entrant who goes on, best first, with the points of each complete round."""
    return [_standing_line(tournament, placing) for placing in tournament.standing]


def _standing_line(tournament: Tournament, placing: Placing) -> str:
    scores = [points(tournament.score(placing.entrant, played)) for played in tournament.complete]
    rounds = f" ({', '.join(scores)})" if len(scores) > 1 else ""
    name = entrant_name(tournament.entrant(placing.entrant))
    return f"**{placing.place}** · {name} · **{points(placing.total)}**{rounds}"


def dropped_out(tournament: Tournament) -> list[str]:
    """The entrants who have left, with their points."""
    return [f"-# Left without a place: {safe(each.name)}, {points(total)}" for each, total in tournament.dropped_out]


def table_lines(tournament: Tournament, played: Round, absent: Collection[int] = ()) -> list[str]:
    """The tables of a round: where each is, whether it is done, its players, and the ``absent`` ones."""
    return [_table_line(tournament, played, number, absent) for number in range(len(played.tables))]


def _table_line(tournament: Tournament, played: Round, number: int, absent: Collection[int]) -> str:
    table, channel = played.tables[number], tournament.channel_of(number)
    elsewhere = f" · <#{channel}>" if channel != tournament.channel and tournament.running else ""
    return f"**Table {number + 1}**{elsewhere} · {_seated(tournament, table, absent)}"


def _seated(tournament: Tournament, table: RoundTable, absent: Collection[int]) -> str:
    entrants = [tournament.entrant(number) for number in table.entrants]
    if table.scores is not None:
        brought = zip(map(entrant_name, entrants), table.scores, strict=True)
        return f"done: {', '.join(f'{name} ({points(score)})' for name, score in brought)}"
    how = "computer players finish it" if table.hurried else "playing"
    dealer, *others = [_at_table(entrant, absent) for entrant in entrants]
    return f"{how}: {dealer} (dealer), {', '.join(others)}"


def _at_table(entrant: Entrant, absent: Collection[int]) -> str:
    """The name of an entrant at a table. One who has left, or whose place was given away, is not expected back."""
    away = entrant.person and entrant.number in absent
    return f"{entrant_name(entrant, absent=away)}{' (away)' * away}"


def _shortened(lines: Sequence[str], room: float, thing: str, where: str, most: int = MOST) -> str:
    shown = fitting(lines[:most], room)
    left = len(lines) - len(shown)
    return "\n".join([*shown, *([f"-# … and {times(left, f'more {thing}')}: {where}."] if left else [])])


# The parts of the message


def _heading(tournament: Tournament) -> str:
    named = [f"house rules “{safe(tournament.preset)}”"] if tournament.preset else []
    terms = [
        times(tournament.rounds, "round"),
        f"{lasting(tournament.turn_seconds)} for a turn",
        f"tables in {'threads' if tournament.threads else 'this channel'}",
        *([f"organised by <@{tournament.organiser}>"] if tournament.organiser else []),
    ]
    return f"## {tournament_title(tournament)}\n-# {' · '.join([*named, *terms])}"


def _entries(tournament: Tournament) -> list[Item]:
    count = len(tournament.seated)
    state = f"**Open for entries.** {_enough(count, tournament.house_rules)}{_given_up(tournament)}"
    texts = [_heading(tournament), state]
    if count:
        texts.append(_named(map(entrant_name, tournament.seated)))
    turn = lasting(tournament.turn_seconds)
    small = [*(text.format(turn=turn) for text in HOW), seating_draw(tournament)]
    return [*_texts(*texts), ui.Separator(), paragraph("\n".join(f"-# {text}" for text in small))]


def _enough(count: int, house_rules: HouseRules) -> str:
    entered = f"{count} {'has' if count == 1 else 'have'} entered" if count else "Nobody has entered yet"
    if count < FEWEST:
        return f"{entered}; it takes {FEWEST} to start."
    five = five_fit(house_rules)
    sixth = ", with a computer player as the sixth" * (count == ONE_TABLE and not five)
    return f"{entered}: {parted(count, five=five)}{sixth}."


def _named(names: Iterable[str]) -> str:
    """Names in a row, as many as there is room for."""
    parts = [f"{name}, " for name in names]
    shown = fitting(parts, ENTRIES)
    more = f"and {len(parts) - len(shown)} more" if len(shown) < len(parts) else ""
    return "".join([*shown, more]).removesuffix(", ")


def _going_on(tournament: Tournament, absent: Collection[int]) -> list[Item]:
    playing = tournament.phase == "round"
    items = _texts(_heading(tournament), _state(tournament))
    items += _tables(tournament, absent) if playing else []
    items += _standing(tournament) if tournament.complete else []
    items += [] if playing else _tables(tournament, absent)
    return items + _news(tournament)


def _state(tournament: Tournament) -> str:
    stage = _stage(tournament)
    if tournament.paused:
        still = "**Paused.** No card is played and no clock runs until the organiser lets it go on."
        return f"{still} {stage}{_given_up(tournament)}"
    return stage


def _given_up(tournament: Tournament) -> str:
    """When it will be cancelled if no one does anything."""
    waiting = tournament.waits_for_people and tournament.deadline
    return f"\n-# Left alone, it is cancelled <t:{round(tournament.deadline or 0)}:R>." if waiting else ""


def _stage(tournament: Tournament) -> str:
    current = len(tournament.played)
    if tournament.phase == "round":
        done = sum(table.scores is not None for table in tournament.tables)
        tables = f"tables done: {done} of {len(tournament.tables)}"
        return f"**Round {current} of {tournament.rounds} is being played**; {tables}."
    return f"**Round {current} of {tournament.rounds} is over.** {_next_round(tournament)}"


def _next_round(tournament: Tournament) -> str:
    timed = tournament.deadline and not tournament.paused
    due = f"begins <t:{round(tournament.deadline or 0)}:R>, or" if timed else "begins"
    return f"Round {len(tournament.played) + 1} {due} when the organiser says so."


def what_follows(tournament: Tournament) -> str:
    """What comes next for players whose table is done."""
    if tournament.phase == "break":
        return _next_round(tournament)
    if not tournament.running:
        return f"The tournament is over: {winners(tournament)}." if _won(tournament) else "The tournament is cancelled."
    if len(tournament.played) < tournament.rounds:
        return f"Round {len(tournament.played) + 1} follows when every table is done."
    return "This was the last round. The tournament is over when every table is done."


def _tables(tournament: Tournament, absent: Collection[int]) -> list[Item]:
    number = len(tournament.played)
    room = TABLES if tournament.complete else TABLES + STANDING
    lines = _shortened(table_lines(tournament, tournament.played[-1], absent), room, "table", "My table shows yours")
    return [ui.Separator(), paragraph(f"### Tables of round {number}\n{lines}")]


def _standing(tournament: Tournament) -> list[Item]:
    lines = _shortened(standing_lines(tournament), STANDING, "place", "Standing shows all", PLACES)
    after = f"after round {len(tournament.complete)}" if tournament.running else "at the end"
    gone = dropped_out(tournament)
    left = [f"-# {times(len(gone), 'entrant')} left without a place."] if len(gone) > LATELY else gone
    text = "\n".join([f"### Standing {after}", lines, *left])
    return [ui.Separator(), paragraph(text)]


def _news(tournament: Tournament) -> list[Item]:
    current = len(tournament.played)
    fresh = [each for each in tournament.notices if each.round + (each.what in BEFORE_A_ROUND) >= current]
    lines = fitting(news(tournament, fresh[-LATELY:])[::-1], NEWS)[::-1]
    return [ui.Separator(), paragraph("\n".join(lines))] if lines else []


def _ended(tournament: Tournament) -> list[Item]:
    if not _won(tournament):
        after = f"after round {len(tournament.complete)} of {tournament.rounds}" if tournament.complete else "unplayed"
        items = _texts(f"## {tournament_title(tournament)}\nThis tournament was cancelled {after}.")
        return items + (_standing(tournament) if tournament.complete else []) + _news(tournament)
    heading = f"## {tournament_title(tournament)}: {winners(tournament)}"
    stage = f"-# The highest total after {times(tournament.rounds, 'round')} wins."
    return [*_texts(f"{heading}\n{stage}"), *_standing(tournament), *_news(tournament)]


def winners(tournament: Tournament) -> str:
    """The winners, as a sentence without its full stop."""
    first = [entrant_name(tournament.entrant(each.entrant)) for each in tournament.standing if each.place == 1]
    more = [f"{len(first) - WINNERS} others"] if len(first) > WINNERS else []
    return f"{and_listed([*first[:WINNERS], *more])} {'wins' if len(first) == 1 else 'share the first place'}"


def _won(tournament: Tournament) -> bool:
    return tournament.phase == "over"


# Buttons


def _open_buttons(tournament: Tournament) -> list[Button]:
    number, count = tournament.id, len(tournament.seated)
    return [
        *_coming_and_going(number),
        button("Add computer player", Control("t-computer", number), disabled=count >= MOST),
        button("Start", Control("t-start", number), ButtonStyle.primary, disabled=count < FEWEST),
        button("More", Control("t-more", number)),
    ]


def _coming_and_going(number: int) -> list[Button]:
    return [
        button("Join", Control("t-join", number), ButtonStyle.success),
        button("Leave", Control("t-leave", number)),
    ]


def _buttons(tournament: Tournament) -> list[Item]:
    number, paused = tournament.id, tournament.paused
    mine = button("My table", Control("t-mine", number), ButtonStyle.primary)
    onward = button("Next round", Control("t-next", number), ButtonStyle.primary, disabled=paused)
    go_on = button("Go on", Control("t-go-on", number), ButtonStyle.primary)
    pause = go_on if paused else button("Pause", Control("t-pause", number))
    first = [mine if tournament.phase == "round" else onward, *_coming_and_going(number)]
    return [ui.ActionRow(*first), ui.ActionRow(pause, *_last_buttons(tournament))]


def _last_buttons(tournament: Tournament) -> list[Button]:
    shown = [button("Standing", Control("t-standing", tournament.id))] if tournament.played else []
    return [*shown, button("More", Control("t-more", tournament.id))]


def _texts(*texts: str) -> list[Item]:
    return [paragraph(text) for text in texts]
