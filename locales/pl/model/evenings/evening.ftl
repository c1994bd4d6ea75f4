server-full = { $count ->
    [one] Na tym serwerze jest już umówiony { $count } wieczór, więcej się nie da
    [few] Na tym serwerze są już umówione { $count } wieczory, więcej się nie da
    [many] Na tym serwerze jest już umówionych { $count } wieczorów, więcej się nie da
   *[other] Umówione wieczory na tym serwerze: { $count }, więcej się nie da
}. Najpierw odwołaj któryś.
person-full = { $count ->
    [one] Masz tu już umówiony { $count } wieczór, więcej się nie da
    [few] Masz tu już umówione { $count } wieczory, więcej się nie da
    [many] Masz tu już umówionych { $count } wieczorów, więcej się nie da
   *[other] Twoje umówione wieczory: { $count }, więcej się nie da
}. Najpierw odwołaj któryś.
begun = Ten wieczór już trwa. Dołącz do stolika: `/eights show what:Stoliki`.
over = Ten wieczór już był. Umów nowy: `/eights plan`.
gone = Ten wieczór nie jest już umówiony. Umów nowy: `/eights plan`.
guests-full = Lista jest pełna, już { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}. Więcej nie zawołam, ale zajrzyj, gdy stolik się otworzy.
not-saved = Nie udało mi się zapisać wieczoru, więc nie jest umówiony. Spróbuj za chwilę.
