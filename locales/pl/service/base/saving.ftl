not-saved = Nie udało się tego zapisać, więc nic się nie zmienia. Spróbuj za chwilę.
file-gone = Plik bazy danych zniknął, więc nic się nie zmienia. Powiedz o tym osobie, która prowadzi tego bota.
changed-elsewhere = { $kind ->
    [tournament] Ten turniej
   *[table] Ten stolik
} zmienił się w międzyczasie. Spójrz jeszcze raz i spróbuj ponownie.
one-changed-elsewhere = { $kind ->
    [tournament] Jakiś turniej
   *[table] Jakiś stolik
} zmienił się w międzyczasie. Spójrz jeszcze raz i spróbuj ponownie.
