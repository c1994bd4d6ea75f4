no-such-board = There's no such leaderboard. Look again with `/eights leaderboard`.
