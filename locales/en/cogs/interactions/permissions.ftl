# The permissions of the bot, as Discord calls them.

permission-view-channel = View Channel
permission-attach-files = Attach Files
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History

without-pictures = -# I can’t show pictures here: I’m missing { $missing }.
absent = My commands are in this server, but I’m not. Ask an admin to [add me]({ $link }), then try again.
