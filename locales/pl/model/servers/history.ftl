left = Ktoś, kto wyszedł
bot = Bot { $number }
sat-later = { $name } (dosiada się później)
