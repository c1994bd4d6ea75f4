unknown = Esa opción ya no está. Abre `/eights me` otra vez.
hours-unreadable = No entiendo esas horas. Escríbelas como 18-23, o déjalas vacías para cualquier hora.
hours-equal = Esas horas empiezan y acaban a la vez. Escribe dos distintas, o déjalas vacías para cualquier hora.
