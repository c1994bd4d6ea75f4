unknown = No conozco esa zona horaria. Escribe una ciudad, como Madrid o Bogotá, o la diferencia con UTC, como UTC-5.
close = No conozco esa zona horaria. ¿Querías decir { $zones }?
