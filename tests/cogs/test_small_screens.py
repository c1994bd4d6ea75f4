"""Pictures with words as a phone shows them: the end of a match, what a member has reached, the luck of the deal."""

from itertools import pairwise

import pytest

from cogs.ui.pages.people.profile_page import profile_pictured
from cogs.ui.pages.table.end_page import end_picture
from cogs.ui.pictures import podium
from cogs.ui.pictures.drawing import Sheet
from cogs.ui.pictures.felt import SMALLEST
from cogs.ui.pictures.lettering import lettering_font
from cogs.ui.pictures.luck_chart import Bar, luck_chart
from cogs.ui.pictures.podium import Finish, podium_picture
from engine.games.registry import Match
from model.people.rating import Profile, Rating
from tests.cogs.server import Server
from tests.cogs.test_hand_pictures import PHONE
from tests.cogs.test_partners import four
from tests.cogs.test_str8_pictures import LARGEST, drawn

READABLE = 12  # points
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hildegard")
MATCHES = [
    [Finish(1, "Ada", 3, (1, 3))],
    [Finish(1, "Ada", 24, (0, 9, 24)), Finish(2, "Ben", 52, (3, 9, 52))],
    [Finish(1 if seat < 2 else 3, name, 12 + seat // 2, (12 + seat // 2,)) for seat, name in enumerate(NAMES)],
    [Finish(seat + 1, name, -90 * seat, (5, -90 * seat)) for seat, name in enumerate(NAMES)],
    [Finish(1, name, 0, ()) for name in NAMES],
]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float, float]]:
    """What is written: the text, its size, and how far across and down its base line is."""
    texts: list[tuple[str, float, float, float]] = []
    write = Sheet.write

    def noted(sheet, text, colour, size, base, widest):
        texts.append((text, size, *base))
        write(sheet, text, colour, size, base, widest)

    monkeypatch.setattr(Sheet, "write", noted)
    return texts


@pytest.mark.parametrize("finishes", MATCHES)
def test_everything_on_it_can_be_read_on_a_phone(finishes, written):
    picture = podium_picture(finishes, "9 rounds")
    assert min(size for _, size, *_ in written) * PHONE > READABLE
    assert len(picture) < LARGEST
    assert drawn(picture).height == podium.HEIGHT


@pytest.mark.parametrize("rounds", [1, 5, 16])
def test_the_luck_of_the_deal_can_be_read_on_a_phone(rounds, written):
    bars = [Bar(number, number / 20, number % 2 == 0) for number in range(1, rounds + 1)]
    assert len(luck_chart(bars, 0.25, "Chance to win by the deal", "Fair share: 25%", "You won")) < LARGEST
    assert min(size for _, size, *_ in written) * PHONE > READABLE


REACHED = [
    Profile({"crazy-eights": Rating(matches=9)}, (1500,)),
    Profile(
        dict.fromkeys(("countdown-jacks", "kings-reverse", "mau-mau"), Rating(40, 8, 40)),
        (990, 2010, 1500),
        quickest=4000,
        best_catch=1234,
    ),
]


@pytest.mark.parametrize("profile", REACHED)
def test_a_profile_can_be_read_on_a_phone_in_letters_that_the_font_has(profile, written):
    picture = profile_pictured(profile)
    assert len(picture.draw(*picture.shows)) < LARGEST
    assert min(size for _, size, *_ in written) * PHONE > READABLE
    font = lettering_font(SMALLEST)
    missing = bytes(font.getmask(chr(0x10FFFE)))  # the box that stands for a letter it lacks
    assert not [sign for text, *_ in written for sign in text if bytes(font.getmask(sign)) == missing]


@pytest.mark.parametrize("finishes", MATCHES)
def test_every_line_has_its_name_beside_its_end_and_none_covers_another(finishes, written):
    podium_picture(finishes, "9 rounds")
    beside = sorted(
        (down, text) for text, _, across, down in written if across > podium.NAMES_LEFT and down > podium.FLOOR
    )
    assert sorted(text for _, text in beside) == sorted(finish.name for finish in finishes)
    assert all(lower - upper >= SMALLEST for (upper, _), (lower, _) in pairwise(beside))
    assert beside[0][0] > podium.FLOOR
    assert beside[-1][0] < podium.ROUNDS_BASE


@pytest.mark.parametrize("finishes", MATCHES)
def test_the_numbers_of_the_chart_stand_apart(finishes, written):
    podium_picture(finishes, "9 rounds")
    levels = sorted(down for _, _, across, down in written if across < podium.CHART_LEFT and down > podium.FLOOR)
    assert all(lower - upper >= SMALLEST for upper, lower in pairwise(levels))


def test_a_name_that_the_font_cannot_write_is_its_rank(written):
    podium_picture([Finish(1, "Ada", 3, (3,)), Finish(2, "Зоя", 5, (5,))], "1 round")
    texts = [text for text, *_ in written]
    assert texts.count("#2") == 2
    assert "Зоя" not in texts


async def test_partners_stand_on_it_together(server: Server, undrawn):
    await four(server)
    table = server.table()
    finishes, _ = end_picture(table, Match(table.state).public_view()).shows
    assert sorted(finish.name for finish in finishes) == ["Ada & Cleo", "Ben & Dora"]
