"""Who is asking, and by which name: addresses behind proxies, and the names this server answers to."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Any, Final, final

from lairwright.kernel.errors import LairwrightError

Headers = Iterable[tuple[bytes, bytes]]
_Address = ipaddress.IPv4Address | ipaddress.IPv6Address

#: The least a provider gives one customer; anyone with one address of it has them all.
_ONE_HOUSE: Final = 64
#: Domains nobody can register, so no stranger's page can claim a name in them.
_HOME: Final = (".local", ".lan", ".home.arpa", ".internal")
_FOR: Final = re.compile(r'(?:^|[;,\s])for\s*=\s*(?:"([^"]*)"|([^;,\s]*))', re.IGNORECASE)
#: A name or an address, in brackets if it has colons, and a port.
_HOST: Final = re.compile(r"(?:\[[0-9a-f:.%]+\]|[^][:/?#@\\\s]+)(?::([0-9]{0,5}))?", re.ASCII | re.IGNORECASE)
_LAST_PORT: Final = 65_535
_PROTO: Final = re.compile(r'(?:^|[;,\s])proto\s*=\s*"?([a-z]+)', re.IGNORECASE)


def _address(text: str) -> _Address | None:
    """An address as proxies and browsers write it, with or without port and brackets."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def party(host: str) -> str:
    """Who shares limits: an IPv4 address, or a household's network in IPv6."""
    found = _address(host)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(found), _ONE_HOUSE), strict=False).network_address)
    return host if found is None else str(found)


@final
class Proxies:
    """The proxies we believe when they say who they are asking for."""

    def __init__(self, trusted: str) -> None:
        self._networks = []
        for name in filter(None, re.split(r"[\s,]+", trusted)):
            try:
                self._networks.append(ipaddress.ip_network(name, strict=False))
            except ValueError:
                raise LairwrightError(f"a trusted proxy is an address or a network, not {name!r}") from None

    def __contains__(self, host: str) -> bool:
        found = _address(host)
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, headers: Headers) -> str:
        """The nearest address that isn't one of the proxies.

        Each proxy adds whoever asked it to the end of the list, so whatever is left of the first stranger was written
        by that stranger. A proxy knows one of the two headers and passes the other on as it came; if both are there and
        don't agree, the proxy itself counts.
        """
        if peer not in self:
            return peer
        plain = self._nearest(peer, _values(headers, b"x-forwarded-for").split(","))
        found = _FOR.findall(_values(headers, b"forwarded"))
        standard = self._nearest(peer, [quoted or bare for quoted, bare in found])
        if plain is None or standard is None:
            return plain or standard or peer
        return plain if plain == standard else peer

    def _nearest(self, peer: str, chain: list[str]) -> str | None:
        """Who asked the last trusted proxy; nothing if it doesn't say."""
        found = None
        for hop in reversed([hop for hop in chain if hop.strip()]):
            address = _address(hop)
            if address is None:  # "unknown", or an invented name
                return found or peer
            found = str(address)
            if found not in self:
                break
        return found

    def secure(self, peer: str, headers: Headers) -> bool:
        """Whether a trusted proxy says that the connection to the browser is encrypted."""
        if peer not in self:
            return False
        plain = _values(headers, b"x-forwarded-proto").rpartition(",")[2].strip()
        said = [plain, *_PROTO.findall(_values(headers, b"forwarded"))[-1:]]
        return "https" in (word.lower() for word in said)


def _values(headers: Headers, name: bytes) -> str:
    return ",".join(value.decode("latin-1") for key, value in headers if key == name)


@final
class Names:
    """The names this server answers to.

    A page of another site can make its own name point to this machine; the browser then takes the server for a part of
    that site. So we answer only to names we know. Addresses are safe: no site can use one that isn't its own.
    """

    def __init__(self, host: str, more: str) -> None:
        self._known = {"localhost", host.lower()}
        self._domains = [".localhost"]
        if not _is_loopback(host):
            own = socket.gethostname().lower()
            self._known |= {own} | {own.partition(".")[0] + domain for domain in _HOME}
        for name in filter(None, re.split(r"[\s,]+", more.lower())):
            if name.startswith("*"):
                self._domains.append(name[1:])
            else:
                self._known.add(name)

    def __contains__(self, asked: str) -> bool:
        """Whether the ``Host`` of a request names this server."""
        if _address(asked) is not None:
            return True
        name = asked.lower().partition(":")[0].removesuffix(".")
        return bool(name) and (name in self._known or any(name.endswith(domain) for domain in self._domains))


def _is_loopback(host: str) -> bool:
    found = _address(host)
    return host.lower() == "localhost" if found is None else found.is_loopback


def host_of(headers: Any) -> str:
    """What the request calls this server; nothing if it doesn't say, says it twice, or says something impossible."""
    found = [value.decode("latin-1") for key, value in headers if key == b"host"]
    written = _HOST.fullmatch(found[0]) if len(found) == 1 else None
    return "" if written is None or int(written[1] or 0) > _LAST_PORT else found[0]
