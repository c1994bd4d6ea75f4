permission-view-channel = Ver canal
permission-attach-files = Anexar arquivos
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-read-message-history = Ler histórico de mensagens

without-pictures = -# Não posso mostrar imagens aqui: me falta a permissão “{ $missing }”.
absent = Ainda não estou neste servidor, só os meus comandos. Peça à administração para [me adicionar]({ $link }) e tente de novo.
