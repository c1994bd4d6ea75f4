# Wat we zeggen als geen enkel feit de keuze beslist.

ahead = In de rondes die ik probeerde, won dit er { $count } meer van de 100 dan de op één na beste zet.
close = Het scheelt weinig: niets was duidelijk beter.
best = Niets anders is nu meer waard.
