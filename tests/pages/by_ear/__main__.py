"""Writes the transcripts anew: ``python -m tests.pages.by_ear``."""

import os
import sys
from pathlib import Path

import pytest

os.environ["BY_EAR"] = "write"
sys.exit(pytest.main(["-q", "-o", "addopts=--strict-markers --import-mode=importlib", str(Path(__file__).parent)]))
