"""From set files to cards."""
