"""The deal of the day: before one's own try, after it, and when the day is over."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from cogs.discord.controls import Control, button
from cogs.discord.page import ACTIVE, CALM, GOLD, Page, rows
from cogs.history.pages import game_name
from engine.core.match import MatchEnded, RoundEnded
from engine.games.variants import VARIANTS
from engine.matches.telling import turns
from engine.words import Words, and_listed, signed
from model.people.names import escaped, members_told_apart
from model.tables.day_deal import PLAYER, Ranked, Today, Yesterday, check_game, ends_at
from model.tables.seating import COMPUTERS

ACTION, PLAY = "today", "today-play"
LINES = 10  # of a standing
TURNS = 14  # of the best line

WORDS = Words(__package__)


def invitation_page(today: Today) -> Page:
    """The game to play, for a member who has not yet. Nothing about the results of others."""
    game = VARIANTS[today.house_rules.game]
    rules = today.house_rules.rules(check_game(today.house_rules))
    scores = WORDS("scores", costs="yes" if rules.hands_cost else "no")
    text = WORDS("invitation", game=game.name, scores=scores, at=str(round(today.ends_at)), count=today.played)
    return Page([text, button(WORDS("play"), Control(PLAY), ButtonStyle.success)], ACTIVE)


def standing_page(today: Today, member: int) -> Page:
    """The standing of the day so far, for a member who has had their try."""
    own = next((each for each in today.standing if each.attempt.member == member), None)
    shown = [*today.standing[:LINES], *([own] if own and own not in today.standing[:LINES] else [])]
    lines = [
        WORDS("heading", game=VARIANTS[today.house_rules.game].name),
        WORDS("own", points=signed(own.attempt.points or 0), place=own.rank) if own else WORDS("own-unfinished"),
        *_lines(shown, _called(shown)),
        *([WORDS("playing", count=today.playing)] if today.playing else []),
        WORDS("ends", at=str(round(today.ends_at))),
    ]
    buttons = [button(WORDS("refresh"), Control(ACTION))]
    if today.table is not None:
        buttons.append(button(WORDS("my-round"), Control("hand", today.table.id)))
    return Page(["\n".join(lines), *rows(buttons)], GOLD)


def yesterday_page(ended: Yesterday) -> Page:
    first, shown = [each for each in ended.standing if each.rank == 1], ended.standing[:LINES]
    called = _called([*first, *shown])
    best = [called[each.attempt.member] for each in first]
    heading = WORDS("won", names=and_listed(best), winners=len(best)) if best else WORDS("no-winner")
    game, day = game_name(ended.deal.game), str(round(ends_at(ended.deal.day) - 1))
    lines = [heading, WORDS("of-day", game=game, at=day, count=len(ended.standing)), *_lines(shown, called)]
    lines += [WORDS("unfinished", count=ended.unfinished)] if ended.unfinished else []
    # The turns of the player in the best round, in a few words each
    moves = [event for event in ended.best if not isinstance(event, RoundEnded | MatchEnded)]
    own = [turn.words for turn in turns(moves, ("", *COMPUTERS)) if turn.seat == PLAYER]
    told = " / ".join(own if len(own) <= TURNS else [*own[: TURNS // 2], "…", *own[-TURNS // 2 :]])[:900]
    lines += [WORDS("best-line", name=best[0], line=told)] if best and told else []
    again = button(WORDS("today"), Control(ACTION, words=(str(ended.deal.day),)), ButtonStyle.success)
    return Page(["\n".join(lines), again], GOLD if best else CALM)


def day_over_page() -> Page:
    """The page in place of a hand when its day is over."""
    return Page([WORDS("day-over"), button(WORDS("today"), Control(ACTION))], CALM)


def _lines(shown: Sequence[Ranked], called: Mapping[int, str]) -> list[str]:
    return [
        WORDS("line", rank=each.rank, name=called[each.attempt.member], points=signed(each.attempt.points or 0))
        for each in shown
    ]


def _called(shown: Sequence[Ranked]) -> dict[int, str]:
    """The names of members, safe for texts, by their ids."""
    called = members_told_apart({each.attempt.member: each.attempt.name for each in shown})
    return {member: escaped(name) for member, name in called.items()}
