"""What one member has played in a server, and what they have reached."""

from collections.abc import Mapping

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import CALM, GOLD, Page, Picture
from cogs.ui.components.presses import RATINGS
from cogs.ui.pages.history.history_page import game_name
from cogs.ui.pages.people.leaderboard_page import rating_words
from cogs.ui.pictures.lettering import has_all_of
from cogs.ui.pictures.profile_picture import Reached, profile_picture
from engine.words import Message, Words, decimal
from model.people.career import Career, Profile, Rival
from model.people.leaderboard import Score
from model.people.names import WIDEST, escaped, safe, told_apart
from model.people.rating import CENTRE, PROVISIONAL, Rating

NAME = 12  # columns of a name in the picture
GAMES = 20  # told one by one
OTHERS = 2  # games besides the one with the curve
SAID = 1000  # characters of an alt text

_WORDS = Words("cogs.ui.pages.people.profile")


def profile_page(
    name: str,
    score: Score | None,
    games: Mapping[str, Score],
    abandoned: int,
    profile: Profile,
    picture: Picture | None = None,
) -> Page:
    title, left = _WORDS("title", name=safe(name)), [_WORDS("abandoned", count=abandoned)] if abandoned else []
    how = button(_WORDS("how"), Control(RATINGS))
    if score is None:
        return Page(["\n".join([title, _WORDS("none"), *left]), how], CALM)
    won = _WORDS("all", rank=score.rank, won=score.matches_won, count=score.matches)
    rounds = _WORDS("rounds", count=score.rounds_won, points=score.points)
    played = [_game_line(game, each, profile.ratings.get(game)) for game, each in list(games.items())[:GAMES]]
    records = [
        _WORDS(key, name=escaped(name), ahead=rival.ahead, behind=rival.behind)
        for key, (name, rival) in _rivals(profile).items()
    ]
    career = profile.career
    if career.quickest is not None:
        records.append(_WORDS("records", streak=career.longest, time=_time(career), points=career.best_catch))
    text = "\n".join([won, rounds, *played, *records, *left])
    return Page([title, picture, text, how], GOLD)


def of_a_bot() -> Message:
    return _WORDS.message("of-a-bot")


def ratings_page(back: Button | None) -> Page:
    return Page([_WORDS("ratings", provisional=PROVISIONAL, start=str(CENTRE)), back], CALM)


def profile_pictured(profile: Profile) -> Picture | None:
    """The picture of what a member has reached. None before the first rated match."""
    if not profile.ratings or not profile.course:
        return None
    game, rating = next(iter(profile.ratings.items()))
    others = [_WORDS("other", game=game_name(key), number=str(each.number)) for key, each in profile.ratings.items()]
    count, tiles = len(profile.course), _tiles(profile)
    course = (CENTRE, *profile.course) if count == rating.matches else profile.course
    reached = Reached(
        game_name(game),
        str(rating.number),
        _WORDS("off", off=str(rating.give_or_take), known="no" if rating.provisional else "yes"),
        tuple(others[1 : 1 + OTHERS]),
        course,
        _WORDS("caption", count=count),
        tuple(tiles),
    )
    curve = _WORDS("alt-curve", first=str(course[0]), last=str(course[-1]), count=count)
    said = [_WORDS("alt-rating", game=game_name(game), rating=rating_words(rating)), curve]
    alt = " ".join([*said, *(f"{head}: {value}." for head, value in tiles)])[:SAID]
    return Picture("profile", alt, profile_picture, (reached,))


def _game_line(game: str, score: Score, rating: Rating | None) -> str:
    return _WORDS(
        "game",
        game=game_name(game),
        won=score.matches_won,
        count=score.matches,
        averaged="no" if score.average is None else "yes",
        average="" if score.average is None else decimal(score.average),
        rated="no" if rating is None else "yes",
        rating="" if rating is None else rating_words(rating),
    )


def _tiles(profile: Profile) -> list[tuple[str, str]]:
    career, rivals = profile.career, _rivals(profile, NAME)
    found = [
        *((key, _score_against(*rivals[key]) if key in rivals else "") for key in ("best", "worst")),
        ("streak", str(career.longest or "")),
        ("quickest", _time(career)),
        ("catch", str(career.best_catch or "")),
    ]
    return [(_WORDS(f"tile-{key}"), value or _WORDS("nothing")) for key, value in found]


def _rivals(profile: Profile, most: int = WIDEST) -> dict[str, tuple[str, Rival]]:
    """The opponents against whom it goes best and worst, each with a plain name in at most so many columns."""
    found = {key: rival for key, rival in (("best", profile.best), ("worst", profile.worst)) if rival is not None}
    called = told_apart([rival.name for rival in found.values()], most)
    return dict(zip(found, zip(called, found.values(), strict=True), strict=True))


def _score_against(name: str, rival: Rival) -> str:
    """A name in the letters that the font has, and how often it went well and badly. The text below names everyone."""
    score = _WORDS("score", ahead=str(rival.ahead), behind=str(rival.behind))
    return f"{name} {score}" if has_all_of(name) else score


def _time(career: Career) -> str:
    if career.quickest is None:
        return ""
    minutes, seconds = divmod(round(career.quickest), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
