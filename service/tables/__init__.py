"""The live tables and everything that goes on at them."""
