"""How a shown value explains itself."""

from __future__ import annotations

#: One part of a value, as views show it: where it comes from and how much it adds.
Part = tuple[str, int]
