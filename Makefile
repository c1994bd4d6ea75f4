# Everything sets itself up: a .venv, made once and refreshed when the requirements change.
PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE  # the tests start the bot dozens of times, which is quick when it is compiled once
RUN := .venv/bin/python
PYTEST = $(RUN) -m pytest -n $(or $(WORKERS),auto) --dist worksteal
INSTALL = $(RUN) -m pip install --quiet --disable-pip-version-check $(if $(LOCKED),--constraint requirements.lock)
TOKEN = $(or $(DISCORD_TOKEN),$(shell sed -n 's/^ *\(export \)\{0,1\}DISCORD_TOKEN *= *\(.*\)/\2/p' .env 2>/dev/null | tr -d "\"' \t"))

.PHONY: run demo test postgres-tests slow-tests long-tests wire-tests gate gate-tests soak lint ruff types words-fit words lengths bench twin mutants pictures lock clean

run:  ## the bot, or the offline table when there is no token
ifeq ($(TOKEN),)
	@echo "No DISCORD_TOKEN in the environment or in .env, so this opens the offline table."
	@$(MAKE) --no-print-directory demo
else
	@$(MAKE) --no-print-directory .venv/for-running
	@exec $(RUN) bot.py
endif

demo: .venv/for-developing  ## the offline table in a browser
	@exec $(RUN) offline_table.py

test: .venv/for-developing  ## the quick ones
	$(PYTEST) -m "not slow and not soak and not long" $(PATIENT:%=--ignore=%)

gate: lint gate-tests  ## lint and all tests but the long ones and the soak

gate-tests: .venv/for-developing  # with one more for what waits for a process and leaves its core idle
	$(PYTEST) -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) -m "not soak and not long"

PATIENT := tests/wire tests/bot  # these start the bot as a process again and again, and wait for it

wire-tests: .venv/for-developing  ## the bot as a process against a stand-in for Discord on this computer, its commands and its settings
	$(PYTEST) -m "not soak and not long" $(PATIENT)

postgres-tests: .venv/for-developing  ## those of the database, on a PostgreSQL server that they start
	$(PYTEST) -m "server and not long" tests/db tests/service

slow-tests: .venv/for-developing  ## matches by the dozen, every language, rules in pairs, old databases, and the offline table in a browser
	$(PYTEST) -m "slow and not long"

long-tests: .venv/for-developing  ## what the gate leaves out: all pairs of rules, every game for all seats, and many more examples
	EXAMPLES=10 $(PYTEST) -m "long or every_game or hypothesis"

soak: .venv/for-developing  ## an evening in which Discord goes wrong, with its real time limits: SOAK_MINUTES=10, 30 at most
	$(RUN) -m pytest -s -m soak

lint: .venv/for-developing  ## types and words at the same time
	@$(MAKE) --jobs --output-sync=target --no-print-directory ruff types words-fit

ruff:
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	.venv/bin/lint-imports --no-logo --no-cache

types:
	$(RUN) -m mypy

words-fit:
	$(RUN) -m tests.tools.catalogues

words: .venv/for-developing  ## every sentence that people may read, by subject, to be read aloud: LANGUAGE=pl
	@$(RUN) -m tests.sentences $(LANGUAGE)

lengths: .venv/for-developing  ## how long each game lasts, measured anew into engine/games/variants.py: GAMES="mau-mau pesten", or all
	$(RUN) -m tests.tools.lengths $(GAMES) > .venv/variants.py && mv .venv/variants.py engine/games/variants.py

bench: .venv/for-developing  ## figures as JSON lines; ONLY=word QUICK=yes, and BASE=commit to compare with: ROUNDS=3 CPU=yes
	@$(RUN) -m tests.bench $(if $(ONLY),--only '$(ONLY)') $(if $(QUICK),--quick) \
		$(if $(BASE),--base '$(BASE)') $(if $(ROUNDS),--rounds '$(ROUNDS)') $(if $(CPU),--cpu)

twin: .venv/for-developing  ## the same matches by the engine of BASE=commit and by this one, and where they first differ
	@$(RUN) -m tests.tools.twin $(BASE)

mutants: .venv/for-developing  ## breaks of the lines that changed since BASE=commit, or of PLACES="engine model", that no test notices
	@$(RUN) -m tests.tools.mutants $(PLACES) $(BASE:%=--base %) $(MINUTES:%=--minutes %) $(NUMBER:%=--number %) \
		$(SEED:%=--seed %) $(AGAIN:yes=--again)

pictures: .venv/for-developing  ## the README's, taken at the offline table with Chromium
	$(RUN) -m tests.browser.pictures

lock: .venv/for-developing  ## the newest versions within the bounds; LOCKED=yes with any target installs these
	@.venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --annotation-style line \
		--custom-compile-command "make lock" --output-file requirements.lock requirements.txt requirements-operation.txt requirements-postgresql.txt requirements-dev.txt

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/for-running: requirements.txt | .venv/bin/python
	$(INSTALL) -r requirements.txt
	@touch $@

.venv/for-developing: requirements.txt requirements-operation.txt requirements-postgresql.txt requirements-dev.txt | .venv/bin/python
	$(INSTALL) $(addprefix -r ,$^)
	@touch $@ .venv/for-running

clean:
	rm -rf .venv
