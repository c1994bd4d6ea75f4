"""A match that is over, step by step: the table as it was, all hands open or as one seat saw it, and its record."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discord import SelectOption, ui

from cogs.ui.components.controls import CHOICES, OPTION, Button, Control, button, option, select, way_back
from cogs.ui.components.fitting import fitting
from cogs.ui.components.page import CALM, Document, Item, Page, Picture
from cogs.ui.components.presses import as_number
from cogs.ui.components.spoken import on_move
from cogs.ui.components.words import shortened
from cogs.ui.looks import look_of
from cogs.ui.pages.history.history_page import ANY, game_name
from engine.core.cards import in_order, listed
from engine.core.match import AnyEvent, MatchState, Settled, View
from engine.games.house_rules import HouseRules
from engine.matches.record import write
from engine.matches.telling import tell, turns
from engine.words import Words, beside, listens
from model.people.names import plain
from model.refusals import Refused
from model.servers.history import Replay
from model.tables.naming import names, plain_names
from model.tables.table import Seat, Table

OPEN, SEAT = "open", "seat"  # as words in a control: all hands, or those that a seat knew, with its number
JUMP, VIEW = "jump", "view"  # what is picked from a select
TOLD = 1500  # characters of what happened
LARGEST = 9_000_000  # bytes of a record, a little less than Discord takes
AROUND = CHOICES - 2  # moves to pick from, between those that lead to earlier and later ones

words = Words("cogs.ui.pages.history.replay")


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
        raise Refused(words.message("unknown"))
    return Moment(min(max(1, step), len(replay.states)), seat)


def replay_picture(replay: Replay, moment: Moment) -> Picture:
    view = _view(replay, moment)
    picture: Picture = look_of(view.rules).table_picture(view, plain_names(table_of(replay, moment)))
    return picture


def replay_page(replay: Replay, moment: Moment, picture: Picture | None) -> Page:
    view, table, record = _view(replay, moment), table_of(replay, moment), replay.record
    seen = words("open") if moment.seat is None else words("as-seat", name=names(table)[moment.seat])
    stage = words("stage", match=replay.match, round=view.round, step=moment.step, steps=len(record.steps))
    head = [words("title", game=game_name(record.game)), stage, seen]
    happened = fitting(told(replay, moment) or [words("nothing")], TOLD)
    return Page(
        [
            "\n".join(head),
            "\n".join(happened),
            picture,
            look_of(view.rules).middle(table, view),
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
        told.append(words("seat", turn=turn, name=called, notes=beside(notes)))
        is_open = moment.seat in (None, seat) and state.phase == "play" and state.hands[seat]
        told += [words("hand", cards=listed(in_order(state.hands[seat])))] if is_open else []
    return told + look.below(view)


def _ways(replay: Replay, moment: Moment) -> list[Item]:
    last, step = len(replay.states), moment.step
    rounds = [state.round for state in replay.states]
    following = next((number for number in range(step + 1, last + 1) if rounds[number - 1] > rounds[step - 1]), step)
    to = {"first": 1, "previous": step - 1, "next": step + 1, "last": last, "round": following}
    moving = [
        button(
            words(name),
            Control("replay", replay.match, max(1, there), (moment.view, name)),
            disabled=not 1 <= there <= last or there == step,
        )
        for name, there in to.items()
    ]
    views = [option(words("view-open"), OPEN, chosen=moment.seat is None)]
    views += [
        SelectOption(label=words("view-seat", name=plain(name)), value=f"{SEAT}{seat}", default=moment.seat == seat)
        for seat, name in enumerate(replay.record.names)
    ]
    download = button(words("download"), Control("download", replay.match, step, (moment.view,)))
    matches = button(words("matches"), Control("history", words=("0", ANY, ANY, "0")))
    return [
        ui.ActionRow(*moving),
        ui.ActionRow(download, matches),
        select(words("view"), Control("replay", replay.match, step, (moment.view, VIEW)), views),
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
        label = shortened(words("jump-option", step=step, words=sentence), OPTION)
        options.append(SelectOption(label=label, value=str(step), default=step == steps[here]))
    if first > 0:
        options.insert(0, option(words("jump-earlier"), str(steps[first - 1])))
    if last < len(steps):
        options.append(option(words("jump-later"), str(steps[last])))
    return select(words("jump"), Control("replay", replay.match, words=(moment.view, JUMP)), options)


def replay_button(match: int) -> Button:
    return button(words("button"), Control("replay", match, 1))


def record_of(replay: Replay) -> Document | None:
    """The record as JSON, or None if it is too large for a message."""
    record = Document(f"match-{replay.match}.json", write(replay.record).encode())
    return record if len(record.content) <= LARGEST else None


def download_page(replay: Replay, moment: Moment, record: Document | None) -> Page:
    title = words("download-title", match=replay.match)
    back = way_back("replay", Control("replay", replay.match, moment.step, (moment.view,)))
    if record is None:
        return Page([f"{title}\n{words('download-too-large')}", back], CALM)
    return Page([f"{title}\n{words('download-what')}", record, words("download-note"), back], CALM)
