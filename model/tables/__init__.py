"""Tables: seats, hosts and policies, and what happens at them beside the moves."""
