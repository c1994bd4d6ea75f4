pass-left = doorgeefkaart naar links
    .short = Door ←
    .typed = links doorlinks
pass-right = doorgeefkaart naar rechts
    .short = Door →
    .typed = rechts doorrechts
