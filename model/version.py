"""The number of this release. ``CONTRIBUTING.md`` says how the next one is made."""

VERSION = "1.0.0"
