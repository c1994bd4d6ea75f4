# Des règles maison dont certaines n’existent plus.

left-out = { $count ->
    [1] Une de ces règles maison n’existe plus, donc elle est ignorée.
   *[other] { $count } de ces règles maison n’existent plus, donc elles sont ignorées.
}
