misfit = Turniej gra się w rundach, przy stolikach po trzy i cztery osoby, każdy za siebie. { $game } z tymi zasadami tak nie działa: wybierz inną grę albo inne zasady domowe.
