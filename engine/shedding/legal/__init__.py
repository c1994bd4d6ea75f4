"""What a seat may do, and why not."""
