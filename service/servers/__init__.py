"""What servers have set and saved, and what is tidied up after them."""
