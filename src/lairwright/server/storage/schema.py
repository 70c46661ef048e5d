"""The tables of the database. Nothing is ever changed or deleted except what can be recomputed (``stage``)
and what means nothing (``probes``).

``changes`` is what happened around a table (who sat down, that it was started), ``moves`` what happened in its game:
choices, and the taking back of choices, which is a move of its own. Both are numbered from 1 within their table, and
the number is part of the key: of two processes that want to write the same number only one can.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("opened", Float, nullable=False),
    #: The settings as JSON, in the form of the protocol.
    Column("settings", Text, nullable=False),
    #: Text, because a seed may need all 63 bits and JSON readers of a dump have fewer.
    Column("seed", String(20), nullable=False),
    Column("salt", String(64), nullable=False),
    #: The lesson it teaches, or nothing.
    Column("lesson", String(64), nullable=False),
    #: For the list of open tables; computed from the changes.
    Column("stage", String(16), nullable=False),
    Column("public", Integer, nullable=False),
    Index("tables_open", "public", "stage", "opened"),
)

CHANGES: Final = Table(
    "changes",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    #: JSON.
    Column("data", Text, nullable=False),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    #: ``choice`` or ``undo``.
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    #: The key of the option; nothing for an undo.
    Column("key", Text, nullable=False),
    #: How many choices an undo takes back.
    Column("back", Integer, nullable=False),
    #: Seconds of the seat's bank that the choice took.
    Column("spent", Float, nullable=False),
)

#: Something to write that means nothing: whether the disk takes it says whether it would take a choice.
PROBES: Final = Table(
    "probes",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("padding", Text, nullable=False),
)
