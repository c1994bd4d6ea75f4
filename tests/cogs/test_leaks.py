"""No card is told to anybody who may not see it: not in texts, alt texts, custom ids, attachments, or the log."""

import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.components import walk_components

from cogs.ui import hand_page, table_page
from cogs.ui.page import Page
from db.tables import Seat, Table
from engine import eights
from engine.cards import PACK, RANKS, SUIT_SYMBOLS, Card, in_order, short, spoken
from engine.chance import Chance
from engine.events import Event
from engine.players import easy
from engine.state import State
from engine.variants import VARIANTS
from tests.cogs.house import AS_TEXT, House, alts, answer, best_play, do_by_buttons, press

KEY = next(iter(VARIANTS))
CODE = re.compile(r"(?<![0-9A-Za-z])(?:" + "|".join(PACK) + r")(?![0-9A-Za-z])")


def named_in(written: str) -> set[Card]:
    """The cards that are named in a text, in any of the ways in which cards are written."""
    plain = written.replace(AS_TEXT, "")
    found = {card for card in PACK if spoken(card) in plain}
    found |= {card for card in PACK if re.search(rf"(?<!\d){re.escape(short(card))}", plain)}
    return found | set(CODE.findall(plain))


def written_in(components: list[dict[str, Any]]) -> str:
    """Everything in a message that anybody could read, also in its source."""
    parts: list[str] = []
    for node in walk_components(components):
        parts += [str(node.get(key) or "") for key in ("content", "label", "custom_id", "placeholder")]
        parts += [str(value) for option in node.get("options", ()) for value in option.values()]
        parts += [item["description"] + item["media"]["url"] for item in node.get("items", ())]
    return "\n".join(parts)


def positions(seats: int, seed: str) -> Iterator[tuple[State, list[Event]]]:
    """Some rounds played at random, with what happened so far."""
    chance, happened = Chance(seed), []
    state = eights.start(VARIANTS[KEY].rules(seats), seed)
    for _ in range(120):
        if state.phase == "over":
            return
        seat = state.turn
        action = easy(eights, eights.view(state, seat), chance)
        state, events = eights.act(state, seat, action)
        happened += events
        yield state, happened[-12:]


def table_of(state: State) -> Table:
    seats = tuple(Seat(f"Player {number}", 100 + number) for number in range(state.rules.seats))
    phase = "over" if state.phase == "over" else "match"
    return Table(1, 1, 1, KEY, 100, "seed", "salt", seats, phase, state, id=1, deadline=0, match=1)


def page_of(state: State, seat: int | None, happened: list[Event]) -> Page:
    table, view = table_of(state), eights.view(state, seat)
    seen = [event.seen_by(seat) for event in happened]
    if seat is None:
        picture = table_page.picture_of(view) if state.phase == "play" else None
        return table_page.table_page(table, view, seen, picture)
    return hand_page.hand_page(table, view, seen, hand_page.picture_of(view))


def told_to(seat: int | None, happened: list[Event]) -> set[Card]:
    """The cards of what happened, as far as a seat or the public saw them."""
    return {card for event in happened for card in getattr(event.seen_by(seat), "cards", None) or ()}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the pictures are asked to show."""
    asked: list[Any] = []

    def draw(*what: Any) -> bytes:
        asked.append(what)
        return b""

    monkeypatch.setattr(hand_page, "hand_picture", draw)
    monkeypatch.setattr(table_page, "table_picture", draw)
    return asked


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_two_positions_that_differ_only_in_what_is_hidden_look_the_same(seats, drawn):
    looked_at = unlike = 0
    for number, (state, happened) in enumerate(positions(seats, f"leak {seats}")):
        if state.phase != "play" or number % 5:
            continue
        for seat in (None, *range(seats)):
            view = eights.view(state, seat)
            other = eights.imagine(view, Chance(f"{number} {seat}"))
            unlike += sorted(map(in_order, other.hands)) != sorted(map(in_order, state.hands))
            pages = []
            for hidden in (state, other):
                drawn.clear()
                page = page_of(hidden, seat, happened)
                pages.append((page.view.to_components(), [file.filename for file in page.files], list(drawn)))
            assert pages[0] == pages[1]
            looked_at += 1
    assert looked_at > 20
    assert unlike > looked_at * 0.9  # or nothing was hidden


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_public_message_names_no_card_that_is_only_in_a_hand(seats, drawn):
    seen_any = False
    for state, happened in positions(seats, f"public {seats}"):
        page = page_of(state, None, happened)
        components = page.view.to_components()
        if state.phase == "play":
            assert named_in(written_in(components)) <= {*state.pile, *told_to(None, happened)}
            seen_any = True
        assert not named_in("\n".join(node["custom_id"] for node in walk_components(components) if "custom_id" in node))
    assert seen_any


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_shows_the_own_cards_and_the_open_ones(seats, drawn):
    for state, happened in positions(seats, f"own {seats}"):
        if state.phase != "play":
            continue
        for seat in range(seats):
            components = page_of(state, seat, happened).view.to_components()
            written = written_in(components)
            assert named_in(written) <= {*state.hands[seat], *state.pile, *told_to(seat, happened)}
            assert hand_read(written) == in_order(state.hands[seat])


def hand_read(written: str) -> tuple[Card, ...]:
    """The hand as it is written in its text line."""
    line = re.search(r"\*\*\d+ cards?\*\*: (.*)", written.replace(AS_TEXT, ""))[1]
    suits = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()}
    cards = []
    for part in line.split(" · "):
        symbol, *ranks = part.split()
        cards += [rank.replace("10", "T") + suits[symbol] for rank in ranks]
    assert all(card[0] in RANKS for card in cards)
    return tuple(cards)


def test_when_the_round_is_over_everybody_sees_what_was_left(drawn):
    for state, happened in positions(3, "over"):
        if state.phase == "deal":
            public = written_in(page_of(state, None, happened).view.to_components())
            assert {card for hand in state.hands for card in hand} <= named_in(public)
            return
    raise AssertionError("no round ended")


def test_the_eyes_of_these_tests_are_open():
    for card in PACK:
        for written in (f"x {short(card)}.", f"b:1:2:play.{card}", spoken(card), f"{short(card)}{AS_TEXT}"):
            assert named_in(written) == {card}, written
    assert named_in("Player 5 · 7 cards, table 1, 10 points, seed 9f") == set()


async def test_what_is_really_sent_holds_no_card_of_another(house: House):
    table, (adas, bens) = await house.begin(house.ada, house.ben)
    await house.position("9S 3S KD", "9C 7H 6H", top="9H")
    held = ({"9S", "3S", "KD"}, {"9C", "7H", "6H"})
    files = " ".join(attachment.filename for attachment in table.attachments)
    public = named_in(files + written_in(table.components))
    assert "9H" in public
    assert not public & (held[0] | held[1])
    for hand, own, others in ((adas, *held), (bens, *held[::-1])):
        assert not named_in(written_in(hand.components)) & others
        assert own <= named_in("\n".join(alts(hand)))
    for panel in ("Scores", "Pile", "More"):
        seen = answer(await press(house.cleo, table, panel))
        assert named_in(written_in(seen.components)) <= {"9H"}
    seen = await house.ada.autocomplete(house.channel, "table join", "table", "")
    assert named_in(str(seen)) == set()


async def test_answers_with_cards_are_for_their_owner_alone(house: House):
    await house.begin(house.ada, house.ben)
    await house.position("9S 3S KD", "9C 7H 6H", top="9H")
    for command, options in (("hand", {}), ("play", {"card": "KC"}), ("pass", {}), ("draw", {})):
        result = await house.ada.slash(house.channel, command, **options)
        assert result.ephemeral, command
    for seen in house.channel.history(viewer=house.ben):
        assert "3S" not in named_in(written_in([component.to_dict() for component in seen.components]))
    for request in house.env.http_requests:
        body = request.json or {}
        if request.path.endswith("/callback") and "components" in (body.get("data") or {}):
            assert body["type"] == 7 or body["data"]["flags"] & 64, request.path


@pytest.mark.logs_errors
async def test_the_log_holds_no_card(house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch):
    for name in ("bot", "eights", "cogs", "db", "engine"):
        caplog.set_level(logging.DEBUG, logger=name)
    _, hands = await house.begin(house.ada, house.ben, target=50)
    await house.position("9S 3S KD", "9C 7H 6H", top="9H")
    people = [house.ada, house.ben]
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    house.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008)
    for _ in range(8):
        state = house.table().state
        if state.phase != "play":
            break
        hands[state.turn] = answer(await people[state.turn].slash(house.channel, "hand"))
        await do_by_buttons(people[state.turn], hands[state.turn], best_play(house.table(), state.turn))
    act = house.bot.tables.store.writing

    def broken(*_: Any) -> Any:
        raise ValueError("oh dear")

    monkeypatch.setattr(house.bot.tables.store, "writing", broken)
    await house.say(house.ada, "table leave")
    monkeypatch.setattr(house.bot.tables.store, "writing", act)
    ours = [
        record for record in caplog.records if record.name.split(".")[0] in {"bot", "eights", "cogs", "db", "engine"}
    ]
    assert ours  # or this test would say nothing
    for record in ours:
        assert not named_in(record.getMessage()), record
