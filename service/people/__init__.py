"""What concerns a person in several places: pings, coming back, being forgotten."""
