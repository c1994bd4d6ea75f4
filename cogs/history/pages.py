"""The private page about a match that is over: its turning points for one seat, and the luck of its deals.

The matches of a server that are over, to look at one again, and what the record of one proves about its deals.

A match that is over, step by step: the table as it was, all hands open or as one seat saw it, and its record."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import fmean

from discord import SelectOption, ui

from cogs.discord.controls import (
    CHOICES,
    OPTION,
    Button,
    Control,
    as_number,
    button,
    option,
    select,
    selects,
    turning,
    way_back,
)
from cogs.discord.page import ACTIVE, CALM, Document, Item, Page, Picture, fitting, line, rows
from cogs.discord.text import move_in_words, on_move, shortened
from cogs.looks import look_of
from cogs.pictures.luck_chart import Bar, luck_chart
from engine.core.cards import in_order, listed
from engine.core.match import AnyEvent, MatchState, Settled, View
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from engine.matches.analysis import LookBack
from engine.matches.record import Proof, write
from engine.matches.telling import tell, turns
from engine.words import Words, and_listed, beside, decimal, listens
from model.people.names import escaped, plain, safe
from model.refusals import Refused
from model.servers.history import Past, Replay, names_of
from model.tables.naming import names, plain_names
from model.tables.table import Seat, Table

LOOK_BACK = "look-back"
ROUNDS = 16  # of the chart
NEAREST = 5  # per cent: what is worked out from so few rounds is not told more exactly
AS_DEALT = 0.5  # rounds more or fewer than the cards were worth, which are not worth a word

WORDS = Words(__package__)


def look_back_button(match: int, table: int) -> Button:
    """``table``: from whose More panel it leads away."""
    return button(WORDS("luck-button"), Control(LOOK_BACK, table, words=(str(match),)))


def look_back_page(told: LookBack, picture: Picture | None) -> Page:
    """Up to three turning points, two sentences about luck and choices, and the chart."""
    points = []
    for point in told.turning_points:
        change = max(NEAREST, NEAREST * round(100 * abs(point.change) / NEAREST))
        did, other = move_in_words(WORDS, point.chosen), move_in_words(WORDS, point.other, ".other")
        better = "other" if point.change < 0 else "chosen"
        points.append(WORDS("point", round=point.round, did=did, other=other, better=better, change=change))
    turning = "\n".join(points or [WORDS("luck-nothing")])
    note = WORDS("note", count=told.playouts)
    chart = look_back_picture(told).alt if listens() else picture
    return Page([WORDS("luck-title"), turning, chart, _luck_and_choices(told), note], CALM)


def look_back_picture(told: LookBack) -> Picture:
    """The chance by each deal, and which rounds were won."""
    bars = tuple(Bar(number, each.chance, bool(each.won)) for number, each in enumerate(told.rounds, start=1))[-ROUNDS:]
    rounds = [
        WORDS("alt-round", round=bar.number, share=_share(bar.chance), won="yes" if bar.won else "no") for bar in bars
    ]
    alt = WORDS("alt", rounds=and_listed(rounds), fair=_share(told.fair))
    words = WORDS("chart"), WORDS("chart-fair", share=_share(told.fair)), WORDS("chart-won")
    return Picture("look-back", alt, luck_chart, (bars, told.fair, *words))


def _share(chance: float) -> int:
    return round(100 * chance)


def _luck_and_choices(told: LookBack) -> str:
    """How good the deals were, and how many rounds were won, next to what the cards alone were worth."""
    who = "side" if told.partnered else "you"
    chance = fmean(each.chance for each in told.rounds) if told.rounds else told.fair
    how = ("better" if chance > told.fair else "worse") if told.clear else "fair"
    luck = WORDS("luck", how=how, who=who, share=_share(chance), fair=_share(told.fair))
    worth, won = sum(each.chance for each in told.rounds), sum(bool(each.won) for each in told.rounds)
    more = won - worth
    how = "as-dealt" if abs(more) < AS_DEALT else "more" if more > 0 else "fewer"
    figures = {"worth": decimal(worth), "more": decimal(abs(more))}
    return f"{luck} {WORDS('choices', how=how, who=who, won=won, count=len(told.rounds), **figures)}"


LINES = 8  # matches of a page
ANY, HERE = "all", "here"  # as words in a control


def history_page(found: Sequence[Past], whose: str, control: Control, number: int, *, more: bool) -> Page:
    """Some matches, the newest first. ``control`` lists the same ones from their beginning.

    ``whose`` they are stands in the title. ``more``: older ones follow.
    """
    game = control.words[1]
    lines = [WORDS("title", whose=whose, game=ANY if game == ANY else game_name(game))]
    options = []
    for past in found:
        called, when = game_name(past.game), f"<t:{round(past.ended_at)}:R>"
        lines.append(WORDS("match", match=past.id, game=called, when=when, who=_who(past)))
        label = WORDS("option", match=past.id, game=called)[:OPTION]
        options.append(SelectOption(label=label, value=str(past.id), description=_names(past)[:OPTION]))
    if not found:
        lines.append(WORDS("empty-page" if number else "empty"))
    picking = selects(WORDS("pick"), Control("replay"), options)

    def to(page: int) -> Control:
        way = "newer" if page < number else "older"
        return Control(control.action, words=(*control.words, str(max(0, page)), way))

    turn = turning(WORDS("newer"), WORDS("older"), to, number, number + 1 + more)
    return Page(["\n".join(lines), *picking, *rows(turn)], CALM)


def whose_name(name: str | None, *, here: bool) -> str:
    """Whose matches are listed, as the title says it."""
    if name is None:
        return WORDS("whose-channel" if here else "whose-server")
    return WORDS("whose-member-channel" if here else "whose-member", name=safe(name))


def game_name(key: str) -> str:
    """What a game is called. One that is no longer known keeps its key."""
    return VARIANTS[key].name if key in VARIANTS else key


def _who(past: Past) -> str:
    called = {seat: escaped(name) for seat, name in names_of(past.sat).items()}
    if past.outcome != "finished":
        return beside([*(called[each.seat] for each in past.sat), WORDS("abandoned")])
    return beside(
        WORDS("who", won="yes" if each.won else "no", name=called[each.seat], total=each.total) for each in past.sat
    )


def _names(past: Past) -> str:
    called = names_of(past.sat)
    return and_listed([called[each.seat] for each in past.sat]) or "–"


def choice_name(past: Past) -> str:
    day = datetime.fromtimestamp(past.ended_at, UTC).date()
    said = WORDS("option", match=past.id, game=game_name(past.game))
    return beside((said, str(day), _names(past)))[:OPTION]


def proof_page(match: int, game: str, proof: Proof) -> Page:
    """The page of a match whose seal and deals are right. ``game``: its key."""
    mixed = "old" if proof.scheme == 1 else "pressed" if proof.presses else "alone"
    told = [
        WORDS("proof-title", match=match, game=game_name(game)),
        WORDS("right"),
        WORDS("deals", deals=proof.deals, shuffles=proof.shuffles),
        WORDS("moves", way=proof.way),
        WORDS("seal", seal=proof.seal),
        WORDS("proves", mixed=mixed, presses=proof.presses),
        WORDS("limits"),
    ]
    return line("\n".join(told), ACTIVE)


OPEN, SEAT = "open", "seat"  # as words in a control: all hands, or those that a seat knew, with its number
JUMP, VIEW = "jump", "view"  # what is picked from a select
TOLD = 1500  # characters of what happened
LARGEST = 9_000_000  # bytes of a record, a little less than Discord takes
AROUND = CHOICES - 2  # moves to pick from, between those that lead to earlier and later ones


@dataclass(frozen=True)
class Moment:
    """A step of a replay, counted from 1, as a ``seat`` saw it. None: with all hands open."""

    step: int
    seat: int | None = None

    @property
    def view(self) -> str:
        return OPEN if self.seat is None else f"{SEAT}{self.seat}"


def read_moment(control: Control, replay: Replay) -> Moment:
    """What a control shows. Steps beyond the end show the last one. Raises Refused when it makes no sense."""
    view, kind, picked = (*control.words, "", "", "")[:3]
    step = as_number(picked) if kind == JUMP else control.question
    view = picked if kind == VIEW else view
    seat = None if view in ("", OPEN) else as_number(view.removeprefix(SEAT))
    wrong = view not in ("", OPEN) and (seat is None or seat >= len(replay.record.names))
    if wrong or step is None:
        raise Refused(WORDS.message("replay-unknown"))
    return Moment(min(max(1, step), len(replay.states)), seat)


def replay_picture(replay: Replay, moment: Moment) -> Picture:
    view = _view(replay, moment)
    picture: Picture = look_of(view.rules).table_picture(view, plain_names(table_of(replay, moment)))
    return picture


def replay_page(replay: Replay, moment: Moment, picture: Picture | None) -> Page:
    view, table, record = _view(replay, moment), table_of(replay, moment), replay.record
    seen = WORDS("open") if moment.seat is None else WORDS("as-seat", name=names(table)[moment.seat])
    stage = WORDS("stage", match=replay.match, round=view.round, step=moment.step, steps=len(record.steps))
    head = [WORDS("replay-title", game=game_name(record.game)), stage, seen]
    happened = fitting(told(replay, moment) or [WORDS("nothing")], TOLD)
    return Page(
        [
            "\n".join(head),
            "\n".join(happened),
            picture,
            "\n".join(look_of(view.rules).middle(view)),
            "\n".join(_seats(table, replay, moment)),
            *_ways(replay, moment),
        ],
        CALM,
    )


def _state(replay: Replay, moment: Moment) -> MatchState:
    return replay.states[moment.step - 1]


def _view(replay: Replay, moment: Moment) -> View:
    return _state(replay, moment).public_view()


def table_of(replay: Replay, moment: Moment) -> Table:
    """A table at which the match stands as it did, for those who describe one."""
    record, state = replay.record, _state(replay, moment)
    seats = tuple(
        Seat(name, None, "steady" if computer else None)
        for name, computer in zip(record.names, record.computers, strict=True)
    )
    house = HouseRules(record.game)
    return Table(0, 0, None, house, record.deal.seed, record.deal.salt, seats=seats, phase="match", state=state)


def told(replay: Replay, moment: Moment) -> list[str]:
    """What happened in a step, in a sentence each, as its reader may know it. Who listens hears a line with all that
    came of a move.
    """
    called = names(table_of(replay, moment))
    if not listens():
        return list(_sentences(replay, moment, called))
    seen = list(_seen(replay, moment))
    moves = [turn.words for turn in turns(seen, called)]
    return moves + [tell(event, called) or "" for event in seen if isinstance(event, Settled)]


def _seen(replay: Replay, moment: Moment) -> Iterator[AnyEvent]:
    for event in replay.record.steps[moment.step - 1].events:
        yield event if moment.seat is None else event.seen_by(moment.seat)


def _sentences(replay: Replay, moment: Moment, called: Sequence[str]) -> Iterator[str]:
    return filter(None, (tell(event, called) for event in _seen(replay, moment)))


def _seats(table: Table, replay: Replay, moment: Moment) -> list[str]:
    view, state = _view(replay, moment), _state(replay, moment)
    look, told = look_of(view.rules), list[str]()
    for seat, name in enumerate(names(table)):
        notes = [*look.notes(table, view, seat), *look.last_notes(view, seat)]
        turn = "yes" if state.phase == "play" and seat == state.turn else "no"
        called = on_move(name) if turn == "yes" else name
        told.append(WORDS("seat", turn=turn, name=called, notes=beside(notes)))
        is_open = moment.seat in (None, seat) and state.phase == "play" and state.hands[seat]
        told += [WORDS("hand", cards=listed(in_order(state.hands[seat])))] if is_open else []
    return told + look.below(view)


def _ways(replay: Replay, moment: Moment) -> list[Item]:
    last, step = len(replay.states), moment.step
    rounds = [state.round for state in replay.states]
    following = next((number for number in range(step + 1, last + 1) if rounds[number - 1] > rounds[step - 1]), step)
    to = {"first": 1, "previous": step - 1, "next": step + 1, "last": last, "round": following}
    moving = [
        button(
            WORDS(name),
            Control("replay", replay.match, max(1, there), (moment.view, name)),
            disabled=not 1 <= there <= last or there == step,
        )
        for name, there in to.items()
    ]
    views = [option(WORDS("view-open"), OPEN, chosen=moment.seat is None)]
    views += [
        SelectOption(label=WORDS("view-seat", name=plain(name)), value=f"{SEAT}{seat}", default=moment.seat == seat)
        for seat, name in enumerate(replay.record.names)
    ]
    download = button(WORDS("download"), Control("download", replay.match, step, (moment.view,)))
    matches = button(WORDS("matches"), Control("history", words=("0", ANY, ANY, "0")))
    return [
        ui.ActionRow(*moving),
        ui.ActionRow(download, matches),
        select(WORDS("view"), Control("replay", replay.match, step, (moment.view, VIEW)), views),
        _jump(replay, moment),
    ]


def _jump(replay: Replay, moment: Moment) -> Item:
    """The steps around this one, and those before and after them. Who listens picks from the rounds alone."""
    rounds = [state.round for state in replay.states]
    begins = [step for step in range(1, len(rounds) + 1) if step == 1 or rounds[step - 1] > rounds[step - 2]]
    steps = begins if listens() else range(1, len(rounds) + 1)
    here = bisect_right(steps, moment.step) - 1
    first = here // AROUND * AROUND
    last = first + AROUND
    called, options = [plain(name) for name in replay.record.names], []
    for step in steps[first:last]:
        sentence = next(_sentences(replay, Moment(step, moment.seat), called), "…")
        label = shortened(WORDS("jump-option", step=step, words=sentence), OPTION)
        options.append(SelectOption(label=label, value=str(step), default=step == steps[here]))
    if first > 0:
        options.insert(0, option(WORDS("jump-earlier"), str(steps[first - 1])))
    if last < len(steps):
        options.append(option(WORDS("jump-later"), str(steps[last])))
    return select(WORDS("jump"), Control("replay", replay.match, words=(moment.view, JUMP)), options)


def replay_button(match: int) -> Button:
    return button(WORDS("button"), Control("replay", match, 1))


def record_of(replay: Replay) -> Document | None:
    """The record as JSON, or None if it is too large for a message."""
    record = Document(f"match-{replay.match}.json", write(replay.record).encode())
    return record if len(record.content) <= LARGEST else None


def download_page(replay: Replay, moment: Moment, record: Document | None) -> Page:
    title = WORDS("download-title", match=replay.match)
    back = way_back("replay", Control("replay", replay.match, moment.step, (moment.view,)))
    if record is None:
        return Page([f"{title}\n{WORDS('download-too-large')}", back], CALM)
    return Page([f"{title}\n{WORDS('download-what')}", record, WORDS("download-note"), back], CALM)
