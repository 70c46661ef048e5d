"""The game-agnostic kernel: frames, decisions, random streams, events, records and errors."""
