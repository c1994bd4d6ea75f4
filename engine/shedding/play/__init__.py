"""All that a seat may do, and what it sets off."""
