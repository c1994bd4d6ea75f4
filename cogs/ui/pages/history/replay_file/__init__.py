"""A whole match as one page for a browser, which needs no network and nothing else.

``template.html`` holds the page, ``replay.css`` how it looks and ``replay.js`` what it does. The match itself is JSON
in it, and all that people wrote is shown as text, so that nothing in a name can be markup or run.
"""

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files

from cogs.ui.components.page import Document
from cogs.ui.looks import look_of
from cogs.ui.pages.history.history_page import game_name
from cogs.ui.pages.history.replay_file.svg import Outlines, SvgSheet
from cogs.ui.pages.history.replay_page import Moment, table_of
from cogs.ui.pictures.card_faces import draw_back, draw_blank
from engine.core.cards import in_order, short, spoken
from engine.games.registry import Match
from engine.matches.telling import tell
from engine.words import Words, language
from model.people.names import plain
from model.servers.history import Replay

SHOWN = 6  # cards of the discard pile
BACK = "card-back"
LABELS = ("first", "back", "play", "pause", "next", "last", "round", "speed", "moves", "scores", "keys", "table")

words = Words("cogs.ui.pages.history.replay_file")


def replay_file(replay: Replay) -> Document:
    script = _part("replay.js")
    said = {f"say-{key}": escape(words(key)) for key in LABELS}
    parts = said | {
        "language": language(),
        "title": escape(words("title", game=game_name(replay.record.game), match=replay.match)),
        "hash": base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        "style": _part("replay.css"),
        "script": script,
        "cards": _cards(replay),
        "match": _harmless(_match(replay)),
    }
    page = re.sub(r"\{\{([a-z-]+)\}\}", lambda found: parts[found[1]], _part("template.html"))
    return Document(f"match-{replay.match}.html", page.encode())


@cache
def _part(name: str) -> str:
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


def _harmless(match: Mapping[str, object]) -> str:
    """JSON in which nothing can end the element that holds it."""
    text = json.dumps(match, separators=(",", ":"))  # all but ASCII is escaped already
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _cards(replay: Replay) -> str:
    look, outlines = look_of(replay.record.rules), Outlines()
    back = SvgSheet(outlines)
    draw_blank(back)
    draw_back(back)
    symbols = [back.symbol(BACK)]
    for card in _occurring(replay):
        sheet = SvgSheet(outlines)
        draw_blank(sheet)
        look.draw_face(sheet, card)
        symbols.append(sheet.symbol(f"card-{card}"))
    return outlines.written() + "".join(symbols)


def _occurring(replay: Replay) -> list[str]:
    """Every card that is in play at any time: rules may add packs on the way."""
    return list(dict.fromkeys(card for state in replay.states for card in state.rules.pack))


def _match(replay: Replay) -> dict[str, object]:
    record, states = replay.record, replay.states
    ends = {len(state.sheet): state.totals for state in reversed(states) if state.sheet}
    return {
        "game": game_name(record.game),
        "names": [plain(name) for name in record.names],
        "computers": record.computers,
        "cards": {card: [short(card), spoken(card)] for card in _occurring(replay)},
        "rounds": [ends[played] for played in sorted(ends)],  # the totals after each, for the curve
        "steps": [_step(replay, step) for step in range(1, len(states) + 1)],
        "say": {key: words(key) for key in ("step", "draw-pile", "no-cards", "bot", "total")},
    }


def _step(replay: Replay, step: int) -> dict[str, object]:
    state, moment = replay.states[step - 1], Moment(step)
    view, look = Match(state).public_view(), look_of(state.rules)
    middle = look.middle(table_of(replay, moment), view)
    called = [plain(name) for name in replay.record.names]
    told = filter(None, (tell(event, called) for event in replay.record.steps[step - 1].events))
    return {
        "round": state.round,
        "turn": state.turn if state.phase == "play" else None,
        "told": list(told),
        "middle": re.sub(r"\*\*|^-# ", "", middle, flags=re.MULTILINE),
        "hands": [" ".join(in_order(hand)) for hand in state.hands],
        "totals": state.totals,
        "stock": len(state.stock),
        "pile": state.pile[-SHOWN:],
        "board": look.board(view),
    }
