# Opening a table, and who sits there.

wrong-seats = { $game }: od { $fewest } do { $most } osób, a nie { $count }.
wrong-seats-exactly = { $game }: potrzeba dokładnie { $most } graczy, a nie { $count }.
room-for-bots = Oprócz ciebie { $room ->
    [one] mieści się { $room } bot
    [few] mieszczą się { $room } boty
    [many] mieści się { $room } botów
   *[other] mieści się { $room } bota
}, a nie { $count }.
no-target = Ta gra nie ma celu: kończy się, gdy ktoś zejdzie do 0.
begun-without-you = Ten mecz zaczął się bez ciebie. Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
begun-and-full = Ten mecz zaczął się bez ciebie i nie ma tu bota, którego można zastąpić. Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
no-seat-in-play = Wszystkie boty przy tym stoliku odpadły z meczu. Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
no-sitting-in = W tym meczu boty zachowują swoje miejsca. Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
sat-first = Ostatnie miejsce bota ma już { $name }. Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
seat-decided-about = Ktoś właśnie decyduje o kartach tego bota. Naciśnij **Dosiądź się** jeszcze raz po tym ruchu.
seat-lost = Na twoim miejscu siedzi teraz { $name }. Naciśnij **Dosiądź się**, jeśli gra tu jeszcze bot, albo dołącz do rewanżu.
seat-lost-and-full = Na twoim miejscu siedzi teraz { $name } i nie gra tu żaden bot. Dołącz do rewanżu albo otwórz własny stolik: `/eights open`.
no-such-newcomers = Tej opcji już tu nie ma. Naciśnij jeszcze raz **Więcej**.
already-seated = Siedzisz już przy tym stoliku.
    .match = Siedzisz już przy tym stoliku. Naciśnij **Moje karty** albo wpisz `/eights hand`, żeby je zobaczyć.
    .over = Siedzisz przy tym stoliku, a mecz się skończył. Naciśnij **Rewanż** albo wpisz `/eights start`, żeby zagrać znowu.
full = Stolik jest pełny, { $count ->
    [one] jego { $count } miejsce jest zajęte
    [few] wszystkie { $count } miejsca są zajęte
    [many] wszystkie { $count } miejsc jest zajętych
   *[other] zajęte miejsca: { $count }
}. Otwórz własny: `/eights open`.
no-more-bots = Mecz już trwa, więc nie dodasz bota. Bot może tylko zająć miejsce kogoś, kogo nie ma.
hints-off = Przy tym stoliku nie ma podpowiedzi, żeby mecze się liczyły. Gospodarz może je włączyć przed następnym meczem w **Opcjach stolika**.
day-hints = W rozdaniu dnia nie ma podpowiedzi: każdy ma te same karty i gra bez pomocy. Podpowie ci `/eights practice`.
tournament-hints = W turnieju nie ma podpowiedzi. Podpowie ci `/eights practice`.
no-such-level = Nie ma bota o poziomie { $level }. Wybierz: { $levels }.
bot-plays-already = Na tym miejscu gra już bot. Odzyskasz je przez `/eights join`.
not-seated = Nie siedzisz przy tym stoliku ({ $table }). Otwórz własny: `/eights open`.
not-seated-in-tournament = Nie siedzisz przy tym stoliku ({ $table }). Do twojego stolika prowadzi **Moje karty** w wiadomości turnieju.
too-few = Do tej gry trzeba co najmniej { $count ->
    [one] { $count } osoby
    [few] { $count } osób
    [many] { $count } osób
   *[other] { $count } osoby
}. Dodaj bota albo poczekaj na więcej graczy.

# What may be changed, and by whom.

rules-fixed = Mecz zachowuje zasady, z którymi się zaczął. Zmień je przed następnym meczem.
only-host = Może to zrobić tylko gospodarz albo moderacja. Poproś o to kogoś z nich albo otwórz własny stolik: `/eights open`.
only-host-yet = Może to zrobić tylko gospodarz albo moderacja. Jeśli { $name } przez cały dzień nie zrobi ruchu, możesz wpuścić bota. Jeśli to gospodarz, stolik prowadzisz potem ty.
only-host-now = Może to zrobić tylko gospodarz albo moderacja. { $name } od doby nie robi ruchu, więc możesz nacisnąć **Wpuść bota**. Jeśli to gospodarz, stolik prowadzisz potem ty.
only-organiser = Może to zrobić tylko organizator albo moderacja. Poproś o to kogoś z nich.

# Planning a move.

nothing-to-plan = Gdy grają inni, możesz zaplanować zagranie jednej karty albo dobranie. Oto twoje karty w tej chwili.
plan-costs = Teraz kosztowałoby cię to więcej kart.
# Tables of tournaments.

tournament-newcomer = Ten stolik należy do turnieju. Jeśli będzie jeszcze runda, dołącz: `/tournament join`.
tournament-take-back = W turnieju co zagrane, to zagrane.
day-take-back = W rozdaniu dnia każdy ma jedną próbę, więc co zagrane, to zagrane.
take-back-off = Przy tym stoliku nie cofa się ruchów. Przed następnym meczem gospodarz może na to pozwolić w **Opcjach stolika**.
tournament-close = Stolik turniejowy zamyka się razem z rundą. Organizator może dać ją dokończyć botom albo odwołać turniej.
tournament-rematch = Stolik turniejowy nie ma rewanżu. W następnej rundzie każdy dostaje nowy stolik.
tournament-over = Ten stolik turniejowy skończył rundę. W następnej rundzie każdy dostaje nowy stolik.
no-such-seat = Przy tym stoliku nie ma miejsca { $seat }. Wybierz jedno z listy.
no-bot-there = Na tym miejscu nie ma bota. Wybierz jedno z listy.
day-is-for-one = To cudza próba w rozdaniu dnia. Zagraj swoją: `/eights today`.
day-is-fixed = Rozdanie dnia jest takie samo dla wszystkich, więc nikt go nie zmieni.
day-leave = Twoja próba w rozdaniu dnia czeka do końca dnia. Wrócisz do niej przez `/eights today`.
day-once = Twoja próba w dzisiejszym rozdaniu już była, a każdy ma jedną. `/eights today` pokazuje klasyfikację.
practice-is-for-one = To stolik do treningu, dla jednej osoby. Otwórz własny: `/eights practice`.
