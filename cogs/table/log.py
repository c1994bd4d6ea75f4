"""The log of a table in words, a line for each turn and each coming and going, and the private pages from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice

from cogs.discord.controls import Control, turning
from cogs.discord.page import CALM, Page, fitting, in_pages, rows
from cogs.discord.text import title
from cogs.looks import look_of
from engine.core.cards import short
from engine.core.match import DrewForDeal, SeatView, Settled, View
from engine.matches.telling import asked_by, doer_of, turns
from engine.words import Words, and_listed, beside, listens
from model.tables.log import Entry, stood_in_for
from model.tables.naming import name_by, names
from model.tables.table import Happening, Table

LOG, PILE = 25, 20  # lines of a page
FEWEST = 4  # latest lines shown, however few play
NEWS = 80  # characters for what a hand tells of the others, in one line
ROOM = 1200  # of the characters of a message that the latest lines may take up


WORDS = Words(__package__)


@dataclass(frozen=True)
class Line:
    """A turn, or another thing that happened."""

    seat: int | None  # of the player, if it is a turn
    text: str
    words: str = ""  # the turn without the player's name
    parts: tuple[str, ...] = ()  # that, one thing at a time


def lines(table: Table, story: Sequence[Entry], you: int | None = None) -> list[Line]:
    """All that happened, in a line for each turn. ``you``: the seat of the player who reads it."""
    # The names of the seats when the story began, and each seat and name of those who sat down later, last first.
    called, later = names(table), list[tuple[int, str]]()
    for each in reversed(story):
        if isinstance(each, Happening) and each.kind == "sat" and each.seat is not None:
            later.append((each.seat, called[each.seat]))
            called[each.seat] = name_by(table, each)
    told: list[Line] = []
    for _, entries in groupby(story, key=lambda entry: isinstance(entry, Happening)):
        events, me = [], None if any(seat == you for seat, _ in later) else you
        for each in entries:
            if not isinstance(each, Happening):
                events += [] if isinstance(each, Settled) else [each]
                continue
            if each.kind == "sat":
                seat, called[seat] = later.pop()
                me = None if any(seat == you for seat, _ in later) else you  # they have sat down in it by then
            told.append(Line(None, happening_line(table, each, called, me)))
        for turn in turns(events, called, me):
            name = "" if turn.seat is None else WORDS("you") if turn.seat == me else called[turn.seat]
            text = turn.words if turn.seat is None or listens() else WORDS("line", name=name, words=turn.words)
            told.append(Line(turn.seat, text, turn.words, turn.parts))
    return told


def happening_line(table: Table, happening: Happening, called: Sequence[str], you: int | None = None) -> str:
    """A sentence about a person who came, went, or did something else that is no move."""
    mine = happening.seat is not None and happening.seat == you
    key = f"happened-{happening.kind}.you" if mine else f"happened-{happening.kind}"
    name = called[happening.seat] if happening.seat is not None else ""
    return WORDS(key, name=name, by=name_by(table, happening))


def since_the_deal(story: Sequence[Entry], view: View) -> Sequence[Entry]:
    deals = look_of(view.rules).events.deals
    for place in range(len(story) - 1, 0, -1):
        if isinstance(story[place], deals):
            return story[place - isinstance(story[place - 1], DrewForDeal) :]
    return story


def lap(table: Table, view: View, story: Sequence[Entry]) -> list[str]:
    """The turns of the last lap or a little longer, newest last."""
    seats = len(table.seats)
    most = max(FEWEST, 2 * seats)
    begins = [place for _, place in islice(_turns_back(story, view), most + 1)]
    told = lines(table, story[begins[-2] :] if len(begins) > most else since_the_deal(story, view))
    own = [place for place, each in enumerate(told) if each.seat == view.turn]
    whole = len(told) - own[-1] if own else 0
    count = max(FEWEST, seats, min(whole, 2 * seats))
    return fitting([each.text for each in told[-count:]][::-1], ROOM)[::-1]


def news(table: Table, view: SeatView, story: Sequence[Entry]) -> list[str]:
    """The news since the last turn of a player, or since the deal: a text for each other player, the one who moved
    last at the end.
    """
    own_turn = next((place for who, place in _turns_back(story, view) if who == view.seat), None)
    since = since_the_deal(story, view) if own_turn is None else story[own_turn:]
    # without a coming or going of the player
    since = [each for each in since if not isinstance(each, Happening) or each.seat != view.seat or each.kind == "host"]
    if own_turn is None:
        moves = (place for place, each in enumerate(since) if isinstance(each, Happening) or doer_of(each) is not None)
        since = since[next(moves, len(since)) :]
    told = lines(table, since, view.seat)
    own = max((place for place, each in enumerate(told) if each.seat == view.seat), default=-1)
    found: dict[object, Line] = {}  # with all turns of a player in one of them
    for place, line in enumerate(told[own + 1 :]):
        key = -place - 1 if line.seat is None else line.seat
        before = found.pop(key, None)
        if before is None or line.seat is None:
            found[key] = line
        else:
            done = beside((before.words, line.words))
            found[key] = Line(line.seat, WORDS("line", name=names(table)[line.seat], words=done), done)
    return fitting([each.text for each in found.values()][::-1], NEWS)[::-1]


def since_own_move(table: Table, view: SeatView, story: Sequence[Entry]) -> list[str]:
    """The news for a player who listens since they last moved, their move and what came of it first. Before they have
    moved, all since the first move of the round, or since the deal. Each thing that was done is a line, so that a new
    one is heard alone.
    """
    story = since_the_deal(story, view)
    turns_back = list(_turns_back(story, view))
    own = [place for who, place in turns_back if who == view.seat]
    first = turns_back[-1][1] if turns_back else 0
    begins = own[0] if own else first
    while own and begins:  # what a move brings about for the one before may be told ahead of it
        before = story[begins - 1]
        if isinstance(before, Happening) or doer_of(before) is not None or asked_by(before) is not None:
            break
        begins -= 1
    told = [part for each in lines(table, story[begins:], view.seat) for part in each.parts or (each.text,)]
    return fitting(told[::-1], ROOM)[::-1]


def _turns_back(story: Sequence[Entry], view: View) -> Iterator[tuple[int, int]]:
    """Each turn from the newest back to the deal: its seat, and the place where it begins. To put turns into words
    takes longer.
    """
    deals, doer, begins = look_of(view.rules).events.deals, None, 0
    for place in range(len(story) - 1, -1, -1):
        entry = story[place]
        if isinstance(entry, deals):
            break
        who = None if isinstance(entry, Happening) else doer_of(entry)
        if who is None:
            continue
        if doer is not None and who != doer:
            yield doer, begins
        doer, begins = who, place
    if doer is not None:
        yield doer, begins


def stand_ins(table: Table) -> list[str]:
    """Sentences about the rounds that a bot played to their end, for each player."""
    of_round = stood_in_for(table)
    told = []
    for seat, name in enumerate(names(table)):
        rounds = [str(number) for number, away in enumerate(of_round, start=1) if seat in away]
        told += [WORDS("stood-in", name=name, count=len(rounds), rounds=and_listed(rounds))] if rounds else []
    return told


def log_page(table: Table, view: View, story: Sequence[Entry], seat: int | None, number: int | None = None) -> Page:
    """All that happened in a round, as its reader may know it: a page of it, or without a number the newest."""
    told = [each.text for each in lines(table, story, seat)] or [WORDS("nothing")]
    return _paged(table, "log", WORDS("log-title", title=title(table), round=view.round), told, number)


def pile_page(table: Table, view: View, story: Sequence[Entry], number: int = 0) -> Page:
    """The discard pile, newest card first, with the player of each card, as far as the story tells of it."""
    look, put, cards = look_of(view.rules), list[Entry | None](), list[str]()
    for each in story:
        count = 0 if isinstance(each, Happening) else look.onto_pile(each)
        put = [*put, *[each] * count] if count >= 0 else put[:count]
    known = [*[None] * (len(view.pile) - len(put)), *put[max(0, len(put) - len(view.pile)) :]]
    for card, entry in reversed(list(zip(view.pile, known, strict=True))):
        seat: int | None = getattr(entry, "seat", None)
        if entry is None:
            cards.append(WORDS("pile-unknown", card=short(card)))
        elif seat is None:
            cards.append(WORDS("pile-starter", card=short(card)))
        else:
            cards.append(WORDS("pile-card", card=short(card), name=names(table)[seat]))
    heading = "\n".join([WORDS("pile-title", title=title(table)), *look.below_pile(view)])
    return _paged(table, "pile", heading, cards or [WORDS("pile-empty")], number)


def _paged(table: Table, action: str, heading: str, told: Sequence[str], number: int | None) -> Page:
    """A page of a log, which begins with what was earliest, or of a pile, which begins with the latest card.

    Without a number it is the last page.
    """
    most, back, on = (LOG, "log-earlier", "later") if action == "log" else (PILE, "later", "log-earlier")
    pages = [page for start in range(0, len(told), most) for page in in_pages(told[start : start + most])]
    last = len(pages) - 1
    number = last if number is None else min(max(0, number), last)
    which = [WORDS("page", page=number + 1, pages=len(pages))] if last else []
    turn = turning(
        WORDS(back), WORDS(on), lambda page: Control(action, table.id, words=(str(page),)), number, len(pages)
    )
    return Page(["\n".join([heading, *pages[number], *which]), *rows(turn)], CALM)


def details_page(table: Table, engine: str) -> Page:
    """The proof of the deals, and the numbers to name when something went wrong.

    Others have yet to play a deal of the day, so nothing is told that gives it away.
    """
    told = [WORDS("details-title", title=title(table)), WORDS("seal", seal=table.deal.seal)]
    if table.phase == "over" and table.day is None:
        told.append(WORDS("seed", seed=table.seed, salt=table.salt))
        told += [WORDS("presses", presses=", ".join(map(str, table.entropy)))] if table.entropy else []
    if table.scheme == 1:
        told.append(WORDS("seal-note-old"))
    else:
        told.append(WORDS("seal-note" if table.tournament is None else "seal-note-tournament"))
        told += [WORDS("no-presses")] if table.phase != "lobby" and not table.entropy else []
    told.append(WORDS("table", table=table.id))
    told += [WORDS("match", match=table.match, moves=table.moves)] if table.match is not None else []
    return Page(["\n".join([*told, WORDS("engine", engine=engine)])], CALM)
