"""Pages about matches that are over: lists, luck and turning points, replays step by step, records and proofs."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from statistics import fmean

from discord import SelectOption, ui

from cogs.discord.controls import CHOICES, OPTION, Control, button, option, select, selects, turning, way_back
from cogs.discord.page import ACTIVE, CALM, Document, Item, Page, Picture, fitting, line, rows
from cogs.discord.text import move_in_words, on_move, shortened
from cogs.looks import look_of
from cogs.pictures.luck_chart import Bar, luck_chart
from engine.core.cards import in_order, listed
from engine.core.match import AnyEvent, MatchState, Settled
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from engine.matches.analysis import LookBack
from engine.matches.record import Proof, write
from engine.matches.telling import tell, turns
from engine.words import Words, and_listed, beside, decimal, listens
from model.people.names import escaped, plain, safe
from model.servers.history import Past, Replay, names_of
from model.tables.naming import names
from model.tables.table import Seat, Table

LOOK_BACK = "look-back"
ROUNDS = 16  # of the chart
NEAREST = 5  # per cent: what is worked out from so few rounds is not told more exactly

WORDS = Words(__package__)


def look_back_page(look_back: LookBack, picture: Picture | None) -> Page:
    """Up to three turning points, two sentences about luck and choices, and the chart."""
    points = []
    for point in look_back.turning_points:
        change = max(NEAREST, NEAREST * round(100 * abs(point.change) / NEAREST))
        did, other = move_in_words(WORDS, point.chosen), move_in_words(WORDS, point.other, ".other")
        better = "other" if point.change < 0 else "chosen"
        points.append(WORDS("point", round=point.round, did=did, other=other, better=better, change=change))
    who, rounds, fair = "side" if look_back.partnered else "you", look_back.rounds, look_back.fair
    chance = fmean(each.chance for each in rounds) if rounds else fair
    how = ("better" if chance > fair else "worse") if look_back.clear else "fair"
    luck = WORDS("luck", how=how, who=who, share=round(100 * chance), fair=round(100 * fair))
    worth, won = sum(each.chance for each in rounds), sum(bool(each.won) for each in rounds)
    more = won - worth
    how = "as-dealt" if abs(more) < 0.5 else "more" if more > 0 else "fewer"
    figures = {"worth": decimal(worth), "more": decimal(abs(more))}
    choices = WORDS("choices", how=how, who=who, won=won, count=len(rounds), **figures)
    chart = look_back_picture(look_back).alt if listens() else picture
    turning_points = "\n".join(points or [WORDS("luck-nothing")])
    note = WORDS("note", count=look_back.playouts)
    return Page([WORDS("luck-title"), turning_points, chart, f"{luck} {choices}", note], CALM)


def look_back_picture(look_back: LookBack) -> Picture:
    """A chart of the chance by each deal, and of the rounds won."""
    bars = tuple(Bar(number, each.chance, bool(each.won)) for number, each in enumerate(look_back.rounds, start=1))
    bars, fair = bars[-ROUNDS:], round(100 * look_back.fair)
    rounds = [
        WORDS("alt-round", round=bar.number, share=round(100 * bar.chance), won="yes" if bar.won else "no")
        for bar in bars
    ]
    alt = WORDS("alt", rounds=and_listed(rounds), fair=fair)
    words = WORDS("chart"), WORDS("chart-fair", share=fair), WORDS("chart-won")
    return Picture("look-back", alt, luck_chart, (bars, look_back.fair, *words))


LINES = 8  # matches of a page
ANY, HERE = "all", "here"  # as words in a control


def history_page(found: Sequence[Past], member: str | None, control: Control, number: int, *, more: bool) -> Page:
    """Some matches of a ``member``, or of everyone, the newest first. ``control`` lists the same ones from their
    beginning. ``more``: older ones follow.
    """
    _, game, where = control.words[:3]
    if member is None:
        whose = WORDS("whose-channel" if where == HERE else "whose-server")
    else:
        whose = WORDS("whose-member-channel" if where == HERE else "whose-member", name=safe(member))
    lines = [WORDS("title", whose=whose, game=ANY if game == ANY else game_name(game))]
    options = []
    for past in found:
        past_game, when = game_name(past.game), f"<t:{round(past.ended_at)}:R>"
        called = {seat: escaped(name) for seat, name in names_of(past.sat).items()}
        players = [called[each.seat] for each in past.sat] + [WORDS("abandoned")]
        if past.outcome == "finished":
            players = [
                WORDS("who", won="yes" if each.won else "no", name=called[each.seat], total=each.total)
                for each in past.sat
            ]
        lines.append(WORDS("match", match=past.id, game=past_game, when=when, who=beside(players)))
        label = WORDS("option", match=past.id, game=past_game)[:OPTION]
        options.append(SelectOption(label=label, value=str(past.id), description=_names(past)[:OPTION]))
    if not found:
        lines.append(WORDS("empty-page" if number else "empty"))
    picking = selects(WORDS("pick"), Control("replay"), options)
    ways = {number - 1: "newer", number + 1: "older"}
    turn = turning(
        WORDS("newer"),
        WORDS("older"),
        lambda page: replace(control, words=(*control.words, str(max(0, page)), ways[page])),
        number,
        number + 1 + more,
    )
    return Page(["\n".join(lines), *picking, *rows(turn)], CALM)


def game_name(key: str) -> str:
    """The name of a game. One that is no longer known keeps its key."""
    return VARIANTS[key].name if key in VARIANTS else key


def _names(past: Past) -> str:
    called = names_of(past.sat)
    return and_listed([called[each.seat] for each in past.sat]) or "–"


def choice_name(past: Past) -> str:
    day = datetime.fromtimestamp(past.ended_at, UTC).date()
    match = WORDS("option", match=past.id, game=game_name(past.game))
    return beside((match, str(day), _names(past)))[:OPTION]


def proof_page(match: int, game: str, proof: Proof) -> Page:
    """The page of a match whose seal and deals are right. ``game``: its key."""
    mixed = "old" if proof.scheme == 1 else "pressed" if proof.presses else "alone"
    lines = [
        WORDS("proof-title", match=match, game=game_name(game)),
        WORDS("right"),
        WORDS("deals", deals=proof.deals, shuffles=proof.shuffles),
        WORDS("moves", way=proof.way),
        WORDS("seal", seal=proof.seal),
        WORDS("proves", mixed=mixed, presses=proof.presses),
        WORDS("limits"),
    ]
    return line("\n".join(lines), ACTIVE)


OPEN, SEAT = "open", "seat"  # as words in a control: all hands, or those that a seat knew, with its number
JUMP, VIEW = "jump", "view"  # what is picked from a select
LARGEST = 9_000_000  # bytes of a record, a little less than Discord takes
AROUND = CHOICES - 2  # moves to pick from, between those that lead to earlier and later ones


@dataclass(frozen=True)
class Moment:
    """A step of a replay, counted from 1, as a ``seat`` saw it. None: with all hands open."""

    replay: Replay
    step: int
    seat: int | None = None

    @property
    def word(self) -> str:
        """As a word in a control."""
        return OPEN if self.seat is None else f"{SEAT}{self.seat}"

    @property
    def state(self) -> MatchState:
        return self.replay.states[self.step - 1]

    def events(self) -> list[AnyEvent]:
        """The events of the step in the form that its reader may know."""
        events = self.replay.record.steps[self.step - 1].events
        return [event if self.seat is None else event.seen_by(self.seat) for event in events]

    def table(self) -> Table:
        """A table at which the match stands as it did, for pages that describe one."""
        record = self.replay.record
        seats = tuple(
            Seat(name, None, "steady" if computer else None)
            for name, computer in zip(record.names, record.computers, strict=True)
        )
        house, deal = HouseRules(record.game), record.deal
        return Table(0, 0, None, house, deal.seed, deal.salt, seats=seats, phase="match", state=self.state)


def replay_page(moment: Moment, picture: Picture | None) -> Page:
    """A step of a replay: a sentence for each of its events, and the seats as they stand then.

    Players who listen hear a line with all that came of a move.
    """
    state, table, replay, events = moment.state, moment.table(), moment.replay, moment.events()
    view, called = state.public_view(), names(table)
    look = look_of(view.rules)
    seen = WORDS("open") if moment.seat is None else WORDS("as-seat", name=called[moment.seat])
    steps = len(replay.record.steps)
    stage = WORDS("stage", match=replay.match, round=view.round, step=moment.step, steps=steps)
    head = [WORDS("replay-title", game=game_name(replay.record.game)), stage, seen]
    if listens():
        sentences = [turn.words for turn in turns(events, called)]
        sentences += [tell(event, called) or "" for event in events if isinstance(event, Settled)]
    else:
        sentences = [sentence for event in events if (sentence := tell(event, called))]
    seats = list[str]()
    for seat, name in enumerate(called):
        notes = beside([*look.notes(table, view, seat), *look.last_notes(view, seat)])
        on_turn = state.phase == "play" and seat == state.turn
        turn, shown = ("yes", on_move(name)) if on_turn else ("no", name)
        seats.append(WORDS("seat", turn=turn, name=shown, notes=notes))
        is_open = moment.seat in (None, seat) and state.phase == "play" and state.hands[seat]
        seats += [WORDS("hand", cards=listed(in_order(state.hands[seat])))] if is_open else []
    told = fitting(sentences or [WORDS("nothing")], 1500)
    texts = ["\n".join(part) for part in (head, told, look.middle(view), [*seats, *look.below(view)])]
    return Page([*texts[:2], picture, *texts[2:], *_ways(moment)], CALM)


def _ways(moment: Moment) -> list[Item]:
    replay, step = moment.replay, moment.step
    last, match = len(replay.states), replay.match
    rounds = [state.round for state in replay.states]
    following = next((number for number in range(step + 1, last + 1) if rounds[number - 1] > rounds[step - 1]), step)
    to = {"first": 1, "previous": step - 1, "next": step + 1, "last": last, "round": following}
    moving = [
        button(
            WORDS(name),
            Control("replay", match, max(1, there), (moment.word, name)),
            disabled=not 1 <= there <= last or there == step,
        )
        for name, there in to.items()
    ]
    views = [option(WORDS("view-open"), OPEN, chosen=moment.seat is None)]
    views += [
        SelectOption(label=WORDS("view-seat", name=plain(name)), value=f"{SEAT}{seat}", default=moment.seat == seat)
        for seat, name in enumerate(replay.record.names)
    ]
    # The steps around this one, and those before and after them. Players who listen pick from the rounds alone.
    begins = [number for number in range(1, last + 1) if number == 1 or rounds[number - 1] > rounds[number - 2]]
    steps = begins if listens() else range(1, last + 1)
    here = bisect_right(steps, step) - 1
    first = here // AROUND * AROUND
    called, jumps = [plain(name) for name in replay.record.names], []
    for there in steps[first : first + AROUND]:
        sentences = filter(None, (tell(event, called) for event in replace(moment, step=there).events()))
        label = shortened(WORDS("jump-option", step=there, words=next(sentences, "…")), OPTION)
        jumps.append(SelectOption(label=label, value=str(there), default=there == steps[here]))
    if first > 0:
        jumps.insert(0, option(WORDS("jump-earlier"), str(steps[first - 1])))
    if first + AROUND < len(steps):
        jumps.append(option(WORDS("jump-later"), str(steps[first + AROUND])))
    download = button(WORDS("download"), Control("download", match, step, (moment.word,)))
    matches = button(WORDS("matches"), Control("history", words=("0", ANY, ANY, "0")))
    return [
        ui.ActionRow(*moving),
        ui.ActionRow(download, matches),
        select(WORDS("view"), Control("replay", match, step, (moment.word, VIEW)), views),
        select(WORDS("jump"), Control("replay", match, words=(moment.word, JUMP)), jumps),
    ]


def download_page(moment: Moment) -> Page:
    """The record of a match as JSON, unless it is too large for a message."""
    match = moment.replay.match
    record = Document(f"match-{match}.json", write(moment.replay.record).encode())
    title = WORDS("download-title", match=match)
    back = way_back("replay", Control("replay", match, moment.step, (moment.word,)))
    if len(record.content) > LARGEST:
        return Page([f"{title}\n{WORDS('download-too-large')}", back], CALM)
    return Page([f"{title}\n{WORDS('download-what')}", record, WORDS("download-note"), back], CALM)
