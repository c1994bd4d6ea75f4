"""The rules of named games by where they are played, for each number of seats. ``variants`` names them."""
