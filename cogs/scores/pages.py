"""The leaderboard of a server, and the profile of a member: their matches, rating and records."""

from collections.abc import Mapping, Sequence

from discord import ui

from cogs.discord.controls import CHOICES, RATINGS, Control, button, option, post_here, select, selects, turning
from cogs.discord.page import CALM, GOLD, Page, Picture, rows
from cogs.history.pages import game_name
from cogs.pictures.profile import Reached, profile_picture
from engine.games.variants import VARIANTS
from engine.words import Words, decimal
from model.people import rating as ratings
from model.people.names import escaped, members_told_apart, safe

LINES = 10  # lines of a page
PERIODS = ("month", "all")
ALL_GAMES = "all"  # as a word in a control

WORDS = Words(__package__)


def leaderboard_page(
    scores: ratings.Page,
    board: ratings.Leaderboard,
    period: str,
    number: int,
    games: Sequence[str],
    orders: Sequence[str] = ratings.ORDERS,
    *,
    posted: bool = False,
) -> Page:
    """Ten lines of a leaderboard, and the line of the member who asked if it is not among them.

    ``games``: those that have a leaderboard here, to pick from. ``orders``: those to pick from. ``posted``: for
    everyone, so there is nothing to pick.
    """
    empty = (
        "empty-rating" if board.order == "rating" else "empty-of-many" if board.order in ratings.OF_MANY else "empty"
    )
    called = members_told_apart({each.member: each.name for each in (*scores.scores, scores.own) if each})
    lines = [_score_line(each, called[each.member], board.order) for each in scores.scores]
    lines = lines or [WORDS(empty, least=ratings.LEAST_MATCHES)]
    if scores.own and scores.own not in scores.scores:
        lines += ["…", _score_line(scores.own, called[scores.own.member], board.order)]
    name = VARIANTS[board.game].name if board.game in VARIANTS else ""
    title = WORDS("title", game="named" if board.game else "all", name=name, period=period)
    note = (
        WORDS("note", order=board.order, least=ratings.LEAST_MATCHES, rated=ratings.PROVISIONAL)
        if scores.scores
        else ""
    )
    text = "\n".join(filter(None, [title, *lines, note]))
    if posted:
        return Page([text], GOLD)
    game, last = board.game or ALL_GAMES, max(0, scores.total - 1) // LINES
    kinds = [option(WORDS("order", order=order), order, chosen=order == board.order) for order in orders]
    kind = select(WORDS("pick-kind"), Control("board", words=(board.order, period, "0", game, "order")), kinds)
    other = next(each for each in PERIODS if each != period)
    ways = {number - 1: "previous", number + 1: "next"}
    turn = turning(
        WORDS("previous"),
        WORDS("next"),
        lambda page: Control("board", words=(board.order, period, str(page), game, ways[page])),
        number,
        last + 1,
    )
    buttons = [
        *turn,
        button(WORDS("period", period=other), Control("board", words=(board.order, other, "0", game, "period"))),
        post_here(Control("board", words=(board.order, period, str(number), game))),
    ]
    if board.order == "rating":
        buttons.append(button(WORDS("how"), Control(RATINGS, words=(period, game))))
    shown = [board.game] if board.game else []  # it stays among the options, however many games are played more
    most_played = [each for each in dict.fromkeys([*shown, *games]) if each in games and each in VARIANTS]
    options = [
        option(VARIANTS[each].name, each, chosen=each == board.game)
        for each in games
        if each in most_played[: CHOICES - 1]
    ]
    if options and board.order not in ratings.OF_ONE_GAME:  # all games together mean something
        options.insert(0, option(WORDS("all-games"), ALL_GAMES, chosen=board.game is None))
    picking = selects(WORDS("pick-game"), Control("board", words=(board.order, period, "0")), options)
    return Page([text, ui.ActionRow(kind), *picking, *rows(buttons)], GOLD)


def _score_line(score: ratings.Score, name: str, order: str) -> str:
    counted = WORDS(
        "counted",
        order=order,
        won=score.matches_won,
        percent=round(100 * score.matches_won / max(1, score.matches)),
        average="" if score.average is None else decimal(score.average),
        count={"rounds": score.rounds_won, "points": score.points}.get(order, score.matches),
        rating=rating_words(score.rating),
    )
    return WORDS("line", rank=score.rank, name=escaped(name), counted=counted)


def rating_words(rating: ratings.Rating) -> str:
    known = "no" if rating.provisional else "yes"
    return WORDS("rating", known=known, number=str(rating.number), off=str(rating.give_or_take))


def profile_page(
    name: str,
    score: ratings.Score | None,
    games: Mapping[str, ratings.Score],
    abandoned: int,
    profile: ratings.Profile,
    picture: Picture | None = None,
) -> Page:
    """``games``: the scores in each game, the most played first. ``abandoned``: matches left unfinished."""
    title, left = WORDS("profile-title", name=safe(name)), [WORDS("abandoned", count=abandoned)] if abandoned else []
    how = button(WORDS("profile-how"), Control(RATINGS))
    if score is None:
        return Page(["\n".join([title, WORDS("none"), *left]), how], CALM)
    lines = [
        WORDS("all", rank=score.rank, won=score.matches_won, count=score.matches),
        WORDS("profile-rounds", count=score.rounds_won, points=score.points),
    ]
    for game, each in list(games.items())[:20]:
        rating = profile.ratings.get(game)
        lines.append(
            WORDS(
                "game",
                game=game_name(game),
                won=each.matches_won,
                count=each.matches,
                averaged="no" if each.average is None else "yes",
                average="" if each.average is None else decimal(each.average),
                rated="no" if rating is None else "yes",
                rating="" if rating is None else rating_words(rating),
            )
        )
    if profile.quickest is not None:
        lines.append(WORDS("records", time=_quickest(profile), points=profile.best_catch))
    return Page([title, picture, "\n".join([*lines, *left]), how], GOLD)


def profile_pictured(profile: ratings.Profile) -> Picture | None:
    """The picture of a member's rating and records. None before the first rated match."""
    if not profile.ratings or not profile.course:
        return None
    game, rating = next(iter(profile.ratings.items()))
    others = [WORDS("other", game=game_name(key), number=str(each.number)) for key, each in profile.ratings.items()]
    records = {"quickest": _quickest(profile), "catch": str(profile.best_catch or "")}
    tiles = tuple((WORDS(f"tile-{key}"), value or WORDS("nothing")) for key, value in records.items())
    count = len(profile.course)
    course = (ratings.CENTRE, *profile.course) if count == rating.matches else profile.course
    reached = Reached(
        game_name(game),
        str(rating.number),
        WORDS("off", off=str(rating.give_or_take), known="no" if rating.provisional else "yes"),
        tuple(others[1:3]),
        course,
        WORDS("caption", count=count),
        tiles,
    )
    curve = WORDS("alt-curve", first=str(course[0]), last=str(course[-1]), count=count)
    sentences = [WORDS("alt-rating", game=game_name(game), rating=rating_words(rating)), curve]
    alt = " ".join([*sentences, *(f"{head}: {value}." for head, value in tiles)])[:1000]
    return Picture("profile", alt, profile_picture, (reached,))


def _quickest(profile: ratings.Profile) -> str:
    """The length of the quickest match won, or nothing without one."""
    if profile.quickest is None:
        return ""
    minutes, seconds = divmod(round(profile.quickest), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
