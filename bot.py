"""Eights: its arguments and exit codes, start and stop. ``cogs.app`` puts it together."""

import argparse
import asyncio
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

if __name__ == "__main__":
    gc.disable()  # until ``main``: to look through all that is being imported for garbage takes a sixth of the start

from db.database.opening import open_store
from db.database.store import Away, CannotOpen, StoreError
from db.maintenance.commands import BAD, add_commands
from model import VERSION
from operation import client, connection, logs, registration
from operation.settings import SettingError, Settings, database_of, dotenv, read_settings, use_fake_discord
from service.experts import Experts

WRONG_SETTING = 2  # exit status
FAILED = 1  # exit status
GARBAGE = 10_000, 10, 10  # new objects until the next search for garbage: the usual 700 make it a tenth of a press
STOP_WITHIN = 20  # seconds, a little less than a service manager's patience

log = logging.getLogger("eights")


class NotSent(Exception):
    """Discord could not be sent the commands."""


async def run(settings: Settings) -> None:
    """Connect to Discord and stay until stopped. Raises CannotOpen, FatalConnectionError and SettingError."""
    stop = _stop_on_signals()
    store = await open_store(settings.database, share=settings.share)
    try:
        async with (
            client.Eights(
                store,
                settings.pauses,
                retention_policy=settings.retention_policy,
                connector=connection.connector(),
                experts=Experts(settings.experts),
            ) as bot,
            _figures(bot, settings.metrics_port),
        ):
            warming = asyncio.create_task(_warm_up(bot))
            playing = asyncio.create_task(connection.play(bot, settings.token))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({playing, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if not playing.done():
                await bot.close()  # it still hears clicks
                playing.cancel()
            stopping.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            await warming
    except StoreError as trouble:
        path = settings.database
        raise CannotOpen(f"{path} can't be used ({trouble}). For details, run: python bot.py check") from trouble
    finally:
        await store.close()
    log.info("Stopped")


async def _warm_up(bot: client.Eights) -> None:
    """Draw the cards, and let no search for garbage look again through all that stays."""
    await bot.services.painter.warm_up()
    gc.collect()
    gc.freeze()


async def sync(settings: Settings) -> None:
    """Send Discord the commands, whatever was sent before. Raises FatalConnectionError and NotSent.

    An empty database knows of nothing that was sent. So the bot's own one is left alone, and a bot may run beside.
    """
    with TemporaryDirectory() as folder:
        async with client.Eights(await open_store(Path(folder) / "eights.db")) as bot:
            bot.register = partial(registration.register, bot.tree, bot.store, tries=1)
            await connection.log_in(bot, settings.token)
            if not (bot.registering and await bot.registering):
                raise NotSent("Couldn't send Discord the commands. The line above says why.")


@asynccontextmanager
async def _figures(bot: client.Eights, port: int | None) -> AsyncIterator[None]:
    """Figures on this computer, as long as the block lasts. Raises SettingError."""
    if port is None:
        yield
        return
    try:
        from operation.metrics import Metrics
    except ImportError as missing:
        raise SettingError("METRICS_PORT is set, so first run: pip install -r requirements-operation.txt") from missing
    bot.add_listener(bot.traffic.arrived, "on_interaction")
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(Metrics(bot).served(port))
        except OSError as taken:
            raise SettingError(f"METRICS_PORT {port} cannot be used ({taken.strerror}). Choose another one.") from taken
        yield


def _stop_on_signals() -> asyncio.Event:
    """Return an event that is set when the bot is to stop. A bot that hangs then is ended all the same."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()

    def end_at_once() -> None:  # what is saved is safe at any moment
        log.info("Stopped without waiting for what was stuck")
        os._exit(0)

    enough = threading.Timer(STOP_WITHIN, end_at_once)
    enough.daemon = True

    def begin_to_stop() -> None:
        if not stop.is_set():
            log.info("Stopping")
            enough.start()
        stop.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, begin_to_stop)
    return stop


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot, or the named command. Returns the exit status.

    It is 2 for what only the operator can change, and 1 when the database is bad or its server away, or the commands
    were not sent.
    """
    gc.freeze()  # what is imported stays, and to look through it for garbage takes a tenth of a second each time
    gc.enable()
    parser = argparse.ArgumentParser(prog="eights", description="Run the card bot. For its settings, see .env.example.")
    parser.set_defaults(command=run, care=None)
    parser.add_argument("--version", action="version", version=f"Eights {VERSION}")
    subcommands = parser.add_subparsers(title="instead of running the bot", metavar="COMMAND")
    subcommands.add_parser("sync", help="send Discord all the commands again").set_defaults(command=sync)
    add_commands(subcommands)
    given = parser.parse_args(arguments)
    if given.care is not None:
        return _take_care(given)
    try:
        settings = read_settings({**dotenv(), **os.environ})
        logs.set_up_logging(settings.log_level, settings.log_format)
        log.info("Eights %s", VERSION)
        use_fake_discord(os.environ)
        gc.set_threshold(*GARBAGE)
        asyncio.run(given.command(settings))
    except (NotSent, Away) as trouble:
        return _end(str(trouble), FAILED)
    except (SettingError, logs.CannotLog, CannotOpen, connection.FatalConnectionError) as wrong:
        return _end(str(wrong), WRONG_SETTING)
    except KeyboardInterrupt:  # before the signal had a handler
        log.info("Stopped")
    return 0


def _take_care(given: argparse.Namespace) -> int:
    """Returns the exit status: 1 if the database is bad or nothing could be done."""
    try:
        status, lines = given.care(database_of({**dotenv(), **os.environ}), given)
    except (SettingError, CannotOpen) as wrong:
        return _end(str(wrong), BAD)
    except KeyboardInterrupt:
        return _end("Interrupted. Nothing has changed, so begin again with the same command.", BAD)
    try:
        print(*lines, sep="\n", flush=True)
    except BrokenPipeError:  # who reads it has read enough, as ``head`` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return int(status)


def _end(sentence: str, status: int) -> int:
    print(f"eights: {' '.join(sentence.split())}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
