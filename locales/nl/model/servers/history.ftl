left = Een speler die wegging
bot = Bot { $number }
sat-later = { $name } (later aangeschoven)
