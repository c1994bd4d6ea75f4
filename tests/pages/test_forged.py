"""Custom ids that the bot never gave out: always answered, and nothing changes."""

from cogs.discord.controls import first_number
from tests.cogs.server import Server, answer, id_of, labels, press, text
from tests.pages.positions import in_play
from tests.pages.test_faults import seated

HUGE = "9" * 15
ANSWERS = {
    "b:1::dance": "I don’t know that button.",
    f"b:{HUGE}::hand": "This table is closed.",
    f"b:{HUGE}::more": "This table is closed.",
    f"b:{HUGE}::rules": "This table is closed.",
    f"b:{HUGE}:3:play.9S": "This table is closed.",
    "b:1:999999999:play.9S": "The table has moved on.",
    "b:1::play.QC": "You don’t have Q♣.",
    "b:1::play.9C": "You don’t have 9♣.",  # Ben's
    "b:1::play": "You haven’t picked a card to play.",
    "b:1::play.zz.__": "You haven’t picked a card to play.",
    "b:1::play.４S": "You haven’t picked a card to play.",
    "b:1::play.9S.4S": "You can play only one card in a turn.",
    "b:1::play.9S.H": "9♠ isn’t wild, so it doesn’t change the suit.",
    "b:1::play.9S.call": "Say “last card” only with the play that leaves you one card.",
    "b:1::nominate.zz": "There’s no suit to pick now.",
    "b:1::nominate": "There’s no suit to pick now.",
    "b:1::give": "There’s no card to give now.",
    "b:1::give.zz": "There’s no card to give now.",
    "b:1::guesses": "There are no hidden rules at this table.",
    "b:1::pass": "You can pass only when",
    "b:1::start": "This match has already started.",
    "b:1::computer": "The match has started, so you can’t add a bot.",
    "b:1::rematch": "You can rematch once this match ends.",
    "b:1::ready": "There’s no round to start right now.",
    "b:1::join": "You’re already at this table.",
    "b:1::remove": "The seats have changed.",
    "b:1::remove.7": "The seats have changed.",
    "b:0::board": "This leaderboard page has expired.",
    "b:0::board.matches.all.x": "This leaderboard page has expired.",
    "b:0::board.matches.all.99999999999999999999": "This leaderboard page has expired.",
    "b:0::board.name--.all.0": "This leaderboard page has expired.",
    "b:0::board.matches.eternity.0": "This leaderboard page has expired.",
}


async def test_a_forged_button_is_answered_and_changes_nothing(server: Server):
    table, _ = await seated(server)
    before = server.table()
    for forged, said in ANSWERS.items():
        server.forge(table, forged)
        result = await server.ada.click(table, custom_id=forged)
        assert result.ephemeral, forged
        assert said in text(answer(result)), forged
        assert server.table() == before, forged


async def test_a_question_of_another_table_or_of_another_hand_is_not_answered_here(server: Server):
    _, (first, _) = await seated(server)
    _, (second, bens) = await in_play(server, "9S 4S KD", "9C 7H 6H", asked=77)
    server.forge(second, id_of(first, "9♠").replace("b:1:", "b:2:"))
    await server.ada.click(second, label="Forged")
    assert "The table has moved on." in text(second)
    server.forge(bens, id_of(second, "9♠"))
    await server.ben.click(bens, label="Forged")
    assert "You don’t have 9♠." in text(bens)
    assert "9♠" not in labels(bens)
    assert [server.bot.services.tables.get(number).state.pile for number in (1, 2)] == [("9H",)] * 2


def test_no_number_is_too_long_to_be_read():
    assert first_number(("12", "3")) == first_number(("000012",)) == 12
    assert first_number(()) == first_number(("",)) == first_number(("-1",)) == first_number(("1" * 7,)) == 0
    assert first_number(("1" * 6,)) == 111111


async def test_a_number_means_a_tournament_or_a_table_by_what_is_pressed(server: Server):
    """A try at today's deal is for its player alone, and a tournament that has the number of its table for everyone."""
    await press(server.ada, answer(await server.ada.slash(server.channel, "eights today")), "Play")
    assert server.table().id == 1
    await server.ada.slash(server.channel, "tournament open")
    await press(server.ben, server.shown(), "Join")
    assert [entrant.name for entrant in server.bot.services.tournaments.get(1).entrants] == ["Ada", "Ben"]
