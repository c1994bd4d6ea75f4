"""Tables, tournaments, people and servers, and the rules by which they change. Pure: no I/O and no Discord."""

VERSION = "1.0.0"  # of this release. ``CONTRIBUTING.md`` says how the next one is made
