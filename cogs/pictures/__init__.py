"""Pictures, drawn from scratch by functions that only compute."""
