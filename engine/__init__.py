"""The rules of the Crazy Eights family: pure functions on frozen values, nothing but the standard library."""
