"""What all services stand on: one change at a time, saved before it is told."""
