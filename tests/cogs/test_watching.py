"""Watching a match in private, guessing who wins it, and cheering."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.messages import live_views
from model.tables.due import Pauses
from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, alts, answer, labels, nodes, press, press_more, text
from tests.cogs.test_forgetting import asked_to_be_forgotten
from tests.cogs.test_leaks import named_in, written_in

SLOW = pytest.mark.pauses(Pauses(computer=30, call=60, round=90, turn=90000, wait=900000))
CHEERS = ["👏", "😮", "😂", "🔥", "😬", "gg"]


async def playing(server: Server, **options: Any) -> tuple[ResponseMessage, list[ResponseMessage]]:
    """Ada and Ben play, Ada is to move."""
    table, hands = await server.begin(server.ada, server.ben, **options)
    bots = ["JS JD JC"] * options.get("bots", 0)  # they sit behind the host
    await server.position("9S 4S KD", *bots, "9C 7H 6H", top="9H")
    return table, hands


async def watched(server: Server, who: MemberActor, table: ResponseMessage) -> ResponseMessage:
    view = answer(await press(who, table, "Watch"))
    assert text(view).startswith("### Watching")
    return view


def guesses(message: ResponseMessage) -> list[str]:
    (select,) = (node for node in nodes(message) if node["type"] == 3)
    return [option["label"] for option in select["options"]]


async def guess(who: MemberActor, view: ResponseMessage, label: str) -> None:
    (select,) = (node for node in nodes(view) if node["type"] == 3)
    value = next(option["value"] for option in select["options"] if option["label"] == label)
    await who.select(view, [value], custom_id=select["custom_id"])


async def win(server: Server, hand: ResponseMessage) -> None:
    """Ada wins the match with the card in her hand."""
    await server.position("9S", "8C 8H", top="9H")
    await press(server.ada, hand, "9♠")
    assert server.table().phase == "over"


async def prefer(server: Server, who: MemberActor, **wanted: Any) -> None:
    await server.bot.services.tables.prefer(server.guild.id, who.id, lambda before: replace(before, **wanted))


# Watching


async def test_a_spectator_sees_the_match_in_private_and_it_follows(server: Server):
    table, (hand, _) = await playing(server)
    view = await watched(server, server.cleo, table)
    assert view.flags.ephemeral
    assert "**Ada’s turn**" in text(view)
    assert alts(view) == alts(table)
    assert labels(view) == [*CHEERS, "Refresh"]
    await press(server.ada, hand, "9♠")
    assert "**Ben’s turn**" in text(view)
    assert "9♠" in text(view)
    assert alts(view) == alts(table)


async def test_the_log_of_the_round_is_in_it_and_who_leads(server: Server):
    table, (hand, bens) = await playing(server, target=1000)
    view = await watched(server, server.cleo, table)
    assert "lead" not in text(view)
    await press(server.ada, hand, "9♠")
    await press(server.ben, bens, "9♣")
    told = text(view)
    assert told.index("9♠") < told.rindex("9♣")
    await server.position("9S", "8C 8H", top="9H")
    await press(server.ada, hand, "9♠")
    assert "Ada leads." in text(view)
    assert "The round is over." in text(view)


async def test_no_hidden_card_is_in_it(server: Server):
    table, _ = await server.begin(server.ada, server.ben)
    view = await watched(server, server.cleo, table)
    await server.say(server.ada, "card draw")
    state = server.table().state
    assert state is not None
    written = written_in(view.components)
    assert named_in(written) & {card for held in state.hands for card in held} == set()
    assert server.table().seed not in written


async def test_a_player_who_watches_gets_their_hand(server: Server):
    table, _ = await playing(server)
    assert "### Your hand" in text(answer(await press(server.ben, table, "Watch")))


async def test_there_is_nothing_to_watch_before_the_deal_and_after_the_end(server: Server):
    table = await server.open(server.ada, target=50)
    assert "Watch" not in labels(table)
    server.forge(table, "b:1::watch")
    assert "hasn’t started" in text(answer(await press(server.cleo, table, "Forged")))
    await press(server.ben, table, "Join")
    hand = answer(await press(server.ada, table, "Start"))
    await win(server, hand)
    server.forge(table, "b:1::watch")
    assert "The match is over." in text(answer(await press(server.cleo, table, "Forged")))


async def test_who_sits_down_watches_no_more(server: Server):
    table, (hand, _) = await playing(server, bots=1)
    view = await watched(server, server.cleo, table)
    await press(server.cleo, table, "Sit down")
    assert server.table().seat_of(server.cleo.id) is not None
    assert "You sit at Table 1" in text(view)
    assert labels(view) == ["My hand"]
    await press(server.ada, hand, "9♠")
    assert "You sit at Table 1" in text(view)
    await press(server.cleo, view, "My hand")
    assert "### Your hand" in text(view)


async def test_at_the_end_it_says_who_won_and_stays(server: Server):
    table, (hand, _) = await playing(server, target=50)
    view = await watched(server, server.cleo, table)
    await win(server, hand)
    assert "Ada wins" in text(view)
    assert not any(label in CHEERS for label in labels(view))
    before = text(view)
    await server.close(server.ada)
    assert text(view) == before


async def test_when_the_table_closes_it_says_so(server: Server):
    table, _ = await playing(server)
    view = await watched(server, server.cleo, table)
    await server.close(server.ada)
    assert "This table is closed" in text(view)


@SLOW
async def test_before_its_token_dies_it_says_how_to_watch_on(server: Server):
    table, (hand, _) = await playing(server)
    view = await watched(server, server.cleo, table)
    assert "Follows the match for 15 minutes" in text(view)
    await server.env.advance_time(14 * 60)
    await press(server.cleo, view, "👏")  # every press begins the time anew
    await server.env.advance_time(10 * 60)
    assert "**Ada’s turn**" in text(view)
    await server.env.advance_time(5 * 60)
    assert "Press **Watch on**" in text(view)
    assert labels(view) == ["Watch on"]
    await server.say(server.ada, "card draw")
    assert labels(view) == ["Watch on"]
    await press(server.cleo, view, "Watch on")
    assert "### Watching" in text(view)
    assert "**Ben’s turn**" in text(view)
    del hand


async def test_a_view_from_before_a_restart_goes_on_with_a_press(server: Server):
    table, (hand, _) = await playing(server)
    view = await watched(server, server.cleo, table)
    await server.restart()
    await press(server.ada, hand, "9♠")
    assert "**Ada’s turn**" in text(view)
    await press(server.cleo, view, "Refresh")
    assert "**Ben’s turn**" in text(view)
    await press(server.ben, answer(await press(server.ben, table, "My hand")), "9♣")
    assert "**Ada’s turn**" in text(view)


async def test_where_only_bots_play_it_follows_at_leisure(server: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(live_views, "LEISURE", 40)
    table, _ = await playing(server)
    view = await watched(server, server.cleo, table)
    seats = tuple(replace(seat, computer="steady") for seat in server.table().seats)
    await server.replace(seats=seats)
    await server.env.advance_time(41)
    assert "No one is here" in text(view)
    await server.replace(label="Late")
    assert "Late" not in text(view)
    await server.env.advance_time(41)
    assert "Late" in text(view)
    await press(server.cleo, view, "👏")
    assert "Cleo claps" in text(view)


async def test_only_so_many_watch_one_table(server: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(live_views, "MOST", 1)
    table, (hand, _) = await playing(server)
    view = await watched(server, server.cleo, table)
    dora = await server.newcomer("Dora")
    told = text(answer(await press(dora, table, "Watch")))
    assert told == "1 people already watch this table. Try again later, or follow it in the channel."
    await press(server.cleo, view, "Refresh")
    await press(server.ada, hand, "9♠")
    assert "**Ben’s turn**" in text(view)


async def test_one_person_has_one_view(server: Server):
    table, (hand, _) = await playing(server)
    older = await watched(server, server.cleo, table)
    newer = await watched(server, server.cleo, table)
    shown = [message.id for message in server.channel.history(viewer=server.cleo) if message.flags.ephemeral]
    assert shown == [newer.id]
    assert older.id not in shown
    await press(server.ada, hand, "9♠")
    assert "**Ben’s turn**" in text(newer)


async def test_who_prefers_text_gets_text(server: Server):
    await prefer(server, server.cleo, text_only=True)
    table, (hand, _) = await playing(server)
    view = await watched(server, server.cleo, table)
    assert alts(view) == []
    assert "### Watching, Table 1, Crazy Eights" in text(view)
    assert "Nine of hearts" in text(view)
    assert labels(view) == ["Clap", "Be amazed", "Laugh", "On fire", "Wince", "Say gg", "Refresh"]
    await press(server.ada, hand, "9♠")
    assert alts(view) == []
    assert "♠" not in text(view)
    await press(server.cleo, view, "Clap")
    assert "Cleo claps" in text(view)


async def test_all_who_watch_share_one_rendering(server: Server, monkeypatch: pytest.MonkeyPatch):
    made: list[object] = []
    live = live_views.pages.live
    monkeypatch.setattr(live_views.pages, "live", lambda *known, **more: made.append(known) or live(*known, **more))
    table, (hand, _) = await playing(server)
    views = [await watched(server, who, table) for who in (server.cleo, await server.newcomer("Dora"))]
    made.clear()
    await press(server.ada, hand, "9♠")
    assert len(made) == 1
    assert all("**Ben’s turn**" in text(view) for view in views)


async def test_few_views_are_changed_at_once_so_that_hands_go_first(server: Server, monkeypatch: pytest.MonkeyPatch):
    table, (hand, bens) = await playing(server)
    people = [server.cleo, *[await server.newcomer(name) for name in ("Dora", "Emil")]]
    views = [await watched(server, who, table) for who in people]
    monkeypatch.setattr(server.bot.services.live_views, "_few", asyncio.Semaphore(1))
    change, under_way, most = live_views.change, [], []

    async def slowly(*known: Any) -> Any:
        under_way.append(known)
        most.append(len(under_way))
        for _ in range(9):  # in which others could begin
            await asyncio.sleep(0)
        under_way.pop()
        return await change(*known)

    monkeypatch.setattr(live_views, "change", slowly)
    await press(server.ada, hand, "9♠")
    assert "Your turn" in text(bens)
    assert most == [1] * len(people)
    assert all("**Ben’s turn**" in text(view) for view in views)


# Guessing


async def test_a_guess_is_kept_changed_and_told_at_the_end(server: Server):
    table, (hand, _) = await playing(server, target=50)
    view = await watched(server, server.cleo, table)
    assert guesses(view) == ["Ada wins", "Ben wins"]
    await guess(server.cleo, view, "Ben wins")
    assert "You guess that **Ben** wins. You can change it until the second lap." in text(view)
    await guess(server.cleo, view, "Ada wins")
    assert "You guess that **Ada** wins." in text(view)
    await server.restart()
    await win(server, answer(await press(server.ada, table, "My hand")))
    assert "🏅 Cleo guessed the winner." in text(table)
    await server.close(server.ada)
    assert "🏅 Cleo guessed the winner." in text(table)
    del hand


@pytest.mark.parametrize(
    ("guessed", "told"),
    [
        ("Ada wins", "You guessed **Ada**, and you were right!"),
        ("Ben wins", "You guessed **Ben**. Ada won."),
        ("", ""),
    ],
)
async def test_at_the_end_a_guess_is_told_right_or_wrong(server: Server, guessed: str, told: str):
    table, (hand, _) = await playing(server, target=50)
    view = await watched(server, server.cleo, table)
    if guessed:
        await guess(server.cleo, view, guessed)
    await win(server, hand)
    assert "## Ada wins!" in text(view)
    assert [line for line in text(view).splitlines() if line.startswith("You guessed")] == [told] * bool(told)
    assert "You guessed" not in text(table)


async def test_who_was_right_is_told_when_a_rematch_follows_too(server: Server):
    table, (hand, _) = await playing(server, target=50)
    await guess(server.cleo, await watched(server, server.cleo, table), "Ada wins")
    await win(server, hand)
    await press(server.ada, table, "Rematch")
    assert "rematch" in text(table).lower()
    assert "🏅 Cleo guessed the winner." in text(table)


async def test_after_the_first_lap_no_one_guesses(server: Server):
    table, (hand, bens) = await playing(server)
    view = await watched(server, server.cleo, table)
    await guess(server.cleo, view, "Ben wins")
    server.forge(view, "b:1::guess-winner.0")
    await press(server.ada, hand, "9♠")
    await press(server.ben, bens, "9♣")
    assert "You guessed that **Ben** wins." in text(view)
    assert not [node for node in nodes(view) if node["type"] == 3]


async def test_watching_and_guessing_by_command(server: Server):
    await playing(server)
    view = answer(await server.cleo.slash(server.channel, "eights show", what="live"))
    assert "### Watching" in text(view)
    view = answer(await server.cleo.slash(server.channel, "eights show", what="live", winner="2"))
    assert "You guess that **Ben** wins." in text(view)
    assert "no seat 9" in await server.say(server.cleo, "eights show", winner="9")
    assert "no seat 0" in await server.say(server.cleo, "eights show", winner="Ben")
    assert "can’t guess the winner" in await server.say(server.ada, "eights show", winner="1")
    assert "### Your hand" in await server.say(server.ada, "eights show", what="live")
    offered = await server.cleo.autocomplete(server.channel, "eights show", "winner", "")
    assert [choice["name"] for choice in offered] == ["Ada", "Ben"]


async def test_an_outdated_list_guesses_nothing(server: Server):
    table, _ = await playing(server)
    view = await watched(server, server.cleo, table)
    server.forge(view, "b:1::guess-winner.nobody")
    await press(server.cleo, view, "Forged")
    assert "The seats have changed." in text(view)
    assert "### Watching" in text(view)
    await press(server.cleo, view, "Refresh")
    assert "The seats have changed." not in text(view)


# Cheering


async def test_a_cheer_stands_at_the_table_with_its_name_and_without_a_new_message(server: Server):
    table, _ = await playing(server)
    dora = await server.newcomer("**Do@ra**")
    view = await watched(server, dora, table)
    posts = len(server.posts())
    await press(dora, view, "👏")
    assert "👏 \\*\\*Do@\u200bra\\*\\* claps" in text(table)
    assert "👏 \\*\\*Do@\u200bra\\*\\* claps" in text(view)
    assert len(server.posts()) == posts


async def test_players_cheer_from_the_hand_and_get_it_back(server: Server):
    table, (hand, bens) = await playing(server)
    assert "Cheer" not in labels(hand)  # it is Ada's turn, and one thing at a time
    await press(server.ben, bens, "Cheer")
    assert labels(bens) == [*CHEERS, "My hand"]
    await press(server.ben, bens, "🔥")
    assert "### Your hand" in text(bens)
    assert "🔥 Ben says it’s on fire" in text(table)
    assert "🔥 Ben says it’s on fire" in text(bens)
    await press(server.ada, hand, "9♠")
    assert "🔥 Ben says it’s on fire" in text(hand)
    assert "🔥" not in text(bens)  # it is Ben's turn now


async def test_who_picks_a_cheer_is_not_interrupted(server: Server):
    _, (hand, bens) = await playing(server)
    await press(server.ben, bens, "Cheer")
    await press(server.ada, hand, "9♠")
    assert labels(bens) == [*CHEERS, "My hand"]
    await press(server.ben, bens, "My hand")
    assert "Your turn" in text(bens)


async def test_a_spectators_cheer_reaches_no_hand(server: Server):
    table, (hand, bens) = await playing(server)
    view = await watched(server, server.cleo, table)
    await press(server.cleo, view, "👏")
    await press(server.ada, hand, "9♠")
    await press(server.ben, bens, "9♣")
    assert "Cleo claps" in text(table)
    assert "Cleo" not in text(hand) + text(bens)


async def test_a_cheer_moves_no_hand_and_its_buttons_go_on(server: Server):
    table, (hand, bens) = await playing(server)
    view = await watched(server, server.cleo, table)
    before = text(hand), text(bens)
    await press(server.cleo, view, "👏")
    assert (text(hand), text(bens)) == before
    await press(server.ada, hand, "9♠")
    assert server.table().state.pile[-1] == "9S"


async def test_a_cheer_that_comes_too_soon_leaves_the_view_and_says_why(server: Server):
    table, _ = await playing(server)
    view = await watched(server, server.cleo, table)
    await press(server.cleo, view, "👏")
    await press(server.cleo, view, "😂")
    assert "You’ve just cheered. Wait a few seconds, then cheer again." in text(view)
    assert "### Watching" in text(view)
    assert "laughs" not in text(table)


async def test_in_the_more_panel_and_by_command(server: Server):
    table, _ = await playing(server)
    more = answer(await press(server.cleo, table, "More"))
    await press(server.cleo, more, "Cheer")
    await press(server.cleo, more, "gg")
    assert "You cheered gg at Table 1" in text(more)
    assert "Cleo says gg" in text(table)
    await server.env.advance_time(10)
    assert await server.say(server.ben, "card cheer", cheer="wow") == "You cheered 😮 at Table 1 · Crazy Eights."
    assert "😮 Ben is amazed" in text(table)
    assert "Cleo says gg · 😮 Ben is amazed" in text(table)


async def test_at_the_end_too(server: Server):
    table, (hand, _) = await playing(server, target=50)
    await win(server, hand)
    await press(server.ada, hand, "Cheer")
    await press(server.ada, hand, "gg")
    assert "Ada says gg" in text(table)


async def test_the_host_switches_cheers_off_before_the_match(server: Server):
    table = await server.open(server.ada)
    await press(server.ben, table, "Join")
    options = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, options, "Cheers are on")
    assert "Cheers are off" in labels(options)
    await press(server.ada, table, "Start")
    view = await watched(server, server.cleo, table)
    assert labels(view) == ["Refresh"]
    assert "Cheer" not in labels(answer(await press(server.cleo, table, "More")))
    assert "The host turned cheers off" in await server.say(server.cleo, "card cheer", cheer="clap")


async def test_and_during_it(server: Server):
    table, (_, bens) = await playing(server)
    view = await watched(server, server.cleo, table)
    await press(server.cleo, view, "👏")
    more = answer(await press(server.ada, table, "More"))
    await press(server.ada, more, "Cheers are on")
    assert "Cheers are off" in labels(more)
    assert "claps" not in text(table) + text(view)
    assert labels(view) == ["Refresh"]
    assert "Cheers are off" not in labels(answer(await press(server.ben, table, "More")))
    await press(server.ben, bens, "Refresh")
    assert "Cheer" not in labels(bens)
    server.forge(table, "b:1::host-cheers.on")
    assert "Only the host" in text(answer(await press(server.ben, table, "Forged")))


async def test_the_server_switches_them_off(server: Server):
    boss = await server.newcomer("Boss", runs_server=True)
    page = answer(await boss.slash(server.channel, "eights settings"))
    assert "People can cheer at tables." in text(page)
    page = await send(boss, await form_of(boss, page, "Times and pings"), cheers=["off"])
    assert "No one cheers at tables here." in text(page)
    table, _ = await playing(server)
    assert labels(await watched(server, server.cleo, table)) == ["Refresh"]
    assert "Cheers are off in this server." in await server.say(server.cleo, "card cheer", cheer="clap")


async def test_one_person_mutes_them(server: Server):
    page = answer(await server.ben.slash(server.channel, "eights me"))
    page = await send(server.ben, await form_of(server.ben, page, "My cards"), mute=["on"])
    assert "You see no cheers in your hand" in text(page)
    await prefer(server, server.cleo, mutes_cheers=True)
    table, (_, bens) = await playing(server)
    view = await watched(server, server.cleo, table)
    await server.say(server.ada, "card cheer", cheer="clap")
    await press(server.ben, bens, "Refresh")
    assert "Ada claps" in text(table)
    await server.say(server.ada, "card draw")
    assert "**Ben’s turn**" in text(view)
    assert "claps" not in text(bens) + text(view)
    assert labels(view) == ["Refresh"]
    assert "Cheer" not in labels(bens)


async def test_after_a_restart_the_table_still_shows_them_and_is_not_drawn_again(server: Server):
    table, _ = await playing(server)
    await server.say(server.cleo, "card cheer", cheer="clap")
    await server.env.advance_time(35)  # what messages show is noted
    since = len(server.env.http_requests)
    await server.restart()
    assert server.bot.services.table_board._is_current(1), "so nothing wakes the table for it"
    assert not server.requests("PATCH", f"/messages/{table.id}", since)
    assert "Cleo claps" in text(table)
    await server.say(server.ada, "card draw")
    assert "Cleo claps" in text(table)


async def test_buttons_that_hold_anything_do_no_harm(server: Server):
    table, _ = await playing(server)
    for forged in ("b:1::cheer.boo", "b:1::cheer.hand.clap", "b:1::cheer.clap.boo", "b:1:5:cheer", "b:1::guess-winner"):
        server.forge(table, forged)
        told = answer(await press(server.cleo, table, "Forged"))
        assert "went wrong" not in text(told)
    server.forge(table, "b:77::watch")
    assert "closed" in text(answer(await press(server.cleo, table, "Forged")))


async def test_the_kept_cheers_and_guesses_are_in_my_data(server: Server):
    table, _ = await playing(server)
    view = await watched(server, server.cleo, table)
    await press(server.cleo, view, "👏")
    await guess(server.cleo, view, "Ben wins")
    found = await server.bot.services.membership.everything_about(server.cleo.id)
    assert [(each["kind"], each["name"]) for each in found["cheers"]] == [("clap", "Cleo")]
    assert [each["seat"] for each in found["winner_guesses"]] == [1]
    await server.bot.services.membership.forget(server.cleo.id)
    await server.env.settle()
    assert "Cleo" not in text(table)


async def test_a_cheer_goes_with_who_is_forgotten_also_below_a_newer_one(server: Server):
    table, _ = await playing(server)
    await server.say(server.cleo, "card cheer", cheer="clap")
    await server.env.advance_time(2)
    await server.say(server.ben, "card cheer", cheer="gg")
    assert "Cleo claps" in text(table)
    await server.bot.services.membership.forget(server.cleo.id)
    await server.env.settle()
    assert "Cleo" not in text(table)
    assert "Ben" in text(table)


async def test_the_end_no_longer_names_who_guessed_right_and_is_forgotten(server: Server):
    table, (hand, _) = await playing(server, target=50)
    await guess(server.cleo, await watched(server, server.cleo, table), "Ada wins")
    await win(server, hand)
    assert "Cleo guessed the winner." in text(table)
    await press(server.cleo, await asked_to_be_forgotten(server, server.cleo), "Forget me for good")
    assert "Cleo" not in text(table)
