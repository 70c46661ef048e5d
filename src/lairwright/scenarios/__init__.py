"""Scenarios: tables that are set, played and checked; rule tests, lessons and bug reports in one form."""
