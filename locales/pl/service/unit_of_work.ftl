not-saved = Nie udało się tego zapisać, więc nic się nie zmienia. Spróbuj za chwilę.
file-gone = Plik bazy danych zniknął, więc nic się nie zmienia. Powiedz o tym osobie, która prowadzi tego bota.
changed-elsewhere = To się w międzyczasie zmieniło. Spójrz jeszcze raz i spróbuj ponownie.
