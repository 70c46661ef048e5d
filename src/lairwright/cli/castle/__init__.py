"""The castle-raid game at the command line."""
