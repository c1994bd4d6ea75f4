pass-left = doorgeefkaart naar links
    .short = Geef door ←
pass-right = doorgeefkaart naar rechts
    .short = Geef door →
