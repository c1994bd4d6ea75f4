"""Leaderboard and statistics, from a database that has been filled with matches."""

import re
from typing import Any

from wcwidth import width

from db.repositories import matches
from db.repositories.matches import Ending, Opening, Result
from engine.games.variants import VARIANTS
from engine.words import ENGLISH, languages
from tests.cogs.server import MemberActor, Server, alts, answer, choose, go_back, labels, nodes, press, sitting, text
from tests.pages.discordless import MEMBER, Person
from tests.pages.positions import missing
from tests.pages.test_languages import pick
from tests.pages.test_me import prefer

KEY, ANOTHER = list(VARIANTS)[:2]
GALLERY = 12  # as type of components
DAY = 24 * 3600


async def played(
    server: Server, *players: tuple[int, str, int], times: int = 1, ago: float = 0, game: str = KEY, took: float = 0
) -> None:
    """Finished matches: of each player the user id, the name and the total; the first has won."""
    at = server.bot.services.tables.now() - ago
    rules = VARIANTS[game].rules(max(2, len(players)))
    opening = Opening(server.guild.id, server.channel.id, game, rules, "seed", "salt", "1", at - took)
    results = tuple(
        Result(seat, user, False, False, seat + 1, seat == 0, total, total, int(seat == 0), 10 * (seat == 0))
        for seat, (user, _, total) in enumerate(players)
    )
    async with server.bot.store.writing() as connection:
        for _ in range(times):
            number = await matches.begin(connection, opening)
            await matches.finish(connection, Ending(number, "finished", 2, True, results, at))
        for user, name, _ in players:
            await matches.remember_name(connection, server.guild.id, user, name)


def lines(message) -> list[str]:
    return [line for line in text(message).splitlines() if " · " in line and not line.startswith("#")]


def is_off(message, label: str) -> bool:
    return next(node["disabled"] for node in nodes(message) if node["type"] == 2 and node["label"] == label)


async def test_a_leaderboard_shows_the_own_line_and_is_posted_as_anyone_else_would_see_it(server: Server):
    result = await server.ada.slash(server.channel, "eights leaderboard")
    assert result.ephemeral
    assert not {"Previous", "Next"} & set(labels(answer(result)))  # there is nothing to turn to
    for number in range(1, 12):  # number 1 has won 11 matches, number 2 10, and so on; Cleo is behind all of them
        await played(server, (number, f"Player {number}", 0), (server.cleo.id, "Cleo", 50), times=12 - number)
    board = answer(await server.cleo.slash(server.channel, "eights leaderboard"))
    assert lines(board)[0] == "**1** · **Player 1** · 11 of 11 matches won"
    assert text(board).splitlines()[-2:] == ["…", "**12** · **Cleo** · 0 of 66 matches won"]
    assert server.channel.history() == []
    posted = answer(await press(server.cleo, board, "Post here"))
    assert not posted.ephemeral
    assert text(posted) == text(board).partition("\n…")[0], "no line of who posts it"
    assert labels(posted) == []
    await press(server.cleo, board, "Next")
    assert text(board).count("Cleo") == 1, "where it belongs"
    assert "…" not in text(board)
    assert "…" not in await server.say(server.ada, "eights leaderboard"), "who has not played has no line"


async def test_a_long_leaderboard_is_turned_page_by_page(server: Server):
    for number in range(1, 26):
        await played(server, (number, f"Player {number:02}", number))
    board = answer(await server.ada.slash(server.channel, "eights leaderboard", by="average"))
    assert "No one has finished 3 matches yet" in text(board)  # fewer than three matches say nothing about an average
    await choose(server.ada, board, "matches")
    assert is_off(board, "Previous")
    pages = [lines(board)]
    for _ in range(2):
        await press(server.ada, board, "Next")
        pages.append(lines(board))
    assert [len(page) for page in pages] == [10, 10, 5]
    assert all(f"Player {number:02}" in str(pages) for number in range(1, 26))
    assert is_off(board, "Next")
    await press(server.ada, board, "Previous")
    assert lines(board) == pages[1]


async def test_orders_and_periods_are_picked_and_typed(server: Server):
    await played(server, (1, "Often", 30), (2, "Lucky", 10), ago=40 * DAY, times=3)
    await played(server, (2, "Lucky", 5), (1, "Often", 60), ago=0)
    board = answer(await server.ada.slash(server.channel, "eights leaderboard"))
    assert lines(board) == ["**1** · **Often** · 3 of 4 matches won", "**2** · **Lucky** · 1 of 4 matches won"]
    await press(server.ada, board, "This month")
    assert lines(board) == ["**1** · **Lucky** · 1 of 1 match won", "**2** · **Often** · 0 of 1 match won"]
    await press(server.ada, board, "All time")
    for kind, first in (("rounds", "Often** · 3 rounds won"), ("average", "Lucky** · 4.4 points a round")):
        await choose(server.ada, board, kind)
        assert lines(board)[0] == f"**1** · **{first}"
    typed = answer(await server.ada.slash(server.channel, "eights leaderboard", by="points", period="month"))
    assert lines(typed) == ["**1** · **Lucky** · 10 points won", "**2** · **Often** · 0 points won"]


async def test_an_average_is_of_one_game(server: Server):
    """A card costs differently from game to game."""
    await played(server, (1, "One", 10), (2, "Two", 50), times=3)
    await played(server, (1, "One", 400), (2, "Two", 4), game=ANOTHER, times=4)
    board = answer(await server.ada.slash(server.channel, "eights leaderboard", by="average"))
    assert VARIANTS[ANOTHER].name in text(board)
    assert lines(board) == ["**1** · **Two** · 2.0 points a round", "**2** · **One** · 200.0 points a round"]
    await choose(server.ada, board, KEY)
    assert lines(board) == ["**1** · **One** · 5.0 points a round", "**2** · **Two** · 25.0 points a round"]


async def test_an_average_has_the_comma_of_ones_language(server: Server):
    await played(server, (server.ada.id, "Ada", 10), (server.ben.id, "Ben", 50), times=2)
    await played(server, (server.ada.id, "Ada", 11), (server.ben.id, "Ben", 50))
    assert "· 5.2 " in await server.say(server.ada, "eights leaderboard", by="average")
    for language in set(languages()) - {ENGLISH}:
        await pick(server, server.ada, language)
        for asked in ({"by": "average"}, {"player": server.ada}):
            told = await server.say(server.ada, "eights leaderboard", **asked)
            assert "5,2" in told, language
            assert "5.2" not in told, language


async def test_statistics_of_oneself_and_of_another(server: Server):
    await played(server, (server.ada.id, "Ada", 10), (server.ben.id, "Ben", 50))
    shown = answer(await server.ada.slash(server.channel, "eights leaderboard", player=server.ada))
    assert text(shown).splitlines() == [
        "### Ada",
        "**Place 1** · 1 of 1 match won",
        "1 round won · 10 points won",
        "**Crazy Eights** · 1 of 1 match won · 5.0 points a round",
        "Records: fastest win in 0:00, 10 points won in one match",
    ]
    assert not [node for node in nodes(shown) if node["type"] == GALLERY], "no match was long enough to be rated"
    bens = await server.say(server.ada, "eights leaderboard", player=server.ben)
    assert "### Ben\n**Place 2** · 0 of 1 match won" in bens
    assert "No matches that count yet" in await server.say(server.ada, "eights leaderboard", player=server.cleo)


async def a_match_of_ten_minutes(server: Server, *people: tuple[int, str, int], times: int = 1) -> None:
    await played(server, *people, times=times, took=600)


async def test_a_leaderboard_by_rating_is_of_one_game_and_says_how_sure_it_is(server: Server):
    await a_match_of_ten_minutes(server, (1, "One", 10), (2, "Two", 50), times=3)
    board = answer(await server.ada.slash(server.channel, "eights leaderboard", by="rating"))
    assert VARIANTS[KEY].name in text(board)
    first, second = lines(board)
    assert re.fullmatch(r"\*\*1\*\* · \*\*One\*\* · 1[67]\d\d ± \d{3} \(provisional\)", first)
    assert "**2** · **Two** · 1" in second
    await a_match_of_ten_minutes(server, (2, "Two", 10), (1, "One", 50), times=7)
    await choose(server.ada, board, "rating")
    assert lines(board)[0].startswith("**1** · **Two**")
    assert "(provisional)" not in lines(board)[0]
    there = text(board)
    await press(server.ada, board, "How ratings work")
    await go_back(server.ada, board)
    assert text(board) == there


async def test_a_profile_shows_the_rating_its_curve_and_records(server: Server):
    ada, ben = (server.ada.id, "Ada", 10), (server.ben.id, "Ben", 50)
    await a_match_of_ten_minutes(server, ada, ben, times=3)
    await a_match_of_ten_minutes(server, ben, ada)
    profile = answer(await server.cleo.slash(server.channel, "eights leaderboard", player=server.ada))
    said = text(profile)
    assert re.search(r"3 of 4 matches won · [\d.]+ points a round · rating 15\d\d ± \d{3} \(provisional\)", said)
    assert "Records: fastest win in 10:00, 10 points won in one match" in said
    (alt,) = alts(profile)
    assert alt.startswith(f"Rating in {VARIANTS[KEY].name}: 15")
    assert missing(alt, "over 4 matches", "Fastest win: 10:00") == []
    await press(server.cleo, profile, "How ratings work")
    assert "Farming gets you next to nothing" in text(profile)


TURNED = "אבגדהוזחטי"  # reads from right to left
WIDE = "アダアダアダアダ"  # two columns for each sign


async def test_every_row_of_the_scores_has_its_columns_in_one_place(server: Server):
    names = ("Ada", TURNED, WIDE, "Zoë🎲e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301")
    people = [await server.newcomer(name) for name in names]
    _, hands = await server.begin(*people, target=500)
    await server.position("9S", "9C 7H 6H", "KD", "2D 3D", totals=(0, 45, 2, 111))
    await press(people[0], hands[0], "9♠")
    wrong, sheets = list[object](), list[str]()
    for language in languages():
        await pick(server, people[0], language)
        sheets.append(await server.say(people[0], "eights show", what="scores"))
        rows = sheets[-1].split("```")[1].strip("\n").split("\n")
        wrong += [(language, [(width(row), row) for row in rows])] * (len({*map(width, rows)}) > 1)
    assert not wrong
    for sheet in sheets:
        assert missing(sheet, f"\u2068{TURNED[:7]}…\u2069 ", f"{WIDE[:3]}…  ") == []


async def test_two_of_one_name_are_told_apart_wherever_a_name_stands(server: Server):
    """Two people are called Ada, and one is called as a bot is."""
    other, otto = Person(server, "Ada", "Ada", MEMBER), await server.newcomer("otto")
    table = await server.open(server.ada, target=50)
    await server.say(server.ada, "eights table", action="add")
    for person in (other, otto):
        await press(person, table, "Join")
    shown = {"lobby": sitting(table)}
    hands = [answer(await press(server.ada, table, "Start"))]
    hands += [answer(await press(person, table, "My hand")) for person in (other, otto)]
    await server.position("9S 8D", "KD 9D", "9C 7H 6H", "2H 3D", totals=(0, 45, 2, 3))
    await press(server.ada, hands[0], "9♠")
    await server.position("8D", "KD 9D", "9C 7H 6H", "2H 3D", top="9H 9S", turn=2)
    await press(other, hands[1], "9♣")
    shown |= {"board": text(table), "hands": " ".join(map(text, hands))}
    more = answer(await press(server.ada, table, "More"))
    shown["list"] = " ".join(each["label"] for node in nodes(more) for each in node.get("options", ()))
    seats = await server.ada.autocomplete(server.channel, "eights table", "seat", "", action="remove")
    shown["choices"] = " ".join(choice["name"] for choice in seats)
    shown["log"] = await server.say(otto, "eights show", what="log")
    await server.position("9S", "9C 7H 6H", "KD", "2D 3D", totals=(0, 45, 2, 3))
    await press(server.ada, hands[0], "9♠")
    shown |= {"end": text(table), "picture": " ".join(alts(table))}
    shown["scores"] = await server.say(server.ada, "eights show", what="scores")
    shown["history"] = await server.say(server.ada, "eights history")
    shown["leaders"] = await server.say(server.ada, "eights leaderboard")
    found = {
        where: {*re.findall(r"\b(?:ada|otto)\b(?: \(\d\))?", said.replace("\\", "").lower())}
        for where, said in shown.items()
    }
    everyone, people = {"ada", "ada (2)", "otto", "otto (2)"}, {"ada", "ada (2)", "otto"}
    some = {"list": {"ada (2)", "otto (2)"}, "log": {"ada", "otto", "ada (2)"}, "leaders": people}
    assert found == dict.fromkeys(shown, everyone) | some


async def three(server: Server) -> None:
    """Ada beats Ben, and Ben beats Cleo."""
    for winner, loser in ((server.ada, server.ben), (server.ben, server.cleo), (server.ada, server.cleo)):
        await a_match_of_ten_minutes(server, (winner.id, winner.name, 0), (loser.id, loser.name, 50))


async def board(server: Server, who: MemberActor, **options: Any) -> list[str]:
    return lines(answer(await who.slash(server.channel, "eights leaderboard", **{"by": "rating", **options})))


async def profile(server: Server, who: MemberActor, whose: MemberActor) -> tuple[str, bool]:
    """What is told, and whether there is a picture."""
    shown = answer(await who.slash(server.channel, "eights leaderboard", player=whose))
    return text(shown), any(node["type"] == GALLERY for node in nodes(shown))


async def test_my_rating_is_hidden_from_others_alone_or_all_ratings_from_me(server: Server):
    await three(server)
    seen = await board(server, server.ben)
    assert [line.split("**")[3] for line in seen] == ["Ada", "Ben", "Cleo"], seen
    told = await prefer(server.ada, server, "Ratings", hidden=["mine"])
    assert "Hide ratings · My rating, from everyone else" in told
    for who in (server.ben, server.cleo):
        theirs = await board(server, who)
        assert [line.split("**")[3] for line in theirs] == ["Ben", "Cleo"]
        assert [line.split(" ")[0] for line in theirs] == [line.split(" ")[0] for line in seen[:2]], "no gap names it"
        said, pictured = await profile(server, who, server.ada)
        assert "rating" not in said
        assert not pictured
        assert "2 of 2 matches won" in said
        shown = answer(await who.context_menu(server.channel, "Eights profile", server.ada))
        assert "rating" not in text(shown)
    assert [line.split("**")[3] for line in await board(server, server.ada)] == ["Ada", "Ben", "Cleo"]
    said, pictured = await profile(server, server.ada, server.ada)
    assert "rating" in said
    assert pictured
    assert len(await board(server, server.ben, by="matches")) == 3, "everything else stays"
    await prefer(server.ada, server, "Ratings", hidden=[])
    assert len(await board(server, server.ben)) == 3
    assert "Hide ratings · All ratings, from me" in await prefer(server.ada, server, "Ratings", hidden=["all"])
    for whose in (server.ada, server.ben):
        said, pictured = await profile(server, server.ada, whose)
        assert "rating" not in said
        assert not pictured
    shown = answer(await server.ada.slash(server.channel, "eights leaderboard"))
    assert "Rating" not in str(nodes(shown))
    hidden = "You’ve hidden all ratings from yourself."
    assert hidden in await server.say(server.ada, "eights leaderboard", by="rating")
    server.forge(shown, "b:0::board.rating.all.0")
    assert hidden in text(answer(await server.ada.click(shown, label="Forged")))
    assert "rating" in (await profile(server, server.ben, server.ada))[0]
    assert len(await board(server, server.ben)) == 3
