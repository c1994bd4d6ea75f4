"""Running the bot: its log, its connection to Discord, its commands as Discord knows them, its figures."""
