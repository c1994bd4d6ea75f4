"""Pictures with words as a phone shows them: on one ladder of sizes, whole in every language, nothing squeezed."""

from itertools import pairwise
from typing import NamedTuple

import pytest

from cogs.lobby.pages import seats_picture
from cogs.looks.str8_pictures import WORDS
from cogs.pictures import course
from cogs.pictures.course import Course, course_picture
from cogs.pictures.drawing import SIZES, SMALLEST, Sheet, apart, lettering, lettering_font, width_of
from cogs.pictures.faces import card_sprite
from cogs.pictures.felt import CARD_RAMPS, WIDTH, CardStyle
from cogs.pictures.luck_chart import Bar, luck_chart
from cogs.pictures.win import Finish, Win, win_picture
from cogs.scores.pages import profile_pictured
from cogs.table.end import end_picture
from engine.games.variants import VARIANTS
from engine.words import Words, in_language, languages
from model.people.rating import Profile, Rating
from tests.cogs.server import Server, alts, press, text
from tests.cogs.test_str8_pictures import LARGEST
from tests.drawn import one_of
from tests.pages.test_rounds import four

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hildegard")
LONG = "W" * 24
WINS = [
    Win(("Ada",), "by 42 points", "9S", (Finish(2, "Ben", 65),)),
    Win((LONG,), "by 42 points", "QH", tuple(Finish(place, LONG, -1000) for place in range(2, 9))),
    Win(("Ada", "Cleo"), "by 101 points", "R*", (Finish(2, "Ben & Dora", 111),)),
    Win(NAMES, "with 50 points", None, ()),
    Win(("Ada",), "last one left", None, tuple(Finish(seat + 1, name, 90) for seat, name in enumerate(NAMES[1:]))),
]
COURSES = [
    [Course("Ada", (0, 9, 24)), Course("Ben", (3, 9, 52))],
    [Course(name, (12 + seat // 2, 12 + seat // 2)) for seat, name in enumerate(NAMES)],
    [Course(name, (5, -90 * seat)) for seat, name in enumerate(NAMES)],
]


class Written(NamedTuple):
    """A text in a picture: its size, how far across and down its base line is, and its room."""

    text: str
    size: float
    across: float
    down: float
    room: float


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """What is written, on cards too if a picture is made of new ones."""
    texts: list[Written] = []
    write = Sheet.write

    def noted(sheet, text, colour, size, base, widest):
        texts.append(Written(text, size, *base, widest))
        write(sheet, text, colour, size, base, widest)

    monkeypatch.setattr(Sheet, "write", noted)
    return texts


def test_who_won_and_the_luck_of_the_deal_can_be_read_on_a_phone(written):
    for win in WINS:
        assert len(win_picture(win, CardStyle(card_sprite, CARD_RAMPS))) < LARGEST
        assert {each.size for each in written if each.size > 1} <= set(SIZES)  # letters on cards are measured by those
    for rounds in (1, 5, 16):
        written.clear()
        bars = [Bar(number, number / 20, number % 2 == 0) for number in range(1, rounds + 1)]
        assert len(luck_chart(bars, 0.25, "Chance to win from the deal alone", "Fair share: 25%", "You won")) < LARGEST
        assert {each.size for each in written} == {SMALLEST}


MANY = dict.fromkeys(("countdown-jacks", "kings-reverse", "mau-mau"), Rating(40, 8, 40))
REACHED = [
    Profile({"crazy-eights": Rating(matches=9)}, (1500,)),
    Profile(MANY, (990, 2010, 1500), quickest=4000, best_catch=1234),
]


@pytest.mark.parametrize("profile", REACHED)
def test_a_profile_can_be_read_on_a_phone_in_letters_that_the_font_has(profile, written):
    picture = profile_pictured(profile)
    assert len(picture.draw(*picture.shows)) < LARGEST
    assert {each.size for each in written} <= set(SIZES)
    font = lettering_font(SMALLEST)
    missing = bytes(font.getmask(chr(0x10FFFE)))  # the box that stands for a letter it lacks
    letters = {letter for each in written for letter in apart(each.text)[0]}
    assert not [letter for letter in letters if bytes(font.getmask(letter)) == missing]


@pytest.mark.slow
@pytest.mark.every_game
def test_the_words_of_a_picture_are_whole_in_every_language(subtests: pytest.Subtests, written):
    for language in languages():
        with subtests.test(language=language):
            luck = Words("cogs.history")
            with in_language(language):
                told = luck("chart"), luck("chart-fair", share=25), luck("chart-won")
                luck_chart([Bar(1, 0.3, won=True)], 0.25, *told)
                for game in [game for game in VARIANTS if language in one_of(languages(), game)]:
                    ratings = {game: Rating(matches=9), "mau-mau": Rating(7)}
                    picture = profile_pictured(Profile(ratings, (990, 2010, 1500)))
                    picture.draw(*picture.shows)
                legend = [WORDS(f"picture-{key}") for key in ("step", "copies", "opener")]
            assert {each.text for each in written if width_of(each.text, int(each.size)) > each.room} == set()
            assert all(width_of(text, SMALLEST) < WIDTH / 2 for text in legend)


def test_what_is_too_long_for_its_room_is_cut_and_nothing_is_squeezed():
    whole, cut = (lettering("Cleo with a long name", 60, room) for room in (999, 300))
    letters = whole.crop((0, whole.height - cut.height, 120, whole.height))
    assert cut.crop((0, 0, 120, cut.height)).tobytes() == letters.tobytes()
    assert cut.width <= 300
    ten, narrow = (lettering("10", 60, room) for room in (999, 40))
    assert narrow.width / narrow.height == pytest.approx(ten.width / ten.height, abs=0.1)


@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight"])
async def test_a_lobby_shows_its_chairs_around_a_fan_of_its_cards(server: Server, game):
    table = await server.open(await server.newcomer("Зоя"), game=game, bots=1, seats=3)
    picture = seats_picture(server.table())
    cards, chairs, _ = picture.shows
    assert list(map(tuple, chairs)) == [("(1)", "host"), ("Otto", "steady bot"), ("", "open")]
    assert len(set(cards)) == len(cards) > 0
    assert "**1** · **Зоя** · host" in text(table), "the picture has no letters for it"
    assert len(picture.drawn()) < LARGEST


@pytest.mark.parametrize("courses", COURSES)
def test_every_line_has_its_name_beside_its_end_and_no_text_covers_another(courses, written):
    assert len(course_picture(courses, "9 rounds")) < LARGEST
    assert {each.size for each in written} == {SMALLEST}
    beside = sorted((each.down, each.text) for each in written if each.across > course.NAMES_LEFT)
    assert sorted(text for _, text in beside) == sorted(each.name for each in courses)
    levels = sorted(each.down for each in written if each.across < course.LEFT)
    for lines in ([down for down, _ in beside], levels):
        assert all(lower - upper >= SMALLEST for upper, lower in pairwise(lines))
        assert 0 < lines[0] <= lines[-1] < course.ROUNDS_BASE


async def test_a_name_that_the_font_cannot_write_is_the_number_of_its_seat(server: Server):
    table, (hand, _) = await server.begin(server.ada, await server.newcomer("Зоя"))
    await server.position("9S", "KD", totals=(20, 95))
    await press(server.ada, hand, "9♠")
    win = end_picture(server.table(), server.table().state.public_view(), ()).shows[0]
    assert [each.name for each in win.others] == ["(2)"]
    assert alts(table) == ["Ada wins! · by 85 points · last card: Nine of spades · 2 Зоя with 105 points"]


async def test_partners_stand_on_it_together(server: Server):
    await four(server)
    table = server.table()
    win = end_picture(table, table.state.public_view(), ()).shows[0]
    assert win.names == ("Ada", "Cleo", "Ben", "Dora")
