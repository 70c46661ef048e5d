"""Who asks, and under which name: the ``Host`` of a request, and addresses behind proxies."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lairwright.kernel.errors import LairwrightError
from lairwright.server.callers import Names, Proxies, host_of, party
from tests.server.serving import Data, Server, Zygote, serving

ADDRESSES = st.ip_addresses(v=4) | st.ip_addresses(v=6)


# -- names -----------------------------------------------------------------------------------------------------------


def asked_as(server: Server, host: str, path: str = "/api/health", **headers: str) -> httpx.Response:
    return server.get(path, host=host, **headers)


@pytest.mark.parametrize("path", ["/api/health", "/", "/t/abc", "/api/tables"])
def test_a_name_that_points_here_is_not_enough(server: Server, path: str) -> None:
    """A page of another site whose name was made to point to this machine must get nothing."""
    for host in (f"localhost:{server.port}", server.address, "127.0.0.1", "[::1]:80", "192.168.1.7", "any.localhost"):
        assert asked_as(server, host, path).status_code == 200, host
    for host in (
        "evil.example",
        f"evil.example:{server.port}",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "-",
    ):
        answer = asked_as(server, host, path)
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host"), host
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


def test_the_refusal_of_a_name_speaks_four_languages(server: Server) -> None:
    texts = {asked_as(server, "evil.example", f"/?lang={lang}").json()["text"] for lang in ("en", "pl", "ru", "de")}
    assert len(texts) == 4
    assert all("evil.example" in text for text in texts)
    assert asked_as(server, "evil.example", "/?lang=xx").json()["text"] in texts


def test_a_socket_for_another_name_is_not_accepted(server: Server) -> None:
    place = server.open(2)
    headers = {"host": "evil.example", "connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    headers["sec-websocket-key"] = "AAAAAAAAAAAAAAAAAAAAAA=="
    assert server.get(f"/ws/{place.table}", **headers).status_code == 403


def test_names_can_be_allowed(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, hosts="play.example.org, *.example.net") as server:
        for host in ("play.example.org", "PLAY.example.org.:443", "a.example.net", "localhost"):
            assert asked_as(server, host).status_code == 200, host
        for host in ("example.org", "example.net", "xexample.net", "play.example.org.evil.example"):
            assert asked_as(server, host).status_code == 421, host


def test_in_a_network_the_machine_is_known_by_its_own_names() -> None:
    own = socket.gethostname().lower()
    for everywhere in ("0.0.0.0", "::", "192.168.1.7"):
        names = Names(everywhere, "")
        assert own in names
        assert f"{own.partition('.')[0]}.local:8080" in names
        assert "192.168.1.7:8080" in names
        assert "evil.example" not in names
        assert f"{own.partition('.')[0]}.evil.example" not in names
    assert "boss.home" in Names("boss.home", "")
    assert f"{own.partition('.')[0]}.local" not in Names("127.0.0.1", "")
    assert "evil.example" in Names("127.0.0.1", "*")


@given(ADDRESSES, st.integers(1, 65535))
def test_an_address_is_nobodys_name(address: IPv4Address | IPv6Address, port: int) -> None:
    written = f"[{address}]" if address.version == 6 else str(address)
    assert f"{written}:{port}" in Names("127.0.0.1", "")
    assert written in Names("127.0.0.1", "")


@given(st.text(max_size=30))
def test_no_name_breaks_anything(name: str) -> None:
    names, proxies = Names("0.0.0.0", ""), Proxies("10.0.0.0/8")
    assert f"{name}.example" not in names
    assert isinstance(name in names, bool)
    headers = [(b"x-forwarded-for", name.encode("latin-1", "replace")), (b"forwarded", name.encode("utf-8"))]
    assert proxies.client("10.0.0.1", headers)
    assert not proxies.secure("10.0.0.1", headers)


# -- addresses -------------------------------------------------------------------------------------------------------


def client(trusted: str, peer: str, plain: str = "", standard: str = "") -> str:
    headers = [(b"x-forwarded-for", plain.encode())] if plain else []
    if standard:
        headers.append((b"forwarded", standard.encode()))
    return Proxies(trusted).client(peer, headers)


@pytest.mark.parametrize(
    ("trusted", "peer", "plain", "standard", "found"),
    [
        ("", "10.0.0.1", "1.2.3.4", "", "10.0.0.1"),  # nobody is believed unless it is said
        ("10.0.0.2", "10.0.0.1", "1.2.3.4", "", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", "1.2.3.4", "", "1.2.3.4"),
        ("10.0.0.1", "10.0.0.1", "9.9.9.9, 1.2.3.4", "", "1.2.3.4"),  # what the client wrote itself
        ("10.0.0.0/8", "10.0.0.1", "9.9.9.9, 1.2.3.4, 10.3.0.1", "", "1.2.3.4"),
        ("10.0.0.0/8", "10.0.0.1", "10.3.0.1", "", "10.3.0.1"),  # somebody inside
        ("10.0.0.1", "10.0.0.1", "", "", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", "unknown", "", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", "1.2.3.4:5678", "", "1.2.3.4"),
        ("10.0.0.1", "10.0.0.1", "", "for=1.2.3.4;proto=https", "1.2.3.4"),
        ("10.0.0.1", "10.0.0.1", "", 'for=9.9.9.9, For="[2001:db8::7]:4711"', "2001:db8::7"),
        ("10.0.0.1", "10.0.0.1", "1.2.3.4", "for=1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "10.0.0.1", "1.2.3.4", "for=9.9.9.9", "10.0.0.1"),  # one of them is the client's own
        ("::1", "::1", "2001:db8::7", "", "2001:db8::7"),
        ("127.0.0.1", "::ffff:127.0.0.1", "1.2.3.4", "", "1.2.3.4"),
    ],
)
def test_only_trusted_proxies_say_whom_they_ask_for(
    trusted: str, peer: str, plain: str, standard: str, found: str
) -> None:
    assert client(trusted, peer, plain, standard) == found


@given(st.lists(ADDRESSES.map(str) | st.text('abc:.,;=[]" ', max_size=12), max_size=5), ADDRESSES)
def test_whatever_a_client_sends_its_address_is_what_the_proxy_saw(
    invented: list[str], real: IPv4Address | IPv6Address
) -> None:
    expected = party(str(real))
    said = ", ".join([*invented, str(real)])
    if str(real) != "10.0.0.1":
        assert party(client("10.0.0.1", "10.0.0.1", said)) == expected


def test_one_house_is_one_address() -> None:
    assert party("2001:db8:1:2::1") == party("2001:db8:1:2:ffff::9") != party("2001:db8:1:3::1")
    assert party("1.2.3.4") == "1.2.3.4" == party("::ffff:1.2.3.4")


def test_proxies_that_are_no_addresses_are_one_sentence() -> None:
    with pytest.raises(LairwrightError, match="'nginx'"):
        Proxies("10.0.0.1 nginx")


def opened(server: Server, **headers: str) -> httpx.Response:
    body: Data = {"name": "Ann", "settings": {"game": "boss-monster", "seats": 2}}
    server.http.cookies.clear()
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return server.http.post("/api/tables", json=body, headers=sent)


def test_behind_a_proxy_everybody_has_an_allowance_of_their_own(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, openings=1, opening_rate=0.0, proxies="127.0.0.1") as server:
        codes = [
            opened(server, x_forwarded_for=whom).status_code
            for whom in ("1.1.1.1", "2.2.2.2", "1.1.1.1", "8.8.8.8, 2.2.2.2", "2001:db8::1", "2001:db8::2")
        ]
        assert codes == [201, 201, 429, 429, 201, 429]


def test_without_trust_nobody_gets_a_second_allowance(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, openings=1, opening_rate=0.0) as server:
        codes = [opened(server, x_forwarded_for=f"1.1.1.{number}").status_code for number in range(3)]
        assert codes == [201, 429, 429]


def test_cookies_are_for_encrypted_ways_only_if_a_trusted_proxy_says_so(
    server: Server, zygote: Zygote, tmp_path: Path
) -> None:
    said = {"x_forwarded_proto": "https", "x_forwarded_for": "1.1.1.1"}
    assert "secure" not in opened(server, **said).headers["set-cookie"].lower()
    with serving(zygote, tmp_path, proxies="127.0.0.1") as trusting:
        assert "secure" in opened(trusting, **said).headers["set-cookie"].lower()
        assert "secure" in opened(trusting, forwarded="for=1.1.1.1;proto=https").headers["set-cookie"].lower()
        assert "secure" not in opened(trusting, x_forwarded_for="1.1.1.1").headers["set-cookie"].lower()


# -- the page --------------------------------------------------------------------------------------------------------


def test_a_page_may_open_sockets_to_its_own_server_only(server: Server) -> None:
    policy = server.get("/").headers["content-security-policy"]
    parts = {words[0]: words[1:] for words in (part.split() for part in policy.split(";"))}
    assert parts.get("connect-src", parts["default-src"]) == ["'self'"]


@pytest.mark.parametrize(
    ("written", "good"),
    [
        ("localhost", True),
        ("localhost:8080", True),
        ("[::1]:8080", True),
        ("play.example.org:", True),
        ("127.0.0.1:99999", False),
        ("127.0.0.1:-1", False),
        ("127.0.0.1:" + "9" * 5000, False),
        ("localhost:1:2", False),
        ("localhost/x", False),
        ("a@localhost", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_a_host_is_a_name_and_a_port_that_can_be(written: str, good: bool) -> None:
    assert host_of([(b"host", written.encode())]) == (written if good else "")
    assert host_of([(b"host", written.encode()), (b"host", b"localhost")]) == ""
