"""What one member has played in a server, and what they have reached."""

from collections.abc import Mapping

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import CALM, GOLD, Page, Picture
from cogs.ui.components.presses import RATINGS
from cogs.ui.pages.history.history_page import game_name
from cogs.ui.pages.people.leaderboard_page import rating_words
from cogs.ui.pictures.profile_picture import Reached, profile_picture
from engine.words import Words, decimal
from model.people.leaderboard import Score
from model.people.names import safe
from model.people.rating import CENTRE, PROVISIONAL, Profile, Rating

GAMES = 20  # told one by one
OTHERS = 2  # games besides the one with the curve
SAID = 1000  # characters of an alt text

words = Words("cogs.ui.pages.people.profile")


def profile_page(
    name: str,
    score: Score | None,
    games: Mapping[str, Score],
    abandoned: int,
    profile: Profile,
    picture: Picture | None = None,
) -> Page:
    title, left = words("title", name=safe(name)), [words("abandoned", count=abandoned)] if abandoned else []
    how = button(words("how"), Control(RATINGS))
    if score is None:
        return Page(["\n".join([title, words("none"), *left]), how], CALM)
    won = words("all", rank=score.rank, won=score.matches_won, count=score.matches)
    rounds = words("rounds", count=score.rounds_won, points=score.points)
    played = [_game_line(game, each, profile.ratings.get(game)) for game, each in list(games.items())[:GAMES]]
    won_one = profile.quickest is not None
    records = [words("records", time=_time(profile), points=profile.best_catch)] if won_one else []
    text = "\n".join([won, rounds, *played, *records, *left])
    return Page([title, picture, text, how], GOLD)


def ratings_page(back: Button | None) -> Page:
    return Page([words("ratings", provisional=PROVISIONAL, start=str(CENTRE)), back], CALM)


def profile_pictured(profile: Profile) -> Picture | None:
    """The picture of what a member has reached. None before the first rated match."""
    if not profile.ratings or not profile.course:
        return None
    game, rating = next(iter(profile.ratings.items()))
    others = [words("other", game=game_name(key), number=str(each.number)) for key, each in profile.ratings.items()]
    records = {"quickest": _time(profile), "catch": str(profile.best_catch or "")}
    tiles = tuple((words(f"tile-{key}"), value or words("nothing")) for key, value in records.items())
    count = len(profile.course)
    course = (CENTRE, *profile.course) if count == rating.matches else profile.course
    reached = Reached(
        game_name(game),
        str(rating.number),
        words("off", off=str(rating.give_or_take), known="no" if rating.provisional else "yes"),
        tuple(others[1 : 1 + OTHERS]),
        course,
        words("caption", count=count),
        tiles,
    )
    curve = words("alt-curve", first=str(course[0]), last=str(course[-1]), count=count)
    said = [words("alt-rating", game=game_name(game), rating=rating_words(rating)), curve]
    alt = " ".join([*said, *(f"{head}: {value}." for head, value in tiles)])[:SAID]
    return Picture("profile", alt, profile_picture, (reached,))


def _game_line(game: str, score: Score, rating: Rating | None) -> str:
    return words(
        "game",
        game=game_name(game),
        won=score.matches_won,
        count=score.matches,
        averaged="no" if score.average is None else "yes",
        average="" if score.average is None else decimal(score.average),
        rated="no" if rating is None else "yes",
        rating="" if rating is None else rating_words(rating),
    )


def _time(profile: Profile) -> str:
    if profile.quickest is None:
        return ""
    minutes, seconds = divmod(round(profile.quickest), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
