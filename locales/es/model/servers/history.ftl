left = Alguien que se fue
bot = Bot { $number }
sat-later = { $name } (se sentó después)
