"""The contract for client authors is written from the structures, and is current."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lairwright.server import api, protocol
from lairwright.server.contract import DOCUMENT, TYPES, document, typescript
from lairwright.server.contract_examples import EXAMPLES

ROOT = Path(__file__).parents[2]
HOW = "is not current: run PYTHONPATH=src python -m lairwright.server.contract"

STRUCTURES = [
    one
    for module in (protocol, api)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, protocol.Message) and one is not protocol.Message
]


@pytest.mark.parametrize(("path", "text"), [(DOCUMENT, document()), (TYPES, typescript())], ids=["document", "types"])
def test_what_was_written_is_current(path: Path, text: str) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == text, f"{path} {HOW}"


@pytest.mark.parametrize("one", STRUCTURES, ids=lambda one: one.__name__)
def test_every_field_of_every_structure_has_its_type(one: type[protocol.Message]) -> None:
    start = typescript().index(f"export interface {one.__name__} {{")
    body = typescript()[start:].split("\n}\n")[0]
    for item in msgspec.structs.fields(one):
        assert f"  {item.name}: " in body or f"  {item.name}?: " in body
    tag: Any = one.__struct_config__.tag
    assert (f'type: "{tag}";' in body) == (tag is not None)


def test_only_what_clients_send_may_be_left_out() -> None:
    types = typescript()
    assert "preset?: string;" in types.split("interface SettingsDraft {")[1].split("}")[0]
    assert "?" not in types.split("interface Settings {")[1].split("}")[0]
    assert "?" not in types.split("interface State {")[1].split("\n}")[0]
    assert "settings: SettingsDraft;" in types.split("interface NewTable {")[1].split("}")[0]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_messages(name: str) -> None:
    kind = getattr(protocol, name, None) or getattr(api, name)
    assert msgspec.json.decode(EXAMPLES[name], type=kind)
    assert EXAMPLES[name] in document()


def test_every_message_has_an_example() -> None:
    messages = {one.__name__ for union in (protocol.ClientMessage, protocol.ServerMessage) for one in get_args(union)}
    assert messages - set(EXAMPLES) == {"Table"}  # it is shown within "welcome"
