"""Rows of each subject: values in, values out."""
