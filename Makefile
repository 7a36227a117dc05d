# Everything for players and developers; `make help` lists it. One virtual environment, .venv, holds pinned
# libraries (requirements/) and the wheel made from src/. It is kept up to date by itself.

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
PYTEST := $(PY) -m pytest -p no:cacheprovider
SHARED := -n $(JOBS) --dist worksteal
INTERPRETED := PYTHONPATH=src EXPECT_CORE=interpreted
COMPILED := EXPECT_CORE=compiled

# The tests that also run on the interpreted core, except slow ones.
# The longest come first, so that no process waits for another at the end.
CORE_TESTS ?= tests/bots tests/rooms tests/core tests/conformance tests/properties tests/unit

.PHONY: web help play test test-web test-compiled test-interpreted doctest bench bench-rooms bench-peers bench-web bench-actions bench-offline bench-load \
        bench-attacks lowest train train-bots ladder puzzles lint format dist conformance torture docs \
        docs-check site-docs lock sanitize clean install compiled tools
.DEFAULT_GOAL := help
.NOTPARALLEL:

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{printf "  make %-12s %s\n", $$1, $$2}'

play: install ## play in the browser
	@$(VENV)/bin/happycity $(ARGS)

test: test-web test-compiled test-interpreted doctest conformance docs-check ## all tests on the compiled core, the rules' own also on the interpreted one

test-web: $(VENV)/.build ## unit tests of the browser client
	@echo "== The browser client's own tests"
	@$(PY) _build/web.py --test

test-compiled: compiled $(VENV)/.test
	@tools/need.sh browser
	@tools/need.sh postgres
	@tools/need.sh helpers
	@echo "== The suite on the compiled core"
	@$(COMPILED) $(PYTEST) $(SHARED) -m "not torture" tests

test-interpreted: $(VENV)/.test
	@echo "== The core's tests on the interpreted core"
	@$(INTERPRETED) $(PYTEST) $(SHARED) -m "not slow and not torture" $(CORE_TESTS)
	@$(INTERPRETED) $(PYTEST) $(SHARED) -m "core and not torture" tests/lab tests/oracle tests/envs

doctest: $(VENV)/.test
	@echo "== Examples in README and docstrings"
	@$(INTERPRETED) $(PYTEST) --doctest-modules --doctest-glob='*.md' README.md docs/lab.md docs/library.md src/happycity

torture: compiled $(VENV)/.test ## long random runs, fuzzing and both cores against each other
	@$(COMPILED) $(PYTEST) $(SHARED) -m torture tests

conformance: $(VENV)/.made ## which tests prove which rule
	@$(PY) tools/conformance.py

bench: compiled ## speed against the C yardstick
	@$(PY) bench/bench.py $(ARGS)

bench-rooms: compiled ## commands a second through the pure rooms
	@$(PY) bench/rooms.py $(ARGS)

bench-peers: compiled $(VENV)/.test ## random steps a second, beside other libraries (installs them into .venv-peers)
	@$(PY) bench/peers.py $(ARGS)

bench-web: compiled $(VENV)/.test ## how soon the start page is there, in a real Chromium
	@$(PY) bench/first_paint.py $(ARGS)

bench-actions: compiled $(VENV)/.test ## what an action costs the browser's main thread, in whole games
	@$(PY) bench/main_thread.py $(ARGS)

bench-offline: compiled $(VENV)/.test ## sizes and times of playing without a network, in a real Chromium
	@$(PY) bench/offline.py $(ARGS)

bench-load: compiled $(VENV)/.test ## 500 rooms x 4 sockets on SQLite and on PostgreSQL for five minutes each: p50, p99, max (ARGS="--beside boardgame.io")
	@$(PY) bench/load.py --limit 150 $(ARGS)
	@$(PY) tools/postgres.py with $(PY) bench/load.py --limit 150 $(ARGS)

bench-attacks: compiled $(VENV)/.test ## what others notice of each attack on a server: p50, p99, max
	@$(PY) bench/attacks.py $(ARGS)

train: compiled $(VENV)/.test ## train an agent with JAX, which is installed into .venv-train (ARGS="--minutes 30")
	@test -e .venv-train/jax || $(PIP) install --target .venv-train "jax>=0.5"
	@PYTHONPATH=.venv-train JAX_PLATFORMS=cpu $(PY) examples/train_agent.py $(ARGS)

train-bots: compiled ## learn the rollout policy of the search again, in minutes (ARGS="--anew")
	@$(PY) tools/train_bots.py $(ARGS)

ladder: compiled $(VENV)/.lab ## strength of the bots: goes on with docs/ladder/ and writes the tables (ARGS="--minutes 30")
	@$(PY) tools/ladder.py $(ARGS)

puzzles: compiled $(VENV)/.lab ## find puzzles in games of strong bots, where it stopped (ARGS="--minutes 30")
	@$(PY) tools/puzzles.py make $(ARGS)

lint: $(VENV)/.build $(VENV)/.lint $(VENV)/.test $(VENV)/.runtime web ## style, types, import contracts, forbidden shifts
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo --no-cache
	@$(PY) tools/check_shifts.py
	@PYTHONPATH=src $(PY) tools/check_messages.py
	@PYTHONPATH=src $(PY) tools/web_data.py --check
	@$(PY) _build/web.py --check

format: $(VENV)/.lint $(VENV)/.build ## format the code with ruff and Prettier
	@$(VENV)/bin/ruff check --fix --quiet .
	@$(VENV)/bin/ruff format .
	@$(PY) _build/web.py --format

docs: $(VENV)/.runtime ## rebuild the generated documents
	@PYTHONPATH=src $(PY) tools/docs.py

docs-check: $(VENV)/.runtime
	@PYTHONPATH=src $(PY) tools/docs.py --check

site-docs: $(VENV)/.docs ## the documentation site in build/site-docs, strictly: no dead link, no foreign host
	@mkdir -p build
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(PY) -m mkdocs build --strict --clean >build/site-docs.log 2>&1 || { cat build/site-docs.log; exit 1; }
	@PYTHONPATH=src $(PY) tools/site_docs.py build/site-docs

lowest: $(VENV)/.made web ## the server's tests with the lowest versions that pyproject.toml allows
	@$(PY) tools/lowest.py

dist: $(VENV)/.build $(VENV)/.dist ## sdist, platform wheel and pure wheel in dist/, each tried in a clean environment
	@$(PY) tools/dist.py

sanitize: $(VENV)/.runtime $(VENV)/.build ## games at random and of bots on a core built with the undefined-behaviour sanitizer
	@tools/need.sh compiler
	@$(PY) tools/sanitize.py $(ARGS)

lock: $(VENV)/.made ## renew the exact versions in requirements/
	@$(PY) tools/lock.py $(ARGS)

clean: ## remove .venv and all that was made
	@rm -rf .venv .venv-* build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@rm -rf web/node_modules src/happycity/server/http/static
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

web: $(VENV)/.build ## build the browser client, if its sources changed
	@$(PY) _build/web.py

install: $(VENV)/.runtime $(VENV)/.build web
	@$(PY) tools/install.py

compiled: $(VENV)/.runtime $(VENV)/.build web
	@tools/need.sh compiler
	@$(PY) tools/install.py --compiled

tools: $(VENV)/.runtime $(VENV)/.build $(VENV)/.dist $(VENV)/.lint $(VENV)/.test

$(VENV)/.made: FORCE
	@PYTHON="$(PYTHON)" tools/venv.sh $(VENV)

FORCE:

$(VENV)/.%: requirements/%.txt $(VENV)/.made
	@echo "Installing $<"
	@$(PIP) install -r $<
	@touch $@
