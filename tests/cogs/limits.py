"""What Discord refuses: the numbers of discord-facts, section 4, checked on the payloads that are sent."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui
from discord.ui.view import BaseView
from simcord.components import walk_components

from cogs.discord.controls import CONTROL_ID, Control, control_of
from cogs.discord.form import KIND, PARTS

HOLDERS = (ui.Container, ui.ActionRow)
MODAL = 9  # type of an interaction's answer
GROUPS = {21: 2, 22: 1}  # radio buttons and checkboxes: the fewest options
PICTURE, TEXT, BUTTON, SELECT, ROW = 12, 10, 2, 3, 1  # types of components


def check_requests(requests: Iterable[Any]) -> None:
    """Every message that was sent or edited is one that Discord takes, and pings nobody, and so is every form."""
    for request in requests:
        body = request.json
        if not isinstance(body, dict):
            continue
        if request.path.endswith("/callback"):
            if body["type"] == MODAL:
                check_form(body["data"])
                continue
            body = body.get("data") or {}
        if isinstance(body, dict) and "components" in body:
            assert body["allowed_mentions"]["parse"] == [], request
            assert not body["allowed_mentions"].get("users") or _is_a_call(body), request
            check_message(body["components"])


def control_in(custom_id: str, *picked: str) -> Control:
    """The control of a button or a select, which outlives a restart."""
    match = re.fullmatch("[bs]" + CONTROL_ID, custom_id)
    assert match, custom_id
    return control_of(match, *picked)


def check_message(components: Sequence[dict[str, Any]]) -> None:
    """The limits of one message, whose controls outlive a restart."""
    check_components(components)
    for node in walk_components(list(components)):
        if "custom_id" in node:
            control_in(node["custom_id"])


def check_view(view: BaseView) -> None:
    """Whatever can be pressed is known by its id, or in a form that is."""
    if isinstance(view, ui.Modal):
        assert re.fullmatch(KIND + CONTROL_ID, view.custom_id), "such a form does not outlive a restart"
        return
    for item in view.walk_children():
        if item.is_dispatchable() and not isinstance(item, HOLDERS):
            control_in(str(getattr(item, "custom_id", "")))


def check_components(roots: Sequence[dict[str, Any]]) -> None:
    found = list(walk_components(list(roots)))
    assert len(found) <= 40
    texts = [node["content"] for node in found if node["type"] == TEXT]
    assert all(texts)
    assert sum(map(len, texts)) <= 4000
    assert len("".join(texts).encode()) <= 10_000
    ids = [node["custom_id"] for node in found if "custom_id" in node]
    assert len(set(ids)) == len(ids)
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for node in found:
        _CHECKS.get(node["type"], _nothing)(node)


def check_form(body: dict[str, Any]) -> None:
    assert 1 <= len(body["title"]) <= 45
    assert 1 <= len(body["components"]) <= PARTS
    for label in body["components"]:
        assert 1 <= len(label["label"]) <= 45, label["label"]
        assert len(label.get("description") or "") <= 100, label["description"]
        part = label["component"]
        if part["type"] == SELECT:
            _select(part | {"placeholder": ""})
            assert not part["required"] or len(part["options"]) > 10, "radio buttons show what there is to pick"
        elif part["type"] in GROUPS:
            _group(part)


def _is_a_call(body: dict[str, Any]) -> bool:
    """Only a line that calls players pings, and no more of them than it names."""
    named = re.findall(r"<@(\d+)>", body.get("content") or "")
    return set(map(str, body["allowed_mentions"]["users"])) <= set(named)


def _nothing(node: dict[str, Any]) -> None:
    pass


def _button(node: dict[str, Any]) -> None:
    assert 1 <= len(node["label"]) <= 80


def _select(node: dict[str, Any]) -> None:
    options = node["options"]
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert len(node.get("placeholder") or "") <= 150
    least, most = node.get("min_values", 1), node.get("max_values", 1)
    assert least <= most <= len(options)
    assert sum(bool(option.get("default")) for option in options) <= most
    for option in options:
        assert all(1 <= len(option[part]) <= 100 for part in ("label", "value"))
        assert len(option.get("description") or "") <= 100


def _group(node: dict[str, Any]) -> None:
    options = node["options"]
    assert GROUPS[node["type"]] <= len(options) <= 10
    assert len({option["value"] for option in options}) == len(options)
    assert all(1 <= len(option[part]) <= 100 for option in options for part in ("label", "value"))


def _row(node: dict[str, Any]) -> None:
    kinds = [child["type"] for child in node["components"]]
    assert kinds == [SELECT] or (set(kinds) == {BUTTON} and len(kinds) <= 5)


def _picture(node: dict[str, Any]) -> None:
    assert all(1 <= len(item["description"]) <= 1024 for item in node["items"])


_CHECKS = {BUTTON: _button, SELECT: _select, ROW: _row, PICTURE: _picture}
