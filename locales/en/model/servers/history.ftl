left = A player who left
bot = Bot { $number }
sat-later = { $name } (sat down later)
