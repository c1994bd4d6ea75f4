"""No card is told to anybody who may not see it: not in texts, alt texts, custom ids, attachments, or the log."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from simcord.components import walk_components

from cogs.discord.page import Page
from cogs.hand.hand import Choice, Hand
from cogs.hand.pages import hand_page, why_page
from cogs.looks import look_of, shedding
from cogs.rules.pages import guess_page
from cogs.table import pages as table_page
from cogs.table.end import score_sheet
from cogs.table.log import log_page, pile_page
from engine.bots import easy
from engine.chance import Chance
from engine.core.actions import Play
from engine.core.cards import Card, in_order, listed, short, spoken
from engine.core.match import DrewForDeal, Event
from engine.core.packs.french import CARDS, JOKERS, PACK
from engine.core.packs.whot import WHOT_CARD, WHOT_PACK
from engine.games.house_rules import HouseRules
from engine.games.rulebook import in_short
from engine.games.variants import VARIANTS
from engine.words import by_ear
from model.people.preferences import Preferences
from model.tables.naming import plain_names
from model.tables.table import Seat, Table
from tests.cogs.server import AS_TEXT, Server, alts, answer, press, press_more, text
from tests.doors import SHEDDING as eights, Challenged, Dealt, Doubt, DoubtAsked, Drew, Gave, Giving, State
from tests.drawn import one_of
from tests.pages.positions import in_play

LISTENS = Preferences(text_only=True)
SHAPES = tuple(card for card in WHOT_PACK.cards if card != WHOT_CARD)
SOME_JOKER = "Joker"  # as it is written where it does not matter which one
# a Whot card is called as its game
WRITTEN = {short(card): card for card in (*PACK, *SHAPES)}
WRITTEN |= {spoken(card): card for card in (*CARDS, *SHAPES)} | {SOME_JOKER: SOME_JOKER}
NAMED = re.compile(r"(?<!\d)(?:" + "|".join(map(re.escape, WRITTEN)) + ")")
CODE = re.compile(r"(?<![0-9A-Za-z])(?:" + "|".join(map(re.escape, (*CARDS, *SHAPES))) + r")(?![0-9A-Za-z])")
# every game that hides something of its own, with the fewest, some and the most seats
KINDS = [("crazy-eights", 2), ("crazy-eights", 8), ("eights", 4), ("eights-250", 3), ("countdown-jacks", 3)]
KINDS += [("kings-reverse", 2), ("kings-reverse", 5), ("blackjack", 3), ("bartok", 3), ("mao", 3)]
KINDS += [("whot", 2), ("whot", 8)]


def named_in(written: str) -> set[Card]:
    """The cards that are named in a text, in any of the ways in which cards are written."""
    plain = written.replace(AS_TEXT, "")
    found = {WRITTEN[name] for name in NAMED.findall(plain)} | set(CODE.findall(plain))
    return as_written(found)


def as_written(cards: set[Card]) -> set[Card]:
    """The cards, and that there is a joker among them: what may be named where they may be seen."""
    return cards | ({SOME_JOKER} if cards & set(JOKERS) else set())


def written_in(components: list[dict[str, Any]]) -> str:
    """Everything in a message that anybody could read, also in its source."""
    parts: list[str] = []
    for node in walk_components(components):
        parts += [str(node.get(key) or "") for key in ("content", "label", "custom_id", "placeholder")]
        parts += [str(value) for option in node.get("options", ()) for value in option.values()]
        parts += [item["description"] + item["media"]["url"] for item in node.get("items", ())]
    return "\n".join(parts)


def positions(game: str, seats: int, seed: str) -> Iterator[tuple[State, list[Event]]]:
    """Some rounds played at random, with what happened so far."""
    chance, happened = Chance(seed), []
    state = eights.begun(VARIANTS[game].rules(seats), seed)
    for _ in range(120):
        if state.phase == "over":
            return
        seat = state.turn
        action = easy(state.view(seat), chance)
        state, events = state.act(seat, action)
        happened += events
        yield state, happened[-12:]


def table_of(state: State, game: str) -> Table:
    seats = tuple(Seat(f"Player {number}", 100 + number) for number in range(state.rules.seats))
    phase = "over" if state.phase == "over" else "match"
    known = {"seats": seats, "phase": phase, "state": state, "id": 1, "deadline": 0, "match": 1}
    return Table(1, 1, 1, HouseRules(game), "seed", "salt", **known)


def pages_of(state: State, game: str, seat: int | None, happened: list[Event]) -> list[Page]:
    """The table message, or all that a seat can see of its own: hand, a play in the making, and why not."""
    table = table_of(state, game)
    seen = [event.seen_by(seat) for event in happened]
    if seat is None:
        public = state.public_view()
        picture = look_of(public.rules).table_picture(public, plain_names(table)) if state.phase == "play" else None
        panels = [score_sheet(table, public), *logs(table, state, None, seen)]
        return [table_page.table_page(table, public, seen, picture), *panels]
    hand = Hand(table, state.view(seat), recent=seen)
    view, picture = hand.view, look_of(hand.view.rules).hand_picture(hand.view)
    reasons = view.reasons()
    more = [why_page(table, view, reasons, card) for card in (None, *list(reasons)[:2])]
    for action in hand.plannable[:3]:
        planned = replace(table, planned=((seat, action),))
        more.append(hand_page(replace(hand, table=planned), picture))
    for card in view.options.cards[:1]:
        choice = Choice(Play((card,)), view.may_do(seat, (card,)))
        made = [replace(hand, choice=replace(choice, picking=picking)) for picking in (False, True)]
        more += [hand_page(each, picture) for each in made]
    with by_ear():
        more.append(hand_page(replace(hand, preferences=LISTENS), None))
    more.append(guess_page(table, view))
    return [hand_page(hand, picture), *more, *logs(table, state, seat, seen)]


def logs(table: Table, state: State, seat: int | None, seen: list[Event]) -> list[Page]:
    """The log and the pile, as this seat or the public may read them."""
    public = state.public_view()
    return [log_page(table, public, seen, seat), pile_page(table, public, seen)]


def told_to(seat: int | None, happened: list[Event]) -> set[Card]:
    """The cards of what happened, as far as a seat or the public saw them. On purpose not what the engine says."""
    return as_written({card for event in happened for card in _told(seat, event)})


def _told(seat: int | None, event: Event) -> tuple[Card, ...]:
    if isinstance(event, Dealt):
        return () if seat is None else event.hands[seat]
    if isinstance(event, DrewForDeal):
        return tuple(card for drawn in event.rounds for _, card in drawn)
    if isinstance(event, DoubtAsked):
        return event.doubt.cards
    who = {Drew: ("seat",), Gave: ("seat", "to"), Challenged: ("seat", "player")}.get(type(event))
    if who is not None and seat not in [getattr(event, name) for name in who]:
        return ()
    single = getattr(event, "card", None)
    return getattr(event, "held", None) or getattr(event, "cards", None) or ((single,) if single else ())


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the pictures are asked to show."""
    asked: list[Any] = []

    def draw(*what: Any) -> bytes:
        asked.append(what)
        return b""

    monkeypatch.setattr(shedding, "picture_of_hand", draw)
    monkeypatch.setattr(shedding, "picture_of_table", draw)
    return asked


@pytest.mark.slow
@pytest.mark.every_game
def test_two_positions_that_differ_only_in_what_is_hidden_look_the_same(subtests: pytest.Subtests, drawn):
    for game, seats in KINDS:
        with subtests.test(game=game, seats=seats):
            looked_at = unlike = 0
            for number, (state, happened) in enumerate(positions(game, seats, f"leak {game} {seats}")):
                if state.phase != "play" or (number % 5 and state.pending is None):
                    continue
                for seat in (None, *one_of(range(seats), game, number)):
                    view = state.view(seat)
                    other = eights.determinize(view, Chance(f"{number} {seat}"))
                    unlike += sorted(map(in_order, other.hands)) != sorted(map(in_order, state.hands))
                    seen = []
                    for hidden in (state, other):
                        drawn.clear()
                        made = pages_of(hidden, game, seat, happened)
                        shown = [(page.view.to_components(), [file.filename for file in page.files]) for page in made]
                        seen.append((shown, list(drawn)))
                    assert seen[0] == seen[1]
                    looked_at += 1
            assert looked_at > 10
            assert unlike > looked_at * 0.9  # or nothing was hidden


@pytest.mark.slow
def test_the_public_message_names_no_card_that_is_only_in_a_hand(subtests: pytest.Subtests, drawn):
    for game, seats in KINDS:
        with subtests.test(game=game, seats=seats):
            seen_any = False
            for state, happened in positions(game, seats, f"public {game} {seats}"):
                if state.phase == "play":
                    open_cards = as_written(set(state.pile)) | told_to(None, happened)
                    open_cards |= {SOME_JOKER} if state.rule_names_added() else set()  # a rule may be about Jokers
                    for page in pages_of(state, game, None, happened):
                        assert named_in(written_in(page.view.to_components())) <= open_cards
                    seen_any = True
                for page in pages_of(state, game, None, happened):
                    nodes = walk_components(page.view.to_components())
                    assert not named_in("\n".join(node.get("custom_id", "") for node in nodes))
            assert seen_any


@pytest.mark.parametrize(
    ("game", "seats"),
    [("crazy-eights", 2), *(pytest.param(game, 4, marks=pytest.mark.slow) for game in ("eights", "kings-reverse"))],
)
def test_a_hand_shows_the_own_cards_and_the_open_ones(game, seats, drawn):
    """Partners see no more of each other than of anybody else."""
    for number, (state, happened) in enumerate(positions(game, seats, f"own {game} {seats}")):
        if state.phase != "play":
            continue
        for seat in {state.turn, number % seats}:
            allowed = as_written({*state.hands[seat], *state.pile}) | told_to(seat, happened)
            own, *others = pages_of(state, game, seat, happened)
            for page in (own, *others):
                written = written_in(page.view.to_components())
                for rule in in_short(state.rules):  # it may name a special card
                    written = written.replace(rule, "")
                assert named_in(written) <= allowed
            if state.hands[seat]:
                held = ", ".join(map(spoken, in_order(state.hands[seat])))
                assert f"Your hand: {held}." in written_in(own.view.to_components())


def test_when_the_round_is_over_everybody_sees_what_was_left(drawn):
    for state, happened in positions("crazy-eights", 3, "over"):
        if state.phase == "deal":
            public = written_in(pages_of(state, "crazy-eights", None, happened)[0].view.to_components())
            assert {card for hand in state.hands for card in hand} <= named_in(public)
            return
    raise AssertionError("no round ended")


def test_the_eyes_of_these_tests_are_open():
    for card in (*PACK, *SHAPES):
        for written in (f"x {short(card)}.", f"b:1:2:play.{card}", spoken(card), f"{short(card)}{AS_TEXT}"):
            assert named_in(written) == {card}, written
    for card in JOKERS:
        assert named_in(spoken(card)) == {card, SOME_JOKER}
        assert named_in(f"b:1:2:play.{card}") == {card, SOME_JOKER}
    assert named_in("Player 5 · 7 cards, table 1, 10 points, seed 9f") == set()


def test_these_tests_meet_the_steps_that_hide_something():
    met = [state for game, seats in KINDS for state, _ in positions(game, seats, f"leak {game} {seats}")]
    steps = [state for state in met if isinstance(state.pending, Giving | Doubt)]
    assert {type(state.pending) for state in steps} == {Giving, Doubt}
    for state in steps:
        for seat in (None, *range(state.rules.seats)):
            known = state.view(seat).pending
            assert (getattr(known, "held", None), getattr(known, "honest", None)) == (None, None)


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_no_page_tells_who_could_be_caught(turn, drawn):
    """Neither the table message nor any hand but the own one knows of a call that is owed."""
    state = eights.begun(VARIANTS["kings-reverse"].rules(3), "seed")
    built = replace(state, phase="play", round=1, dealer=0, turn=turn, pile=("9H",), stock=PACK, asked=5)
    built = replace(built, hands=(("9S",), ("9C", "QD"), ("KH", "QH", "3C")))
    silent, said = (replace(built, uncalled=uncalled) for uncalled in ((0,), ()))
    for seat in (None, 1, 2):
        pages = [pages_of(each, "kings-reverse", seat, []) for each in (silent, said)]
        shown = [[page.view.to_components() for page in made] for made in pages]
        assert shown[0] == shown[1]
    own = written_in(pages_of(silent, "kings-reverse", 0, [])[0].view.to_components())
    assert "One card!" in own


def seen_by(server: Server, who: Any = None) -> set[Card]:
    """The cards that somebody, or everybody, can read now in any message of the channel, also in its source."""
    seen = server.channel.history(who)
    files = [attached.filename for message in seen for attached in message.attachments]
    return named_in("\n".join([*files, *(written_in(message.components) for message in seen)]))


async def test_what_is_really_sent_holds_no_card_of_another(server: Server):
    table, (adas, bens) = await in_play(server, "9S 3S KD", "9C 7H 6H")
    held = ({"9S", "3S", "KD"}, {"9C", "7H", "6H"})
    assert "9H" in seen_by(server)
    assert not seen_by(server) & (held[0] | held[1])
    for hand, own, others in ((adas, *held), (bens, *held[::-1])):
        assert not named_in(written_in(hand.components)) & others
        assert own <= named_in("\n".join(alts(hand)))
    for panel in ("Scores", "Pile"):
        seen = answer(await press_more(server.cleo, table, panel))
        assert named_in(written_in(seen.components)) <= {"9H"}
    seen = await server.ada.autocomplete(server.channel, "eights join", "table", "")
    assert named_in(str(seen)) == set()
    await press(server.ada, adas, "Why not?")
    answers = (("card ask", {"about": "why-not", "card": "3S"}), ("card play", {"card": "KC"}), ("card pass", {}))
    for command, options in (*answers, ("eights hand", {}), ("card draw", {})):
        assert (await server.ada.slash(server.channel, command, **options)).ephemeral, command
        assert not {"3S", "KD", "KC"} & (seen_by(server, server.ben) | seen_by(server, server.cleo)), command


async def test_a_gift_is_read_by_giver_and_receiver_alone(server: Server):
    _, (hand, *_) = await in_play(server, "AS 3C 4C 5C", "5H 7D 6D", "5S 7S 6S", top="9S", game="kings-reverse")
    await press(server.ada, hand, "A♠")
    assert "AS" in seen_by(server)
    for given, receiver, other in (("3C", server.ben, server.cleo), ("4C", server.cleo, server.ben)):
        await press(server.ada, hand, short(given))
        assert given in seen_by(server, server.ada) & seen_by(server, receiver)
        assert given not in seen_by(server, other)
        assert not {"3C", "4C", "5C"} & seen_by(server)
    await server.say(server.cleo, "eights show", what="pile")
    await server.say(server.cleo, "eights show", what="scores")
    assert not {"3C", "5C"} & seen_by(server, server.cleo)


@pytest.mark.parametrize(("held", "play"), [("9D 3C 4C", "a bluff"), ("2C 3C 4C", "an honest play")])
async def test_a_challenged_hand_is_read_by_the_challenger_alone(server: Server, held, play):
    _, (hand, bens, _) = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
    secret = set(held.split())
    await server.position(f"R* {held}", "5H 7D 6D", "5S 7S 6S", top="9H", stock=("JS",) * 8)
    await press(server.ada, hand, "Joker", "♦ Diamonds")
    assert not secret & seen_by(server, server.ben)
    await press(server.ben, bens, "Challenge")
    assert f"You challenged Ada, who held {listed(held.split())}: {play}." in text(bens)
    assert secret <= seen_by(server, server.ben)
    await server.say(server.cleo, "eights hand")
    await server.say(server.cleo, "eights show", what="pile")
    for who in (None, server.cleo):
        assert not (secret | {"JS"}) & seen_by(server, who)
    assert ("JS" in seen_by(server, server.ben)) is (held == "2C 3C 4C")  # who drew has read it, and nobody else


async def test_a_drawn_card_and_a_new_hand_are_read_by_their_owner_alone(server: Server):
    _, (hand, bens) = await server.begin(server.ada, server.ben, game="countdown")
    await server.position("9S", "9C 7C 6D", top="9H", totals=(3, 3), stock=("KD", "QD", "JD", "TD"))
    await press(server.ada, hand, "9♠")
    assert {"TD", "JD"} <= seen_by(server, server.ada)
    assert not {"TD", "JD", "QD", "KD"} & (seen_by(server) | seen_by(server, server.ben))
    await press(server.ben, bens, "Draw and end turn")
    assert "QD" in seen_by(server, server.ben)
    assert "QD" not in seen_by(server, server.ada) | seen_by(server, server.cleo)
    assert not {"TD", "JD", "QD", "KD"} & seen_by(server)
