"""What the Containerfile makes, as far as it can be made without an engine: its files, and how it is started."""

import json
import shlex
import shutil
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tests.wire.process import ROOT, BotProcess, python
from tests.wire.standin import StandIn

CONTAINERFILE = ROOT / "deploy" / "Containerfile"


def instructions(name: str) -> list[str]:
    """What stands behind each instruction of this name."""
    lines = CONTAINERFILE.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return [line.removeprefix(name).strip() for line in lines if line.startswith(f"{name} ")]


def sources() -> list[str]:
    """The files and folders that are copied, from the folder where it is built."""
    return [source for copied in instructions("COPY") for source in copied.split()[:-1]]


def ignored(path: str) -> bool:
    """Whether an engine that builds it does not see a path."""
    patterns = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    return any(fnmatch(f"/{path}" if "/" in pattern else path, pattern) for pattern in patterns)


def filled(folder: Path) -> Path:
    """A new folder with everything that is copied, where each thing has the name that it is given."""
    folder.mkdir()
    for copied in instructions("COPY"):
        *found, target = copied.split()
        for source in found:
            place = folder / source if target == "./" else folder / target
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, place, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / source, place)
    return folder


class Contained(BotProcess):
    """The bot in a container: it has nothing but the files and the environment that it is given."""

    begin = staticmethod(python)

    def __init__(self, discord: StandIn, folder: Path, settings: dict[str, str]) -> None:
        super().__init__(discord, folder)
        self.settings = settings

    @property
    def environment(self) -> dict[str, str]:
        return dict(variable.split("=", 1) for line in instructions("ENV") for variable in shlex.split(line))

    async def start(self, **how: Any) -> None:
        """As its entry point does."""
        (entry,) = instructions("ENTRYPOINT")
        interpreter, script = json.loads(entry)
        assert Path(sys.executable).name.startswith(interpreter)
        await super().start(script=self.folder / script, **how)
