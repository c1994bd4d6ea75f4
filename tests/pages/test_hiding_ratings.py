"""Ratings that a person hides: theirs from others, or all of them from themselves."""

from typing import Any

from tests.cogs.server import MemberActor, Server, answer, nodes, text
from tests.pages.test_me import prefer
from tests.pages.test_scores import GALLERY, a_match_of_ten_minutes, lines


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
