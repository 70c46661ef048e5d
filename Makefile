# The developer's interface. Plain "make" lists the targets.

PYTHON ?= python3
ARGS ?=
WORKERS ?= auto

VENV := .venv
BIN := $(VENV)/bin
CODE := src $(wildcard tests bench)

# .venv is made and filled by lairwright_venv.py: an empty file in it says of each lock in requirements/ that it is installed.
# The browser's page is built by lairwright_client.py, and the package by lairwright_install.py. Installed it can be compiled,
# and no stale extension can lie beside the sources.
HERE := $(VENV)/.here
DEV := $(VENV)/.dev
CLIENT := $(BIN)/python build_backend/lairwright_client.py
INSTALL := $(BIN)/python build_backend/lairwright_install.py

# .venv is kept as long as it belongs to this folder (a copied or moved checkout would otherwise run the code of the old
# one) and nothing interrupted an installation into it. Naming PYTHON= asks for that very version; without it, whatever .venv
# was made with stays.
version := import sys; print(sys.version)
ifneq ($(shell cat $(HERE) 2>/dev/null),$(CURDIR))
new_venv := yes
else ifeq ($(wildcard $(BIN)/python),)
new_venv := yes
else ifneq ($(wildcard $(VENV)/.begun),)
new_venv := yes
else ifneq ($(origin PYTHON),file)
ifneq ($(shell "$(PYTHON)" -c '$(version)' 2>&1 || :),$(shell $(BIN)/python -c '$(version)' 2>&1 || :))
new_venv := yes
endif
endif

ENGINE_TESTS := tests/engine tests/golden tests/properties tests/scenarios tests/errors tests/bots tests/stones/test_library.py

.DEFAULT_GOAL := help
.PHONY: help setup play page web browser screenshots test sources check extras format soak kills hammer bench docs lock clean distclean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: $(DEV) ## make .venv with everything in it, the engine compiled (PYTHON=python3.13 picks the interpreter)
	@$(CLIENT) ensure
	@$(INSTALL) setup

# Only what the table needs, the page and its server at once. The compiler works beside the open table, for the next start.
play: ## open the table in the browser (ARGS="--port 9000" is passed on; in the terminal: .venv/bin/lair play)
	@$(MAKE) --silent --no-print-directory -j2 page $(VENV)/.play
	@$(INSTALL) play $(ARGS)

page: $(VENV)/.page
	@$(CLIENT) ensure

web: $(DEV) ## build the browser's page next to the sources, for PYTHONPATH=src
	@$(CLIENT)

browser: $(DEV) ## make sure there is a Chromium for the tests
	@$(BIN)/python -m tests.browser.chromium

screenshots: web browser ## retake the pictures in docs/screenshots (ARGS="docs/screenshots gallery": only that one)
	PYTHONPATH=src $(BIN)/python -m tests.browser.screenshots $(ARGS)

SOURCES := PYTHONPATH=src $(BIN)/python -m pytest
SHARED := -n $(WORKERS) --dist worksteal

# Where ARGS picks some tests, a part that has none of them has not failed.
SOME := $(ARGS)$(if $(strip $(ARGS)), || test $$? -eq 5)

# What needs the installed build: the engine's tests run on it as well, and one compares its games with those of the sources.
SAME_GAMES := tests/builds/test_same_games.py

# What every word of the vocabulary does, form by form: once is enough.
INSTALLED_ONLY := tests/engine/words

# The page is built first, because installing and checking both want its packages. Then the compiler has one processor, and
# the checks and all tests on the sources as they are have what is left; the browser comes after them, because it keeps an
# event loop to itself. Last is what concerns the engine, on the build that was installed: compiled, where there is a C compiler.
test: web browser ## everything CI runs: lint, types, tests on both builds and in a browser (ARGS="-k bait" is passed to pytest)
	@$(MAKE) --no-print-directory -j2 setup sources
	$(BIN)/python -m pip check
	$(SOURCES) $(SHARED) tests/browser $(SOME)
	$(BIN)/lair --version
	$(BIN)/python -m pytest $(SHARED) -p no:cacheprovider $(ENGINE_TESTS) $(SAME_GAMES) $(SOME)

sources: check
	$(CLIENT) npm test --silent
	$(SOURCES) $(SHARED) --ignore=tests/browser --ignore=$(SAME_GAMES) --ignore=$(INSTALLED_ONLY) $(SOME)

check: $(DEV) ## lint, format and types only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CODE)
	$(CLIENT) npm run --silent check

extras: $(DEV) ## install each extra on its own with the newest versions it allows, and use it (needs a network)
	$(BIN)/python -m tests.builds.fresh_extras

format: setup ## format the code and apply the safe fixes
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

soak: setup ## long random play, looking for broken invariants
	$(BIN)/python -m tests.soak $(ARGS)

kills: setup ## kill a busy server a thousand times; nothing it acknowledged may be lost (ARGS="--kills 100")
	$(BIN)/python -m tests.server.kills $(ARGS)

hammer: setup ## send a million bad messages to a server while people play on it (ARGS="--messages 100000")
	$(BIN)/python -m tests.server.bad_messages $(ARGS)

bench: $(DEV) ## measure the engine, interpreted and compiled, against other libraries (ARGS="--write docs/benchmarks.md")
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python bench/peers.py $(ARGS)

docs: setup ## write what is generated from the sources: rules and proofs, the words of cards, the protocol and its types
	PYTHONPATH=src $(BIN)/python -m lairwright.cli.main conformance --write docs/conformance.md
	PYTHONPATH=src $(BIN)/python -m lairwright.server.proofs
	PYTHONPATH=src $(BIN)/python -m lairwright.text.dungeon.glossary
	PYTHONPATH=src $(BIN)/python -m lairwright.server.contract

lock: setup ## update the pins in requirements/ (ARGS=--upgrade: newest versions; ARGS="-P ruff": one package)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/python build_backend/lairwright_locks.py $(ARGS)

clean: ## remove caches and build results (.venv stays)
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf src/lairwright/server/static web/node_modules
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
	find $(CODE) -name '*.so' -type f -delete

distclean: clean ## remove .venv as well
	rm -rf $(VENV)

ifdef new_venv
$(HERE): FORCE
	@"$(PYTHON)" -c '' 2>/dev/null || { \
		echo "make: cannot run \"$(PYTHON)\". Lairwright needs Python 3.11 or newer; name one with PYTHON=/path/to/python3."; \
		exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "make: \"$(PYTHON)\" is $$("$(PYTHON)" -V 2>&1). Lairwright needs Python 3.11 or newer; name one with PYTHON=/path/to/python3."; \
		exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "make: \"$(PYTHON)\" cannot make virtual environments: its venv or ensurepip module is missing."; \
		echo "      On Debian and Ubuntu: apt install python3-venv. Or name another interpreter with PYTHON=/path/to/python3."; \
		exit 1; }
	@"$(PYTHON)" build_backend/lairwright_venv.py make $(VENV)
endif

$(VENV)/.%: requirements/%.txt $(HERE)
	@$(BIN)/python build_backend/lairwright_venv.py install $*

# One pip at a time; Node comes first, because the page can be built while the rest is installed.
$(VENV)/.play: | $(VENV)/.page
