"""The command line `lair`: one module per command."""
