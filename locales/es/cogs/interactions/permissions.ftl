permission-view-channel = Ver canal
permission-attach-files = Adjuntar archivos
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-read-message-history = Leer el historial de mensajes
