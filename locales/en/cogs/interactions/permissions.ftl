# The permissions of the bot, as Discord calls them.

permission-view-channel = View Channel
permission-attach-files = Attach Files
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History
