# On a fresh clone, with python3, pip and make:   make play   or   make test
PY ?= python3
V := .venv/bin
STATIC := src/samovar/server/static/.stamp
CLIENT := $(shell find client -path client/node_modules -prune -o -type f -print 2>/dev/null)
# Every server that a test starts would otherwise compile all it imports anew, which takes as long as starting does.
unexport PYTHONDONTWRITEBYTECODE
SYNC = $(V)/uv pip install -q --python $(V)/python --no-deps --no-build-isolation -e .

.PHONY: play test test-plain test-browser thorough check check-python check-client bench mutants pictures wheel wheel-test lock

play: .venv/.ok $(STATIC)
	$(V)/samovar play

# Both at once: those in the browser wait more than they compute, and the others, which stand back for them, take what they leave.
test: .venv/.ok $(STATIC)
	$(MAKE) $(if $(findstring jobserver,$(MAKEFLAGS)),,-j2) test-browser test-plain

test-plain: .venv/.ok $(STATIC)
	nice -n 5 $(V)/pytest -m 'not e2e' --ignore tests/browser -n 2 --dist worksteal

# In a process of their own: the browser driver keeps an event loop running. By files: in some, tests share a table, and each goes on
# where the one before it left off.
test-browser: .venv/.ok $(STATIC)
	$(V)/pytest tests/browser -m e2e -n 2 --dist loadfile --no-loadscope-reorder

# The same with large numbers of seeds, games and tables, and every game compiled: before a release.
thorough:
	SAMOVAR_THOROUGH=1 $(MAKE) test

# Two halves that `make -j2 check` does side by side.
check: check-python check-client

check-python: .venv/.ok
	$(V)/ruff check .
	$(V)/ruff format --check .
	nice -n 5 $(V)/mypy
	nice -n 5 $(V)/lint-imports
	nice -n 5 $(V)/python -m tools.wire --check
	nice -n 5 $(V)/python -m tools.rows --check
	nice -n 5 $(V)/samovar rules --gate

check-client: .venv/.ok $(STATIC)
	nice -n 5 $(V)/python -m tools.client

bench: .venv/.ok
	$(V)/samovar bench

# Faults planted in the rules of a game, one by one: `make mutants GAME=steamwatchers ARGS='--sample 200'`.
mutants: .venv/.ok
	$(V)/python -m tools.mutants $(GAME) $(ARGS)

# The pictures of the documents, taken by the tests in a real browser.
pictures: .venv/.ok $(STATIC)
	SAMOVAR_SCREENSHOTS=1 $(V)/pytest tests/browser/test_pictures.py -q

# The compiled wheel, through the source archive so that no compiled file is left beside the sources; then tagged for every Linux that
# its libraries run on.
wheel: .venv/.ok $(STATIC)
	rm -rf dist
	CFLAGS="-fno-semantic-interposition -fvisibility=hidden" HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(V)/uv build -q -o dist
	$(V)/python -m tools.wheels tag dist

# Installs that wheel in a clean environment, imports it and plays.
wheel-test: .venv/.ok
	$(V)/python -m tools.wheels try dist

# The only place that resolves versions. uv.lock stays ignored because it names download hosts.
lock: .venv/.uv
	$(V)/uv lock -q --upgrade --python $(V)/python
	$(V)/uv export -q --format requirements-txt --all-extras --all-groups --no-emit-project --no-header \
	  --no-annotate -o requirements.lock
	! grep -nE '://' requirements.lock
	! grep -n '"resolved"' client/package-lock.json

# uv comes by pip, checked against the lock's own hashes.
.venv/.uv:
	test -x $(V)/pip || $(PY) -m venv .venv   # the sync below takes pip away again
	awk '/^uv==/ {on = 1} on {print} on && !/\\$$/ {exit}' requirements.lock > .venv/uv.txt
	$(V)/pip install -q --disable-pip-version-check --require-hashes -r .venv/uv.txt
	touch $@

.venv/.ok: requirements.lock pyproject.toml hatch_build.py | .venv/.uv
	$(V)/uv pip sync -q --python $(V)/python --require-hashes requirements.lock
	SAMOVAR_NO_CLIENT=1 $(SYNC)
	touch $@

$(STATIC): .venv/.ok $(CLIENT)
	$(SYNC) && touch $@
