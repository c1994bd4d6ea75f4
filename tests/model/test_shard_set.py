"""Which servers are whose."""

from hypothesis import given
from hypothesis import strategies as st

from model.servers.shard_set import WHOLE, ShardSet, shard_of
from operation.settings import read_settings

COUNTS = st.integers(1, 64)
GUILDS = st.integers(1, 2**63 - 1)


@given(COUNTS, GUILDS)
def test_every_server_has_one_shard(count: int, guild: int):
    having = [shard for shard in range(count) if ShardSet((shard,), count).has(guild)]
    assert having == [shard_of(guild, count)]


@given(GUILDS)
def test_the_whole_has_every_server(guild: int):
    assert WHOLE.has(guild)
    assert ShardSet(tuple(range(16)), 16).has(guild)


@given(st.data(), COUNTS)
def test_a_share_is_written_as_the_operator_writes_it(data: st.DataObject, count: int):
    ids = tuple(sorted(data.draw(st.sets(st.integers(0, count - 1), min_size=1))))
    share = ShardSet(ids, count)
    assert read_settings({"DISCORD_TOKEN": "a.b.c", "SHARDS": str(share)}).share == share


def test_a_server_is_where_discord_says():
    """The example of its documentation: the bits above the 22nd, divided by the number of shards."""
    assert shard_of(197038439483310086, 10) == (197038439483310086 >> 22) % 10
    assert [ShardSet((0, 1, 2, 5), 16).has(shard << 22) for shard in range(7)] == [
        True,
        True,
        True,
        *[False] * 2,
        True,
        False,
    ]
