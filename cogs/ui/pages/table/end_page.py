"""The public message of a table between two rounds and after its match, and what stays of it when it is closed."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import ALT, CALM, GOLD, Component, Page, Picture, rows
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from cogs.ui.pages.history.replay_page import replay_button
from cogs.ui.pages.rules.added import between, every_rule
from cogs.ui.pages.table.closing_page import abandoned
from cogs.ui.pages.table.standings import Placed, drawn_names, placed
from cogs.ui.pictures.win import Finish, Win
from engine.core.cards import Card, short, spoken
from engine.core.match import View
from engine.games.registry import settlement
from engine.matches.telling import ending, paid
from engine.words import Words, and_listed, beside, or_listed
from model.tables.naming import name_by, names, plain_names
from model.tables.seating import counts, long_enough
from model.tables.table import Table
from model.tables.table_event import Happening
from model.tables.table_log import Entry, bot_plays_for
from model.tables.waiting import clock

PAYMENTS = 8  # payments of a settlement told one by one
SETTLED = 1000  # characters of a settlement next to the final standing
OWNERS = 3  # of a seat, named

_WORDS, _MORE = Words("cogs.ui.pages.table.end"), Words("cogs.ui.pages.table.more_page")


def round_page(
    table: Table, view: View, picture: Picture | None, buttons: list[Button], below: list[Component]
) -> Page:
    """The message in the break between two rounds, with these ``buttons`` and questions ``below`` them."""
    score, called = view.sheet[-1], names(table)
    headline = _WORDS("round-over", round=view.round)
    if score.winner is not None:
        won = [called[seat] for seat in view.rules.partners[score.winner]]
        headline = _WORDS("round-won", names=and_listed(won), winners=len(won), round=view.round)
    how = _WORDS("how", title=title(table), ending=ending(score, called))
    places = [_place(table, view, side) for side in placed(table, view)]
    card, ready = look_of(view.rules).winning_card(view), [called[seat] for seat in sorted(table.ready)]
    ends = clock(table)
    when = f"<t:{round(ends)}:R>" if ends else _WORDS("soon")
    after = [
        *([_WORDS("winning-card", card=card)] if card else []),
        *between(table, view),
        _WORDS("next-round", round=view.round + 1, when=when),
        *([_WORDS("is-ready", names=and_listed(ready))] if ready else []),
    ]
    told = "\n".join(places), "\n".join(after)
    return Page([f"{headline}\n{how}", picture, *told, *rows(buttons), *below], GOLD)


def _place(table: Table, view: View, side: Placed) -> str:
    """A side with what it shares, and a line for each partner with what that one was left with."""
    notes = [look_of(view.rules).notes(table, view, seat) for seat in side.seats]
    shared = [note for note in notes[0] if all(note in each for each in notes)]
    line = _WORDS("place", place=side.standing.place, name=and_listed(side.names(table)), notes=beside(shared))
    partners = zip(side.names(table), notes, strict=True) if side.seats[1:] else ()
    own = ((name, beside(note for note in each if note not in shared)) for name, each in partners)
    return "\n".join([line, *(_WORDS("partner", name=name, notes=each) for name, each in own if each)])


def end_page(
    table: Table, view: View, story: Sequence[Entry], highlights: Sequence[str], picture: Picture | None
) -> Page:
    """The message of a table whose match is over. ``highlights`` are sentences about it, ``story`` is its end."""
    again = rematch_button(table)
    scores = button(_MORE("scores"), Control("scores", table.id))
    buttons = [*again, scores, *_replay(table), button(_WORDS("more"), Control("more", table.id))]
    onward = _WORDS("play-again") if again else None
    return Page([*_final(table, view, story, highlights, picture), onward, *rows(buttons)], GOLD)


def rematch_button(table: Table) -> list[Button]:
    """For everyone who played, where a rematch may be had."""
    again = button(_WORDS("rematch"), Control("rematch", table.id), ButtonStyle.success)
    return [again] if table.policy.rematches else []


def _replay(table: Table) -> list[Button]:
    """A replay, which stays closed until the day of a deal is over."""
    return [] if table.match is None or table.day is not None else [replay_button(table.match)]


def had_seats(table: Table) -> list[str]:
    """Each seat by the names of those who had it in the match, for what was done by one of them."""
    told = []
    for number, name in enumerate(names(table)):
        before = [name_by(table, each) for each in table.happenings if each.kind == "sat" and each.seat == number]
        had = list(dict.fromkeys([*before, name]))
        told.append(or_listed(had) if len(had) <= OWNERS else _WORDS("many-owners", seat=number + 1))
    return told


def end_picture(table: Table, view: View, story: Sequence[Entry]) -> Picture:
    """Who won, large, by how much, and with which last card, and the others below."""
    sides, called, plain = placed(table, view), drawn_names(table), plain_names(table)
    best, card, by = _best(sides), _last_card(view, sides, story), lead(view, sides)
    others = [side for side in sides if side.standing.place > 1]
    finishes = tuple(Finish(each.standing.place, each.in_picture(table), _score(view, each)) for each in others)
    alt = [_WORDS(_won(table), names=and_listed([plain[seat] for seat in best]), winners=len(best)), by]
    alt += [_WORDS("last-card", card=spoken(card))] if card else []
    for side in others:
        name, counted = and_listed([plain[seat] for seat in side.seats]), view.rules.counted
        alt.append(_WORDS("finish", place=side.standing.place, name=name, counted=counted, count=_score(view, side)))
    win = Win(tuple(called[seat] for seat in best), by, card, finishes)
    return Picture("win", beside(alt)[:ALT], look_of(view.rules).win_picture, (win,))


def _best(sides: Sequence[Placed]) -> list[int]:
    return [seat for side in sides if side.standing.place == 1 for seat in side.seats]


def _last_card(view: View, sides: Sequence[Placed], story: Sequence[Entry]) -> Card | None:
    """The last card that a winner played, as far as the latest story tells of it."""
    look, best, plays = look_of(view.rules), _best(sides), list[tuple[int, Card]]()
    for event in (each for each in story if not isinstance(each, Happening)):
        if play := look.played(event):
            plays.append(play)
        elif look.takes_back(event):
            plays = plays[:-1]
    return next((card for seat, card in reversed(plays) if seat in best), None)


def _score(view: View, side: Placed) -> int:
    """The total, or how many cards are left where a single round decides."""
    cards = sum(view.counts[seat] for seat in side.seats)
    return cards if view.rules.counted == "nothing" else side.standing.total


def lead(view: View, sides: Sequence[Placed]) -> str:
    """By how much the winners are ahead of the next, or their own score if they are not."""
    best, *others = sides
    after = next((each for each in others if each.standing.place > 1), None)
    if after is not None and view.rules.knocks_out:
        return _WORDS("lead-left")
    counted, score = view.rules.counted, _score(view, best)
    more = 0 if after is None else score - _score(view, after)
    ahead = more if view.rules.collects and counted != "nothing" else -more
    return _WORDS("lead", counted=counted, count=ahead) if ahead > 0 else _WORDS("score", counted=counted, count=score)


def headline(table: Table, view: View, you: int | None = None) -> str:
    """Who won, said to a seat if it is among them and ``you``."""
    best = _best(placed(table, view))
    others = [names(table)[seat] for seat in best if seat != you]
    key = f"{_won(table)}.you" if you in best else _won(table)
    return f"## {_WORDS(key, winners=len(others), names=and_listed(others))}"


def _won(table: Table) -> str:
    """In a single round another player may have gone out or completed a sequence."""
    return "scored-best" if table.one_round else "match-won"


def _final(
    table: Table, view: View, story: Sequence[Entry], highlights: Sequence[str], picture: Picture | None
) -> list[Component | None]:
    sides, payments = placed(table, view), settled(table, view)
    short_enough = len("".join(payments)) < SETTLED
    card = None if picture else _last_card(view, sides, story)
    moment = [] if picture else [lead(view, sides)]
    moment += [_WORDS("last-card", card=short(card))] if card else []
    lines = []
    for side in sides:
        notes = [look_of(view.rules).final_score(view, side.standing)]
        notes += [_WORDS("by-bot")] if any(bot_plays_for(table, seat) for seat in side.seats) else []
        lines.append(
            _WORDS("place", place=side.standing.place, name=and_listed(side.names(table)), notes=beside(notes))
        )
    lines += [f"-# {text}" for text in payments] if short_enough else [_WORDS("who-pays")]
    below = [
        *(f"-# {text}" for text in every_rule(table, view)),
        *highlights,
        _played(table, view),
        *lowest_wins(table, view),
        *_sat_later(table),
    ]
    head = f"{headline(table, view)}\n-# {beside([*moment, title(table)])}"
    return [head, picture, "\n".join(lines), "\n".join(below)]


def _played(table: Table, view: View) -> str:
    if table.tournament is None:
        return _WORDS("played", count=view.round)
    penalties = "no" if view.rules.collects else "yes"
    return _WORDS("for-tournament", tournament=str(table.tournament), penalties=penalties)


def lowest_wins(table: Table, view: View) -> list[str]:
    """Said where points are bad, as those who went out may have lost. A tournament says how its points count."""
    rules = view.rules
    if rules.knocks_out:
        return [_WORDS("last-left")]
    bad = not rules.collects and rules.field(rules.aim).applies(rules)
    return [_WORDS("lowest")] if bad and table.tournament is None else []


def _sat_later(table: Table) -> list[str]:
    """Whose seats count for no one, because they sat down during the match, and what that means for the others."""
    later = [name for name, seat in zip(names(table), table.seats, strict=True) if seat.since]
    would = "too-few" if table.policy.ranked and long_enough(table) else "anyway"
    rest = "counts" if counts(table) else would
    return [_WORDS("sat-later", names=and_listed(later), count=len(later), rest=rest)] if later else []


def settled(table: Table, view: View) -> list[str]:
    """Who pays whom. Empty before the end, or if the game settles nothing.

    It is a sentence for each payment, or if there are many, for each payer.
    """
    payments = settlement(table.state) if table.state else ()
    if len(payments) <= PAYMENTS:
        return [paid(payment, names(table)) for payment in payments]
    shares: dict[int, list[str]] = {}
    for payment in payments:
        share = _WORDS("share", name=names(table)[payment.receiver], count=payment.units)
        shares.setdefault(payment.payer, []).append(share)
    return [_WORDS("pays", payer=names(table)[payer], shares=and_listed(each)) for payer, each in shares.items()]


def closed_page(
    table: Table,
    view: View | None,
    story: Sequence[Entry] = (),
    highlights: Sequence[str] = (),
    picture: Picture | None = None,
) -> Page:
    """What stays in the channel of a closed table: the end of its match, if it had one, and the replay."""
    replay = rows(_replay(table))
    if table.phase == "over" and view:
        return Page([*_final(table, view, story, highlights, picture), *replay], GOLD)
    if view:
        return Page([*abandoned(table, view), *replay], CALM)
    closed = _WORDS("closed", title=title(table), count=len(table.seats), names=and_listed(names(table)))
    return Page([closed], CALM)
