code-holds = { $game }, { $count ->
    [0] bez zmian
    [one] { $count } zasada domowa
    [few] { $count } zasady domowe
    [many] { $count } zasad domowych
   *[other] { $count } zasady domowej
}
heading = { $game }, miejsca: { $seats }
preset-heading = { $name } · { $game }, miejsca: { $seats }
which-saved = Które zasady domowe? Wybierz je z listy w `name:`.
