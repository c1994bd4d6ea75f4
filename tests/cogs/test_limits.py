"""The fullest pages still fit into what Discord takes: built states of every size, without a simulator."""

from collections.abc import Iterator

import pytest

from cogs.seating import COMPUTERS, Person
from cogs.ui import hand_page, sheets, table_page
from cogs.ui.page import Page
from db.scores import Page as Scores
from db.scores import Score
from db.tables import Seat, Table
from engine import eights
from engine.actions import Play
from engine.cards import PACK
from engine.chance import Chance
from engine.events import Dealt, Drew, Event, Played, RoundEnded
from engine.state import RoundScore, State
from engine.variants import VARIANTS
from tests.cogs.limits import check_components, check_view

NAME = "*_~`|<@everyone>[]()#-\\" * 2
KEY = next(iter(VARIANTS))
MOST = 10**15 - 1


@pytest.fixture(autouse=True)
def _nothing_is_drawn(monkeypatch: pytest.MonkeyPatch):
    """The pictures themselves have tests of their own; their alt texts are checked here."""
    monkeypatch.setattr(hand_page, "hand_picture", lambda *_: b"")
    monkeypatch.setattr(table_page, "table_picture", lambda *_: b"")


def built(chance: Chance, seats: int, phase: str, held: int) -> State:
    """A state with hands of up to ``held`` cards, in any phase, with anything that can be in the way."""
    rules = VARIANTS[KEY].rules(seats)
    state = eights.start(rules, "seed")
    pack = chance.shuffled(PACK * 9)
    state.hands = tuple(pack[place * 60 : place * 60 + 1 + chance.below(held)] for place in range(seats))
    state.pile = chance.shuffled(PACK * 2)[: 1 + chance.below(104)]
    state.stock = pack[: chance.below(60)]
    state.turn, state.dealer, state.phase = chance.below(seats), chance.below(seats), phase
    state.suit = "SHDC"[chance.below(4)] if state.pile[-1][0] == "8" else None
    state.debt = chance.below(3) * 2 if state.pile[-1][0] == "2" else 0
    state.nominating = state.pile[-1][0] == "8" and chance.below(2) == 0
    state.uncalled = tuple(range(seats)) if chance.below(2) else ()
    state.round, state.asked = 99999, 999_999_999
    state.sheet = (RoundScore("out", 0, (9999,) * seats),) * 60
    state.totals, state.winner = (99999,) * seats, 0 if phase == "over" else None
    return state


def sat_at(state: State, *, away: bool) -> Table:
    """A table for it with long names; ``away``: computers play for everybody but the first."""
    seats = tuple(
        Seat(NAME[:32], 10**19 + number, "steady" if away and number else None) for number in range(state.rules.seats)
    )
    phase = "over" if state.phase == "over" else "match"
    ready = frozenset(range(state.rules.seats))
    return Table(1, 1, 1, KEY, 1000, "f" * 32, "e" * 32, seats, phase, state, ready, id=MOST, deadline=1e11, match=1)


def happened(state: State) -> list[Event]:
    """The wordiest of what can have happened."""
    last = state.rules.seats - 1
    drew = Drew(last, PACK[:12], 12, "call")
    over = RoundEnded(RoundScore("blocked", None, (9999,) * state.rules.seats), state.hands)
    return [Dealt(1, 0, state.hands, (), 5), drew, Played(0, ("8S",), "H"), over, over, over, over, over, drew]


def pages(table: Table, state: State) -> Iterator[Page]:
    """Every page that such a table can show to anybody."""
    public = eights.view(state, None)
    recent = happened(state)
    yield table_page.table_page(table, public, [event.seen_by(None) for event in recent], table_page.picture_of(public))
    yield sheets.score_sheet(table, public)
    yield sheets.pile_page(table, public)
    yield sheets.rules_page(table_page.title(table), state.rules)
    yield table_page.closed_page(table, public)
    for person in (Person(10**19, "x", manages=True), Person(1, "y")):
        yield sheets.more_page(table, person)
    for seat in range(state.rules.seats):
        view = eights.view(state, seat)
        seen = [event.seen_by(seat) for event in recent]
        picture = hand_page.picture_of(view)
        yield hand_page.hand_page(table, view, seen, picture, notice="why " * 60)
        for card in view.options.cards[:2]:
            yield hand_page.hand_page(table, view, seen, picture, chosen=Play((card,), call=True))


def check(page: Page) -> None:
    check_view(page.view)
    check_components(page.view.to_components())
    assert len(page.files) <= 1


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("phase", ["play", "deal", "over"])
def test_every_page_of_a_match_fits(seats, phase):
    chance = Chance(f"{seats} {phase}")
    for held in (1, 2, 12, 60):
        state = built(chance, seats, phase, held)
        for away in (False, True):
            for page in pages(sat_at(state, away=away), state):
                check(page)


def test_the_fullest_lobby_fits():
    people = tuple(Seat(NAME[:32], 10**19 + number) for number in range(4))
    seats = (*people, *(Seat(name, None, "steady") for name in COMPUTERS[:4]))
    table = Table(1, 1, 10**19, KEY, 1000, "f" * 32, "e" * 32, seats, id=MOST)
    check(table_page.table_page(table, None, [], None))
    check(sheets.more_page(table, Person(10**19, "x")))
    check(table_page.closed_page(table, None))


@pytest.mark.parametrize("order", ["matches", "rounds", "points", "average"])
def test_the_fullest_leaderboard_fits(order):
    lines = tuple(Score(10**9, 10**19, NAME[:32], 10**9, 10**9, 10**9, 10**9, 1e9) for _ in range(10))
    own = Score(10**9, 1, NAME[:32], 10**9, 10**9, 10**9, 10**9, 1e9)
    for number in (0, 5, 99999):
        check(sheets.leaderboard_page(Scores(lines, 10**6, own), order, "month", number))
    check(sheets.leaderboard_page(Scores((), 0, None), order, "all", 0))
    check(sheets.statistics_page(NAME, own, 10**9))
    check(sheets.statistics_page(NAME, None, 0))
    check(sheets.forget_page())


def test_the_check_itself_refuses_what_discord_refuses():
    """So that the tests above can fail."""
    same = {"type": 2, "label": "x", "custom_id": "b:1::hand"}
    text = {"type": 10, "content": "x" * 2001}
    option = {"label": "x", "value": "x"}
    for wrong in (
        [{"type": 1, "components": [same, same]}],
        [text, text],
        [{"type": 10, "content": "♠" * 3400}],
        [{"type": 10, "content": ""}],
        [{"type": 10, "content": "x"}] * 41,
        [{"type": 1, "components": [same | {"custom_id": "x" * 101}]}],
        [{"type": 1, "components": [same | {"label": "x" * 81}]}],
        [{"type": 1, "components": [same | {"custom_id": str(number)} for number in range(6)]}],
        [{"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [option, option]}]}],
        [{"type": 1, "components": [{"type": 3, "custom_id": "s", "options": []}]}],
        [{"type": 12, "items": [{"description": "x" * 1025}]}],
    ):
        with pytest.raises(AssertionError):
            check_components(wrong)
