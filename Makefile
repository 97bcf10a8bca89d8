# make build    the release program, .build/release/curvet (fully static on Linux)
# make demo     builds it and shows the main job
# make test     checks the layout and runs all tests
# make bench    measures against named baselines
# make fuzz     reads a million changed inputs (OPTIONS="--count N --seed S")
# make install  PREFIX=/usr/local

PREFIX ?= /usr/local
SWIFT ?= swift
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# A static program starts twice as fast and needs nothing where it runs.
ifeq ($(shell uname),Linux)
STATIC := -Xswiftc -static-executable -Xswiftc -use-ld=lld
endif

.PHONY: build demo test lint bench fuzz install deps test-deps clean

build: deps
	$(SWIFT) build -c release --product curvet $(STATIC)

demo: build
	@Examples/demo .build/release/curvet

test: deps test-deps lint
	$(SWIFT) test

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Benchmarks

bench: build
	$(MAKE) -C Benchmarks

fuzz: deps
	$(SWIFT) build -c release --product Fuzz
	@.build/release/Fuzz $(OPTIONS)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/curvet "$(DESTDIR)$(PREFIX)/bin/curvet"

# SQLite's header and library are all that is needed besides the toolchain.
deps:
	@if echo '#include <sqlite3.h>' | clang -E -x c - >/dev/null 2>&1; then :; \
	elif command -v apt-get >/dev/null; then \
	  echo "Installing libsqlite3-dev"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends libsqlite3-dev; \
	elif command -v brew >/dev/null; then brew install sqlite3; \
	else echo "Install the development files of SQLite 3 (libsqlite3-dev, sqlite-devel)"; exit 1; fi

# The tests hold the schemas against Python's jsonschema, in an environment of the project's own.
VENV := .venv
PIP := $(VENV)/bin/python3 -m pip install -q --disable-pip-version-check
REQUIREMENTS := $(wildcard Tests/SchemaChecking/requirements*.txt)

test-deps:
	@if $(VENV)/bin/python3 -c 'import jsonschema' 2>/dev/null \
	  && cat $(REQUIREMENTS) | cmp -s - $(VENV)/installed; then exit 0; fi; \
	if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then \
	  if command -v apt-get >/dev/null; then \
	    echo "Installing python3-venv"; \
	    $(SUDO) apt-get update -qq \
	      && $(SUDO) apt-get install -y -qq --no-install-recommends python3 python3-venv; \
	  else echo "Install Python 3 with its module venv"; exit 1; fi; \
	fi; \
	echo "Installing what the tests need into $(VENV)"; \
	python3 -m venv --clear $(VENV) \
	  && $(PIP) -r Tests/SchemaChecking/requirements.txt \
	  && $(PIP) --no-deps -r Tests/SchemaChecking/requirements-alone.txt \
	  && cat $(REQUIREMENTS) > $(VENV)/installed

clean:
	$(SWIFT) package clean
