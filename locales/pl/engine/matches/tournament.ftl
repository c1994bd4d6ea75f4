misfit = W turnieju gra się rundami, przy stolikach trzy- i czteroosobowych, każdy za siebie. { $game } z tymi zasadami tak nie działa: wybierz inną grę albo inne zasady domowe.
