"""My data, from the page of /eights me: a file with everything, for the person who asks and no one else."""

import io
import json
import zipfile
from typing import Any

import pytest

from cogs.ui import my_data
from cogs.ui.my_data import MOST, document
from model.refusals import Refused
from simcord.actors import MemberActor
from simcord.results import ResponseMessage
from tests.cogs.server import Server, answer, labels, press, text


async def my_data_of(server: Server, who: MemberActor) -> ResponseMessage:
    return answer(await press(who, answer(await who.slash(server.channel, "eights me")), "My data"))


def read(server: Server, message: ResponseMessage) -> dict[str, Any]:
    """The one file of a message."""
    ((name, content),) = files(server, message).items()
    assert name == "eights-my-data.json"
    found: dict[str, Any] = json.loads(content)
    return found


def files(server: Server, message: ResponseMessage) -> dict[str, bytes]:
    found = message.attachments
    return {each.filename: server.env.backend.attachment_content(each.id) for each in found}
