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
