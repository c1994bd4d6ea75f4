heading = ### Configurações do servidor
saved = Salvo.

chapter-places = Canais e idioma
chapter-games = Jogo e ritmo
chapter-day = Mão do dia
chapter-times = Horários e avisos
chapter-people = Cargos
chapter-limits = Limites

channels = Canais · { $channels }
every-channel = todos
deleted = { $count ->
    [1] 1 que foi apagado
   *[other] { $count } que foram apagados
}
language = Idioma · { $language }
language-of-server = Idioma · { $language }, como no servidor
place-channel = Mesas novas · no canal
place-thread = Mesas novas · cada uma em um tópico
game = Jogo padrão · { $game }
house-rules = “{ $name }” (regras da casa)
house-rules-gone = { $game }, porque as regras da casa “{ $name }” foram apagadas
house-rules-missing = nada, porque as regras da casa “{ $name }” foram apagadas
day-on = Mão do dia · { $day_game }
day-off = Mão do dia · desligada
pace = Tempo por jogada · { $pace }
zone = Fuso horário · { $zone }
quiet = Horas de silêncio · de { $quiet_from } a { $quiet_until }
quiet-none = Horas de silêncio · nenhuma
clock = { $hour }:00
pings-on = Avisos · sim
pings-off = Avisos · não
role = Cargo a avisar · { $mentioned_role }
no-role = Cargo a avisar · nenhum
role-blocked = O Discord não me deixa avisar esse cargo: nem todo mundo pode mencioná-lo, e me falta a permissão **Mencionar @everyone, @here e todos os cargos**.
role-not-yours = Escolha um cargo que você possa mencionar.
everyone = todo mundo
opens-tables = Quem abre mesas · { $table_roles }
opens-tournaments = Quem abre torneios · { $tournament_roles }
limit-tables = Mesas abertas · { $tables_in_channel } por canal, { $tables_of_member } por pessoa
limit-house-rules = Regras salvas · { $house_rules_here } no servidor, { $house_rules_of_member } por pessoa

ask-channels = Canais para mesas e torneios
    .help = Se não escolher nenhum, valem todos. Tópicos contam como o canal deles.
ask-place = Onde mesas novas abrem
ask-place-channel = No canal
ask-place-thread = Cada uma em um tópico
ask-language = Idioma para todos
    .help = Para mesas, jogadas e avisos. Cada jogador ainda vê sua mão no idioma que escolheu.
ask-language-server = O mesmo do servidor
ask-game = Jogo padrão
ask-game-more = Ou um destes jogos
ask-house-rules = Ou regras da casa
    .help = Escolha regras salvas deste servidor para serem o padrão.
ask-pace = Tempo padrão por jogada
    .help = O host pode escolher outro ritmo para cada mesa.
ask-day = Mão do dia
    .help = Todo mundo aqui pode jogar as mesmas cartas uma vez por dia com /eights today.
ask-day-game = Jogo do dia
ask-zone = Fuso horário
    .help = Uma cidade, como São Paulo ou Nova York, ou UTC-3.
ask-quiet-from = Começo do silêncio
    .help = Nas horas de silêncio, o relógio não corre em mesas de ritmo lento.
ask-quiet-until = Fim do silêncio
ask-no-hour = Sem horas de silêncio
ask-pings = Posso avisar os jogadores
    .help = Cada jogador ainda decide se quer avisos.
ask-role = Cargo a avisar quando uma mesa abre
    .help = No máximo uma vez por hora em cada canal, e nunca nas horas de silêncio.
ask-table-roles = Quem pode abrir mesas
    .help = Se não escolher, vale para todo mundo. Quem tem a permissão Gerenciar servidor sempre pode.
ask-tournament-roles = Quem pode abrir torneios
    .help = Se não escolher, vale para todo mundo. Quem tem a permissão Gerenciar servidor sempre pode.
ask-limit-channel = Máximo de mesas abertas por canal
ask-limit-member = Máximo de mesas abertas por pessoa
ask-limit-rules = Máximo de regras salvas no servidor
ask-limit-rules-member = Máximo de regras salvas por pessoa

-by-ear = Usa leitor de tela? Ligue **Só texto** em `/eights me`.

fan = Um leque de cartas: { $cards }.
welcome = ## Oi! Eu sou o Eights, e dou as cartas.
    Crazy Eights e toda a família do mau-mau, para até oito jogadores e bots. **Jogar agora** abre uma mesa neste canal. Não conhece o jogo? **Treinar** põe você contra um bot fácil e explica tudo durante o jogo.
help = ## Ajuda
    Ninguém está jogando aqui ainda. **Jogar agora** abre uma mesa neste canal, e **Treinar** ensina você a jogar contra um bot fácil. `/eights today` é a mão do dia: as mesmas cartas para todos aqui, uma chance para cada um.
help-lobby = ## Ajuda · { $table }
    A mesa está aberta. { $here ->
        [yes] Convide gente ou ponha bots, depois aperte **Começar**
       *[other] Aperte **Entrar** para sentar
    } – o host dá as cartas quando todo mundo estiver aqui.
help-match = ## Ajuda · { $table }
    { $here ->
        [yes] A partida está em andamento. Aperte **Minha mão** para ver suas cartas. Você pode jogar as que estão em destaque
        [bot] Há uma partida em andamento com um bot. Aperte **Sentar** para pegar o lugar dele
       *[other] Há uma partida em andamento sem você. Entre na revanche, ou abra sua própria mesa com **Jogar agora**
    }.
help-over = ## Ajuda · { $table }
    Esta partida acabou. Aperte **Revanche** para jogar de novo, ou abra outra mesa com **Jogar agora**.

commands = Em uma partida, tudo tem botão. Para digitar: `/eights` para mesas e configurações, `/card` para suas cartas, `/houserules` e `/tournament`. O resto o Discord mostra enquanto você digita.
by-ear = -# { -by-ear }
version = -# Eights { $version }

how = ### Primeiros passos
    O primeiro a ficar sem cartas vence a rodada.
    1. **Abra uma mesa.** Aperte **Jogar agora** ou use `/eights open`. Espere a turma ou ponha bots, depois aperte **Começar**.
    2. **Aperte Minha mão.** Só você vê suas cartas. Na sua vez, aperte uma carta em destaque para jogá-la: ela combina com o naipe ou o valor da carta da mesa.
    3. **Oitos são curingas.** Jogue um em cima de quase tudo e escolha o naipe.
    4. **Nada serve?** Aperte **Comprar**. Não sabe por que uma carta não serve? Aperte **Por que não?**
    5. **Ficou com uma carta?** Diga “última carta” ao jogar, ou compra duas.
    -# Cada jogo tem suas próprias manhas. Veja todos em **Todos os jogos**.
    -# { -by-ear }

bots = ### Como os bots jogam
    🌱 **Fácil** erra como quem está começando: joga qualquer carta que sirva, e às vezes esquece de dizer “última carta”.
    🃏 **Firme** joga a carta boa que está na cara. Com dois jogadores, vence 73 de 100 rodadas contra o fácil.
    🧠 **Fera** lembra o que cada um fez, pensa à frente, e nunca vê cartas escondidas. Com dois jogadores, vence 60 de 100 rodadas contra o firme. Com quatro, vence 29 de 100, quando o justo é 25.
    Escolha um nível em **Mais** e **Opções da mesa**, ou com `/eights table action:Nível`. Um bot que assume o lugar de alguém é sempre firme.
    -# Medido em Crazy Eights. Em outros jogos, a habilidade pesa mais ou menos.

admins = ### Para a administração
    { $lacking ->
        [none] ✅ Neste canal tenho todas as permissões de que preciso.
       *[other] ⚠️ Neste canal me falta: { $missing }.
    }
    🔑 **Do que preciso:** { $needed }. Para mesas em tópicos, também { $threads }. Para mesas que descem sozinhas, também { $history }. Não leio mensagens.
    ⚙️ **Configurações:** `/eights settings` define canais, o jogo padrão, a mão do dia, o ritmo, os avisos, e quem pode abrir mesas.
    👥 **Quem pode usar o quê:** Configurações do servidor → Integrações → Eights permite ou bloqueia cada um dos meus quatro comandos por cargo ou canal. Quem tem a permissão Gerenciar mensagens pode administrar qualquer mesa.

not-dealt = Por isso não dei as cartas.

play-now = Jogar agora
practice = Treinar
how-to-play = Primeiros passos
for-admins = Para a administração
join = Entrar
sit-down = Sentar
my-hand = Minha mão
rematch = Revanche
rules = Livro de regras
games = Todos os jogos
ratings = Ratings
bots-button = Bots
settings = Configurações
