# Des règles maison dont certaines n’existent plus.

left-out = { $count ->
    [1] Une de ces règles maison n’existe plus : elle est laissée de côté.
   *[other] { $count } de ces règles maison n’existent plus : elles sont laissées de côté.
}
