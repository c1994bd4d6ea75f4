"""My data, from the page of /eights me: a file with everything, for the person who asks and no one else."""

import json

import pytest

from cogs.me.pages import document
from model.refusals import Refused
from tests.cogs.server import MemberActor, ResponseMessage, Server, answer, go_back, labels, press


async def my_data_of(server: Server, who: MemberActor) -> ResponseMessage:
    return answer(await press(who, answer(await who.slash(server.channel, "eights me")), "My data"))


async def test_going_back_takes_the_file_away(server: Server):
    shown = await my_data_of(server, server.ada)
    assert len(shown.attachments) == 1
    assert labels(shown) == ["Back to your page", "Forget me"]
    await go_back(server.ada, shown)
    assert shown.attachments == []


def test_ids_are_texts_as_no_program_may_round_them():
    found = json.loads(document({"member": 1_234_567_890_123_456_789, "rows": [{"seat": 3, "won": True}]}).content)
    assert found == {"format": 2, "member": "1234567890123456789", "rows": [{"seat": 3, "won": True}]}


def test_a_file_that_is_too_large_gets_a_sentence():
    with pytest.raises(Refused, match="too large for one message"):
        document({"name": "Ada" * 1000}, most=2000)
