"""The fullest pages still fit into what Discord takes: built states of every size, without a simulator."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cogs.discord.controls import Control
from cogs.discord.page import Page
from cogs.discord.text import link
from cogs.hand import moves, pages as hand_page
from cogs.hand.hand import Asking, Choice, Hand
from cogs.looks import look_of
from cogs.me import pages as me_pages
from cogs.rules import editor_page as house_page, pages as rulebook_page, shelf as shelf_page
from cogs.scores import pages as score_page
from cogs.table import end, host, log, pages as table_page
from engine.chance import PRESSES, Chance
from engine.core.actions import Play
from engine.core.match import DrewForDeal, Event, RoundEnded
from engine.core.packs.french import CARDS, FRENCH, JOKER, PACK, RANKS
from engine.core.rule import CardTable, RankList
from engine.core.ruleset import RulesError, Ruleset
from engine.core.scoresheet import RoundScore
from engine.games.house_rules import HouseRules
from engine.games.variants import GROUPS, VARIANTS, shelves
from engine.words import by_ear
from model.member import Member
from model.people.preferences import Preferences
from model.people.rating import ORDERS, Leaderboard, Page as Scores, Profile, Rating, Score
from model.servers.settings import Preset
from model.tables.naming import plain_names
from model.tables.seating import COMPUTERS
from model.tables.table import Seat, Table
from tests import doors
from tests.cogs.limits import check_components, check_view
from tests.doors import SHEDDING as eights
from tests.engine.shedding.table import SHEDDING
from tests.engine.space import any_features, combination

LISTENS = Preferences(text_only=True)
NAME = "*_~`|<@everyone>[]()#-\\" * 2
NAMES = (NAME, "👨🏽‍🚀" * 8, "🂡" * 25, "אבגדה וזחטיכ לאבגדהוזחטיכל", "W" * 25)
KEY = next(iter(VARIANTS))
WHY = "why " * 60
MEMORABLE = ["why " * 40] * 7
MOST = 10**15 - 1
STEPS = {"card": None, "naming": doors.Naming, "giving": doors.Giving, "doubt": doors.Doubt}


def built(chance: Chance, rules: doors.Rules, phase: str, held: int, step: str = "card") -> doors.State:
    """A state with hands of up to ``held`` cards, in any phase, with anything that can be in the way."""
    state, seats = eights.begun(rules, "seed"), rules.seats
    pack = chance.shuffled(FRENCH.made(9, rules.jokers))
    state.hands = tuple(pack[place * 60 : place * 60 + 1 + chance.below(held)] for place in range(seats))
    state.pile = chance.shuffled(FRENCH.made(2, rules.jokers))[: 4 + chance.below(100)]
    state.stock = pack[: chance.below(60)]
    state.turn, state.dealer, state.phase = chance.below(seats), chance.below(seats), phase
    state.suit = "SHDC*"[chance.below(5)] if state.pile[-1][0] in rules.wild else None
    state.debt = chance.below(3) * 2 if state.pile[-1][0] == "2" else 0
    state.pending = pending(state, step) if phase == "play" else None
    state.drawn = state.hands[state.turn][:1] if chance.below(3) == 0 and step == "card" else ()
    state.uncalled = tuple(range(seats)) if chance.below(2) else ()
    state.misses = tuple(seat for seat in range(seats) if seat != state.turn) * 12 if chance.below(2) else ()
    state.round, state.asked = 99999, 999_999_999
    state.sheet = (RoundScore("out", 0, (-9999,) * seats, (9999,) * seats),) * 60
    state.totals = tuple(99999 - 100 * seat for seat in range(seats))
    state.winners = (0,) if phase == "over" else ()
    return state


def pending(state: doors.State, step: str) -> Any:
    others = tuple(seat for seat in range(state.rules.seats) if seat != state.turn)
    if step == "giving":
        return doors.Giving(others, others[0])
    if step == "doubt":
        laid = state.pile[-3:]
        before = doors.SheddingRound(suit="S", debt=4)
        return doors.Doubt(others[0], laid, before, others[-1], held=state.hands[others[0]], honest=False)
    return doors.Naming() if step == "naming" else None


def sat_at(state: doors.State, game: str, *, away: bool, name: str = NAME) -> Table:
    """A table for it with long names; ``away``: computers play for everybody but the first."""
    everyone = range(state.rules.seats)
    seats = tuple(Seat(name[:32], 10**19 + number, "steady" if away and number else None) for number in everyone)
    known = {"seats": seats, "phase": "over" if state.phase == "over" else "match", "ready": frozenset(everyone)}
    return a_table(HouseRules(game), **known, state=state, deadline=1e11, match=1)


def a_table(house_rules: HouseRules, **known: Any) -> Table:
    mixed_in = {"scheme": 2, "entropy": (2**64 - 1,) * PRESSES}
    return Table(1, 1, 10**19, house_rules, "f" * 32, "e" * 32, preset="W" * 24, id=MOST, **mixed_in, **known)


def happened(state: doors.State) -> list[Event]:
    """The wordiest of what can have happened."""
    last, seats = state.rules.seats - 1, state.rules.seats
    drew = doors.Drew(last, PACK[:12], 12, "call")
    over = RoundEnded(RoundScore("blocked", None, (9999,) * seats, (9999,) * seats), state.hands)
    for_deal = DrewForDeal((tuple((seat, "TD") for seat in range(seats)),) * 2)
    shown = doors.Challenged(last, 0, PACK, honest=False)
    back = doors.TakenBack(0, ("R*", "B*", "TD", "TH"))
    gave, played = doors.Gave(last, 0, "TD"), doors.Played(0, ("8S",), "H")
    begun = [for_deal, doors.Dealt(1, 0, state.hands, (), 5), drew, gave, played, shown, back]
    return [*begun, over, over, over, over, over, drew, shown]


def pages(table: Table, state: doors.State) -> Iterator[Page]:
    public = state.public_view()
    recent = happened(state)
    for events in (recent, recent[:5], recent[:7]):
        seen = [event.seen_by(None) for event in events]
        picture = look_of(public.rules).table_picture(public, plain_names(table))
        yield table_page.table_page(table, public, seen, picture)
    yield end.score_sheet(table, public)
    for number in (0, 99):
        yield log.pile_page(table, public, recent, number)
        yield log.log_page(table, public, recent * 9, None, number)
    yield log.details_page(table, "3")
    yield end.closed_page(replace(table, phase="match"), public)
    moment = end.end_picture(table, public, recent)
    ended = end.closed_page(table, public, recent, MEMORABLE, moment)
    yield ended.followed_by(table_page.WORDS("closing-rematch", link=link(MOST, MOST, MOST)))
    yield end.end_page(table, public, recent, MEMORABLE, moment)
    for person in (Member(10**19, "x", manages=True), Member(1, "y")):
        yield table_page.more_page(table, person)
    for seat in range(state.rules.seats):
        yield from hands(table, state, seat, [event.seen_by(seat) for event in recent])


def hands(table: Table, state: doors.State, seat: int, seen: list[Event]) -> Iterator[Page]:
    """The hand of a seat, with a play in the making, and what it can ask about."""
    hand = Hand(table, state.view(seat), recent=seen)
    view, picture = hand.view, look_of(hand.view.rules).hand_picture(hand.view)
    yield hand_page.hand_page(replace(hand, notice=WHY), picture)
    with by_ear():
        yield hand_page.hand_page(replace(hand, notice=WHY, preferences=LISTENS), None)
    for card in view.hand[:1]:
        play = Play((card,), "S", call=True)
        yield hand_page.hand_page(replace(hand, table=replace(table, planned=((seat, play),)), notice=WHY), picture)
        asking = Asking(play, Control("pick", MOST, 10**8, ("part0", card, "call", "sure")))
        yield hand_page.hand_page(replace(hand, asking=asking), picture)
    for card in view.options.cards[:2]:
        for chosen in _in_the_making(state, seat, card):
            choice = Choice(Play(chosen, call=True), state.may_do(seat, chosen))
            for picking in (False, True):
                yield hand_page.hand_page(replace(hand, choice=replace(choice, picking=picking)), picture)
    for asked in (None, *view.hand[:2], "QD"):
        yield hand_page.why_page(table, view, view.reasons(), asked)
    yield rulebook_page.guess_page(table, view)


def _in_the_making(state: doors.State, seat: int, first: str) -> Iterator[tuple[str, ...]]:
    """The card alone, and the largest group that can be picked that begins with it."""
    chosen: tuple[str, ...] = (first,)
    yield chosen
    while (more := state.may_do(seat, chosen).cards) and len(chosen) < moves.LARGEST:
        chosen = (*chosen, more[0])
    yield chosen


def check(page: Page) -> None:
    check_view(page.view)
    check_components(page.view.to_components())
    assert len(page.files) <= 1


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("phase", ["play", "deal", "over"])
def test_every_page_of_a_match_fits(seats, phase):
    chance = Chance(f"{seats} {phase}")
    games = [VARIANTS[key] for key in SHEDDING if seats in VARIANTS[key].seats]
    for number, held in enumerate((1, 2, 12, 60)):
        for game in (VARIANTS[KEY], games[(seats + number) % len(games)]):
            state = built(chance, game.rules(seats), phase, held)
            name = NAMES[(seats + number) % len(NAMES)]
            table = sat_at(state, game.key, away=game.key == KEY and held > 2, name=name)
            for page in pages(table, state):
                check(page)


@pytest.mark.parametrize("step", STEPS)
def test_every_hand_of_60_cards_fits_in_every_step(step):
    """Two packs of every card, jokers too, and groups as large as they get."""
    chance = Chance(step)
    hands_of_60 = ((*CARDS, *CARDS[:6]), CARDS[::-1], FRENCH.made(6)[::6], ("R*", "B*") * 30, ("9S", "9H", "9D") * 20)
    for groups in ("equal ranks", "equal plain ranks"):
        rules = replace(VARIANTS["kings-reverse"].rules(8), groups=groups, packs=6, open_cards=RANKS)
        state = built(chance, rules, "play", 60, step)
        for held in hands_of_60:
            pile = (*state.pile, "9C", "TC", "JC")
            state = replace(state, hands=(held,) * 8, drawn=(), pile=pile)  # a new one, which was asked nothing yet
            state = replace(state, pending=pending(state, step))
            for page in hands(sat_at(state, "kings-reverse", away=False), state, state.turn, happened(state)):
                check(page)


def test_a_group_as_large_as_a_button_can_name_ends_there():
    rules = replace(VARIANTS["kings-reverse"].rules(2), groups="equal ranks", wild=("9",), naming="any suit")
    state = built(Chance("large"), rules, "play", 60)
    state = replace(state, hands=(("9S",) * 22,) * 2, pile=("9C",), suit=None, debt=0, drawn=())
    hand = Hand(sat_at(state, "kings-reverse", away=False), state.view(state.turn))
    picture = look_of(rules).hand_picture(hand.view)
    for count in range(1, moves.LARGEST + 1):
        chosen = ("9S",) * count
        choice = Choice(Play(chosen), state.may_do(state.turn, chosen), picking=True)
        picking = hand_page.hand_page(replace(hand, choice=choice), picture)
        check(picking)
        assert ("'+ 9" in str(picking.view.to_components())) is (count < moves.LARGEST)
        naming = replace(choice, play=Play(chosen, call=True), picking=False)
        check(hand_page.hand_page(replace(hand, choice=naming), picture))


def test_every_card_of_54_can_be_asked_about():
    """More than a select holds."""
    rules = VARIANTS["kings-reverse"].rules(2)
    state = replace(built(Chance("why"), rules, "play", 60, "doubt"), hands=(CARDS, CARDS))
    view = state.view(state.turn)
    assert len(view.unplayable) == 54
    for card in (None, *CARDS):
        check(hand_page.why_page(sat_at(state, "kings-reverse", away=False), view, view.reasons(), card))


def test_the_fullest_lobby_fits():
    people = tuple(Seat(NAME[:32], 10**19 + number) for number in range(4))
    seats = (*people, *(Seat(name, None, "steady") for name in COMPUTERS[:4]))
    table = a_table(HouseRules(KEY, WORDIEST), seats=seats)
    check(table_page.table_page(table, None, [], None))
    check(host.seats_page(table, WHY))
    sets = [Preset(1, f"{number:02}{NAME}"[:24], HouseRules(KEY), 1, 0) for number in range(25)]
    for key in [key for key, game in VARIANTS.items() if 8 in game.seats]:
        check(host.game_page(replace(table, house_rules=HouseRules(key)), sets, WHY))
    check(table_page.more_page(table, Member(10**19, "x")))
    check(end.closed_page(table, None))


def test_who_pays_whom_fits_however_many_play(subtests: pytest.Subtests):
    for seats in range(2, 9):
        with subtests.test(seats=seats):
            rules = replace(VARIANTS[KEY].rules(seats), settlement="among all", bonus=500)
            state = built(Chance("units"), rules, "over", 12)
            table = sat_at(state, KEY, away=False)
            public = state.public_view()
            payments = seats * (seats - 1) // 2
            sheet = end.score_sheet(table, public)
            check(sheet)
            written = "".join(node.get("content", "") for node in sheet.view.to_components()[0]["components"])
            assert written.count(" unit") == payments
            check(table_page.table_page(table, public, happened(state), None))
            check(log.details_page(replace(table, match=10**15, moves=10**4), "4"))


SOME = tuple(card for card in PACK if card[1] != "D")  # no rank is whole, so that each card is named
MANY = [effect for effect in doors.EFFECTS if effect.kind not in doors.ALL_DRAW] * 4  # eight can't have so many of them
WORDIEST = (
    ("effects", tuple(zip(PACK, MANY, strict=False))),
    ("costs", tuple(zip(PACK, doors.COSTS[::-7] * 13, strict=False))),
    ("open_cards", SOME),
    ("cancels", SOME),
    ("answered_by", tuple((card, "as strong") for card in SOME)),
    ("cancels_only", tuple((card, card[0]) for card in SOME)),
)


TURN = Control("rules", MOST)


def test_the_games_on_their_shelves():
    for group in GROUPS:
        check(shelf_page.shelves_page(group))
    for shelf in shelves():
        check(shelf_page.shelf_page(shelf))
        for game in shelf.games:
            check(shelf_page.game_card(game, shelf.key))


@pytest.mark.slow
def test_the_rulebook_of_every_game_fits(subtests: pytest.Subtests):
    for game in VARIANTS:
        with subtests.test(game=game):
            for seats in VARIANTS[game].seats:
                rules = VARIANTS[game].rules(seats)
                name = f"{'W' * 48} · {VARIANTS[game].name}"
                page = rulebook_page.rules_page(name, VARIANTS[game], rules, TURN)
                check(page)
                assert "Page 2" not in str(page.view.to_components())  # the book of a game as it stands is one message


def test_a_rulebook_that_is_longer_than_a_message_has_pages():
    rules = HouseRules(KEY, WORDIEST).rules(8)
    found = [rulebook_page.rules_page("W" * 48, VARIANTS[KEY], rules, TURN, number) for number in range(9)]
    for page in found:
        check(page)
    assert "Page 2" in str(found[0].view.to_components())


def editor_pages(edited: house_page.Edited, rules: Ruleset) -> Iterator[Page]:
    yield house_page.editor_page(edited, WHY)
    for chapter in range(len(rules.chapters())):
        yield house_page.editor_page(edited, WHY, chapter)
    for rule in rules.fields().values():
        if rule.applies(rules):
            yield house_page.rule_page(edited, rule, WHY)
    if not isinstance(rules, doors.Rules):
        return
    for rule in doors.Rules.fields().values():
        if isinstance(rule, CardTable | RankList):
            yield house_page.rule_page(edited, rule, WHY)
        if isinstance(rule, CardTable):
            yield from (house_page.rank_page(edited, rule, rank, "SC", WHY) for rank in (*RANKS, JOKER))


def editing(house_rules: HouseRules, seats: int) -> Table:
    return a_table(house_rules, seats=tuple(Seat(NAME[:32], 10**19 + number) for number in range(seats)))


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("game", VARIANTS)
def test_every_page_of_the_editor_fits_for_every_game(game):
    for seats in VARIANTS[game].seats:
        house_rules = HouseRules(game)
        for page in editor_pages(house_page.of_table(editing(house_rules, seats)), house_rules.rules(seats)):
            check(page)


def random_houses() -> Iterator[tuple[HouseRules, int]]:
    """House rules of every field at once, as far as they can be played together."""
    chance = random.Random("editor")
    while True:
        values = combination(any_features(chance.choice), chance)
        seats = values.pop("seats")
        house_rules = HouseRules(KEY, tuple(values.items()))
        try:
            house_rules.rules(seats)
        except RulesError:
            continue
        yield house_rules, seats


@pytest.mark.slow
@pytest.mark.long
def test_every_page_of_the_editor_fits_for_any_rules():
    giving = {card[0] for card, effect in WORDIEST[0][1] if effect.kind == "gift"}
    kept = next(rank for rank in reversed(RANKS) if rank not in giving)
    wordiest = (("last_resort", (kept, JOKER)), ("bluffing", True), ("jokers", 2), ("groups", "equal ranks"))
    full = HouseRules(KEY, (*WORDIEST, *wordiest, ("settlement", "among all"), ("packs", 4)))
    drawn = zip(random_houses(), range(25), strict=False)
    for house_rules, seats in [(full, 2), (full, 6), (full, 8), *(house for house, _ in drawn)]:
        table = editing(house_rules, seats)
        for page in editor_pages(house_page.of_table(table), house_rules.rules(seats)):
            check(page)
        check(table_page.table_page(table, None, [], None))
        for number in range(4):
            rules = house_rules.rules(seats)
            check(rulebook_page.rules_page("W" * 48, VARIANTS[house_rules.game], rules, TURN, number))


def test_the_longest_list_of_sets_fits():
    check(house_page.presets_page([]))
    house_rules = HouseRules("kings-reverse", WORDIEST)
    sets = [Preset(1, f"{number:02}{NAME}"[:24], house_rules, 1, 0) for number in range(25)]
    check(house_page.presets_page(sets))
    check(house_page.set_page(sets[0], own=True))
    for page in editor_pages(house_page.of_set(sets[0]), house_rules.rules(4)):
        check(page)


FULLEST = Score(10**9, 1, NAME[:32], 10**9, 10**9, 10**9, 10**9, 1e9)


def test_the_fullest_leaderboard_fits(subtests: pytest.Subtests):
    scores = Scores((replace(FULLEST, member=10**19),) * 10, 10**6, FULLEST)
    for order in ORDERS:
        with subtests.test(order=order):
            board = Leaderboard(1, order, game=KEY)
            for number in (0, 5, 99999):
                check(score_page.leaderboard_page(scores, board, "month", number, list(VARIANTS)))
            check(score_page.leaderboard_page(Scores((), 0, None), board, "all", 0, []))


def test_the_fullest_profile_fits():
    profile = Profile(dict.fromkeys(VARIANTS, Rating(60, 9, 1)), (10**6, -(10**6)), 1e9, 10**9)
    picture = score_page.profile_pictured(profile)
    assert picture is not None
    assert picture.draw(*picture.shows)
    check(score_page.profile_page(NAME, FULLEST, dict.fromkeys(VARIANTS, FULLEST), 10**9, profile, picture))
    check(score_page.profile_page(NAME, None, {}, 0, Profile({})))
    check(me_pages.forget_page(0))
    check(me_pages.forget_page(9999))
