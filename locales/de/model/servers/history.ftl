left = Nicht mehr da
bot = Bot { $number }
sat-later = { $name } (später dazugesetzt)
