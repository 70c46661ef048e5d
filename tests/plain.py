"""Views as plain data: the same with lists for tuples, and proof that nothing else is in them."""

from __future__ import annotations


def as_lists(value: object) -> object:
    """A view as JSON would bring it back. Anything that is not plain data is an error."""
    if isinstance(value, dict):
        assert all(type(name) is str for name in value)
        return {name: as_lists(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [as_lists(part) for part in value]
    assert value is None or type(value) in (str, int, bool), f"not plain data: {value!r}"
    return value
