"""The Boss Monster family: dungeon-building card games on the kernel."""
