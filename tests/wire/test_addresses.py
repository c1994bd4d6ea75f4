"""The two settings that point the bot at the stand-in. The token must not go anywhere else."""

import pytest

from bot import WRONG_SETTING
from tests.wire.conftest import Scene

ELSEWHERE = [
    "https://discord.com/api/v10",
    "http://10.0.0.1/api",
    "http://localhost:1",
    "ftp://127.0.0.1",
    "http://[",
    "x",
]


async def test_the_token_goes_to_this_computer_only(stage: Scene):
    stage.discord.rest_address = "https://discord.com/api/v10"
    await stage.bot.start(waits=False)
    assert await stage.bot.ended() == WRONG_SETTING
    line = stage.bot.lines[-1]
    assert line.startswith("eights: STAND_IN_REST is for tests, and only takes a loopback address")


@pytest.mark.parametrize("address", ELSEWHERE)
def test_no_other_address_counts(address: str):
    from operation.settings import SettingError, use_fake_discord

    with pytest.raises(SettingError, match="STAND_IN_REST"):
        use_fake_discord({"STAND_IN_REST": address})
