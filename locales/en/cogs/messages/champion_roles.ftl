# The role that the best of a season holds. $role is its mention.

reason = Season of Eights
cannot-give = I can’t give or take { $role }. Allow me **Manage Roles**, move my own role above it, then save the role in `/eights settings` again.
gone = The champion’s role was deleted. Pick another one in `/eights settings`.
yours = You can’t give { $role } yourself, so you can’t have me give it. Pick a role below your own.
mine = I can’t give { $role }. Allow me **Manage Roles**, move my own role above it, then try again.
special = { $role } belongs to everyone or to a bot. Pick another role.
