heading = ### { $game } · { $when }
planned = A mesa abre { $until }. Aperte **Tô dentro**, e eu aviso você quando abrir.
people = { $count ->
    [0] Ninguém confirmou ainda.
   *[other] **Quem vem:** { $people }
}
more = mais { $count }
channel = Abre neste canal
thread = Abre em um tópico só dela
most = { $count } lugares
trouble-permission = Não está nos eventos deste servidor, porque não tenho a permissão **Criar eventos**
trouble-limit = Não está nos eventos deste servidor, porque ele já tem o máximo que o Discord permite
trouble-refused = Não está nos eventos deste servidor, porque o Discord não aceitou
trouble-gone = Não está mais nos eventos deste servidor
event = [Nos eventos deste servidor]({ $link })
opening = **Chegou a hora!** A mesa já vai abrir.
open = **Chegou a hora!** A mesa está aberta: { $table }
in = Tô dentro
when = Mudar horário
off = Desmarcar

over-played = Acabou. Valeu por jogar!
over-unplayed = A mesa fechou antes de uma partida começar.
over-called-off = **Desmarcada** por quem organizou.
over-cancelled = **Desmarcada**: o evento foi cancelado no Discord.
over-missed = **Não rolou**: eu estava offline nessa hora. Marque de novo com `/eights plan`.
over-empty = **Ninguém confirmou**, então nenhuma mesa abriu.
over-refused = **A mesa não pôde abrir.** { $reason }
unshown = Não consegui mostrar isso neste canal.
reason-gone = Já não sei por quê.

listed-heading = ### Noites marcadas
listed = **{ $game }** · { $when } · quem vem: { $count } · { $link }
listed-more = -# … e mais { $count } depois

choice = { $number }: { $game } · { $time } { $zone }
which = Há várias noites marcadas aqui. Escolha uma com `evening:`.
which-action = O que fazer com essa noite? Escolha também `action:`.
none-here = Essa noite não está marcada aqui. Marque uma com `/eights plan`.

you-are-in = Você está dentro: { $when }. Eu aviso você quando a mesa abrir. Para sair, aperte **Tô dentro** de novo.
you-are-out = Você está fora. Aperte **Tô dentro** se quiser vir mesmo assim.
done = { $game } está marcado para { $when }. Você está dentro, e os outros podem apertar **Tô dentro**.
read-in = Li o horário no fuso { $zone }. Se o seu relógio é outro, aperte **Mudar horário**.
sure = Desmarcar { $game } · { $when }? Todo mundo vê que foi desmarcado.
sure-button = Desmarcar
called-off = Desmarcada.
not-planned = Por isso não está marcada. Peça à administração, ou marque em outro canal.
moved = Agora é { $when }.
seats-unreadable = Não entendi quantos lugares você quer. Escreva um número, ou deixe em branco para o máximo do jogo.

plan-title = Marcar uma noite
when-title = Mudar o horário
ask-game = Jogo
    .help = O nome dele, ou o de regras da casa salvas.
ask-when = Dia e hora
    .help = Como sexta 19:30, em 2 h ou 2026-12-24 20:00.
ask-zone = Seu fuso horário
    .help = Uma cidade, como São Paulo ou New York.
ask-place = Onde a mesa fica
ask-seats = Lugares
    .help = O máximo de jogadores. Deixe em branco para o máximo do jogo.

event-about = Uma mesa abre em { $channel } nessa hora. Marque que tem interesse, e eu aviso você.
event-tournament = Torneio: { $game }
event-tournament-about = Inscreva-se em { $channel } antes que comece.
