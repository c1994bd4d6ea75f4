"""The deal of the day: the same cards for everyone in a server, one try each."""
