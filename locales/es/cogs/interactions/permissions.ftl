permission-view-channel = Ver canal
permission-attach-files = Adjuntar archivos
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-read-message-history = Leer el historial de mensajes

without-pictures = -# No puedo mostrar imágenes aquí: me falta el permiso “{ $missing }”.
absent = Mis comandos están en este servidor, pero yo no. Pide a la administración que [me añada]({ $link }) y prueba otra vez.
