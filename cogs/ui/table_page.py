"""The public message of a table: lobby, match, break between rounds, final standing. No secret of any seat is in it."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from cogs import seating
from cogs.ui.controls import Control, button
from cogs.ui.page import ACTIVE, CALM, GOLD, Page, Picture, paragraph, rows
from cogs.ui.pictures import table_picture
from cogs.ui.words import safe
from db.tables import Seat, Table
from engine.cards import SUIT_NAMES, SUIT_SYMBOLS, listed, plural, short, spoken
from engine.chance import seal
from engine.events import Event, Settled
from engine.match import Payment, Standing, settlement, standings
from engine.matching import ANY_SUIT, wild_ranks
from engine.pending import Doubt, Giving, Naming
from engine.rules import Rules, applies, label
from engine.telling import and_listed, cards, owing, paid, tell, times
from engine.variants import variant
from engine.view import View
from engine.wording import value_words

LINES = 5  # of what happened last
HOUSE = 4  # house rules that the lobby names
VALUE = 100  # signs of each of them
PAYMENTS = 8  # of a settlement that are told one by one
SETTLED = 1000  # signs of a settlement that go beside the final standing
SEAL = 16  # signs of the seal that stay in sight during the match; the lobby and the end show all
BEFORE_TOP = 5  # cards under the top one that are shown


def table_page(table: Table, view: View | None, recent: Sequence[Event], picture: Picture | None) -> Page:
    """The message as it should be now; ``view`` is the public one, None in the lobby."""
    if view is None:
        return _lobby(table)
    if table.phase == "over":
        return _over(table, view, recent)
    return _match(table, view, recent, picture)


def between_rounds(table: Table) -> bool:
    """Whether a round is over and the next one is not dealt yet."""
    return table.phase == "match" and table.state is not None and table.state.phase == "deal"


def title(table: Table) -> str:
    """How a table is called in a choice or a heading."""
    return f"Table {table.id} · {variant(table.game).name}"


def picture_of(view: View) -> Picture:
    """The middle of the table."""
    direction = view.direction if view.rules.seats > 2 else None
    suit = view.suit if view.suit in SUIT_NAMES else None
    return Picture("table.png", table_picture(view.pile, view.stock, suit, direction), _alt(view))


def pile_line(view: View) -> str:
    """The top card, those before it and the suit in force, in one line."""
    before = listed(view.pile[-1 - BEFORE_TOP : -1])
    named = f", {must_follow(view)}" if must_follow(view) else ""
    return f"**{short(view.pile[-1])}** on top{named}" + (f" · before it {before}" if before else "")


def must_follow(view: View, mark: str = "**") -> str:
    """What a named suit demands, or nothing."""
    if view.suit == ANY_SUIT or (view.pile[-1] in view.rules.opening and not view.debt):
        return f"{mark}anything{mark} may follow"
    if view.suit is None:
        return ""
    return f"{mark}{SUIT_NAMES[view.suit]}{mark} {SUIT_SYMBOLS[view.suit]} must follow"


def names(table: Table) -> list[str]:
    """The names at the table, safe for texts."""
    return [safe(seat.name) for seat in table.seats]


def _alt(view: View) -> str:
    named = f" {must_follow(view, '').capitalize()}." if must_follow(view) else ""
    return f"{spoken(view.pile[-1])} on top of the discard pile.{named} {cards(view.stock)} in the stock, {_way(view)}."


def _way(view: View) -> str:
    return "play goes clockwise" if view.direction > 0 else "play goes anticlockwise"


# The lobby


def _lobby(table: Table) -> Page:
    game, rules = variant(table.game), _rules(table)
    text = [f"## {title(table)}", game.line, f"{_aim(rules)} {_ranking(table)}", *_house(table, rules)]
    seats = [_lobby_seat(table, rules, number) for number in range(len(table.seats))]
    free = seating.limits(table)[-1] - len(table.seats)
    seats.append(f"-# {free} more can sit down." if free else "-# The table is full.")
    buttons = [
        button("Join", Control("join", table.id), ButtonStyle.success),
        button("Leave", Control("leave", table.id)),
        button("Add computer player", Control("computer", table.id), disabled=not free),
        button("Start", Control("start", table.id), ButtonStyle.primary, disabled=len(table.seats) < game.seats[0]),
        button("More", Control("more", table.id)),
        button("Rules", Control("rules", table.id)),
        button("House rules", Control("edit", table.id)),
    ]
    return Page(_texts("\n".join(text), "\n".join(seats), _seal(table)) + rows(buttons), CALM)


def _lobby_seat(table: Table, rules: Rules | None, number: int) -> str:
    seat = table.seats[number]
    return f"**{number + 1}** · {_who(seat, host=seat.user == table.host)}{_partner(table, rules, number)}"


def _partner(table: Table, rules: Rules | None, number: int) -> str:
    """With whom a seat plays, where there are partners."""
    if rules is None or number >= rules.seats:
        return ""
    others = [other for other in rules.partners[number] if other != number and other < len(table.seats)]
    return f" · with {and_listed([names(table)[other] for other in others])}" if others else ""


def _rules(table: Table) -> Rules | None:
    """The rules as they would be with these seats; None where they conflict."""
    try:
        return seating.rules_as_it_is(table)
    except seating.Refused:
        return None


def _aim(rules: Rules | None) -> str:
    return f"Played {aim(rules)}." if rules else "The house rules do not fit so many seats."


def aim(rules: Rules) -> str:
    """How long a match goes."""
    if rules.goal == "round":
        return f"to **{rules.target}** points"
    return f"until somebody counts down from **{rules.deal}** to 0"


def _house(table: Table, rules: Rules | None) -> list[str]:
    """The house rules in one line, as far as it goes."""
    if rules is None:
        return []
    differing = [name for name in table.house.differing(rules.seats) if applies(rules, name)]
    named = f" “{safe(table.set_name)}”" if table.set_name else ""
    if not differing:
        return [f"House rules{named}"] if named else []
    told = [f"{label(name)}: {_brief(value_words(name, getattr(rules, name)))}" for name in differing[:HOUSE]]
    more = f" · and {len(differing) - HOUSE} more" if len(differing) > HOUSE else ""
    return [f"House rules{named}: {' · '.join(told)}{more}"]


def _brief(words: str) -> str:
    return words if len(words) <= VALUE else f"{words[: VALUE - 1]}…"


def _seal(table: Table) -> str:
    return f"-# Seal of the deals, to be proved at the end: {seal(table.seed, table.salt)}"


def _ranking(table: Table) -> str:
    if seating.counts(table):
        return "It counts for the leaderboard."
    if not seating.long_enough(table):
        return "That is too short to count for the leaderboard."
    return "It counts for the leaderboard once a second person sits down."


def _who(seat: Seat, *, host: bool = False) -> str:
    if seat.user is None:
        return f"🤖 {safe(seat.name)} ({seat.computer} computer player)"
    marks = " · host" * host + " · away, a computer plays" * seat.away
    return f"**{safe(seat.name)}**{marks}"


# The match


def _match(table: Table, view: View, recent: Sequence[Event], picture: Picture | None) -> Page:
    heading = f"## {title(table)}\n-# Round {view.round} · {aim(view.rules)}"
    items: list[ui.Item[Any]] = [paragraph(heading)]
    if picture:
        items.append(picture.gallery())
    told = "\n".join(f"-# {text}" for text in _told(table, recent)) or "-# The cards are dealt."
    items += [paragraph(_situation(table, view)), ui.Separator(), paragraph("\n".join(_seat_lines(table, view)))]
    items += [ui.Separator(), paragraph(f"{told}\n-# Seal {seal(table.seed, table.salt)[:SEAL]}…")]
    return Page(items + rows(_match_buttons(table, view)), ACTIVE, picture)


def _situation(table: Table, view: View) -> str:
    if view.phase == "deal":
        return f"**The round is over.** The next one begins when all are ready, or {_when(table)}."
    way = f" · {_way(view)}" if view.rules.seats > 2 else ""
    debt = f"\n**{owing(view.debt)} owed** by {names(table)[view.turn]}." if view.debt else ""
    return f"{pile_line(view)}\nStock {view.stock}{way}{debt}\n{_turn(table, view)}"


def _turn(table: Table, view: View) -> str:
    seat = table.seats[view.turn]
    if not table.anybody_present:
        return f"**Nobody is here.** The table waits; take your seat back with Join, or it closes {_when(table)}."
    doing = _doing(table, view)
    until = f"; a computer player takes over {_when(table)}" if seat.present else ""
    return f"**{safe(seat.name)}** {doing}{until}."


def _doing(table: Table, view: View) -> str:
    """What the seat on turn is asked."""
    match view.pending:
        case Naming():
            return "names the suit of the starter"
        case Giving(to=to):
            return f"may give a card to {names(table)[to[0]]}"
        case Doubt(player=player, cards=laid):
            return f"accepts or challenges {listed(laid)} of {names(table)[player]}"
    return "has drawn and goes on" if view.drawn else "is on turn"


def _when(table: Table) -> str:
    return f"<t:{round(table.deadline)}:R>" if table.deadline else "soon"


def _seat_lines(table: Table, view: View) -> list[str]:
    return [_seat_line(table, view, number) for number in range(len(table.seats))]


def _seat_line(table: Table, view: View, number: int) -> str:
    seat = table.seats[number]
    mark = "➤" if view.phase == "play" and number == view.turn else "•"
    robot = "🤖 " if seat.computer else ""
    notes = [_holding(view, number), _score(view, number)]
    notes += [_partner(table, view.rules, number).removeprefix(" · ")] * view.rules.partnered
    notes += ["dealer"] if number == view.dealer else []
    notes += ["away"] if seat.away else []
    notes += ["has not said “last card”"] if number in view.uncalled and view.rules.call == "automatic" else []
    notes += ["ready"] if number in table.ready else []
    return f"{mark} {robot}**{safe(seat.name)}** · {' · '.join(notes)}"


def _holding(view: View, number: int) -> str:
    """How many cards a seat holds; after a round, which it was left with."""
    hand = view.hands[number]
    if view.phase == "play" or hand is None:
        return cards(view.counts[number]) if view.counts[number] or not view.rules.partnered else "is out"
    points = f": {view.sheet[-1].points[number]:+}" if view.sheet[-1].points[number] else ""
    return f"left with {listed(hand)}{points}" if hand else f"went out{points}"


def _score(view: View, number: int) -> str:
    """The total; counting down, with the rank that is wild for the seat."""
    total = view.totals[number]
    if view.rules.goal == "round":
        return times(total, "point")
    wild = [plural(rank) for rank in wild_ranks(view, number)] if view.rules.personal_wild else []
    return f"down to {total}" + (f", {and_listed(wild)} wild" if wild else "")


def _told(table: Table, recent: Sequence[Event]) -> list[str]:
    sentences = [tell(event, names(table)) for event in recent if not isinstance(event, Settled)]
    return [sentence for sentence in sentences if sentence][-LINES:]


def _match_buttons(table: Table, view: View) -> list[Any]:
    between = view.phase == "deal"
    first = [
        button("Ready", Control("ready", table.id), ButtonStyle.success)
        if between
        else button("My hand", Control("hand", table.id), ButtonStyle.primary)
    ]
    back = [button("Take my seat back", Control("join", table.id), ButtonStyle.success)] if _anybody_away(table) else []
    return [
        *first,
        *_calls(table, view, between=between),
        button("Scores", Control("scores", table.id)),
        button("Pile", Control("pile", table.id)),
        button("More", Control("more", table.id)),
        *back,
    ]


def _calls(table: Table, view: View, *, between: bool) -> list[Any]:
    """Always there where the rules have them, so that nobody is told by a button what to notice."""
    call = button("Last card!", Control("call", table.id), disabled=between)
    catch = button("Catch!", Control("catch", table.id), disabled=between)
    return {"none": [], "automatic": [call], "catch": [call, catch]}[view.rules.call]


def _anybody_away(table: Table) -> bool:
    return any(seat.away for seat in table.seats)


# The end


def _over(table: Table, view: View, recent: Sequence[Event]) -> Page:
    buttons = [
        button("Rematch", Control("rematch", table.id), ButtonStyle.success),
        button("Scores", Control("scores", table.id)),
        button("More", Control("more", table.id)),
    ]
    return Page([*_final(table, view, recent), *rows(buttons)], GOLD)


def _final(table: Table, view: View, recent: Sequence[Event] = ()) -> list[ui.Item[Any]]:
    won = [names(table)[seat] for seat in view.winners]
    lines = [f"## {title(table)}: {and_listed(won)} {'wins' if len(won) == 1 else 'win'}"]
    lines += [
        f"**{standing.place}** · **{names(table)[standing.seat]}** · {_final_score(view, standing)}"
        for standing in standings(view.rules, view.totals, view.sheet)
    ]
    payments = settled(table, view)
    brief = sum(map(len, payments)) < SETTLED
    lines += [f"-# {text}" for text in payments] if brief else ["-# Who pays whom stands on the score sheet."]
    proof = f"-# Seed {table.seed} and salt {table.salt} prove the seal {seal(table.seed, table.salt)}"
    told = "\n".join([f"Played in {times(view.round, 'round')}.", *(f"-# {text}" for text in _told(table, recent))])
    return _texts("\n".join(lines), told, proof)


def _final_score(view: View, standing: Standing) -> str:
    if view.rules.goal == "round":
        return f"{times(standing.total, 'point')} · {times(standing.rounds_won, 'round')} won"
    return f"down to {standing.total}"


def settled(table: Table, view: View) -> list[str]:
    """Who pays whom; nothing before the end, or where nothing is settled.

    A sentence for each payment or, where that would be many, for each who pays.
    """
    payments = settlement(view.rules, view.totals, view.winners) if view.phase == "over" else ()
    if len(payments) <= PAYMENTS:
        return [paid(payment, names(table)) for payment in payments]
    payers = dict.fromkeys(payment.payer for payment in payments)
    return [_pays(table, [payment for payment in payments if payment.payer == payer]) for payer in payers]


def _pays(table: Table, payments: Sequence[Payment]) -> str:
    """All that one seat pays."""
    shares = [f"{names(table)[payment.receiver]} {times(payment.units, 'unit')}" for payment in payments]
    return f"{names(table)[payments[0].payer]} pays {and_listed(shares)}."


def closed_page(table: Table, view: View | None) -> Page:
    """What stays in the channel of a table that was closed: the final standing, if there was one."""
    if table.phase == "over" and view:
        return Page(_final(table, view), GOLD)
    who = ", ".join(names(table)) or "Nobody"
    return Page(_texts(f"## {title(table)}\nThis table is closed. {who} sat here."), CALM)


def _texts(*texts: str) -> list[ui.Item[Any]]:
    return [paragraph(text) for text in texts]
