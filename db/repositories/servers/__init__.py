"""What servers and people have set, and what is kept about them."""
