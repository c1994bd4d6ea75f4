# Cards as people type and pick them.

no-card = “{ $typed }” isn’t a card. { $spelling }, or pick from the list.
from-to = { $what }: { $first } to { $last }
