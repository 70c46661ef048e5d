# The developer's interface. Plain "make" lists the targets.

PYTHON ?= python3
ARGS ?=
WORKERS ?= auto

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
LOCK := requirements/dev.txt
CODE := src $(wildcard tests bench)

# The package is installed, not linked: installed it can be compiled, and no stale extension can lie beside the sources.
# The name carries the wish, so that LAIRWRIGHT_COMPILE=0 after a compiled install installs anew.
INSTALLED := $(VENV)/.installed$(LAIRWRIGHT_COMPILE)
PACKAGE := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '*/static/*')
# The page is built into the package (build_backend/lairwright_client.py), from these.
PAGE := $(shell find web -type f -not -path 'web/node_modules/*')
CLIENT := $(BIN)/python build_backend/lairwright_client.py

# .venv is kept as long as it belongs to this folder: a copied or moved checkout would otherwise run the code of the old
# one. Naming PYTHON= asks for that very version; without it, whatever .venv was made with stays.
version := import sys; print(sys.version)
ifneq ($(shell cat $(STAMP) 2>/dev/null),$(CURDIR))
new_venv := yes
else ifeq ($(wildcard $(BIN)/python),)
new_venv := yes
else ifneq ($(origin PYTHON),file)
ifneq ($(shell "$(PYTHON)" -c '$(version)' 2>&1 || :),$(shell $(BIN)/python -c '$(version)' 2>&1 || :))
new_venv := yes
endif
endif

ENGINE_TESTS := tests/engine tests/golden tests/properties tests/scenarios tests/errors tests/bots

.DEFAULT_GOAL := help
.PHONY: help setup play web browser screenshots test check format soak bench docs lock clean distclean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: $(INSTALLED) ## make .venv with everything in it (PYTHON=python3.13 picks the interpreter)

play: setup ## open the table in the browser (ARGS="--port 9000" is passed on; in the terminal: .venv/bin/lair play)
	@$(BIN)/lair serve $(ARGS)

web: $(STAMP) ## build the browser's page beside the sources, for PYTHONPATH=src
	@$(CLIENT)

browser: $(STAMP) ## make sure that there is a Chromium for the tests
	@$(BIN)/python -m tests.browser.chromium

screenshots: web browser ## take the pictures of docs/screenshots anew (ARGS="docs/screenshots gallery": only that one)
	PYTHONPATH=src $(BIN)/python -m tests.browser.screenshots $(ARGS)

SOURCES := PYTHONPATH=src $(BIN)/python -m pytest
SHARED := -n $(WORKERS) --dist worksteal
# Servers and browsers share two processors with everything else that is tested, and clocks run: what
# failed among all others gets one more chance alone, and what fails twice has failed.
AGAIN := $(SOURCES) --last-failed --last-failed-no-failures none

# The page is built first, because installing and checking both want its packages; then the compiler has one processor and
# the checks another. After that everything on the sources as they are, the browser apart because it keeps an event loop to
# itself; then what concerns the engine on the build that was installed: compiled, where there is a C compiler.
test: web browser ## everything CI runs: lint, types, tests on both builds and in a browser (ARGS="-k bait" is passed to pytest)
	@$(MAKE) --no-print-directory -j2 setup check
	$(BIN)/python -m pip check
	$(CLIENT) npm test --silent
	$(SOURCES) $(SHARED) --ignore=tests/browser $(ARGS) || $(AGAIN) --ignore=tests/browser $(ARGS)
	$(SOURCES) $(SHARED) tests/browser $(ARGS) || $(AGAIN) tests/browser $(ARGS)
	$(BIN)/lair --version
	$(BIN)/python -m pytest $(SHARED) -p no:cacheprovider $(ENGINE_TESTS) $(ARGS)

check: $(STAMP) ## lint, format and types only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CODE)
	$(CLIENT) npm run --silent check

format: setup ## format the code and apply the safe fixes
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

soak: setup ## long random play, looking for broken invariants
	$(BIN)/python -m tests.soak $(ARGS)

bench: $(STAMP) ## measure the engine, interpreted, compiled and beside other libraries (ARGS="--write docs/benchmarks.md")
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python bench/peers.py $(ARGS)

docs: setup ## write what is written from the sources: rules and their proofs, the protocol and the client's types
	PYTHONPATH=src $(BIN)/python -m lairwright.cli.main conformance --write docs/conformance.md
	PYTHONPATH=src $(BIN)/python -m lairwright.server.proofs
	PYTHONPATH=src $(BIN)/python -m lairwright.server.contract

# Pins already in the file are kept unless ARGS asks otherwise. uv is a tool of this target only: it goes into .venv and
# into no requirement. Build requirements come from pyproject.toml too, because setup builds without isolation.
lock: setup ## renew requirements/dev.txt (ARGS=--upgrade: newest versions; ARGS="-P ruff": one package)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --all-extras \
			--custom-compile-command "make lock" $(ARGS) --output-file $(LOCK) pyproject.toml -
	@if grep -nE '://|^-|@ ' $(LOCK); then echo "$(LOCK) holds an address or an option; it must hold neither."; exit 1; fi

clean: ## remove caches and build results (.venv stays)
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf src/lairwright/server/static web/node_modules
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
	find $(CODE) -name '*.so' -type f -delete

distclean: clean ## remove .venv as well
	rm -rf $(VENV)

ifdef new_venv
$(STAMP): FORCE
endif

$(STAMP): pyproject.toml $(LOCK)
ifdef new_venv
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
	@echo "Making $(VENV) with $$("$(PYTHON)" -V)"
	@"$(PYTHON)" -m venv --clear $(VENV)
endif
	@echo "Installing $(LOCK)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(LOCK)
	@printf '%s\n' '$(CURDIR)' > $@

$(INSTALLED): $(STAMP) setup.py $(wildcard build_backend/*.py) README.md $(PACKAGE) $(PAGE)
	@echo "Installing Lairwright; compiling the engine takes a minute or two (LAIRWRIGHT_COMPILE=0 does without)"
	@rm -rf build $(VENV)/.installed*
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/lair --version
	@touch $@
