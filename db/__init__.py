"""Storage: values in, values out. SQL is written here and nowhere else."""
