"""Experiments: many games at once, and what came of them."""
