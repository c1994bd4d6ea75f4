"""The standing of a table, best first, partners together: after a round, at the end of a match, when a table is
closed, and as a score sheet.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from discord import ButtonStyle

from cogs.discord.controls import Button, Control, button
from cogs.discord.page import ALT, CALM, GOLD, Component, Grid, Page, Picture, rows
from cogs.discord.text import title
from cogs.history.pages import WORDS as HISTORY
from cogs.looks import look_of
from cogs.looks.look import PlayedLast
from cogs.pictures.course import Course, course_picture
from cogs.pictures.drawing import has_all_of
from cogs.pictures.win import Finish, Win, win_picture
from cogs.rules.pages import between, every_rule
from cogs.table.log import stand_ins
from engine.core.cards import Card, short, spoken
from engine.core.match import View
from engine.core.scoresheet import RoundScore, Standing, standings
from engine.games.registry import settlement
from engine.matches.telling import ending, paid
from engine.words import Words, and_listed, beside, listens, or_listed, signed
from model.people.names import WIDEST
from model.tables.log import Entry, bot_plays_for
from model.tables.naming import name_by, names, plain_names
from model.tables.seating import clock, counts, long_enough
from model.tables.table import Happening, Table

NAME = 16  # columns of the names on a side in a picture
PAYMENTS = 8  # payments of a settlement with a line each
SETTLED = 1000  # characters of a settlement next to the final standing
OWNERS = 3  # of a seat, named
ROUNDS = 12  # of the score sheet shown
COLUMNS = 3  # rounds beside each other, so that the sheet fits a phone
NAME_COLUMN = 8  # columns of a name
POINTS = 5  # columns of a number

WORDS = Words(__package__)


@dataclass(frozen=True)
class Side:
    """A seat without partners, or the partners of a side."""

    seats: tuple[int, ...]
    standing: Standing  # of its first seat

    def in_picture(self, table: Table) -> str:
        """The names there, in as few letters as can be read on a phone."""
        called = drawn_names(table, NAME // min(2, len(self.seats)))
        first, second, *_ = (*(called[seat] for seat in self.seats), "")
        return WORDS("together", count=len(self.seats), first=first, second=second, more=len(self.seats) - 1)


def sides_of(table: Table, view: View) -> list[Side]:
    """The sides, best first. A match has winners, but a tournament's single round has only points."""
    found = standings(view.rules, view.totals, view.sheet, () if table.one_round else view.winners)
    sides = dict.fromkeys(view.rules.partners[standing.seat] for standing in found)
    best = {seats: next(standing for standing in found if standing.seat in seats) for seats in sides}
    if not view.rules.partnered:
        return [Side(seats, standing) for seats, standing in best.items()]
    places = [standing.place for standing in best.values()]
    among_sides = {place: 1 + sum(other < place for other in places) for place in places}
    return [Side(seats, replace(each, place=among_sides[each.place])) for seats, each in best.items()]


def drawn_names(table: Table, most: int = WIDEST) -> list[str]:
    """The names of the seats in a picture. The number of a seat stands for a name whose letters the font lacks."""
    called = plain_names(table, most)
    return [name if has_all_of(name) else f"({seat})" for seat, name in enumerate(called, 1)]


def round_page(
    table: Table, view: View, picture: Picture | None, buttons: list[Button], below: list[Component]
) -> Page:
    """The message in the break between two rounds, with these ``buttons`` and questions ``below`` them."""
    score, called = view.sheet[-1], names(table)
    headline = WORDS("end-round-over", round=view.round)
    if score.winner is not None:
        won = [called[seat] for seat in view.rules.partners[score.winner]]
        headline = WORDS("round-won", names=and_listed(won), winners=len(won), round=view.round)
    how = WORDS("how", title=title(table), ending=ending(score, called))
    places = []
    for side in sides_of(table, view):
        sitting = [called[seat] for seat in side.seats]
        notes = [look_of(view.rules).notes(table, view, seat) for seat in side.seats]
        shared = [note for note in notes[0] if all(note in each for each in notes)]
        places.append(WORDS("place", place=side.standing.place, name=and_listed(sitting), notes=beside(shared)))
        for name, each in zip(sitting, notes, strict=True):  # a line for each partner with other notes
            own = beside(note for note in each if note not in shared)
            places += [WORDS("partner", name=name, notes=own)] if own else []
    card, ready = look_of(view.rules).winning_card(view), [called[seat] for seat in sorted(table.ready)]
    ends = clock(table)
    when = f"<t:{round(ends)}:R>" if ends else WORDS("end-soon")
    after = [
        *([WORDS("winning-card", card=card)] if card else []),
        *between(table, view),
        WORDS("next-round", round=view.round + 1, when=when),
        *([WORDS("is-ready", names=and_listed(ready))] if ready else []),
    ]
    return Page([f"{headline}\n{how}", picture, "\n".join(places), "\n".join(after), *rows(buttons), *below], GOLD)


def end_page(
    table: Table, view: View, story: Sequence[Entry], highlights: Sequence[str], picture: Picture | None
) -> Page:
    """The message of a table whose match is over. ``highlights`` are sentences about it, ``story`` is its end."""
    scores = button(WORDS("scores"), Control("scores", table.id))
    more = button(WORDS("more"), Control("more", table.id))
    buttons = [*rematch_button(table), scores, *_replay(table), more]
    onward = WORDS("play-again") if table.policy.rematches else None
    return Page([*_final(table, view, story, highlights, picture), onward, *rows(buttons)], GOLD)


def rematch_button(table: Table) -> list[Button]:
    """For everyone who played, where a rematch may be had."""
    again = button(WORDS("rematch"), Control("rematch", table.id), ButtonStyle.success)
    return [again] if table.policy.rematches else []


def _replay(table: Table) -> list[Button]:
    """A replay, which stays closed until the day of a deal is over."""
    if table.match is None or table.day is not None:
        return []
    return [button(HISTORY("button"), Control("replay", table.match, 1))]


def had_seats(table: Table) -> list[str]:
    """Each seat by the names of its owners in the match, for moves of one of them."""
    called = []
    for number, name in enumerate(names(table)):
        before = [name_by(table, each) for each in table.happenings if each.kind == "sat" and each.seat == number]
        owners = list(dict.fromkeys([*before, name]))
        called.append(or_listed(owners) if len(owners) <= OWNERS else WORDS("many-owners", seat=number + 1))
    return called


def end_picture(table: Table, view: View, story: Sequence[Entry]) -> Picture:
    """The winners, large, by how much, and their last card, and the others below."""
    sides, called, plain = sides_of(table, view), drawn_names(table), plain_names(table)
    best, card, by = _best(sides), _last_card(view, sides, story), lead(view, sides)
    others = [side for side in sides if side.standing.place > 1]
    finishes = tuple(Finish(each.standing.place, each.in_picture(table), _score(view, each)) for each in others)
    won = "scored-best" if table.one_round else "match-won"  # another may have gone out in a single round
    alt = [WORDS(won, names=and_listed([plain[seat] for seat in best]), winners=len(best)), by]
    alt += [WORDS("last-card", card=spoken(card))] if card else []
    for side in others:
        name, counted = and_listed([plain[seat] for seat in side.seats]), view.rules.counted
        alt.append(WORDS("finish", place=side.standing.place, name=name, counted=counted, count=_score(view, side)))
    win = Win(tuple(called[seat] for seat in best), by, card, finishes)
    return Picture("win", beside(alt)[:ALT], win_picture, (win, look_of(view.rules).style))


def _best(sides: Sequence[Side]) -> list[int]:
    return [seat for side in sides if side.standing.place == 1 for seat in side.seats]


def _last_card(view: View, sides: Sequence[Side], story: Sequence[Entry]) -> Card | None:
    """The last card that a winner played, as far as the latest story tells of it."""
    look, best, plays = look_of(view.rules), _best(sides), list[PlayedLast]()
    for event in (each for each in story if not isinstance(each, Happening)):
        plays = look.plays_after(event, plays)
    return next((card for seat, card in reversed(plays) if seat in best), None)


def _score(view: View, side: Side) -> int:
    """The total, or how many cards are left where a single round decides."""
    cards = sum(view.counts[seat] for seat in side.seats)
    return cards if view.rules.counted == "nothing" else side.standing.total


def lead(view: View, sides: Sequence[Side]) -> str:
    """The lead of the winners over the next, or their own score if they have none."""
    best, *others = sides
    after = next((each for each in others if each.standing.place > 1), None)
    if after is not None and view.rules.knocks_out:
        return WORDS("lead-left")
    counted, score = view.rules.counted, _score(view, best)
    more = 0 if after is None else score - _score(view, after)
    ahead = more if view.rules.collects and counted != "nothing" else -more
    return WORDS("lead", counted=counted, count=ahead) if ahead > 0 else WORDS("score", counted=counted, count=score)


def headline(table: Table, view: View, you: int | None = None) -> str:
    """The winners, said to a seat if it is among them and ``you``."""
    best = _best(sides_of(table, view))
    others = [names(table)[seat] for seat in best if seat != you]
    won = "scored-best" if table.one_round else "match-won"
    return f"## {WORDS(f'{won}.you' if you in best else won, winners=len(others), names=and_listed(others))}"


def _final(
    table: Table, view: View, story: Sequence[Entry], highlights: Sequence[str], picture: Picture | None
) -> list[Component | None]:
    """The headline with the last card if no picture shows it, the places with the payments, and what else is known."""
    sides, payments, called = sides_of(table, view), payment_lines(table), names(table)
    card = None if picture else _last_card(view, sides, story)
    moment = [] if picture else [lead(view, sides)]
    moment += [WORDS("last-card", card=short(card))] if card else []
    lines = []
    for side in sides:
        notes = [look_of(view.rules).final_score(view, side.standing)]
        notes += [WORDS("by-bot")] if any(bot_plays_for(table, seat) for seat in side.seats) else []
        name = and_listed([called[seat] for seat in side.seats])
        lines.append(WORDS("place", place=side.standing.place, name=name, notes=beside(notes)))
    lines += [f"-# {text}" for text in payments] if len("".join(payments)) < SETTLED else [WORDS("who-pays")]
    below = [*(f"-# {text}" for text in every_rule(table, view)), *highlights]
    if table.tournament is None:
        below.append(WORDS("played", count=view.round))
    else:
        penalties = "no" if view.rules.collects else "yes"
        below.append(WORDS("for-tournament", tournament=str(table.tournament), penalties=penalties))
    below += lowest_wins(table, view)
    later = [name for name, seat in zip(called, table.seats, strict=True) if seat.since]
    if later:  # their seats count for no one
        would = "too-few" if table.policy.ranked and long_enough(table) else "anyway"
        rest = "counts" if counts(table) else would
        below.append(WORDS("sat-later", names=and_listed(later), count=len(later), rest=rest))
    head = f"{headline(table, view)}\n-# {beside([*moment, title(table)])}"
    return [head, picture, "\n".join(lines), "\n".join(below)]


def lowest_wins(table: Table, view: View) -> list[str]:
    """A line where points are bad, as a player who went out may have lost. A tournament says how its points count."""
    rules = view.rules
    if rules.knocks_out:
        return [WORDS("last-left")]
    bad = not rules.collects and rules.field(rules.aim).applies(rules)
    return [WORDS("lowest")] if bad and table.tournament is None else []


def payment_lines(table: Table) -> list[str]:
    """A sentence for each payment, or if there are many, for each payer.

    Empty before the end, or if the game settles nothing.
    """
    payments, called = settlement(table.state) if table.state else (), names(table)
    if len(payments) <= PAYMENTS:
        return [paid(payment, called) for payment in payments]
    shares: dict[int, list[str]] = {}
    for payment in payments:
        share = WORDS("share", name=called[payment.receiver], count=payment.units)
        shares.setdefault(payment.payer, []).append(share)
    return [WORDS("pays", payer=called[payer], shares=and_listed(each)) for payer, each in shares.items()]


def closed_page(
    table: Table,
    view: View | None,
    story: Sequence[Entry] = (),
    highlights: Sequence[str] = (),
    picture: Picture | None = None,
) -> Page:
    """The last message of a closed table: the end of its match, or its last standing and why it has none, and the
    replay.
    """
    replay, called = rows(_replay(table)), names(table)
    if view is None:
        closed = WORDS("closed", title=title(table), count=len(called), names=and_listed(called))
        return Page([closed], CALM)
    if table.phase == "over":
        return Page([*_final(table, view, story, highlights, picture), *replay], GOLD)
    by = next((name_by(table, each) for each in reversed(table.happenings) if each.kind == "closed"), "")
    when = {"round": view.round, "dealt": "no" if view.phase == "deal" else "yes"}
    why = "retired" if any(each.kind == "retired" for each in table.happenings) else "left"
    head = WORDS("closed-by", name=by, **when) if by else WORDS("closed-itself", why=why, **when)
    lines = [WORDS("standing", count=len(view.sheet)) if view.sheet else WORDS("no-round", names=and_listed(called))]
    for each in standings(view.rules, view.totals, view.sheet, ()) if view.sheet else ():
        score = look_of(view.rules).final_score(view, each)
        lines.append(WORDS("closing-place", place=each.place, name=called[each.seat], score=score))
    return Page([f"## {title(table)}\n{head}", "\n".join(lines), *replay], CALM)


def score_sheet(table: Table, view: View) -> Page:
    """The points of each player in each round, the newest rounds first, and the totals."""
    rounds = list(enumerate(view.sheet, start=1))
    hidden = max(0, len(rounds) - ROUNDS)
    blocks = [rounds[max(hidden, end - COLUMNS) : end] for end in range(len(rounds), hidden, -COLUMNS)] or [[]]
    grids = [_grid(table, view, block, newest=number == 0) for number, block in enumerate(blocks)]
    goal = WORDS("one-round") if table.one_round else look_of(view.rules).goal(view.rules)
    texts = [WORDS("earlier", count=hidden)] if hidden else []
    texts += [goal, *payment_lines(table), *(f"-# {sentence}" for sentence in stand_ins(table))]
    return Page([WORDS("title", title=title(table)), _course(table, view), *grids, "\n".join(texts)], CALM)


def _course(table: Table, view: View) -> Picture | None:
    """A picture of the totals after each round, once there are two. The sheet says the same."""
    if len(view.sheet) < 2 or listens():
        return None
    courses = []
    for side in sides_of(table, view):
        seat = side.seats[0]
        points, total = [score.points[seat] for score in view.sheet], view.totals[seat]
        begun = 0 if view.rules.field(view.rules.aim).applies(view.rules) else total - sum(points)
        # The last total includes what came at the end of the match.
        totals = (*list(accumulate(points, initial=begun))[1:-1], total)
        courses.append(Course(side.in_picture(table), totals))
    rounds = WORDS("rounds-played", count=len(view.sheet))
    return Picture("course", WORDS("course", count=len(view.sheet)), course_picture, (tuple(courses), rounds))


def _grid(table: Table, view: View, rounds: Sequence[tuple[int, RoundScore]], *, newest: bool) -> Grid:
    """Some rounds, a row for each player, best first. The newest rounds come with the totals."""
    heads = [WORDS("round-head", round=number) for number, _ in rounds] + [WORDS("total-head")] * newest
    called, rows = plain_names(table, WIDEST if listens() else NAME_COLUMN), []
    for side in sides_of(table, view):
        for seat in side.seats:
            total = view.totals[seat]
            points = [signed(score.points[seat]) for _, score in rounds]
            points += [signed(total) if total < 0 else str(total)] * newest
            rows.append((called[seat], tuple(points)))
    return Grid(tuple(heads), tuple(rows), NAME_COLUMN, POINTS)
