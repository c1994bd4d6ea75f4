"""What happened at a table, in words: a line for each turn, and one for each coming and going.

Private pages about a table: everything that happened in its round, who played which card, and its details."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice

from cogs.discord.controls import Control, turning
from cogs.discord.page import CALM, Page, fitting, in_pages, rows
from cogs.discord.text import title
from cogs.looks import look_of
from engine.core.cards import Card, short
from engine.core.match import DrewForDeal, SeatView, Settled, View
from engine.matches.telling import asked_by, doer_of, turns
from engine.words import Words, and_listed, beside, listens
from model.tables.log import Entry, stood_in_for
from model.tables.naming import name_by, names
from model.tables.table import Happening, Table

FEWEST = 4  # latest lines shown, however few play
NEWS = 80  # characters for what a hand tells of the others, in one line
ROOM = 1200  # of the characters of a message that the latest lines may take up


WORDS = Words(__package__)


@dataclass(frozen=True)
class Line:
    """A line of what happened. If it is a turn, whose it is, what they did without their name, and that in parts."""

    seat: int | None
    text: str
    done: str = ""
    parts: tuple[str, ...] = ()


def lines(table: Table, story: Sequence[Entry], you: int | None = None) -> list[Line]:
    """All that happened, in a line for each turn. ``you``: the seat of the player who reads it."""
    called, later = _had_seats(table, story)
    told: list[Line] = []
    for comes_and_goes, entries in groupby(story, key=lambda entry: isinstance(entry, Happening)):
        if comes_and_goes:
            for each in entries:
                if isinstance(each, Happening):
                    if each.kind == "sat":
                        seat, called[seat] = later.pop()
                    told.append(Line(None, happened(table, each, called, _since(you, later))))
            continue
        events, me = [each for each in entries if not isinstance(each, Happening | Settled)], _since(you, later)
        for turn in turns(events, called, me):
            name = "" if turn.seat is None else WORDS("you") if turn.seat == me else called[turn.seat]
            text = turn.words if turn.seat is None or listens() else WORDS("line", name=name, words=turn.words)
            told.append(Line(turn.seat, text, turn.words, turn.parts))
    return told


def _had_seats(table: Table, story: Sequence[Entry]) -> tuple[list[str], list[tuple[int, str]]]:
    """Who had each seat when a story began, and who sat down in which seat later, the last one first."""
    called, later = names(table), list[tuple[int, str]]()
    for each in reversed(story):
        if isinstance(each, Happening) and each.kind == "sat" and each.seat is not None:
            later.append((each.seat, called[each.seat]))
            called[each.seat] = name_by(table, each)
    return called, later


def _since(you: int | None, later: Sequence[tuple[int, str]]) -> int | None:
    """Your seat, once you have sat down in it."""
    return None if any(seat == you for seat, _ in later) else you


def happened(table: Table, happening: Happening, called: Sequence[str], you: int | None = None) -> str:
    """Who came, went, or did something else that is no move."""
    mine = happening.seat is not None and happening.seat == you
    key = f"happened-{happening.kind}.you" if mine else f"happened-{happening.kind}"
    name = called[happening.seat] if happening.seat is not None else ""
    return WORDS(key, name=name, by=name_by(table, happening))


def since_the_deal(table: Table, story: Sequence[Entry], view: View) -> list[Entry]:
    deals = look_of(view.rules).events.deals
    dealt = max((place for place, each in enumerate(story) if isinstance(each, deals)), default=0)
    return list(story[dealt - 1 if dealt and isinstance(story[dealt - 1], DrewForDeal) else dealt :])


def lap(table: Table, view: View, story: Sequence[Entry]) -> list[str]:
    """What happened in the last lap or a little longer, newest last."""
    seats, story = len(table.seats), since_the_deal(table, story, view)
    most = max(FEWEST, 2 * seats)
    begins = [place for _, place in islice(_turns_back(story), most + 1)]
    told = lines(table, story[begins[-2] :] if len(begins) > most else story)
    own = [place for place, each in enumerate(told) if each.seat == view.turn]
    whole = len(told) - own[-1] if own else 0
    count = max(FEWEST, seats, min(whole, 2 * seats))
    return fitting([each.text for each in told[-count:]][::-1], ROOM)[::-1]


def news(table: Table, view: SeatView, story: Sequence[Entry]) -> list[str]:
    """What happened since the last turn of a player, or since the deal: a text for each other player, the
    one who moved last at last.
    """

    def known(entry: Entry) -> bool:  # a coming or going of the seat's owner
        return isinstance(entry, Happening) and entry.seat == view.seat and entry.kind != "host"

    story = [each for each in since_the_deal(table, story, view) if not known(each)]
    begins = next((place for who, place in _turns_back(story) if who == view.seat), None)
    if begins is None:
        moves = (place for place, each in enumerate(story) if isinstance(each, Happening) or doer_of(each) is not None)
        begins = next(moves, len(story))
    told = lines(table, story[begins:], view.seat)
    own = max((place for place, each in enumerate(told) if each.seat == view.seat), default=-1)
    return fitting([each.text for each in _one_each(table, told[own + 1 :])][::-1], NEWS)[::-1]


def since_own_move(table: Table, view: SeatView, story: Sequence[Entry]) -> list[str]:
    """What a player heard of since they last moved, their move and what came of it first. Before they have moved, all
    since the first move of the round, or since the deal. Each thing that was done is a line, so that one that is new is
    heard alone.
    """
    story = since_the_deal(table, story, view)
    begins = next((place for who, place in _turns_back(story) if who == view.seat), None)
    if begins is None:
        begins = next((place for place, each in enumerate(story) if _doer(each) is not None), 0)
    else:  # what a move brings about for the one before may be told ahead of it
        while begins and _doer(story[begins - 1]) is None and not _asks(story[begins - 1]):
            begins -= 1
    told = [part for each in lines(table, story[begins:], view.seat) for part in each.parts or (each.text,)]
    return fitting(told[::-1], ROOM)[::-1]


def _doer(entry: Entry) -> int | None:
    return None if isinstance(entry, Happening) else doer_of(entry)


def _asks(entry: Entry) -> bool:
    """Whether something else is over here: someone was asked for a move, or came or went."""
    return isinstance(entry, Happening) or asked_by(entry) is not None


def _turns_back(story: Sequence[Entry]) -> Iterator[tuple[int, int]]:
    """Each turn from the newest back: whose it is, and the place where it begins. To tell turns takes longer."""
    doer, begins = None, 0
    for place in reversed(range(len(story))):
        who = _doer(story[place])
        if who is None:
            continue
        if doer is not None and who != doer:
            yield doer, begins
        doer, begins = who, place
    if doer is not None:
        yield doer, begins


def _one_each(table: Table, told: Sequence[Line]) -> list[Line]:
    """The turns of a player in one line, where there are several."""
    found: dict[object, Line] = {}
    for place, line in enumerate(told):
        key = -place - 1 if line.seat is None else line.seat
        before = found.pop(key, None)
        if before is None or line.seat is None:
            found[key] = line
        else:
            done = beside((before.done, line.done))
            found[key] = Line(line.seat, WORDS("line", name=names(table)[line.seat], words=done), done)
    return list(found.values())


def stand_ins(table: Table) -> list[str]:
    """For which players a bot played rounds to their end, and which rounds those were."""
    of_round = stood_in_for(table)
    told = []
    for seat, name in enumerate(names(table)):
        rounds = [str(number) for number, away in enumerate(of_round, start=1) if seat in away]
        told += [WORDS("stood-in", name=name, count=len(rounds), rounds=and_listed(rounds))] if rounds else []
    return told


LOG, PILE = 25, 20  # lines of a page


def log_page(table: Table, view: View, story: Sequence[Entry], seat: int | None, number: int | None = None) -> Page:
    """All that happened in a round, as its reader may know it: a page of it, or without a number the newest."""
    told = [each.text for each in lines(table, story, seat)] or [WORDS("nothing")]
    heading = WORDS("log-title", title=title(table), round=view.round)
    pages = _pages(told, LOG)
    return _paged(table, "log", heading, pages, len(pages) - 1 if number is None else number)


def pile_page(table: Table, view: View, story: Sequence[Entry], number: int = 0) -> Page:
    """The discard pile, newest card first, with who played each card."""
    cards = []
    for card, entry in reversed(who_played(view, story)):
        seat: int | None = getattr(entry, "seat", None)
        if entry is None:
            cards.append(WORDS("pile-unknown", card=short(card)))
        elif seat is None:
            cards.append(WORDS("pile-starter", card=short(card)))
        else:
            cards.append(WORDS("pile-card", card=short(card), name=names(table)[seat]))
    heading = "\n".join([WORDS("pile-title", title=title(table)), *look_of(view.rules).below_pile(view)])
    return _paged(table, "pile", heading, _pages(cards or [WORDS("pile-empty")], PILE), number)


def who_played(view: View, story: Sequence[Entry]) -> list[tuple[Card, Entry | None]]:
    """Each card of the discard pile with the event that put it there, as far as that is known."""
    look, put = look_of(view.rules), list[Entry]()
    for entry in story:
        count = 0 if isinstance(entry, Happening) else look.onto_pile(entry)
        put = [*put, *[entry] * count] if count >= 0 else put[:count]
    known: list[Entry | None] = [*[None] * (len(view.pile) - len(put)), *put[max(0, len(put) - len(view.pile)) :]]
    return list(zip(view.pile, known, strict=True))


def _pages(told: Sequence[str], most: int) -> list[list[str]]:
    """Lines in pages of so many at most, and as many as fit."""
    parts = [told[start : start + most] for start in range(0, len(told), most)]
    return [page for part in parts for page in in_pages(part)]


def _paged(table: Table, action: str, heading: str, pages: list[list[str]], number: int) -> Page:
    """A page of a log, which begins with what was earliest, or of a pile, which begins with the latest card."""
    number = min(max(0, number), len(pages) - 1)
    which = [WORDS("page", page=number + 1, pages=len(pages))] if len(pages) > 1 else []
    back, on = ("log-earlier", "later") if action == "log" else ("later", "log-earlier")
    turn = turning(
        WORDS(back), WORDS(on), lambda page: Control(action, table.id, words=(str(page),)), number, len(pages)
    )
    return Page(["\n".join([heading, *pages[number], *which]), *rows(turn)], CALM)


def details_page(table: Table, engine: str) -> Page:
    """What proves the deals, and what to name when something went wrong.

    Others have yet to play a deal of the day, so nothing is told that gives it away.
    """
    told = [WORDS("details-title", title=title(table)), WORDS("seal", seal=table.deal.seal)]
    if table.phase == "over" and table.day is None:
        told.append(WORDS("seed", seed=table.seed, salt=table.salt))
        told += [WORDS("presses", presses=", ".join(map(str, table.entropy)))] if table.entropy else []
    told += [*_notes(table), WORDS("table", table=table.id)]
    told += [WORDS("match", match=table.match, moves=table.moves)] if table.match is not None else []
    return Page(["\n".join([*told, WORDS("engine", engine=engine)])], CALM)


def _notes(table: Table) -> list[str]:
    """What the seal stands for, and whether no press could make sure of it."""
    if table.scheme == 1:
        return [WORDS("seal-note-old")]
    bound = [WORDS("seal-note" if table.tournament is None else "seal-note-tournament")]
    unmixed = table.phase != "lobby" and not table.entropy
    return [*bound, *([WORDS("no-presses")] if unmixed else [])]
