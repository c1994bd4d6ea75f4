unknown = No conozco esa zona horaria. Escribe una región y una ciudad, como Europe/Madrid o America/Bogota, o UTC.
close = No conozco esa zona horaria. ¿Querías decir { $zones }?
