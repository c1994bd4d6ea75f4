"""Figures for Prometheus and a word on health, on this computer only, and only when METRICS_PORT is set.

They are answered on the event loop itself, so a loop that hangs does not answer. Needs requirements-operation.txt.
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial

from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from operation.client import Eights
from service.experts import REASONS

SAMPLE = 0.5  # seconds between two looks at the event loop
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # Discord waits for three


class Metrics(Collector):
    """The two pages ``/metrics`` and ``/healthz``. Most figures are read off the bot when they are asked for."""

    def __init__(self, bot: Eights) -> None:
        self._bot, self._registry = bot, CollectorRegistry()
        self._registry.register(self)
        histogram = partial(Histogram, buckets=SECONDS, registry=self._registry)
        self._lag = histogram("eights_event_loop_lag_seconds", "How late the event loop wakes up")
        self._longest_lag = Gauge(
            "eights_event_loop_longest_lag_seconds",
            "The latest that the event loop has woken up since the start",
            registry=self._registry,
        )
        took = "Time from a click or command to the answer that Discord took"
        answered = histogram("eights_acknowledgement_seconds", took)
        bot.traffic.acknowledged = answered.observe

    def collect(self) -> Iterable[Metric]:
        bot, services = self._bot, self._bot.services
        experts, committed = services.tables.experts, bot.store.committed_at
        for name, help_text, value in (
            ("connected", "1 while all shards of this process are connected to Discord", float(bot.health == "ok")),
            ("open_tables", "Tables that are open", len(services.tables.numbers())),
            ("waiting_edits", "Messages that are out of date", sum(each.waiting for each in services.shown)),
            ("last_commit_seconds", "Time since something was last saved", time.monotonic() - (committed or math.nan)),
        ):
            yield GaugeMetricFamily(f"eights_{name}", help_text, value)
        limited, choices = bot.traffic.rate_limited, experts.choices
        yield CounterMetricFamily("eights_rate_limited", "Requests that Discord refused with 429", limited)
        yield CounterMetricFamily("eights_expert_choices", "Choices and hints that experts were asked for", choices)
        silent = CounterMetricFamily("eights_expert_unanswered", "Choices and hints not answered", labels=["why"])
        for why in REASONS:
            silent.add_metric([why], experts.unanswered[why])
        yield silent
        servers = dict.fromkeys(sorted(bot.connected), 0)
        for guild in bot.guilds:
            if guild.shard_id in servers:
                servers[guild.shard_id] += 1
        up = [(shard, float(shard in servers)) for shard in bot.shards_here]
        for name, help_text, values in (
            ("gateway_latency_seconds", "Time between a heartbeat and its answer", bot.latencies),
            ("shard_connected", "1 while a shard is connected to Discord", up),
            ("servers", "Servers of a shard that is connected", servers.items()),
        ):
            figures = GaugeMetricFamily(f"eights_{name}", help_text, labels=["shard"])
            for shard, value in values:
                figures.add_metric([str(shard)], value)
            yield figures

    @asynccontextmanager
    async def served(self, port: int) -> AsyncIterator[None]:
        """Answer as long as the block lasts. Raises OSError if the port is taken."""
        app = web.Application()
        app.add_routes([web.get("/metrics", self._show_metrics), web.get("/healthz", self._show_health)])
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        watching = asyncio.create_task(self._watch_loop())
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
            yield
        finally:
            watching.cancel()
            await runner.cleanup()

    async def _show_metrics(self, request: web.Request) -> web.Response:
        headers = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
        return web.Response(body=generate_latest(self._registry), headers=headers)

    async def _show_health(self, request: web.Request) -> web.Response:
        health = self._bot.health
        return web.Response(text=f"{health}\n", status=200 if health == "ok" else 503)

    async def _watch_loop(self) -> None:
        loop, longest = asyncio.get_running_loop(), 0.0
        while True:
            due = loop.time() + SAMPLE
            await asyncio.sleep(SAMPLE)
            late = max(0, loop.time() - due)
            self._lag.observe(late)
            longest = max(longest, late)
            self._longest_lag.set(longest)
