"""The Boss Monster family at the command line."""
