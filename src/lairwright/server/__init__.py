"""The table in the browser: lobby, live tables, storage, and what goes over the wire."""
