failed = Algo deu errado do meu lado. Olhe a mesa de novo e tente mais uma vez.
done = Feito, mas não consegui mostrar. Aperte **Minha mão** na mesa, ou use `/eights hand`.
unwelcome = O Discord não me deixa responder isso aqui. Tente em outro canal.
again = Tentar de novo

changed = Este comando mudou. Recarregue o Discord e tente de novo.
elsewhere = Só dou cartas em servidores. Me adicione a um e abra uma mesa lá com `/eights open`.
no-choice = “{ $value }” não é uma opção de { $option }. Escolha uma da lista.
wrong-length = { $option } pede de { $least } a { $most } caracteres, e você escreveu { $count }.
wrong-number = { $option } pede um número de { $least } a { $most }.

permission-view-channel = Ver canal
permission-attach-files = Anexar arquivos
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-read-message-history = Ler histórico de mensagens

without-pictures = -# Não posso mostrar imagens aqui: me falta a permissão “{ $missing }”.
absent = Ainda não estou neste servidor, só os meus comandos. Peça à administração para [me adicionar]({ $link }) e tente de novo.

back-more = Voltar a Mais
back-house-rules = Voltar às Regras da casa
back-saved-sets = Voltar às Regras salvas
back-first-steps = Voltar aos Primeiros passos
back-help = Voltar à Ajuda
back-leaderboard = Voltar ao Ranking
back-replay = Voltar ao Replay
back-me = Voltar à sua página
back-named = Voltar a { $name }

from-to = { $what }: { $first } a { $last }
post-here = Postar aqui
row = { $label } · { $value }
on = sim
off = não
none = nada

bot = bot
spoken-changed = (mudou)
to-play = { $name } (é a vez)
seat-cards = { $name }: { cards }.
chosen = { $label } (opção atual)
score = { $name }: { $points }
