failed = Algo falló por mi parte. Mira la mesa y prueba otra vez.
done = Ya está hecho, pero no pude mostrarlo. Pulsa **Mi mano** en la mesa, o usa `/eights hand`.
unwelcome = Discord no me deja responder a eso aquí. Prueba en otro canal.
again = Probar otra vez
