"""The main message of a tournament: entries, the round in play, the break, the final standing.

What is too long for one message is in ``tournament_sheets``.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.fitting import fitting
from cogs.ui.components.page import ACTIVE, CALM, GOLD, Component, Item, Page, rows
from cogs.ui.components.spoken import BOT, sign
from engine.games.variants import variant
from engine.matches.tournament import FEWEST, ONE_TABLE, five_fit
from engine.words import Words, and_listed, beside, signed
from model.people.names import escaped, safe
from model.tables.table import Table
from model.tournaments.entries import MOST
from model.tournaments.notices import notice_text, table_sizes_text
from model.tournaments.tournament import Entrant, Notice, Round, RoundTable, Tournament

ENTRIES, TABLES, STANDING, NEWS = 1500, 1300, 1100, 700  # characters for each part of the message
PLACES = 20  # lines of the standing: the buttons below should not be too far down on a phone
LATELY = 3  # notices of this round that are shown
WINNERS = 6  # players sharing first place who are named in the heading

Links = Mapping[int, str]  # to the messages of tables, by their ids

words = Words("cogs.ui.pages.tournament.tournament")


def tournament_page(tournament: Tournament, absent: Collection[int] = (), links: Links | None = None) -> Page:
    """The message as it should be now. ``absent``: see the function of that name."""
    if tournament.phase == "open":
        return _open_page(tournament)
    if not tournament.running:
        return Page(
            [*_ended(tournament), *rows(_last_buttons(tournament))], GOLD if tournament.phase == "over" else CALM
        )
    current, rounds = len(tournament.played), tournament.rounds
    state = [words("paused")] if tournament.paused else []
    if tournament.phase == "round":
        done = sum(table.scores is not None for table in tournament.tables)
        state.append(words("round-started", round=current, rounds=rounds, done=done, tables=len(tournament.tables)))
    else:
        state.append(words("round-over", round=current, rounds=rounds, next=_next_round(tournament)))
    state += _given_up(tournament) if tournament.paused else []
    tables = _tables(tournament, absent, links or {})
    standing = _standing(tournament) if tournament.complete else []
    sheets = [*tables, *standing] if tournament.phase == "round" else [*standing, *tables]
    return Page(
        [_heading(tournament), "\n".join(state), *sheets, *_news(tournament), *_buttons(tournament)],
        CALM if tournament.paused else ACTIVE,
    )


def closed_page(tournament: Tournament) -> Page:
    """What stays in the channel after it is cleared away."""
    return Page([*_ended(tournament)], GOLD if tournament.phase == "over" else CALM)


# Words


def tournament_title(tournament: Tournament) -> str:
    return words("title", id=str(tournament.id), game=variant(tournament.house_rules.game).name)


def entrant_name(tournament: Tournament, entrant: Entrant, *, absent: bool = False) -> str:
    """The name of an entrant, safe for texts, with a sign if a computer player has the place or plays for now."""
    name = escaped(tournament.names[entrant.number])
    return name if entrant.person and not absent else f"{sign(BOT)} {name}"


def absent(live: Iterable[tuple[RoundTable, Table | None]]) -> frozenset[int]:
    """The entrants for whom computer players play at these tables, until they take their seats back."""
    return frozenset(
        number
        for known, table in live
        if table is not None and known.scores is None
        for number, seat in zip(known.entrants, table.seats, strict=True)
        if seat.away
    )


def points(tournament: Tournament, score: int) -> str:
    """A score as players read it: penalties as they are, other points with their sign."""
    if not score or (tournament.penalties and score < 0):
        return str(-score)
    return signed(-score if tournament.penalties else score).replace("-", "−")


def penalties(tournament: Tournament) -> str:
    """Whether points are bad in it, as the catalogue asks."""
    return "yes" if tournament.penalties else "no"


def stamp(at: float) -> str:
    """A time for a timestamp of Discord."""
    return str(round(at))


def lasting(seconds: float) -> str:
    hours, rest = divmod(round(seconds), 3600)
    parts = (words("hours", count=hours), hours), (words("minutes", count=rest // 60), rest // 60)
    return and_listed([text for text, count in (*parts, (words("seconds", count=rest % 60), rest % 60)) if count])


def news(tournament: Tournament, notices: Sequence[Notice]) -> list[str]:
    """The latest decisions, in small lines."""
    return [f"-# {notice_text(tournament, notice)}" for notice in notices]


def standing_lines(tournament: Tournament) -> list[str]:
    """Every entrant who goes on, best first, with the points of each complete round."""
    lines = []
    for placing in tournament.standing:
        scores = []
        for played in tournament.complete:
            score = points(tournament, tournament.score(placing.entrant, played))
            scores.append(words("helped", points=score) if placing.entrant in played.helped else score)
        total = scores[0] if len(scores) == 1 else points(tournament, placing.total)
        values = {"place": str(placing.place), "name": entrant_name(tournament, tournament.entrant(placing.entrant))}
        key = "place.rounds" if len(scores) > 1 else "place"
        lines.append(words(key, **values, total=total, rounds=", ".join(scores)))
    return lines


def helped_legend(tournament: Tournament) -> list[str]:
    """What the mark of a bot's help means, if there is one."""
    seated = {entrant.number for entrant in tournament.seated}
    return [f"-# {words('helped-legend')}"] if any(seated & played.helped for played in tournament.complete) else []


def dropped_out(tournament: Tournament) -> list[str]:
    """The entrants who have left, with their points."""
    called = tournament.names
    return [
        f"-# {words('left-without-place', name=escaped(called[each.number]), points=points(tournament, total))}"
        for each, total in tournament.dropped_out
    ]


def table_lines(
    tournament: Tournament, played: Round, absent: Collection[int] = (), links: Links | None = None
) -> list[str]:
    """The tables of a round: where each is and who plays, with the ``absent`` ones, or what it brought everyone.

    With ``links``, a table that is done is one short line that says who won it.
    """
    lines = []
    for number, table in enumerate(played.tables, start=1):
        if table.scores is None:
            lines.append(_playing_line(tournament, table, number, absent))
        elif links is None:
            lines.append(words("table-scores", number=number, scores=", ".join(_scored(tournament, table))))
        else:
            winners = and_listed([entrant_name(tournament, tournament.entrant(each)) for each in table.winners])
            best, link = points(tournament, max(table.scores)), links.get(table.table)
            key = "table-done" if link else "table-done.bare"
            lines.append(words(key, number=number, winners=winners, points=best, link=link or ""))
    return lines


def _scored(tournament: Tournament, table: RoundTable) -> list[str]:
    """What a table that is done brought each of its players, and which of them a bot helped."""
    return [
        words(
            "scored.helped" if number in table.helped else "scored",
            name=entrant_name(tournament, tournament.entrant(number)),
            points=points(tournament, score),
        )
        for number, score in zip(table.entrants, table.scores or (), strict=True)
    ]


def _playing_line(tournament: Tournament, table: RoundTable, number: int, absent: Collection[int]) -> str:
    called = []
    for entrant in map(tournament.entrant, table.entrants):
        # One who has left is not expected back.
        away = entrant.person and entrant.number in absent
        name = entrant_name(tournament, entrant, absent=away)
        called.append(words("away", name=name) if away else name)
    players = ", ".join([words("dealer", name=called[0]), *called[1:]])
    return words("table-playing", number=number, players=players)


def _shortened(lines: Sequence[str], room: float, more: str, most: int = MOST) -> str:
    """The lines that there is room for. ``more``: the message that tells how many are left out."""
    shown = fitting(lines[:most], room)
    left = len(lines) - len(shown)
    return "\n".join([*shown, *([f"-# {words(more, count=left)}"] if left else [])])


# The parts of the message


def _heading(tournament: Tournament) -> str:
    named = [words("house-rules", name=safe(tournament.preset))] if tournament.preset else []
    terms = [
        words("rounds", count=tournament.rounds),
        words("per-turn", time=lasting(tournament.turn_seconds)),
        *([words("organised-by", organiser=str(tournament.organiser))] if tournament.organiser else []),
    ]
    return f"## {tournament_title(tournament)}\n-# {beside([*named, *terms])}"


def _open_page(tournament: Tournament) -> Page:
    """What a person who thinks of joining wants to know: the game, when, how many, what wins, and who is in."""
    number, count = tournament.id, len(tournament.seated)
    state = [words("starts", at=stamp(tournament.starts_at))] if tournament.starts_at is not None else []
    state += [words("sign-up-open", entered=_entered(tournament)), *_given_up(tournament)]
    state.append(f"-# {words('how-in-short', penalties=penalties(tournament))}")
    names = [f"{entrant_name(tournament, entrant)}, " for entrant in tournament.seated]
    shown = fitting(names, ENTRIES)
    more = [words("more-names", count=count - len(shown))] if len(shown) < count else []
    named = ["".join([*shown, *more]).removesuffix(", ")] if names else []
    buttons = [
        *_coming_and_going(number),
        button(words("button-bot"), Control("t-computer", number), disabled=count >= MOST),
        button(words("button-start"), Control("t-start", number), ButtonStyle.primary, disabled=count < FEWEST),
        button(words("button-more"), Control("t-more", number)),
    ]
    return Page([_heading(tournament), "\n".join(state), *named, *_news(tournament), *rows(buttons)], CALM)


def _entered(tournament: Tournament) -> str:
    count, five = len(tournament.seated), five_fit(tournament.house_rules)
    if count < FEWEST:
        return words("entered", count=count, needed=FEWEST)
    key = "entered-five" if count == ONE_TABLE and not five else "entered-enough"
    return words(key, count=count, tables=table_sizes_text(count, five=five))


def how_it_is_played(tournament: Tournament) -> list[str]:
    """How a tournament is played, in sentences. Nothing once it has ended."""
    if not tournament.running:
        return []
    bad = penalties(tournament)
    clock = words("how-clock", time=lasting(tournament.turn_seconds))
    late = words("how-late"), words("how-missed", penalties=bad)
    goal, seating, leaving = words("how-goal", penalties=bad), words("how-seating"), words("how-leaving")
    return [goal, seating, *late, leaving, clock]


def _given_up(tournament: Tournament) -> list[str]:
    """When it will be cancelled if no one does anything."""
    if tournament.scheduled or not tournament.waits_for_people or not tournament.deadline:
        return []
    key = "left-paused" if tournament.paused else "left-alone"
    return [f"-# {words(key, at=stamp(tournament.deadline))}"]


def _next_round(tournament: Tournament) -> str:
    following = len(tournament.played) + 1
    if tournament.deadline and not tournament.paused:
        return words("next-by-itself", round=following, at=stamp(tournament.deadline))
    return words("next-by-hand", round=following)


def what_follows(tournament: Tournament) -> str:
    """What comes next for players whose table is done."""
    if tournament.phase == "break":
        return _next_round(tournament)
    if not tournament.running:
        return words("over-won", winners=winners(tournament)) if tournament.phase == "over" else words("over-cancelled")
    if len(tournament.played) < tournament.rounds:
        return words("goes-on-next", round=len(tournament.played) + 1)
    return words("goes-on-last")


def _tables(tournament: Tournament, absent: Collection[int], links: Links) -> list[Component]:
    heading = words("tables-of-round", round=len(tournament.played))
    goal = [f"-# {words('fewest-win')}"] if tournament.penalties and not tournament.complete else []
    room = TABLES if tournament.complete else TABLES + STANDING
    lines = table_lines(tournament, tournament.played[-1], absent, links)
    return [ui.Separator(), "\n".join([heading, *goal, _shortened(lines, room, "more-tables")])]


def _standing(tournament: Tournament) -> list[Component]:
    lines = _shortened(standing_lines(tournament), STANDING, "more-places", PLACES)
    after = words("standing-after", round=len(tournament.complete))
    heading = after if tournament.running else words("standing-final")
    goal = [f"-# {words('fewest-win')}"] if tournament.penalties and tournament.phase != "over" else []
    gone = dropped_out(tournament)
    left = [f"-# {words('left-many', count=len(gone))}"] if len(gone) > LATELY else gone
    return [ui.Separator(), "\n".join([heading, *goal, lines, *left, *helped_legend(tournament)])]


def _news(tournament: Tournament) -> list[Component]:
    current = len(tournament.played)
    fresh = [each for each in tournament.notices if each.round >= current]
    lines = fitting(news(tournament, fresh[-LATELY:])[::-1], NEWS)[::-1]
    return [ui.Separator(), "\n".join(lines)] if lines else []


def _ended(tournament: Tournament) -> list[Component]:
    if tournament.phase != "over":
        complete = len(tournament.complete)
        key = "cancelled-after" if complete else "cancelled-unplayed"
        why = words(key, round=complete, rounds=tournament.rounds)
        standing = _standing(tournament) if complete else []
        return [f"## {tournament_title(tournament)}\n{why}", *standing, *_news(tournament)]
    goal = words("won-after", count=tournament.rounds, penalties=penalties(tournament))
    heading = f"## {_first(tournament, 'headline')}\n-# {beside((tournament_title(tournament), goal))}"
    return [heading, *_standing(tournament), *_news(tournament)]


def winners(tournament: Tournament) -> str:
    """The winners, as a sentence without its full stop."""
    return _first(tournament, "wins")


def _first(tournament: Tournament, key: str) -> str:
    first = [
        entrant_name(tournament, tournament.entrant(each.entrant)) for each in tournament.standing if each.place == 1
    ]
    more = [words("others", count=len(first) - WINNERS)] if len(first) > WINNERS else []
    return words(key, count=len(first), names=and_listed([*first[:WINNERS], *more]))


# Buttons


def _coming_and_going(number: int) -> list[Button]:
    return [
        button(words("button-join"), Control("t-join", number), ButtonStyle.success),
        button(words("button-leave"), Control("t-leave", number)),
    ]


def _buttons(tournament: Tournament) -> list[Item]:
    number, paused = tournament.id, tournament.paused
    mine = button(words("button-mine"), Control("t-mine", number), ButtonStyle.primary)
    onward = button(words("button-next"), Control("t-next", number), ButtonStyle.primary, disabled=paused)
    resume = button(words("button-resume"), Control("t-go-on", number), ButtonStyle.primary)
    pause = resume if paused else button(words("button-pause"), Control("t-pause", number))
    first = [mine if tournament.phase == "round" else onward, *_coming_and_going(number)]
    return [ui.ActionRow(*first), ui.ActionRow(pause, *_last_buttons(tournament))]


def _last_buttons(tournament: Tournament) -> list[Button]:
    standing = button(words("button-standing"), Control("t-standing", tournament.id))
    return [*([standing] if tournament.played else []), button(words("button-more"), Control("t-more", tournament.id))]
