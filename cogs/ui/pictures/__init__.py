"""Pictures, drawn from scratch."""
