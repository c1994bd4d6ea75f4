left = Alguém que saiu
bot = Bot { $number }
sat-later = { $name } (sentou depois)
