"""The commands of one table: lobby, play, hints, pings."""
