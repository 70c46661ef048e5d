"""What survives the process: tables, what happened in their lobby, and the choices made at them."""
