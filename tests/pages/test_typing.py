"""Whatever can be pressed can be typed, for those who cannot press."""

from tests.cogs.server import Server
from tests.pages.test_commands import TYPED, check_named

COMMANDS = {  # and the actions of the buttons and selects that do the same
    **{f"/eights {each}": each for each in ("leave", "help", "practice", "today", "history", "settings")},
    **{f"/eights show what:{page}": page for page in ("scores", "pile", "log", "sheet", "details", "tables")},
    **{f"/card {each}": each for each in ("pass", "catch", "take-back")},
    "/eights open": "play-now",
    "/eights join": "join sit",
    "/eights start": "start ready rematch",
    "/eights hand": "hand called",
    "/eights show what:table": "bottom",
    "/eights table action:add": "computer",
    "/eights table action:invite player:": "invite",
    "/eights table action:remove": "remove",
    "/eights table action:options": "options",
    "/eights table action:level": "host-level",
    "/eights table action:close": "close",
    "/eights me": "notify me-page",
    "/card play card:": "play pick plan",
    "/card draw from:draw": "draw",
    "/card draw from:discard": "take",
    "/card discard card:": "discard",
    "/card last-card": "call",
    "/card give card:": "give",
    "/card give": "decline",
    "/card challenge answer:stand": "accept",
    "/card challenge answer:challenge": "challenge",
    "/card pick suit:": "nominate",
    "/card pick direction:": "direction",
    "/card rule action:add": "add-rule",
    "/card rule action:guess": "guesses guess",
    "/card say phrase:": "say",
    "/card ask about:hint": "hint",
    "/card ask about:why-not": "why",
    "/eights games": "shelf",
    "/eights history match:": "replay",
    "/eights leaderboard": "board",
    "/houserules show": "rules",
    "/houserules show game:": "book",
    "/houserules edit": "edit sets",
    "/houserules edit game:": "set-new",
    "/houserules saved name:": "set",
    "/houserules save name:": "rules-save",
    "/houserules save code:": "rules-import",
    "/houserules saved action:share": "rules-share",
    "/tournament join": "t-join",
    "/tournament leave": "t-leave",
    "/tournament manage action:start": "t-start",
    "/tournament manage action:pause": "t-pause t-go-on",
    "/tournament manage action:bot": "t-computer",
    "/tournament manage action:remove player:": "t-remove",
    "/tournament manage action:close": "t-close",
}
PARTS = (  # of a page that a command opens, or its next page
    "host-bots host-game host-hints host-pace host-partners host-seats host-newcomers host-take-backs host-shelf "
    "host-shuffle host-swap host-target options-seats rule rule-cards rule-pick rule-rank rule-ranks rule-suits "
    "rule-value rules-group rules-reset rules-set shelf-game shelf-find today-play look-back download me me-data "
    "me-forget t-mine t-rules t-standing"
)
ANSWERS = "pings forget"  # to a question that the bot has asked
MORE = "more t-more how-to levels admins ratings"  # pages with nothing to do on them but what has a command


async def test_every_button_and_select_has_its_command_or_a_reason_why_none(server: Server):
    assert sorted(server.bot.cogs_by_press) == sorted(" ".join([*COMMANDS.values(), PARTS, ANSWERS, MORE]).split())


async def test_these_commands_are_there(server: Server):
    told = {command.name: command.to_dict(server.bot.tree) for command in server.bot.tree.get_commands()}
    for command, actions in COMMANDS.items():
        ((group, name, given),) = TYPED.findall(command)
        check_named(told, group, name, given, actions)
