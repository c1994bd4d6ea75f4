"""What becomes of a tournament as players come and go, as it is directed, and as rounds end. Pure."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.bots import LEVELS
from engine.chance.fairness import drawn_from, scheme_of, with_press
from engine.chance.stream import seal
from engine.games.house_rules import HouseRules
from engine.matches import tournament as rules
from engine.words import Words, and_listed, or_listed
from model.location import Location
from model.member import NOBODY, Member
from model.refusals import Refused
from model.tables.seating import COMPUTERS, STAND_IN, game_of
from model.tables.table import Seat, Table
from model.tournaments.schedule import REMINDER, check_start
from model.tournaments.tournament import Entrant, Notice, Round, RoundTable, Status, Tournament

ROUNDS = range(1, 13)
USUAL_ROUNDS = 4  # source: S2, "four is optimal"
TURN_SECONDS = range(10, 24 * 3600 + 1)
MOST = 64  # entrants
NOTICES = 20  # how many are kept

words = Words(__name__)


@dataclass(frozen=True)
class TournamentSetup:
    """What an organiser wants to be played.

    It holds a game with house rules, perhaps from a preset, how many rounds to play, and how many seconds a person gets
    for a turn (None: as many as at any table). It also lists the levels of the computer players that enter at once, and
    tells whether they hurry, whether tables get threads (``spreads``: only when there are many), and whether the
    organiser plays too. ``starts_at`` is when it begins by itself, and ``closes_at`` when sign-up ends. ``duplicate``:
    the tables of a round are dealt the same cards.
    """

    house_rules: HouseRules
    preset: str | None = None
    rounds: int = USUAL_ROUNDS
    turn_seconds: float | None = None
    computers: tuple[str, ...] = ()
    quick: bool = False
    threads: bool = False
    plays: bool = True
    spreads: bool = False
    starts_at: float | None = None
    closes_at: float | None = None
    duplicate: bool = False


def opened(
    location: Location, organiser: Member, plan: TournamentSetup, seed: str, now: float, turn_seconds: float
) -> Tournament:
    """A new tournament with its first entrants. ``turn_seconds`` is for a plan that has none. Raises Refused."""
    game_of(plan.house_rules.game)
    unfit = rules.misfit(plan.house_rules)
    if unfit:
        raise Refused(unfit)
    if plan.rounds not in ROUNDS:
        raise Refused(words("rounds-range", least=ROUNDS[0], most=ROUNDS[-1]))
    seconds = turn_seconds if plan.turn_seconds is None else plan.turn_seconds
    if plan.turn_seconds is not None and not TURN_SECONDS[0] <= seconds <= TURN_SECONDS[-1]:
        raise Refused(words("turn-range", least=TURN_SECONDS[0]))
    _check_times(plan.starts_at, plan.closes_at, now)
    tournament = Tournament(
        location.guild, location.channel, organiser.id, plan.house_rules, seed, plan.rounds, seconds, opened_at=now
    )
    tournament = replace(tournament, preset=plan.preset, quick=plan.quick, threads=plan.threads)
    tournament = replace(tournament, spreads=plan.spreads, starts_at=plan.starts_at, closes_at=plan.closes_at)
    tournament = replace(tournament, duplicate=plan.duplicate)
    if plan.plays:
        tournament = entered(tournament, replace(organiser, press=None))  # it came before the seal
    for level in plan.computers:
        tournament = with_computer(tournament, level)
    return tournament


def check_organiser(tournament: Tournament, person: Member) -> None:
    """Raises Refused for everyone but the organiser and members with Manage Messages."""
    if person.id != tournament.organiser and not person.manages:
        raise Refused(words("organiser-only"))


def check_running(tournament: Tournament) -> None:
    """Raises Refused when the tournament has ended."""
    if not tournament.running:
        raise Refused(words("ended", how=tournament.phase))


# When it begins


def scheduled(tournament: Tournament, starts_at: float | None, now: float) -> Tournament:
    """Another start, or none, to wait for the organiser. Sign-up ends as long before as it did. Raises Refused."""
    check_running(tournament)
    if tournament.phase != "open":
        raise Refused(words("start-began"))
    if starts_at is None:
        return replace(tournament, starts_at=None, closes_at=None)
    lead = (tournament.starts_at or 0) - (tournament.closes_at or 0) if tournament.closes_at is not None else 0
    open_late = tournament.starts_at is not None and tournament.closes_at is None
    closes_at = None if open_late else starts_at - lead
    _check_times(starts_at, closes_at, now)
    return replace(tournament, starts_at=starts_at, closes_at=closes_at)


def _check_times(starts_at: float | None, closes_at: float | None, now: float) -> None:
    if starts_at is not None:
        check_start(starts_at, now)
    if closes_at is not None and closes_at <= now:
        raise Refused(words("closes-passed"))


def next_step(tournament: Tournament, now: float) -> float | None:
    """What a scheduled tournament waits for next: the reminder, the end of sign-up, or the start."""
    if tournament.starts_at is None:
        return None
    steps = (tournament.starts_at - REMINDER, tournament.closes_at or 0, tournament.starts_at)
    return next((step for step in sorted(steps) if step > now), tournament.starts_at)


def unstarted(tournament: Tournament) -> Tournament:
    """Its time has come, and there are too few. It waits for the organiser, and sign-up is open again."""
    return noticed(replace(tournament, starts_at=None, closes_at=None), "unstarted")


def short_of(tournament: Tournament) -> int:
    """How many players are missing for a start."""
    return max(0, rules.FEWEST - len(tournament.contenders))


def check_sign_up(tournament: Tournament, member: int, now: float) -> None:
    """Raises Refused for someone new once sign-up has closed. Who was in may come back."""
    if tournament.running and tournament.entrant_of(member) is None and tournament.sign_up_closed(now):
        raise Refused(words("closed", begun="yes" if tournament.played else "no"))


# Coming and going


def entered(tournament: Tournament, person: Member) -> Tournament:
    """A member enters, even late, or comes back after leaving or being away. Raises Refused.

    In the last round, only a seat at a table that is still playing can be taken back.
    """
    check_running(tournament)
    known = tournament.entrant_of(person.id)
    if known is None:
        newcomer = Entrant(_next_number(tournament), person.name, person.id)
        return _with_newcomer(pressed(tournament, person.press), newcomer)
    if known.status == "replaced":
        raise Refused(words("place-given"))
    if _begun_last(tournament) and not tournament.plays(known.number):
        raise Refused(words("too-late" if tournament.table_of(known.number) is None else "played-all"))
    back = replace(known, name=person.name, status="in", away=False)
    if known.status == "in":
        return _with_entrant(tournament, back)
    return noticed(_with_entrant(tournament, back), "back", known.number)


def pressed(tournament: Tournament, press: int | None) -> Tournament:
    """With a press of signing up or starting, which is mixed into the deals from now on."""
    return replace(tournament, entropy=with_press(tournament.entropy, press))


def _begun_last(tournament: Tournament) -> bool:
    return len(tournament.played) >= tournament.rounds


def _with_newcomer(tournament: Tournament, entrant: Entrant) -> Tournament:
    if _begun_last(tournament):
        raise Refused(words("too-late"))
    if len(tournament.seated) >= MOST:
        raise Refused(words("full", count=MOST))
    joined = len(tournament.played)
    entered = replace(tournament, entrants=(*tournament.entrants, replace(entrant, joined=joined)))
    return noticed(entered, "late", entrant.number) if joined else entered


def _next_number(tournament: Tournament) -> int:
    return 1 + max((entrant.number for entrant in tournament.entrants), default=-1)


def with_computer(tournament: Tournament, level: str) -> Tournament:
    """A computer player enters. Raises Refused."""
    check_running(tournament)
    if level not in LEVELS:
        raise Refused(words("no-level", level=level, levels=or_listed(list(LEVELS))))
    return _with_newcomer(tournament, Entrant(_next_number(tournament), _computer_name(tournament), None, level))


def _computer_name(tournament: Tournament) -> str:
    taken = {entrant.name for entrant in tournament.entrants}
    names = (f"{name} {turn}" if turn > 1 else name for turn in range(1, MOST + 1) for name in COMPUTERS)
    return next(name for name in names if name not in taken)


def struck(tournament: Tournament, number: int) -> Tournament:
    """An entry is removed before the start. Raises Refused."""
    entrant = entry(tournament, number)
    if tournament.phase != "open":
        raise Refused(words("no-removal"))
    return _without(tournament, entrant)


def left(tournament: Tournament, member: int) -> Tournament:
    """A member leaves. Before their first round the entry goes, and after it there is no seat for them in later rounds.

    A computer player keeps the place in the last round, and when fewer than three would be left. Raises Refused.
    """
    check_running(tournament)
    entrant = tournament.entrant_of(member)
    if entrant is None or entrant.status != "in":
        raise Refused(words("not-in"))
    if tournament.phase == "open":
        return _without(tournament, entrant)
    if _begun_last(tournament):
        return _as(tournament, entrant, "kept", "last" if tournament.plays(entrant.number) else "done")
    if len(tournament.contenders) <= rules.FEWEST:
        return _as(tournament, entrant, "kept")
    if all(entrant.number not in table.entrants for played in tournament.played for table in played.tables):
        return _without(tournament, entrant)
    return _as(tournament, entrant, "out", "out" if tournament.plays(entrant.number) else "gone")


def replaced(tournament: Tournament, number: int) -> Tournament:
    """A computer player takes an entrant's place from now on. The score stays. Raises Refused."""
    check_running(tournament)
    entrant = entry(tournament, number)
    if entrant.member is None or entrant.status == "replaced":
        raise Refused(words("bot-already"))
    if entrant.status == "out":
        raise Refused(words("has-left"))
    if tournament.phase == "open":
        raise Refused(words("replace-later"))
    return _as(tournament, entrant, "replaced")


def forgotten(tournament: Tournament, member: int) -> Tournament:
    """A member asks to be forgotten. Before the start the entry goes. After it a computer player owns the place."""
    if tournament.organiser == member:
        tournament = noticed(replace(tournament, organiser=None), "headless")
    entrant = tournament.entrant_of(member)
    if entrant is None:
        return tournament
    if tournament.phase == "open":
        return _without(tournament, entrant)
    nobodys = _with_entrant(tournament, entrant.forgotten)
    return noticed(nobodys, "forgotten", entrant.number) if tournament.running and entrant.person else nobodys


def entry(tournament: Tournament, number: int) -> Entrant:
    """An entrant by number. Raises Refused."""
    try:
        return tournament.entrant(number)
    except KeyError:
        raise Refused(words("no-player")) from None


def _as(tournament: Tournament, entrant: Entrant, status: Status, notice: str = "") -> Tournament:
    changed = replace(entrant, status=status, away=False)
    return noticed(_with_entrant(tournament, changed), notice or status, entrant.number)


def _without(tournament: Tournament, entrant: Entrant) -> Tournament:
    entrants = tuple(other for other in tournament.entrants if other != entrant)
    notices = tuple(notice for notice in tournament.notices if notice.entrant != entrant.number)
    return replace(tournament, entrants=entrants, notices=notices)


def _with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    entrants = (entrant if other.number == entrant.number else other for other in tournament.entrants)
    return replace(tournament, entrants=tuple(entrants))


# Rounds


def check_next(tournament: Tournament) -> None:
    """Raises Refused if no round can begin now."""
    check_running(tournament)
    if tournament.phase == "round":
        playing = [str(number) for number, table in enumerate(tournament.tables, 1) if table.scores is None]
        at = and_listed(playing)
        raise Refused(words("still-playing", round=len(tournament.played), count=len(playing), tables=at))
    if tournament.paused:
        raise Refused(words("paused-first"))
    if short_of(tournament):
        raise Refused(words("too-few", count=len(tournament.contenders), needed=rules.FEWEST))


def filled(tournament: Tournament) -> Tournament:
    """With as few computer players as the tables of a round need (source: rulings.md, "Tournaments").

    The players and bots that were entered come first, then the places of players who left and for whom one was kept,
    then a filler. All others make way.
    """
    kept = [entrant for entrant in tournament.contenders if entrant.status == "kept"]
    entered = len(tournament.contenders) - len(kept)
    needed = rules.fillers(entered, five=rules.five_fit(tournament.house_rules))
    for entrant in kept[needed:]:
        tournament = _as(tournament, entrant, "out", "unkept")
    known = next((entrant for entrant in tournament.entrants if entrant.filler), None)
    if needed <= len(kept):
        return _as(tournament, known, "out", "unfilled") if known and known.seated else tournament
    if known is not None:
        return tournament if known.seated else _as(tournament, known, "in", "filled")
    number, name = _next_number(tournament), _computer_name(tournament)
    filler = Entrant(number, name, None, STAND_IN, joined=len(tournament.played), filler=True)
    return noticed(replace(tournament, entrants=(*tournament.entrants, filler)), "filled", number)


def next_tables(tournament: Tournament) -> rules.Tables:
    """The seating of the next round, for a tournament that is ``filled``."""
    five, numbers = rules.five_fit(tournament.house_rules), [entrant.number for entrant in tournament.seated]
    if not tournament.played:
        return rules.first_tables(numbers, tournament.seed, five=five)
    last = {number: tournament.score(number, tournament.played[-1]) for number in numbers}
    return rules.next_tables(last, tournament.totals, tournament.seed, len(tournament.played), five=five)


def table_for(tournament: Tournament, number: int, entrants: Sequence[int], lost: int = 0) -> Table:
    """Table ``number`` of a round, counted from 0, before the deal. ``lost``: the table that it replaces, by id.

    Its secrets follow from the seed of the tournament, which was sealed before anyone signed up.

    In a duplicate round all tables of a size have the same chance, and so has one that replaces a lost one.

    Computer players hurry when they play only each other, so that no person waits for them.
    """
    played = len(tournament.played) + (tournament.phase != "round")  # the present round if a table is replayed
    here = [tournament.entrant(entrant) for entrant in entrants]
    place = (len(here),) if tournament.duplicate else (number + 1, lost)
    chance = drawn_from(tournament.seed, played, *place)
    waited_for = not any(each.person for each in here) and any(each.person for each in tournament.seated)
    return Table(
        tournament.guild,
        tournament.channel_of(number),
        tournament.organiser,
        tournament.house_rules,
        *chance,
        preset=tournament.preset,
        quick=tournament.quick or waited_for,
        seats=tuple(map(_seat, here)),
        size=len(entrants),
        tournament=tournament.id,
        turn_seconds=tournament.turn_seconds,
        paused=tournament.paused,
        label=table_label(played, number + 1),
        scheme=scheme_of(*chance),
        entropy=tournament.entropy,
        duplicate=tournament.duplicate,
    )


def table_label(played: int, number: int) -> str:
    """What a table of a round is called. Both are counted from 1."""
    return words("table-label", round=played, table=number)


def _seat(entrant: Entrant) -> Seat:
    if entrant.person:
        return Seat(entrant.name, entrant.member, STAND_IN if entrant.away else None, entrant.notify)
    return Seat(entrant.name, None, entrant.computer or STAND_IN)


def with_round(tournament: Tournament, seating: rules.Tables, tables: Iterable[int]) -> Tournament:
    """A round has begun at these tables. Players who were away are seated as away."""
    same = tournament.duplicate
    begun = [RoundTable(table, entrants, duplicate=same) for table, entrants in zip(tables, seating, strict=True)]
    changed = replace(tournament, phase="round", played=(*tournament.played, Round(tuple(begun))), deadline=None)
    has_odd_size = 1 in Counter(map(len, seating)).values()
    return noticed(changed, "uncompared") if same and has_odd_size else changed


def lost(tournament: Tournament, live: Mapping[int, Table]) -> tuple[int, ...]:
    """The numbers of this round's tables that vanished before they were finished. ``live``: tables by id."""
    return tuple(
        number for number, table in enumerate(tournament.tables) if table.scores is None and table.table not in live
    )


def has_news(tournament: Tournament, live: Mapping[int, Table]) -> bool:
    """Whether a table is over or gone, and its scores are not known yet. ``live``: tables by id."""
    unknown = [live.get(table.table) for table in tournament.tables if table.scores is None]
    return any(table is None or table.phase == "over" for table in unknown)


def played_anew(tournament: Tournament, numbers: Iterable[int], tables: Iterable[int]) -> Tournament:
    """New tables replace the lost ones, to be played again."""
    anew = dict(zip(numbers, tables, strict=True))
    round_tables = tuple(
        replace(table, table=anew.get(number, table.table)) for number, table in enumerate(tournament.tables)
    )
    return noticed(_with_tables(tournament, round_tables), "anew") if anew else tournament


def with_scores(tournament: Tournament, live: Mapping[int, Table]) -> Tournament:
    """With the scores of all tables that are over by now. ``live``: tables by id. Known scores never change."""
    for table in tournament.tables:
        if table.scores is None and table.table in live and live[table.table].phase == "over":
            tournament = _with_score(tournament, table, live[table.table])
    return tournament


def _with_score(tournament: Tournament, table: RoundTable, ended: Table) -> Tournament:
    if ended.state is None:
        return tournament
    scores = rules.signed(ended.state.rules, ended.state.sheet[0].points)
    sat = list(zip(table.entrants, ended.seats, strict=True))
    for number, seat in sat:
        entrant = tournament.entrant(number)
        if entrant.member is not None and seat.member == entrant.member:
            # A hurried table knew before its end who was away. The wish for pings stays, as who left may come back.
            away = seat.away and entrant.person and (entrant.away or not table.hurried)
            tournament = _with_entrant(tournament, replace(entrant, away=away, notify=seat.notify))
    helped = tuple(number for number, seat in sat if seat.away)
    done = replace(table, scores=scores, helped=helped)
    round_tables = (done if other == table else other for other in tournament.tables)
    return _with_tables(tournament, tuple(round_tables))


def _with_tables(tournament: Tournament, tables: tuple[RoundTable, ...]) -> Tournament:
    return replace(tournament, played=(*tournament.played[:-1], Round(tables)))


def after_round(tournament: Tournament, now: float, pause: float, wait: float) -> Tournament:
    """What follows when every table is done: a ``pause`` before the next round, or the end.

    After the end, the tables stay for a while to be looked at. While the tournament is paused, the break has no end.
    """
    if tournament.phase != "round" or not tournament.played[-1].complete:
        return tournament
    if _begun_last(tournament):
        return replace(tournament, phase="over", paused=False, ended_at=now, deadline=now + wait)
    return replace(tournament, phase="break", deadline=None if tournament.paused else now + pause)


# Directing


def hurried(tournament: Tournament, tables: Iterable[Table]) -> Tournament:
    """Bots finish these tables. Who is to move or is away begins the next round away. Raises Refused."""
    check_running(tournament)
    if tournament.paused:
        raise Refused(words("paused-first"))
    playing = {table.id: table for table in tables if table.phase == "match"}
    if tournament.phase != "round" or not playing:
        raise Refused(words("nothing-to-hurry"))
    for known in tournament.tables:
        if known.table in playing and not known.hurried:
            tournament = _slow_players_away(tournament, playing[known.table])
    called_in = tuple(replace(table, hurried=table.hurried or table.table in playing) for table in tournament.tables)
    return noticed(_with_tables(tournament, called_in), "hurried")


def _slow_players_away(tournament: Tournament, table: Table) -> Tournament:
    turn = table.state.turn if table.state else None
    for number, seat in enumerate(table.seats):
        entrant = tournament.entrant_of(seat.member) if seat.member is not None else None
        if entrant is not None:
            tournament = _with_entrant(tournament, replace(entrant, away=seat.away or number == turn))
    return tournament


def paused(tournament: Tournament) -> Tournament:
    """All clocks stop. Raises Refused."""
    check_running(tournament)
    if tournament.paused:
        raise Refused(words("paused-already"))
    if tournament.phase == "open":
        raise Refused(words("nothing-to-pause"))
    return replace(tournament, paused=True, deadline=None)


def going_on(tournament: Tournament, now: float, pause: float) -> Tournament:
    """Clocks run again, and a break starts over. Raises Refused."""
    check_running(tournament)
    if not tournament.paused:
        raise Refused(words("not-paused"))
    return replace(tournament, paused=False, deadline=now + pause if tournament.phase == "break" else None)


def closed(tournament: Tournament, now: float) -> Tournament:
    """Cancelled if it is still running, and closed in any case. The complete rounds stay."""
    if not tournament.running:
        return replace(tournament, deadline=None)
    ended = now if tournament.complete else None
    return replace(tournament, phase="cancelled", paused=False, ended_at=ended, deadline=None)


def expired(tournament: Tournament) -> Tournament:
    """It has waited too long for people, and is about to be cancelled for it."""
    return noticed(tournament, "expired") if tournament.running else tournament


def with_channels(tournament: Tournament, channels: Iterable[int], wanted: int) -> Tournament:
    """With threads for its tables, perhaps fewer than ``wanted``, which is told once."""
    changed = replace(tournament, channels=tuple(channels))
    told = any(notice.what == "roomless" for notice in tournament.notices)
    return noticed(changed, "roomless") if len(changed.channels) < wanted and not told else changed


def without_channel(tournament: Tournament, channel: int) -> Tournament:
    """A thread is gone. Its table goes to the tournament's own channel."""
    channels = tuple(tournament.channel if known == channel else known for known in tournament.channels)
    return noticed(replace(tournament, channels=channels), "moved")


# Telling


def noticed(tournament: Tournament, what: str, entrant: int | None = None) -> Tournament:
    """With one more notice for everyone."""
    notice = Notice(what, len(tournament.played), entrant)
    return replace(tournament, notices=(*tournament.notices, notice)[-NOTICES:])


def notice_text(tournament: Tournament, notice: Notice) -> str:
    """What a notice says, in sentences with plain names, still to be escaped."""
    names = {entrant.number: entrant.name for entrant in tournament.entrants}
    name = names.get(-1 if notice.entrant is None else notice.entrant, NOBODY)
    penalties = "yes" if tournament.penalties else "no"
    given: dict[str, str | float] = {"name": name, "round": notice.round, "penalties": penalties}
    return words(f"notice-{notice.what}", **given, needed=rules.FEWEST)


def seating_draw(tournament: Tournament) -> str:
    """What proves that the seating draw and the breaking of ties were fair: a seal, and at the end its seed."""
    sealed = seal(tournament.seed, "")
    if tournament.running:
        return words("sealed", seal=sealed)
    return words("proved", seed=tournament.seed, seal=sealed)


def table_sizes_text(entrants: int, *, five: bool) -> str:
    """The tables for this many entrants, in words: "a table of four and 2 tables of three"."""
    found = rules.sizes(entrants + rules.fillers(entrants, five=five), five=five)
    groups = [(found.count(size), size) for size in sorted(set(found), reverse=True)]
    return and_listed([words("tables-of", count=tables, size=size) for tables, size in groups])
