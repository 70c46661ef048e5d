"""``lair serve``: the table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from lairwright.cli.language import texts_of
from lairwright.kernel.errors import LairwrightError

_LAST_PORT: Final = 65535


def serve_command(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help-serve-port")] = 8080,
    data: Annotated[Path | None, typer.Option(help="help-serve-data")] = None,
    allow_host: Annotated[list[str] | None, typer.Option(help="help-serve-allow-host")] = None,
    trust_proxy: Annotated[list[str] | None, typer.Option(help="help-serve-trust-proxy")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="help-serve-no-open")] = False,
) -> None:
    """Serve until interrupted."""
    texts = texts_of(context)
    try:
        # Imported here, because the other commands work without the packages a server needs.
        from lairwright.server.callers import Proxies
        from lairwright.server.folder import FolderInUseError
        from lairwright.server.serve import is_own_address, port_is_free, serve
        from lairwright.server.settings import from_environment, user_data
        from lairwright.server.storage.store import StorageError
    except ModuleNotFoundError as missing:
        raise LairwrightError(texts.say("serve-not-installed", module=str(missing.name))) from None
    if not 1 <= port <= _LAST_PORT:
        raise LairwrightError(texts.say("serve-bad-port", port=str(port)))
    if not is_own_address(host):
        raise LairwrightError(texts.say("serve-bad-host", host=host))
    if not port_is_free(host, port):
        raise LairwrightError(texts.say("serve-port-taken", port=str(port), host=host))
    folder = data or user_data()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise LairwrightError(texts.say("serve-no-folder", folder=str(folder), reason=reason)) from None
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
    address = f"http://{shown}:{port}/"

    def started() -> None:
        print(texts.say("serve-address", address=address), flush=True)
        print(texts.say("serve-stop", folder=str(folder)), flush=True)
        if not no_open:  # in a thread of its own: some browsers' launchers wait
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = from_environment(folder, host, port)
    if allow_host:
        settings = replace(settings, hosts=" ".join(allow_host))
    for proxy in trust_proxy or ():
        try:
            Proxies(proxy)
        except LairwrightError:
            raise LairwrightError(texts.say("serve-bad-proxy", proxy=proxy)) from None
    if trust_proxy:
        settings = replace(settings, proxies=" ".join(trust_proxy))
    try:
        serve(settings, started)
    except FolderInUseError:
        raise LairwrightError(texts.say("serve-folder-in-use", folder=str(folder))) from None
    except StorageError as problem:
        file = str(settings.database_file)
        raise LairwrightError(texts.say("serve-bad-data", file=file, reason=str(problem))) from None
