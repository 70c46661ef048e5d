"""Compiling the engine with mypyc, where that is wanted and possible; all other settings are in pyproject.toml.

LAIRWRIGHT_COMPILE=1 compiles or fails; =0 never compiles; unset, the engine is compiled when a C compiler is there and
stays pure Python when anything about that goes wrong. ``lair --version`` says which it is.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.extension import Extension

sys.path.insert(0, "build_backend")
from lairwright_compiler import cold_declarations, engine_modules, wanted

MODE = "no" if {"editable_wheel", "egg_info", "dist_info", "sdist"} & set(sys.argv[1:]) else wanted()


def give_up(problem: object) -> None:
    if MODE == "yes":
        raise SystemExit(f"LAIRWRIGHT_COMPILE=1, but the engine cannot be compiled: {problem}")
    print(f"The engine stays pure Python: {problem}", file=sys.stderr)


def extensions() -> list[Extension]:
    if MODE == "no":
        return []
    # mypyc reads the sources by the names they have as modules, so they are found from the folder of the package.
    source = Path("src")
    try:
        import mypyc
        from mypyc.build import mypycify
    except ImportError as problem:
        give_up(problem)
        return []
    level = os.environ.get("LAIRWRIGHT_OPT_LEVEL", "3")
    try:
        # Its own configuration: the project's asks for checks (warn_unreachable) that are no reason not to build.
        found = mypycify(
            ["--config-file=", "--strict", *engine_modules(source)], opt_level=level, group_name="lairwright_engine"
        )
    except SystemExit as problem:  # how mypyc reports a type error
        give_up(f"mypyc gave up ({problem})")
        return []
    if sys.platform != "win32":
        runtime = Path(mypyc.__file__).with_name("lib-rt") / "CPy.h"
        cold = Path("build", "cold.h").absolute()
        made = [Path(name) for extension in found for name in extension.sources]
        compiled = "".join(path.read_text() for path in made if path.name.startswith("__native"))
        cold.write_text(cold_declarations(runtime.read_text() if runtime.is_file() else "", compiled))
        for extension in found:
            # Nobody replaces a function of ours from outside, so calls between them may be inlined: a tenth faster. Nor
            # does anybody look for our types and constants, so they are found without a detour. No debugging
            # information of code that nobody wrote: it made the library twice as large. A list of its own, because
            # mypyc gives one to all extensions.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                "-fvisibility=hidden",
                "-g0",
                "-include",
                str(cold),
            ]
    return found


class AllOrNothing(build_ext):
    """Extensions are useless one by one: if one fails, none is kept."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            give_up(problem)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
