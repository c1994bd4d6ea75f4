turn = { $player }, é sua vez na { $table }.
adding = { $player }, você venceu a rodada na { $table }. Agora pode criar uma regra.
warning = { $player }, ainda é sua vez na { $table }. Um bot joga por você { $when }.
start = { $players }, as cartas foram dadas na { $table }. { $first } começa. Aperte **Minha mão** para ver suas cartas.
my-hand = Minha mão

seated = Você tem um lugar na { $table }.
question = Quer um aviso quando for sua vez?
yes = Sim, me avise
no = Não, valeu
wanted = Eu marco você quando for sua vez.
unwanted = Sem avisos, então. Só aviso quando as primeiras cartas de uma partida são dadas. Se mudar de ideia, aperte **Mais** em uma mesa.

to-bottom = Mover para o fim
at-bottom = A { $table } está no fim do canal agora.
too-soon = A { $table } apareceu há menos de um minuto. Tente de novo daqui a pouco.
no-table-there = Essa mensagem não mostra uma mesa aberta. Escolha a mensagem de uma mesa, ou use `/eights show`.
no-seat = Só quem joga na { $table } pode mover a mesa.
stays = A mesa fica onde está.
held-over = A partida acabou, então a mensagem [fica onde está]({ $link }).
held-thread = A mensagem tem um tópico, então ela [fica onde está]({ $link }).

place = Onde a mesa fica
place-channel = Este canal
place-thread = Um tópico só dela
thread = A **{ $table }** tem um tópico só dela.
thread-opened = A { $table } está aberta em { $link }.
no-threads-here = Este canal não pode ter tópicos. Abra a mesa em um canal de texto, ou com `place: Este canal`.
no-threads-allowed = Não posso criar um tópico aqui: me falta { $missing }. Peça à administração, ou abra a mesa com `place: Este canal`.
thread-failed = O Discord não me deixou criar um tópico ({ $why }), então nenhuma mesa foi aberta. Tente `place: Este canal`.
