"""Forms: Discord's modals, of a few lines to type in. Like a button, a form outlives a restart, because its custom id
holds all it knows. The bot reads what was filled in by itself, as the library forgets a form when it stops.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import TextStyle, ui

from cogs.ui.controls import Control, read_control

KIND = "m"  # begins the custom id of a form
TITLE = 45  # characters, as of a label


@dataclass(frozen=True)
class Line:
    """Something to type in. ``example`` stands there in grey, ``given`` is there already."""

    label: str
    most: int
    help: str | None = None
    example: str | None = None
    given: str | None = None
    required: bool = True
    long: bool = False


def form(title: str, control: Control, lines: Sequence[Line]) -> ui.Modal:
    """A form whose ``control`` gets what was typed as further words, one for each line."""
    modal = ui.Modal(title=title[:TITLE], custom_id=control.custom_id(KIND))
    for number, line in enumerate(lines):
        modal.add_item(ui.Label(text=line.label, description=line.help, component=_input(line, number)))
    modal.stop()  # so that the library does not keep it, and every form is answered in the same way
    return modal


def _input(line: Line, number: int) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=str(number),
        style=TextStyle.long if line.long else TextStyle.short,
        placeholder=line.example,
        default=line.given,
        required=line.required,
        max_length=line.most,
    )


def filled_in(interaction: discord.Interaction[Any]) -> Control | None:
    """The control of a form that was sent, with what was typed. None for anything else."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    data: Any = interaction.data
    return read_control(KIND, str(data.get("custom_id", "")), *_typed(data.get("components", ())))


def _typed(parts: Sequence[Any]) -> list[str]:
    """The texts of all lines, in order. What it is made of comes from outside."""
    held: list[Any] = [part.get("component") or next(iter(part.get("components") or ()), {}) for part in parts]
    return [str(each.get("value") or "") for each in held]
