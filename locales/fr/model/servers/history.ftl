left = Quelqu’un qui est parti
bot = Bot { $number }
sat-later = { $name } (en cours de partie)
