## Opening

start-unreadable = Nie rozumiem, kiedy ma się zacząć turniej. Spróbuj „za 30 min”, „20:00”, „piątek 19:30” albo „jutro o 20”.
start-passed = Ta pora już minęła. Wybierz późniejszą, np. „za 30 min” albo „jutro 20:00”.
start-too-far = Ta pora wypada za ponad { $days } dni. Wybierz wcześniejszą porę.
channel-taken = { $begun ->
    [yes] Na tym kanale trwa już turniej. Poczekaj, aż się skończy,
   *[no] Na tym kanale są już otwarte zapisy na turniej. Naciśnij tam **Dołącz**
} albo otwórz turniej na innym kanale.
not-opened = Nie udało się zapisać turnieju, więc go nie ma. Spróbuj za chwilę.

## Coming and going

organiser-only = Może to zrobić tylko organizator albo moderacja. Poproś o to kogoś z nich.
cleared-away = Ten turniej się skończył. Zacznij nowy: `/tournament open`.
entered-already = Jesteś już na liście. Gdy zacznie się runda, naciśnij **Moje karty**, żeby grać.
too-late = Trwa już ostatnia runda, więc nikt nie może dołączyć ani wrócić. Dołącz do następnego turnieju.
full = Turniej jest pełny, { $count ->
    [one] gra w nim { $count } osoba
    [few] grają w nim { $count } osoby
    [many] gra w nim { $count } osób
   *[other] gra w nim { $count } osoby
}. Poproś organizatora o więcej miejsc.
not-in = Nie grasz w tym turnieju, więc nie ma z czego wychodzić. Dołącz: `/tournament join`.
no-player = W tym turnieju nie ma takiej osoby. Wybierz kogoś z listy.

## Rounds

no-one-in = W turnieju nikogo jeszcze nie ma, więc nie może się zacząć. Poczekaj, aż ktoś dołączy.
paused-already = Turniej jest już wstrzymany. Żeby grać dalej, naciśnij **Wznów**.
nothing-to-pause = Turniej się nie zaczął, więc nie ma czego wstrzymywać. Naciśnij najpierw **Start**.
not-paused = Turniej nie jest wstrzymany, więc nie ma czego wznawiać.
started-already = Turniej już trwa. Rundy zaczynają się same.
table-label = Runda { $round } · Stolik { $table }
