manager = Te ustawienia zmienia tylko ktoś z uprawnieniem Zarządzanie serwerem. Poproś taką osobę.
unknown = Tej opcji już tu nie ma. Otwórz jeszcze raz `/eights settings`.
half-quiet = Podaj początek i koniec ciszy albo nie podawaj żadnego.
always-quiet = Cisza nie może zaczynać się i kończyć o tej samej godzinie. Wybierz dwie różne albo żadnej.

wrong-channel = Na tym kanale nie ma stolików. Są tutaj: { $channels }.
no-channel = Na tym kanale nie ma stolików, a kanały dla nich zostały usunięte. Poproś kogoś z uprawnieniem Zarządzanie serwerem, żeby wybrał nowe w `/eights settings`.
wrong-role-table = Stoliki otwierają tu tylko role: { $roles }. Dołącz do któregoś: `/eights show what:Stoliki`.
wrong-role-tournament = Turnieje otwierają tu tylko role: { $roles }. Poproś o to kogoś z taką rolą.
no-role = Role, które mogły to otwierać, zostały usunięte. Poproś kogoś z uprawnieniem Zarządzanie serwerem, żeby wybrał nowe w `/eights settings`.
channel-full = Kanał jest pełny, { $count ->
    [one] może tu stać { $count } stolik
    [few] mogą tu stać { $count } stoliki
    [many] może tu stać { $count } stolików
   *[other] może tu stać { $count } stolika
}. Dołącz do któregoś: `/eights show what:Stoliki`, albo spróbuj na innym kanale.
tables-of-member = { $count ->
    [one] Masz tu już otwarty { $count } stolik, więcej się nie da
    [few] Masz tu już otwarte { $count } stoliki, więcej się nie da
    [many] Masz tu już otwartych { $count } stolików, więcej się nie da
   *[other] Twoje otwarte stoliki: { $count }, więcej się nie da
}. Zamknij któryś: `/eights table action:Zamknij`.
house-rules-full = Zapisane na serwerze: { $count ->
    [one] { $count } zestaw zasad domowych, więcej się nie da
    [few] { $count } zestawy zasad domowych, więcej się nie da
    [many] { $count } zestawów zasad domowych, więcej się nie da
   *[other] { $count } zestawu zasad domowych, więcej się nie da
}. Najpierw usuń któryś: `/houserules saved action:Usuń`.
house-rules-of-member = Zapisane przez ciebie: { $count ->
    [one] { $count } zestaw zasad domowych, więcej się nie da
    [few] { $count } zestawy zasad domowych, więcej się nie da
    [many] { $count } zestawów zasad domowych, więcej się nie da
   *[other] { $count } zestawu zasad domowych, więcej się nie da
}. Najpierw usuń któryś: `/houserules saved action:Usuń`.
pace = Nie znam tego tempa. Wybierz jedno z listy.
pace-begun = Po rozdaniu tempo już się nie zmienia. Zmień je przed następnym meczem.
pace-tournament = Tempo stolików ustala turniej.

pace-30s = Na żywo · 30 sekund
pace-1m = Na żywo · 1 minuta
pace-2m = Na żywo · 2 minuty
pace-5m = Na luzie · 5 minut
pace-1h = Na luzie · 1 godzina
pace-1d = Powoli · 1 dzień
pace-3d = Powoli · 3 dni
pace-7d = Powoli · 7 dni
pace-none = Bez limitu czasu
pace-unknown = Jak zwykle

# $time is a time in words, such as 5 minutes.
pace-usual = Jak zwykle · { $time }

lasting-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
lasting-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
lasting-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
lasting-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
